// What widgets are drawn with: colours that can be read on dark and on light backgrounds and are
// never the only sign of anything, the terminal, the language and the names; and how to read a
// widget that a script made, whatever it put in.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal/terminal.hpp"
#include "engine/lists.hpp"
#include "engine/log/log.hpp"
#include "engine/question/question.hpp"
#include "engine/text/catalogue.hpp"
#include "engine/text/escaped.hpp"

namespace narrator::cli {

enum class Ink {
  none,
  quiet,    // dim: the status line
  strong,   // bold: questions, headings
  refusal,  // the terminal's own colours the other way round, which everybody can read
  secret,   // magenta and bold: not for every eye
};

/// `text` (one line) in an ink, or as it is without colour.
std::string inked(std::string_view text, Ink ink, bool colour);

/// `text` on a patch of a named colour (red yellow green blue magenta cyan), with letters that can
/// be read on it whatever the terminal's own colours are; as it is where the name is none of these.
std::string patched(std::string_view text, std::string_view name, bool colour);

using Lines = std::vector<std::string>;

/// Each with its line feed.
std::string joined(const Lines& lines);

/// Everything it hands out is safe to print.
class Drawing {
 public:
  Drawing(const Terminal& terminal, const Catalogue& text, const std::vector<std::string>& names)
      : terminal_(terminal), text_(text), names_(names) {}

  const Terminal& terminal() const { return terminal_; }

  /// Whether boxes and columns are drawn: on a dumb terminal everything is said in words.
  bool figures() const { return terminal_.screen || !terminal_.person; }

  /// How wide lines may be; on a dumb terminal there is no edge.
  int columns() const;

  /// A text of the catalogue by id, or the id where it has none.
  std::string label(const std::string& id, const Args& args = {}) const;
  std::string text(const std::string& id, const Args& args = {}) const;

  /// Likewise for an id that a script gave.
  std::string text_of_game(const std::string& id, const Args& args = {}) const;
  const std::string* find(const std::string& id) const { return text_.find(id); }

  /// A word, number or player ({"seat": N}) as people read it; null is a dash, a list its items
  /// with separators; what stands in a list of its own there stands together ("Aki 4, Chie 3").
  std::string shown(const Json& value) const;
  Lines shown_items(const Json& list) const;
  std::string separator() const;

  /// "Ja: 7" in the language, and several of them in one line.
  std::string item(const std::string& label, const std::string& what) const;
  std::string in_one_line(const Lines& items) const;

  /// What was said, with whom it was said to where that was not everybody.
  std::string addressed(const Said& said) const;

  /// The players of these names, as values of a text: a name may be a word of the game, too.
  std::vector<Value> players(const Json& names) const;

  std::string ink(const std::string& line, Ink ink) const {
    return inked(line, ink, terminal_.colour);
  }

 private:
  const Terminal terminal_;
  const Catalogue& text_;
  const std::vector<std::string>& names_;
};

/// A field of a widget, or what stands for it where the script gave none or one of another type.
std::string text_field(const Json& widget, const char* key);
int number_field(const Json& widget, const char* key, int least, int most);
const Json& list_field(const Json& widget, const char* key);
Args args_field(const Json& widget, const char* key);

/// The colour that a ring gives a card, which goes by its first letter; "" for none.
std::string card_colour(const Json& ring, const Json& card);

/// Lines of `text` in the terminal's width: `first` before the first one, as many blanks and
/// `further` ones before the others.
Lines hanging(const std::string& first, const std::string& text, const Drawing& drawing,
              int further = 0);

}  // namespace narrator::cli
