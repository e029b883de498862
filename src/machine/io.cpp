#include "machine/io.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>

#include "base/unicode.h"

namespace needle::machine {

struct IoContext::Handle {
  int fd = -1;  // -1: in memory
  bool open = true;
  bool reads = false, writes = false;
  bool at_end = false;
  Buffering buffering = Buffering::Block;
  std::string in;
  size_t in_at = 0;
  std::string out;

  static constexpr size_t kBlock = 32 * 1024;

  void flush() {
    if (fd < 0) return;
    size_t done = 0;
    while (done < out.size()) {
      ssize_t n = ::write(fd, out.data() + done, out.size() - done);
      if (n < 0 && errno == EINTR) continue;
      if (n <= 0) break;
      done += static_cast<size_t>(n);
    }
    out.clear();
  }
  // Makes `wanted` bytes available if the source has them.
  void fill(size_t wanted) {
    if (in_at > kBlock) {
      in.erase(0, in_at);
      in_at = 0;
    }
    while (!at_end && in.size() - in_at < wanted) {
      if (fd < 0 || !reads) {
        at_end = true;
        break;
      }
      size_t old = in.size();
      in.resize(old + kBlock);
      ssize_t n = ::read(fd, in.data() + old, kBlock);
      in.resize(old + (n > 0 ? static_cast<size_t>(n) : 0));
      if (n < 0 && errno == EINTR) continue;
      if (n <= 0) at_end = true;
    }
  }
  int64_t peek(size_t& bytes) {
    fill(1);
    if (in_at == in.size()) return -1;
    auto first = static_cast<unsigned char>(in[in_at]);
    if (first >= 0x80) fill(first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2);
    std::string_view rest(in.data() + in_at, in.size() - in_at);
    size_t before = rest.size();
    int64_t c = take_utf8(rest, false);
    bytes = before - rest.size();
    return c;
  }
};

IoContext::IoContext() {
  for (int fd = 0; fd < 3; ++fd) {
    handles_.push_back(std::make_unique<Handle>());
    (fd == 0 ? handles_.back()->reads : handles_.back()->writes) = true;
  }
  handles_[2]->buffering = Buffering::None;
}
IoContext::IoContext(IoContext&&) noexcept = default;
IoContext& IoContext::operator=(IoContext&&) noexcept = default;
IoContext::~IoContext() {
  flush_all();
  for (size_t h = 3; h < handles_.size(); ++h) close(static_cast<int64_t>(h));
}

IoContext IoContext::console(std::string program_name, std::vector<std::string> args) {
  IoContext io;
  io.program_name_ = std::move(program_name);
  io.args_ = std::move(args);
  for (int fd = 0; fd < 3; ++fd) {
    io.handles_[static_cast<size_t>(fd)]->fd = fd;
    if (fd < 2 && isatty(fd)) io.handles_[static_cast<size_t>(fd)]->buffering = Buffering::Line;
  }
  return io;
}

IoContext IoContext::captured(std::string input, std::vector<std::string> args) {
  IoContext io;
  io.args_ = std::move(args);
  io.handles_[0]->in = std::move(input);
  return io;
}

IoContext::Handle* IoContext::find(int64_t handle) const {
  if (handle < 0 || static_cast<size_t>(handle) >= handles_.size()) return nullptr;
  Handle* h = handles_[static_cast<size_t>(handle)].get();
  return h->open ? h : nullptr;
}

std::string_view IoContext::output() const {
  return handles_[1]->out;
}
std::string_view IoContext::errors() const {
  return handles_[2]->out;
}

void IoContext::put(int64_t handle, std::string_view utf8) {
  Handle* h = find(handle);
  if (!h || !h->writes) return;
  h->out.append(utf8);
  if (h->buffering == Buffering::None || h->out.size() >= Handle::kBlock ||
      (h->buffering == Buffering::Line && utf8.find('\n') != std::string_view::npos)) {
    h->flush();
  }
}

void IoContext::flush(int64_t handle) {
  if (Handle* h = find(handle)) h->flush();
}

void IoContext::flush_all() {
  for (auto& h : handles_) {
    if (h && h->open) h->flush();
  }
}

int64_t IoContext::get_char(int64_t handle) {
  Handle* h = find(handle);
  size_t bytes = 0;
  int64_t c = h ? h->peek(bytes) : -1;
  if (c >= 0) h->in_at += bytes;
  return c;
}

int64_t IoContext::look_ahead(int64_t handle) {
  Handle* h = find(handle);
  size_t bytes = 0;
  return h ? h->peek(bytes) : -1;
}

std::string IoContext::get_rest(int64_t handle) {
  Handle* h = find(handle);
  if (!h) return {};
  while (!h->at_end) h->fill(h->in.size() - h->in_at + Handle::kBlock);
  std::string rest = h->in.substr(h->in_at);
  h->in.clear();
  h->in_at = 0;
  return rest;
}

void IoContext::set_buffering(int64_t handle, Buffering buffering) {
  if (Handle* h = find(handle)) {
    if (h->writes) h->flush();
    h->buffering = buffering;
  }
}

Buffering IoContext::buffering(int64_t handle) const {
  Handle* h = find(handle);
  return h ? h->buffering : Buffering::None;
}

int64_t IoContext::open(const std::string& path, OpenMode mode) {
  int flags = mode == OpenMode::Read     ? O_RDONLY
              : mode == OpenMode::Write  ? O_WRONLY | O_CREAT | O_TRUNC
              : mode == OpenMode::Append ? O_WRONLY | O_CREAT | O_APPEND
                                         : O_RDWR | O_CREAT;
  int fd = ::open(path.c_str(), flags | O_CLOEXEC, 0666);
  if (fd < 0) return -errno;
  auto h = std::make_unique<Handle>();
  h->fd = fd;
  h->reads = mode == OpenMode::Read || mode == OpenMode::ReadWrite;
  h->writes = mode != OpenMode::Read;
  handles_.push_back(std::move(h));
  return static_cast<int64_t>(handles_.size() - 1);
}

void IoContext::close(int64_t handle) {
  Handle* h = find(handle);
  if (!h) return;
  h->flush();
  if (h->fd > 2) ::close(h->fd);
  h->open = false;
  h->in.clear();
}

}  // namespace needle::machine
