// A claim over a core program, ready for engines and walks.
#pragma once
#include "search/engines.h"

namespace needle::search {

struct Subject {
  Subject(core::Program& program, const space::Spaces& all, claim::Claim what,
          const std::vector<core::GlobalId>& more_roots = {}, bool leave_open = false)
      : spaces(all), claim(std::move(what)), open_numbers(leave_open) {
    std::vector<core::GlobalId> roots = more_roots;
    roots.push_back(claim::test_of(claim).verdict);
    code = machine::compile(program, roots, {.symbolic = open_numbers});
#ifdef NEEDLE_HOSTILE
    budget.shrinking_work = 20'000;
#endif
  }

  Compiled compiled() const {
    return {.claim = claim, .spaces = spaces, .code = code};
  }
  // A machine for walks.
  std::unique_ptr<Setting> make_setting() {
    auto out = std::make_unique<Setting>(compiled(), budget, listener, budget.max_memory);
    if (open_numbers) out->leave_numbers_open({}, true);
    return out;
  }
  claim::End run(MakeEngine* make, const Bounds& bounds) {
    return make(compiled(), bounds, budget, listener)->run();
  }

  const space::Spaces& spaces;
  claim::Claim claim;
  bool open_numbers;  // as far as they are only added and compared: there is no library
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
