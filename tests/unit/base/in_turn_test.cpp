#include "base/in_turn.h"

#include <gtest/gtest.h>

#include <stdexcept>
#include <vector>

namespace needle {
namespace {

TEST(InTurn, RunsJobsInOrder) {
  std::vector<int> seen;
  InTurn jobs(2);
  for (int i = 0; i < 100; ++i) jobs.add([&seen, i] { seen.push_back(i); });
  jobs.finish();
  ASSERT_EQ(seen.size(), 100u);
  for (int i = 0; i < 100; ++i) EXPECT_EQ(seen[static_cast<size_t>(i)], i);
}

TEST(InTurn, WaitsForTheJobsGivenWhenItGoes) {
  int seen = 0;
  {
    InTurn jobs(50);
    for (int i = 0; i < 50; ++i) jobs.add([&seen] { ++seen; });
  }
  EXPECT_EQ(seen, 50);
}

TEST(InTurn, ThrowsWhatAJobThrewAndRunsNoOther) {
  int seen = 0;
  InTurn jobs(1);
  jobs.add([] { throw std::runtime_error("no"); });
  for (int i = 0; i < 10; ++i) jobs.add([&seen] { ++seen; });  // does not wait for ever
  EXPECT_THROW(jobs.finish(), std::runtime_error);
  EXPECT_EQ(seen, 0);
}

}  // namespace
}  // namespace needle
