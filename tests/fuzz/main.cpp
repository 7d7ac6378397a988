// Feeds the program's parsers with mutations (see fuzz.hpp). NARRATOR_FUZZ sets how many, in
// percent.

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iterator>

#include <fmt/format.h>

#include "tests/fuzz/fuzz.hpp"

namespace {

using namespace narrator::fuzz;

#ifdef NARRATOR_SANITIZED
constexpr int kPercent = 10;  // by default, as everything takes longer
#else
constexpr int kPercent = 100;
#endif

int percent() {
  const char* given = std::getenv("NARRATOR_FUZZ");
  return given == nullptr ? kPercent : std::max(std::atoi(given), 1);
}

// Returns whether all inputs were processed correctly.
bool try_all(const char* name, void (*fuzz)(int), int inputs) {
  inputs = std::max(inputs * percent() / 100, 1);
  const auto begin = std::chrono::steady_clock::now();
  try {
    fuzz(inputs);
  } catch (const std::exception& e) {
    fmt::print("{}: {}\n", name, e.what());
    return false;
  }
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
  fmt::print("{}: {} inputs in {:.1f} s\n", name, inputs, took.count());
  return true;
}

// Inputs that coverage fuzzing found to reach new code, and inputs that failed once.
bool try_corpus(const Taker& taker) {
  int inputs = 0;
  const std::filesystem::path folder = std::filesystem::path("tests/fuzz/corpus") / taker.name;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    std::ifstream file(entry.path(), std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    try {
      taker.take(bytes);
    } catch (const std::exception& e) {
      fmt::print("{}: {}\n", entry.path().string(), e.what());
      return false;
    }
    ++inputs;
  }
  fmt::print("{}: {} kept inputs\n", taker.name, inputs);
  return inputs > 0;
}

}  // namespace

int main() {
  const bool kept = std::all_of(std::begin(kTakers), std::end(kTakers), try_corpus);
  const bool all[] = {
      kept,
      try_all("answers", fuzz_answers, 20'000),
      try_all("damaged logs", fuzz_log, 4'000),
      try_all("forged logs", fuzz_forged_log, 2'000),
      try_all("scripts", fuzz_scripts, 5'000),
  };
  return std::count(std::begin(all), std::end(all), false) > 0 ? 1 : 0;
}
