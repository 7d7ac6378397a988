#include <catch2/catch.hpp>

#include "cli/screens/web_server.hpp"

using narrator::cli::ListenAddress;

TEST_CASE("a server is called by its address and port, which browsers leave out if it is 80") {
  const ListenAddress usual{"127.0.0.1", 8080}, web{"127.0.0.1", 80};
  CHECK(usual.is_called("127.0.0.1:8080"));
  CHECK_FALSE(usual.is_called("127.0.0.1"));
  CHECK_FALSE(usual.is_called("127.0.0.1:80"));
  CHECK_FALSE(usual.is_called("example.org:8080"));
  CHECK(web.is_called("127.0.0.1"));
  CHECK(web.is_called("127.0.0.1:80"));
}
