#include "cli/report/formats.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>

#include <fmt/format.h>

#include "cli/report/widgets.hpp"
#include "cli/terminal/columns.hpp"
#include "engine/statistics/tally.hpp"

namespace narrator::cli {
namespace {

constexpr std::array<std::string_view, 6> kColours = {"blue",    "red",    "green",
                                                      "magenta", "yellow", "cyan"};

// Returns the class of a named colour, or of the n-th default colour.
Html colour_class(const std::string& name, std::size_t n) {
  const auto known = std::ranges::find(kColours, name);
  const std::string_view colour = known == kColours.end() ? kColours[n % kColours.size()] : *known;
  return Html::of("c-{}", Html::text(colour));
}

Html text_at(double x, double y, const Html& kind, const Html& drawn) {
  return Html::of("<text x=\"{:.0f}\" y=\"{:.0f}\" class=\"{}\">{}</text>", x, y, kind, drawn);
}

// Opens a picture, with its title and description.
Html svg_opened(const Figure& figure, int width, int height, int id) {
  return Html::of(
      "<svg viewBox=\"0 0 {} {}\" role=\"img\" aria-labelledby=\"t{} d{}\"><title "
      "id=\"t{}\">{}</title>"
      "<desc id=\"d{}\">{}</desc>",
      width, height, id, id, id,
      Html::text(figure.title.empty() ? figure.description : figure.title), id,
      Html::text(figure.description));
}

// Returns the interval between labelled steps (1, 2, 5, 10…) so that the labels fit into `room`.
std::size_t every(std::size_t steps, std::size_t room) {
  for (const std::size_t n : {1U, 2U, 5U, 10U, 20U, 50U, 100U}) {
    if (steps / n <= room) return n;
  }
  return steps;
}

constexpr int kDrawingWidth = 640;  // in user units; the page scales the picture
constexpr int kLeft = 34;           // minimum left margin of a chart, and of every legend
constexpr int kDigit = 13;          // width of a digit on a phone, where letters are largest
constexpr int kLegend = 2;          // entries in a row of a legend
constexpr int kName = 25;  // columns of a name in a legend, at the letter size of a narrow screen
constexpr int kLegendRow = 22;
constexpr std::size_t kDashes = 4;  // dash patterns, .s0 to .s3 of the page

int legend_height(const Json& things) {
  return kLegendRow * ((static_cast<int>(things.size()) + kLegend - 1) / kLegend);
}

// Returns the classes of the things drawn as lines; lines of the same colour get different dash
// patterns.
std::vector<Html> strokes(const Html& kind, const Json& things) {
  std::vector<Html> classes;
  std::map<Html, std::size_t> next;  // next dash pattern for each colour
  for (std::size_t i = 0; i < things.size(); ++i) {
    const Html colour = colour_class(text_field(things[i], "colour"), i);
    const std::size_t dash = next.try_emplace(colour, next.size()).first->second++;
    classes.push_back(Html::of("{} {} s{}", kind, colour, dash % kDashes));
  }
  return classes;
}

// Labels each line beside a sample of it: colour is never the only distinction.
Html legend(const Json& things, const std::vector<Html>& strokes, int top, const Drawing& drawing,
            const PageText& texts) {
  Html out;
  for (std::size_t i = 0; i < things.size(); ++i) {
    if (!things[i].is_object()) continue;
    const int left = kLeft + static_cast<int>(i % kLegend) * ((kDrawingWidth - kLeft) / kLegend);
    const int y = top + 14 + kLegendRow * static_cast<int>(i / kLegend);
    out += Html::of("<path class=\"{}\" d=\"M{} {}h24\"/>", strokes[i], left, y - 4);
    out +=
        text_at(left + 30, y, "start", texts.drawn(clipped(label_in(things[i], drawing), kName)));
  }
  return out;
}

// Returns the horizontal position of a step within `room`; a single step is centred.
double across(std::size_t step, std::size_t steps, double room) {
  if (steps < 2) return room / 2;
  return room * static_cast<double>(step) / static_cast<double>(steps - 1);
}

// Returns whether the line continues from the previous value, which must exist.
bool goes_on(const Json& values, std::size_t i) {
  return i > 0 && values[i - 1].is_number_integer();
}

// Draws a widget's lines over time; lines with equal values are drawn next to each other.
class Chart {
 public:
  Chart(const Figure& figure, const Drawing& drawing, const PageText& texts)
      : figure_(figure), drawing_(drawing), texts_(texts) {
    const auto [low, high] = range_of(list_field(figure.widget, "lines"));
    low_ = static_cast<double>(low);
    high_ = static_cast<double>(high);
    steps_ = list_field(figure.widget, "steps").size();
    for (const double value : marks())
      left_ = std::max(left_, 8 + kDigit * static_cast<int>(fmt::format("{:.0f}", value).size()));
  }

