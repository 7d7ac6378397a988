// A player's phone. The data sent to it is encrypted; private content is on the page only while the
// button is held.
"use strict";
(function () {
  // A different code in the same window means a different phone.
  window.addEventListener("hashchange", function () { location.reload(); });
  var code = location.hash.slice(1);
  if (code) {
    // The code must not stay in the address bar, where it might be shared.
    history.replaceState(null, "", location.pathname + location.search);
    sessionStorage.setItem("code", code);
  } else {
    code = sessionStorage.getItem("code") || "";
  }

  function bytes(base64) {
    var text = atob(base64.replace(/-/g, "+").replace(/_/g, "/")), out = new Uint8Array(text.length);
    for (var i = 0; i < text.length; i++) out[i] = text.charCodeAt(i);
    return out;
  }
  function derived(purpose, secret) {
    var input = new Uint8Array(purpose.length + secret.length);
    for (var i = 0; i < purpose.length; i++) input[i] = purpose.charCodeAt(i);
    input.set(secret, purpose.length);
    return nacl.hash(input);
  }
  function hex(array) {
    return Array.from(array, function (b) { return (b < 16 ? "0" : "") + b.toString(16); }).join("");
  }

  var secret = new Uint8Array(0);
  try { secret = bytes(code); } catch (error) { /* no code at all */ }
  if (secret.length !== 16) {
    document.getElementById("foreign").hidden = false;
    return;
  }
  var key = derived("narrator phone seal", secret).slice(0, 32);
  var answerKey = derived("narrator phone answer", secret).slice(0, 32);
  var name = hex(derived("narrator phone name", secret).slice(0, 16));

  function opened(data) {
    var sealed = bytes(data);
    var text = nacl.secretbox.open(sealed.slice(24), sealed.slice(0, 24), key);
    return text && JSON.parse(new TextDecoder().decode(text));
  }

  // Messages always have the same length, whatever their content.
  function sealed(message) {
    var text = JSON.stringify(message), padded = new Uint8Array(512).fill(32);
    for (var i = 0; i < text.length; i++) padded[i] = text.charCodeAt(i);
    var nonce = crypto.getRandomValues(new Uint8Array(24));
    var box = nacl.secretbox(padded, nonce, answerKey), out = "";
    [nonce, box].forEach(function (part) {
      part.forEach(function (byte) { out += String.fromCharCode(byte); });
    });
    return btoa(out);
  }

  function by(id) { return document.getElementById(id); }
  var state = null, held = false, seen = 0, picks = [], waiting = null, holder = null, finger = null;
  var typed = "", stood = 0, looked = "";  // the token of the question that was looked at
  var kTap = 10; // how far a finger may move in a tap
  var hold = by("hold"), hidden = by("private"), ask = by("ask"), send = by("send");

  function complete() {
    var wanted = state && state.ask;
    return !!wanted && !wanted.sent && !waiting && picks.length >= wanted.min && picks.length <= wanted.max;
  }
  function pick(number) {
    if (!state.ask || state.ask.sent || waiting) return;
    var at = picks.indexOf(number);
    if (at >= 0) picks.splice(at, 1);
    else if (state.ask.max === 1) picks = [number];
    else if (picks.length < state.ask.max) picks.push(number);
    draw();
  }
  // Every choice has as many digits as the last one, so that it can be typed while a key is held.
  function digits() {
    var wanted = state.ask;
    return String(wanted.number ? wanted.max : wanted.choices.length).length;
  }
  function padded(number) { return ("00" + number).slice(-digits()); }
  function button(choice, i) {
    var one = document.createElement("button");
    one.type = "button";
    one.innerHTML = state.ask.number ? padded(choice.pick) : padded(i + 1) + ". " + choice.label;
    one.dataset.pick = choice.pick;
    one.setAttribute("aria-pressed", picks.indexOf(choice.pick) >= 0 ? "true" : "false");
    one.addEventListener("click", function () { if (!held) pick(choice.pick); });
    return one;
  }
  function numbers(wanted) {
    var list = [];
    for (var n = wanted.min; n <= wanted.max && list.length < 100; n++) list.push({pick: n});
    return list;
  }
  function choices() {
    return state.ask.number ? numbers(state.ask) : state.ask.choices;
  }
  // Private content is on the page only while the button is held.
  function draw() {
    var wanted = state && state.ask, open = wanted && (wanted.open || held) && !wanted.sent && !waiting;
    var focused = document.activeElement && document.activeElement.dataset.pick;
    put("private", held && state ? state.secret : "");
    var now = open ? JSON.stringify([wanted, picks, held]) : "";
    if (ask.dataset.was !== now) {
      ask.dataset.was = now;
      ask.textContent = "";
      if (open) {
        var prompt = document.createElement("p");
        prompt.innerHTML = wanted.prompt;
        ask.appendChild(prompt);
        if (held) {
          var how = document.createElement("p");
          how.className = "how";
          how.textContent = state.how;
          ask.appendChild(how);
        }
        choices().forEach(function (choice, i) { ask.appendChild(button(choice, i)); });
        var again = focused && ask.querySelector("[data-pick='" + focused + "']");
        if (again) again.focus();
      }
    }
    // Where nobody may know who is asked, a phone that lies there does not show it.
    if (held && wanted) looked = wanted.token;
    var shown = wanted && (!wanted.quiet || looked === wanted.token);
    send.hidden = !wanted || wanted.sent || !!waiting;
    send.classList.toggle("unseen", !shown);
    send.disabled = !complete();
    var told = !wanted || wanted.quiet && !held ? "" : waiting ? state.sending : wanted.sent ? state.sent :
      held || wanted.open ? "" : state.how;
    by("sent").textContent = told;
    hold.setAttribute("aria-pressed", held ? "true" : "false");
  }
  // Scrolls to the newest content, or to the question with its context above.
  function show_end() {
    var place = (ask.firstChild ? ask : hidden).getBoundingClientRect(), below = place.bottom - window.innerHeight;
    if (ask.firstChild) below = Math.min(below, place.top - window.innerHeight / 3);
    if (below > 0) window.scrollBy(0, below);
  }
  function look(on) {
    if (held === on) return;
    held = on;
    typed = "";
    finger = null;
    document.body.classList.toggle("held", on);
    if (on) stood = window.scrollY;
    draw();
    if (!on) window.scrollTo(0, stood);
  }
  hold.addEventListener("pointerdown", function (event) {
    event.preventDefault();
    hold.focus();
    if (held) return;
    holder = event.pointerId;
    look(true);
    if (event.pointerType !== "mouse") show_end(); // a mouse would no longer be on the button
  });
  ["pointerup", "pointercancel", "pointerleave"].forEach(function (what) {
    hold.addEventListener(what, function (event) { if (event.pointerId === holder) look(false); });
  });
  hold.addEventListener("blur", function () { look(false); });
  hold.addEventListener("contextmenu", function (event) { event.preventDefault(); });
  // A second finger, while the first one holds: tapping selects a choice, and moving scrolls the
  // page.
  document.addEventListener("pointerdown", function (event) {
    if (!held || event.target === hold) return;
    event.preventDefault();
    finger = {id: event.pointerId, y: event.clientY, moved: 0, on: event.target.closest("#ask button")};
  });
  document.addEventListener("pointermove", function (event) {
    if (!finger || event.pointerId !== finger.id) return;
    var by = finger.y - event.clientY;
    finger.y = event.clientY;
    finger.moved += Math.abs(by);
    if (finger.moved > kTap) window.scrollBy(0, by);
  });
  document.addEventListener("pointerup", function (event) {
    if (!finger || event.pointerId !== finger.id) return;
    var tapped = finger.moved <= kTap && finger.on;
    finger = null;
    if (tapped && tapped.isConnected) pick(Number(tapped.dataset.pick));
  });
  document.addEventListener("pointercancel", function () { finger = null; });
  // With the keyboard: Space or Enter holds, and digits select a choice meanwhile.
  function type(digit) {
    typed += digit;
    if (typed.length < digits()) return;
    var number = Number(typed), chosen = choices()[state.ask.number ? number - state.ask.min : number - 1];
    typed = "";
    if (chosen) pick(chosen.pick);
  }
  hold.addEventListener("keydown", function (event) {
    if (held && /^[0-9]$/.test(event.key) && state.ask) type(event.key);
    if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    if (event.repeat) return;
    look(true);
    show_end();
  });
  hold.addEventListener("keyup", function (event) {
    if (event.key === " " || event.key === "Enter") look(false);
  });
  document.addEventListener("visibilitychange", function () { if (document.hidden) look(false); });
  window.addEventListener("pagehide", function () { look(false); });

  send.addEventListener("click", function () {
    if (!complete()) return;
    waiting = {token: state.ask.token, picks: picks};
    picks = [];
    draw();
  });
  // Sends a message each second, nearly always without an answer, so that eavesdroppers cannot tell
  // who answers. It says what was received last, which only this phone can know.
  setInterval(function () {
    if (!state || !state.answers || !again.hears()) return;
    fetch("/answer/" + name, {method: "POST", body: sealed(Object.assign({n: seen}, waiting))}).catch(function () {});
  }, 1000);

  var timer = countdown(by("timer"));
  var languages = by("lang");
  languages.value = sessionStorage.getItem("lang") || ""; // chosen before the page was reloaded
  var again = follow(function () {
    return "/events/" + name + (languages.value ? "?lang=" + languages.value : "");
  }, function (data) {
    var now = opened(data);
    if (!now || now.n < seen) return; // a replayed earlier message
    seen = now.n;
    var token = now.ask && now.ask.token;
    if (!token || !state || !state.ask || state.ask.token !== token) picks = [];
    if (waiting && (waiting.token !== token || now.ask.sent)) waiting = null;
    state = now;
    document.documentElement.lang = state.lang;
    document.title = state.title;
    document.body.classList.toggle("dark", state.dark);
    hold.textContent = state.hold;
    send.textContent = state.send;
    ["name", "board", "last", "notice", "old", "twice"].forEach(function (id) { put(id, state[id]); });
    put("asked", state.ask && state.ask.open && !state.ask.sent ? "" : state.asked);
    timer(state.timer);
    draw();
    by("phone").hidden = false;
  }, function () {
    // The code is not valid at this table, or no longer.
    state = null;
    look(false);
    draw();
    by("phone").hidden = true;
    by("foreign").hidden = false;
  }, function () { return !!waiting; }); // an answer that was sent still leaves a phone put away
  languages.addEventListener("change", function () {
    sessionStorage.setItem("lang", languages.value);
    again();
  });
})();
