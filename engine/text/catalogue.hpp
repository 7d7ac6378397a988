// Texts by message id in one language, with placeholders.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/value.hpp"

namespace narrator {

/// The texts of one language. Templates know `{name}` (a value; a player shows as the name, a word
/// through `word.<word>`, a list joined with the text `list.separator`, ", " without one) and
/// `{name:one|many}` (a choice by number, or by how many are in a list; placeholders may stand in
/// either text). `{{` is a brace.
class Catalogue {
 public:
  /// Adds a text; a later one of the same id wins, so a variant can reword.
  void add(const std::string& id, std::string text);

  /// The template, or nullptr.
  const std::string* find(const std::string& id) const;

  /// The text for an id with its values filled in. An unknown id gives the id itself in angle
  /// brackets and an unknown placeholder itself in braces: visible, never fatal.
  std::string render(const std::string& id, const Args& args,
                     const std::vector<std::string>& names) const;

  /// A word as people of this language read it: `word.<word>` or `word` itself, by reference.
  const std::string& word(const std::string& word) const;

  /// Other ways to type a word, from `also.<word>` (separated by commas), the shown word first.
  std::vector<std::string> spellings(const std::string& word) const;

  const std::unordered_map<std::string, std::string>& all() const { return texts_; }

 private:
  struct Filling;  // one template being filled in
  std::unordered_map<std::string, std::string> texts_;
  std::unordered_map<std::string, std::string> words_;  // the texts word.<word>, by word
};

}  // namespace narrator
