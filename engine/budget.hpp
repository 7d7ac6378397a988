// The resources that a log, or a stranger's rules, may use.
#pragma once

#include <cstddef>
#include <cstdint>

namespace narrator {

/// What is left for one log, from reading its first line to running its last answer, or for one
/// game at a table. Reading is charged for every log, running only for rules that did not come with
/// the program, so that every machine judges a file alike.
struct Budget {
  std::int64_t steps = 200'000'000;             // one Lua instruction, or as much work
  std::int64_t bytes = std::int64_t{64} << 20;  // approximate; of data kept outside Lua

  void charge_steps(std::size_t n) { steps -= static_cast<std::int64_t>(n); }
  void charge_bytes(std::size_t n) { bytes -= static_cast<std::int64_t>(n); }
  bool is_spent() const { return steps < 0 || bytes < 0; }
};

}  // namespace narrator
