// Files that are there whole or not at all.
#pragma once

#include <cstdio>
#include <string>
#include <string_view>

#include "engine/text/escaped.hpp"

namespace narrator::cli {

/// A file, or standard output where its path is "" or "-", that is written piece by piece. Whatever
/// goes wrong, and until finish(), a file that was there stays as it was, and none is left half
/// written. The log of a game is never written over. All throw Error with the system's reason:
/// usage, or internal where the disk failed.
class WholeFile {
 public:
  explicit WholeFile(const std::string& path);
  ~WholeFile();
  WholeFile(const WholeFile&) = delete;
  WholeFile& operator=(const WholeFile&) = delete;

  template <class Place>
  void write(const Escaped<Place>& text) {
    put(text.str());
  }

  /// All of it is in its place when this returns.
  void finish();

 private:
  void put(std::string_view text);
  [[noreturn]] void fail(int error) const;
  void open_beside();

  std::string path_;    // as it was given
  std::string place_;   // where it goes to
  std::string beside_;  // where it is written first; "": nowhere
  std::FILE* file_ = nullptr;
};

/// Writes all of a file.
template <class Place>
void write_whole(const std::string& path, const Escaped<Place>& text) {
  WholeFile file(path);
  file.write(text);
  file.finish();
}

}  // namespace narrator::cli
