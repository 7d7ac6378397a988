// The board for all: what everybody may see.
"use strict";
(function () {
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
  });
})();
