// Shared by the board and the phones: an event stream that is reopened whenever it may have died. A
// notice appears while the content may be outdated. While the page is busy() it listens even if it is
// hidden.
"use strict";
function follow(address, show, refused, busy) {
  var stream = null, heard = 0, over = false;
  var kSilence = 12000, kAgain = 3000; // milliseconds; the server sends something every three seconds
  var old = document.getElementById("old");
  // What the notice covers has to be seen, too, so the page is fitted anew.
  function stale(now) {
    if (old.hidden !== now) return;
    old.hidden = !now;
    window.dispatchEvent(new Event("resize"));
  }
  function open() {
    if (stream) stream.close();
    if (over) return;
    stream = new EventSource(address());
    stream.onmessage = function (event) {
      heard = Date.now();
      stale(false);
      show(event.data);
    };
    var mine = stream;
    stream.onerror = function () {
      if (mine === stream && mine.readyState === 2) why();
    };
  }
  // Some browsers give up when only the network failed; only a response from the server means a
  // refusal.
  function why() {
    heard = 0;
    var once = new AbortController();
    fetch(address(), {signal: once.signal}).then(function (answer) {
      once.abort();
      over = !!refused && answer.status >= 400;
      if (!over) return;
      stale(false);
      refused();
    }).catch(function () {});
  }
  function close() {
    if (stream) stream.close();
    stream = null;
  }
  // A hidden page closes its stream itself, as some systems kill it without notice.
  document.addEventListener("visibilitychange", function () {
    if (!document.hidden) open(); else close_if_idle();
  });
  function close_if_idle() { if (!busy || !busy()) close(); }
  window.addEventListener("pageshow", function (event) { if (event.persisted) open(); });
  window.addEventListener("online", open);
  var opened = 0;
  setInterval(function () {
    if (document.hidden) close_if_idle();
    if (over || document.hidden || Date.now() - heard < kSilence) return;
    stale(true);
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
