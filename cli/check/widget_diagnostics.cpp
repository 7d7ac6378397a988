#include "cli/check/diagnostics.hpp"

#include "cli/check/lua_code.hpp"
#include "cli/report/widgets.hpp"
#include "engine/lists.hpp"
#include "engine/log/recall.hpp"
#include "engine/text/normalise.hpp"

namespace narrator::cli {
namespace {

const Lines kOfAll{"label", "args", "veil", "asked"};  // widgets of a report

void show_words(const Json& json, ShownTexts& shown) {
  if (json.is_string()) return shown.word(json.get<std::string>());
  if (json.is_object() && json.contains("seat")) return;
  if (!json.is_structured()) return;
  for (const Json& one : json) show_words(one, shown);
}

void show(const Json& widget, ShownTexts& shown) {
  shown.label(text_field(widget, "label"));
  for (const char* key : {"marks", "columns"}) {
    for (const Json& label : list_field(widget, key)) {
      if (label.is_string()) shown.label(label.get<std::string>());
    }
  }
  for (const char* key : {"lines", "things"}) {
    for (const Json& one : list_field(widget, key)) shown.label(text_field(one, "label"));
  }
  shown.label(text_field(widget, "across"));
  for (const char* key : {"items", "rows", "cards"}) show_words(list_field(widget, key), shown);
  if (text_field(widget, "kind") == "line")
    shown.show(text_field(widget, "id"), args_field(widget, "args"), "a line of the display");
}

// A table constructor in the code: its place, its strings, and the places of its fields.
struct WrittenTable {
  std::string kind;
  TextPlace at;
  Lines strings;
  std::map<std::string, TextPlace, std::less<>> fields;
};

std::vector<WrittenTable> written_tables(std::string_view code) {
  std::vector<WrittenTable> all;
  std::vector<std::size_t> open;
  const CodeTokens tokens(code);
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (tokens[i].is("{")) {
      open.push_back(all.size());
      all.push_back({"", tokens.place(i), {}, {}});
    } else if (tokens[i].is("}") && !open.empty()) {
      open.pop_back();
    } else if (tokens.is_string(i)) {
      for (const std::size_t one : open) all[one].strings.emplace_back(tokens[i].text);
    } else if (!open.empty() && tokens[i + 1].is("=") && is_any_of(tokens[i - 1], {"{", ","})) {
      WrittenTable& table = all[open.back()];
      table.fields.emplace(tokens[i].text, tokens.place(i));
      if (tokens[i].is("kind")) table.kind = tokens[i + 2].text;
    }
  }
  return all;
}

// Finds where a widget is written: the table of its kind whose strings match best; in it, the place
// of the field.
Diagnostic written_at(const Json& widget, const std::string& field,
                      const AuthoredSources& authored) {
  const std::string kind = text_field(widget, "kind"), inside = in_one_line(widget);
  Diagnostic best;
  int most = -1;
  bool has_field = false;  // whether any table has it; otherwise it is assigned elsewhere
  for (const Source& source : authored.sources()) {
    if (source.text.view().find("kind") == std::string_view::npos) continue;
    for (const WrittenTable& one : written_tables(source.text)) {
      has_field = has_field || one.fields.contains(field);
      if (one.kind != kind) continue;
      int same = 0;
      for (const std::string& text : one.strings)
        same += inside.find('"' + text + '"') != inside.npos ? 2 : -2;
      for (const auto& [name, at] : one.fields) same += widget.contains(name) ? 1 : -1;
      if (same <= most) continue;
      most = same;
      const TextPlace at = found_or(one.fields, field, one.at);
      best = {source.name, at.line, at.column, ""};
    }
  }
  return best.line > 0 && has_field ? best : authored.at(field, "");
}

// Reports each message once, as widgets are checked all the time.
void tell_of(const Json& widget, const std::string& field, const std::string& message,
             const AuthoredSources& authored, Watch& watch) {
  if (std::ranges::any_of(watch.diagnostics,
                          [&](const Diagnostic& one) { return one.message == message; }))
    return;
  watch.add(written_at(widget, field, authored).saying("{}", message));
}

// Checks that the field, where there is one, is one of these words.
void check_word(const Json& widget, const char* field, const Lines& known,
                const AuthoredSources& authored, Watch& watch) {
  const std::string word = text_field(widget, field);
  if (!word.empty() && !contains(known, word))
    tell_of(widget, field,
            fmt::format("a widget's '{}' is not '{}'; {}", field, word, suggestion(word, known)),
            authored, watch);
}

// Checks that rows are as long as the headings, and that there is something to draw in a known
// colour.
void check_shape(const Json& widget, const std::string& kind, const AuthoredSources& authored,
                 Watch& watch) {
  const auto tell = [&](const std::string& field, std::string message) {
    tell_of(widget, field, std::move(message), authored, watch);
  };
  const Json heads = list_field(widget, "columns");
  const std::size_t columns = heads.size();
  const auto full = [](const Json& cell) {
    return !cell.is_null() && !(cell.is_structured() && cell.empty());
  };
  for (const Json& row : list_field(widget, "rows")) {
    if (!row.is_array() && (kind == "table" || kind == "matrix"))
      return tell("rows", fmt::format("a row of the {} is a list of its cells: {{ … }}", kind));
    for (std::size_t i = 0; kind == "table" && i < std::min(columns, row.size()); ++i) {
      if (!heads[i].is_string()) continue;
      auto& [rows, filled] = watch.columns[{text_field(widget, "label"), heads[i]}];
      ++rows;
      filled += full(row[i]) ? 1 : 0;
    }
    if (kind == "table" && row.size() != columns)
      tell("columns", fmt::format("a row of the table has {} cells, and there are {} columns",
                                  row.size(), columns));
    if (kind == "matrix" && row.size() != list_field(widget, "heads").size())
      tell("heads", fmt::format("a row of the matrix has {} cells, and there are {} heads",
                                row.size(), list_field(widget, "heads").size()));
  }
  const Json* value = widget.contains("value") ? &widget["value"] : nullptr;
  if (kind == "track" && value != nullptr && value->is_number_integer() &&
      widget.value("max", Json()).is_number_integer() && *value > widget["max"])
    tell("max", fmt::format("a track of {} spaces has {} of them taken", in_one_line(widget["max"]),
                            value->dump()));
  if (kind == "chart" && !widget.contains("steps"))
    tell("kind", "a chart has no steps: steps = { … }, and a point of each line for each of them");
  const auto check_colour = [&](const std::string& colour) {
    static const Lines known = {"blue", "red", "green", "magenta", "yellow", "cyan"};
    if (!colour.empty() && !contains(known, colour))
      watch.add(
          authored.at(colour, "there is no colour '{}'; {}", colour, suggestion(colour, known)));
  };
  check_colour(text_field(widget, "colour"));
  for (const Json& line : list_field(widget, "lines")) check_colour(text_field(line, "colour"));
  const Json colours = widget.value("colours", Json::object());
  for (const auto& [card, colour] : colours.items()) check_colour(unquoted(colour));
}

}  // namespace

