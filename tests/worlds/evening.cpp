#include "tests/worlds/evening.hpp"

namespace narrator::worlds {
namespace {

int number(const Announcement& said, const char* name) {
  return static_cast<int>(std::get<std::int64_t>(find(said.args, name)->data));
}

int seat(const Announcement& said, const char* name) {
  return std::get<Player>(find(said.args, name)->data).seat;
}

std::string word(const Announcement& said, const char* name) {
  return std::get<Word>(find(said.args, name)->data).text;
}

}  // namespace

void Evening::hear(const Machine& machine) {
  for (const Announcement& said : machine.said()) {
    if (said.to.all) hear(said);
  }
}

void Evening::shuffle(int cards) {
  Shuffle next;
  next.cards = cards;
  next.liberal = liberal_left_;
  const int missing = liberal_left_ + fascist_left_ - cards;
  next.after_hand = missing == 2 && !open_.empty();
  next.odd = missing != 0 && !next.after_hand;
  if (next.after_hand) at(open_.front()).carried = true;
  shuffles.push_back(next);
}

// A ruling: any of the remaining cards may be on the pile. If a track was wrong, the contents of
// all piles but the first are unknown, and where it is shorter, so are those of its draws.
void Evening::cut(const Announcement& said) {
  ++rulings;
  for (const char* face : {"liberal", "fascist"}) {
    int& track = face == std::string("liberal") ? liberal_track_ : fascist_track_;
    const int now = number(said, face), more = now - track;
    track = now;
    (face == std::string("liberal") ? liberal_left_ : fascist_left_) -= more;
    for (Shuffle& one : shuffles) {
      if (more != 0 && &one != &shuffles.front()) one.odd = true;
      for (Draw& draw : one.draws) {
        if (more < 0 && draw.face == face) draw.face.clear();
      }
    }
  }
  shuffle(number(said, "draw"));
}

void Evening::draw(Draw draw) {
  Shuffle& now = shuffles.back();
  draw.at = now.drawn;
  draw.round = round_;
  now.drawn += draw.size;
  now.draws.push_back(draw);
  open_.push_back({shuffles.size() - 1, now.draws.size() - 1});
}

void Evening::hear(const Announcement& said) {
  const std::string& id = said.id;
  if (id == "setup.envelopes") {
    players = number(said, "total");
    liberals = number(said, "liberal");
    fascists = number(said, "fascist");
    hitlers = number(said, "party") - fascists;
  } else if (id == "setup.policies" || id == "setup.policies-app") {
    liberal_left_ = number(said, "liberal");
    fascist_left_ = number(said, "fascist");
    shuffle(number(said, "total"));
  } else if (id == "chain-cut") {
    cut(said);
  } else if (id == "reshuffled" || id == "reshuffled-app") {
    shuffle(number(said, "n"));
  } else if (id == "candidate") {
    round_ = number(said, "round");
  } else if (id == "session") {
    draw({0, 3, seat(said, "president"), seat(said, "chancellor"), 0, {}, false});
  } else if (id == "chaos" || id == "ungoverned.turn") {
    draw({0, 1, 0, 0, 0, {}, false});
  } else if (id == "enacted") {
    const std::string face = word(said, "face");
    at(open_.back()).face = face;
    open_.pop_back();
    --(face == "liberal" ? liberal_left_ : fascist_left_);
    ++(face == "liberal" ? liberal_track_ : fascist_track_);
  } else if (id == "veto.agreed") {
    open_.pop_back();
  } else if (id == "power.peek") {
    shuffles.back().peeks.push_back({shuffles.back().drawn, seat(said, "president"), round_});
  } else if (id == "not-hitler" || id == "executed.not-hitler") {
    const bool news = not_hitler.insert(seat(said, "player")).second;
    if (news && id == "executed.not-hitler") cleared_in_death_.insert(seat(said, "player"));
  } else if (id == "corrected-of" && *find(said.args, "item") == Value{"alive"}) {
    // Whoever lives after all did not say so as they died.
    if (word(said, "value") == "yes" && cleared_in_death_.erase(seat(said, "player")) > 0)
      not_hitler.erase(seat(said, "player"));
  } else if (id == "corrected-of" && *find(said.args, "item") == Value{"role"}) {
    roles[seat(said, "player")] = word(said, "value");
    ++roles_told;
  } else if (id == "role-was") {
    roles[seat(said, "player")] = word(said, "role");
  }
}

}  // namespace narrator::worlds
