#include "solve/subprocess.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>

namespace needle::solve {
namespace {

using Clock = std::chrono::steady_clock;

constexpr size_t kMostSaid = 1 << 20;  // bytes
constexpr int kLooksMilliseconds = 10;

// The other end of a child, and the child: gone with this.
class Child {
 public:
  explicit Child(const std::vector<std::string>& command) {
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return;
    std::vector<char*> arguments;
    for (const std::string& word : command) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    const pid_t parent = getpid();
    pid_ = fork();
    if (pid_ == 0) become(arguments.data(), ends[1], parent);
    close(ends[1]);
    if (pid_ < 0) {
      close(ends[0]);
      return;
    }
    setpgid(pid_, pid_);  // here and there: whoever comes first
    socket_ = ends[0];
  }
  ~Child() {
    if (socket_ < 0) return;
    close(socket_);
    kill(-pid_, SIGKILL);
    kill(pid_, SIGKILL);
    while (waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) {
    }
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  int socket() const { return socket_; }  // below 0: there is none

 private:
  // Only what may be called between fork and exec.
  [[noreturn]] static void become(char* const* arguments, int end, pid_t parent) {
    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(127);
    const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (dup2(end, STDIN_FILENO) >= 0 && dup2(end, STDOUT_FILENO) >= 0 && dup2(nowhere, STDERR_FILENO) >= 0)
      execvp(arguments[0], arguments);
    _exit(127);
  }

  pid_t pid_ = -1;
  int socket_ = -1;
};

// Whether it has come to its end; otherwise it is to be waited for.
bool send_some(int socket, const std::string& text, size_t& sent) {
  const ssize_t n = send(socket, text.data() + sent, text.size() - sent, MSG_NOSIGNAL | MSG_DONTWAIT);
  if (n < 0) return errno != EAGAIN && errno != EINTR;
  sent += static_cast<size_t>(n);
  if (sent < text.size()) return false;
  shutdown(socket, SHUT_WR);
  return true;
}

}  // namespace

std::optional<std::string> ask_program(const std::vector<std::string>& command, const std::string& text,
                                       uint32_t milliseconds, const std::atomic<bool>& stop) {
  const Clock::time_point until = Clock::now() + std::chrono::milliseconds(milliseconds);
  const Child child(command);
  if (child.socket() < 0) return std::nullopt;
  std::string said;
  bool all_sent = false;
  for (size_t sent = 0; Clock::now() < until && !stop && said.size() < kMostSaid;) {
    pollfd look{child.socket(), static_cast<short>(all_sent ? POLLIN : POLLIN | POLLOUT), 0};
    if (poll(&look, 1, kLooksMilliseconds) < 0 && errno != EINTR) return std::nullopt;
    if (!all_sent && (look.revents & (POLLOUT | POLLERR | POLLHUP))) all_sent = send_some(child.socket(), text, sent);
    if (!(look.revents & (POLLIN | POLLERR | POLLHUP))) continue;
    char some[4096];
    const ssize_t n = recv(child.socket(), some, sizeof some, MSG_DONTWAIT);
    if (n == 0) return said;
    if (n > 0) said.append(some, static_cast<size_t>(n));
    if (n < 0 && errno != EAGAIN && errno != EINTR) return std::nullopt;
  }
  return std::nullopt;
}

bool is_on_path(const std::string& program) {
  const char* path = std::getenv("PATH");
  const std::string all = path ? path : "/usr/bin:/bin";
  for (size_t at = 0; at <= all.size();) {
    const size_t end = std::min(all.find(':', at), all.size());
    const std::string file = (end == at ? "." : all.substr(at, end - at)) + "/" + program;
    struct stat info;
    if (access(file.c_str(), X_OK) == 0 && stat(file.c_str(), &info) == 0 && S_ISREG(info.st_mode)) return true;
    at = end + 1;
  }
  return false;
}

}  // namespace needle::solve
