#include "cli/check/diagnostics.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "cli/check/lua_code.hpp"
#include "engine/lists.hpp"
#include "engine/sources/source.hpp"
#include "engine/text/normalise.hpp"

namespace narrator::cli {
namespace {

constexpr int kManyCalls = 20;  // calls without a result after which a rule counts as having none

// Returns whether the rule or advice that begins at `place` has a return with a value.
bool returns_something(const Place& place, const std::vector<Source>& sources) {
  const Source* source = find_source(sources, place.file);
  return source != nullptr && function_returns(source->text, place.line);
}

template <class... Values>
Diagnostic diagnostic_at(const AdviceNote& note, fmt::format_string<Values...> message,
                         Values&&... values) {
  return {note.file, note.line, 0, fmt::format(message, std::forward<Values>(values)...)};
}

class AdviceCheck {
 public:
  AdviceCheck(const Machine& machine, const std::vector<Source>& sources,
              const AuthoredSources& authored, Watch& watch)
      : house_rules_(bundled_under("variants/" + machine.game().id + "/")),
        sources_(sources),
        authored_(authored),
        watch_(watch) {
    for (const RuleEntry& rule : machine.rules()) {
      places_[rule.name] = rule.place;
      if (rule.place.line > 0) parameters_[rule.name] = parameters(rule, sources);
    }
  }

  void check() {
    for (const AdviceNote& note : watch_.advice) {
      if (note.calls == 0 || !authored_.has(note.file)) continue;
      if (note.base_empty > 0)
        watch_.add(diagnostic_at(note,
                                 "around(\"{}\") calls base without its values; expected "
                                 "base(g, …), or base(q) of a question",
                                 note.point));
      if (note.base_empty == 0 && note.base_lacks < 0) lacks_values(note);
      if (note.gave == 0) gives_nothing(note);
      if (note.gave > 0 && note.lost > 0) loses_what_base_gives(note);
      if (note.base_calls == 0) never_asks(note);
      if (note.base_calls > 0 && note.gave_values > 1 && note.base_values <= 1)
        watch_.add(diagnostic_at(note, "around(\"{}\") gives {} values; the rule gives one",
                                 note.point, note.gave_values));
      if (note.base_at_once > 1 && !note.point.starts_with("ask."))
        remark(note,
               "around(\"{}\") calls base {} times in one call: all that it does is done again",
               note.point, note.base_at_once);
      if (note.point.starts_with("say.")) checks_line(note);
    }
    for (const auto& [name, diagnostic] : watch_.not_there) never_set(name, diagnostic);
    for (const Source& source : authored_.sources()) {
      for (const auto& [name, at] : fields_of_g(source.text)) {
        if (!watch_.not_there.contains(name))
          never_set(name, {source.name, at.line, at.column, ""});
      }
    }
  }

 private:
  // For a rule: reports a call of base with fewer values than the rule has parameters.
  void lacks_values(const AdviceNote& note) {
    const std::string names = found_or(parameters_, note.point, "...");
    if (names.find("...") != std::string::npos) return;
    const auto needed = 1 + std::ranges::count(names, ',');
    if (note.base_passed >= needed || names.rfind(", _") != std::string::npos) return;
    watch_.add(diagnostic_at(note,
                             "around(\"{}\") calls base without all its values; expected "
                             "base({})",
                             note.point, names));
  }

  // Reports `base(g)` as a statement if its result should be passed on.
  void loses_what_base_gives(const AdviceNote& note) {
    const Source* source = find_source(sources_, note.file);
    if (source == nullptr) return;
    LuaToken before;
    int line = 0;
    for (const LuaToken& token : tokens_of(source->text)) {
      const int now = place_at(source->text, token.at).line;
      if (now > note.line && before.is("end") && token.is(")")) return;
      const bool begins = now > line && !before.is("return") &&
                          (before.kind != LuaToken::Kind::sign || before.is(")") || before.is("}"));
      if (now > note.line && token.is("base") && begins)
        return watch_.add(
            {note.file, now, 0,
             fmt::format("what base gives is lost here: around(\"{}\") gives nothing then",
                         note.point),
             false});
      before = token;
      line = now;
    }
  }

