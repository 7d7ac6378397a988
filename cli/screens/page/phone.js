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
  var name = hex(derived("narrator phone name", secret).slice(0, 16));

  function opened(data) {
    var sealed = bytes(data);
    var text = nacl.secretbox.open(sealed.slice(24), sealed.slice(0, 24), key);
    return text && JSON.parse(new TextDecoder().decode(text));
  }

  var secretPart = "", held = false, seen = 0;
  var hold = document.getElementById("hold"), hidden = document.getElementById("private");
  function look(on) {
    held = on;
    hidden.innerHTML = on ? secretPart : "";
    hold.setAttribute("aria-pressed", on ? "true" : "false");
  }
  ["pointerdown"].forEach(function (what) {
    hold.addEventListener(what, function (event) { event.preventDefault(); look(true); });
  });
  ["pointerup", "pointercancel", "pointerleave", "blur"].forEach(function (what) {
    hold.addEventListener(what, function () { look(false); });
  });
  hold.addEventListener("contextmenu", function (event) { event.preventDefault(); });
  hold.addEventListener("keydown", function (event) {
    if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    if (!event.repeat) look(true);
  });
  hold.addEventListener("keyup", function () { look(false); });
  document.addEventListener("visibilitychange", function () { if (document.hidden) look(false); });
  window.addEventListener("pagehide", function () { look(false); });

  var timer = countdown(document.getElementById("timer"));
  var languages = document.getElementById("lang");
  var again = follow(function () {
    return "/events/" + name + (languages.value ? "?lang=" + languages.value : "");
  }, function (data) {
    var state = opened(data);
    if (!state || state.n < seen) return; // somebody repeats what was sent before
    seen = state.n;
    document.documentElement.lang = state.lang;
    document.title = state.title;
    hold.textContent = state.hold;
    put("name", state.name);
    put("board", state.board);
    put("last", state.last);
    put("asked", state.asked);
    put("old", state.old);
    put("twice", state.twice);
    timer(state.timer);
    secretPart = state.secret;
    if (held) look(true);
    document.getElementById("phone").hidden = false;
  });
  languages.addEventListener("change", function () { again(); });
})();
