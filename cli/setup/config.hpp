// The moderator's configuration file: standing options and named tables.
#pragma once

#include <string>
#include <vector>

#include "cli/setup/setup_options.hpp"
#include "engine/parser/tokens.hpp"

namespace narrator::cli {

/// The contents of $XDG_CONFIG_HOME/narrator/config: standing options at the top, then a section
/// for each table. Invalid entries are recorded as mistakes and otherwise ignored.
class Config {
 public:
  /// Reads the file; a missing file counts as empty.
  Config();

  /// Returns the standing option of that name (narrator(1), CONFIGURATION), or "".
  std::string standing(const std::string& name) const { return of_table("", name); }

  /// Returns the names of the tables, in the order of the file.
  std::vector<std::string> tables() const;

  /// Returns the value of an option of a table, or "".
  std::string of_table(const std::string& table, const std::string& name) const;

  /// Fills the options that the command line leaves open from a table: `options.game` is "@NAME"
  /// and is replaced by the table's game; `screen` and `voice` are filled likewise. Invalid entries
  /// are recorded as mistakes and ignored. Throws Error (usage) naming the nearest table if there
  /// is none of that name.
  void take_table(SetupOptions& options, std::string& screen, std::string& voice);

  /// Returns the mistakes in the file, each with its line and the nearest valid word.
  const std::vector<std::string>& mistakes() const { return mistakes_; }

  /// Returns whether a table can be saved by that name: it must be one word and not yet in use.
  bool can_keep(const std::string& name) const;

  /// Returns the name in "friday", "@friday" or "this table as friday".
  static std::string name_to_keep(const Line& typed);

  /// Appends a table to the file, creating it if necessary. can_keep(name) must be true. Throws
  /// Error (usage) if it cannot be written.
  static void keep_table(const std::string& name, const SetupOptions& options,
                         const std::string& screen);

 private:
  // A line of the file.
  struct Entry {
    std::string table;  // "": before the first table
    std::string name;
    std::vector<std::string> values;
    int line = 0;
  };

  void read_line(const std::string& text, int line);
  void add(Entry entry);
  const Entry* find(const std::string& table, const std::string& name) const;
  void wrong(int line, const std::string& why);

  std::vector<Entry> entries_;  // the first entry of a table has no name
  std::vector<std::string> mistakes_;
};

}  // namespace narrator::cli
