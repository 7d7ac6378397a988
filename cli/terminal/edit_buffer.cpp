#include "cli/terminal/edit_buffer.hpp"

#include <algorithm>
#include <cassert>
#include <cstdio>
#include <sstream>

#include <fcntl.h>
#include <histedit.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/terminal/columns.hpp"
#include "cli/terminal/terminal.hpp"
#include "engine/error.hpp"
#include "engine/files/regular_file.hpp"
#include "engine/text/escaped.hpp"
#include "engine/text/letters.hpp"

namespace narrator::cli {
namespace {

constexpr int kLinesKept = 500;

std::wstring wide(const std::u32string& text) { return {text.begin(), text.end()}; }

}  // namespace

struct EditBuffer::Handles {
  explicit Handles(EditBuffer* owner) {
    HistEventW event;
    history_w(history, &event, H_SETSIZE, kLinesKept);
    history_w(history, &event, H_SETUNIQUE, 1);
    begin(owner);
  }

  // Restarting it is the only way to make libedit forget deleted text.
  void begin(EditBuffer* owner) {
    if (edit != nullptr) el_end(edit);
    // The descriptors are the terminal's but the streams discard output: libedit can query the
    // terminal, but not draw.
    edit =
        el_init_fd("narrator", stdin, nowhere, nowhere, STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO);
    el_set(edit, EL_CLIENTDATA, owner);
    el_set(edit, EL_SIGNAL, 0);
    el_set(edit, EL_EDITOR, "emacs");
    for (const char* mode : {"-d", "-x"}) {  // both modes equal the raw mode already set
      el_set(edit, EL_SETTY, mode, "-isig", "-icanon", "-echo", "-iexten", "-icrnl", "-ixon",
             nullptr);
    }
    el_set(edit, EL_BIND, "^R", "em-inc-search-prev", nullptr);
    el_wset(edit, EL_GETCFN, &give_key);
    el_wset(edit, EL_HIST, history_w, history);
  }

  ~Handles() {
    el_end(edit);
    history_wend(history);
    std::fclose(nowhere);
  }

  static int give_key(EditLine* edit, wchar_t* key) {
    void* owner = nullptr;
    el_get(edit, EL_CLIENTDATA, &owner);
    const auto next = static_cast<EditBuffer*>(owner)->next_key_();
    if (!next) return -1;
    *key = static_cast<wchar_t>(*next);
    return 1;
  }

