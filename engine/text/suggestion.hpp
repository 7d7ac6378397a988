// What to say to a word nobody knows.
#pragma once

#include <string>
#include <vector>

namespace narrator {

/// The nearest of the known words, or all of them: "did you mean roles?", "there are: roles,
/// policies", "there are none". The end of a sentence, without a full stop.
std::string suggestion(const std::string& word, const std::vector<std::string>& known);

/// "; did you mean 'roles'?" behind a sentence about the word, or "" where none is near.
std::string did_you_mean(const std::string& word, const std::vector<std::string>& known);

}  // namespace narrator
