#include "search/share.h"

namespace needle::search {

double Share::done() const {
  constexpr double kTooSmallToSee = 1e-6;
  double done = 0, width = 1;
  for (const Choice& c : path_) {
    const double all = refiner_.weight(c.unknown, c.size, UINT64_MAX);
    if (all <= 0) continue;
    const double before = refiner_.weight(c.unknown, c.size, c.alternative);
    done += width * before / all;
    width *= (refiner_.weight(c.unknown, c.size, c.alternative + 1) - before) / all;
    if (width < kTooSmallToSee) break;
  }
  return done;
}

}  // namespace needle::search
