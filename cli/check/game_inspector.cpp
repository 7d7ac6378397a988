#include "cli/check/game_inspector.hpp"

#include <algorithm>
#include <bit>

#include <fmt/format.h>

#include "cli/check/seen_in_play.hpp"
#include "cli/check/trial_game.hpp"
#include "engine/lists.hpp"
#include "engine/log/recall.hpp"
#include "engine/text/normalise.hpp"

namespace narrator::cli {
namespace {

constexpr int kEvery = 4;  // answers between two checks of corrections and claims
constexpr std::size_t kWordsATime = 4;
constexpr std::size_t kClaimsATime = 2, kManyClaims = 8;

// Fields by which games record who is still in play, and whether true means alive.
const std::map<std::string, bool> kSays = {
    {"alive", true}, {"dead", false}, {"out", false}, {"eliminated", false}};

}  // namespace

void GameInspector::operator()(Machine& machine, int answers) {
  hear(machine);
  look_at_told_ballots(machine);
  const Question* question = machine.question();
  const bool over = question == nullptr, closer = over || is_new(*question);
  if (over) look_at_end(machine);
  if (closer) see_state(machine);
  look_at_question(machine);
  look_at_facts(machine);
  const std::uint64_t before = std::exchange(state_, machine.fingerprint());
  if (state_ != before) look_at_state(machine);
  if (!over) ask_policies(machine, *question);
  // A round of many players takes more answers.
  if (!closer && answers % std::max(kEvery, seats_ / 2) != 0) return;
  look_at_corrections(machine);
  const bool heard_more = std::exchange(heard_more_, false);
  if (heard_more) look_at_topics(machine);
  if (closer) {
    look_at_findings(machine, some_claims(kManyClaims, 0));
    look_at_report(machine, over);
  } else if (heard_more) {
    look_at_findings(machine, some_claims(kClaimsATime, answers));
  }
}

// Reports open ballots whose outcome is told only to some.
void GameInspector::look_at_told_ballots(Machine& machine) {
  const std::string id = std::exchange(open_ballots_, "");
  const Question* question = machine.question();
  if (question != nullptr && traits(question->form).voters && !question->secret)
    open_ballots_ = question->id;
  if (id.empty() || machine.said().empty()) return;
  const auto& said = machine.said();
  if (std::ranges::any_of(said, [](const Announcement& one) { return one.to.all; })) {
    told_openly_.insert(id);
  } else if (!told_openly_.contains(id)) {
    const Diagnostic from = watch_.said_at.empty() ? Diagnostic{} : watch_.said_at.front();
    told_to_some_.emplace(
        id, authored_.at_own(from, id,
                             "what ballots '{}' come to is told to some alone, and everybody may "
                             "see the ballots: secret = true keeps them",
                             id));
  }
}

void GameInspector::finish() {
  for (const auto& [id, diagnostic] : told_to_some_) {
    if (!told_openly_.contains(id) && diagnostic.line > 0) watch_.remark(diagnostic);
  }
  remark_empty_columns(authored_, watch_);
}

void GameInspector::hear(Machine& machine) {
  for (std::size_t i = 0; i < machine.said().size(); ++i) {
    const Announcement& said = machine.said()[i];
    const Diagnostic from = i < watch_.said_at.size() ? watch_.said_at[i] : Diagnostic{};
    shown_.show(said.id, said.args, "an announcement", from);
    heard_more_ = heard_more_ || said.to.all;
    check_values(said, from);
    for (const auto& [name, value] : said.args) {
      seen_.values[said.id].insert(name);
      const auto* player = std::get_if<Player>(&value.data);
      seen_.kinds[name].insert(player == nullptr ? "value" : "player");
      if (player == nullptr || !said.to.all || machine.question() == nullptr) continue;
      for (const auto& [other, of_player] : said.args)
        note_told({said.to, player->seat, said.id, of_player});
    }
  }
}

// Checks values that the program itself interprets.
void GameInspector::check_values(const Announcement& said, const Diagnostic& from) {
  static const std::vector<std::string> recalled(kRecallItems.begin(), kRecallItems.end());
  const Value* timer = find(said.args, "timer");
  const auto* seconds = timer == nullptr ? nullptr : std::get_if<std::int64_t>(&timer->data);
  if (timer != nullptr && (seconds == nullptr || *seconds < 0))
    watch_.add(authored_.at_own(
        from, "timer", "announcement '{}' has a timer that is no number of seconds", said.id));
  const Value* recall = find(said.args, "recall");
  const auto* what = recall == nullptr ? nullptr : std::get_if<Word>(&recall->data);
  if (recall != nullptr && (what == nullptr || !contains(recalled, what->text)))
    watch_.add(authored_.at_own(from, "recall", "announcement '{}' recalls '{}'; {}", said.id,
                                what == nullptr ? "?" : what->text,
                                suggestion(what == nullptr ? "" : what->text, recalled)));
}

// Checks the result of a finished game.
void GameInspector::look_at_end(const Machine& machine) {
  const Json& result = *machine.result();
  for (const char* key : {"team", "reason"}) {
    const std::string word = text_field(result, key);
    if (word.empty()) continue;
    if (key == std::string_view("team")) seen_.won.insert(word);
    watch_.won.insert(word);
    shown_.show(key + ("." + word), {}, fmt::format("{} '{}' of win{{…}}", key, word));
  }
  if (!list_field(result, "winners").empty()) seen_.anybody = true;
  if (list_field(result, "unknown").empty()) ++seen_.games_known;
  ++seen_.games;
}

// Checks what depends on the state alone.
void GameInspector::look_at_state(Machine& machine) {
  look_at_status(machine);
  check_widgets(machine.display(), WidgetsOf::display, authored_, shown_, watch_);
  machine.check();
}

void GameInspector::look_at_status(Machine& machine) {
  const Json status = machine.status();
  const auto players = status.find("players");
  if (players != status.end() && players->size() != static_cast<std::size_t>(seats_))
    watch_.add(authored_.rule("status", fmt::format("rule.status tells of {} players where {} play",
                                                    players->size(), seats_)));
  const std::string phase = text_field(status, "phase");
  if (!phase.empty())
    shown_.show("phase." + phase, {}, fmt::format("phase '{}' of rule.status", phase));
}

// Returns true the first times a question is met and ever more rarely later, so that it is checked
// both early and late in the trial. Chance is excluded, as nobody is asked.
bool GameInspector::is_new(const Question& question) {
  if (question.chance) return false;
  return std::has_single_bit(++met_[{question.id, question.form, question.of > 0}]);
}

void GameInspector::look_at_question(Machine& machine) {
  const Question* question = machine.question();
  if (question == nullptr) return;
  if (!question->copies.empty())
    for (const Option& option : question->options) faces_.insert(option.word);
  if (question->chance) return;
  offers(*question);
  check_told_apart(*question, machine.text(), watch_);
  machine.work_out_args();
  const Args args = text_args(*question);
  const bool nobodys = question->of == 0 && !traits(question->form).voters &&
                       !any_player(question->options) && !question->secret;
  if (nobodys && machine.text().find_of_game("ask." + question->id) == nullptr) {
    watch_.add(authored_.at_own(watch_.asked_at, question->id,
                                "question '{0}' is asked of nobody and has no text 'ask.{0}': was "
                                "chance = true forgotten?",
                                question->id));
  } else if (traits(question->form).logged)
    shown_.show("ask." + question->id, args, fmt::format("question '{}'", question->id),
                watch_.asked_at);
  const auto show_if_there = [&](const std::string& id, const Args& given) {
    if (machine.text().find_of_game(id) != nullptr) shown_.show(id, given, "a question");
  };
  show_if_there("help." + question->id, args);
  show_if_there("confirm." + question->id,
                {{"answer", Value{std::string()}}});  // as confirmation() does
  ask_why_not(machine, *question);
}

// Records the fields of the tables in g, and of which kinds they are.
void GameInspector::see_state(Machine& machine) {
  const auto look_into = [&](const Json& table) {
    for (const auto& [name, value] : table.items()) {
      if (value.is_null()) continue;
      const std::string kind = kind_of_value(value);
      if (!value.empty()) seen_.kinds[name].insert(kind);
      if (kind != "table") continue;
      for (const auto& [inner, any] : value.items()) seen_.fields[name].insert(inner);
    }
  };
  const Json state = machine.state();
  look_into(state);
  const Json status = machine.status();
  check_status(status, authored_, watch_);
  compare_those_alive(state, status);
  for (const Json& player : state.value("players", Json::array())) look_into(player);
}

// Compares the two places where rules record who is alive, if players have such a field.
void GameInspector::compare_those_alive(const Json& state, const Json& status) {
  const Json in_g = state.value("players", Json::array());
  const Json told = status.value("players", Json::array());
  for (std::size_t i = 0; i < std::min(in_g.size(), told.size()); ++i) {
    const auto other = told[i].find("alive");
    if (other == told[i].end() || other->is_null()) continue;
    if (!other->is_boolean()) {
      watch_.add(authored_.at("alive", "alive = {} is neither true nor false", other->dump()));
      continue;
    }
    for (const auto& [field, here] : kSays) {
      const auto one = in_g[i].find(field);
      if (one == in_g[i].end() || !one->is_boolean() || (*one == here) == (*other == true))
        continue;
      Diagnostic diagnostic = authored_.rule("status");
      if (diagnostic.line == 0 && field != "alive") continue;
      diagnostic.message = fmt::format("rule.status tells of a player as {} whose field '{}' is {}",
                                       *other == true ? "alive" : "dead", field, one->dump());
      diagnostic.error = field == "alive";
      watch_.add(std::move(diagnostic));
    }
  }
}

// Runs the author's policies for simulated players on the question.
void GameInspector::ask_policies(Machine& machine, const Question& question) {
  if (!has_policy_) return;
  int seat = question.of;
  if (traits(question.form).voters)  // a different voter each time
    seat = question.slots[next_word_[question.id]++ % question.slots.size()].seat;
  if (seat <= 0) return;
  for (const std::string& policy : machine.policies()) {
    policy_at_work_ = fmt::format("policy {} at question '{}'", policy, question.id);
    machine.weigh(policy, seat);
  }
  policy_at_work_.clear();
}

// Asks why players and words are not offered here, a few each time, in turn, or a ballot is barred:
// all of them could be typed.
void GameInspector::ask_why_not(Machine& machine, const Question& question) {
  std::vector<Option> candidates = worth_asking(question);
  std::erase_if(candidates, [&](const Option& one) { return contains(question.options, one); });
  watch_.objections.clear();
  machine.why_not_each(candidates);
  if (!question.barred.empty()) machine.why_barred(question.barred.front());
  for (const Sentence& objection : watch_.objections)
    shown_.show(objection.id, objection.args, "a refusal");
}

std::vector<Option> GameInspector::worth_asking(const Question& question) {
  switch (question.form) {
    case Form::number:
      return {{0, std::to_string(std::int64_t{question.min} - 1)},
              {0, std::to_string(std::int64_t{question.max} + 1)}};
    case Form::choose:
    case Form::ballots: return players_and_words(question);
    case Form::confirm:
    case Form::deal:
    case Form::acknowledge: break;
  }
  return {};
}

std::vector<Option> GameInspector::players_and_words(const Question& question) {
  std::vector<Option> candidates;
  for (int seat = 1; any_player(question.options) && seat <= seats_; ++seat)
    candidates.push_back({seat, ""});
  for (const Option& option : question.options) {
    if (option.seat == 0 && !contains(words_, option)) words_.push_back(option);
  }
  std::size_t& next = next_word_[question.id];
  for (std::size_t i = 0; i < std::min(words_.size(), kWordsATime); ++i)
    candidates.push_back(words_[next++ % words_.size()]);
  candidates.push_back({0, "?"});  // whatever is typed
  append(candidates, numbers_left_out(question, kWordsATime));
  return candidates;
}

// Checks what the command `correct` would offer.
void GameInspector::look_at_corrections(Machine& machine) {
  for (const Question& offered : machine.corrections()) {
    shown_.show("correct." + offered.id, {}, fmt::format("correction '{}'", offered.id));
    offers(offered);
  }
}

// Records the words among the options.
void GameInspector::offers(const Question& question) {
  for (const Option& option : question.options) {
    if (option.seat > 0) continue;
    shown_.word(option.word, question.id);
    if (any_player(question.options)) seen_.beside_players.insert(option.word);
  }
}

void GameInspector::look_at_facts(const Machine& machine) {
  const std::vector<std::string>& declared = machine.game().facts;
  const std::vector<Fact>& facts = machine.facts();
  told_all_.clear();
  if (facts.size() < facts_) {
    facts_ = 0;
    secret_.clear();
  }
  for (; facts_ < facts.size(); ++facts_) {
    const std::string& key = facts[facts_].key;
    if (!contains(declared, key))
      watch_.add(authored_.at(key, "reveal tells of '{}', which game{{…}} lists in no facts; {}",
                              key, suggestion(key, declared)));
    if (machine.question() != nullptr) note_told(facts[facts_]);
    if (const auto* word = std::get_if<Word>(&facts[facts_].value.data)) shown_.word(word->text);
  }
}

// Reports secrets and dealt cards of which everybody hears, of all players, before the end.
void GameInspector::note_told(const Fact& fact) {
  const auto* word = std::get_if<Word>(&fact.value.data);
  const bool dealt = word != nullptr && faces_.contains(word->text);
  if (!fact.to.all) {
    secret_.insert(fact.key);
  } else if (secret_.contains(fact.key) || dealt) {
    told_all_[fact.key].insert(fact.subject);
    if (static_cast<int>(told_all_[fact.key].size()) == seats_) seen_.told_early.insert(fact.key);
  }
}

// Checks the topics of claims, which depend on what everybody heard.
void GameInspector::look_at_topics(Machine& machine) {
  topics_ = machine.topics();
  for (const Topic& topic : topics_) {
    std::vector<std::string> words = topic.from;
    std::ranges::sort(words);
    const auto twice = std::ranges::adjacent_find(words);
    if (twice != words.end())
      watch_.add(
          authored_.at("topics",
                       "a word stands twice in topic '{}': '{}'; was it put into a list that "
                       "the rules keep?",
                       topic.id, *twice));
    if (shown_.was_shown("topic." + topic.id)) continue;
    shown_.show("topic." + topic.id, topic_args(topic), fmt::format("topic '{}'", topic.id));
  }
}

// Returns claims on at most `most` of the topics, in turn, made after the given number of answers.
std::vector<PlacedClaim> GameInspector::some_claims(std::size_t most, int after) {
  std::vector<Topic> some;
  for (std::size_t i = 0; i < std::min(topics_.size(), most); ++i)
    some.push_back(topics_[next_topic_++ % topics_.size()]);
  return claims_on(some, after);
}

void GameInspector::look_at_findings(Machine& machine, const std::vector<PlacedClaim>& claims) {
  if (claims.empty()) return;
  for (const Finding& finding : machine.findings(claims).list) {
    shown_.show(finding.what.id, finding.what.args, "a finding");
    if (finding.claims.empty())
      watch_.add(authored_.at(finding.what.id, "finding '{}' names no claims that it is about",
                              finding.what.id));
    for (const Sentence& reason : finding.reasons) shown_.show(reason.id, reason.args, "a reason");
  }
}

// Checks the report with a claim on every topic; once the game is over, also the refuted claims.
void GameInspector::look_at_report(Machine& machine, bool over) {
  const std::vector<PlacedClaim> claims = claims_on(topics_, 0);
  check_widgets(machine.report([](const Audience&, std::string_view) { return true; }, claims),
                WidgetsOf::report, authored_, shown_, watch_);
  if (!over) return;
  for (const CounterDeclaration& one : machine.game().counts) shown_.label("count." + one.what);
  for (const Component& one : machine.game().components) {
    const std::string id = "component." + one.name;
    if (machine.text().find_of_game(id) != nullptr) shown_.label(id);
  }
  if (!machine.refuted(claims)) return;
  for (const char* text : {"count.claimed", "count.refuted"}) shown_.label(text);
}

}  // namespace narrator::cli
