// Texts in one language by message id, with placeholders.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/value.hpp"

namespace narrator {

/// Returns the index of the first `wanted` in a template outside of nested braces, or its size.
std::size_t find_outside_braces(std::string_view text, char wanted);

/// The texts of one language. Templates support `{name}`, which stands for a value (a player is
/// shown by name, a word as `word.<word>`, a list joined with the text `list.separator`, or ", " if
/// there is none), and `{name:one|many}`, a choice by number or by the length of a list, whose
/// texts may contain placeholders. `{{` is a literal brace.
///
/// The narrator's own texts are kept separately so that no script can reword them; a game's texts
/// override only words (`word.<word>`, `also.<word>`).
class Catalogue {
 public:
  /// Adds a text of a game or a variant, replacing an earlier one with the same id.
  void add(const std::string& id, std::string text);

  /// Adds one of the narrator's own texts; call it before any game's are added.
  void add_own(const std::string& id, std::string text);

  /// Returns the narrator's template, else the game's, else nullptr.
  const std::string* find(const std::string& id) const;

  /// Returns the game's template, else the narrator's, else nullptr; for
  /// ids that a script supplies.
  const std::string* find_of_game(const std::string& id) const;

  /// Returns the text for an id with its values filled in. An unknown id is returned in angle
  /// brackets; an unknown placeholder keeps its braces.
  std::string render(const std::string& id, const Args& args,
                     const std::vector<std::string>& names) const;

  /// The same for an id that a script supplies for an announcement, objection or
  /// display; reuses `storage`.
  std::string render_of_game(const std::string& id, const Args& args,
                             const std::vector<std::string>& names, std::string storage = {}) const;

  /// Returns the displayed form of a word: `word.<word>`, or a reference to `word` itself.
  const std::string& word(const std::string& word) const;

  /// Returns the accepted spellings of a word: its displayed form, then
  /// `also.<word>` (comma-separated).
  std::vector<std::string> spellings(const std::string& word) const;

  /// Returns what a player may be called besides the name: `name.also` (comma-separated), if any,
  /// and a name that was given with a title without it.
  std::vector<std::string> titled(const std::string& name) const;

  using ById = std::unordered_map<std::string, std::string>;

  /// The game's texts, and the narrator's words.
  const ById& all() const { return texts_; }

  /// The narrator's own texts, except words.
  const ById& own() const { return own_; }

 private:
  struct Filling;  // one template being filled in
  std::string fill(const std::string* text, const std::string& id, const Args& args,
                   const std::vector<std::string>& names, std::string storage = {}) const;

  ById own_;
  ById texts_;
  ById words_;                       // the texts word.<word>, by word
  std::vector<std::string> titles_;  // that names may have; texts add the first
};

}  // namespace narrator