  Html drawn(int id) const {
    const Json& lines = list_field(figure_.widget, "lines");
    const int height = kTop + kHeight + 26;
    Html out = svg_opened(figure_, kDrawingWidth, height + legend_height(lines), id) + axes();
    const std::vector<Html> classes = strokes("line", lines);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      if (lines[i].is_object())
        out += Html::of("<path class=\"{}\" d=\"{}\"/>", classes[i], course(lines[i], i));
    }
    return out + legend(lines, classes, height, drawing_, texts_) + "</svg>";
  }

 private:
  static constexpr int kTop = 16, kHeight = 200;

  double x(std::size_t step) const {
    return left_ + across(step, steps_, kDrawingWidth - left_ - 16);
  }
  double y(double value) const {
    return kTop + kHeight * (high_ - value) / std::max(1.0, high_ - low_);
  }

  // The numbers on the vertical axis.
  std::vector<double> marks() const {
    std::vector<double> numbers;
    const double unit = std::max(1.0, std::ceil((high_ - low_) / 6));
    for (double value = std::ceil(low_ / unit) * unit; value <= high_; value += unit)
      numbers.push_back(value);
    return numbers;
  }

  Html axes() const {
    Html out;
    for (const double value : marks()) {
      out += Html::of("<path class=\"grid\" d=\"M{} {:.0f}H{}\"/>", left_, y(value),
                      kDrawingWidth - 8);
      out += text_at(left_ - 6, y(value) + 4, "end", Html::of("{:.0f}", value));
    }
    const Json& steps = list_field(figure_.widget, "steps");
    const std::size_t n = every(steps_, 16);
    for (std::size_t i = 0; i < steps_; ++i) {
      if (i == 0 || (i + 1) % n == 0)
        out += text_at(x(i), kTop + kHeight + 18, "mid", texts_.drawn(drawing_.shown(steps[i])));
    }
    return out;
  }

  Html course(const Json& line, std::size_t n) const {
    Html path;
    const Json& values = list_field(line, "values");
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (!values[i].is_number_integer()) continue;
      path += goes_on(values, i) ? Html("L") : Html("M");
      path += Html::of("{:.0f} {:.1f}", x(i),
                       y(values[i].get<double>()) + 2.0 * static_cast<double>(n % 3));
    }
    return path;
  }

  const Figure& figure_;
  const Drawing& drawing_;
  const PageText& texts_;
  std::size_t steps_ = 0;
  double low_ = 0, high_ = 1;
  int left_ = kLeft;
};

constexpr int kLanesTop = 12, kLane = 34;
constexpr int kLaneName = 14;       // columns
constexpr double kLaneLetter = 12;  // width of a letter on a phone, where letters are largest

// Returns the vertical centre of a place's lane; `place` counts from 1.
double lane(double place) { return kLanesTop + kLane * (place - 0.5); }

