#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "base/unicode.h"
#include "base/world.h"

namespace needle {

struct RealWorld::Handle {
  int fd = -1;  // -1: closed, or there is nothing
  bool open = true;
  bool reads = false, writes = false;
  bool at_end = false;
  Buffering buffering = Buffering::Block;
  std::string in;
  size_t in_at = 0;
  std::string out;
};

namespace {

constexpr size_t kBlock = 32 * 1024;
constexpr size_t kPiece = 4096;  // a pipe that can be written to takes so much at once
constexpr int kPatience = 20;    // milliseconds between looks at whether to stop

mpz_class picoseconds(clockid_t clock) {
  timespec now = {};
  clock_gettime(clock, &now);
  return (mpz_class(static_cast<long>(now.tv_sec)) * 1'000'000'000 + static_cast<long>(now.tv_nsec)) * 1000;
}

bool is_regular(int fd) {
  struct stat info = {};
  return fstat(fd, &info) == 0 && S_ISREG(info.st_mode);
}

}  // namespace

RealWorld::RealWorld(std::string program_name, std::vector<std::string> args, Streams streams)
    : World(std::move(program_name), std::move(args)) {
  for (int fd = 0; fd < 3; ++fd) {
    auto h = std::make_unique<Handle>();
    (fd == 0 ? h->reads : h->writes) = true;
    h->fd = streams == Streams::Own ? fd : fd == 0 ? -1 : 2;
    if (fd == 2) h->buffering = Buffering::None;
    if (fd < 2 && streams == Streams::Own && isatty(fd)) h->buffering = Buffering::Line;
    handles_.push_back(std::move(h));
  }
}

RealWorld::~RealWorld() {
  for (auto& h : handles_) {
    if (!h->open) continue;
    write_out(*h);
    if (h->fd > 2) ::close(h->fd);
  }
}

RealWorld::Handle* RealWorld::find(int64_t handle) const {
  if (handle < 0 || static_cast<size_t>(handle) >= handles_.size()) return nullptr;
  Handle* h = handles_[static_cast<size_t>(handle)].get();
  return h->open ? h : nullptr;
}

// Waits; false when it is time to stop.
bool RealWorld::is_ready(int fd, short events) const {
  pollfd wanted{fd, events, 0};
  while (!is_stopped()) {
    const int ready = poll(&wanted, 1, kPatience);
    if (ready > 0 || (ready < 0 && errno != EINTR)) return true;
  }
  return false;
}

// What could not be written is gone: trying again would only fail again.
int RealWorld::write_out(Handle& h) const {
  int error = 0;
  const size_t piece = h.out.empty() || is_regular(h.fd) ? kBlock : kPiece;
  for (size_t done = 0; done < h.out.size() && !error;) {
    if (piece == kPiece && !is_ready(h.fd, POLLOUT)) {
      error = -EINTR;
      break;
    }
    const ssize_t n = ::write(h.fd, h.out.data() + done, std::min(piece, h.out.size() - done));
    if (n >= 0) {
      done += static_cast<size_t>(n);
    } else if (errno != EINTR && errno != EAGAIN) {
      error = -errno;
      lost_output_ = lost_output_ || h.fd <= 2;
    }
  }
  h.out.clear();
  return error;
}

// Makes `wanted` bytes available if the source has them.
int RealWorld::fill(Handle& h, size_t wanted) const {
  if (h.in_at > kBlock) {
    h.in.erase(0, h.in_at);
    h.in_at = 0;
  }
  while (!h.at_end && h.in.size() - h.in_at < wanted) {
    if (h.fd < 0 || !h.reads) {
      h.at_end = true;
      break;
    }
    if (!is_ready(h.fd, POLLIN)) return -EINTR;
    const size_t old = h.in.size();
    h.in.resize(old + kBlock);
    const ssize_t n = ::read(h.fd, h.in.data() + old, kBlock);
    const int error = errno;
    h.in.resize(old + (n > 0 ? static_cast<size_t>(n) : 0));
    if (n < 0 && (error == EINTR || error == EAGAIN)) continue;
    if (n <= 0) h.at_end = true;
    if (n < 0) return -error;
  }
  return 0;
}

int64_t RealWorld::peek(Handle& h, size_t& bytes) const {
  fill(h, 1);
  if (h.in_at == h.in.size()) return kEnd;
  const auto first = static_cast<unsigned char>(h.in[h.in_at]);
  if (first >= 0x80) fill(h, first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2);
  std::string_view rest(h.in.data() + h.in_at, h.in.size() - h.in_at);
  const size_t before = rest.size();
  const int64_t c = take_utf8(rest, false);
  bytes = before - rest.size();
  return c;
}

int RealWorld::put(int64_t handle, std::string_view utf8) {
  Handle* h = find(handle);
  if (!h || !h->writes) return -EBADF;
  h->out.append(utf8);
  const bool now = h->buffering == Buffering::None || h->out.size() >= kBlock ||
                   (h->buffering == Buffering::Line && utf8.find('\n') != std::string_view::npos);
  return now ? write_out(*h) : 0;
}

int RealWorld::flush(int64_t handle) {
  Handle* h = find(handle);
  return h && h->writes ? write_out(*h) : -EBADF;
}

int RealWorld::flush_all() {
  int error = 0;
  for (auto& h : handles_) {
    const int now = h->open ? write_out(*h) : 0;
    if (!error) error = now;
  }
  return error;
}

int64_t RealWorld::get_char(int64_t handle) {
  ask();
  Handle* h = find(handle);
  size_t bytes = 0;
  const int64_t c = h ? peek(*h, bytes) : kEnd;
  if (c != kEnd) h->in_at += bytes;
  return c;
}

int64_t RealWorld::look_ahead(int64_t handle) {
  ask();
  Handle* h = find(handle);
  size_t bytes = 0;
  return h ? peek(*h, bytes) : kEnd;
}

int RealWorld::get_rest(int64_t handle, size_t most, std::string& text) {
  ask();
  Handle* h = find(handle);
  if (!h || !h->reads) return -EBADF;
  // In pieces: one text that grows would be copied again and again, gigabytes at a time, and nothing stops that.
  constexpr size_t kPieceOfRest = size_t{16} << 20;
  std::vector<std::string> pieces;
  size_t size = 0;
  int error = 0;
  do {
    error = fill(*h, kPieceOfRest);
    pieces.push_back(std::exchange(h->in, {}));
    pieces.back().erase(0, std::exchange(h->in_at, 0));
    size += pieces.back().size();
    if (size > most) return -EFBIG;
    if (error == -EINTR) return error;
  } while (!h->at_end && !error);
  text = std::move(pieces[0]);
  text.reserve(size);
  for (size_t i = 1; i < pieces.size(); ++i) text += std::exchange(pieces[i], {});
  return error;
}

void RealWorld::set_buffering(int64_t handle, Buffering buffering) {
  if (Handle* h = find(handle)) {
    if (h->writes) write_out(*h);
    h->buffering = buffering;
  }
}

Buffering RealWorld::buffering(int64_t handle) const {
  const Handle* h = find(handle);
  return h ? h->buffering : Buffering::None;
}

int64_t RealWorld::open(const std::string& path, OpenMode mode) {
  ask();
  const int flags = mode == OpenMode::Read     ? O_RDONLY
                    : mode == OpenMode::Write  ? O_WRONLY | O_CREAT | O_TRUNC
                    : mode == OpenMode::Append ? O_WRONLY | O_CREAT | O_APPEND
                                               : O_RDWR | O_CREAT;
  // Nothing blocks, so that a FIFO nobody writes to can be given up.
  const int fd = ::open(path.c_str(), flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0666);
  if (fd < 0) return -errno;
  struct stat info = {};
  if (fstat(fd, &info) == 0 && S_ISDIR(info.st_mode)) {
    ::close(fd);
    return -EISDIR;
  }
  size_t free = 3;
  while (free < handles_.size() && handles_[free]->open) ++free;
  if (free == handles_.size()) handles_.emplace_back();
  auto h = std::make_unique<Handle>();
  h->fd = fd;
  h->reads = mode == OpenMode::Read || mode == OpenMode::ReadWrite;
  h->writes = mode != OpenMode::Read;
  handles_[free] = std::move(h);
  return static_cast<int64_t>(free);
}

int RealWorld::close(int64_t handle) {
  Handle* h = find(handle);
  if (!h) return -EBADF;
  int error = h->writes ? write_out(*h) : 0;
  if (h->fd > 2 && ::close(h->fd) != 0 && !error) error = -errno;
  h->fd = -1;
  h->open = false;
  h->in.clear();
  return error;
}

bool RealWorld::is_file(const std::string& path) const {
  ask();
  struct stat info = {};
  return stat(path.c_str(), &info) == 0 && !S_ISDIR(info.st_mode);
}

int RealWorld::remove(const std::string& path) {
  ask();
  return ::unlink(path.c_str()) == 0 ? 0 : -errno;
}

int RealWorld::rename(const std::string& from, const std::string& to) {
  ask();
  return ::rename(from.c_str(), to.c_str()) == 0 ? 0 : -errno;
}

bool RealWorld::is_directory(const std::string& path) const {
  ask();
  struct stat info = {};
  return stat(path.c_str(), &info) == 0 && S_ISDIR(info.st_mode);
}

int RealWorld::make_directory(const std::string& path) {
  ask();
  return ::mkdir(path.c_str(), 0777) == 0 ? 0 : -errno;
}

int RealWorld::remove_directory(const std::string& path) {
  ask();
  return ::rmdir(path.c_str()) == 0 ? 0 : -errno;
}

int RealWorld::list(const std::string& path, std::vector<std::string>& names) const {
  ask();
  std::error_code error;
  for (std::filesystem::directory_iterator it(path, error), end; !error && it != end; it.increment(error))
    names.push_back(it->path().filename().string());
  std::sort(names.begin(), names.end());
  return -error.value();
}

std::string RealWorld::current_directory() const {
  ask();
  std::error_code error;
  return std::filesystem::current_path(error).string();
}

std::optional<std::string> RealWorld::environment(const std::string& name) const {
  ask();
  const char* value = std::getenv(name.c_str());
  return value ? std::optional<std::string>(value) : std::nullopt;
}

mpz_class RealWorld::cpu_picoseconds() const {
  ask();
  return picoseconds(CLOCK_PROCESS_CPUTIME_ID);
}

double RealWorld::seconds() const {
  ask();
  return picoseconds(CLOCK_REALTIME).get_d() / 1e12;
}

}  // namespace needle
