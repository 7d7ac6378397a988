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
    show(widget, shown);
  }
}

}  // namespace narrator::cli