  void gives_nothing(const AdviceNote& note) {
    if (note.point.starts_with("say.")) return;
    if (returns_something({note.file, note.line}, sources_)) return;
    std::string kind = note.base_gave;
    const bool never = note.base_calls >= kManyCalls;  // whatever its code contains
    if (kind.empty() && !never && returns_something(places_[note.point], sources_))
      kind = "something";
    if (note.point.starts_with("ask.") && kind.empty()) kind = "an answer";
    if (kind.empty()) return;
    watch_.add(diagnostic_at(note, "around(\"{}\") gives nothing; the {} gives {}: return {}",
                             note.point, note.point.starts_with("ask.") ? "question" : "rule", kind,
                             note.base_calls > 0 ? "base(…)" : "it"));
  }

  template <class... Values>
  void remark(const AdviceNote& note, fmt::format_string<Values...> message, Values&&... values) {
    watch_.remark(diagnostic_at(note, message, std::forward<Values>(values)...));
  }

  // For an announcement: reports values it drops, as the report on the game reads all of them.
  void checks_line(const AdviceNote& note) {
    for (const std::string& name : note.kept)
      remark(note, "around(\"{}\") hands on no '{}'; history and report may read it", note.point,
             name);
  }

  // Reports advice that never calls the advice of another house rule inside of it.
  void never_asks(const AdviceNote& outer) {
    const Source* source = find_source(sources_, outer.file);
    if (source != nullptr && uses_first_parameter(source->text, outer.line)) return;
    for (const AdviceNote& inner : watch_.advice) {
      if (&inner == &outer) return;
      if (inner.point != outer.point || inner.variant == outer.variant || inner.calls > 0) continue;
      remark(outer,
             "'{}' is replaced without base, so that {} is never met there; "
             "they cannot both count",
             outer.point, inner.variant);
    }
  }

  void never_set(const std::string& name, const Diagnostic& read) {
    if (name == "players" || watch_.fields.contains(name) || !authored_.has(read.file)) return;
    if (AuthoredSources(sources_).given(name).line > 0)
      return;  // it is assigned somewhere that these games did not reach
    if (std::ranges::any_of(house_rules_, [&](const BundledSource& rule) {
          return where_given(rule.text, name).line > 0;
        }))
      return;  // or by a house rule that may be beside
    const std::vector<std::string> known(watch_.fields.begin(), watch_.fields.end());
    watch_.add(read.saying("neither g nor a player ever has a field '{}'{}", name,
                           did_you_mean(name, known)));
  }

