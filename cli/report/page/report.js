(function () {
  var rows = Array.from(document.querySelectorAll("tr[data-b]"));
  var panel = document.getElementById("stepper");
  if (!rows.length || !panel) return;
  var pieces = document.getElementById("pieces").content.children;
  var lines = document.getElementById("lines").content.querySelectorAll("tr");
  var board = document.getElementById("board"), now = document.getElementById("now");
  var count = document.getElementById("count"), at = 0;
  function copies(from) {
    return Array.from(from.childNodes).map(function (n) { return n.cloneNode(true); });
  }
  function piece(n) {
    var made = pieces[n].cloneNode(true);
    made.querySelectorAll("table[data-r]").forEach(function (table) {
      var body = table.createTBody();
      table.dataset.r.split(" ").forEach(function (n, i) {
        (i ? body : table.createTHead()).append(lines[n].cloneNode(true));
      });
    });
    return made;
  }
  function round(i) { return rows[i].closest("table"); }
  function show(i) {
    at = Math.max(0, Math.min(rows.length - 1, i));
    var row = rows[at], cells = row.cells, parts = row.dataset.b ? row.dataset.b.split(" ") : [];
    board.replaceChildren.apply(board, parts.map(piece));
    var title = document.createElement("h3");
    title.append.apply(title, copies(round(at).caption));
    var asked = document.createElement("p");
    asked.append.apply(asked, copies(cells[2]));
    if (cells[3].textContent) {
      var answer = document.createElement("strong");
      answer.append.apply(answer, copies(cells[3]));
      asked.append(" ", answer);
    }
    var said = copies(cells[4]);
    now.replaceChildren.apply(now, [title, asked].concat(said));
    count.textContent = count.dataset.t.replace("{n}", at).replace("{all}", rows.length - 1);
  }
  function turn(by) {
    var i = at;
    while (i + by >= 0 && i + by < rows.length && round(i) === round(at)) i += by;
    while (by < 0 && i > 0 && round(i - 1) === round(i)) i--;
    show(i);
  }
  var moves = {
    ArrowLeft: function () { show(at - 1); }, ArrowRight: function () { show(at + 1); },
    PageUp: function () { turn(-1); }, PageDown: function () { turn(1); },
    Home: function () { show(0); }, End: function () { show(rows.length - 1); }
  };
  panel.addEventListener("click", function (event) {
    var key = event.target.dataset && event.target.dataset.k;
    if (key) moves[key]();
  });
  panel.addEventListener("keydown", function (event) {
    if (event.altKey || event.ctrlKey || event.metaKey || !moves[event.key]) return;
    event.preventDefault();
    moves[event.key]();
  });
  panel.hidden = false;
  show(0);
})();
