// The board for everybody: shows what is public.
"use strict";
(function () {
  function wide() {
    return Array.from(document.querySelectorAll("#board, #seats, .scroll")).some(function (part) {
      return part.scrollWidth > part.clientWidth;
    });
  }
  // Adds an element; its text is never read as HTML.
  function add(parent, kind, attributes, text) {
    var space = kind === "svg" ? "http://www.w3.org/2000/svg" : parent.namespaceURI;
    var made = parent.appendChild(document.createElementNS(space, kind));
    Object.keys(attributes).forEach(function (name) { made.setAttribute(name, attributes[name]); });
    if (text !== undefined) made.textContent = text;
    return made;
  }
  function kind_of(seat) { return seat.turn ? "marked turn" : seat.out ? "out" : seat.marks ? "marked" : ""; }
  // Condenses a line that is too wide for its box: only the browser knows how wide letters are.
  function condense(line, most) {
    if (line.getComputedTextLength() <= most) return;
    line.setAttribute("textLength", most);
    line.setAttribute("lengthAdjust", "spacingAndGlyphs");
  }
  // Returns where a line is broken best: behind which of the parts that match both halves are
  // narrowest; its length if behind none.
  function middle(line, parts) {
    var text = line.textContent, at = 0, best = text.length;
    function longer(at) {
      var rest = text.length - at;
      return Math.max(line.getSubStringLength(0, at), rest ? line.getSubStringLength(at, rest) : 0);
    }
    text.match(parts).forEach(function (part) {
      at += part.length;
      if (longer(at) < longer(best)) best = at;
    });
    return best;
  }
  // Writes a name; if it is too wide for its box, smaller on two lines, broken behind a blank or
  // hyphen, or anywhere if it has none.
  function write_name(seat, box, most) {
    // The mark is left of a name from right to left, too: behind it the name is set apart (FSI).
    // SVG makes one blank of several; behind the mark no line is broken.
    var name = (seat.turn ? "▸\u00a0\u2068" : "") + seat.name.replace(/ +/g, " "), up = seat.marks ? -7 : 9;
    var line = add(box, "text", {"class": "mid name", y: seat.marks ? -3 : 9}, name);
    if (line.getComputedTextLength() <= most) return;
    line.setAttribute("class", "mid name small");
    var at = middle(line, /[^ -]*[ -]|[^ -]+$/g);
    // Televisions are old: their scripts know no Unicode classes.
    var letter = /[\ud800-\udbff]?[^\u0300-\u036f][\u0300-\u036f]*/g;
    if (at === name.length && line.getComputedTextLength() > most) at = middle(line, letter);
    if (at === name.length) return condense(line, most);
    line.remove();
    condense(add(box, "text", {"class": "mid name small", y: up - 12}, name.slice(0, at)), most);
    condense(add(box, "text", {"class": "mid name small", y: up + 10}, name.slice(at)), most);
  }
  // Draws the seats in a circle, clockwise from the top.
  function draw_ring(seats, parent) {
    var wide = 235, high = 205, part = 2 * Math.PI / seats.length, box = Math.min(200, Math.floor(wide * part * 0.8));
    var ring = add(parent, "svg", {"class": "round", viewBox: "0 0 680 490", "aria-hidden": "true"});
    seats.forEach(function (seat, i) {
      var x = Math.round(340 + wide * Math.sin(i * part)), y = Math.round(245 - high * Math.cos(i * part));
      var group = add(ring, "g", {"class": kind_of(seat), transform: "translate(" + x + " " + y + ")"});
      add(group, "rect", {x: -box / 2, y: -37, width: box, height: 74, rx: 10});
      write_name(seat, group, box - 14);
      if (seat.marks) condense(add(group, "text", {"class": "mid mark", y: 29}, seat.marks), box - 14);
    });
  }
  // Shows the seats as a ring if there is room for one, and as a list, which also serves screen readers.
  function show_seats(seats) {
    var parent = document.getElementById("seats"), ring = seats.length <= 12, now = JSON.stringify(seats);
    if (parent.dataset.was === now) return;
    parent.textContent = "";
    if (ring) draw_ring(seats, parent);
    var list = add(parent, "ol", {"class": ring ? "seats heard" : "seats"});
    seats.forEach(function (seat) {
      var item = add(list, "li", {"class": kind_of(seat)});
      if (seat.turn) item.setAttribute("aria-current", "true");
      add(item, "span", {"class": "number"}, seat.number);
      add(item, "bdi", {}, seat.name);
      if (seat.marks) add(item, "span", {"class": "mark"}, seat.marks);
    });
    parent.dataset.was = now;
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
    show_seats(state.seats);
    put("last", state.last);
    put("asked", state.asked);
    put("notice", state.notice);
    put("old", state.old);
    timer(state.timer);
    fit();
  });
})();
