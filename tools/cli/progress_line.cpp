#include "cli/progress_line.h"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdio>

#include "cli/say.h"
#include "report/report.h"

namespace needle::cli {
namespace {

size_t columns() {
  winsize size = {};
  return ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : 80;
}

}  // namespace

void ProgressLine::draw(const engine::Progress& p) {
  if (!on_) return;
  std::string text =
      p.total_goals ? fmt::format("{}  {} of {} places cold  {:.0f}s", p.name, *p.open_goals, *p.total_goals, p.seconds)
      : p.open_goals ? fmt::format("{}  size {}  {} nodes  {} to reach", p.name, p.bound, p.counts.nodes, *p.open_goals)
                     : report::progress(p.name, p.counts, p.bound, p.by_depth, p.share, p.seconds);
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

}  // namespace needle::cli
