#include "cli/screens/web_server.hpp"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <map>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include <arpa/inet.h>
#include <fcntl.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <fmt/format.h>

#include "engine/error.hpp"
#include "engine/text/normalise.hpp"

namespace narrator::cli {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using boost::system::error_code;
using tcp = asio::ip::tcp;

constexpr std::size_t kLongestHeader = 8192, kLongestBody = 4096;
constexpr std::size_t kMostConnections = 512;
constexpr std::ptrdiff_t kMostOfOne = 256;        // from a single address
constexpr std::chrono::seconds kToAsk{10};        // for a whole request, and until the next one
constexpr std::chrono::seconds kPatience{45};     // with a client that reads slowly
constexpr std::chrono::milliseconds kPause{100};  // when the system is out of connections

constexpr std::pair<const char*, const char*> kHeaders[] = {
    {"Content-Security-Policy",
     "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; "
     "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
    {"Referrer-Policy", "no-referrer"},
    {"Cache-Control", "no-store"},
    {"X-Content-Type-Options", "nosniff"},
};

std::optional<asio::ip::address> ip_address(const std::string& text) {
  error_code error;
  const auto address = asio::ip::make_address(text, error);
  return error ? std::nullopt : std::optional(address);
}

// Returns an address of this machine that other machines can reach, if it can be determined.
std::string address_for_others() {
  ifaddrs* all = nullptr;
  if (getifaddrs(&all) != 0) return "127.0.0.1";
  const std::unique_ptr<ifaddrs, decltype(&freeifaddrs)> owned(all, freeifaddrs);
  for (const ifaddrs* one = all; one != nullptr; one = one->ifa_next) {
    const bool usable = one->ifa_addr != nullptr && one->ifa_addr->sa_family == AF_INET &&
                        (one->ifa_flags & IFF_UP) != 0 && (one->ifa_flags & IFF_LOOPBACK) == 0;
    char text[INET_ADDRSTRLEN] = {};
    if (usable && inet_ntop(AF_INET, &reinterpret_cast<const sockaddr_in*>(one->ifa_addr)->sin_addr,
                            text, sizeof text) != nullptr)
      return text;
  }
  return "127.0.0.1";
}

// Splits "host:port"; the port is "" if it is missing.
std::pair<std::string, std::string> split_host(const std::string& text) {
  const std::size_t bracket = text.find(']');
  if (text.starts_with('[') && bracket != std::string::npos) {
    const std::string rest = text.substr(bracket + 1);
    return {text.substr(1, bracket - 1), rest.starts_with(':') ? rest.substr(1) : ""};
  }
  const std::size_t colon = text.rfind(':');
  if (colon == std::string::npos || text.find(':') != colon) return {text, ""};
  return {text.substr(0, colon), text.substr(colon + 1)};
}

// Splits "/events/board?lang=vi". No name served here needs decoding.
WebRequest request_of(std::string_view method, std::string_view target, std::string body) {
  const std::size_t mark = std::min(target.find('?'), target.size());
  return {std::string(method), std::string(target.substr(0, mark)),
          std::string(target.substr(mark)), std::move(body)};
}

}  // namespace

ListenAddress ListenAddress::parse(const std::string& text) {
  const auto [host, port] = split_host(text);
  const auto number = port.empty() ? std::optional(0) : whole_number(port);
  if (!ip_address(host) || !number || *number < 0 || *number > 65535) {
    throw Error(Exit::usage,
                "--listen {}: expected an address of this machine and a port, such as "
                "127.0.0.1:8080 (0: any port that is free)",
                text);
  }
  return {host, static_cast<std::uint16_t>(*number)};
}

std::string ListenAddress::url() const {
  const auto address = ip_address(host);
  const std::string shown = address && address->is_unspecified() ? address_for_others() : host;
  const bool six = shown.find(':') != std::string::npos;
  return fmt::format("http://{}{}{}:{}", six ? "[" : "", shown, six ? "]" : "", port);
}

bool ListenAddress::is_called(const std::string& host_and_port) const {
  constexpr int kPortOfHttp = 80;
  const auto [name, port_asked] = split_host(host_and_port);
  if (port_asked.empty() ? port != kPortOfHttp : port_asked != std::to_string(port)) return false;
  const auto own = ip_address(host), called = ip_address(name);
  if (name == "localhost") return is_loopback();
  return called && own && (own->is_unspecified() || *called == *own);
}

bool ListenAddress::is_loopback() const {
  const auto address = ip_address(host);
  return address && address->is_loopback();
}

using Event = std::shared_ptr<const std::string>;

struct WebServer::State {
  State(ListenAddress where, Handler answers)
      : address(std::move(where)), handler(std::move(answers)) {}

