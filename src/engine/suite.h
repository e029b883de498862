// The smallest set of tests, of those there are, that covers all that they cover together: greedily, then pruned.
#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

namespace needle::engine {

struct SuiteTest {
  std::vector<uint32_t> covers;  // places, each once
  uint32_t size = 0;             // of its inputs: of two equally good tests the smaller one is taken
  bool welcome = true;           // false: it is taken only for what no other covers
};

// The numbers of the chosen tests, ascending. Places in `already` need no test.
std::vector<size_t> choose_suite(const std::vector<SuiteTest>& tests, const std::vector<bool>& already);

}  // namespace needle::engine
