// The games, variants and script library that come with the program.
#pragma once

#include <span>
#include <string_view>

#include "engine/sources/source.hpp"

namespace narrator {

/// A bundled file; its views are valid as long as the program runs.
struct BundledSource {
  std::string_view name;  // as in logs: "variants/GAME/NAME.lua"
  std::string_view text;
  std::string_view json;    // the text as a quoted JSON string
  std::string_view sha256;  // of the text, in hexadecimal digits
  std::string_view digest;  // of its line in a log (narrator-log(5)), in hexadecimal digits
  std::string_view code;    // the compiled text, with the names and lines that errors report
  std::string_view texts;   // what a file of texts returns: id, NUL, text, NUL, id, …

  Source source() const { return {std::string(name), SharedText::lasting(text)}; }

  /// Passes each text of a file of texts to `take`, with its id.
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

/// All .lua files of scripts/ and variants/ at build time, sorted by name (bytewise).
std::span<const BundledSource> bundled_sources();

const BundledSource* find_bundled(std::string_view name);

/// Returns the bundled file with the source's name and text, or nullptr.
const BundledSource* bundled_as(const Source& source);

/// Returns the files under a folder, sorted by name; `folder` ends in a slash ("scripts/lib/").
std::span<const BundledSource> bundled_under(std::string_view folder);

}  // namespace narrator
