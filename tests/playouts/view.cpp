#include "tests/playouts/view.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "engine/lists.hpp"
#include "engine/report/moments.hpp"
#include "tests/playouts/checks.hpp"

namespace narrator::playouts {
namespace {

Json value_json(const Value& value) {
  if (const auto* number = std::get_if<std::int64_t>(&value.data)) return *number;
  if (const auto* word = std::get_if<Word>(&value.data)) return word->text;
  if (const auto* text = std::get_if<std::string>(&value.data)) return {{"text", *text}};
  if (const auto* player = std::get_if<Player>(&value.data)) return {{"seat", player->seat}};
  return mapped(std::get<std::vector<Value>>(value.data), value_json);
}

Json facts_json(const std::vector<Fact>& facts, const Reader& reader) {
  Json seen = Json::array();
  for (const Fact& fact : facts) {
    if (may_see(fact.to, reader)) seen.push_back({fact.subject, fact.key, value_json(fact.value)});
  }
  return seen;
}

Json display_json(Machine& machine, const Reader& reader) {
  Json seen = Json::array();
  for (Json& widget : machine.display()) {
    if (is_for(widget, reader)) seen.push_back(std::move(widget));
  }
  return seen;
}

// Returns the id of a question as of a text: "ask.ID", or "question" if nothing is asked.
std::string asked(const Json& question) {
  return question.is_object() ? "ask." + question["id"].get<std::string>() : "question";
}

// Returns what is said after message `i`, or else what is asked then, as "ask.ID".
std::string next(const View& view, std::size_t i) {
  if (i < view.said.size()) return view.said[i].id;
  const auto rest = view.rest.find(i);
  if (rest == view.rest.end()) return {};
  const Json& question = rest->second.back()["question"];
  return question.is_object() ? asked(question) : "";
}

// Finds the difference between two successive looks, first in what the reader was told. The shorter
// row is unchanged.
Difference first_difference(const std::vector<Json>& a, const std::vector<Json>& b) {
  for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i) {
    const Json &here = a[std::min(i, a.size() - 1)], &there = b[std::min(i, b.size() - 1)];
    if (here["facts"] != there["facts"]) return {"facts", "facts", here["facts"], there["facts"]};
    if (here["question"] != there["question"])
      return {asked(here["question"]), asked(there["question"]), here["question"],
              there["question"]};
    for (const auto& [field, value] : here.items()) {
      if (value != there[field]) return {field, field, value, there[field]};
    }
  }
  return {};
}

}  // namespace

Json testimony_json(Machine& machine) {
  Json seen = Json::array();
  std::vector<PlacedClaim> claims;
  for (const Topic& topic : machine.topics()) {
    seen.push_back({topic.id, topic.of, topic.round, topic.player});
    claims.push_back({{topic.of, topic.id, topic.round, topic.player, {}, {}}});
    claims.back().claim.said.assign(static_cast<std::size_t>(topic.count), topic.from.front());
  }
  if (claims.empty()) return seen;
  for (const Finding& finding : machine.findings(claims).list) {
    seen.push_back(finding.what.id);
    for (const Sentence& reason : finding.reasons) seen.push_back(reason.id);
  }
  return seen;
}

void look(View& view, Machine& machine, const std::vector<std::string>& names, const Reader& reader,
          const std::function<Json()>& testimony) {
  for (Announcement said : machine.said()) {
    if (!may_see(said.to, reader)) continue;
    const bool aside = !said.to.all;
    said.to = {};  // the reader need not know who else hears it
    if (aside) view.aside.push_back(said);
    view.said.push_back(std::move(said));
  }
  std::vector<Json>& moments = view.rest[view.said.size()];
  // While nothing more is heard, claims are judged once: in a big village's night that takes
  // longest.
  const bool judged = testimony && !moments.empty() && !moments.back()["testimony"].is_null();
  Json rest = {{"facts", facts_json(machine.facts(), reader)},
               {"question", question_json(machine.question(), names, reader)},
               {"status", machine.status()},
               {"display", display_json(machine, reader)},
               {"testimony", judged      ? moments.back()["testimony"]
                             : testimony ? testimony()
                                         : Json()},
               {"result", machine.result().value_or(Json())}};
  if (moments.empty() || moments.back() != rest) moments.push_back(std::move(rest));
}