std::vector<std::string> widget_fields() {
  Lines fields = kOfAll;
  for (const WidgetKind& kind : widget_kinds()) append(fields, kind.fields);
  return fields;
}

void remark_empty_columns(const AuthoredSources& authored, Watch& watch) {
  constexpr int kManyRows = 20;
  for (const auto& [column, seen] : watch.columns) {
    if (seen.first < kManyRows || seen.second > 0) continue;
    const auto& [label, head] = column;
    const Diagnostic written =
        authored.at(authored.mentions(head) ? head : without_prefix(head),
                    "nothing ever stands in column '{}' of table '{}'", head, label);
    if (written.line > 0 && (label.empty() || authored.mentions(label))) watch.remark(written);
  }
}

void check_widgets(const Json& widgets, WidgetsOf where, const AuthoredSources& authored,
                   ShownTexts& shown, Watch& watch) {
  if (!widgets.is_array()) return;
  const bool display = where == WidgetsOf::display;
  const auto belongs = [&](const WidgetKind& kind) { return !display || kind.board; };
  for (const Json& widget : widgets) {
    const std::string kind = text_field(widget, "kind");
    const auto tell = [&](const std::string& field, std::string message) {
      tell_of(widget, field, std::move(message), authored, watch);
    };
    const WidgetKind* known = kind_of(widget);
    Lines fields{"kind", "recall"};
    append(fields, display ? Lines{"to"} : kOfAll);
    if (known && belongs(*known)) {
      append(fields, known->fields);
    } else {
      Lines kinds;
      for (const WidgetKind& one : those_of(widget_kinds(), belongs)) {
        kinds.push_back(one.name);
        append(fields, one.fields);
      }
      watch.add(
          authored.at(kind, "there is no kind of widget '{}'; {}", kind, suggestion(kind, kinds)));
    }
    for (const char* key : {"items", "rows", "cards", "columns", "marks", "heads", "steps", "lines",
                            "things", "places"}) {
      if (widget.contains(key) && !widget[key].is_array())
        tell(key, fmt::format("'{0}' of a widget is a list: {0} = {{ … }}", key));
    }
    for (const auto& [key, value] : widget.items()) {
      if (!contains(fields, key))
        tell(key, fmt::format("a widget of kind '{}' has no field '{}'; {}", kind, key,
                              suggestion(key, fields)));
    }
    if (widget.contains("to") && widget["to"] != "moderator")
      watch.add(authored.at("to", "'to' of a widget is \"moderator\""));
    check_word(widget, "asked", {"history", "votes", "odds", "recap"}, authored, watch);
    check_word(widget, "recall", {kRecallItems.begin(), kRecallItems.end()}, authored, watch);
    check_shape(widget, kind, authored, watch);
    show(widget, shown);
  }
}

void check_status(const Json& status, const AuthoredSources& authored, Watch& watch) {
  static const Lines known{"phase", "round", "part", "rounds", "players", "board"};
  static const Lines of_player{"alive", "left", "waits", "out"};
  for (const auto& [name, value] : status.items()) {
    if (!contains(known, name))
      watch.add(authored.at(name, "a status has no field '{}'; {}", name, suggestion(name, known)));
  }
  for (const Json& player : status.value("players", Json::array())) {
    if (!player.is_object()) continue;
    for (const auto& [name, value] : player.items()) {
      if (!contains(of_player, name) && nearest(name, of_player) >= 0)
        watch.add(authored.at(name, "a player's status has a field '{}'; {}", name,
                              suggestion(name, of_player)));
    }
  }
}

}  // namespace narrator::cli
