// Writing files atomically.
#pragma once

#include <cstdio>
#include <string>
#include <string_view>

#include "engine/text/escaped.hpp"

namespace narrator::cli {

/// Writes a file piece by piece; a path of "" or "-" means standard output. An existing file is
/// unchanged until finish(), and on any failure; no partial file is left behind. Refuses to
/// overwrite the log of a game. All functions throw Error with the system's reason: usage, or
/// internal if the disk failed.
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

  /// Completes the file and moves it into place.
  void finish();

 private:
  void put(std::string_view text);
  [[noreturn]] void fail(int error) const;
  void open_beside();

  std::string path_;    // as given by the caller
  std::string place_;   // the final path
  std::string beside_;  // the temporary file next to it; "" if there is none
  std::FILE* file_ = nullptr;
};

/// Writes a whole file at once.
template <class Place>
void write_whole(const std::string& path, const Escaped<Place>& text) {
  WholeFile file(path);
  file.write(text);
  file.finish();
}

}  // namespace narrator::cli
