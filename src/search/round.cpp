#include "search/round.h"

namespace needle::search {

using claim::TestResult;

Round::Ended Round::run(uint64_t until) {
  if (!started_ && !walker_.open()) return Ended::Complete;
  Walker::Event event = started_ ? walker_.advance() : walker_.start();
  started_ = true;
  for (;; event = walker_.advance()) {
    if (event == Walker::Event::Leaf) {
      if (std::optional<Ended> ended = leaf()) return *ended;
      if (!next_alternative()) return Ended::Complete;
    } else if (!refine() && !next_alternative()) {
      return Ended::Complete;
    }
    if (counts_.work() >= until) return Ended::Paused;
  }
}

// Binds the unknown to its first alternative, behind a choice point when there are more. False when none fits.
bool Round::refine() {
  const std::optional<Alternative> first = walker_.fit(0);
  if (!first) return false;
  const std::optional<Alternative> second = walker_.fit(first->index + 1);
  newest_bound_ = second.has_value();
  if (second) {
    walker_.push();
    choices_.push_back({*second, problem_.progress ? share_.choose(walker_.unknown(), first->index) : 0});
  }
  walker_.bind(*first);
  return true;
}

// Goes back to the newest choice and takes its next alternative; the last one needs no choice point. False when there
// is no choice left.
bool Round::next_alternative() {
  if (choices_.empty()) return false;
  walker_.back();
  const Alternative chosen = choices_.back().next;
  if (problem_.progress) share_.go_on(choices_.back().place, chosen.index);
  if (const std::optional<Alternative> after = walker_.fit(chosen.index + 1)) {
    choices_.back().next = *after;
    newest_bound_ = true;
  } else {
    drop_choice();
  }
  walker_.bind(chosen);
  return true;
}

void Round::drop_choice() {
  walker_.drop();
  choices_.pop_back();
  newest_bound_ = false;
}

std::optional<Round::Ended> Round::leaf() {
  const Leaf& leaf = walker_.leaf();
  switch (leaf.kind) {
    case LeafKind::Stopped:
      return Ended::Stopped;
    case LeafKind::Cut:
      if (cuts_++ == 0) cut_ = walker_.inputs();
      return stop_at_cut_ ? std::optional(Ended::Complete) : std::nullopt;
    case LeafKind::NoSuchChoice:
      if (newest_bound_) {
        walker_.back();
        drop_choice();
      }
      return std::nullopt;
    case LeafKind::Reached:
    case LeafKind::Tested:
      break;
  }
  ++tests_;
  if (leaf.result == TestResult::Discarded) ++discards_;
  if (leaf.notes) notes_.count(*leaf.notes);
  if (problem_.on_target) {
    unfinished_ = unfinished_ || leaf.result == TestResult::Unfinished;
    return walker_.enough() ? std::optional(Ended::Found) : std::nullopt;
  }
  if (problem_.on_leaf) {
    problem_.on_leaf(leaf.result, walker_.inputs());
    return std::nullopt;
  }
  return leaf.result == TestResult::Failed ? std::optional(Ended::Found) : std::nullopt;
}

}  // namespace needle::search
