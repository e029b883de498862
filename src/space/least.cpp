// The smallest and the shallowest values of each space.
#include <algorithm>

#include "space/describer.h"

namespace needle::space {

// Least fixpoint: everything starts infinite and only gets smaller.
void Describer::settle() {
  for (bool changed = true; changed;) {
    changed = false;
    for (Space& space : spaces_) changed = improve(space) || changed;
  }
}

bool Describer::improve(Space& space) {
  uint32_t least = kInfinite, depth = kInfinite, floor = kInfinite;
  bool empty = false;
  switch (space.form) {
    case Form::Number:
      least = space.key || space.number >= NumberKind::Choice ? 0 : 1;
      depth = 0;
      floor = least;
      break;
    case Form::Newtype:
    case Form::Image:
      least = spaces_[space.inner.index].least;
      floor = spaces_[space.inner.index].floor;
      depth = spaces_[space.inner.index].least_depth;
      empty = spaces_[space.inner.index].empty;
      break;
    case Form::Data:
      if (space.pending) {  // Const, which costs nothing
        least = spaces_[space.inner.index].least;
        floor = spaces_[space.inner.index].floor;
        depth = spaces_[space.inner.index].least_depth;
        empty = spaces_[space.inner.index].empty;
        break;
      }
      empty = true;
      for (Alternative& a : space.alternatives) {
        if (!a.fits) {
          a.empty = !a.hides;
          empty = empty && a.empty;
          continue;
        }
        uint32_t size = space.free ? 0 : a.cost, deepest = 0;
        a.floor = size;
        for (SpaceId f : a.fields) {
          if (space.free) break;
          size = saturating_add(size, spaces_[f.index].least);
          a.floor = saturating_add(a.floor, spaces_[f.index].floor);
          deepest = std::max(deepest, spaces_[f.index].least_depth);
        }
        a.empty = std::any_of(a.fields.begin(), a.fields.end(), [this](SpaceId f) { return spaces_[f.index].empty; });
        empty = empty && a.empty;
        a.least = size;
        a.least_depth = is_level(space, a) ? saturating_add(deepest, 1) : deepest;
        least = std::min(least, a.least);
        floor = std::min(floor, a.floor);
        depth = std::min(depth, a.least_depth);
      }
      break;
    case Form::Fixed:
      least = depth = floor = 0;
      break;
    case Form::Clipped:
      floor = 0;
      break;
    case Form::Unsupported:
      break;
  }
  const bool changed =
      least != space.least || depth != space.least_depth || floor != space.floor || empty != space.empty;
  space.empty = empty;
  space.least = least;
  space.least_depth = depth;
  space.floor = floor;
  return changed;
}

bool is_level(const Space& space, const Alternative& a) {
  const bool counts = a.cost > 0 || a.con->cost == 0;  // what a COST pragma says is of size, not of depth
  return !a.fields.empty() && !space.tuple && !space.free && counts;
}

}  // namespace needle::space
