// The lines of a log that hold its game's sources. They make up most of a log and are mostly the
// same as in the previous log. A known line is only compared, neither searched nor parsed.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <simdjson.h>

#include "engine/log/file_lines.hpp"
#include "engine/sources/source.hpp"

namespace narrator {

class SourceLines {
 public:
  /// Starts another log.
  void begin();

  /// Adds the SHA-256 of a source that the header promises, in the order of their lines.
  void promise(std::string_view sha256);

  /// Returns the next line if it is the known one of source `i` (0-based).
  /// Otherwise consumes nothing.
  std::optional<std::string_view> next_known(FileLines& lines, std::size_t i);

  bool is_known() const { return met_; }

  /// Sets the source's text; `parsed` is called only if the line is not known. Throws LogError if
  /// the text is not the promised one.
  template <class Parse>
  void read(std::string_view line, std::size_t i, Source& source, Parse parsed) {
    if (met_) {
      source.text = promised_[i]->second.text;
    } else {
      learn(line, i, source, parsed(line));
    }
  }

  /// Returns the digest() of the last line read, that of source `i`; valid until the next call.
  std::string_view digest_of(std::size_t i, std::string_view line);

  /// Whether the line of source `i` is known to be in its one valid form.
  bool& is_sound(std::size_t i) { return promised_[i]->second.sound; }

  /// Whether all promised sources came with the program.
  bool all_own() const;

  /// Skips all lines of sources if each is known. Returns how many it skipped: all or none.
  int pass_over(FileLines& lines, std::vector<Source>& sources);

 private:
  /// A source whose text matches its SHA-256; empty while it is only promised.
  struct Known {
    std::string line;  // without its link
    SharedText text;
    std::string digest{};  // digest of the line, computed on demand
    bool sound = false;
    bool own = false;  // came with the program
  };
  using AllKnown = std::map<std::string, Known, std::less<>>;  // by SHA-256

  void learn(std::string_view line, std::size_t i, Source& source, simdjson::dom::object parsed);

  AllKnown known_;
  std::vector<AllKnown::value_type*> promised_;
  std::size_t bytes_ = 0;  // size of the known texts
  std::string digest_;     // digest of a line that is not known
  bool met_ = false;       // whether the last line read was known
};

}  // namespace narrator
