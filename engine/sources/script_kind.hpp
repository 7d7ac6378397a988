// Tells the kind of a Lua file from its name.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace narrator {

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

}  // namespace narrator
