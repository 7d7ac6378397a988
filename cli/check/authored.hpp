// What is being checked, as its author wrote it, and where in it a word stands.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "engine/declaration/slip.hpp"

namespace narrator::cli {

/// The sources of one author: house rules, or a game. Blame is looked for in these alone.
class Authored {
 public:
  explicit Authored(std::vector<Source> sources) : sources_(std::move(sources)) {}

  /// A slip at the first place where `word` is written in quotes, or else as a field's name;
  /// without a place where it is written nowhere.
  Slip at(const std::string& word, std::string message) const;
  template <class... Values>
  Slip at(const std::string& word, fmt::format_string<Values...> message,
          Values&&... values) const {
    return at(word, fmt::format(message, std::forward<Values>(values)...));
  }

  /// A slip where the text of this id is written in `lang`, in a file of that language before any
  /// variant{ text = { … } }; else as at().
  Slip text(const std::string& id, const std::string& lang, std::string message) const;

  /// Whether `word` is written in quotes elsewhere than as the id of a text: `["word"] = …`.
  bool mentions(const std::string& word) const;

  /// Where a field of this name is first given a value: `g.name = …`; line 0 where it never is.
  Slip given(const std::string& name) const;

  /// A slip where the rule is defined: `function rule.NAME`; without a place where it is not.
  Slip rule(const std::string& name, std::string message = "") const;

  bool has(const std::string& file) const;

  /// Whether it brings policies for simulated players.
  bool has_policy() const;

  const std::vector<Source>& sources() const { return sources_; }

 private:
  std::vector<Source> sources_;
};

}  // namespace narrator::cli
