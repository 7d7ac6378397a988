// Inputs nobody would think of, made by mutation from inputs somebody might give. The same every
// time.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "engine/chance/random.hpp"

namespace narrator::fuzz {

/// An input was taken that should not have been, or something about it went wrong.
struct Broken : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Throws Broken unless `holds`.
void require(bool holds, const std::string& what);

/// `text` with one to a few bits, bytes or pieces changed, lost, doubled, put in or moved.
std::string mutated(std::string text, Random& random);

/// Some bytes, of any value or of those that mean something in inputs.
std::string random_bytes(std::size_t most, Random& random);

/// The bytes as a person can read and repeat them.
std::string shown(const std::string& bytes);

/// Any one of them.
template <class T>
const T& any_of(const std::vector<T>& list, Random& random) {
  return list[random.below(static_cast<std::uint32_t>(list.size()))];
}

// What tests/fuzz/coverage and the corpora give bytes to, and nothing else. Throws Broken.

/// A question and what is typed there: the first byte says which, the second in what language.
void take_answer(const std::string& bytes);

/// A log: as it is after a line "raw", or else lines whose chain is made here.
void take_log(const std::string& bytes);

/// What a stranger's rules do in `rule.play`, in Lua.
void take_script(const std::string& bytes);

/// Keys at a prompt: the first byte says beside what.
void take_keys(const std::string& bytes);

/// One of the four, by name.
struct Taker {
  const char* name;
  void (*take)(const std::string& bytes);
};
inline constexpr Taker kTakers[] = {
    {"answer", take_answer}, {"log", take_log}, {"script", take_script}, {"keys", take_keys}};

// Each tries so many inputs and throws Broken at the first that is not dealt with.

/// Whatever is typed is an answer that fits its question, or refused in words that can be printed.
void fuzz_answers(int inputs);

/// A damaged log is refused, or read as far as it is sound; none is read as something else.
void fuzz_log(int inputs);

/// A log whose chain was made anew after a change replays, or is refused.
void fuzz_forged_log(int inputs);

/// Whatever a script hands over is a question that can be asked and answered, or a ScriptError.
void fuzz_scripts(int inputs);

}  // namespace narrator::fuzz
