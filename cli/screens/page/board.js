// The board for everybody: shows what is public.
"use strict";
(function () {
  function wide() {
    return Array.from(document.querySelectorAll("#board, #seats, .scroll")).some(function (part) {
      return part.scrollWidth > part.clientWidth;
    });
  }
  // Condenses what is too wide for its box: only the browser knows how wide letters are.
  function condense() {
    document.querySelectorAll("[data-most]").forEach(function (line) {
      if (line.getComputedTextLength() <= Number(line.dataset.most)) return;
      line.setAttribute("textLength", line.dataset.most);
      line.setAttribute("lengthAdjust", "spacingAndGlyphs");
    });
  }
  // Shrinks the page until it fits the screen of a television, where nobody can scroll.
  function fit() {
    var root = document.documentElement, size = 1;
    root.style.setProperty("--fit", size);
    if (matchMedia("(max-width:60rem) and (orientation:portrait)").matches) return;
    while ((root.scrollHeight > root.clientHeight || wide()) && size > 0.5) {
      size -= 0.04;
      root.style.setProperty("--fit", size);
    }
  }
  window.addEventListener("resize", fit);
  var timer = countdown(document.getElementById("timer"));
  follow(function () { return "/events/board" + location.search; }, function (data) {
    var state = JSON.parse(data);
    document.documentElement.lang = state.lang;
    document.body.classList.toggle("dark", state.dark);
    document.title = state.title;
    put("board", state.board);
    put("seats", state.seats);
    put("last", state.last);
    put("asked", state.asked);
    put("notice", state.notice);
    put("old", state.old);
    timer(state.timer);
    condense();
    fit();
  });
})();
