// Replies to an unknown word.
#pragma once

#include <string>
#include <vector>

namespace narrator {

/// Returns the end of a sentence, without a full stop, that suggests the nearest known word or
/// lists all of them: "did you mean roles?", "there are: roles, policies", "there are none".
std::string suggestion(const std::string& word, const std::vector<std::string>& known);

/// Returns "; did you mean 'roles'?", to follow a sentence about the word, or "" if no known word
/// is near.
std::string did_you_mean(const std::string& word, const std::vector<std::string>& known);

}  // namespace narrator
