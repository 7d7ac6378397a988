// The texts shown while rules are tried out: checks that each exists and gets its values.
#pragma once

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "cli/check/authored_sources.hpp"
#include "engine/machine.hpp"
#include "engine/watch.hpp"

namespace narrator::cli {

class ShownTexts {
 public:
  ShownTexts(const Machine& machine, const std::string& lang, const AuthoredSources& authored,
             Watch& watch)
      : machine_(machine), lang_(lang), authored_(authored), watch_(watch) {}

  /// Records that a text is shown with these values. Adds a diagnostic if there is no such text, or
  /// if a placeholder has no value. `what` begins the message: "an announcement"; `from` is the
  /// place in the rules that shows it, if known.
  void show(const std::string& id, const Args& args, const std::string& what,
            const Diagnostic& from = {});

  /// The same for a label: an id without a text is shown as it is, unless it looks like an id.
  void label(const std::string& id);

  /// Records that a word is listed, or offered by the question. Adds a remark if it is the author's
  /// and has no text.
  void word(const std::string& word, const std::string& question = {});

  /// Adds a diagnostic for each value by whose number this text in another language chooses a form,
  /// though it was no number when the text was shown.
  void check_forms(const std::string& id, const std::string& lang,
                   const std::vector<std::string>& counted) const;

  bool was_shown(const std::string& id) const { return shown_.contains(id); }

 private:
  void values(const Value& value);
  void announced(const std::string& word);
  void check_placeholders(const std::string& id, const std::string& text, const Args& args,
                          const Diagnostic& from);

  const Machine& machine_;
  const std::string& lang_;
  const AuthoredSources& authored_;
  Watch& watch_;
  std::set<std::string> shown_;
  std::set<std::pair<std::string, std::vector<std::string>>> tried_;  // with values of these names
  std::set<std::pair<std::string, std::string>> ever_given_;          // by text: names of values
  std::set<std::pair<std::string, std::string>> uncountable_;  // by text: values that are no number
  std::set<std::string> names_given_;  // of values, in calls by other authors
  std::set<std::string> remarked_;
};

/// Returns the prefixes that the program adds to words of scripts to look up their texts, such as
/// "ask".
const std::vector<std::string>& added_prefixes();

/// Returns the part of an id used in scripts: "nominate" for "ask.nominate".
std::string without_prefix(const std::string& id);

/// Adds a diagnostic for each English text of a variant that overrides nothing and was never shown,
/// according to `shown`.
void check_texts(const VariantDeclaration& variant, const Catalogue& base, const ShownTexts& shown,
                 const AuthoredSources& authored, Watch& watch);

}  // namespace narrator::cli
