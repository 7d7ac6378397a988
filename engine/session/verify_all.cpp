#include "engine/session/verify_all.hpp"

#include <algorithm>
#include <atomic>
#include <future>
#include <system_error>
#include <thread>

#include "engine/error.hpp"
#include "engine/log/log_reader.hpp"
#include "engine/session/replayer.hpp"

namespace narrator {
namespace {

Verified verify_one(const std::string& path, LogReader& reader, Replayer& replayer) {
  try {
    const LogContents log = reader.read(path);
    const int answers = replayer.verify(log);
    const bool opened = replayer.sealed() == Replayer::Sealed::opened;
    return {answers, log.torn, log.setup.seal.mark, opened, {}};
  } catch (const DamagedLog& e) {
    return {.error = e.what()};
  } catch (const Error& e) {
    return {.error = path + ": " + e.what()};
  }
}

}  // namespace

std::vector<Verified> verify_all(const std::vector<std::string>& paths, const AskPassphrase& ask) {
  std::vector<Verified> results(paths.size());
  std::atomic<std::size_t> next = 0;
  const auto work = [&] {
    LogReader reader(ask);
    Replayer replayer;
    for (std::size_t i; (i = next++) < paths.size();)
      results[i] = verify_one(paths[i], reader, replayer);
  };
  std::vector<std::future<void>> helpers;
  const std::size_t processors = std::max(std::thread::hardware_concurrency(), 1u);
  try {
    for (std::size_t i = 1; i < std::min(processors, paths.size()); ++i)
      helpers.push_back(std::async(std::launch::async, work));
  } catch (const std::system_error&) {  // no more threads are to be had: those there are do it
  }
  work();
  for (std::future<void>& helper : helpers) helper.get();
  return results;
}

}  // namespace narrator
