// Random programs over small data types: narrowing finds exactly the inputs and results that brute force finds.
#include "narrow_generator.h"

namespace needle::machine {
namespace {

#ifdef NEEDLE_HOSTILE
constexpr uint64_t kPrograms = 300;
#else
constexpr uint64_t kPrograms = 2000;
#endif

}  // namespace

// NEEDLE_SEED and NEEDLE_RANDOM_PROGRAMS choose others, and more.
TEST(NarrowRandom, FindsWhatBruteForceFinds) {
  const char* seed_text = getenv("NEEDLE_SEED");
  uint64_t first = seed_text ? strtoull(seed_text, nullptr, 10) : 1;
  const char* count_text = getenv("NEEDLE_RANDOM_PROGRAMS");
  uint64_t count = count_text ? strtoull(count_text, nullptr, 10) : kPrograms;
  uint64_t nodes = 0, leaves = 0;
  const KeepEverything always;
  for (uint64_t seed = first; seed < first + count; ++seed) {
    std::mt19937_64 random(seed);
    std::vector<uint32_t> types;
    for (uint64_t i = 0; i <= seed % 3; ++i) types.push_back(static_cast<uint32_t>(random() % kDataTypes));
    std::string text = Generator(seed).program(types);
    Fixture f(kDataText + text, {.max_memory = size_t{1 + seed % 4} << 20});
    core::GlobalId prop = f.define("prop");
    Machine& machine = f.start(prop);
    machine.keep_work(seed % 5 != 0);
    Search search(machine, seed);
    search.collect_often = seed % 4;
    std::vector<Leaf> found = search.run(prop, types, 3);
    expect_complete(f, "prop", types, 3, found, 40, random);
    ASSERT_FALSE(::testing::Test::HasFailure()) << "seed " << seed << "\n" << text;
    nodes += search.nodes;
    leaves += found.size();
    // Again on the same machine, with the same result, and nothing undone in the end.
    search.choose_first = false;
    std::vector<Leaf> again = search.run(prop, types, 3);
    ASSERT_EQ(again.size(), found.size()) << "seed " << seed << "\n" << text;
    for (size_t i = 0; i < found.size(); ++i) ASSERT_EQ(again[i].text(), found[i].text()) << "seed " << seed;
  }
  EXPECT_GT(leaves, count * 3);
  RecordProperty("nodes", static_cast<int>(nodes));
}

}  // namespace needle::machine
