// Ticks: what stops the machine, what it remembers, and how it goes on.
#include "narrow_support.h"

namespace needle::machine {
namespace {

struct Ticking {
  explicit Ticking(const std::string& function, const std::string& more = "") : f(kDataText + more) {
    prop = f.define(function);
    code = compile(f.program, {prop}, {.ticks = true});
    machine = std::make_unique<Machine>(code, Limits{.max_memory = 64 << 20}, f.io);
  }

  // The ticks passed on the way to the value of the function at these arguments.
  std::vector<int64_t> passed(const std::vector<Word>& args, const std::vector<uint32_t>& stops) {
    for (uint32_t tick : stops) machine->set_tick(tick, TickAction::Stop);
    Narrowing narrow(*machine);
    std::vector<int64_t> out;
    Outcome o = narrow.start(narrow.apply(narrow.global(prop), args));
    for (; o.kind == OutcomeKind::Asked; o = narrow.go_on()) out.push_back(o.question().tick);
    EXPECT_EQ(o.kind, OutcomeKind::Finished);
    out.push_back(to_int64(o.value));
    return out;
  }

  Fixture f;
  core::GlobalId prop;
  std::shared_ptr<const Code> code;
  std::unique_ptr<Machine> machine;
};

using Numbers = std::vector<int64_t>;

constexpr const char* kSum =
    "\\n -> let rec { go = \\m -> case tick 1 m of k { 0 -> tick 2 0; _ -> intAdd# k (tick 3 (go (intSub# k 1))) } } "
    "in "
    "go n";

}  // namespace

TEST(Tick, NothingStopsUnlessItIsTold) {
  EXPECT_EQ(Ticking(kSum).passed({from_int63(3)}, {}), (Numbers{6}));
}

TEST(Tick, TheMachineGoesOnBehindATick) {
  EXPECT_EQ(Ticking(kSum).passed({from_int63(2)}, {1, 2, 3}), (Numbers{1, 3, 1, 3, 1, 2, 3}));
  EXPECT_EQ(Ticking(kSum).passed({from_int63(2)}, {2}), (Numbers{2, 3}));
}

TEST(Tick, ALazyArgumentIsPassedWhenItIsNeeded) {
  EXPECT_EQ(Ticking("\\x -> let y = tick 1 (intAdd# x 1) in case tick 2 x of z { 0 -> 7; _ -> intMul# y y }")
                .passed({from_int63(0)}, {1, 2}),
            (Numbers{2, 7}));
  EXPECT_EQ(Ticking("\\x -> let y = tick 1 (intAdd# x 1) in case tick 2 x of z { 0 -> 7; _ -> intMul# y y }")
                .passed({from_int63(1)}, {1, 2}),
            (Numbers{2, 1, 4}));
}

// A tick remembered on one path is forgotten on the next, one from before the choice is not.
TEST(Tick, WhatIsRememberedBelongsToThePath) {
  Ticking t("\\x -> case tick 9 1 of w { _ -> case x of b { False -> tick 1 0; True -> 5 } }");
  t.machine->set_tick(1, TickAction::Remember);
  t.machine->set_tick(9, TickAction::Remember);
  Narrowing narrow(*t.machine);
  EXPECT_EQ(narrow.last_tick(), kNoTick);
  const Word x = narrow.unknown(kBool, 0);
  Outcome o = narrow.start(narrow.apply(narrow.global(t.prop), {x}));
  ASSERT_EQ(o.kind, OutcomeKind::Asked);
  EXPECT_EQ(narrow.last_tick(), 9u);
  narrow.choose();
  narrow.bind(o.value, from_tag(0));
  EXPECT_EQ(narrow.resume().kind, OutcomeKind::Finished);
  EXPECT_EQ(narrow.last_tick(), 1u);
  narrow.back();
  narrow.bind(narrow.demanded(), from_tag(1));
  EXPECT_EQ(narrow.resume().kind, OutcomeKind::Finished);
  EXPECT_EQ(narrow.last_tick(), 9u);
}

// A path may be left at a tick; the thunks it was evaluating are as before.
TEST(Tick, APathCanBeLeftAtATick) {
  Ticking t("\\x -> let y = case x of b { False -> tick 1 3; True -> 5 } in intAdd# y y");
  t.machine->set_tick(1, TickAction::Stop);
  Narrowing narrow(*t.machine);
  Outcome o = narrow.start(narrow.apply(narrow.global(t.prop), {narrow.unknown(kBool, 0)}));
  ASSERT_EQ(o.kind, OutcomeKind::Asked);
  narrow.choose();
  narrow.bind(o.value, from_tag(0));
  EXPECT_EQ(narrow.resume().question().asks, Asks::WhichTick);
  narrow.back();
  narrow.bind(narrow.demanded(), from_tag(1));
  o = narrow.resume();
  ASSERT_EQ(o.kind, OutcomeKind::Finished);
  EXPECT_EQ(to_int64(o.value), 10);
}

}  // namespace needle::machine
