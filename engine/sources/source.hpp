// The text of one Lua file: of a game, of a variant, or of the library.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace narrator {

/// An immutable text shared by its copies, as every log and every machine has the same ones.
class SharedText {
 public:
  SharedText(std::string text)
      : kept_(std::make_shared<const std::string>(std::move(text))), text_(*kept_) {}
  SharedText(const char* text) : SharedText(std::string(text)) {}
  SharedText() = default;

  /// Wraps a text that lasts as long as the program, without copying it.
  static SharedText lasting(std::string_view text) {
    SharedText shared;
    shared.text_ = text;
    return shared;
  }

  /// Valid as long as one of the copies exists.
  std::string_view view() const { return text_; }
  operator std::string_view() const { return text_; }
  bool operator==(const SharedText& other) const {
    return (text_.data() == other.text_.data() && text_.size() == other.text_.size()) ||
           text_ == other.text_;
  }

 private:
  std::shared_ptr<const std::string> kept_;  // null if the text outlives its copies anyway
  std::string_view text_;
};

struct Source {
  std::string name;    // of a bundled file its path ("variants/GAME/NAME.lua"), else its file name
  SharedText text;     // UTF-8, exactly as read
  std::string path{};  // of the moderator's own file, where it lies, if known

  /// The name that users know it by.
  const std::string& called() const { return path.empty() ? name : path; }
  bool operator==(const Source& other) const { return name == other.name && text == other.text; }
};

inline const Source* find_source(const std::vector<Source>& sources, std::string_view name) {
  for (const Source& source : sources) {
    if (source.name == name) return &source;
  }
  return nullptr;
}

/// A line of a source.
struct Place {
  std::string file;  // the name of its source
  int line = 0;      // 1-based; 0: unknown
  bool operator==(const Place&) const = default;

  /// Returns "file:line", with the name that users know the file by.
  std::string text(const std::vector<Source>& sources) const {
    const Source* source = find_source(sources, file);
    return (source == nullptr ? file : source->called()) + ":" + std::to_string(line);
  }
};

/// Returns line `line` (1-based) of a text, without its line feed; "" if there are fewer lines.
inline std::string_view line_of(std::string_view text, int line) {
  for (; line > 1; --line) {
    const auto end = text.find('\n');
    if (end == std::string_view::npos) return {};
    text.remove_prefix(end + 1);
  }
  return text.substr(0, text.find('\n'));
}

}  // namespace narrator