  void accept();

  ListenAddress address;
  const Handler handler;
  std::vector<Connection*> connections;  // all open ones; each owns itself while it waits
  asio::io_context context{1};           // ends those that still wait
  tcp::acceptor acceptor{context};
  asio::steady_timer pause{context};
  std::map<std::string, Event> first;
  std::uint64_t refused = 0;
};

// A browser's connection: serves requests until a stream is opened, then sends the stream's events.
class WebServer::Connection : public std::enable_shared_from_this<Connection> {
 public:
  Connection(tcp::socket socket, State& server) : stream_(std::move(socket)), server_(server) {
    server_.connections.push_back(this);
    error_code ignored;
    from_ = stream_.socket().remote_endpoint(ignored).address();
#ifdef TCP_USER_TIMEOUT
    // Detects clients that have vanished by data they do not acknowledge.
    using UserTimeout = asio::detail::socket_option::integer<IPPROTO_TCP, TCP_USER_TIMEOUT>;
    stream_.socket().set_option(
        UserTimeout(static_cast<int>(std::chrono::milliseconds(kPatience).count())), ignored);
#endif
  }
  ~Connection() { std::erase(server_.connections, this); }

  const std::string& name() const { return name_; }
  const asio::ip::address& from() const { return from_; }

  void read() {
    parser_.emplace();
    parser_->header_limit(kLongestHeader);
    parser_->body_limit(kLongestBody);
    stream_.expires_after(kToAsk);
    http::async_read(
        stream_, buffer_, *parser_,
        [self = shared_from_this()](error_code error, auto) { self->on_request(error); });
  }

  void send(Event event) {
    next_ = std::move(event);
    if (!sending_) write();
  }

  void close() {
    error_code ignored;
    stream_.socket().shutdown(tcp::socket::shutdown_both, ignored);
  }

 private:
  void on_request(error_code error) {
    if (error == http::error::body_limit || error == http::error::header_limit)
      return refuse(http::status::payload_too_large, "This is too long.\n");
    if (error && error.category() == http::make_error_code(http::error::bad_method).category() &&
        error != http::error::end_of_stream && error != http::error::partial_message)
      return refuse(http::status::bad_request, "This is no request.\n");
    if (error == beast::error::timeout && parser_->got_some()) ++server_.refused;
    if (error) return;
    const auto& request = parser_->get();
    const bool known = request.method() == http::verb::get || request.method() == http::verb::post;
    if (!known) return refuse(http::status::method_not_allowed, "Expected GET.\n");
    if (const char* reason = reason_against(request))
      return refuse(http::status::forbidden, reason);
    const WebResponse response = server_.handler(request_of(
        std::string(request.method_string()), std::string(request.target()), request.body()));
    if (!response.stream.empty()) return begin_stream(response.stream);
    if (response.status >= 400 && response.status != kGone) ++server_.refused;
    respond(static_cast<http::status>(response.status), response.type, response.body,
            request.keep_alive());
  }

  // A foreign page may make a browser send requests here, through its own host name that resolves
  // here or from its own origin. Our pages use the address itself, and only themselves.
  const char* reason_against(const auto& request) const {
    const std::string host(request[http::field::host]);
    if (!server_.address.is_called(host)) return "This is no address of ours.\n";
    const std::string origin(request[http::field::origin]), site(request["Sec-Fetch-Site"]);
    const bool ours = (origin.empty() || origin == "http://" + host) &&
                      (site.empty() || site == "same-origin" || site == "none");
    return ours ? nullptr : "Another page may not ask this.\n";
  }

  void refuse(http::status status, const char* why) {
    ++server_.refused;
    respond(status, "text/plain; charset=utf-8", why, false);
  }

  void respond(http::status status, const std::string& type, const std::string& body,
               bool keep_alive) {
    auto response = std::make_shared<http::response<http::string_body>>(status, 11);
    for (const auto& [name, value] : kHeaders) response->set(name, value);
    response->set(http::field::content_type, type);
    response->keep_alive(keep_alive);
    response->body() = body;
    response->prepare_payload();
    stream_.expires_after(kPatience);
    http::async_write(stream_, *response,
                      [self = shared_from_this(), response, keep_alive](error_code error, auto) {
                        if (error) return;
                        keep_alive ? self->read() : self->close();
                      });
  }

