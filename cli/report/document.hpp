// A report as a document of texts and tables, independent of the output format.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "engine/report/report.hpp"
#include "engine/text/escaped.hpp"

namespace narrator::cli {

class Drawing;
class PageText;

struct Paragraph {
  std::string text;
};

struct ItemList {
  std::vector<std::string> items;
};

/// A cell of a table. `shade` is a proportion, 0..100; -1 if the cell is not a proportion.
struct TableCell {
  std::string text;
  bool number = false;
  int shade = -1;
};

/// A table with headings; the first cell of each row is the row's name.
struct Grid {
  std::string title;
  std::vector<std::string> columns;
  std::vector<std::vector<TableCell>> rows;
};

/// A widget shown as a picture, with its content also as a sentence and as a table.
struct Figure {
  Json widget;
  std::string title;
  std::string description;
  Grid data;

  /// Draws the picture as SVG, with title and description. `id` must be unique on the page.
  Html (*picture)(const Figure&, const Drawing&, const PageText&, int id);

  /// Returns the picture as plain text; if null, the table is used instead.
  std::vector<std::string> (*letters)(const Figure&, const Drawing&) = nullptr;
};

/// A finding: a claim that cannot be true, and the reasons.
struct Chain {
  std::string what;
  std::vector<std::string> reasons;
};

using Block = std::variant<Paragraph, ItemList, Grid, Figure, Chain>;

struct Section {
  std::string title;
  bool veil = false;  // hidden until the reader asks for it
  std::vector<Block> blocks;
};

/// One moment of the game.
struct Step {
  int n = 0;
  int part = 0, round = 0;
  std::string chapter;  // the name of the round, or of what comes before the first one
  std::string time;     // time of day: "19:40:12"
  std::string asked;
  std::string answer;
  std::vector<std::string> said;
  const Json* display = nullptr;  // points into the report that the document was made from

  /// Returns whether the moment belongs to a numbered part or round of the game.
  bool counted() const { return part > 0 || round > 0; }

  /// Returns whether there is anything to read; before the first answer a game may say nothing.
  bool tells() const { return n > 0 || !said.empty(); }
};

struct Document {
  std::string lang;
  std::string title;
  std::vector<std::string> heading;  // lines below the title
  std::vector<Section> sections;
  std::vector<Step> steps;
  std::vector<std::string> names;  // of all players, including former ones, that may occur in the
                                   // text
  std::string zone{};              // time zone of its times, such as "UTC+07:00"
};

/// Formats seconds as "1:05:09" or "5:09"; a dash if negative.
std::string duration(std::int64_t seconds);

/// Composes the document for a session's report. `report` must outlive the result.
Document compose(const Report& report, const Session& session, const Reader& reader);

}  // namespace narrator::cli
