// One player's phone. What came for it is sealed; what is private is on the page only while it is
// held.
"use strict";
(function () {
  // Another code in the same window is another phone.
  window.addEventListener("hashchange", function () { location.reload(); });
  var code = location.hash.slice(1);
  if (code) {
    // It must not stay in the address bar, nor in what is shared of it.
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

  // What is sent is always as long, whatever it says.
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
  var state = null, held = false, seen = 0, picks = [], waiting = null;
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
  function button(choice, i) {
    var one = document.createElement("button");
    one.type = "button";
    one.innerHTML = (i + 1) + ". " + choice.label;
    one.dataset.pick = choice.pick;
    one.setAttribute("aria-pressed", picks.indexOf(choice.pick) >= 0 ? "true" : "false");
    // A second finger, while the first one holds.
    one.addEventListener("pointerdown", function (event) { event.preventDefault(); pick(choice.pick); });
    one.addEventListener("click", function (event) { if (event.detail === 0) pick(choice.pick); });
    return one;
  }
  function numbers(wanted) {
    var list = [];
    for (var n = wanted.min; n <= wanted.max && list.length < 100; n++) list.push({pick: n, label: String(n)});
    return list;
  }
  function choices() {
    return state.ask.number ? numbers(state.ask) : state.ask.choices;
  }
  // What is private is on the page only while it is held.
  function draw() {
    var wanted = state && state.ask, open = wanted && (wanted.open || held) && !wanted.sent && !waiting;
    var focused = document.activeElement && document.activeElement.dataset.pick;
    hidden.innerHTML = held && state ? state.secret : "";
    ask.textContent = "";
    if (open) {
      var prompt = document.createElement("p");
      prompt.innerHTML = wanted.prompt;
      ask.appendChild(prompt);
      choices().forEach(function (choice, i) { ask.appendChild(button(choice, i)); });
      var again = focused && ask.querySelector("[data-pick='" + focused + "']");
      if (again) again.focus();
    }
    send.hidden = !wanted || wanted.sent || !!waiting;
    send.disabled = !complete();
    by("sent").textContent = wanted && (wanted.sent || waiting) ? state.sent : "";
    hold.setAttribute("aria-pressed", held ? "true" : "false");
  }
  function look(on) {
    if (held === on) return;
    held = on;
    draw();
  }
  hold.addEventListener("pointerdown", function (event) { event.preventDefault(); hold.focus(); look(true); });
  ["pointerup", "pointercancel", "pointerleave", "blur"].forEach(function (what) {
    hold.addEventListener(what, function () { look(false); });
  });
  hold.addEventListener("contextmenu", function (event) { event.preventDefault(); });
  // With keys: a blank or Enter holds, and digits choose meanwhile.
  hold.addEventListener("keydown", function (event) {
    if (held && /^[1-9]$/.test(event.key) && state.ask && choices()[event.key - 1]) pick(choices()[event.key - 1].pick);
    if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    if (!event.repeat) look(true);
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
  // Something goes out each second, nearly always nothing: who listens cannot tell who answers.
  setInterval(function () {
    if (!state || !state.answers || !again.hears()) return;
    fetch("/answer/" + name, {method: "POST", body: sealed(waiting || {})}).catch(function () {});
  }, 1000);

  var timer = countdown(by("timer"));
  var languages = by("lang");
  languages.value = sessionStorage.getItem("lang") || ""; // chosen before the page was loaded anew
  var again = follow(function () {
    return "/events/" + name + (languages.value ? "?lang=" + languages.value : "");
  }, function (data) {
    var now = opened(data);
    if (!now || now.n < seen) return; // somebody repeats what was sent before
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
    // It is no code of this table, or not any more.
    state = null;
    look(false);
    draw();
    by("phone").hidden = true;
    by("foreign").hidden = false;
  });
  languages.addEventListener("change", function () {
    sessionStorage.setItem("lang", languages.value);
    again();
  });
})();
