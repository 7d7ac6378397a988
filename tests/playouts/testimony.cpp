#include "tests/playouts/testimony.hpp"

#include <map>
#include <tuple>

#include <fmt/format.h>

#include "engine/chance/random.hpp"
#include "engine/lists.hpp"
#include "engine/parser/answer_parser.hpp"
#include "engine/session/replay.hpp"
#include "tests/playouts/checks.hpp"

namespace narrator::playouts {
namespace {

// What was told to one player alone, and how it may be claimed later.
struct Heard {
  const char* topic;
  const char* value;
};
const std::map<std::string, Heard> kTold = {
    {"hand.president", {"president-hand", "cards"}},
    {"hand.chancellor", {"chancellor-hand", "cards"}},
    {"peek.cards", {"peek", "cards"}},
    {"investigation.party", {"investigation", "party"}},
};

std::vector<std::string> words_of(const Value& value) {
  if (const auto* word = std::get_if<Word>(&value.data)) return {word->text};
  std::vector<std::string> words;
  for (const Value& one : std::get<std::vector<Value>>(value.data))
    words.push_back(std::get<Word>(one.data).text);
  return words;
}

// What the program told players, by topic, speaker and round.
class Truth {
 public:
  void hear(const Machine& machine) {
    for (const Announcement& said : machine.said()) {
      for (const auto& [name, value] : said.args) {
        if (said.id == "candidate" && name == "round")
          round_ = static_cast<int>(std::get<std::int64_t>(value.data));
        const auto told = kTold.find(said.id);
        if (told == kTold.end() || name != told->second.value) continue;
        told_[{told->second.topic, said.to.seats.front(), round_}] = words_of(value);
      }
    }
  }

  // The discard is an answer rather than an announcement.
  void discard(const Question& question, const Answer& answer) {
    if (question.id != "president-discard") return;
    const auto pick = static_cast<std::size_t>(answer.picks.front());
    discarded_[{question.of, round_}] = question.options[pick].word;
  }

  std::vector<Claim> claims(const std::vector<Topic>& topics) const {
    std::vector<Claim> claims;
    for (const Topic& topic : topics) {
      const auto told = told_.find({topic.id, topic.of, topic.round});
      if (told == told_.end()) continue;
      Claim claim{topic.of, topic.id, topic.round, topic.player, told->second, {}};
      if (topic.set_aside) claim.set_aside = discarded_.at({topic.of, topic.round});
      claims.push_back(std::move(claim));
    }
    return claims;
  }

 private:
  int round_ = 0;
  std::map<std::tuple<std::string, int, int>, std::vector<std::string>> told_;
  std::map<std::pair<int, int>, std::string> discarded_;
};

Claim any_claim(const Topic& topic, Random& random) {
  Claim claim{topic.of, topic.id, topic.round, topic.player, {}, {}};
  const auto pick = [&](const std::vector<std::string>& words) {
    return words[random.below(static_cast<std::uint32_t>(words.size()))];
  };
  for (int i = 0; i < topic.count; ++i) claim.said.push_back(pick(topic.from));
  if (topic.set_aside && random.below(2) == 0) claim.set_aside = pick(claim.said);
  return claim;
}

void check_texts(const Machine& machine, const Sentence& sentence,
                 const std::vector<std::string>& names) {
  const std::string text = machine.text().render(sentence.id, sentence.args, names);
  require(text.find_first_of("<{") == std::string::npos,
          fmt::format("the finding '{}' has no text: {}", sentence.id, text));
}

// Replaces each claim by a liar's with this probability in tenths.
std::vector<Claim> with_lies(std::vector<Claim> claims, const std::vector<Topic>& topics,
                             std::uint32_t lies, Random& random) {
  for (Claim& claim : claims) {
    for (const Topic& topic : topics) {
      if (is_about(claim, topic) && random.below(10) < lies) claim = any_claim(topic, random);
    }
  }
  return claims;
}

std::size_t contradictions(Machine& machine, const std::vector<Claim>& claims,
                           const std::vector<std::string>& names) {
  const auto spoken = mapped(claims, [](const Claim& claim) { return PlacedClaim{claim}; });
  const std::vector<Finding> found = machine.findings(spoken).list;
  for (const Finding& finding : found) {
    check_texts(machine, finding.what, names);
    for (const Sentence& reason : finding.reasons) check_texts(machine, reason, names);
    require(!finding.reasons.empty(), "a finding has no reasons");
  }
  return found.size();
}

}  // namespace

std::size_t check_testimony(const Play& play, Machine& machine, const Played& played) {
  constexpr std::size_t kLooked = 7;  // one answer in so many, and the last
  Random random(play.seed, 4);
  Truth truth;
  std::size_t found = 0, given = 0;
  const auto answer = [&](const Question& question) -> std::optional<Answer> {
    if (given == played.answers.size()) return std::nullopt;
    truth.discard(question, played.answers[given]);
    return played.answers[given++];
  };
  const auto look = [&](Machine&) {
    truth.hear(machine);
    if (given == 0 || (given % kLooked != 1 && given < played.answers.size())) return;
    const std::vector<Topic> topics = machine.topics();
    for (const Topic& topic : topics) {
      const std::string label = topic_label(topic, machine.text(), play.table.players);
      require(label.find_first_of("<{") == std::string::npos, "a topic has no label: " + label);
    }
    const std::vector<Claim> honest = truth.claims(topics);
    require(contradictions(machine, honest, play.table.players) == 0,
            "the truth is called a contradiction");
    const auto any = mapped(topics, [&](const Topic& one) { return any_claim(one, random); });
    found += contradictions(machine, any, play.table.players);
    if (honest.empty()) return;  // there is nothing to lie about
    found += contradictions(machine, with_lies(honest, topics, 2, random), play.table.players);
  };
  narrator::play_out(machine, play.table, answer, look);
  require(machine.fingerprint() == played.prints.back(), "speaking changes the game");
  return found;
}

}  // namespace narrator::playouts