// Draws the path of a thing through the lanes, with gaps where it was nowhere; `x` maps a step to
// its position.
Html way_path(const Json& way, const auto& x) {
  Html path;
  for (std::size_t i = 0; i < way.size(); ++i) {
    if (!way[i].is_number_integer()) continue;
    const double y = lane(way[i].get<double>());
    path += goes_on(way, i)
                ? Html::of("C{0:.0f} {1:.0f} {0:.0f} {2:.0f} {3:.0f} {2:.0f}",
                           (x(i - 1) + x(i)) / 2, lane(way[i - 1].get<double>()), y, x(i))
                : Html::of("M{:.0f} {:.0f}", x(i), y);
  }
  return path;
}

// All discs of one colour as a single path of round dots, and the words on them. Long games
// consist mostly of rings, and this takes half the space of one circle element for each disc.
struct Discs {
  Html dots, words;
};

Html drawn(const std::map<Html, Discs>& painted) {
  Html out;
  for (const auto& [colour, discs] : painted) {
    out += Html::of("<path class=\"disc {}\" d=\"{}\"/><text class=\"mid on\">{}</text>", colour,
                    discs.dots, discs.words);
  }
  return out;
}

constexpr int kRow = 46;               // the words of a row and the bar below them
constexpr std::size_t kMostRows = 60;  // rows drawn; the table has all of them

double at(double share) { return kDrawingWidth * share; }

}  // namespace

Html chart_svg(const Figure& figure, const Drawing& drawing, const PageText& texts, int id) {
  return Chart(figure, drawing, texts).drawn(id);
}

// Draws a lane for each place, and a path through the lanes for each thing.
Html flow_svg(const Figure& figure, const Drawing& drawing, const PageText& texts, int id) {
  const Json& places = list_field(figure.widget, "places");
  const Json& things = list_field(figure.widget, "things");
  const std::size_t steps = list_field(figure.widget, "steps").size();
  const int height = kLanesTop + kLane * static_cast<int>(places.size()) + 20;
  Lines names;
  int widest = 0;
  for (const Json& place : places) {
    names.push_back(clipped(drawing.shown(place), kLaneName));
    widest = std::max(widest, display_width(names.back()));
  }
  const double left = 20 + kLaneLetter * widest;
  const auto x = [&](std::size_t i) { return left + across(i, steps, kDrawingWidth - left - 20); };
  Html out = svg_opened(figure, kDrawingWidth, height + legend_height(things), id);
  for (std::size_t i = 0; i < names.size(); ++i) {
    const double y = lane(static_cast<double>(i + 1));
    out += Html::of("<path class=\"grid\" d=\"M{:.0f} {:.0f}H{}\"/>", left, y, kDrawingWidth - 8);
    out += text_at(left - 10, y + 4, "end", texts.drawn(names[i]));
  }
  const std::size_t n = every(steps, 20);
  for (std::size_t i = 0; i < steps; ++i) {
    if (i % n == 0) out += text_at(x(i), height - 4, "mid", Html::of("{}", i));
  }
  const std::vector<Html> classes = strokes("way", things);
  for (std::size_t t = 0; t < things.size(); ++t) {
    if (!things[t].is_object()) continue;
    out += Html::of("<path class=\"{}\" d=\"{}\"><title>{}</title></path>", classes[t],
                    way_path(list_field(things[t], "places"), x),
                    Html::text(label_in(things[t], drawing)));
  }
  return out + legend(things, classes, height, drawing, texts) + "</svg>";
}

