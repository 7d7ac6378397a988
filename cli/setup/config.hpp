// The moderator's own choices, kept in a file: standing options, and tables by name.
#pragma once

#include <string>
#include <vector>

#include "cli/setup/setup_options.hpp"

namespace narrator::cli {

/// $XDG_CONFIG_HOME/narrator/config: above its sections the standing options, and a section a
/// table. What is wrong in it is a mistake to be told, and counts as not there.
class Config {
 public:
  /// Reads the file; where there is none, nothing is said in it.
  Config();

  /// The standing option of that name (narrator(1), CONFIGURATION), or "".
  std::string standing(const std::string& name) const;

  /// The names of the tables, in the order of the file.
  std::vector<std::string> tables() const;

  /// What the table says under that name, or "".
  std::string of_table(const std::string& table, const std::string& name) const;

  /// What a table says, as far as the command line does not: `options.game` is "@NAME" and becomes
  /// the game's; where the file has it wrong, nothing, as if it had not been said. `screen` and
  /// `voice` likewise. Throws Error (usage) naming the nearest table where there is none.
  void take_table(SetupOptions& options, std::string& screen, std::string& voice);

  /// What is wrong in the file, each with its line and the nearest word.
  const std::vector<std::string>& mistakes() const { return mistakes_; }

  /// Whether a table can be kept under that name: one word that no other table has.
  bool can_keep(const std::string& name) const;

  /// Writes a table under a name that it can have at the end of the file, which is made where there
  /// is none. Throws Error (usage) where it cannot be written.
  static void keep_table(const std::string& name, const SetupOptions& options,
                         const std::string& screen);

 private:
  // A line of the file.
  struct Entry {
    std::string table;  // "": above all tables
    std::string name;
    std::vector<std::string> values;
    int line = 0;
  };

  void read_line(const std::string& text, int line);
  void add(Entry entry);
  const Entry* find(const std::string& table, const std::string& name) const;
  void wrong(int line, const std::string& why);

  std::vector<Entry> entries_;  // a table's first one has no name
  std::vector<std::string> mistakes_;
};

}  // namespace narrator::cli