  // The stream ends with the connection, so it needs no length.
  void begin_stream(const std::string& name) {
    std::string head =
        "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n";
    for (const auto& [field, value] : kHeaders) head += fmt::format("{}: {}\r\n", field, value);
    sending_ = std::make_shared<const std::string>(head + "\r\n");
    name_ = name;
    if (const auto found = server_.first.find(name); found != server_.first.end())
      next_ = found->second;
    write_sending();
    watch();
  }

  void write() {
    sending_ = std::exchange(next_, nullptr);
    if (sending_) write_sending();
  }

  void write_sending() {
    stream_.expires_after(kPatience);
    asio::async_write(stream_, asio::buffer(*sending_),
                      [self = shared_from_this()](error_code error, auto) {
                        if (error) return self->close();
                        self->sending_.reset();
                        self->write();
                      });
  }

  // Nobody sends anything more on a stream: reading detects its end.
  void watch() {
    stream_.socket().async_read_some(
        asio::buffer(ignored_), [self = shared_from_this()](error_code, auto) { self->close(); });
  }

  beast::tcp_stream stream_;
  asio::ip::address from_;
  State& server_;
  beast::flat_buffer buffer_{kLongestHeader + kLongestBody};
  std::optional<http::request_parser<http::string_body>> parser_;
  std::string name_;  // of its stream
  Event sending_, next_;
  std::array<char, 64> ignored_{};
};

void WebServer::State::accept() {
  acceptor.async_accept([this](error_code error, tcp::socket socket) {
    if (error == asio::error::operation_aborted) return;
    if (error) {
      pause.expires_after(kPause);
      return pause.async_wait([this](error_code stopped) {
        if (!stopped) accept();
      });
    }
    const auto connection = std::make_shared<Connection>(std::move(socket), *this);
    const auto alike = std::ranges::count(connections, connection->from(), &Connection::from);
    if (connections.size() <= kMostConnections && alike <= kMostOfOne)
      connection->read();
    else
      ++refused;
    accept();
  });
}

Listener::Listener(ListenAddress where) : address_(std::move(where)) {
  const auto host = ip_address(address_.host);
  if (!host) throw Error(Exit::usage, "{} is no IP address", address_.host);
  tcp::endpoint place(*host, address_.port);
  const int yes = 1;
  descriptor_ = socket(place.protocol().family(), SOCK_STREAM, 0);
  auto length = static_cast<socklen_t>(place.capacity());
  const bool listens = descriptor_ >= 0 && fcntl(descriptor_, F_SETFD, FD_CLOEXEC) == 0 &&
                       setsockopt(descriptor_, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes) == 0 &&
                       bind(descriptor_, place.data(), static_cast<socklen_t>(place.size())) == 0 &&
                       listen(descriptor_, SOMAXCONN) == 0 &&
                       getsockname(descriptor_, place.data(), &length) == 0;
  if (!listens) {
    const std::string why = std::generic_category().message(errno);
    if (descriptor_ >= 0) close(descriptor_);
    throw Error(Exit::usage, "cannot listen on {}:{}: {}", address_.host, address_.port, why);
  }
  address_.port = place.port();
}

Listener::~Listener() { close(descriptor_); }

WebServer::WebServer(const Listener& listener, Handler handler)
    : state_(std::make_unique<State>(listener.address(), std::move(handler))) {
  const auto own = dup(listener.descriptor());
  if (own < 0) throw Error(Exit::internal, "no descriptor is left to listen with");
  state_->acceptor.assign(ip_address(listener.address().host)->is_v6() ? tcp::v6() : tcp::v4(),
                          own);
  state_->accept();
}

WebServer::~WebServer() {
  // Waiting operations own connections, which refer to the state, so they are destroyed first.
  state_->acceptor.close();
  for (Connection* one : std::vector(state_->connections)) one->close();
  state_->context.restart();
  state_->context.poll();
}

std::uint64_t WebServer::refused() const { return state_->refused; }

void WebServer::run(int milliseconds) {
  state_->context.restart();
  state_->context.run_for(std::chrono::milliseconds(milliseconds));
}

void WebServer::send(const std::string& stream, const std::string& event) {
  const auto shared = std::make_shared<const std::string>("data: " + event + "\n\n");
  state_->first[stream] = shared;
  for (Connection* one : std::vector(state_->connections)) {
    if (one->name() == stream) one->send(shared);
  }
}

int WebServer::listeners(const std::string& stream) const {
  return static_cast<int>(std::ranges::count(state_->connections, stream, &Connection::name));
}

void WebServer::close(const std::string& stream) {
  state_->first.erase(stream);
  for (Connection* one : std::vector(state_->connections)) {
    if (one->name() == stream) one->close();
  }
}

}  // namespace narrator::cli
