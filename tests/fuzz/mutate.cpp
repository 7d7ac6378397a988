#include <algorithm>

#include <fmt/format.h>

#include "tests/fuzz/fuzz.hpp"

namespace narrator::fuzz {
namespace {

const std::string kMeaningful = " ,=#?!\"\\{}[]0123456789-\n\t\r\033\0'`~/あ\xff\xc2\x9b";

std::size_t place(const std::string& text, Random& random) {
  return random.below(static_cast<std::uint32_t>(text.size()) + 1);
}

char random_byte(Random& random) {
  if (random.below(2) == 0) return static_cast<char>(random.below(256));
  return kMeaningful[random.below(static_cast<std::uint32_t>(kMeaningful.size()))];
}

std::string piece(const std::string& text, Random& random) {
  const std::size_t at = place(text, random);
  return text.substr(at, 1 + random.below(20));
}

void mutate_once(std::string& text, Random& random) {
  const std::size_t at = place(text, random);
  switch (random.below(7)) {
    case 0:
      if (at < text.size()) text[at] = static_cast<char>(text[at] ^ (1 << random.below(8)));
      return;
    case 1:
      if (at < text.size()) text[at] = random_byte(random);
      return;
    case 2: text.erase(at, 1 + random.below(8)); return;
    case 3: text.insert(at, 1, random_byte(random)); return;
    case 4: text.insert(at, piece(text, random)); return;
    case 5: text.insert(at, random_bytes(6, random)); return;
    default: std::reverse(text.begin() + static_cast<std::ptrdiff_t>(at), text.end()); return;
  }
}

}  // namespace

void require(bool holds, const std::string& what) {
  if (!holds) throw Broken(what);
}

std::string mutated(std::string text, Random& random) {
  for (auto i = 1 + random.below(3); i > 0; --i) mutate_once(text, random);
  return text;
}

std::string random_bytes(std::size_t most, Random& random) {
  std::string bytes;
  for (auto i = random.below(static_cast<std::uint32_t>(most) + 1); i > 0; --i)
    bytes += random_byte(random);
  return bytes;
}

std::string shown(const std::string& bytes) {
  std::string text;
  for (const char c : bytes) {
    const bool plain = c >= 0x20 && c < 0x7f && c != '\\';
    text += plain ? std::string(1, c) : fmt::format("\\x{:02x}", static_cast<unsigned char>(c));
  }
  return text;
}

}  // namespace narrator::fuzz
