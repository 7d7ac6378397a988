// A report put into words and tables, before anybody decides whether it becomes a page or plain
// text.
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

struct Items {
  std::vector<std::string> items;
};

/// A cell of a table. `shade` is how much of something there is, 0..100; -1: it is no share.
struct TableCell {
  std::string text;
  bool number = false;
  int shade = -1;
};

/// A table with its headings; the first cell of a row names it.
struct Grid {
  std::string title;
  std::vector<std::string> columns;
  std::vector<std::vector<TableCell>> rows;
};

/// A widget to be drawn: what it shows in a sentence, and as a table where nothing can be drawn.
struct Figure {
  Json widget;
  std::string title;
  std::string description;
  Grid data;

  /// As SVG, with title and description; `id` is unlike that of any other picture on the page.
  Html (*picture)(const Figure&, const Drawing&, const PageText&, int id);

  /// As plain text; where there is nothing better, that is its table.
  std::vector<std::string> (*letters)(const Figure&, const Drawing&) = nullptr;
};

/// A finding: what cannot be true, and why.
struct Chain {
  std::string what;
  std::vector<std::string> reasons;
};

using Block = std::variant<Paragraph, Items, Grid, Figure, Chain>;

struct Section {
  std::string title;
  bool veil = false;  // only shown to who asks for it
  std::vector<Block> blocks;
};

/// One moment of the game.
struct Step {
  int n = 0;
  int part = 0, round = 0;
  std::string chapter;  // the round in words, or what comes before the first
  std::string time;     // of day: "19:40:12"
  std::string asked;
  std::string answer;
  std::vector<std::string> said;
  const Json* display = nullptr;  // of the report that the document was made from

  /// Whether the chapter is one of those that the game counts.
  bool counted() const { return part > 0 || round > 0; }

  /// Whether there is anything to read in it; before the first answer a game may say nothing.
  bool tells() const { return n > 0 || !said.empty(); }
};

struct Document {
  std::string lang;
  std::string title;
  std::vector<std::string> heading;  // lines below the title
  std::vector<Section> sections;
  std::vector<Step> steps;
  std::vector<std::string> names;  // of players, former ones too, that may stand anywhere in it
  std::string zone{};              // of its times, "UTC+07:00"
};

/// "1:05:09" or "5:09" of seconds; a dash for fewer than none.
std::string duration(std::int64_t seconds);

/// Puts the report of a session into words. `report` must outlive what is returned.
Document compose(const Report& report, const Session& session, const Reader& reader);

}  // namespace narrator::cli
