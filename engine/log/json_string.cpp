#include "engine/log/json_string.hpp"

#include <array>

#include <simdjson.h>

#include "engine/log/log_json.hpp"
#include "engine/sources/bundled.hpp"
#include "engine/text/safe_text.hpp"

namespace narrator {
namespace {

// Which bytes of UTF-8 stand as they are.
constexpr auto kPlain = [] {
  std::array<bool, 256> plain{};
  for (std::size_t byte = 0x20; byte < plain.size(); ++byte) plain[byte] = true;
  plain['"'] = plain['\\'] = false;
  return plain;
}();

bool stands_as_it_is(char c) { return kPlain[static_cast<unsigned char>(c)]; }

// Whether all of it does, as is so of most texts; not of every one of which it is true.
bool stands_as_it_is(std::string_view text) {
  return is_printable_ascii(text) && text.find('"') == text.npos && text.find('\\') == text.npos;
}

}  // namespace

void add_json_string(std::string_view text, std::string& json) {
  if (stands_as_it_is(text)) {
    json += '"';
    json += text;
    json += '"';
    return;
  }
  if (!simdjson::validate_utf8(text.data(), text.size())) {
    json += in_one_line(text);
    return;
  }
  json += '"';
  while (!text.empty()) {
    std::size_t n = 0;
    while (n < text.size() && stands_as_it_is(text[n])) ++n;
    json += text.substr(0, n);
    if (n == text.size()) break;
    switch (text[n]) {
      case '\n': json += "\\n"; break;
      case '"': json += "\\\""; break;
      default: {
        const std::string one = in_one_line(text.substr(n, 1));
        json.append(one, 1, one.size() - 2);
      }
    }
    text.remove_prefix(n + 1);
  }
  json += '"';
}

void add_json_text_of(const Source& source, std::string& json) {
  if (const BundledSource* bundled = bundled_as(source)) {
    json += bundled->json;
  } else {
    add_json_string(source.text, json);
  }
}

}  // namespace narrator
