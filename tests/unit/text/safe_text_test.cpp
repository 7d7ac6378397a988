#include <catch2/catch.hpp>

#include "engine/text/escaped.hpp"

using namespace narrator;

TEST_CASE(
    "a byte outside printable ASCII is found anywhere, a control character only if it is one") {
  for (std::size_t length = 1; length < 20; ++length) {
    for (std::size_t at = 0; at < length; ++at) {
      for (int byte = 0; byte < 256; ++byte) {
        std::string text(length, byte % 2 == 0 ? ' ' : '~');
        text[at] = static_cast<char>(byte);
        if (byte == 0xc2) continue;  // half a character
        const bool printable = byte >= 0x20 && byte < 0x7f, control = byte < 0x20 || byte == 0x7f;
        const bool plain = printable && byte != '"' && byte != '\\';
        if (is_printable_ascii(text) != printable || has_control(text) != control ||
            is_printable_ascii<'"', '\\'>(text) != plain)
          FAIL("byte " << byte << " at " << at << " of " << length);
      }
    }
  }
  CHECK(is_printable_ascii(""));
  CHECK(has_control("a long text with a \xc2\x85 in it"));
  CHECK_FALSE(has_control("a long text with an \xc3\x85 in it"));
}
