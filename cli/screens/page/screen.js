// What the board and a phone have in common: a stream of events that is opened anew whenever it may
// have died, and said to be old when it is.
"use strict";
function follow(address, show, refused) {
  var stream = null, heard = 0;
  var kSilence = 35000, kAgain = 3000; // milliseconds; something is sent every 15 seconds
  var old = document.getElementById("old");
  function open() {
    if (stream) stream.close();
    stream = new EventSource(address());
    stream.onmessage = function (event) {
      heard = Date.now();
      old.hidden = true;
      show(event.data);
    };
    var mine = stream;
    stream.onerror = function () {
      if (mine.readyState === 2 && refused) refused();
    };
  }
  function close() {
    if (stream) stream.close();
    stream = null;
  }
  // A hidden page closes its stream itself: some systems kill it, and do not say so.
  document.addEventListener("visibilitychange", function () {
    if (document.hidden) close(); else open();
  });
  window.addEventListener("pageshow", function (event) { if (event.persisted) open(); });
  window.addEventListener("online", open);
  var opened = 0;
  setInterval(function () {
    if (document.hidden || Date.now() - heard < kSilence) return;
    old.hidden = false;
    if (Date.now() - opened < kAgain) return;
    opened = Date.now();
    open();
  }, 1000);
  heard = Date.now();
  open();
  open.hears = function () { return !!stream && stream.readyState === 1; };
  return open;
}

// Counts down by itself between two events.
function countdown(element) {
  var end = 0, paused = false, left = 0;
  function two(n) { return n < 10 ? "0" + n : String(n); }
  function tick() {
    if (!end && !paused) return;
    var seconds = paused ? left : Math.max(0, Math.ceil((end - Date.now()) / 1000));
    element.textContent = Math.floor(seconds / 60) + ":" + two(seconds % 60);
    element.hidden = !paused && seconds === 0;
  }
  setInterval(tick, 250);
  return function (timer) {
    paused = !!(timer && timer.paused);
    left = timer ? timer.seconds : 0;
    end = timer && !paused ? Date.now() + 1000 * left : 0;
    element.hidden = !timer;
    tick();
  };
}

function put(id, html) {
  var element = document.getElementById(id);
  if (element.dataset.was === html) return;
  element.dataset.was = html;
  element.innerHTML = html;
}
