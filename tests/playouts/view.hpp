// All that one reader gets to see from one question to the next.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/machine.hpp"
#include "engine/report/status.hpp"
#include "tests/playouts/play.hpp"

namespace narrator::playouts {

/// What is shown and said to a reader from one question they see to the next. How many questions
/// that are withheld from them lie between is no part of it.
struct View {
  std::vector<Announcement> said;   // with the audience left out
  std::vector<Announcement> aside;  // those of them that are not for everybody
  /// The question, status, display, testimony, facts and result, by how much had been said; what
  /// stays as it is stands there once.
  std::map<std::size_t, std::vector<Json>> rest;
};

/// Adds what the reader sees and hears of the machine as it is now, with what may be claimed and
/// proved if `testimony` is set: that takes longer than all the rest.
void look(View& view, Machine& machine, const std::vector<std::string>& names, const Reader& reader,
          bool testimony);

/// In which announcement or field two views differ first, and what stands there in each; "" where
/// they do not differ.
struct Difference {
  std::string where, elsewhere;  // announcements of the one and of the other, or twice a field
  Json here{}, there{};
};
Difference first_difference(const View& a, const View& b);

/// Whether a game may let a secret out by this announcement to everybody. Some only may where
/// `all_known`: the app dealt, or was told all of the secrets; where it knows a part, that may not
/// show in who is asked.
bool lets_secrets_out(const Play& play, const std::string& announcement, bool all_known);

}  // namespace narrator::playouts
