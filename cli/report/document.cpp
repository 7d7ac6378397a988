#include <algorithm>

#include <fmt/format.h>

#include "cli/drawing/in_words.hpp"
#include "cli/report/document.hpp"
#include "cli/report/widgets.hpp"
#include "cli/system/clock.hpp"
#include "engine/lists.hpp"
#include "engine/log/log_time.hpp"
#include "engine/text/letters.hpp"

namespace narrator::cli {
namespace {

std::string time_of_day(const std::string& at) { return local_parts(at).time; }

class ReportComposer {
 public:
  ReportComposer(const Report& report, const Session& session, const Reader& reader)
      : report_(report),
        session_(session),
        reader_(reader),
        drawing_(Terminal{}, session.text(), session.names()) {}

  Document run() {
    Document document{
        session_.setup().lang, sanitised(report_.title), heading(), {}, {}, {}, zone()};
    for (const auto& table : session_.state().tables) append(document.names, table);
    auto& sections = document.sections;
    sections.push_back(result());
    for (const Json& widget : report_.widgets) {
      if (shows_nothing(widget)) continue;
      const auto veil = widget.find("veil");
      sections.push_back({title_of(widget, drawing_),
                          veil != widget.end() && *veil == true,
                          {block_of(widget, drawing_)}});
    }
    sections.push_back(claims());
    sections.push_back(house_rules());
    sections.push_back(notes());
    sections.push_back(times());
    std::erase_if(sections, [](const Section& section) { return section.blocks.empty(); });
    for (const Moment& moment : report_.moments) document.steps.push_back(step(moment));
    if (is_over()) append(document.steps.back().said, ending_in_words(report_.result, drawing_));
    return document;
  }

 private:
  std::string say(const char* id, const Args& args = {}) const { return drawing_.text(id, args); }

  // The zone at the beginning of the game; a change to or from summer time during it is rare.
  std::string zone() const { return local_parts(report_.began).zone; }

  bool is_over() const { return !report_.result.is_null(); }

  std::vector<std::string> heading() const {
    std::vector<std::string> lines = {
        say("report.played", {{"date", {local_parts(report_.began).date}},
                              {"players", all_players(session_.names().size())}})};
    if (reader_.who == Reader::Who::moderator) lines.push_back(say("report.for-moderator"));
    if (reader_.who == Reader::Who::player)
      lines.push_back(say("report.for-player", {{"player", {Player{reader_.seat}}}}));
    if (!report_.seal.mark.empty())
      lines.push_back(say(state_of_seal(), {{"mark", {report_.seal.mark}}}));
    return lines;
  }

  const char* state_of_seal() const {
    if (report_.seal_opened) return "report.seal-opened";
    return is_over() ? "report.seal-unopened" : "report.sealed";
  }

  // The keys of those facts that the reader was told about at least one player.
  std::vector<std::string> facts_told() const {
    return those_of(report_.facts, [&](const std::string& key) {
      return std::ranges::any_of(report_.players, [&](const Json& player) {
        return !player.value(key, Json()).is_null();
      });
    });
  }

  // The result and each player's facts. The reader of an unfinished game may have been told none,
  // and some games have none.
  Section result() const {
    const bool over = is_over();
    const std::vector<std::string> facts = facts_told();
    Section section{say(over && facts.empty() ? "report.result-alone" : "report.result"),
                    over || !facts.empty(),
                    {}};
    section.blocks.push_back(ItemList{over ? ending_in_words(report_.result, drawing_)
                                           : Lines{say("report.unfinished")}});
    Grid grid{say("report.players"), {say("report.player")}, {}};
    for (const std::string& key : facts) {
      const std::string label = "label." + key;  // in lower case, for use within a sentence
      grid.columns.push_back(capitalised(say(drawing_.find(label) ? label.c_str() : "report.was")));
    }
    const Json scores = over ? report_.result.value("scores", Json()) : Json();
    if (scores.is_object()) grid.columns.push_back(say("report.score"));
    for (const Json& player : report_.players) {
      const std::string name = player.at("name");
      std::vector<TableCell> row{{sanitised(name)}};
      for (const std::string& key : facts)
        row.push_back({drawing_.shown(player.value(key, Json()))});
      if (scores.is_object()) row.push_back({drawing_.shown(scores.value(name, Json())), true});
      grid.rows.push_back(std::move(row));
    }
    if (grid.columns.size() > 1) section.blocks.push_back(std::move(grid));
    return section;
  }

  // Veiled once the game is over, as findings may then rest on what was revealed at the end.
  Section claims() const {
    Section section{say("report.testimony"), is_over() && !report_.testimony.proofs.empty(), {}};
    ItemList said;
    for (const Statement& one : report_.testimony.said) {
      said.items.push_back(one.revised ? say("claim.revised", {{"claim", {one.text}}})
                                       : sanitised(one.text));
    }
    if (!said.items.empty()) section.blocks.push_back(std::move(said));
    for (const Contradiction& proof : report_.testimony.proofs)
      section.blocks.push_back(Chain{sanitised(proof.text), mapped(proof.reasons, sanitised)});
    return section;
  }

