// The argument words of commands, shared by the completion and the commands that parse them.
#pragma once

#include <array>
#include <string_view>

namespace narrator::cli {

inline constexpr std::string_view kOn = "on", kOff = "off", kPowers = "powers", kNew = "new";
inline constexpr std::string_view kPause = "pause", kGo = "go", kStop = "stop";

/// The arguments of `speak`.
inline constexpr std::array kOnOrOff = {kOn, kOff};

/// The arguments of `confirm`.
inline constexpr std::array kToConfirm = {kOn, kOff, kPowers};

/// The arguments of `timer` while it runs.
inline constexpr std::array kTimerWords = {kPause, kGo, kStop};

}  // namespace narrator::cli
