#include "engine/testimony/testimony.hpp"

#include <algorithm>
#include <map>
#include <tuple>

#include "engine/lists.hpp"
#include "engine/log/log_json.hpp"
#include "engine/parser/answer_parser.hpp"

namespace narrator {
namespace {

const Topic* topic_of(const Claim& claim, const std::vector<Topic>& topics) {
  const auto found =
      std::ranges::find_if(topics, [&](const Topic& topic) { return is_about(claim, topic); });
  return found == topics.end() ? nullptr : &*found;
}

// A log may be older than the rules it is read with; a claim with words they lack is ignored.
bool is_sound(const Claim& claim, const Topic& topic) {
  const auto known = [&](const std::string& word) { return contains(topic.from, word); };
  if (claim.said.empty()) return claim.set_aside.empty();
  return static_cast<int>(claim.said.size()) == topic.count &&
         std::ranges::all_of(claim.said, known) &&
         (claim.set_aside.empty() ||
          (topic.set_aside && std::ranges::count(claim.said, claim.set_aside) > 0));
}

// The index of the latest statement about each topic, as a log may hold any number of them.
using Latest = std::map<std::tuple<std::string, int, int, int>, std::size_t>;

void add(Testimony& testimony, Latest& latest, Statement statement) {
  const Claim& claim = statement.claim;
  if (!claim.topic.empty()) {
    const auto [found, first] = latest.try_emplace(
        {claim.topic, claim.by, claim.round, claim.player}, testimony.said.size());
    if (!first) {
      testimony.said[found->second].revised = true;
      found->second = testimony.said.size();
    }
  }
  testimony.said.push_back(std::move(statement));
}

// Returns a claim in words; without a topic, its free text.
std::string claim_text(const Session& session, const Claim& claim, const Topic* topic) {
  const Catalogue& text = session.text();
  if (topic == nullptr) {
    const Args args = {{"player", {Player{claim.by}}}, {"text", {claim.said.front()}}};
    return text.render("claim.free", args, session.names());
  }
  const Args args = {{"player", {Player{claim.by}}},
                     {"topic", {topic_label(*topic, text, session.names())}},
                     {"said", words_value(claim.said)},
                     {"face", {Word{claim.set_aside}}}};
  const char* id = claim.said.empty()        ? "claim.refused"
                   : claim.set_aside.empty() ? "claim.said"
                                             : "claim.said-aside";
  return text.render(id, args, session.names());
}

}  // namespace

bool in_effect(const LogNote& note, const std::vector<Topic>& topics) {
  if (!note.claim) return true;
  if (note.claim->topic.empty()) return !note.claim->said.empty();
  const Topic* topic = topic_of(*note.claim, topics);
  return topic != nullptr && is_sound(*note.claim, *topic);
}

bool has_claims(const std::vector<LogNote>& notes) {
  return std::ranges::any_of(notes, [](const LogNote& note) { return note.claim.has_value(); });
}

std::vector<PlacedClaim> claims_in_effect(Machine& machine, const std::vector<LogNote>& notes) {
  std::vector<PlacedClaim> claims;
  if (!has_claims(notes)) return claims;
  const std::vector<Topic>& topics = machine.topics();
  for (const LogNote& note : notes) {
    if (!note.claim || note.claim->topic.empty() || !in_effect(note, topics)) continue;
    std::erase_if(claims,
                  [&](const PlacedClaim& one) { return same_subject(one.claim, *note.claim); });
    claims.push_back({*note.claim, note.after});
  }
  return claims;
}

Testimony testimony(Session& session, const Claim* next) {
  Testimony testimony;
  const std::vector<Topic>& topics = session.machine().topics();
  const std::vector<LogNote>& notes = session.notes();
  Latest latest;
  const auto hear = [&](const Claim& claim, int after, std::size_t note) {
    add(testimony, latest,
        {claim, claim_text(session, claim, topic_of(claim, topics)), after, note});
  };
  for (std::size_t i = 0; i < notes.size(); ++i) {
    if (notes[i].claim && in_effect(notes[i], topics)) hear(*notes[i].claim, notes[i].after, i);
  }
  if (next != nullptr) hear(*next, static_cast<int>(session.answers().size()), notes.size());
  for (const Topic& topic : topics) {
    if (!latest.contains({topic.id, topic.of, topic.round, topic.player}))
      testimony.not_asked.push_back(topic);
  }
  std::vector<PlacedClaim> claims;
  for (const Statement& one : testimony.said) {
    const Claim& claim = one.claim;
    if (!one.revised && !claim.topic.empty() && !claim.said.empty())
      claims.push_back({claim, one.after});
  }
  if (claims.empty()) return testimony;
  const auto in_words = [&](const Sentence& sentence) {
    return session.text().render_of_game(sentence.id, sentence.args, session.names());
  };
  const Findings found = session.machine().findings(claims);
  testimony.false_claims = found.false_claims;
  for (const Finding& finding : found.list) {
    testimony.proofs.push_back(
        {in_words(finding.what), mapped(finding.reasons, in_words), finding.claims});
  }
  return testimony;
}

Testimony of_player(Testimony heard, int seat) {
  if (seat == 0) return heard;
  std::erase_if(heard.said, [&](const Statement& one) { return one.claim.by != seat; });
  std::erase_if(heard.proofs, [&](const Contradiction& proof) {
    return std::ranges::none_of(proof.claims, [&](const Claim& claim) { return claim.by == seat; });
  });
  heard.false_claims = 0;
  return heard;
}

bool may_see_claims(const Session& session, const Reader& reader) {
  return session.may_recall("claims", reader);
}

Json statement_json(const Statement& statement, const std::vector<std::string>& names) {
  Json json = {{"by", nullptr}, {"topic", nullptr}, {"about", nullptr}};
  json.update(claim_json(statement.claim, names));
  json["text"] = statement.text;
  json["revised"] = statement.revised;
  return json;
}

Json proof_json(const Contradiction& proof, const std::vector<std::string>& names) {
  const auto claims = mapped(proof.claims, [&](const Claim& claim) {
    return Json{{"player", claim.player > 0 ? Json(name_at(claim.player, names)) : Json()},
                {"topic", claim.topic},
                {"about", claim.round},
                {"by", name_at(claim.by, names)}};
  });
  return {{"text", proof.text}, {"reasons", proof.reasons}, {"claims", claims}};
}

void add_testimony(Json& json, const Testimony& testimony, const Session& session) {
  Json& list = json["testimony"] = mapped(
      testimony.said, [&](const Statement& one) { return statement_json(one, session.names()); });
  for (const Topic& topic : testimony.not_asked) {
    Json& one = list.emplace_back(Json{
        {"by", name_at(topic.of, session.names())}, {"topic", topic.id}, {"about", topic.round}});
    if (topic.player > 0) one["player"] = name_at(topic.player, session.names());
    one["said"] = nullptr;
    one["text"] =
        session.text().render("claim.not-asked",
                              {{"player", {Player{topic.of}}},
                               {"topic", {topic_label(topic, session.text(), session.names())}}},
                              session.names());
    one["revised"] = false;
  }
  json["findings"] = mapped(testimony.proofs, [&](const Contradiction& proof) {
    return proof_json(proof, session.names());
  });
}

}  // namespace narrator
