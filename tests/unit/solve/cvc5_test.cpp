// cvc5 as a program of its own: its answers where it is installed, and programs of that name that misbehave.
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "solve/smt_text.h"
#include "solve/subprocess.h"
#include "world.h"

namespace needle::solve {
namespace {

Options with_cvc5(bool alone) {
  Options out;
  if (alone) out.on = {false, false, false, false, false, false, true};
  out.smt = Smt::Cvc5;
  out.z3_milliseconds = 10'000;
  return out;
}

TEST(Cvc5, AgreesWithEnumeration) {
  if (!is_installed(Smt::Cvc5)) GTEST_SKIP() << "cvc5 is not installed";
  uint64_t answers = 0;
  for (uint64_t seed = 0; seed < 12; ++seed) {
    World world(seed, with_cvc5(true), {.products = seed % 2 == 1, .bits = seed % 3 == 2});
    world.run(30);
    if (HasFatalFailure()) FAIL() << "seed " << seed;
    answers += world.yes + world.no;
  }
  EXPECT_GT(answers, 40u);
}

// A directory with a program called cvc5, first on the PATH.
class FakeCvc5 {
 public:
  explicit FakeCvc5(const std::string& script) : path_(std::getenv("PATH")) {
    char name[] = "/tmp/needle-cvc5-XXXXXX";
    directory_ = mkdtemp(name);
    std::ofstream(directory_ + "/cvc5") << "#!/bin/sh\n" << script << "\n";
    std::filesystem::permissions(directory_ + "/cvc5", std::filesystem::perms::owner_all);
    setenv("PATH", (directory_ + ":" + path_).c_str(), 1);
  }
  ~FakeCvc5() {
    setenv("PATH", path_.c_str(), 1);
    std::filesystem::remove_all(directory_);
  }

 private:
  std::string path_, directory_;
};

Possible asked(const std::string& script, uint32_t milliseconds) {
  const FakeCvc5 fake(script);
  Options options = with_cvc5(true);
  options.z3_milliseconds = milliseconds;
  Solver solver(options);
  const Term x = solver.variable({0, 100, 0}), y = solver.variable({0, 100, 0});
  const Answer answer = solver.compare(Relation::Equal, *solver.add(x, y), solver.constant(7));
  const Possible out = solver.assume(answer.condition, answer.holds_when);
  EXPECT_EQ(out == Possible::Yes, *solver.value(*solver.add(x, y)) == 7);
  return out;
}

TEST(Cvc5, ProgramsThatMisbehaveKnowNothing) {
  constexpr uint32_t kLong = 20'000;
  EXPECT_EQ(asked("exit 1", kLong), Possible::Unknown);
  EXPECT_EQ(asked("kill -9 $$", kLong), Possible::Unknown);
  EXPECT_EQ(asked("cat > /dev/null; echo hello", kLong), Possible::Unknown);
  EXPECT_EQ(asked("echo sat", kLong), Possible::Unknown);
  EXPECT_EQ(asked("echo sat; echo '((x0 3) (x1 (- 4)))'", kLong), Possible::Unknown);
  EXPECT_EQ(asked("echo sat; echo '((x0 99999999999999999999999999999999999999999999) (x1 4))'", kLong),
            Possible::Unknown);
  EXPECT_EQ(asked("echo satisfied; echo '((x0 3) (x1 4))'", kLong), Possible::Unknown);
  EXPECT_EQ(asked("while true; do echo nonsense; done", kLong), Possible::Unknown);
  EXPECT_EQ(asked("sleep 1000", 100), Possible::Unknown);
  EXPECT_EQ(asked("trap '' TERM; while true; do sleep 1000; done", 100), Possible::Unknown);
  EXPECT_EQ(asked("cat > /dev/null; echo sat; echo '((x0 3) (x1 4))'", kLong), Possible::Yes);
  EXPECT_EQ(asked("cat > /dev/null; echo unsat; echo '(error \"no model\")'", kLong), Possible::No);
}

TEST(Cvc5, NothingThatItStartedIsLeft) {
  const std::string file = "/tmp/needle-cvc5-" + std::to_string(getpid());
  EXPECT_EQ(asked("sleep 1000 & echo $! > " + file + "; wait", 300), Possible::Unknown);
  pid_t started = 0;
  std::ifstream(file) >> started;
  std::filesystem::remove(file);
  ASSERT_GT(started, 0);
  // Its parent is gone too, so somebody else has to take notice of its end.
  const auto runs = [&] {
    std::ifstream status("/proc/" + std::to_string(started) + "/stat");
    std::string line;
    return std::getline(status, line) && line.substr(line.rfind(')') + 2, 1) != "Z";
  };
  for (int i = 0; i < 1000 && runs(); ++i) usleep(10'000);
  EXPECT_FALSE(runs());
}

TEST(Cvc5, AnInterruptEndsIt) {
  const std::atomic<bool> stop{true};
  EXPECT_FALSE(ask_program({"sleep", "1000"}, "", 1'000'000, stop));
  EXPECT_FALSE(ask_program({"there-is-no-such-program"}, "text", 10'000, std::atomic<bool>(false)).value_or("") != "");
  EXPECT_FALSE(is_on_path("there-is-no-such-program"));
  EXPECT_EQ(ask_program({"cat"}, std::string(300'000, 'x'), 60'000, std::atomic<bool>(false)),
            std::string(300'000, 'x'));
}

TEST(Cvc5, AnswersAreRead) {
  const SmtAnswer answer = read_smt_answer("sat\n((x0 5) (x12 (- 3))\n (x3 0))\n");
  EXPECT_EQ(answer.possible, Possible::Yes);
  EXPECT_EQ(answer.values, (SmtValues{{0, 5}, {12, -3}, {3, 0}}));
  EXPECT_EQ(read_smt_answer("unsat\n(error)").possible, Possible::No);
  for (const char* nothing : {"", "unknown\n", "sat?", "(error \"sat\")", "timeout", " sat\n"})
    EXPECT_EQ(read_smt_answer(nothing).possible, Possible::Unknown) << nothing;
  EXPECT_TRUE(read_smt_answer("sat\n((x0 ) (x1 -) (x (- )) (x2 (- x)) (x99999999999 1)").values.empty());
}

}  // namespace
}  // namespace needle::solve
