// Coverages made by hand, for the tests of what prints them.
#pragma once
#include <string>
#include <vector>

#include "claim/coverage.h"

namespace needle::report {

// A module whose ticks are found by their text.
class ModuleMaker {
 public:
  static constexpr size_t kLast = static_cast<size_t>(-1);
  ModuleMaker(std::string name, std::string file, std::string source);

  void function(const std::string& name, const std::string& text);
  // The n-th time that the text stands there, or the last time, in the function that was added last. Throws when it does not.
  claim::CoverTick& tick(core::Box box, const std::string& text, claim::Reach reach, size_t nth = 0);
  // Both values of a condition.
  void condition(core::Box box, const std::string& text, claim::Reach is_true, claim::Reach is_false);
  claim::CoverModule made() const;  // works out what is outermost

 private:
  claim::CoverModule module_;
  std::vector<std::pair<size_t, size_t>> ranges_;  // of ticks, in bytes
};

// Two modules and an empty one; all states, tabs, wide characters, markup and bad UTF-8 in the source.
claim::Coverage mixed_coverage();
// Everything is covered.
claim::Coverage complete_coverage();
// One module of 5,000 lines with 40,000 ticks.
claim::Coverage large_coverage();
// One expression inside the other, this often.
claim::Coverage deep_coverage(size_t depth);

}  // namespace needle::report
