#include <gtest/gtest.h>

#include "core/parse.h"
#include "witness/witness.h"

namespace needle::witness {
namespace {

// A property  \x -> 1 when x is 0, otherwise 0  whose optimised body is wrong: it always passes.
struct World {
  core::Program program;
  space::Spaces spaces{program};
  claim::Test property;

  World() {
    core::ParseResult r = core::parse_program(R"(
prim Int;
def good = \x -> case x of y { 0 -> 1; _ -> 0 };
def loops = \x -> loops x;
def verdict = \x -> good x;
)",
                                              program);
    EXPECT_TRUE(r.ok) << r.message;
    core::Builder build(program);
    const core::Type* type = build.type_con(program.tycon(core::TyConId(0)));
    property.inputs = {{"x", type, spaces.of(type)}};
    property.verdict = core::find_global(program, "verdict");
    core::Global& verdict = program.global(property.verdict);
    verdict.unoptimised = verdict.body;
    verdict.body = core::parse_expr("\\x -> 1", program, r);
    EXPECT_TRUE(r.ok) << r.message;
  }
  std::vector<space::Value> input(const char* text) { return *decode(text, spaces, property.inputs); }
};

TEST(Replay, DoesNotTrustTheOptimiser) {
  World w;
  EXPECT_EQ(replay(w.program, w.spaces, w.property, w.input("n0."), {}).result, claim::TestResult::Passed);
  EXPECT_EQ(replay(w.program, w.spaces, w.property, w.input("n1."), {}).result, claim::TestResult::Failed);
}

TEST(Replay, EndsWhenItIsStopped) {
  World w;
  w.property.verdict = core::find_global(w.program, "loops");
  const std::atomic<bool> stop = true;
  ReplayOptions options;
  options.stop = &stop;
  EXPECT_EQ(replay(w.program, w.spaces, w.property, w.input("n1."), options).kind, ReplayKind::Undecided);
}

}  // namespace
}  // namespace needle::witness
