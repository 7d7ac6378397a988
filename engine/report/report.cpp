#include "engine/report/report.hpp"

#include <algorithm>

#include "engine/error.hpp"
#include "engine/lists.hpp"
#include "engine/report/status.hpp"
#include "engine/session/replay.hpp"
#include "engine/sources/bundled.hpp"
#include "engine/sources/script_kind.hpp"
#include "engine/text/whole_number.hpp"

namespace narrator {
namespace {

// What was taken back or set right, where it happened, by the numbers that the reader knows. Who
// does not know of all answers cannot count those that are no longer in effect: for them it begins
// where answers are still what they were then.
void add_mended(const Session& session, const Reader& reader, const std::vector<Moment>& moments,
                std::vector<LogNote>& notes) {
  std::vector<LogNote> mended = session.state().mended;
  const Numbering numbers(session, reader);
  int kept = static_cast<int>(session.answers().size());
  for (auto note = mended.rbegin(); note != mended.rend(); ++note) {
    if (reader.who == Reader::Who::moderator) break;
    kept = std::min(kept, whole_number(note->text).value_or(1) - 1);
    note->after = numbers.of(kept);
    note->text = std::to_string(note->after + 1);
  }
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
  json["say"] = mapped(moment.said, [](const Said& said) {
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

}  // namespace

Json note_json(const LogNote& note) {
  return {{"kind", note.kind}, {"text", note.text}, {"at", note.at}, {"after", note.after}};
}

namespace {

// As `machine` has it, which plays the session's game.
Json widgets_of(Machine& machine, const Session& session, const Reader& reader) {
  const auto may_hear = [&](const Audience& to, std::string_view recall) {
    return may_see(to, reader) && session.may_recall(recall, reader);
  };
  std::vector<Spoken> claims;
  if (may_see_claims(session, reader)) claims = claims_in_effect(machine, session.notes());
  Json widgets = machine.report(may_hear, claims);
  return widgets.is_array() ? widgets : Json::array();
}

}  // namespace

Json report_widgets(Session& session, const Reader& reader) {
  return widgets_of(session.machine(), session, reader);
}

void leave_out_ending(Report& report, Session& session, const Reader& reader) {
  if (report.result.is_null()) return;
  Machine machine(session.setup().sources, session.setup().lang);
  machine.listen();
  replay(machine, session.setup().table, session.state(), {}, session.answers().size() - 1);
  report.widgets = widgets_of(machine, session, reader);
  report.result = nullptr;
  report.moments.pop_back();
}

Report make_report(Session& session, const std::string& began, const Reader& reader) {
  Report report;
  const std::string& lang = session.setup().lang;
  report.title = session.machine().game().title.in(lang);
  report.began = began;
  report.seal = session.setup().seal;
  report.seal_opened = opening_of(session.notes()) != nullptr;
  for (const VariantDeclaration& variant : session.machine().variants()) {
    if (!variant.shared)
      report.house_rules.emplace_back(variant.title.in(lang), variant.rule.in(lang));
  }
  report.facts = session.machine().game().facts;
  const Json status = status_json(session, reader);
  for (const Json& player : status["players"]) report.players.push_back(player);
  report.result = session.result().value_or(Json());
  if (may_see_claims(session, reader)) report.testimony = testimony(session);
  report.widgets = report_widgets(session, reader);
  const Numbering numbers(session, reader);
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
    if (kind != ScriptKind::text) sources.push_back(source);
    if (kind == ScriptKind::variant) add(translation_of(source.name, lang));
    if (kind != ScriptKind::text || !source.name.starts_with("scripts/")) continue;
    found = add(source.name.substr(0, source.name.rfind('/') + 1) + lang + ".lua") || found;
  }
  if (!found) {
    throw Error(Exit::usage,
                "--lang {}: this log has its texts in '{}' only, and the "
                "program has no others for '{}'",
                lang, setup.lang, setup.game);
  }
  setup.sources = std::move(sources);
  setup.lang = lang;
  log.state.opening = std::make_shared<const std::vector<Said>>();
  for (LogAnswer& answer : log.state.answers) answer.say.clear();
}

Json report_json(const Report& report, const Session& session) {
  Json json = {{"game", session.setup().game}, {"title", report.title},
               {"lang", session.setup().lang}, {"at", report.began},
               {"until", report.ended},        {"variants", session.setup().variants},
               {"seal", seal_json(report)},    {"players", report.players},
               {"result", report.result},      {"widgets", report.widgets}};
  add_testimony(json, report.testimony, session);
  json["notes"] = mapped(report.notes, note_json);
  json["moments"] =
      mapped(report.moments, [&](const Moment& moment) { return moment_json(moment, session); });
  return json;
}

}  // namespace narrator
