// The commands history, votes, odds and claims, which show parts of the game's report.
#include <algorithm>

#include "cli/commands/commands.hpp"
#include "cli/drawing/drawing.hpp"
#include "cli/drawing/in_words.hpp"
#include "cli/report/widgets.hpp"
#include "engine/parser/lexicon.hpp"
#include "engine/report/report.hpp"
#include "engine/text/escaped.hpp"
#include "engine/text/normalise.hpp"

namespace narrator::cli {
namespace {

// Restricts what a game tells to a player, or to one round (or turn).
struct WantedRows {
  int seat = 0;
  std::string column;  // the label of the counting column; "": the first one
  std::optional<int> number;

  bool all() const { return seat == 0 && !number; }
};

// Returns whether a script's value contains a player.
bool is_about_seat(const Json& value, int seat) {
  if (value == Json{{"seat", seat}}) return true;
  return value.is_structured() &&
         std::ranges::any_of(value, [&](const Json& one) { return is_about_seat(one, seat); });
}

bool fits(const Json& row, const Json& columns, const WantedRows& wanted) {
  if (wanted.seat > 0 && !is_about_seat(row, wanted.seat)) return false;
  if (!wanted.number) return true;
  const auto column = wanted.column.empty()
                          ? columns.begin()
                          : std::find(columns.begin(), columns.end(), wanted.column);
  const auto at = static_cast<std::size_t>(column - columns.begin());
  return at < row.size() && row[at] == *wanted.number;
}

// Keeps the matching rows of a table; of a matrix, the rows of the player.
void narrow(Json& widget, const WantedRows& wanted) {
  Json rows = Json::array(), sides = Json::array();
  const Json& heads = list_field(widget, "heads");
  const Json& all = list_field(widget, "rows");
  for (std::size_t i = 0; i < all.size(); ++i) {
    const bool kept = heads.empty() ? fits(all[i], list_field(widget, "columns"), wanted)
                                    : i < heads.size() && is_about_seat(heads[i], wanted.seat);
    if (!kept) continue;
    rows.push_back(all[i]);
    if (!heads.empty()) sides.push_back(heads[i]);
  }
  widget["rows"] = std::move(rows);
  if (!heads.empty()) widget["sides"] = std::move(sides);
}

// Returns the widgets that a game provides for the command.
Json widgets_for(const CommandContext& context) {
  Json widgets = report_widgets(context.session, context.reader);
  std::erase_if(widgets.get_ref<Json::array_t&>(),
                [&](const Json& widget) { return text_field(widget, "asked") != context.command; });
  return widgets;
}

// Parses a sequence of restrictions such as `dan`, `round 2`, `2`.
class WantedReader {
 public:
  WantedReader(const CommandContext& context, const Json& widgets)
      : context_(context),
        session_(context.session),
        widgets_(widgets),
        drawing_(Terminal{}, session_.text(), session_.names()) {}

  WantedRows read(Tokens words) {
    while (!words.empty()) {
      const std::size_t size = read_number(words);
      words = words.subspan(size > 0 ? size : read_player(words));
    }
    return wanted_;
  }

 private:
  std::size_t read_number(Tokens words) {
    const std::size_t before = whole_number(words[0].normalised) ? 0 : 1;
    if (wanted_.number || words.size() <= before) return 0;
    const std::optional<int> n = whole_number(words[before].normalised);
    const bool any = before == 0 || Lexicon({{0, "round"}}, words_of(session_)).spells(words[0]);
    if (!n || (!counted(words[0].normalised) && !(any && counted("")))) return 0;
    wanted_.number = n;
    return before + 1;
  }

  // Returns whether a table has a counting column whose name begins with `word`; "" matches any.
  bool counted(const std::string& word) {
    for (const Json& widget : widgets_) {
      for (const Json& label : list_field(widget, "columns")) {
        if (!label.is_string()) continue;
        const std::string id = label.get<std::string>();
        const bool named = normalise(drawing_.label(id)).starts_with(word) ||
                           id.substr(id.find('.') + 1).starts_with(word);
        if (!named) continue;
        if (!word.empty()) wanted_.column = id;
        return true;
      }
    }
    return false;
  }

