#include "engine/session/verify_all.hpp"

#include <memory>

#include "engine/error.hpp"
#include "engine/log/log_reader.hpp"
#include "engine/session/replayer.hpp"
#include "engine/share_out.hpp"

namespace narrator {
namespace {

Verified verify_one(const std::string& path, LogReader& reader, Replayer& replayer) {
  try {
    const LogContents log = reader.read_unheard(path);
    const int answers = replayer.verify(log);
    const bool opened = replayer.sealed() == Replayer::Sealed::opened;
    return {answers, log.torn, log.setup.seal, opened, log.state.redeals, {}};
  } catch (const Error& e) {
    return {.error = wrong_with(path, e)};
  }
}

}  // namespace

std::vector<Verified> verify_all(const std::vector<std::string>& paths, const AskPassphrase& ask,
                                 const Replayer::Probe& probe) {
  struct Verifier {
    Verifier(const AskPassphrase& ask, const Replayer::Probe& probe)
        : reader(ask), replayer({}, probe) {}
    LogReader reader;
    Replayer replayer;
  };
  const unsigned workers = processors();
  std::vector<std::unique_ptr<Verifier>> verifiers(workers);
  std::vector<Verified> results(paths.size());
  share_out(paths.size(), workers, [&](unsigned worker, std::size_t i) {
    std::unique_ptr<Verifier>& own = verifiers[worker];
    if (!own) own = std::make_unique<Verifier>(ask, probe);
    results[i] = verify_one(paths[i], own->reader, own->replayer);
  });
  return results;
}

}  // namespace narrator
