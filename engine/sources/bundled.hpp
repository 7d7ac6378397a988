// The games, variants and script library that are part of the program itself.
#pragma once

#include <span>
#include <string_view>

#include "engine/sources/source.hpp"

namespace narrator {

/// A bundled file. The views live as long as the program; nothing is copied at start-up.
struct BundledSource {
  std::string_view name;  // as logs call it: "variants/GAME/NAME.lua"
  std::string_view text;
  std::string_view json;    // the text as a string of JSON, in its quotes
  std::string_view sha256;  // of the text, in hexadecimal digits
  std::string_view digest;  // of its line in a log (narrator-log(5)), likewise
  std::string_view code;    // what Lua compiles the text to, with the names and lines of errors
  std::string_view texts;   // what a file of texts returns: id, NUL, text, NUL, id, …

  Source source() const { return {std::string(name), SharedText::lasting(text)}; }

  /// Gives each text of a file of texts to `take`, with its id.
  template <class Take>
  void each_text(Take take) const {
    for (std::string_view rest = texts; !rest.empty();) {
      const std::string_view id = first_of(rest);
      take(id, first_of(rest));
    }
  }

 private:
  static std::string_view first_of(std::string_view& rest) {
    const std::string_view first = rest.substr(0, rest.find('\0'));
    rest.remove_prefix(first.size() + 1);
    return first;
  }
};

/// Every .lua file of scripts/ and variants/ at the time of the build, ascending by name (bytes).
std::span<const BundledSource> bundled_sources();

/// The file of exactly this name, or nullptr.
const BundledSource* find_bundled(std::string_view name);

/// The bundled file that the source is, by its name and its whole text, or nullptr.
const BundledSource* bundled_as(const Source& source);

/// The files under a folder, ascending by name; `folder` ends in a slash ("scripts/lib/").
/// None: an empty span.
std::span<const BundledSource> bundled_under(std::string_view folder);

}  // namespace narrator