  std::size_t read_player(Tokens words) {
    const auto [match, size] = Lexicon::of_players(words_of(session_)).read(words);
    if (wanted_.seat == 0 && match.one()) {
      wanted_.seat = match.found.front() + 1;
      return size;
    }
    seat_meant(context_, words.first(1));
    refuse_how(context_,
               text(session_, "refuse.unknown", {{"typed", {printable(words[0].typed)}}}));
  }

  const CommandContext& context_;
  const Session& session_;
  const Json& widgets_;
  const Drawing drawing_;
  WantedRows wanted_;
};

// Returns whether a note is about a player, as created by `note dan …`.
bool is_about(const std::string& note, const std::string& name) {
  return note.starts_with(name + ":") || note.starts_with(name + "：");
}

// Lists the notes about everybody or about one player, and the rulings, with their rounds; if the
// game counts parts, with those instead, as its own tables begin with them.
Json written_down(CommandContext& context, const Json& columns, int seat) {
  Json rows = Json::array();
  const std::vector<Moment> all = moments(context.session, context.reader);
  const bool parts = all.back().part > 0 && !columns.empty();
  const auto when = [&](const Moment& moment) {
    const int n = parts ? moment.part : moment.round;
    return n > 0 ? Json(n) : Json();
  };
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Moment& moment = all[i];
    if (moment.ruling && seat == 0)
      rows.push_back(
          {when(moment), text(context.session, "kind.ruling"), in_words(context.session, moment)});
    const Json now = i + 1 < all.size() ? when(all[i + 1])
                                        : context.session.machine().status().value(
                                              parts ? "part" : "round", Json());
    for (const auto& [note, claim] : moment.remarks) {
      if (claim || (seat > 0 && !is_about(note.text, name_at(seat, context.session.names()))))
        continue;
      rows.push_back({now, kind_in_words(context.session, note), note.text});
    }
  }
  return {{"kind", "table"},
          {"label", "report.notes"},
          {"columns", {parts ? columns.front() : "report.round", "report.kind", "report.text"}},
          {"rows", std::move(rows)}};
}

void tell(CommandContext& context, Json widgets, const WantedRows& wanted,
          std::optional<Json> more = {}) {
  if (!wanted.all()) {
    for (Json& widget : widgets) narrow(widget, wanted);
  }
  if (more) widgets.push_back(std::move(*more));
  std::erase_if(widgets.get_ref<Json::array_t&>(), shows_nothing);
  context.output.told(context.session, context.command, widgets);
}

void refuse_hidden(const CommandContext& context, std::string_view item) {
  if (!context.session.may_recall(item, context.reader))
    refuse(context.session, "asked-hidden",
           {{"item", {text(context.session, "recall." + std::string(item))}}});
}

}  // namespace

// Lists the answers if the game tells nothing about its past.
void history_command(CommandContext& context, const Line& words) {
  Json widgets = widgets_for(context);
  if (widgets.empty() && words.words().empty()) return list_answers(context, "report.course");
  const WantedRows wanted = WantedReader(context, widgets).read(words.words());
  const Json columns = widgets.empty() ? Json::array() : list_field(widgets.front(), "columns");
  if (wanted.all()) widgets.push_back(written_down(context, columns, 0));
  std::optional<Json> of_player;  // exempt from the restrictions on the game's widgets
  if (wanted.seat > 0 && !wanted.number) of_player = written_down(context, columns, wanted.seat);
  tell(context, std::move(widgets), wanted, std::move(of_player));
}

void votes_command(CommandContext& context, const Line& words) {
  Json widgets = widgets_for(context);
  if (widgets.empty()) refuse(context.session, "votes-none");
  const WantedRows wanted = WantedReader(context, widgets).read(words.words());
  refuse_hidden(context, "votes");
  tell(context, std::move(widgets), wanted);
}

// Adds a notice that probabilities are not findings.
void odds_command(CommandContext& context, const Line& words) {
  refuse_hidden(context, "claims");
  Json widgets = widgets_for(context);
  if (widgets.empty()) refuse(context.session, "odds-none");
  const WantedRows wanted = WantedReader(context, widgets).read(words.words());
  context.output.notice(text(context.session, "odds-what"));
  tell(context, std::move(widgets), wanted);
}

void claims_command(CommandContext& context, const Line& words) {
  const int seat = WantedReader(context, Json::array()).read(words.words()).seat;
  refuse_hidden(context, "claims");
  context.output.claims(context.session, context.reader, seat);
}

}  // namespace narrator::cli
