// The basis for drawing widgets: inks legible on dark and light backgrounds, which never carry
// meaning alone; the terminal, language and names; and type-safe access to widgets made by scripts.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal/terminal.hpp"
#include "engine/lists.hpp"
#include "engine/question/question.hpp"
#include "engine/text/catalogue.hpp"
#include "engine/text/escaped.hpp"

namespace narrator::cli {

enum class Style {
  none,
  quiet,    // dim: the status line
  strong,   // bold: questions, headings
  refusal,  // reverse video, legible in every colour scheme
  secret,   // bold magenta: not for everybody's eyes
};

/// Returns `text` (one line) in a style, or unchanged if `colour` is false.
std::string styled(std::string_view text, Style style, bool colour);

/// Returns `text` on a background of a named colour (red yellow green blue magenta cyan), with a
/// foreground legible in every colour scheme; unchanged if the name is unknown.
std::string swatch(std::string_view text, std::string_view name, bool colour);

using Lines = std::vector<std::string>;

/// Joins the lines, each followed by a line feed.
std::string joined(const Lines& lines);

/// Turns texts and values into output for a terminal. Everything it returns is safe to print.
class Drawing {
 public:
  Drawing(const Terminal& terminal, const Catalogue& text, const std::vector<std::string>& names)
      : terminal_(terminal), text_(text), names_(names) {}

  const Terminal& terminal() const { return terminal_; }

  /// Returns whether boxes and columns are drawn; on a dumb terminal everything is put into words.
  bool figures() const { return terminal_.screen || !terminal_.person; }

  /// Returns the maximum line width; unlimited on a dumb terminal.
  int columns() const;

  /// Return a text of the catalogue by its id, or the id itself if there is none.
  std::string label(const std::string& id, const Args& args = {}) const;
  std::string text(const std::string& id, const Args& args = {}) const;

  /// The same for an id given by a script.
  std::string text_of_game(const std::string& id, const Args& args = {}) const;
  const std::string* find(const std::string& id) const { return text_.find(id); }

  /// Formats a word, number or player ({"seat": N}) for reading. Null becomes a dash, and a list
  /// its items with separators; the items of a nested list are joined by blanks ("Aki 4, Chie 3").
  std::string shown(const Json& value) const;
  Lines shown_items(const Json& list) const;
  std::string separator() const;

  /// Format "Ja: 7" in the language, and join several such items into one line.
  std::string item(const std::string& label, const std::string& what) const;
  std::string in_one_line(const Lines& items) const;

  /// Returns what was said, prefixed with its audience unless that was everybody.
  std::string addressed(const Message& said) const;

  /// Returns the players with these names as text arguments, as a name may also be a word of the
  /// game.
  std::vector<Value> players(const Json& names) const;

  std::string style(const std::string& line, Style style) const {
    return styled(line, style, terminal_.colour);
  }

 private:
  const Terminal terminal_;
  const Catalogue& text_;
  const std::vector<std::string>& names_;
};

/// Returns the values for texts in a field of a widget; none if it has another type.
Args args_field(const Json& widget, const char* key);

/// Returns the colour of a card in a ring, which depends on its first letter; "" if none.
std::string card_colour(const Json& ring, const Json& card);

/// Wraps `text` to the terminal's width with `first` before the first line; the other lines are
/// indented by the width of `first` plus `further`.
Lines hanging(const std::string& first, const std::string& text, const Drawing& drawing,
              int further = 0);

}  // namespace narrator::cli
