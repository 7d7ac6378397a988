// The author's own sources, and where a word occurs in them.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "engine/declaration/diagnostic.hpp"

namespace narrator::cli {

/// The sources of one author: house rules, or a game. Slips are located only in these.
class AuthoredSources {
 public:
  explicit AuthoredSources(std::vector<Source> sources) : sources_(std::move(sources)) {}

  /// Returns a diagnostic at the first place where `word` is written in quotes, or else as the name
  /// of a field; without a place if it does not occur.
  Diagnostic at(const std::string& word, std::string message) const;
  template <class... Values>
  Diagnostic at(const std::string& word, fmt::format_string<Values...> message,
                Values&&... values) const {
    return at(word, fmt::format(message, std::forward<Values>(values)...));
  }

  /// Returns a diagnostic at `from`, or if that is in other sources, as at().
  template <class... Values>
  Diagnostic at_own(const Diagnostic& from, const std::string& word,
                    fmt::format_string<Values...> message, Values&&... values) const {
    return (has(from.file) ? from : at(word, "")).saying(message, std::forward<Values>(values)...);
  }

  /// Returns a diagnostic where the text of this id is written in `lang`: in a file of that
  /// language, or else in a variant{ text = { … } }; failing that, as at().
  Diagnostic text(const std::string& id, const std::string& lang, std::string message) const;

  /// Returns whether `word` is written in quotes other than as the id of a text: `["word"] = …`.
  bool mentions(const std::string& word) const;

  /// Returns where a field of this name is first assigned: `g.name = …`; line 0 if it never is.
  Diagnostic given(const std::string& name) const;

  /// Returns a diagnostic at the rule's definition, `function rule.NAME`; without a place if there
  /// is none.
  Diagnostic rule(const std::string& name, std::string message = "") const;

  bool has(const std::string& file) const;

  /// Returns whether it provides policies for simulated players.
  bool has_policy() const;

  const std::vector<Source>& sources() const { return sources_; }

 private:
  std::vector<Source> sources_;
};

}  // namespace narrator::cli
