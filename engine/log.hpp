// The log: what is in it (narrator-log(5)). Reading is log_reader.hpp, writing log_writer.hpp.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "engine/audience.hpp"
#include "engine/machine.hpp"
#include "engine/question.hpp"
#include "engine/source.hpp"

namespace narrator {

inline constexpr int kLogFormat = 1;

/// An announcement in words.
struct Said {
  Audience to;
  std::string id;
  std::string text;
  int pause = 0;  // seconds of silence after it, for a line read aloud; not in the log
  int timer = 0;  // seconds that a countdown beginning with it takes; not in the log
  bool operator==(const Said& other) const {
    return to == other.to && id == other.id && text == other.text;
  }
};

/// What a game begins with: the first line of a log.
struct Setup {
  std::string game;
  int version = 1;  // of the game's rules
  std::string lang = "en";
  std::vector<std::string> variants;  // ids in the order of application
  Table table;
  std::string seed;
  std::vector<Source> sources;  // game, texts of `lang`, variants, in load order
};

/// One answer that was given, and what came of it.
struct LogAnswer {
  int n = 0;            // 1..; its place among the answers in effect
  std::string at;       // UTC, "2026-11-21T19:40:12Z"
  std::string ask;      // the question's id
  std::string of;       // the name of the player who decided, or ""
  bool chance = false;  // drawn by the engine
  Audience to;          // who may see the answer
  Json answer;
  std::vector<Said> say;
  std::string g;  // fingerprint of the state after it, 8 hexadecimal digits
};

/// The answers from number `from` on are no longer in effect.
struct LogUndo {
  int from = 0;
};

/// The answers taken back by the last undo not yet redone are in effect again.
struct LogRedo {};

/// Answer `n` was corrected: `then` replaces it and all answers after it. With `redeal` it is one
/// of chance that was drawn anew ({"redeal":1,…} instead of {"amend":1,…}). Chance is keyed by the
/// seed, the answer's number and the number of redeals in the log, so that a redeal is not the same
/// deal, and a resumed game goes on drawing what it would have drawn.
struct LogAmend {
  int n = 0;
  std::vector<LogAnswer> then;
  bool redeal = false;
};

/// Something written down beside the game: kind is "note", "ruling" and the like.
struct LogNote {
  std::string kind;
  std::string text;
  std::string at;
  int after = 0;  // how many answers were in effect
};

using LogRecord = std::variant<LogAnswer, LogUndo, LogRedo, LogAmend, LogNote>;

/// The answers in effect, and those that redo would bring back (one list an undo, last on top).
struct LogState {
  std::vector<LogAnswer> answers;
  std::vector<std::vector<LogAnswer>> undone;
  std::vector<LogNote> notes;
  int redeals = 0;

  /// Carries one more record out. Throws LogError when it does not fit (an undo of nothing).
  void apply(LogRecord record);
};

}  // namespace narrator
