// Native code itself. That it does what bytecode does, tests/run_all.sh asks all other tests of this folder, run with it.
#include "machine/native/native.h"

#include <gtest/gtest.h>

#include <fstream>

#include "machine/native/settings.h"
#include "machine/state.h"
#include "support.h"

namespace needle::machine {
namespace {

constexpr const char* kProgram = "sum (map (\\x -> fib x) (upTo 1 10))";

struct Translated {
  Fixture fixture;
  std::unique_ptr<State> state;
  std::string why;
  Translated() {
    core::GlobalId id = fixture.define(kProgram);
    fixture.start(id);
    state = std::make_unique<State>(fixture.code, Limits{}, fixture.io);
  }
  std::unique_ptr<Native> translate() { return machine::translate(*state, why); }
};

#if defined(__x86_64__)

TEST(Native, TheSameProgramGivesTheSameBytes) {
  Translated t;
  auto one = t.translate(), two = t.translate();
  ASSERT_TRUE(one && two) << t.why;
  EXPECT_GT(one->bytes().size(), 1000u);
  EXPECT_TRUE(std::equal(one->bytes().begin(), one->bytes().end(), two->bytes().begin(), two->bytes().end()));
}

TEST(Native, MemoryIsNeverWritableAndExecutable) {
  Translated t;
  auto native = t.translate();
  ASSERT_TRUE(native) << t.why;
  const auto address = reinterpret_cast<uint64_t>(native->bytes().data());
  std::ifstream maps("/proc/self/maps");
  bool found = false;
  for (std::string line; std::getline(maps, line);) {
    uint64_t begin = std::stoull(line, nullptr, 16), end = std::stoull(line.substr(line.find('-') + 1), nullptr, 16);
    std::string rights = line.substr(line.find(' ') + 1, 4);
    EXPECT_FALSE(rights[1] == 'w' && rights[2] == 'x') << line;
    if (begin <= address && address < end) {
      found = true;
      EXPECT_EQ(rights.substr(0, 3), "r-x");
    }
  }
  EXPECT_TRUE(found);
}

TEST(Native, RefusedMemoryIsSaidAndBytecodeRuns) {
  EngineSettings before = engine_settings();
  engine_settings().refused = true;
  engine_settings().engine = Engine::Native;
  why_not_native().clear();
  Fixture fixture;
  Outcome outcome = fixture.evaluate(kProgram);
  EXPECT_EQ(why_not_native(), "the system refuses executable memory");
  engine_settings() = before;
  ASSERT_EQ(outcome.kind, OutcomeKind::Finished);
  EXPECT_EQ(show_integer(outcome.value), "143");
}

TEST(Native, StepsAreCountedAlikeUntilTheLastOne) {
  EngineSettings before = engine_settings();
  for (int64_t steps = 0; steps < 700; steps += 7) {
    std::vector<std::pair<OutcomeKind, int64_t>> seen;
    for (Engine engine : {Engine::Bytecode, Engine::Native}) {
      engine_settings().engine = engine;
      Fixture fixture("", {.steps = steps});
      Outcome outcome = fixture.evaluate(kProgram);
      seen.emplace_back(outcome.kind, fixture.machine->steps_left());
    }
    EXPECT_EQ(seen[0], seen[1]) << steps;
  }
  engine_settings() = before;
}

#endif

TEST(Native, SettingsAreRead) {
  EngineSettings s;
  EXPECT_TRUE(read_engine_settings("engine=native,threshold=5,leave=7,without=TryAdd+Eval,perf", s));
  EXPECT_EQ(s.engine, Engine::Native);
  EXPECT_EQ(s.threshold, 5);
  EXPECT_EQ(s.leave_every, 7u);
  EXPECT_TRUE(s.perf_map);
  EXPECT_TRUE(s.without.test(static_cast<size_t>(Op::TryAdd)));
  EXPECT_EQ(s.without.count(), 2u);
  for (const char* wrong : {"engine=fast", "threshold=", "leave=x", "without=Nothing", "quick"}) {
    EXPECT_FALSE(read_engine_settings(wrong, s)) << wrong;
  }
}

}  // namespace
}  // namespace needle::machine
