#include "cli/report/formats.hpp"

#include <algorithm>

#include <utf8proc.h>

#include "engine/text/escaped.hpp"
#include "engine/text/letters.hpp"

namespace narrator::cli {
namespace {

bool runs_leftwards(char32_t c) {
  const auto direction = utf8proc_get_property(static_cast<utf8proc_int32_t>(c))->bidi_class;
  return direction == UTF8PROC_BIDI_CLASS_R || direction == UTF8PROC_BIDI_CLASS_AL;
}

bool has_letter_leftwards(std::string_view text) {
  while (!text.empty()) {
    if (runs_leftwards(next_code_point(text))) return true;
  }
  return false;
}

}  // namespace

PageText::PageText(const std::vector<std::string>& names) {
  for (const std::string& name : names) {
    if (has_letter_leftwards(name)) names_.push_back(sanitised(name));
  }
  std::stable_sort(names_.begin(), names_.end(),
                   [](const auto& a, const auto& b) { return a.size() > b.size(); });
}

// Returns the length of the name at the beginning of `text`, or 0. A name that continues with
// further right-to-left letters is a different word.
std::size_t PageText::name_at(std::string_view text) const {
  for (const std::string& name : names_) {
    if (!text.starts_with(name)) continue;
    std::string_view rest = text.substr(name.size());
    if (rest.empty() || !runs_leftwards(next_code_point(rest))) return name.size();
  }
  return 0;
}

Html PageText::set_apart(std::string_view text, const Html& before, const Html& after) const {
  if (names_.empty()) return Html::text(text);
  Html out;
  bool inside_word = false;
  while (!text.empty()) {
    std::size_t size = inside_word ? 0 : name_at(text);
    if (size > 0) {
      out += before + Html::text(text.substr(0, size)) + after;
      text.remove_prefix(size);
      continue;
    }
    std::string_view rest = text;
    inside_word = runs_leftwards(next_code_point(rest));
    size = text.size() - rest.size();
    out += Html::text(text.substr(0, size));
    text = rest;
  }
  return out;
}

Html page_style() {
  return R"css(
:root{color-scheme:light dark;--paper:#fdfcf9;--ink:#1d1d1b;--soft:#5d5a54;--rule:#d9d4c9;--panel:#f3f0e8;
--blue:#1f5fa8;--red:#b3261e;--green:#2c6e2f;--magenta:#8a2f82;--yellow:#8a6100;--cyan:#0b6b75;--on:#fff;--share:31,95,168}
@media(prefers-color-scheme:dark){:root{--paper:#191917;--ink:#ecebe6;--soft:#b3afa5;--rule:#45423c;--panel:#24231f;
--blue:#7db3f0;--red:#f28b82;--green:#8fce91;--magenta:#dd93d5;--yellow:#e2bd5c;--cyan:#6fcbd6;--on:#161614;--share:125,179,240}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:62rem;padding:1.5rem 1rem 4rem;background:var(--paper);color:var(--ink);
font:1rem/1.55 "Iowan Old Style","Charter","Georgia","Noto Serif CJK JP","Hiragino Mincho ProN",serif;overflow-wrap:break-word}
h1{font-size:2rem;line-height:1.2;margin:0 0 .25rem}
h2{font-size:1.3rem;margin:2.75rem 0 .6rem;padding-bottom:.2rem;border-bottom:1px solid var(--rule)}
h3{font-size:1.05rem;margin:1.4rem 0 .3rem}
p,ul{margin:.4rem 0;max-width:44rem}
header p{color:var(--soft)}
table,button,svg,.time{font-family:system-ui,-apple-system,"Segoe UI","Noto Sans","Noto Sans CJK JP",sans-serif}
.scroll{overflow-x:auto}
table{border-collapse:collapse;font-size:.9rem;font-variant-numeric:tabular-nums}
caption{text-align:left;font-weight:600;padding:.3rem 0}
th,td{padding:.25rem .6rem .25rem 0;text-align:left;vertical-align:top;border-bottom:1px solid var(--rule);font-weight:400}
thead th{font-weight:600;color:var(--soft);border-bottom-width:2px}
tbody th{font-weight:600}
.num{text-align:right}
.rows td,.rows th{word-break:keep-all}
td ul{margin:0;padding-left:1.1rem;word-break:normal}
figure{margin:.5rem 0}
figure>svg{display:block;width:100%;max-width:44rem;height:auto}
.ring>svg{max-width:24rem}
.track{display:flex;align-items:center;gap:.6rem;margin:.2rem 0}
.track>svg{flex:none;width:auto;height:1.4rem;max-width:100%}
svg text{font-size:13px;fill:var(--ink)}
.name{unicode-bidi:plaintext}
.mid{text-anchor:middle}.end{text-anchor:end}
svg .on{fill:var(--on);font-weight:600;font-size:12px}
.grid{stroke:var(--rule);fill:none}.pawn{fill:var(--ink)}
.line,.way{fill:none;stroke-width:2.5;stroke-linejoin:round}.way{stroke-width:4;stroke-opacity:.85}
.s1{stroke-dasharray:8 4}.s2{stroke-dasharray:2.5 3.5}.s3{stroke-dasharray:10 3 2 3}
.space,.card{fill:none;stroke:var(--soft)}
.c-blue{stroke:var(--blue)}.c-red{stroke:var(--red)}.c-green{stroke:var(--green)}
.c-magenta{stroke:var(--magenta)}.c-yellow{stroke:var(--yellow)}.c-cyan{stroke:var(--cyan)}
.card.c-blue{fill:var(--blue)}.card.c-red{fill:var(--red)}.card.c-green{fill:var(--green)}
.card.c-magenta{fill:var(--magenta)}.card.c-yellow{fill:var(--yellow)}.card.c-cyan{fill:var(--cyan)}
.disc{stroke-width:27;stroke-linecap:round}
.bar{fill:var(--blue);fill-opacity:.55}.reach{fill:none;stroke:var(--ink);stroke-width:1.5}
details{margin:.4rem 0}
summary{cursor:pointer;color:var(--blue)}
.veil>summary{display:inline-block;padding:.4rem .9rem;border:1px solid var(--rule);border-radius:.4rem;background:var(--panel)}
.veil[open]>summary>:first-child,.veil:not([open])>summary>:last-child{display:none}
.sh1{background:rgba(var(--share),.06)}.sh2{background:rgba(var(--share),.12)}.sh3{background:rgba(var(--share),.18)}
.sh4{background:rgba(var(--share),.24)}.sh5{background:rgba(var(--share),.3)}
.matrix td,.matrix th{text-align:center;padding:.3rem .5rem}.matrix tbody th{text-align:left}.matrix thead th{min-width:4.5em}
#stepper{border:1px solid var(--rule);border-radius:.6rem;background:var(--panel);padding:.8rem 1rem}
#bar{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}
button{font-size:.95rem;padding:.45rem .8rem;border:1px solid var(--soft);border-radius:.4rem;background:var(--paper);color:var(--ink);cursor:pointer}
:focus-visible{outline:3px solid var(--blue);outline-offset:2px}
#now{min-height:7rem}#now ul{padding-left:1.2rem}.time{color:var(--soft);font-size:.85rem}
[hidden]{display:none!important}
@media(max-width:40rem){
.rows thead{position:absolute;clip-path:inset(50%);height:1px;overflow:hidden;width:1px}
.rows,.rows tbody,.rows tr,.rows td,.rows th,.rows caption{display:block}
.rows tr{padding:.4rem 0;border-bottom:1px solid var(--rule)}
.rows td,.rows tbody th{border:0;padding:.05rem 0;text-align:left}
.rows [data-l]::before{content:attr(data-l) ": ";color:var(--soft);unicode-bidi:isolate}
.rows .none{display:none}
.track{flex-wrap:wrap}
h1{font-size:1.6rem}svg text{font-size:20px}}
@media print{:root{--paper:#fff;--ink:#000;--panel:#fff}body{max-width:none;padding:0;font-size:10pt}
#stepper,.keys,section:has(#stepper):not(:has(details[open])),details:not([open]),section:has(>.veil:not([open])){display:none}
.scroll{overflow:visible}table{font-size:8pt}th,td{padding-right:.35rem}
.matrix td,.matrix th{padding:.2rem}.matrix thead th{min-width:0;overflow-wrap:anywhere}
h2,h3,caption{break-after:avoid}tr,figure,table:has(td[class^=sh]){break-inside:avoid}}
)css";
}

Html page_script() {
  return R"js(
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
)js";
}

}  // namespace narrator::cli
