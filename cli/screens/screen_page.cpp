#include "cli/screens/screen_page.hpp"

#include <algorithm>

#include "cli/display/board.hpp"
#include "cli/display/output.hpp"
#include "cli/drawing/in_words.hpp"
#include "cli/report/formats.hpp"
#include "cli/screens/scene.hpp"
#include "cli/system/clock.hpp"
#include "cli/system/embedded.hpp"
#include "cli/terminal/terminal.hpp"
#include "engine/lists.hpp"
#include "engine/report/report.hpp"
#include "engine/sources/source.hpp"

namespace narrator::cli {
namespace {

// Formats everything in words and figures, as there is no terminal.
Drawing drawing_of(const Session& session) {
  return {Terminal{.screen = true, .colour = false, .columns = 2000}, session.text(),
          session.names()};
}

// Returns the labels of the board's fields that name a player, such as an office.
std::string marks_of(const Json& name, const Json& board, const Drawing& drawing) {
  Lines marks;
  for (const auto& [field, value] : board.items()) {
    const bool names_them = value == name || (value.is_array() && contains(value, name));
    if (names_them && drawing.find("label." + field))
      marks.push_back(drawing.text("label." + field));
  }
  return joined_by(marks, drawing.separator());
}

// Returns the public facts about each player, in the order of their seats; `turn` is whose decision
// is awaited.
Json seats_of(const Session& session, const Json& status, const Drawing& drawing) {
  const int asked = session.question() != nullptr ? session.question()->of : 0;
  Json seats = Json::array();
  for (const Json& player : status.at("players")) {
    seats.push_back({{"number", player.at("seat")},
                     {"name", player.at("name")},
                     {"marks", marks_of(player.at("name"), status.at("board"), drawing)},
                     {"out", player.value("left", false) || !player.value("alive", true)},
                     {"turn", player.at("seat") == asked}});
  }
  return seats;
}

// Returns the choices with their index in the question; of ballots, those that this voter may cast.
Json choices_of(const Question& question, int seat, const Drawing& drawing, const PageText& texts) {
  std::vector<int> offered;
  if (traits(question.form).voters) {
    offered = allowed(question, slot_of(question, seat));
  } else {
    for (std::size_t i = 0; i < question.options.size(); ++i)
      offered.push_back(static_cast<int>(i));
  }
  Json choices = Json::array();
  for (const int i : offered) {
    const Option& option = question.options[static_cast<std::size_t>(i)];
    // A player knows what they did; only a moderator may not have been told.
    if (option.word == "unknown" && offered.size() > 1) continue;
    const Json value = option.seat > 0 ? Json{{"seat", option.seat}} : Json(option.word);
    choices.push_back({{"pick", i}, {"label", texts.html(drawing.shown(value)).str()}});
  }
  return choices;
}

// Returns what this player knows: their role, their hand, and facts about others.
Lines known_to(Session& session, const Reader& player, const Drawing& drawing) {
  Lines lines = draw_facts(session.machine().facts(), session, player, drawing);
  if (!lines.empty()) lines.erase(lines.begin());  // the heading; the page already names the player
  for (std::string& line : lines) line.erase(0, line.find_first_not_of(' '));
  return lines;
}

// Returns the question for this player, to be answered in phone.js.
Json question_of(Session& session, const PhoneView& view, const Drawing& drawing,
                 const PageText& texts) {
  const Question& question = *session.question();
  const bool voters = traits(question.form).voters, numbers = traits(question.form).numbers;
  const bool one = voters || traits(question.form).truth;
  return {{"token", view.token},
          {"sent", view.sent},
          {"open", !question.secret && !voters},
          {"quiet", question.secret && !voters && question.of == 0},  // nobody knows who is asked
          {"prompt", texts.html(text(session, "ask." + question.id, text_args(question))).str()},
          {"choices", choices_of(question, view.seat, drawing, texts)},
          {"number", numbers},
          {"min", one ? 1 : question.min},
          {"max", one ? 1 : question.max}};
}

}  // namespace

Json shared_state(Session& session, const std::string& notice) {
  const Reader everyone{};
  const Drawing drawing = drawing_of(session);
  const PageText texts(session.names());
  const std::string title = sanitised(session.machine().game().title.in(session.setup().lang));
  const std::string end = session.result() ? ending(session, drawing) : "";
  Html stage = html_paragraph(end, texts);  // at the end, the winner is the heading
  if (end.empty())
    for (const std::string& line : draw_brief(session, drawing))
      stage += html_paragraph(line, texts);
  Json state = {{"lang", session.setup().lang}, {"title", title}};
  state["board"] = ("<h1>" + texts.html(title) + "</h1><div class=\"stage\">" + stage + "</div>" +
                    board_html(shown_widgets(session, everyone), drawing, texts))
                       .str();
  state["last"] = html_list(last_said(session, everyone), texts).str();
  state["asked"] = html_paragraph(end.empty() ? asked_now(session, everyone) : end, texts).str();
  state["notice"] = html_paragraph(notice.empty() ? "" : text(session, notice), texts).str();
  state["old"] = Html::text(text(session, "screens.old")).str();
  state["dark"] = eyes_closed(session);
  state["timer"] = nullptr;
  if (const auto left = time_left(session, utc_now()))
    state["timer"] = {{"seconds", left->seconds}, {"paused", left->paused}};
  return state;
}

Json board_state(Json shared, Session& session) {
  shared["seats"] = seats_of(session, table_json(session, {}), drawing_of(session));
  if (session.result()) shared["asked"] = "";  // the heading tells the result
  return shared;
}

Json phone_state(Json shared, Session& session, const PhoneView& view) {
  const Reader everyone{}, player{Reader::Who::player, view.seat};
  const Drawing drawing = drawing_of(session);
  const PageText texts(session.names());
  shared["n"] = view.count;
  shared["hold"] = text(session, "screens.hold");
  shared["how"] = text(session, "screens.how");
  shared["send"] = text(session, "screens.send");
  shared["sent"] = text(session, "screens.sent");
  shared["sending"] = text(session, "screens.sending");
  shared["twice"] = html_paragraph(view.twice ? text(session, "screens.twice") : "", texts).str();
  shared["answers"] = view.answers;
  shared["name"] = text(session, "screens.not-here");
  shared["secret"] = "";
  shared["ask"] = nullptr;
  if (view.seat == 0) return shared;
  shared["name"] = texts.html(session.names().at(static_cast<std::size_t>(view.seat - 1))).str();
  const std::string asked = asked_now(session, player);
  const bool mine = view.answers && may_answer(session.question(), view.seat);
  const bool alone = !mine && asked != asked_now(session, everyone);
  shared["secret"] = (html_paragraph(alone ? asked : "", texts) +
                      html_list(known_to(session, player, drawing), texts) +
                      html_list(told_alone(session, player), texts))
                         .str();
  if (mine) shared["ask"] = question_of(session, view, drawing, texts);
  return shared;
}

std::string seen_by_all(Session& session, const std::string& notice) {
  Json all = board_state(shared_state(session, notice), session);
  if (const auto& timer = session.state().timer; timer && !all["timer"].is_null())
    all["timer"] = {timer->at, timer->left, timer->paused};  // it counts down by itself
  // What was taken back and answered again is asked of phones anew.
  all["mended"] = session.state().mended.size();
  return json_text(all).str();
}

// As long as what everybody may see and kPrivate more, or that again as often as the longest needs.
std::size_t sent_length(const Json& shared, const std::vector<std::string>& states) {
  constexpr std::size_t kPrivate = 6144;
  const std::size_t open = json_text(shared).str().size();
  std::size_t longest = open;
  for (const std::string& state : states) longest = std::max(longest, state.size());
  return open + ((longest - open) / kPrivate + 1) * kPrivate;
}

namespace {

std::string phone_page() {
  constexpr std::string_view kLanguages = "<!--languages-->";
  Html offered;
  for (const std::string& lang : languages())
    offered += "<option>" + Html::text(lang) + "</option>";
  std::string page = kPhonePage;
  return page.replace(page.find(kLanguages), kLanguages.size(), offered.str());
}

}  // namespace

PageFile page_file(std::string_view path) {
  constexpr std::string_view kHtml = "text/html; charset=utf-8",
                             kScript = "text/javascript; charset=utf-8";
  if (path == "/") return {kHtml, kBoardPage};
  if (path == "/phone") return {kHtml, phone_page()};
  if (path == "/screen.css") return {"text/css; charset=utf-8", page_style().str() + kScreenStyle};
  if (path == "/screen.js") return {kScript, kScreenScript};
  if (path == "/board.js") return {kScript, kBoardScript};
  if (path == "/phone.js") return {kScript, kPhoneScript};
  if (path == "/nacl.js") return {kScript, kNaclScript};
  return {};
}

}  // namespace narrator::cli
