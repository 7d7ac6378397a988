// Contradictions between claims, told as they come to light: by a claim, or by what was answered.
#pragma once

#include <vector>

#include "cli/display/output.hpp"

namespace narrator::cli {

class NewFindings {
 public:
  /// What can be proved at the beginning is on record already.
  explicit NewFindings(Session& session);

  /// Tells what could not be proved when it was asked last. Rules that fail are told once.
  void tell_new(Output& output, const Reader& reader);

 private:
  std::vector<Proof> provable();

  Session& session_;
  std::vector<Proof> known_;
  bool failed_ = false;
};

}  // namespace narrator::cli
