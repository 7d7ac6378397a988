#include "cli/check/slips.hpp"

#include <map>

#include "cli/drawing/drawing.hpp"
#include "engine/lists.hpp"
#include "engine/text/suggestion.hpp"

namespace narrator::cli {
namespace {

using Kinds = std::map<std::string, std::vector<std::string>>;

// As cli/display draws them (narrator-lua(7), Display).
const Kinds& kinds_of_display() {
  static const Kinds kinds = {
      {"line", {"id", "args", "brief"}},
      {"list", {"label", "items"}},
      {"ring", {"label", "cards", "marked", "colours"}},
      {"table", {"columns", "rows"}},
      {"track", {"label", "value", "max", "colour", "marks"}},
  };
  return kinds;
}

// As cli/report draws them (narrator-lua(7), Report): those of the display, and these.
const Kinds& kinds_of_report() {
  static const Kinds kinds = [] {
    Kinds all = {
        {"matrix", {"heads", "rows"}},
        {"chart", {"across", "steps", "lines"}},
        {"flow", {"places", "steps", "things"}},
        {"bars", {"rows"}},
    };
    all.insert(kinds_of_display().begin(), kinds_of_display().end());
    for (auto& [kind, fields] : all)
      fields.insert(fields.end(), {"label", "args", "veil", "asked"});
    return all;
  }();
  return kinds;
}

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
  const Kinds& kinds = where == WidgetsOf::display ? kinds_of_display() : kinds_of_report();
  for (const Json& widget : widgets) {
    const std::string kind = text_field(widget, "kind");
    const auto known = kinds.find(kind);
    std::vector<std::string> fields{"kind", "recall"};
    if (where == WidgetsOf::display) fields.emplace_back("to");
    if (known == kinds.end()) {
      watch.add(authored.at(kind, "there is no kind of widget '{}'; {}", kind,
                            suggestion(kind, keys_of(kinds))));
      for (const auto& [other, more] : kinds) fields.insert(fields.end(), more.begin(), more.end());
    } else {
      fields.insert(fields.end(), known->second.begin(), known->second.end());
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
