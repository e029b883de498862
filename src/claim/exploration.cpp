#include "claim/exploration.h"

namespace needle::claim {

int exit_code(const Exploration& e) {
  constexpr int kNone = 1, kBroken = 2, kInconclusive = 3, kInternal = 70, kInterrupted = 130;
  switch (e.kind) {
    case Explored::All:
      return e.examples > 0 ? 0 : kNone;
    case Explored::Enough:
      return 0;
    case Explored::Bounded:
      return e.examples > 0 ? 0 : kInconclusive;
    case Explored::Fewer:
      return kInconclusive;
    case Explored::Interrupted:
      return kInterrupted;
    case Explored::Wrong:
      return kInternal;
    case Explored::Broken:
      break;
  }
  return kBroken;
}

}  // namespace needle::claim
