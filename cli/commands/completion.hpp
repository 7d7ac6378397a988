// The words that commands are followed by: completion offers them, and the command reads them.
#pragma once

#include <array>
#include <string_view>

namespace narrator::cli {

inline constexpr std::string_view kOn = "on", kOff = "off", kPowers = "powers", kNew = "new";
inline constexpr std::string_view kPause = "pause", kGo = "go", kStop = "stop";

/// What `speak` can be.
inline constexpr std::array kOnOrOff = {kOn, kOff};

/// What `confirm` can be.
inline constexpr std::array kToConfirm = {kOn, kOff, kPowers};

/// What can be done to a `timer` that runs.
inline constexpr std::array kTimerWords = {kPause, kGo, kStop};

}  // namespace narrator::cli
