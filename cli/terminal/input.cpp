#include "cli/terminal/input.hpp"

#include "cli/terminal/input_lines.hpp"

namespace narrator::cli {
namespace {

constexpr int kBetweenLooks = 50;  // milliseconds

class PipeInput : public Input {
 public:
  Typed read(const Waiting& waiting) override {
    for (;;) {
      if (auto line = lines_.take()) return {Typed::What::line, std::move(*line), true};
      if (lines_.over()) return {};
      if (!InputLines::ready(0) && waiting.about_to_wait) waiting.about_to_wait();
      while (waiting.arrived && !InputLines::ready(kBetweenLooks)) {
        if (waiting.arrived()) return {Typed::What::left};
      }
      lines_.fetch();
    }
  }
  bool interactive() const override { return false; }

 private:
  InputLines lines_;
};

class GivenInput : public Input {
 public:
  explicit GivenInput(std::vector<std::string> lines) : lines_(std::move(lines)) {}

  Typed read(const Waiting&) override {
    if (next_ == lines_.size()) return {};
    return {Typed::What::line, lines_[next_++], true};
  }
  bool interactive() const override { return false; }

 private:
  std::vector<std::string> lines_;
  std::size_t next_ = 0;
};

}  // namespace

std::unique_ptr<Input> pipe_input() { return std::make_unique<PipeInput>(); }

std::unique_ptr<Input> given_input(std::vector<std::string> lines) {
  return std::make_unique<GivenInput>(std::move(lines));
}

}  // namespace narrator::cli