  std::FILE* nowhere = std::fopen("/dev/null", "w");
  HistoryW* history = history_winit();
  EditLine* edit = nullptr;
};

EditBuffer::EditBuffer(std::function<std::optional<char32_t>()> next_key)
    : next_key_(std::move(next_key)), handles_(std::make_unique<Handles>(this)) {}

EditBuffer::~EditBuffer() = default;

std::optional<std::u32string> EditBuffer::edit() {
  int length = 0;
  const wchar_t* line = el_wgets(handles_->edit, &length);
  if (line == nullptr || length <= 0) return std::nullopt;
  std::u32string text(line, line + length);
  if (!text.ends_with(U'\n')) return std::nullopt;
  text.pop_back();
  std::erase_if(text, is_control);  // libedit may leave a NUL when run without a terminal
  return text;
}

std::u32string EditBuffer::text() const {
  const LineInfoW* line = el_wline(handles_->edit);
  return {line->buffer, line->lastchar};
}

std::size_t EditBuffer::cursor() const {
  const LineInfoW* line = el_wline(handles_->edit);
  // Undoing may leave the cursor beyond the end of a shortened line; moving it by one corrects
  // that.
  if (line->cursor > line->lastchar) el_cursor(handles_->edit, 1);
  return static_cast<std::size_t>(line->cursor - line->buffer);
}

void EditBuffer::move(int by) { el_cursor(handles_->edit, by); }

void EditBuffer::insert(const std::u32string& text) {
  if (!text.empty()) el_winsertstr(handles_->edit, wide(text).c_str());
}

void EditBuffer::remove_before(std::size_t count) {
  el_wdeletestr(handles_->edit, static_cast<int>(count));
}

void EditBuffer::clear() {
  move(static_cast<int>(text().size()));
  remove_before(text().size());
}

void EditBuffer::forget_removed() { handles_->begin(this); }

void EditBuffer::remember(const std::u32string& line) {
  HistEventW event;
  history_w(handles_->history, &event, H_ENTER, wide(line).c_str());
}

namespace {

constexpr std::size_t kMostRows = 20;

// Returns the common prefix of all words, in whole code points.
std::string common_beginning(const std::vector<Completion>& list) {
  std::u32string common = code_points(list.front().word);
  for (const Completion& one : list) {
    const std::u32string word = code_points(one.word);
    const auto [end, other] = std::mismatch(common.begin(), common.end(), word.begin(), word.end());
    common.erase(end, common.end());
  }
  return utf8(common);
}

// Lists the words one per row with their meanings, or if there are many, in columns without them.
std::string listing(const std::vector<Completion>& list) {
  const int columns = terminal_at(STDOUT_FILENO).size.columns;
  int widest = 0;
  for (const Completion& one : list) widest = std::max(widest, display_width(one.word));
  std::string text;
  if (list.size() <= kMostRows) {
    for (const Completion& one : list) {
      const std::string row = "  " + padded(one.word, widest) + "  " + one.meaning;
      text += (text.empty() ? "" : "\n") + fitting(row, columns - 1);
    }
    return text;
  }
  const int across = std::max(1, (columns - 1) / (widest + 2));
  int at = 0;
  for (const Completion& one : list) {
    if (at > 0 && at % across == 0) text += "\n";
    text += "  " + padded(one.word, widest);
    ++at;
  }
  return text;
}

}  // namespace

Completing press_tab(const Completions& completions, const std::string& before) {
  const std::string typed = before.substr(std::min(completions.from, before.size()));
  const auto& list = completions.list;
  if (list.empty()) return {completions.from, typed, {}};
  if (list.size() == 1) {
    const std::string& word = list.front().word;
    return {completions.from, word + (word.ends_with('=') ? "" : " "), {}};
  }
  const std::string common = common_beginning(list);
  if (common.size() > typed.size()) return {completions.from, common, {}};
  return {completions.from, typed, listing(list)};
}

namespace {

constexpr std::size_t kKept = 500, kAllowed = 1000;      // lines
constexpr std::size_t kLargest = std::size_t{16} << 20;  // bytes

// Writes with mode 0600 whatever the umask, and only to a regular file.
void write_file(const std::string& path, int how, const std::string& text) {
  const int file =
      open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | how, 0600);
  if (file < 0) return;
  struct stat found {};
  if (fstat(file, &found) == 0 && S_ISREG(found.st_mode) && fchmod(file, 0600) == 0) {
    [[maybe_unused]] const ssize_t written = write(file, text.data(), text.size());
  }
  close(file);
}

std::string text_of(const std::string& path) {
  try {
    return contents_of(path, kLargest);
  } catch (const Error&) {
    return {};  // there is none, or it is not a history file
  }
}

}  // namespace

std::vector<std::string> LineHistory::read() const {
  std::vector<std::string> lines;
  std::istringstream file(text_of(path_));
  for (std::string line; std::getline(file, line);) {
    if (!line.empty()) lines.push_back(line);
  }
  const bool too_many = lines.size() > kAllowed;
  if (lines.size() > kKept)
    lines.erase(lines.begin(), lines.end() - static_cast<std::ptrdiff_t>(kKept));
  if (too_many) {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    const std::string fresh = path_ + ".new";
    write_file(fresh, O_TRUNC, text);
    std::rename(fresh.c_str(), path_.c_str());
  }
  return lines;
}

void LineHistory::add(const std::string& line) const {
  assert(line.find('\n') == line.npos);
  write_file(path_, O_APPEND, line + "\n");
}

}  // namespace narrator::cli
