#include "cli/drawing/colours.hpp"

#include <array>
#include <utility>

namespace narrator::cli {
namespace {

std::string escaped(std::string_view text, std::string_view code) {
  std::string out = "\x1b[";
  out.append(code).append("m").append(text).append("\x1b[0m");
  return out;
}

std::string_view code_of(Ink ink) {
  switch (ink) {
    case Ink::none: return {};
    case Ink::quiet: return "2";
    case Ink::strong: return "1";
    case Ink::refusal: return "31";
    case Ink::secret: return "1;35";
  }
  return {};
}

// Foreground and background together, so that neither depends on the terminal's own.
constexpr std::array<std::pair<std::string_view, std::string_view>, 6> kPatches = {{
    {"red", "1;37;41"},
    {"yellow", "30;43"},
    {"green", "30;42"},
    {"blue", "1;37;44"},
    {"magenta", "1;37;45"},
    {"cyan", "30;46"},
}};

}  // namespace

std::string inked(std::string_view text, Ink ink, bool colour) {
  if (!colour || ink == Ink::none || text.empty()) return std::string(text);
  return escaped(text, code_of(ink));
}

std::string patched(std::string_view text, std::string_view name, bool colour) {
  for (const auto& [known, code] : kPatches) {
    if (colour && known == name) return escaped(text, code);
  }
  return std::string(text);
}

}  // namespace narrator::cli
