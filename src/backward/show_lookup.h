// The lookups of a search as the paper writes them, one a line, in the order in which they are first made:
//
//   L([fret], 4, [fy]) = L([x], 3, [fy]) + 1
//   L([x], 3, [fy]) = L([y], 1, [])
//   L([y], 1, []) = 0
//
// A variable, the line where it is bound, the calls on the stack, the innermost first; and what the value is: another
// lookup, an operation on some, a choice `c ? a : b`, a number, a function, `input`. The line is the one at which the
// paper's lookup arrives after its skips. What belongs to an outer activation is found through the function that was
// called: L([x], 4, [g51]) = L([g5, x], 6, []) = L([x], 2, [g5]). What belongs to none is looked up once.
//
// A guard is a condition between the entry and a target:  guard 12: L([i2], 2, []) == 0.
#pragma once
#include <string>

#include "backward/search.h"

namespace needle::backward {

class ShownLookups : public LookupListener {
 public:
  void looked_up(const core::Expr* e, const Frame* frame) override;
  void called(const Frame* frame) override { calls_[{frame->caller, frame->site}].push_back(frame); }
  void guarded(const core::CaseExpr& c, const Frame* frame) override;
  void marked(const core::TickExpr& tick, const Frame* frame) override { marks_.emplace_back(&tick, frame); }

  // All of them, and those of the targets' own values, which the search does not need. After the search.
  std::string text(Search& search, const Sources& sources);

 private:
  struct Event {
    const core::Expr* code;
    const Frame* frame;
    bool guard;
  };
  std::vector<Event> events_;
  std::map<std::pair<const core::Expr*, const Frame*>, bool> seen_;
  std::map<std::pair<const Frame*, const core::Expr*>, std::vector<const Frame*>> calls_;
  std::vector<std::pair<const core::TickExpr*, const Frame*>> marks_;
};

// Those of searches that take turns; not of those that know only facts about calls.
class ShownSearches {
 public:
  LookupListener* add(Search& search);
  // After the searches, as long as they are there. Begins anew.
  std::string take(const Sources& sources);

 private:
  std::deque<std::pair<Search*, ShownLookups>> all_;
};

}  // namespace needle::backward
