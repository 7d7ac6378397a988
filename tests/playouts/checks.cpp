#include "tests/playouts/checks.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "cli/report/widgets.hpp"

namespace narrator::playouts {
namespace {

Args sorted(Args args) {
  std::ranges::sort(args, [](const auto& a, const auto& b) { return a.first < b.first; });
  return args;
}

// Returns a text, which must exist and have a value for each of its placeholders.
void check_text(const Machine& machine, const std::string& id, const Args& args,
                const std::vector<std::string>& names) {
  require(machine.text().find(id) != nullptr, fmt::format("there is no text '{}'", id));
  const std::string text = machine.text().render(id, args, names);
  require(text.find_first_of("{}<>") == std::string::npos,
          fmt::format("text '{}' is incomplete: {}", id, text));
}

void check_exists(const Machine& machine, const std::string& id) {
  require(id.empty() || machine.text().find(id) != nullptr,
          fmt::format("there is no text '{}'", id));
}

void check_plain(const Json& value) {
  require(!value.is_number_float(), "a number has a fraction: " + value.dump());
  if (!value.is_structured()) return;
  for (const Json& inner : value) check_plain(inner);
}

void check_options(const Question& q, const std::vector<std::string>& names) {
  std::set<std::string_view> texts;
  for (const Option& option : q.options) {
    const auto seat = static_cast<std::size_t>(option.seat);
    require(seat <= names.size(), fmt::format("question '{}' offers seat {}", q.id, seat));
    require(std::ranges::count(q.options, option) == 1,
            fmt::format("question '{}' offers something twice", q.id));
  }
  const bool open = q.form == Form::number || q.form == Form::acknowledge;
  require(q.options.empty() == open, fmt::format("question '{}' has nothing to choose from", q.id));
}

// The first and the last possible answer: written to the log and read back, it is the same.
void check_logged(const Question& q, const std::vector<std::string>& names) {
  for (const bool last : {false, true}) {
    Answer answer;
    const int pick = last ? static_cast<int>(q.options.size()) - 1 : 0;
    if (q.form == Form::choose && q.max == 1 && q.min == 1) answer.picks = {pick};
    if (q.form == Form::confirm) answer.picks = {pick};
    if (q.form == Form::number) answer.picks = {last ? q.max : q.min};
    if (q.form == Form::ballots) answer.picks.assign(places(q), pick);
    if (q.form == Form::deal && q.unknown) answer.picks.assign(places(q), -1);
    if (answer.picks.empty() || !fits(q, answer)) continue;
    require(from_words(q, to_words(q, answer, names), names) == answer,
            fmt::format("question '{}': its answer {} is not read back from the log", q.id,
                        to_json(to_words(q, answer, names)).dump()));
  }
}

}  // namespace

void require(bool holds, const std::string& what) {
  if (!holds) throw Broken(what);
}

void check_question(const Machine& machine, const std::vector<std::string>& names) {
  const Question& q = *machine.question();
  check_options(q, names);
  check_logged(q, names);
  if (q.chance || q.form == Form::acknowledge) return;
  const Args args = text_args(q);
  check_text(machine, "ask." + q.id, args, names);
  check_text(machine, "help." + q.id, args, names);
}

void check_said(const Machine& machine, const std::vector<std::string>& names) {
  for (const Announcement& said : machine.said()) check_text(machine, said.id, said.args, names);
}

void check_status(const Machine& machine, const Json& status) {
  require(status.is_object() && status.contains("phase") && status.contains("board"),
          "the status has no phase or no board");
  check_plain(status);
  check_exists(machine, "phase." + status["phase"].get<std::string>());
}

void check_display(const Machine& machine, const Json& display) {
  check_plain(display);
  for (const Json& widget : display) {
    const cli::WidgetKind* kind = cli::kind_of(widget);
    require(kind && kind->board, "a widget is of no kind that boards have: " + widget.dump());
    check_exists(machine, widget.value("label", ""));
    check_exists(machine, widget.value("id", ""));
    for (const char* list : {"marks", "columns"}) {
      for (const Json& id : widget.value(list, Json::array())) check_exists(machine, id);
    }
  }
}

void check_result(const Machine& machine, const Json& result,
                  const std::vector<std::string>& names) {
  check_plain(result);
  require(result.contains("winners") && result["winners"].is_array(),
          "the result names no winners");
  for (const Json& winner : result["winners"]) {
    require(std::ranges::count(names, winner.get<std::string>()) == 1,
            "a winner is no player: " + winner.dump());
  }
  for (const char* field : {"reason", "team"}) {
    const Json id = result.value(field, Json());
    if (!id.is_null()) check_exists(machine, fmt::format("{}.{}", field, id.get<std::string>()));
  }
}

bool same(const Announcement& a, const Announcement& b) {
  return a.id == b.id && a.to == b.to && a.pause == b.pause && sorted(a.args) == sorted(b.args);
}

bool same(const std::vector<Announcement>& a, const std::vector<Announcement>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](const Announcement& x, const Announcement& y) { return same(x, y); });
}

}  // namespace narrator::playouts
