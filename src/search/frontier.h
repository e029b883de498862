// Paths that nobody has taken yet, and which of them comes next.
//
// A place is where a path stands and something has to be decided: it knows the place before it, and what was decided
// there. So paths share what they have in common, and a place lives as long as a path that waits leads through it.
//
//   depth first     the newest path, so the search goes down and comes back as little as it must
//   breadth first   the path with the fewest decisions
//   coverage        the path that has come by something new most recently: code that no path had reached before. Among
//                   those the shortest.
#pragma once
#include <memory>
#include <queue>
#include <span>

#include "search/bounds.h"
#include "space/value.h"

namespace needle::search {

// What is decided at a place.
struct Choice {
  uint32_t unknown = 0;  // as in Decision
  bool condition = false;
  uint64_t alternative = 0;  // of a condition: its side
};

struct Place {
  std::shared_ptr<const Place> before;  // null at the root
  Choice choice;                        // taken there
  uint32_t length = 0;                  // decisions before this one
  uint32_t since = 0;                   // so many of them ago the path came by something new
  int64_t steps = 0;                    // of evaluation, from the root to here
  std::shared_ptr<size_t> alive;        // how many places there are

  Place(std::shared_ptr<const Place> last, Choice taken, uint32_t not_new, int64_t evaluated,
        std::shared_ptr<size_t> all)
      : before(std::move(last)),
        choice(taken),
        length(before ? before->length + 1 : 0),
        since(not_new),
        steps(evaluated),
        alive(std::move(all)) {
    ++*alive;
  }
  ~Place() { --*alive; }
  Place(const Place&) = delete;
  Place& operator=(const Place&) = delete;
};
using PlacePointer = std::shared_ptr<const Place>;

struct WaitingPath {
  PlacePointer place;
  Choice choice;  // taken there next
};

class Frontier {
 public:
  // Paths and places together take this much memory at most; what is more is left out.
  Frontier(PathOrder order, size_t bytes) : order_(order), bytes_(bytes) {}

  PlacePointer make_place(PlacePointer before, Choice taken, uint32_t since, int64_t steps) const {
    return std::make_shared<const Place>(std::move(before), taken, since, steps, places_);
  }
  // Choices at one place, the one that is best taken first before the others.
  void add(const PlacePointer& place, std::span<const Choice> choices);
  std::optional<WaitingPath> take();

  size_t size() const { return paths_.size(); }
  uint64_t left_out() const { return left_out_; }

 private:
  struct Entry {
    uint64_t rank, tie;  // the smallest comes next
    WaitingPath path;
    bool operator<(const Entry& other) const {
      return rank != other.rank ? rank > other.rank : tie > other.tie;  // the queue has its largest on top
    }
  };
  uint64_t rank_of(const Place& place) const;
  void add(const PlacePointer& place, const Choice& choice);

  const PathOrder order_;
  const size_t bytes_;
  std::priority_queue<Entry> paths_;
  std::shared_ptr<size_t> places_ = std::make_shared<size_t>(0);
  uint64_t added_ = 0, left_out_ = 0;
};

}  // namespace needle::search