  Section house_rules() const {
    ItemList items;
    for (const auto& [title, rule] : report_.house_rules)
      items.items.push_back(rule.empty()
                                ? sanitised(title)
                                : say("house-rule", {{"title", {title}}, {"rule", {rule}}}));
    if (items.items.empty()) return {};
    return {say("report.house-rules"), false, {std::move(items)}};
  }

  Section notes() const {
    Grid grid{say("report.notes"),
              {say("report.time", {{"zone", {zone()}}}), say("report.after"), say("report.kind"),
               say("report.text")},
              {}};
    for (const LogNote& note : report_.notes) {
      grid.rows.push_back({{time_of_day(note.at)},
                           {std::to_string(note.after), true},
                           {kind_in_words(session_, note)},
                           {sanitised(note.text)}});
    }
    if (grid.rows.empty()) return {};
    return {grid.title, false, {std::move(grid)}};
  }

  // When the game began and ended, and how long each round took.
  Section times() const {
    const auto began = seconds_since_1970(report_.began), ended = seconds_since_1970(report_.ended);
    if (began < 0 || ended < 0) return {};
    Section section{say("report.times"), false, {}};
    section.blocks.push_back(
        Paragraph{say("report.from-to", {{"zone", {zone()}},
                                         {"from", {time_of_day(report_.began)}},
                                         {"to", {time_of_day(report_.ended)}},
                                         {"duration", {duration(ended - began)}}})});
    Grid grid{
        section.title, {{}, say("report.time", {{"zone", {zone()}}}), say("report.duration")}, {}};
    const auto& moments = report_.moments;
    for (std::size_t i = 1; i < moments.size();) {
      std::size_t last = i;
      while (last + 1 < moments.size() && in_one_chapter(moments[last + 1], moments[i])) ++last;
      const auto from =
          seconds_since_1970(moments[i - 1].n > 0 ? moments[i - 1].at : report_.began);
      const auto to = seconds_since_1970(moments[last].at);
      grid.rows.push_back({{chapter(moments[i])},
                           {time_of_day(moments[i].at)},
                           {duration(from < 0 || to < 0 ? -1 : to - from), true}});
      i = last + 1;
    }
    if (grid.rows.size() > 1) section.blocks.push_back(std::move(grid));
    return section;
  }

  static bool in_one_chapter(const Moment& a, const Moment& b) {
    return a.part == b.part && a.round == b.round;
  }

  // Returns the name of a round; a game without rounds is a single chapter.
  std::string chapter(const Moment& at) const {
    const Args args = {{"part", number_value(at.part)}, {"round", number_value(at.round)}};
    if (at.part > 0 || at.round > 0) {
      const char* id = at.round > 0 ? "chapter.round" : "chapter.part";
      if (drawing_.find(id)) return drawing_.text_of_game(id, args);
      return say(at.round == 0  ? "report.part"
                 : at.part == 0 ? "board.round"
                                : "report.part-and-round",
                 args);
    }
    const bool counts = std::ranges::any_of(
        report_.moments, [](const Moment& one) { return one.part > 0 || one.round > 0; });
    return say(counts ? "report.start" : "report.course");
  }

  Step step(const Moment& moment) const {
    Step step{moment.n, moment.part, moment.round, chapter(moment), time_of_day(moment.at),
              {},       {},          {},           &moment.display};
    if (moment.n > 0) {
      step.asked = asked_in_words(session_, moment);
      step.answer = moment.hidden ? "…" : sanitised(in_words(session_, moment.answer));
    }
    for (const Message& said : moment.said) step.said.push_back(drawing_.addressed(said));
    if (moment.ruling && !step.said.empty()) {  // its first message tells the whole ruling
      step.asked = step.said.front();
      step.answer.clear();
      step.said.erase(step.said.begin());
    }
    for (const Remark& one : moment.remarks) {
      step.said.push_back(one.claim
                              ? say("claim.noted", {{"claim", {one.claim->text}}})
                              : drawing_.item(kind_in_words(session_, one.note), one.note.text));
    }
    return step;
  }

  const Report& report_;
  const Session& session_;
  const Reader reader_;
  const Drawing drawing_;
};

}  // namespace

std::string duration(std::int64_t seconds) {
  if (seconds < 0) return "–";
  const auto hours = seconds / 3600, minutes = seconds / 60 % 60;
  if (hours > 0) return fmt::format("{}:{:02}:{:02}", hours, minutes, seconds % 60);
  return fmt::format("{}:{:02}", minutes, seconds % 60);
}

Document compose(const Report& report, const Session& session, const Reader& reader) {
  return ReportComposer(report, session, reader).run();
}

}  // namespace narrator::cli
