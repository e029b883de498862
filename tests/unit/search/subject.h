// A claim over a core program, ready for engines and walks.
#pragma once
#include "search/engines.h"

namespace needle::search {

struct Subject {
  Subject(core::Program& program, const space::Spaces& all, claim::Claim what,
          const std::vector<core::GlobalId>& more_roots = {})
      : spaces(all), claim(std::move(what)) {
    std::vector<core::GlobalId> roots = more_roots;
    roots.push_back(claim::test_of(claim).verdict);
    code = machine::compile(program, roots);
#ifdef NEEDLE_HOSTILE
    budget.shrinking_work = 20'000;
#endif
  }

  Compiled compiled() const {
    return {.claim = claim, .spaces = spaces, .code = code};
  }
  claim::End run(MakeEngine* make, const Bounds& bounds) {
    return make(compiled(), bounds, budget, listener)->run();
  }

  const space::Spaces& spaces;
  claim::Claim claim;
  std::shared_ptr<const machine::Code> code;
  Stop stop;
  claim::SearchBudget budget{stop};
  claim::Listener listener;
};

// The same with a machine, for walks.
struct Walked : Subject {
  using Subject::Subject;
  Setting setting{compiled(), budget, listener, budget.max_memory};
  const Problem& problem = setting.problem();
};

}  // namespace needle::search
