// All that one reader gets to see between two answers.
#pragma once

#include <string>
#include <vector>

#include "engine/machine.hpp"
#include "engine/session/status.hpp"
#include "tests/playouts/play.hpp"

namespace narrator::playouts {

/// What is shown and said to a reader.
struct View {
  std::vector<Announcement> said;   // since the last answer, with the audience left out
  std::vector<Announcement> aside;  // those of them that are not for everybody
  Json rest;                        // the question, status, display, testimony, facts and result
};

/// The view of the reader as it is now, with what may be claimed and proved if `testimony` is set:
/// that takes longer than all the rest.
View view_of(Machine& machine, const std::vector<std::string>& names, const Reader& reader,
             bool testimony);

/// In which announcement or field two views differ first; "" where they do not.
std::string first_difference(const View& a, const View& b);

/// Whether a game may let a secret out by this announcement to everybody, or question of what lies
/// there. Everything else it says or asks may depend only on what everybody knows already.
bool lets_secrets_out(const Play& play, const std::string& id);

}  // namespace narrator::playouts
