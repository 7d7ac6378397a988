#include "cli/check/slips.hpp"

#include "cli/report/widgets.hpp"
#include "engine/lists.hpp"
#include "engine/text/suggestion.hpp"

namespace narrator::cli {
namespace {

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

// Rows as long as there are heads, and something to draw in a colour that there is.
void check_shape(const Json& widget, const std::string& kind, const Authored& authored,
                 Watch& watch) {
  const std::size_t columns = list_field(widget, "columns").size();
  for (const Json& row : list_field(widget, "rows")) {
    if (kind == "table" && row.is_array() && row.size() != columns)
      watch.add(authored.at("columns", "a row of the table has {} cells, and there are {} columns",
                            row.size(), columns));
    if (kind == "matrix" && row.is_array() && row.size() != list_field(widget, "heads").size())
      watch.add(authored.at("heads", "a row of the matrix has {} cells, and there are {} heads",
                            row.size(), list_field(widget, "heads").size()));
  }
  if (kind == "chart" && !widget.contains("steps"))
    watch.add(authored.at("chart",
                          "a chart has no steps: steps = {{ … }}, and a point of each line "
                          "for each of them"));
  const auto check_colour = [&](const std::string& colour) {
    static const Lines known = {"blue", "red", "green", "magenta", "yellow", "cyan"};
    if (!colour.empty() && !contains(known, colour))
      watch.add(
          authored.at(colour, "there is no colour '{}'; {}", colour, suggestion(colour, known)));
  };
  check_colour(text_field(widget, "colour"));
  for (const Json& line : list_field(widget, "lines")) check_colour(text_field(line, "colour"));
}

}  // namespace

void check_widgets(const Json& widgets, WidgetsOf where, const Authored& authored,
                   ShownTexts& shown, Watch& watch) {
  if (!widgets.is_array()) return;
  const bool display = where == WidgetsOf::display;
  const auto belongs = [&](const WidgetKind& kind) { return !display || kind.board; };
  for (const Json& widget : widgets) {
    const std::string kind = text_field(widget, "kind");
    const WidgetKind* known = kind_of(widget);
    Lines fields{"kind", "recall"};
    append(fields, display ? Lines{"to"} : Lines{"label", "args", "veil", "asked"});
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
        watch.add(authored.at(key, "'{0}' of a widget is a list: {0} = {{ … }}", key));
    }
    for (const auto& [key, value] : widget.items()) {
      if (!contains(fields, key))
        watch.add(authored.at(key, "a widget of kind '{}' has no field '{}'; {}", kind, key,
                              suggestion(key, fields)));
    }
    if (widget.contains("to") && widget["to"] != "moderator")
      watch.add(authored.at("to", "'to' of a widget is \"moderator\""));
    check_shape(widget, kind, authored, watch);
    show(widget, shown);
  }
}

}  // namespace narrator::cli
