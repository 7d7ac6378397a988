// The texts that come up while rules are tried out: whether each is there and gets its values.
#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "cli/check/authored.hpp"
#include "engine/machine.hpp"
#include "engine/watch.hpp"

namespace narrator::cli {

class ShownTexts {
 public:
  ShownTexts(const Machine& machine, const std::string& lang, const Authored& authored,
             Watch& watch)
      : machine_(machine), lang_(lang), authored_(authored), watch_(watch) {}

  /// Notes that the text is shown with these values: a slip where there is no such text, or where
  /// one of its placeholders is given nothing. `what` begins the sentence: "an announcement";
  /// `from` is where the rules show it, as far as that is known.
  void show(const std::string& id, const Args& args, const std::string& what,
            const Slip& from = {});

  /// Likewise a label: an id, shown as it stands where it has no text unless it looks like one.
  void label(const std::string& id);

  /// The word is offered or shown in a list: a remark where it is the author's and has no text.
  void word(const std::string& word);

  bool was_shown(const std::string& id) const { return shown_.contains(id); }

 private:
  void values(const Value& value);
  void announced(const std::string& word);
  void check_placeholders(const std::string& id, const std::string& text, const Args& args,
                          const Slip& from);

  const Machine& machine_;
  const std::string& lang_;
  const Authored& authored_;
  Watch& watch_;
  std::set<std::string> shown_;
  std::set<std::pair<std::string, std::vector<std::string>>> tried_;  // with values of these names
  std::set<std::pair<std::string, std::string>> ever_given_;          // by text: its values
  std::set<std::string> remarked_;
};

/// "nominate" of "ask.nominate": what the id goes by in the script.
std::string without_prefix(const std::string& id);

/// Adds a slip for each English text of a variant that overrides nothing and was never shown (as
/// `shown` knows).
void check_texts(const VariantDeclaration& variant, const Catalogue& base, const ShownTexts& shown,
                 const Authored& authored, Watch& watch);

}  // namespace narrator::cli
