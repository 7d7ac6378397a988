// The text of one Lua file; what it is, as told by its name: of a game, of a variant, or of the
// library; and those that come with the program.
#pragma once

#include <memory>
#include <span>
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

enum class ScriptKind { library, text, game, variant };

/// The languages that narrator speaks, English first: one for each folder in scripts/lib/texts/.
const std::vector<std::string>& languages();

/// Returns the languages for a sentence: "en, ja or vi".
std::string languages_in_words();

/// Returns the file name without folders and ".lua".
inline std::string file_stem(std::string_view name) {
  name = name.substr(name.rfind('/') + 1);
  if (name.ends_with(".lua")) name.remove_suffix(4);
  return std::string(name);
}

/// Returns "mine.ja.lua" for "mine.lua".
inline std::string translation_of(std::string_view variant, const std::string& lang) {
  if (variant.ends_with(".lua")) variant.remove_suffix(4);
  return std::string(variant) + "." + lang + ".lua";
}

/// Returns the possible places of a variant's translation: "mine.ja.lua", or
/// "texts/ja/mine.lua" as in the program.
std::vector<std::string> translation_files(const std::string& variant, const std::string& lang);

/// Returns the variant that a file in one of these places translates; for any other file, the file.
std::string translated_by(const std::string& file);

/// Returns the language of a file of texts: …/texts/ja.lua, …/texts/ja/board.lua, …/ja.lua (older
/// logs), NAME.ja.lua (of a variant). Returns "" if the file is not one.
inline std::string_view text_language(std::string_view name) {
  constexpr std::string_view folder = "/texts/";
  const std::string stem = file_stem(name);
  const auto texts = name.rfind(folder);
  const std::string_view in_folder = texts == name.npos ? "" : name.substr(texts + folder.size());
  for (const std::string& lang : languages()) {
    if (stem == lang || stem.ends_with("." + lang)) return lang;
    if (in_folder.substr(0, in_folder.find('/')) == lang && in_folder.size() > lang.size())
      return lang;
  }
  return {};
}

/// Files in scripts/lib/ are the library's, files with a language are texts of a game or a variant,
/// any other files in scripts/ are a game's, and everything else is a variant.
inline ScriptKind kind_of(std::string_view name) {
  const bool of_game = name.starts_with("scripts/");
  const bool beside = file_stem(name).find('.') != std::string::npos;  // NAME.ja.lua
  if (!of_game && !beside) return ScriptKind::variant;
  if (!text_language(name).empty()) return ScriptKind::text;
  if (!of_game) return ScriptKind::variant;
  return name.starts_with("scripts/lib/") ? ScriptKind::library : ScriptKind::game;
}

/// A bundled file; its views are valid as long as the program runs.
struct BundledSource {
  std::string_view name;  // as in logs: "variants/GAME/NAME.lua"
  std::string_view text;
  std::string_view json;         // the text as a quoted JSON string
  std::string_view sha256;       // of the text, in hexadecimal digits
  std::string_view digest;       // of its line in a log (narrator-log(5)), in hexadecimal digits
  std::string_view code;         // the compiled text, with the names and lines that errors report
  std::string_view budget_code;  // the same with_own_operators(), for rules with a budget
  std::string_view texts;        // what a file of texts returns: id, NUL, text, NUL, id, …

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
