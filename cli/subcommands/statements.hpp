// What was said at the table, for telling a game again.
#pragma once

#include <vector>

#include "engine/testimony/testimony.hpp"

namespace narrator::cli {

/// Hands out what a reader may see of the testimony in effect, in its place among the answers.
class Statements {
 public:
  Statements(Session& session, const Reader& reader) {
    if (may_see_claims(session, reader)) said_ = testimony(session).said;
  }

  /// What comes next and was said before answer `n`; with n < 0 all that is left.
  std::vector<Statement> before(int n) {
    std::vector<Statement> next;
    while (at_ < said_.size() && (n < 0 || said_[at_].after < n)) next.push_back(said_[at_++]);
    return next;
  }

 private:
  std::vector<Statement> said_;
  std::size_t at_ = 0;
};

}  // namespace narrator::cli
