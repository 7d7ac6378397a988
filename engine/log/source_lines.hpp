// The lines of a log that hold the sources of its game.
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

/// Reads the lines of sources, log after log. They are most of a log and mostly those of the log
/// before: one that is known is held against what it was, and neither looked through nor parsed.
class SourceLines {
 public:
  /// Another log begins.
  void begin();

  /// Its header promises one more source with this SHA-256, in the order of their lines.
  void promise(std::string_view sha256);

  /// The next line where it holds source `i`, 0.., and is known; nothing otherwise, and it still is
  /// the next then.
  std::optional<std::string_view> next_known(FileLines& lines, std::size_t i);

  /// Whether that gave the line that was read last.
  bool is_known() const { return met_; }

  /// Gives the source its text. Of the line, which `parsed` gives as an object; asked only where it
  /// is not known. Throws LogError for another text than the one that was promised.
  template <class Parse>
  void read(std::string_view line, std::size_t i, Source& source, Parse parsed) {
    if (met_) {
      source.text = promised_[i]->second.text;
    } else {
      learn(line, i, source, parsed(line));
    }
  }

  /// The digest() of the line that was read last, without its link, as source `i`; good until the
  /// next call.
  std::string_view digest_of(std::size_t i, std::string_view line);

  /// Whether somebody found the line of source `i` to be written as it has to be.
  bool& is_sound(std::size_t i) { return promised_[i]->second.sound; }

  /// Whether all that were promised came with the program.
  bool all_own() const;

  /// Takes all texts from what is known where the log has no other, and passes over their lines.
  /// Returns how many: all or none.
  int pass_over(FileLines& lines, std::vector<Source>& sources);

 private:
  /// A source whose text is the one its SHA-256 says; empty while that was only promised.
  struct Known {
    std::string line;  // without its link
    SharedText text;
    std::string digest{};  // of the line, once somebody asked
    bool sound = false;
    bool own = false;  // it came with the program
  };
  using AllKnown = std::map<std::string, Known, std::less<>>;  // by SHA-256

  void learn(std::string_view line, std::size_t i, Source& source, simdjson::dom::object parsed);

  AllKnown known_;
  std::vector<AllKnown::value_type*> promised_;
  std::size_t bytes_ = 0;  // of those texts
  std::string digest_;     // of a line that is not known
  bool met_ = false;       // the line that was read last was known
};

}  // namespace narrator
