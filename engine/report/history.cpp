#include "engine/report/history.hpp"

#include <iterator>

#include "engine/session/replay.hpp"

namespace narrator {
namespace {

// Runs the game once more and keeps what its reader may keep.
class MomentRecorder {
 public:
  MomentRecorder(Session& session, const Reader& reader)
      : session_(session),
        reader_(reader),
        machine_(session.setup().sources, session.setup().lang) {
    if (may_see_claims(session, reader)) claims_ = testimony(session).said;
  }

  std::vector<Moment> run() {
    Visitor visitor;
    visitor.before = [&](const Question& question, const LogAnswer& logged, const Answer&) {
      next_ = put(question, logged);
    };
    visitor.after = [&](const LogAnswer*, std::vector<Said> said) {
      moments_.push_back(look(std::move(next_), std::move(said)));
    };
    replay(machine_, session_.setup().table, session_.state(), visitor);
    return std::move(moments_);
  }

 private:
  // The question that `answer` answers, before it does.
  Moment put(const Question& question, const LogAnswer& answer) {
    Moment moment;
    moment.n = answer.n;
    moment.round = round_;
    moment.at = answer.at;
    moment.ask = question.id;
    moment.of = name_of(question.of, session_.names());
    moment.chance = answer.chance;
    const bool reminds = question.form == Form::ballots && !session_.may_recall("votes", reader_);
    moment.hidden = reminds || !may_see(question.to, reader_);
    if (moment.hidden) return moment;
    machine_.work_out_args();
    Args args = question.args;
    if (question.of > 0) args.emplace_back("of", Value{Player{question.of}});
    moment.prompt = machine_.text().render_of_game("ask." + question.id, args, session_.names());
    moment.answer = answer.answer;
    return moment;
  }

  // The table as it stands now.
  Moment look(Moment moment, std::vector<Said> heard) {
    for (Said& said : heard) {
      if (may_see(said.to, reader_) && session_.may_recall(said.recall, reader_))
        moment.said.push_back(std::move(said));
    }
    const Json status = machine_.status();
    round_ = whole(status, "round");
    if (moment.n == 0) moment.round = round_;
    if (status.contains("phase") && status["phase"].is_string()) moment.phase = status["phase"];
    moment.display = Json::array();
    for (Json& widget : machine_.display()) {
      const auto recall = widget.find("recall");
      const bool reminds = recall != widget.end() && recall->is_string() &&
                           !session_.may_recall(recall->get<std::string>(), reader_);
      if (!reminds) moment.display.push_back(std::move(widget));
    }
    while (claimed_ < claims_.size() && claims_[claimed_].after <= moment.n)
      moment.claims.push_back(claims_[claimed_++]);
    return moment;
  }

  static int whole(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_number_integer() ? found->get<int>() : 0;
  }

  Session& session_;
  const Reader reader_;
  Machine machine_;
  int round_ = 0;  // now
  Moment next_;
  std::vector<Moment> moments_;
  std::vector<Statement> claims_;
  std::size_t claimed_ = 0;
};

}  // namespace

std::vector<Moment> history(Session& session, const Reader& reader) {
  return MomentRecorder(session, reader).run();
}

}  // namespace narrator
