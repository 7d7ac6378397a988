#include "engine/report/report.hpp"

#include <algorithm>

#include "engine/error.hpp"
#include "engine/lists.hpp"
#include "engine/session/replay.hpp"
#include "engine/sources/source.hpp"
#include "engine/testimony/testimony.hpp"
#include "engine/text/normalise.hpp"

namespace narrator {
namespace {

// Adds what was taken back or corrected, where it happened, by the reader's numbers. Readers who do
// not know of all answers cannot count those no longer in effect; for them it is placed where the
// answers are still the same as then, and not at all if none of them was for everybody.
void add_mended(const Session& session, const Reader& reader, const std::vector<Moment>& moments,
                std::vector<LogNote>& notes) {
  std::vector<LogNote> mended = session.state().mended;
  std::erase_if(mended, &LogNote::redone);
  const AnswerNumbering numbers(session, reader);
  int kept = static_cast<int>(session.answers().size());
  for (auto note = mended.rbegin(); note != mended.rend(); ++note) {
    if (reader.who == Reader::Who::moderator) break;
    kept = std::min(kept, whole_number(note->text).value_or(1) - 1);
    note->after = numbers.of(kept);
    note->text = std::to_string(note->after + 1);
  }
  if (reader.who != Reader::Who::moderator) std::erase_if(mended, &LogNote::secret);
  append(notes, mended);
  for (const Moment& moment : moments) {
    if (moment.ruling && !moment.hidden && !moment.said.empty())
      notes.push_back({"correct", moment.said.front().text, moment.at, moment.n, {}});
  }
  std::ranges::stable_sort(notes, {}, [](const LogNote& note) {
    return std::pair<std::string_view, int>(note.at, note.after);
  });
}

Json moment_json(const Moment& moment, const Session& session) {
  Json json = {{"n", moment.n}, {"at", moment.at}, {"round", moment.round}, {"ask", moment.ask}};
  if (moment.part > 0) json["part"] = moment.part;
  json["of"] = moment.of.empty() ? Json() : Json(moment.of);
  json["answer"] = moment.answer;
  json["hidden"] = moment.hidden;
  json["say"] = mapped(moment.said, [](const Message& said) {
    return Json{{"id", said.id}, {"text", said.text}};
  });
  json["ruling"] = moment.ruling;
  json["notes"] = Json::array();
  json["claims"] = Json::array();
  for (const Remark& remark : moment.remarks) {
    if (remark.claim) {
      json["claims"].push_back(statement_json(*remark.claim, session.names()));
    } else {
      json["notes"].push_back(note_json(remark.note));
    }
  }
  json["display"] = moment.display;
  return json;
}

Json seal_json(const Report& report) {
  if (report.seal.mark.empty()) return {};
  return {{"mark", report.seal.mark}, {"words", report.seal.words}, {"opened", report.seal_opened}};
}

// Evaluates the widgets in `machine`, which plays the session's game.
Json widgets_of(Machine& machine, const Session& session, const Reader& reader) {
  const auto may_hear = [&](const Audience& to, std::string_view recall) {
    return may_see_again(session, to, recall, reader);
  };
  std::vector<PlacedClaim> claims;
  if (may_see_claims(session, reader)) claims = claims_in_effect(machine, session.notes());
  Json widgets = machine.report(may_hear, claims), shown = Json::array();
  if (!widgets.is_array()) return shown;
  for (Json& widget : widgets) {
    if (is_shown(session, widget, reader)) shown.push_back(std::move(widget));
  }
  return shown;
}

// Returns how many answers came before the one that ended the game. What was drawn or turned over
// behind it, and rulings since, only tell how it ended.
std::size_t before_the_end(const Session& session) {
  Machine machine(session.setup().sources, session.setup().lang);
  std::size_t given = 0, kept = 0;
  ReplayObserver observer;
  observer.before = [&](const Question& question, const LogAnswer& logged, const Answer&) {
    const bool dealt = places(question) > 0 && !traits(question.form).voters;
    if (!logged.correction && !logged.chance && !question.revealed && !dealt) kept = given;
    ++given;
  };
  replay(machine, session.setup().table, session.state(), observer);
  return kept;
}

}  // namespace

Json note_json(const LogNote& note) {
  return {{"kind", note.kind}, {"text", note.text}, {"at", note.at}, {"after", note.after}};
}

Json report_widgets(Session& session, const Reader& reader) {
  return widgets_of(session.machine(), session, reader);
}

void leave_out_ending(Report& report, Session& session, const Reader& reader) {
  if (report.result.is_null()) return;
  const std::size_t kept = before_the_end(session);
  Machine machine(session.setup().sources, session.setup().lang);
  machine.listen();
  replay(machine, session.setup().table, session.state(), {}, kept);
  report.widgets = widgets_of(machine, session, reader);
  report.result = nullptr;
  report.moments.resize(kept + 1);
}

Report make_report(Session& session, const std::string& began, const Reader& reader) {
  Report report;
  const std::string& lang = session.setup().lang;
  report.title = session.machine().game().title.in(lang);
  report.began = began;
  report.seal = session.setup().seal;
  report.seal_opened = opening_of(session.notes()) != nullptr;
  const auto changed = [&](const std::string& owner) {
    return joined_by(typed_settings(session.setup().table.settings, owner), ", ");
  };
  for (const VariantDeclaration& variant : session.machine().variants()) {
    if (variant.shared) continue;
    const std::string settings = changed(variant.id), title = variant.title.in(lang);
    report.house_rules.emplace_back(settings.empty() ? title : title + " (" + settings + ")",
                                    variant.rule.in(lang));
  }
  if (const std::string own = changed("game"); !own.empty())
    report.house_rules.emplace_back(own, std::string());
  report.facts = session.machine().game().facts;
  const Json table = table_json(session, reader);
  for (const Json& player : table["players"]) report.players.push_back(player);
  report.result = session.result().value_or(Json());
  if (may_see_claims(session, reader)) report.testimony = testimony(session);
  report.widgets = report_widgets(session, reader);
  const AnswerNumbering numbers(session, reader);
  for (Remark& remark : remarks(session, reader)) {
    if (remark.claim) continue;
    report.notes.push_back(std::move(remark.note));
    report.notes.back().after = numbers.of(report.notes.back().after);
  }
  report.moments = moments(session, reader);
  report.ended = report.moments.back().at;
  add_mended(session, reader, report.moments, report.notes);
  return report;
}

void change_language(LogContents& log, const std::string& lang) {
  Setup& setup = log.setup;
  if (lang == setup.lang) return;
  std::vector<Source> sources;
  bool found = false;
  const auto add = [&](const std::string& name) {
    const BundledSource* own = find_bundled(name);
    if (own == nullptr) return false;
    const Source source = own->source();
    if (!contains(sources, source)) sources.push_back(source);
    return true;
  };
  for (const Source& source : setup.sources) {
    const ScriptKind kind = kind_of(source.name);
    const bool bundled = find_bundled(source.name) != nullptr;
    if (kind != ScriptKind::text || !bundled) sources.push_back(source);
    if (kind == ScriptKind::variant) add(translation_of(source.name, lang));
    if (kind != ScriptKind::text || !source.name.starts_with("scripts/")) continue;
    const std::string folder = source.name.substr(0, source.name.rfind('/') + 1);
    found = (bundled ? add(folder + lang + ".lua") : text_language(source.name) == lang) || found;
  }
  if (!found) {
    throw Error(Exit::usage,
                "--lang {}: this log has its texts in '{}' only, and the "
                "program has no others for '{}'",
                lang, setup.lang, setup.game);
  }
  setup.sources = std::move(sources);
  setup.lang = lang;
  log.state.opening = std::make_shared<const std::vector<Message>>();
  for (LogAnswer& answer : log.state.answers) answer.say.clear();
}

Json report_json(const Report& report, const Session& session) {
  Json json = {{"game", session.setup().game}, {"title", report.title},
               {"lang", session.setup().lang}, {"at", report.began},
               {"until", report.ended},        {"variants", session.setup().variants},
               {"seal", seal_json(report)},    {"players", report.players},
               {"result", report.result},      {"widgets", report.widgets}};
  json["settings"] = settings_json(session.setup().table.settings);
  add_testimony(json, report.testimony, session);
  json["notes"] = mapped(report.notes, note_json);
  json["moments"] =
      mapped(report.moments, [&](const Moment& moment) { return moment_json(moment, session); });
  return json;
}

namespace {

Json option_list(const std::vector<Option>& options, const std::vector<std::string>& names) {
  return mapped(options, [&](const Option& option) { return option_text(option, names); });
}

// A view consists of what its reader was told, in order; the latest fact of each kind counts.
void add_facts(Json& players, Session& session, const Reader& reader) {
  for (const Fact& fact : session.machine().facts()) {
    if (!may_see(fact.to, reader)) continue;
    players.at(static_cast<std::size_t>(fact.subject - 1))[fact.key] =
        to_json(fact.value, session.names());
  }
}

Json players_json(Session& session, const Json& status, const Reader& reader) {
  const Json rows = status.value("players", Json::array());
  Json players = Json::array();
  for (std::size_t i = 0; i < session.names().size(); ++i) {
    Json player = {{"name", session.names()[i]}, {"seat", i + 1}};
    if (rows.is_array() && i < rows.size() && rows[i].is_object()) player.update(rows[i]);
    if (session.has_left(static_cast<int>(i + 1))) player["left"] = true;
    for (const std::string& fact : session.machine().game().facts) player[fact] = nullptr;
    players.push_back(std::move(player));
  }
  add_facts(players, session, reader);
  return players;
}

// Fills in facts that the board's rows of players leave open, if the reader was told them.
Json board_json(Session& session, const Json& status, const Json& players) {
  Json board = status.value("board", Json::object());
  if (board.is_array() && board.empty()) board = Json::object();  // one without names, in Lua
  if (!board.is_object() || !board.contains("players") || !board["players"].is_array())
    return board;
  Json& rows = board["players"];
  for (std::size_t i = 0; i < rows.size() && i < players.size(); ++i) {
    for (const std::string& fact : session.machine().game().facts) {
      const auto field = rows[i].find(fact);
      if (field != rows[i].end() && field->is_null()) *field = players[i][fact];
    }
  }
  return board;
}

}  // namespace

Json question_json(const Question* question, const std::vector<std::string>& names,
                   const Reader& reader) {
  if (question == nullptr) return nullptr;
  const bool withheld = question->secret && !may_see(question->to, reader);
  // A secret question of no player in particular would tell what the game
  // knows: who is awake, who died.
  if (withheld && question->of == 0)
    return {{"id", nullptr}, {"of", nullptr}, {"kind", nullptr}, {"secret", true}};
  Json json = {{"id", question->id}};
  json["of"] = question->of > 0 ? Json(name_at(question->of, names)) : Json();
  json["kind"] = kind(*question);
  if (question->secret) json["secret"] = true;
  if (withheld) return json;
  const auto add_range = [&] {
    json["min"] = question->min;
    json["max"] = question->max;
  };
  if (!question->options.empty()) json["options"] = option_list(question->options, names);
  switch (question->form) {
    case Form::choose:
      if (question->max > 1) add_range();
      break;
    case Form::ballots:
      json["voters"] = option_list(question->slots, names);
      if (question->tally) json["tally"] = true;
      break;
    case Form::deal:
      json["copies"] = question->copies;
      if (question->unknown) json["unknown"] = true;
      json["slots"] =
          question->positions > 0 ? Json(question->positions) : option_list(question->slots, names);
      break;
    case Form::number: add_range(); break;
    case Form::confirm:
    case Form::acknowledge: break;
  }
  return json;
}

Json table_json(Session& session, const Reader& reader) {
  const Json status = session.machine().status();
  const Json players = players_json(session, status, reader);
  return {{"phase", status.value("phase", Json())},
          {"round", status.value("round", Json())},
          {"players", players},
          {"board", board_json(session, status, players)}};
}

Json status_json(Session& session, const Reader& reader) {
  Json json = {{"game", session.setup().game},
               {"variants", session.setup().variants},
               {"answers", AnswerNumbering(session, reader).count()}};
  json.update(table_json(session, reader));
  json["question"] = question_json(session.question(), session.names(), reader);
  json["result"] = session.result().value_or(Json());
  Testimony heard;
  if (may_see_claims(session, reader)) heard = testimony(session);
  add_testimony(json, heard, session);
  json["false_claims"] = heard.false_claims;
  return json;
}

}  // namespace narrator
