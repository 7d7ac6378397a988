#include "cli/drawing/drawing.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include <fmt/ranges.h>

#include "cli/terminal/columns.hpp"
#include "engine/text/letters.hpp"

namespace narrator::cli {
namespace {

// Returns the seat if plain JSON denotes a player, otherwise 0.
int seat_of(const Json& json) {
  return json.is_object() && json.size() == 1 ? number_field(json, "seat", 0, 1000) : 0;
}

Value to_value(const Json& json) {
  if (const int seat = seat_of(json); seat > 0) return {Player{seat}};
  if (json.is_number_integer()) return {json.get<std::int64_t>()};
  if (json.is_string()) return {Word{json.get<std::string>()}};
  if (json.is_array()) return {mapped(json, to_value)};
  return {std::string(json.is_null() ? "-" : unquoted(json))};
}

std::string escaped(std::string_view text, std::string_view code) {
  std::string out = "\x1b[";
  out.append(code).append("m").append(text).append("\x1b[0m");
  return out;
}

std::string_view code_of(Style style) {
  switch (style) {
    case Style::none: return {};
    case Style::quiet: return "2";
    case Style::strong: return "1";
    case Style::refusal: return "7";
    case Style::secret: return "1;35";
  }
  return {};
}

// Sets both foreground and background, to be independent of the terminal's colour scheme.
constexpr std::array<std::pair<std::string_view, std::string_view>, 6> kPatches = {{
    {"red", "1;37;41"},
    {"yellow", "30;43"},
    {"green", "30;42"},
    {"blue", "1;37;44"},
    {"magenta", "1;37;45"},
    {"cyan", "30;46"},
}};

}  // namespace

std::string joined(const Lines& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

int Drawing::columns() const {
  return figures() ? terminal_.columns : std::numeric_limits<int>::max() / 2;
}

std::string Drawing::label(const std::string& id, const Args& args) const {
  return id.empty() ? std::string()
                    : sanitised(text_.find_of_game(id) ? text_of_game(id, args) : id);
}

std::string Drawing::text(const std::string& id, const Args& args) const {
  return sanitised(text_.render(id, args, names_));
}

std::string Drawing::text_of_game(const std::string& id, const Args& args) const {
  return sanitised(text_.render_of_game(id, args, names_));
}

std::string Drawing::shown(const Json& value) const {
  if (value.is_string()) return sanitised(text_.word(value.get<std::string>()));
  if (value.is_null()) return "-";
  const auto seat = static_cast<std::size_t>(seat_of(value));
  if (seat > 0 && seat <= names_.size()) return sanitised(names_[seat - 1]);
  if (!value.is_structured()) return unquoted(value);
  if (value.empty()) return "-";
  return joined_by(shown_items(value), separator());
}

std::vector<Value> Drawing::players(const Json& names) const {
  std::vector<Value> players;
  for (const Json& name : names) {
    const auto found =
        std::ranges::find_if(names_, [&](const std::string& known) { return name == Json(known); });
    players.push_back({Player{static_cast<int>(found - names_.begin()) + 1}});
  }
  return players;
}

std::string Drawing::addressed(const Message& said) const {
  if (said.to.all) return sanitised(said.text);
  if (said.to.seats.empty()) return text("private-moderator", {{"text", {said.text}}});
  return text("private-to", {{"players", players_value(said.to.seats)}, {"text", {said.text}}});
}

Lines Drawing::shown_items(const Json& list) const {
  return mapped(list, [this](const Json& item) {
    return item.is_array() ? joined_by(shown_items(item), " ") : shown(item);
  });
}

std::string Drawing::separator() const {
  return text_.find("list.separator") ? text("list.separator") : ", ";
}

std::string Drawing::item(const std::string& label, const std::string& what) const {
  return text("board.item", {{"label", {label}}, {"what", {what}}});
}

std::string Drawing::in_one_line(const Lines& items) const {
  return joined_by(items, text("board.separator"));
}

Args args_field(const Json& widget, const char* key) {
  Args args;
  const auto found = widget.find(key);
  if (found == widget.end() || !found->is_object()) return args;
  for (const auto& [name, value] : found->items()) args.emplace_back(name, to_value(value));
  return args;
}

std::string card_colour(const Json& ring, const Json& card) {
  const auto colours = ring.find("colours");
  const std::string face = card.is_string() ? card.get<std::string>() : std::string();
  if (colours == ring.end() || face.empty()) return {};
  std::string_view rest = face;
  next_code_point(rest);
  return text_field(*colours, face.substr(0, face.size() - rest.size()).c_str());
}

Lines hanging(const std::string& first, const std::string& text, const Drawing& drawing,
              int further) {
  const int room = std::max(drawing.columns() - display_width(first), 8);
  Lines lines = wrapped(text, room);
  if (lines.size() > 1 && further > 0) lines = wrapped(text, std::max(room - further, 8));
  return indented(std::move(lines), first, display_width(first) + further);
}

std::string styled(std::string_view text, Style style, bool colour) {
  if (!colour || style == Style::none || text.empty()) return std::string(text);
  return escaped(text, code_of(style));
}

std::string swatch(std::string_view text, std::string_view name, bool colour) {
  for (const auto& [known, code] : kPatches) {
    if (colour && known == name) return escaped(text, code);
  }
  return std::string(text);
}

}  // namespace narrator::cli
