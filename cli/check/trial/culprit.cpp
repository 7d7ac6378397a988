#include "cli/check/trial/culprit.hpp"

#include "engine/error.hpp"
#include "engine/trial/watch.hpp"

namespace narrator::cli {

Slip culprit_of(const TrialGame& game, const std::vector<Source>& sources, const std::string& lang,
                const Authored& authored) {
  Watch watch;
  watch.suspicious = true;
  Machine machine(sources, lang, true, &watch);
  TrialCourse course;
  try {
    play(machine, game, course, [](Machine& m, int) { m.check(); });
  } catch (const ScriptError&) {
  }
  Deed last;
  for (const Deed& deed : watch.deeds) {
    if (last.broke || !authored.has(deed.at.file)) continue;
    if (deed.changed || !last.changed) last = deed;
  }
  return last.at;
}

}  // namespace narrator::cli
