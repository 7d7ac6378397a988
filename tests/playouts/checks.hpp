// The properties that must hold at every question of every game.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "engine/machine.hpp"

namespace narrator::playouts {

/// A property that must hold does not.
struct Broken : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Throws Broken unless `holds`.
void require(bool holds, const std::string& what);

/// Checks that the pending question can be answered and formatted, and that its answers can be
/// logged. Requires that its args have been worked out.
void check_question(const Machine& machine, const std::vector<std::string>& names);

/// Checks that there is a text for every message.
void check_said(const Machine& machine, const std::vector<std::string>& names);

/// Checks that status and display are plain data without fractions, and that every text they name
/// exists.
void check_status(const Machine& machine, const Json& status);
void check_display(const Machine& machine, const Json& display);

/// Checks that the result names players and existing texts.
void check_result(const Machine& machine, const Json& result,
                  const std::vector<std::string>& names);

/// Returns whether the same was said, regardless of the order of the values.
bool same(const Announcement& a, const Announcement& b);
bool same(const std::vector<Announcement>& a, const std::vector<Announcement>& b);

}  // namespace narrator::playouts