  const std::span<const BundledSource> house_rules_;  // those that come with the game
  const std::vector<Source>& sources_;
  const AuthoredSources& authored_;
  Watch& watch_;
  std::map<std::string, Place> places_;            // by rule
  std::map<std::string, std::string> parameters_;  // by rule
};

// The minimum number of arguments of library functions, as in scripts/lib/api.d.lua.
const std::map<std::string, int>& needed_by_library() {
  static const std::map<std::string, int> needed = {
      {"where", 2},        {"except", 2},      {"those_who", 3},      {"map", 2},
      {"count", 2},        {"index_of", 2},    {"take_out", 2},       {"needed", 2},
      {"reveal", 4},       {"tell", 2},        {"narrate", 1},        {"announce", 1},
      {"win", 1},          {"voted_alike", 3}, {"rows_of", 2},        {"rows_with", 2},
      {"table_of", 2},     {"people_of", 2},   {"chart_of", 2},       {"votes_of", 3},
      {"bars_of", 4},      {"matrix_of", 4},   {"cards.new", 3},      {"cards.faces", 3},
      {"cards.face", 3},   {"cards.learn", 4}, {"cards.possible", 3}, {"cards.show", 4},
      {"cards.is", 5},     {"cards.bar", 4},   {"cards.deal", 4},     {"cards.turn_up", 4},
      {"cards.shuffle", 4}};
  return needed;
}

// What is known about a function of the scripts.
struct Called {
  int takes = 0, most = 0, calls = 0, full = 0;
  bool any_number = false;  // takes `...`, or is passed on and called from elsewhere
  bool authored = false;    // only for the author's functions are the optional arguments known
};

// By name and source; a rule is visible everywhere, so its source is null.
using AllCalled = std::map<std::pair<const Source*, std::string>, Called>;

Called& called_there(AllCalled& all, const Source& source, const std::string& name) {
  return all[{name.starts_with("rule.") ? nullptr : &source, name}];
}

void check_call(const Source& source, const CodeCall& call, const Called& called, Watch& watch) {
  if (call.open) return;
  const auto tell = [&](bool error, std::string message) {
    watch.add({source.name, call.at.line, call.at.column, std::move(message), error});
  };
  const auto needed = needed_by_library().find(call.name);
  if (called.takes == 0 && needed != needed_by_library().end() && call.values < needed->second)
    return tell(true, fmt::format("{} is called with {} {}; it wants {}", call.name, call.values,
                                  call.values == 1 ? "value" : "values", needed->second));
  const bool never = called.most < called.takes;
  const bool alone = called.full > 1 && called.full + 1 == called.calls;
  if (called.any_number || !called.authored || call.values >= called.takes || !(never || alone))
    return;
  // The missing arguments of a rule may be meant for house rules.
  tell(never && !call.name.starts_with("rule."),
       fmt::format("{} is called with {} of its {} values; {}", call.name, call.values,
                   called.takes, never ? "nobody gives the last" : "all others give all"));
}

// Returns whether `word` is `meant` with a letter missing, doubled or swapped with the next one.
// The last letter has to agree: "vote" is not a misspelling of "votes".
bool is_misspelling_of(std::string_view word, std::string_view meant) {
  if (word.size() < 4 || word == meant || (word[0] >= '0' && word[0] <= '9')) return false;
  const auto [a, b] = std::ranges::mismatch(word, meant);
  const auto at = static_cast<std::size_t>(a - word.begin());
  if (word.size() == meant.size())
    return at + 1 < word.size() && word[at] == meant[at + 1] && word[at + 1] == meant[at] &&
           word.substr(at + 2) == meant.substr(at + 2);
  if (word.size() + 1 == meant.size())
    return at + 1 < meant.size() && word.substr(at) == meant.substr(at + 1);
  return word.size() == meant.size() + 1 && at > 0 && at < word.size() &&
         word[at] == word[at - 1] && word.substr(at + 1) == meant.substr(at);
}

bool is_id(std::string_view text) {
  return text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_.-") == text.npos;
}

// Passes each name, id and placeholder of a source to `met`, but not the wording of texts.
void each_word(std::string_view code, bool text,
               const std::function<void(std::string, std::size_t)>& met) {
  LuaToken before, between;
  for (const LuaToken& token : tokens_of(code)) {
    const bool read = text ? !between.is("[") : between.is("=") && before.is("]");
    if (token.kind == LuaToken::Kind::name || (!read && is_id(token.text))) {
      if (token.kind != LuaToken::Kind::sign) met(std::string(token.text), token.at);
    } else if (token.kind == LuaToken::Kind::string) {
      for (std::string& name : read_template(token.text).names) met(std::move(name), token.at);
    }
    before = std::exchange(between, token);
  }
}

// Reports a rule that is called but undefined, if a rule that is never called has a similar name.
void check_names(const std::vector<std::pair<const Source*, CodeCall>>& calls,
                 const std::vector<std::pair<const Source*, CodeCall>>& rules, const AllCalled& all,
                 const AuthoredSources& authored, Watch& watch) {
  for (const auto& [source, one] : calls) {
    const std::string& name = one.name;
    const auto has_name = [&](const auto& rule) { return rule.second.name == name; };
    if (!name.starts_with("rule.") || std::ranges::any_of(rules, has_name)) continue;
    for (const auto& [file, rule] : rules) {
      const bool called = all.at({nullptr, rule.name}).calls > 0;
      if (called || !authored.has(file->name) ||
          !(is_misspelling_of(rule.name, name) || is_misspelling_of(name, rule.name)))
        continue;
      watch.add(
          {file->name, rule.at.line, rule.at.column,
           fmt::format("nobody calls {}, and {} is called though there is none", rule.name, name)});
    }
  }
}

}  // namespace

void check_advice(const Machine& machine, const std::vector<Source>& sources,
                  const AuthoredSources& authored, Watch& watch) {
  AdviceCheck(machine, sources, authored, watch).check();
}

void check_kinds(const AuthoredSources& authored, bool failed, Watch& watch) {
  for (const AdviceNote& note : watch.advice) {
    if (note.gave_else.empty() || !authored.has(note.file)) continue;
    const bool answers = note.point.starts_with("ask.") && note.base_gave == "true or false";
    if (!failed && !answers) continue;
    watch.add(diagnostic_at(note, "around(\"{}\") gives {} where the rule gives {}", note.point,
                            note.gave_else, note.base_gave));
  }
}

void check_calls(const std::vector<Source>& sources, const AuthoredSources& authored,
                 Watch& watch) {
  std::vector<std::pair<const Source*, CodeCall>> calls, rules;
  AllCalled all;
  for (const Source& source : sources) {
    if (kind_of(source.name) == ScriptKind::text) continue;
    for (CodeCall& one : calls_in(source.text)) {
      Called& called = called_there(all, source, one.name);
      called.any_number =
          called.any_number || (one.defines ? one.open || called.takes > 0 : one.named);
      if (one.defines) {
        called.takes = one.values;
        called.authored = authored.has(source.name) && !source.path.empty();
        if (one.name.starts_with("rule.")) rules.emplace_back(&source, std::move(one));
      } else if (!one.named) {
        calls.emplace_back(&source, std::move(one));
      }
    }
  }
  for (const auto& [source, one] : calls) {
    Called& called = called_there(all, *source, one.name);
    called.most = std::max(called.most, one.open ? called.takes : one.values);
    called.full += !one.open && one.values >= called.takes;
    ++called.calls;
  }
  check_names(calls, rules, all, authored, watch);
  for (const auto& [source, one] : calls) {
    if (authored.has(source->name))
      check_call(*source, one, called_there(all, *source, one.name), watch);
  }
}

void check_spelling(const std::vector<Source>& sources, const AuthoredSources& authored,
                    Watch& watch) {
  std::map<std::string, int> times{
      {"phase", 2}, {"round", 2}, {"rounds", 2}, {"part", 2}};  // of a status
  for (const std::string& field : widget_fields()) times[field] = 2;
  for (const std::string& field : test_fields()) times[field] = 2;
  const auto count = [&](const std::string& word, std::size_t) {
    ++times[word];
    for (auto dot = word.find('.'); dot != word.npos; dot = word.find('.', dot + 1))
      ++times[word.substr(dot + 1)];  // "ask.vote" belongs to the question "vote"
  };
  for (const Source& source : sources)
    each_word(source.text, kind_of(source.name) == ScriptKind::text, count);
  for (const BundledSource& library : bundled_under("scripts/lib/")) {
    if (kind_of(std::string(library.name)) == ScriptKind::library)
      each_word(library.text, false, count);
  }
  for (const Source& source : sources) {
    if (!authored.has(source.name) || kind_of(source.name) == ScriptKind::text) continue;
    each_word(source.text, false, [&](const std::string& word, std::size_t at) {
      if (times[word] > 1) return;
      const auto meant = std::ranges::find_if(times, [&](const auto& known) {
        return known.second > 1 && is_misspelling_of(word, known.first);
      });
      if (meant == times.end()) return;
      const TextPlace place = place_at(source.text, at);
      const auto tells = [&](const Diagnostic& diagnostic) {
        return diagnostic.file == source.name && diagnostic.line == place.line &&
               diagnostic.message.find(word) != diagnostic.message.npos;
      };
      if (std::ranges::any_of(watch.diagnostics, tells)) return;
      watch.add({source.name, place.line, place.column,
                 fmt::format("'{}' stands nowhere else; did you mean '{}'?", word, meant->first),
                 false});
    });
  }
}

}  // namespace narrator::cli
