#include "session/progress_line.h"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdio>

#include "report/report.h"
#include "session/say.h"

namespace needle::session {
namespace {

size_t columns() {
  winsize size = {};
  return ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : 80;
}

}  // namespace

void ProgressLine::draw(const Attempt& attempt, bool by_depth) {
  if (!on_) return;
  const Attempt::Progress p = attempt.progress();
  std::string text = report::progress(attempt.result().name, p.counts, p.bound, by_depth, p.share, p.seconds);
  text.resize(std::min(text.size(), columns() - 1));
  complain("\r{}\x1b[K", text);
  std::fflush(stderr);
  drawn_ = true;
}

void ProgressLine::erase() {
  if (!drawn_) return;
  complain("\r\x1b[K");
  std::fflush(stderr);
  drawn_ = false;
}

}  // namespace needle::session
