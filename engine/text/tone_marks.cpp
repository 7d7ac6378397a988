// Where Vietnamese puts its tone marks: hòa and hoà, thúy and thuý are the same word.
#include <array>

#include "engine/text/folding.hpp"
#include "engine/text/utf8.hpp"

namespace narrator {
namespace {

using Tones = std::u32string_view;  // of one vowel: grave, acute, tilde, hook above, dot below

struct Pair {
  char32_t first, second;
  Tones first_toned, second_toned;
};

constexpr std::array<Pair, 3> kPairs{{
    {U'o', U'a', U"òóõỏọ", U"àáãảạ"},
    {U'o', U'e', U"òóõỏọ", U"èéẽẻẹ"},
    {U'u', U'y', U"ùúũủụ", U"ỳýỹỷỵ"},
}};

void bring_forward(char32_t& first, char32_t& second) {
  for (const Pair& pair : kPairs) {
    const std::size_t tone = pair.second_toned.find(second);
    if (first != pair.first || tone == Tones::npos) continue;
    first = pair.first_toned[tone];
    second = pair.second;
    return;
  }
}

}  // namespace

std::string fold_tones_forward(std::string_view text) {
  std::u32string points = code_points(fold_keeping_accents(text));
  for (std::size_t i = 1; i < points.size(); ++i) bring_forward(points[i - 1], points[i]);
  return utf8(points);
}

}  // namespace narrator
