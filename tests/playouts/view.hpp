// Everything one reader sees between two questions.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "engine/machine.hpp"
#include "engine/report/report.hpp"
#include "tests/playouts/play.hpp"

namespace narrator::playouts {

/// What a reader is shown and told between two questions they see. The number of questions hidden
/// from them in between is not part of it.
struct View {
  std::vector<Announcement> said;   // without the audience
  std::vector<Announcement> aside;  // those that are not for everybody
  /// The question, status, display, testimony, facts and result, by the number of messages before;
  /// an unchanged one is listed once.
  std::map<std::size_t, std::vector<Json>> rest;
};

/// Adds what the reader sees and hears of the machine's current state; with `testimony`, which
/// takes longer than everything else, also what that returns.
void look(View& view, Machine& machine, const std::vector<std::string>& names, const Reader& reader,
          const std::function<Json()>& testimony);

/// Returns the possible claims, and what would be proved if everybody made the first one.
Json testimony_json(Machine& machine);

/// The first announcement or field in which two views differ, and its two contents; "" if they are
/// equal.
struct Difference {
  std::string where, elsewhere;  // both announcements, or the same field twice
  Json here{}, there{};
};
Difference first_difference(const View& a, const View& b);

/// Returns whether a game may reveal a secret by this public announcement. Some may do so only if
/// `all_known`: the program dealt all of the secrets or was told them; if it knows only a part,
/// this must not show in who is asked.
bool lets_secrets_out(const Play& play, const std::string& announcement, bool all_known);

}  // namespace narrator::playouts