// Draws the cards in a circle, clockwise from the top.
Html ring_svg(const Figure& figure, const Drawing& drawing, const PageText& texts, int id) {
  const Json& cards = list_field(figure.widget, "cards");
  constexpr int size = 320, radius = 128;
  Html out = svg_opened(figure, size, size, id);
  out += Html::of("<circle class=\"grid\" cx=\"{0}\" cy=\"{0}\" r=\"{1}\"/>", size / 2, radius);
  out +=
      Html::of("<path class=\"pawn\" d=\"M{0} {1}l6 12h-12z\"/>", size / 2, size / 2 - radius - 18);
  std::map<Html, Discs> painted;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const double turn =
        2 * std::numbers::pi * (static_cast<double>(i) + 0.5) / static_cast<double>(cards.size());
    const double x = size / 2.0 + radius * std::sin(turn), y = size / 2.0 - radius * std::cos(turn);
    const std::string colour = card_colour(figure.widget, cards[i]);
    const Html word = texts.drawn(clipped(drawing.shown(cards[i]), 4));
    if (colour.empty()) {
      out += Html::of("<circle class=\"card\" cx=\"{:.0f}\" cy=\"{:.0f}\" r=\"13\"/>", x, y);
      out += text_at(x, y + 4, "mid", word);
      continue;
    }
    Discs& discs = painted[colour_class(colour, 0)];
    discs.dots += Html::of("M{:.0f} {:.0f}h0", x, y);
    discs.words += Html::of("<tspan x=\"{:.0f}\" y=\"{:.0f}\">{}</tspan>", x, y + 4, word);
  }
  return out + drawn(painted) + "</svg>";
}

// Draws a box for each space; the first `value` of them are filled.
Html track_svg(const Figure& figure, const Drawing&, const PageText&, int id) {
  const int max = std::min(number_field(figure.widget, "max"), 20);
  const int value = number_field(figure.widget, "value");
  Html out = svg_opened(figure, 26 * std::max(max, 1), 24, id);
  for (int i = 0; i < max; ++i) {
    const Html kind =
        i < value ? "card " + colour_class(text_field(figure.widget, "colour"), 0) : "space";
    out += Html::of("<rect class=\"{}\" x=\"{}\" y=\"1\" width=\"22\" height=\"22\" rx=\"4\"/>",
                    kind, 26 * i + 1);
  }
  return out + "</svg>";
}

std::optional<BarRow> bar_row(const Json& row, const Drawing& drawing) {
  if (!row.is_array() || row.size() != 2 || !row[1].is_array() || row[1].size() != 2 ||
      !row[1][0].is_number_integer() || !row[1][1].is_number_integer())
    return std::nullopt;
  BarRow bar{label_of(row[0], drawing), row[1][0].get<std::int64_t>(),
             row[1][1].get<std::int64_t>()};
  if (bar.whole < 0 || bar.part < 0 || bar.part > bar.whole) return std::nullopt;
  return bar;
}

Html bars_svg(const Figure& figure, const Drawing& drawing, const PageText& texts, int id) {
  Html out;
  int rows = 0;
  for (const Json& row : list_field(figure.widget, "rows")) {
    const auto bar = bar_row(row, drawing);
    if (!bar || rows == kMostRows) continue;
    const Share share(bar->part, bar->whole);
    const int y = kRow * rows++;
    out +=
        Html::of("<text x=\"0\" y=\"{}\">{}</text>", y + 18, texts.drawn(clipped(bar->label, 42)));
    out += Html::of("<text x=\"{}\" y=\"{}\" class=\"end\">{:.0f} % · {}/{}</text>", kDrawingWidth,
                    y + 18, 100 * share.share, bar->part, bar->whole);
    out += Html::of("<path class=\"grid\" d=\"M0 {}H{}\"/>", y + 38, kDrawingWidth);
    out += Html::of("<rect class=\"bar\" x=\"0\" y=\"{}\" width=\"{:.1f}\" height=\"12\"/>", y + 26,
                    at(share.share));
    if (bar->whole > 0) {
      out += Html::of("<path class=\"reach\" d=\"M{:.1f} {}v10m0 -5H{:.1f}m0 -5v10\"/>",
                      at(share.low), y + 27, at(share.high));
    }
  }
  return svg_opened(figure, kDrawingWidth, kRow * std::max(rows, 1), id) + out + "</svg>";
}

}  // namespace narrator::cli
