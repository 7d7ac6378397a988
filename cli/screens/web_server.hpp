// A small web server for the screens: pages, and event streams that stay open.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace narrator::cli {

/// The address to listen on.
struct ListenAddress {
  std::string host = "127.0.0.1";  // an IP address
  std::uint16_t port = 0;          // 0: any free port

  /// Parses "127.0.0.1:8080", "[::1]:0", or an address alone. Throws Error (usage).
  static ListenAddress parse(const std::string& text);

  /// Returns "http://127.0.0.1:8080"; for the wildcard address (0.0.0.0), an address of this
  /// machine.
  std::string url() const;

  /// Returns whether this is a valid Host for this address, such as "127.0.0.1:8080", or without a
  /// port if that is 80; names that merely resolve to the address are not.
  bool is_called(const std::string& host_and_port) const;

  /// Returns whether it can only be reached from this machine.
  bool is_loopback() const;
};

/// A listening socket, which queues connections before a server handles them.
class Listener {
 public:
  /// Throws Error (usage) if it cannot listen.
  explicit Listener(ListenAddress where);
  ~Listener();
  Listener(const Listener&) = delete;
  Listener& operator=(const Listener&) = delete;

  /// Returns the address with the actual port.
  const ListenAddress& address() const { return address_; }
  int descriptor() const { return descriptor_; }

 private:
  ListenAddress address_;
  int descriptor_ = -1;
};

/// A request. It is well-formed, has a Host of this server, and was not sent by a page of another
/// origin.
struct WebRequest {
  std::string method;  // "GET" or "POST"
  std::string path;    // "/events/board"
  std::string query;   // "?lang=vi", from the question mark on
  std::string body;    // at most 4 KiB
};

/// A response: a page, or if `stream` is set, the events of that name from now on.
struct WebResponse {
  int status = 200;
  std::string type = "text/plain; charset=utf-8";
  std::string body{};
  std::string stream{};
};

/// The status for something that used to exist: the client is not treated as a stranger.
inline constexpr int kGone = 410;

/// A single-threaded server; everything happens in run(). A client that reads its stream too slowly
/// misses events but never delays others: only the latest waiting event is kept.
class WebServer {
 public:
  using Handler = std::function<WebResponse(const WebRequest&)>;

  /// Serves connections of the listener, which must outlive the server.
  WebServer(const Listener& listener, Handler handler);
  ~WebServer();
  WebServer(const WebServer&) = delete;
  WebServer& operator=(const WebServer&) = delete;

  /// Serves requests for at most `milliseconds`.
  void run(int milliseconds);

  /// Sends an event, a line without line feeds, to every open stream of that name; those opened
  /// later begin with it.
  void send(const std::string& stream, const std::string& event);

  /// Returns the number of open streams of that name.
  int listeners(const std::string& stream) const;

  /// Closes all streams of that name.
  void close(const std::string& stream);

  /// Returns the number of refused requests, none of which the server's own pages would send.
  std::uint64_t refused() const;

 private:
  class Connection;
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace narrator::cli
