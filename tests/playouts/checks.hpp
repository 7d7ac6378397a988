// What must hold at every question of every game.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "engine/machine.hpp"

namespace narrator::playouts {

/// Something that must hold does not.
struct Broken : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Throws Broken unless `holds`.
void require(bool holds, const std::string& what);

/// The pending question can be answered, asked in words, and its answers can be logged. Its args
/// were worked out.
void check_question(const Machine& machine, const std::vector<std::string>& names);

/// What was said has a text for everything it says.
void check_said(const Machine& machine, const std::vector<std::string>& names);

/// status and display are plain data without fractions, and every text they name exists.
void check_status(const Machine& machine, const Json& status);
void check_display(const Machine& machine, const Json& display);

/// The result names players and existing texts.
void check_result(const Machine& machine, const Json& result,
                  const std::vector<std::string>& names);

/// Whether the same was said, whatever order the values lie in.
bool same(const Announcement& a, const Announcement& b);
bool same(const std::vector<Announcement>& a, const std::vector<Announcement>& b);

}  // namespace narrator::playouts
