// The fields that questions may have.
#include <algorithm>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "engine/lists.hpp"
#include "engine/lua/host.hpp"
#include "engine/lua/script_error.hpp"
#include "engine/lua/watching.hpp"
#include "engine/text/normalise.hpp"

namespace narrator::lua {
namespace {

const std::vector<std::string> kQuestionFields = {
    "id",   "of",      "from",   "voters", "slots",  "copies",  "count",   "min",
    "max",  "why",     "secret", "to",     "chance", "unknown", "drastic", "power",
    "args", "against", "except", "words",  "tally",  "revealed"};

// Fields that questions of some forms alone have.
struct OfForms {
  const char* name;
  std::vector<Form> forms;
  const char* said;
};
const std::vector<OfForms> kOfForms = {
    {"from", {Form::choose, Form::ballots, Form::deal}, "choose, ballots and deal"},
    {"voters", {Form::ballots}, "ballots"},
    {"tally", {Form::ballots}, "ballots"},
    {"against", {Form::ballots}, "ballots"},
    {"unknown", {Form::deal}, "deal"},
    {"words", {Form::number}, "number"},
    {"except", {Form::number}, "number"}};

// Returns what the field of a question ought to be, or "" if it fits.
std::string expected_kind(const std::string& name, int type, const Question& question) {
  const auto of_forms = std::ranges::find(kOfForms, name, &OfForms::name);
  const bool strays = of_forms != kOfForms.end() && !contains(of_forms->forms, question.form) &&
                      !contains(question.options, Option{0, name});  // as cards.show offers unknown
  if (strays) return fmt::format("is for {}", of_forms->said);
  const auto is_one_of = [&](std::initializer_list<const char*> names) {
    return std::ranges::find(names, name) != names.end();
  };
  if (is_one_of({"secret", "chance", "drastic", "power", "unknown", "tally", "revealed"}))
    return type == LUA_TBOOLEAN ? "" : "is true or false";
  if (is_one_of({"min", "max", "count"})) return type == LUA_TNUMBER ? "" : "is a whole number";
  if (is_one_of({"why", "against"}))
    return type == LUA_TFUNCTION ? "" : "is a function that gives a text's id";
  return {};
}

}  // namespace

void note_unknown_fields(lua_State* thread, int index, const Question& question) {
  Watch* watch = host(thread).watch;
  if (watch == nullptr) return;
  lua_pushnil(thread);
  while (lua_next(thread, index) != 0) {
    const int type = lua_type(thread, -1);
    lua_pop(thread, 1);
    if (lua_istable(thread, -1)) continue;  // the form, beside what is asked through advice
    const std::string name = name_at(thread, -1);
    const std::string expected = expected_kind(name, type, question);
    if (!expected.empty())
      watch->strange.try_emplace(
          name, diagnostic_here(thread, fmt::format("question '{}': its field '{}' {}", question.id,
                                                    name, expected)));
    if (!contains(kQuestionFields, name))
      watch->strange.try_emplace(
          name, diagnostic_here(
                    thread, fmt::format("question '{}' has a field '{}', which no question has; {}",
                                        question.id, name, suggestion(name, kQuestionFields))));
  }
}

}  // namespace narrator::lua
