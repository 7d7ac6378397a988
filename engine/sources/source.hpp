// The text of one Lua file: of a game, of a variant, or of the library they are written in.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace narrator {

/// A text that never changes and that all its copies share: the sources of a game are kilobytes,
/// and every log and every machine has them.
class SharedText {
 public:
  SharedText(std::string text)
      : kept_(std::make_shared<const std::string>(std::move(text))), text_(*kept_) {}
  SharedText(const char* text) : SharedText(std::string(text)) {}
  SharedText() = default;

  /// A text that lasts as long as the program: nothing is copied.
  static SharedText lasting(std::string_view text) {
    SharedText shared;
    shared.text_ = text;
    return shared;
  }

  /// Good as long as one of the copies is there.
  std::string_view view() const { return text_; }
  operator std::string_view() const { return text_; }
  bool operator==(const SharedText& other) const {
    return (text_.data() == other.text_.data() && text_.size() == other.text_.size()) ||
           text_ == other.text_;
  }

 private:
  std::shared_ptr<const std::string> kept_;  // nothing where the text lasts anyway
  std::string_view text_;
};

/// A source and the name that error messages and logs call it by: for a bundled file its path in
/// the project ("variants/GAME/NAME.lua"), for a moderator's own file its name.
struct Source {
  std::string name;
  SharedText text;     // UTF-8, as read: nothing converted
  std::string path{};  // of a file of the moderator's own: where it lies, as far as that is known

  /// What a person knows it by.
  const std::string& called() const { return path.empty() ? name : path; }
  bool operator==(const Source& other) const { return name == other.name && text == other.text; }
};

/// The source of this name, or nullptr.
inline const Source* find_source(const std::vector<Source>& sources, std::string_view name) {
  for (const Source& source : sources) {
    if (source.name == name) return &source;
  }
  return nullptr;
}

/// A line of a source.
struct Place {
  std::string file;  // as its source is called
  int line = 0;      // 1 and up; 0: nobody knows
  bool operator==(const Place&) const = default;

  /// "file:line", as a person knows the file.
  std::string text(const std::vector<Source>& sources) const {
    const Source* source = find_source(sources, file);
    return (source == nullptr ? file : source->called()) + ":" + std::to_string(line);
  }
};

/// Line `line` (1..) of a text, without its end; "" where there are fewer.
inline std::string_view line_of(std::string_view text, int line) {
  for (; line > 1; --line) {
    const auto end = text.find('\n');
    if (end == std::string_view::npos) return {};
    text.remove_prefix(end + 1);
  }
  return text.substr(0, text.find('\n'));
}

}  // namespace narrator
