// The texts that come up while rules are tried out: whether each is there and gets its values.
#pragma once

#include <map>
#include <set>
#include <string>

#include "cli/check/authored.hpp"
#include "engine/machine.hpp"
#include "engine/watch.hpp"

namespace narrator::cli {

class ShownTexts {
 public:
  ShownTexts(const Machine& machine, const Authored& authored, Watch& watch)
      : machine_(machine), authored_(authored), watch_(watch) {}

  /// Notes that the text is shown with these values: a slip where there is no such text, or where
  /// one of its placeholders is given nothing. `what` begins the sentence: "an announcement".
  void show(const std::string& id, const Args& args, const std::string& what);

  /// Likewise a label: an id, shown as it stands where it has no text unless it looks like one.
  void label(const std::string& id);

  /// The word is offered or shown in a list: a remark where it is the author's and has no text.
  void word(const std::string& word);

  bool was_shown(const std::string& id) const { return shown_.contains(id); }

 private:
  void values(const Value& value);
  void announced(const std::string& word);
  void check_placeholders(const std::string& id, const std::string& text, const Args& args);

  const Machine& machine_;
  const Authored& authored_;
  Watch& watch_;
  std::set<std::string> shown_;
  std::set<std::string> remarked_;
};

/// "nominate" of "ask.nominate": what the id goes by in the script.
std::string without_prefix(const std::string& id);

/// Adds a slip for each of the texts, by their ids, whose braces or forms are wrong.
void check_form(const std::map<std::string, std::string>& texts, const Authored& authored,
                Watch& watch);

/// What can be seen of a variant's texts without playing: braces and forms, texts that override
/// nothing and were never shown (as `shown` knows), and placeholders that a translation has not.
void check_texts(const VariantDeclaration& variant, const Catalogue& base, const ShownTexts& shown,
                 const Authored& authored, Watch& watch);

}  // namespace narrator::cli
