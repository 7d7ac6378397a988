// Gives logged answers to running rules, and holds them to what the log says.
#pragma once

#include <string>
#include <vector>

#include "engine/log/log.hpp"
#include "engine/machine.hpp"

namespace narrator {

/// Answers the machine's question with a logged answer. Throws LogError ("answer 14: …") where the
/// rules ask something else, the answer is not legal, or it is for other eyes; ScriptError where
/// they fail.
void feed(Machine& machine, const LogAnswer& answer, const std::vector<std::string>& names);

/// The logged answer in terms of the machine's question, whoever is asked it now; nothing where it
/// does not answer it.
std::optional<Answer> match(const Question& question, const LogAnswer& answer,
                            const std::vector<std::string>& names);

/// Words an answer that was logged under the names `then` as it would be logged under `now`. What
/// does not answer the question stays as it is, for feed() to refuse.
void reword(LogAnswer& answer, const Question& question, const std::vector<std::string>& then,
            const std::vector<std::string>& now);

/// Answers every acknowledgement that is due: they are never logged.
void acknowledge(Machine& machine);

/// What was said since the last answer, in words. Acknowledgements that are due are answered, and
/// what is said after them belongs to it.
std::vector<Said> hear(Machine& machine, const std::vector<std::string>& names);

/// A state's fingerprint as the log writes it: 8 hexadecimal digits.
std::string fingerprint_text(Machine& machine);

}  // namespace narrator