Difference first_difference(const View& a, const View& b) {
  for (std::size_t i = 0;; ++i) {
    if (const auto here = a.rest.find(i), there = b.rest.find(i);
        here != a.rest.end() && there != b.rest.end()) {
      if (Difference found = first_difference(here->second, there->second); !found.where.empty())
        return found;
    }
    if (i >= a.said.size() && i >= b.said.size()) return {};
    const std::string here = next(a, i), there = next(b, i);
    if (here != there || !same(a.said[i], b.said[i])) return {here, there};
  }
}

namespace {

using Allowed = std::map<std::string, std::set<std::string>>;

bool allows(const Allowed& allowed, const Play& play, const std::string& id) {
  const auto by = [&](const std::string& whose) {
    const auto found = allowed.find(whose);
    return found != allowed.end() && found->second.count(id) > 0;
  };
  return by(play.game) || std::ranges::any_of(play.variants, by);
}

}  // namespace

bool lets_secrets_out(const Play& play, const std::string& announcement, bool all_known) {
  static const Allowed kOut = {
      {"secret-hitler", {"enacted", "role-was", "turn-over"}},
      {"secrets", {"token.centre", "token-up", "bullet-up", "drawn", "set-aside", "uncovered"}},
      {"secret-agent",
       {"played", "guesses", "npc", "contact", "npc-contact", "right", "wrong", "wrong-at-last",
        "agent-was", "takes-cards-up"}},
      {"werewolf",
       {"nobody-died", "nobody-else-died", "died-in-the-night", "card-shown", "no-reveal.hidden",
        "dies-of-grief", "hunter.shoots", "victory.village", "victory.wolves", "victory.tanner",
        "victory.lovers", "victory.alone", "victory.no-villagers", "victory.no-specials",
        "were-turned"}},
      {"avalon",  // the house rule of Secret Hitler, and the game
       {"last-guess", "last-guess.hitler", "last-guess.wrong", "victory.merlin-named",
        "mission-succeeds", "mission-fails", "assassin", "assassin-unknown", "not-merlin",
        "victory.merlin-found", "ask.role-was", "role-was", "audit.card", "audit.fails",
        "audit.no-fail"}},
      {"lady-of-the-lake", {"lady.shows"}},
      {"blind-ballot", {"blind-ballot.votes"}},
      {"hunter", {"ask.shoot"}},  // whoever is asked was visibly the hunter
      {"thief", {"ask.thief"}},   // which shows the two cards left over
      {"prince", {"prince.lives", "lynched"}},
      {"scapegoat", {"scapegoat.blamed", "ask.scapegoat", "lynched", "nobody-lynched"}},
      {"bear", {"bear.growls", "bear.is-silent"}},
      // Silence tells who is dead, which is the purpose of this house rule.
      {"dead-roles-sleep",
       {"cupid-wakes", "mason-wakes", "wolf-wakes", "seer-wakes", "doctor-wakes", "witch-wakes",
        "thief-wakes", "minion-wakes", "white-wolf-wakes", "sorceress-wakes", "medium-wakes",
        "bodyguard-wakes", "vigilante-wakes", "serial-killer-wakes", "fool-wakes", "fox-wakes",
        "drunk-wakes", "day-breaks"}},
  };
  static const Allowed kWhereAllIsKnown = {
      {"secret-hitler",
       {"not-hitler", "executed.not-hitler", "victory.hitler-elected", "victory.hitler-executed"}},
  };
  return announcement == "cannot-be" || allows(kOut, play, announcement) ||
         (all_known && allows(kWhereAllIsKnown, play, announcement));
}

}  // namespace narrator::playouts
