#include "cli/say.h"

#include <fcntl.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstring>

#include "cli/say.h"

namespace needle::cli {
namespace {

std::atomic<int> wrong_out = 0, wrong_err = 0;  // the first errno

void note(std::atomic<int>& wrong, int error) {
  int none = 0;
  wrong.compare_exchange_strong(none, error ? error : EIO);
}

void write(std::FILE* to, std::atomic<int>& wrong, std::string_view text) {
  errno = 0;
  if (std::fwrite(text.data(), 1, text.size(), to) != text.size()) note(wrong, errno);
}

}  // namespace

void say_text(std::string_view text) {
  write(stdout, wrong_out, text);
}

void complain_text(std::string_view text) {
  write(stderr, wrong_err, text);
}

bool can_say() {
  return !wrong_out && !wrong_err;
}

bool flush_said() {
  errno = 0;
  if (std::fflush(stdout) != 0) note(wrong_out, errno);
  if (std::fflush(stderr) != 0) note(wrong_err, errno);
  return can_say();
}

std::string why_not_said() {
  return wrong_out ? fmt::format("stdout: {}", std::strerror(wrong_out))
                   : fmt::format("stderr: {}", std::strerror(wrong_err));
}

void secure_streams() {
  for (int fd = 0; fd < 3; ++fd)
    if (fcntl(fd, F_GETFD) < 0 && errno == EBADF && ::open("/dev/null", fd == 0 ? O_WRONLY : O_RDONLY) < 0) return;
}

}  // namespace needle::cli
