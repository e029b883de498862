// Coverage by lines and branches, for services that know nothing smaller.
//
// A line is hit when something that starts on it was evaluated, as often as the busiest of that. So a line is not hit
// because a declaration that began further up was, and what is cold inside a line that is hit shows as a branch that is
// not taken, if it is one. Lines on which only unreachable things start are left out: no test can hit them, and a
// service would ask for one for ever. The same goes for branches that are proved unreachable.
//
// A branch point is a condition (True, False), or whatever has alternatives: a case, an if, a declaration with several
// right-hand sides. It stands on the line where it starts.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "claim/coverage.h"

namespace needle::report {

struct LineHits {
  uint32_t line = 0;
  uint64_t hits = 0;
  size_t function = 0;  // FileLines::functions: that of what starts there first
};
struct BranchPoint {
  uint32_t line = 0;
  // How often each was taken; all of them none when the point itself was never come to.
  std::vector<std::optional<uint64_t>> taken;
  size_t hit() const;
};
struct FunctionHits {
  std::string name;  // two of one name have their lines behind it
  uint32_t line = 0;
  uint64_t hits = 0;
  bool reachable = true;
};
struct FileLines {
  std::vector<LineHits> lines;          // by line
  std::vector<BranchPoint> branches;    // by line; only on lines that are there
  std::vector<FunctionHits> functions;  // as CoverModule::functions
};
FileLines lines_of(const claim::CoverModule& module);

}  // namespace needle::report
