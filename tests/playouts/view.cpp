#include "tests/playouts/view.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "tests/playouts/checks.hpp"

namespace narrator::playouts {
namespace {

Json value_json(const Value& value) {
  if (const auto* number = std::get_if<std::int64_t>(&value.data)) return *number;
  if (const auto* word = std::get_if<std::string>(&value.data)) return *word;
  if (const auto* player = std::get_if<Player>(&value.data)) return {{"seat", player->seat}};
  Json list = Json::array();
  for (const Value& item : std::get<std::vector<Value>>(value.data))
    list.push_back(value_json(item));
  return list;
}

Json facts_json(const std::vector<Fact>& facts, const Reader& reader) {
  Json seen = Json::array();
  for (const Fact& fact : facts) {
    if (may_see(fact.to, reader)) seen.push_back({fact.subject, fact.key, value_json(fact.value)});
  }
  return seen;
}

// What may be spoken of, and what could be proved if everybody said the first thing they may say.
Json testimony_json(Machine& machine) {
  Json seen = Json::array();
  std::vector<Spoken> claims;
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

}  // namespace

View view_of(Machine& machine, const std::vector<std::string>& names, const Reader& reader,
             bool testimony) {
  View view;
  for (Announcement said : machine.said()) {
    if (!may_see(said.to, reader)) continue;
    const bool aside = !said.to.all;
    said.to = {};  // who else hears it is not for them to know
    if (aside) view.aside.push_back(said);
    view.said.push_back(std::move(said));
  }
  view.rest = {{"facts", facts_json(machine.facts(), reader)},
               {"question", question_json(machine.question(), names, reader)},
               {"status", machine.status()},
               {"display", machine.display()},
               {"testimony", testimony ? testimony_json(machine) : Json()},
               {"result", machine.result().value_or(Json())}};
  return view;
}

std::string first_difference(const View& a, const View& b) {
  for (std::size_t i = 0; i < a.said.size() && i < b.said.size(); ++i) {
    if (!same(a.said[i], b.said[i])) return a.said[i].id;
  }
  if (a.said.size() > b.said.size()) return a.said[b.said.size()].id;
  if (b.said.size() > a.said.size()) return b.said[a.said.size()].id;
  for (const auto& [field, value] : a.rest.items()) {
    if (value != b.rest[field]) return field;
  }
  return "";
}

bool lets_secrets_out(const Play& play, const std::string& id) {
  static const std::map<std::string, std::set<std::string>> kOut = {
      {"secret-hitler",
       {"enacted", "not-hitler", "executed.not-hitler", "victory.hitler-elected",
        "victory.hitler-executed", "role-was", "turn-over"}},
      {"secrets",
       {"token.centre", "token-up", "bullet-up", "drawn", "set-aside", "uncovered",
        // What it can still be shows when it is turned up.
        "token-of"}},
      {"secret-agent",
       {"played", "guesses", "npc", "contact", "npc-contact", "right", "wrong", "wrong-at-last",
        "agent-was", "takes-cards-up"}},
      {"werewolf",
       {"nobody-died", "died-in-the-night", "card-shown", "no-reveal.hidden", "cupid.grief",
        "hunter.shoots", "victory.village", "victory.wolves", "victory.tanner", "victory.lovers",
        // How many things are asked while a role is awake; the words and the silences are the same.
        "cupid-sleeps", "mason-sleeps", "wolf-sleeps", "seer-sleeps", "doctor-sleeps",
        "witch-sleeps", "woke"}},
      {"avalon", {"last-guess", "last-guess.hitler", "last-guess.wrong", "victory.merlin-named"}},
      {"blind-ballot", {"blind-ballot.votes"}},
      // Silence tells who is dead: that is what this house rule is for.
      {"dead-roles-sleep",
       {"cupid-wakes", "mason-wakes", "wolf-wakes", "seer-wakes", "doctor-wakes", "witch-wakes",
        "day-breaks"}},
  };
  const auto out = [&](const std::string& whose) {
    const auto found = kOut.find(whose);
    return found != kOut.end() && found->second.count(id) > 0;
  };
  return out(play.game) || std::any_of(play.variants.begin(), play.variants.end(), out);
}

}  // namespace narrator::playouts
