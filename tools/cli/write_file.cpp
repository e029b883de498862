#include "cli/write_file.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <optional>

#include "cli/interrupts.h"

namespace needle::cli {
namespace fs = std::filesystem;
namespace {

std::string reason(int error) {
  return std::strerror(error);
}

// 0, or errno.
int write_all(int fd, const std::string& content) {
  for (size_t done = 0; done < content.size();) {
    const ssize_t n = ::write(fd, content.data() + done, content.size() - done);
    if (n >= 0) {
      done += static_cast<size_t>(n);
    } else if (errno == EAGAIN) {
      pollfd wanted{fd, POLLOUT, 0};
      poll(&wanted, 1, -1);
    } else if (errno != EINTR) {
      return errno;
    }
  }
  return 0;
}

int write_and_close(int fd, const std::string& content) {
  const int error = write_all(fd, content);
  return ::close(fd) != 0 && !error ? errno : error;
}

// Where it leads to, as far as that is there.
std::string target_of(const std::string& path) {
  std::error_code error;
  fs::path at = path;
  constexpr int kMostLinks = 40;
  for (int i = 0; i < kMostLinks && fs::is_symlink(at, error); ++i) {
    const fs::path next = fs::read_symlink(at, error);
    if (error) break;
    at = next.is_absolute() ? next : at.parent_path() / next;
  }
  return at.string();
}

std::string directory_of(const std::string& path) {
  const std::string parent = fs::path(path).parent_path().string();
  return parent.empty() ? "." : parent;
}

std::optional<struct stat> status(const std::string& path) {
  struct stat info = {};
  return stat(path.c_str(), &info) == 0 ? std::optional(info) : std::nullopt;
}

mode_t default_mode() {
  const mode_t mask = umask(0);
  umask(mask);
  return 0666 & ~mask;
}

std::string write_in_place(const std::string& path, int flags, const std::string& content) {
  const int fd = ::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK | flags, 0666);
  if (fd < 0) return reason(errno);
  const int error = write_and_close(fd, content);
  return error ? reason(error) : "";
}

}  // namespace

std::string write_file(const std::string& path, const std::string& content) {
  const std::optional<struct stat> before = status(path);
  if (before && S_ISDIR(before->st_mode)) return reason(EISDIR);
  if (before && !S_ISREG(before->st_mode)) return write_in_place(path, 0, content);
  const std::string target = target_of(path);
  std::string temporary = directory_of(target) + "/.needle-XXXXXX";
  const int fd = mkostemp(temporary.data(), O_CLOEXEC);
  if (fd < 0) {  // a file that may be written in a directory that may not
    const int error = errno;
    return before && access(path.c_str(), W_OK) == 0 ? write_in_place(target, O_TRUNC, content) : reason(error);
  }
  const Interrupts::Removing removing(temporary);
  if (before && fchown(fd, before->st_uid, before->st_gid) != 0) errno = 0;  // then it is ours
  int error = fchmod(fd, before ? before->st_mode & 07777 : default_mode()) == 0 ? 0 : errno;
  const int written = write_and_close(fd, content);
  if (!error) error = written;
  if (!error && std::rename(temporary.c_str(), target.c_str()) != 0) error = errno;
  if (!error) return "";
  ::unlink(temporary.c_str());
  return reason(error);
}

std::string cannot_write(const std::string& path) {
  const std::optional<struct stat> before = status(path);
  if (before && S_ISDIR(before->st_mode)) return reason(EISDIR);
  const std::string target = before ? path : directory_of(target_of(path));
  return access(target.c_str(), W_OK) == 0 ? "" : reason(errno);
}

}  // namespace needle::cli
