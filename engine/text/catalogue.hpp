// Texts by message id in one language, with placeholders.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/value.hpp"

namespace narrator {

/// The place of the first `wanted` in a template, or a part of one, that is not inside inner
/// braces, or its end.
std::size_t find_outside_braces(std::string_view text, char wanted);

/// The texts of one language. Templates know `{name}` (a value; a player shows as the name, a word
/// through `word.<word>`, a list joined with the text `list.separator`, ", " without one) and
/// `{name:one|many}` (a choice by number, or by how many are in a list; placeholders may stand in
/// either text). `{{` is a brace.
///
/// The narrator's own texts stand apart from a game's: whatever a script calls its texts, it
/// rewords none of them. They share the words only (`word.<word>`, `also.<word>`), where the game's
/// count.
class Catalogue {
 public:
  /// Adds a text of a game or a variant; a later one of the same id wins, so a variant can reword.
  void add(const std::string& id, std::string text);

  /// Adds a text of the narrator's own. These come first, before any game's.
  void add_own(const std::string& id, std::string text);

  /// The narrator's template, or where there is none the game's, or nullptr.
  const std::string* find(const std::string& id) const;

  /// The game's template, or where there is none the narrator's, or nullptr: for ids that a script
  /// gives.
  const std::string* find_of_game(const std::string& id) const;

  /// The text for an id with its values filled in. An unknown id gives the id itself in angle
  /// brackets and an unknown placeholder itself in braces: visible, never fatal.
  std::string render(const std::string& id, const Args& args,
                     const std::vector<std::string>& names) const;

  /// Likewise for an id that a script gave: what it announces, objects or shows; in `storage`.
  std::string render_of_game(const std::string& id, const Args& args,
                             const std::vector<std::string>& names, std::string storage = {}) const;

  /// A word as people of this language read it: `word.<word>` or `word` itself, by reference.
  const std::string& word(const std::string& word) const;

  /// Other ways to type a word, from `also.<word>` (separated by commas), the shown word first.
  std::vector<std::string> spellings(const std::string& word) const;

  /// What a player may be called besides the name: with a title behind it, where the language has
  /// `name.also` (separated by commas).
  std::vector<std::string> titled(const std::string& name) const;

  using ById = std::unordered_map<std::string, std::string>;

  /// The game's texts, with the words of the narrator's.
  const ById& all() const { return texts_; }

  /// The narrator's own, without the words.
  const ById& own() const { return own_; }

 private:
  struct Filling;  // one template being filled in
  std::string fill(const std::string* text, const std::string& id, const Args& args,
                   const std::vector<std::string>& names, std::string storage = {}) const;

  ById own_;
  ById texts_;
  ById words_;  // the texts word.<word>, by word
};

}  // namespace narrator
