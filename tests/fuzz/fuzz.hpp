// Unforeseen inputs, created by mutation of plausible ones. They are the same every time.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "engine/chance/random.hpp"

namespace narrator::fuzz {

/// An input was accepted that should not have been, or was processed incorrectly.
struct Broken : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Throws Broken unless `holds`.
void require(bool holds, const std::string& what);

/// Returns `text` with a few bits, bytes or pieces changed, removed, duplicated, inserted or moved.
std::string mutated(std::string text, Random& random);

/// Returns some bytes, arbitrary ones or those with a meaning in inputs.
std::string random_bytes(std::size_t most, Random& random);

/// Formats the bytes so that a person can read and reuse them.
std::string shown(const std::string& bytes);

/// Returns a random element.
template <class T>
const T& any_of(const std::vector<T>& list, Random& random) {
  return list[random.below(static_cast<std::uint32_t>(list.size()))];
}

// The functions that take bytes from tests/fuzz/coverage and the corpora. They throw Broken only.

/// A question and what is typed at it: the first byte selects the question, the second the
/// language.
void take_answer(const std::string& bytes);

/// A log: taken as it is after a line "raw", otherwise lines for which the chain is computed here.
void take_log(const std::string& bytes);

/// Lua code that a stranger's rules run in `rule.play`.
void take_script(const std::string& bytes);

/// Keys at a prompt: the first byte selects what is beside it.
void take_keys(const std::string& bytes);

/// Returns one of these functions by name.
struct Taker {
  const char* name;
  void (*take)(const std::string& bytes);
};
inline constexpr Taker kTakers[] = {
    {"answer", take_answer}, {"log", take_log}, {"script", take_script}, {"keys", take_keys}};

// Each tries this many inputs, and throws Broken at the first that is processed incorrectly.

/// Typed text is an answer that fits its question, or is refused with a printable message.
void fuzz_answers(int inputs);

/// A damaged log is refused, or read up to the damage; it is never misread.
void fuzz_log(int inputs);

/// A log changed under a recomputed chain can be replayed, or is refused.
void fuzz_forged_log(int inputs);

/// Whatever a script passes is a question that can be asked and answered, or a ScriptError.
void fuzz_scripts(int inputs);

}  // namespace narrator::fuzz
