// What a Lua file is, told from its name.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace narrator {

enum class ScriptKind { library, text, game, variant };

/// The languages narrator speaks, in the order they are offered, English first: one for each folder
/// of scripts/lib/texts/. Nothing else lists them.
const std::vector<std::string>& languages();

/// The languages for a sentence: "en, ja or vi".
std::string languages_in_words();

/// The file name without folders and ".lua".
inline std::string file_stem(std::string_view name) {
  name = name.substr(name.rfind('/') + 1);
  if (name.ends_with(".lua")) name.remove_suffix(4);
  return std::string(name);
}

/// How the translation of the variant in a file is called: "mine.lua" has "mine.ja.lua" beside it.
inline std::string translation_of(std::string_view variant, const std::string& lang) {
  if (variant.ends_with(".lua")) variant.remove_suffix(4);
  return std::string(variant) + "." + lang + ".lua";
}

/// Where the translation of the variant in a file may lie: beside it, "mine.ja.lua", or where those
/// that come with the program do, "texts/ja/mine.lua".
std::vector<std::string> translation_files(const std::string& variant, const std::string& lang);

/// The variant that the file translates, lying in one of these places; the file itself where it
/// translates none.
std::string translated_by(const std::string& file);

/// The language a file gives texts in: …/texts/ja.lua, …/texts/ja/board.lua, …/ja.lua, as older
/// logs call it, and NAME.ja.lua, the translation of a variant. "" for a file that is no text.
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

/// scripts/lib/ is the library; what has a language is a text, of a game or of a variant; anything
/// else under scripts/ is a game's; everything else is a variant.
inline ScriptKind kind_of(std::string_view name) {
  const bool of_game = name.starts_with("scripts/");
  const bool beside = file_stem(name).find('.') != std::string::npos;  // NAME.ja.lua
  if (!of_game && !beside) return ScriptKind::variant;
  if (!text_language(name).empty()) return ScriptKind::text;
  if (!of_game) return ScriptKind::variant;
  return name.starts_with("scripts/lib/") ? ScriptKind::library : ScriptKind::game;
}

}  // namespace narrator
