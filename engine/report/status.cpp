#include "engine/report/status.hpp"

#include "engine/lists.hpp"
#include "engine/report/moments.hpp"
#include "engine/testimony/testimony.hpp"

namespace narrator {
namespace {

Json value_json(const Value& value, const std::vector<std::string>& names) {
  if (const auto* number = std::get_if<std::int64_t>(&value.data)) return *number;
  if (const auto* word = std::get_if<Word>(&value.data)) return word->text;
  if (const auto* text = std::get_if<std::string>(&value.data)) return *text;
  if (const auto* player = std::get_if<Player>(&value.data)) return name_at(player->seat, names);
  return mapped(std::get<std::vector<Value>>(value.data),
                [&](const Value& item) { return value_json(item, names); });
}

Json option_list(const std::vector<Option>& options, const std::vector<std::string>& names) {
  return mapped(options, [&](const Option& option) { return option_text(option, names); });
}

// A view is what was told to its reader, in order: the last word on each thing stands.
void add_facts(Json& players, Session& session, const Reader& reader) {
  for (const Fact& fact : session.machine().facts()) {
    if (!may_see(fact.to, reader)) continue;
    players.at(static_cast<std::size_t>(fact.subject - 1))[fact.key] =
        value_json(fact.value, session.names());
  }
}

Json players_json(Session& session, const Json& status, const Reader& reader) {
  const Json rows = status.value("players", Json::array());
  Json players = Json::array();
  for (std::size_t i = 0; i < session.names().size(); ++i) {
    Json player = {{"name", session.names()[i]}, {"seat", i + 1}};
    if (rows.is_array() && i < rows.size() && rows[i].is_object()) player.update(rows[i]);
    if (session.has_left(static_cast<int>(i + 1))) player["left"] = true;
    for (const std::string& fact : session.machine().game().facts) player[fact] = nullptr;
    players.push_back(std::move(player));
  }
  add_facts(players, session, reader);
  return players;
}

// A fact that the board's rows of players leave open stands there for whoever was told it.
Json board_json(Session& session, const Json& status, const Json& players) {
  Json board = status.value("board", Json::object());
  if (!board.is_object() || !board.contains("players") || !board["players"].is_array())
    return board;
  Json& rows = board["players"];
  for (std::size_t i = 0; i < rows.size() && i < players.size(); ++i) {
    for (const std::string& fact : session.machine().game().facts) {
      const auto field = rows[i].find(fact);
      if (field != rows[i].end() && field->is_null()) *field = players[i][fact];
    }
  }
  return board;
}

}  // namespace

Json question_json(const Question* question, const std::vector<std::string>& names,
                   const Reader& reader) {
  if (question == nullptr) return nullptr;
  const bool withheld = question->secret && !may_see(question->to, reader);
  // Of nobody in particular, what is asked would tell what the game knows: who is awake, who died.
  if (withheld && question->of == 0)
    return {{"id", nullptr}, {"of", nullptr}, {"kind", nullptr}, {"secret", true}};
  Json json = {{"id", question->id}};
  json["of"] = question->of > 0 ? Json(name_at(question->of, names)) : Json();
  json["kind"] = kind(*question);
  if (question->secret) json["secret"] = true;
  if (withheld) return json;
  const auto add_range = [&] {
    json["min"] = question->min;
    json["max"] = question->max;
  };
  if (!question->options.empty()) json["options"] = option_list(question->options, names);
  switch (question->form) {
    case Form::choose:
      if (question->max > 1) add_range();
      break;
    case Form::ballots:
      json["voters"] = option_list(question->slots, names);
      if (question->tally) json["tally"] = true;
      break;
    case Form::deal:
      json["copies"] = question->copies;
      if (question->unknown) json["unknown"] = true;
      json["slots"] =
          question->positions > 0 ? Json(question->positions) : option_list(question->slots, names);
      break;
    case Form::number: add_range(); break;
    case Form::confirm:
    case Form::acknowledge: break;
  }
  return json;
}

Json status_json(Session& session, const Reader& reader) {
  const Json status = session.machine().status();
  const Json players = players_json(session, status, reader);
  Json json = {{"game", session.setup().game},
               {"variants", session.setup().variants},
               {"answers", Numbering(session, reader).count()},
               {"phase", status.value("phase", Json())},
               {"round", status.value("round", Json())},
               {"players", players},
               {"board", board_json(session, status, players)},
               {"question", question_json(session.question(), session.names(), reader)}};
  json["result"] = session.result().value_or(Json());
  Testimony heard;
  if (may_see_claims(session, reader)) heard = testimony(session);
  add_testimony(json, heard, session);
  json["false_claims"] = heard.false_claims;
  return json;
}

}  // namespace narrator
