#include "cli/check/widget_slips.hpp"

#include <algorithm>
#include <map>

#include <fmt/format.h>

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

std::vector<std::string> names_of(const Kinds& kinds) {
  std::vector<std::string> names;
  for (const auto& [kind, fields] : kinds) names.push_back(kind);
  return names;
}

Value value_of(const Json& json) {
  if (json.is_string()) return {json.get<std::string>()};
  if (json.is_number_integer()) return {json.get<std::int64_t>()};
  if (json.is_array()) {
    std::vector<Value> list;
    for (const Json& one : json) list.push_back(value_of(one));
    return {std::move(list)};
  }
  return {std::string()};
}

void show_words(const Json& json, ShownTexts& shown) {
  if (json.is_string()) return shown.word(json.get<std::string>());
  if (json.is_object() && json.contains("seat")) return;
  if (!json.is_structured()) return;
  for (const Json& one : json) show_words(one, shown);
}

void show(const Json& widget, ShownTexts& shown) {
  const auto word = [&](const char* key) {
    const auto found = widget.find(key);
    return found != widget.end() && found->is_string() ? found->get<std::string>() : std::string();
  };
  shown.label(word("label"));
  for (const char* key : {"marks", "columns"}) {
    const auto list = widget.find(key);
    if (list == widget.end() || !list->is_array()) continue;
    for (const Json& label : *list) {
      if (label.is_string()) shown.label(label.get<std::string>());
    }
  }
  for (const char* key : {"lines", "things"}) {
    const auto list = widget.find(key);
    if (list == widget.end() || !list->is_array()) continue;
    for (const Json& one : *list) {
      if (one.is_object() && one.contains("label") && one["label"].is_string())
        shown.label(one["label"].get<std::string>());
    }
  }
  shown.label(word("across"));
  for (const char* key : {"items", "rows", "cards"}) {
    const auto list = widget.find(key);
    if (list != widget.end()) show_words(*list, shown);
  }
  if (word("kind") != "line") return;
  Args args;
  const auto given = widget.find("args");
  if (given != widget.end() && given->is_object()) {
    for (const auto& [name, value] : given->items()) args.emplace_back(name, value_of(value));
  }
  shown.show(word("id"), args, "a line of the display");
}

}  // namespace

void check_widgets(const Json& widgets, WidgetsOf where, const Authored& authored,
                   ShownTexts& shown, Watch& watch) {
  if (!widgets.is_array()) return;
  const Kinds& kinds = where == WidgetsOf::display ? kinds_of_display() : kinds_of_report();
  for (const Json& widget : widgets) {
    const auto given = widget.find("kind");
    const std::string kind =
        given != widget.end() && given->is_string() ? given->get<std::string>() : "";
    const auto known = kinds.find(kind);
    std::vector<std::string> fields{"kind", "recall"};
    if (known == kinds.end()) {
      watch.add(authored.at(kind, fmt::format("there is no kind of widget '{}'; {}", kind,
                                              suggestion(kind, names_of(kinds)))));
      for (const auto& [other, more] : kinds) fields.insert(fields.end(), more.begin(), more.end());
    } else {
      fields.insert(fields.end(), known->second.begin(), known->second.end());
    }
    for (const char* key : {"items", "rows", "cards", "columns", "marks", "heads", "steps", "lines",
                            "things", "places"}) {
      if (widget.contains(key) && !widget[key].is_array())
        watch.add(authored.at(key, fmt::format("'{0}' of a widget is a list: {0} = {{ … }}", key)));
    }
    for (const auto& [key, value] : widget.items()) {
      if (std::find(fields.begin(), fields.end(), key) == fields.end())
        watch.add(authored.at(key, fmt::format("a widget of kind '{}' has no field '{}'; {}", kind,
                                               key, suggestion(key, fields))));
    }
    show(widget, shown);
  }
}

}  // namespace narrator::cli
