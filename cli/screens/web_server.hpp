// A small web server for screens in the room: pages, and streams of events that stay open.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>

namespace narrator::cli {

/// Where to listen.
struct ListenAddress {
  std::string host = "127.0.0.1";  // an IP address
  std::uint16_t port = 0;          // 0: one that is free

  /// "127.0.0.1:8080", "[::1]:0", or an address alone. Throws Error (usage).
  static ListenAddress parse(const std::string& text);

  /// "http://127.0.0.1:8080"; where it is every address of this machine (0.0.0.0), one of them.
  std::string url() const;

  /// Whether that is its name in an address: a name that leads here from elsewhere is none.
  bool is_called(const std::string& name) const;

  /// Whether nobody but this machine reaches it.
  bool is_loopback() const;
};

/// A place where connections come in, before anybody serves them.
class Listener {
 public:
  /// Throws Error (usage) where it cannot be had.
  explicit Listener(ListenAddress where);
  ~Listener();
  Listener(const Listener&) = delete;
  Listener& operator=(const Listener&) = delete;

  /// With the port that was taken.
  const ListenAddress& address() const { return address_; }
  int descriptor() const { return descriptor_; }

 private:
  ListenAddress address_;
  int descriptor_ = -1;
};

/// What somebody asks for. The request is well-formed, for this server by its Host, and not sent by
/// a page of another origin.
struct WebRequest {
  std::string method;  // "GET" or "POST"
  std::string path;    // "/events/board"; what stands behind a question mark is in `query`
  std::map<std::string, std::string> query;
  std::string body;  // at most 4 KiB
};

/// What they get: a page, or where `stream` is set, the events of that name from now on.
struct WebResponse {
  int status = 200;
  std::string type = "text/plain; charset=utf-8";
  std::string body{};
  std::string stream{};
};

/// The status of what there was: whoever asks for it is no stranger.
inline constexpr int kGone = 410;

/// Single-threaded: everything happens in run(). A stream that reads too slowly misses events but
/// never holds up another: of those that wait only the latest is kept.
class WebServer {
 public:
  using Handler = std::function<WebResponse(const WebRequest&)>;

  /// Serves who comes to the listener, which outlives it.
  WebServer(const Listener& listener, Handler handler);
  ~WebServer();
  WebServer(const WebServer&) = delete;
  WebServer& operator=(const WebServer&) = delete;

  /// Serves what there is to serve, for at most so many milliseconds.
  void run(int milliseconds);

  /// Every open stream of that name gets the event, a line without line feeds.
  void send(const std::string& stream, const std::string& event);

  /// Whoever opens the stream later gets this first.
  void begin_with(const std::string& stream, const std::string& event);

  /// How many streams of that name are open.
  int listeners(const std::string& stream) const;

  /// Ends them.
  void close(const std::string& stream);

  /// How many requests were refused that no page of ours sends.
  std::uint64_t refused() const;

 private:
  class Connection;
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace narrator::cli
