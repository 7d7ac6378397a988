// Memory for a Lua state, which creates and drops thousands of small tables.
#pragma once

#include <array>
#include <cstddef>
#include <cstdlib>
#include <memory>
#include <new>
#include <vector>

namespace narrator::lua {

/// Allocates blocks and takes them back. Those larger than kLargest come from the system; with a
/// sanitizer all of them do, so that it sees each block.
class BlockPool {
 public:
#ifdef NARRATOR_SANITIZED
  static constexpr std::size_t kLargest = 0;
#else
  static constexpr std::size_t kLargest = 2048;  // bytes
#endif

  /// Returns a block of `size` > 0 bytes, or nullptr if there is no memory.
  void* take(std::size_t size) {
    if (size > kLargest) return std::malloc(size);
    Free*& list = free_[slot(size)];
    if (list == nullptr) return carve(slot(size));
    Free* block = list;
    list = block->next;
    return block;
  }

  /// Takes back a block that take() returned for the same size.
  void give_back(void* block, std::size_t size) {
    if (size > kLargest) return std::free(block);
    Free* freed = static_cast<Free*>(block);
    freed->next = free_[slot(size)];
    free_[slot(size)] = freed;
  }

  /// Whether blocks for the two sizes are interchangeable.
  static bool same_block(std::size_t a, std::size_t b) {
    return a <= kLargest && b <= kLargest && slot(a) == slot(b);
  }

 private:
  struct Free {
    Free* next;
  };
  static constexpr std::size_t kStep = 16, kChunk = std::size_t{32} << 10;

  static std::size_t slot(std::size_t size) { return (size - 1) / kStep; }

  [[gnu::noinline]] void* carve(std::size_t slot) {  // rarely called, so that take() stays small
    const std::size_t size = (slot + 1) * kStep;
    if (left_ < size) {
      chunks_.emplace_back(new (std::nothrow) std::byte[kChunk]);
      if (chunks_.back() == nullptr) {
        chunks_.pop_back();
        return nullptr;
      }
      at_ = chunks_.back().get();
      left_ = kChunk;
    }
    void* block = at_;
    at_ += size;
    left_ -= size;
    return block;
  }

  std::array<Free*, kLargest / kStep + 1> free_{};
  std::vector<std::unique_ptr<std::byte[]>> chunks_;
  std::byte* at_ = nullptr;
  std::size_t left_ = 0;
};

}  // namespace narrator::lua
