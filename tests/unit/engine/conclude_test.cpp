// What follows from how a search ended: every kind of end, of every kind of claim.
#include "engine/conclude.h"

#include <gtest/gtest.h>

#include <type_traits>

#include "engine/strategies.h"

namespace needle::engine {
namespace {

using namespace claim;

const Certificate kWhole =
    *Certificate::of({.finished = true, .bound_hit = false, .values_left = false, .undecided = 0});

Claim claims(size_t kind) {
  static const Claim all[] = {Property{}, Predicate{}, Target{}, Mutant{}, Refinement{}};
  static_assert(std::size(all) == std::variant_size_v<Claim>);
  return all[kind];
}

// One end of every kind, after a search that passed 200 inputs up to size 4.
std::vector<End> ends() {
  std::vector<End> out;
  auto add = [&](auto how) {
    End end;
    end.how = how;
    end.complete = 4;
    end.counts.tests = 200;
    out.push_back(end);
  };
  add(End::Found{{}, false});
  add(End::Found{{}, true});
  add(End::Exhausted{kWhole});
  add(End::Bounded{});
  add(End::Passed{});
  add(End::Discarded{});
  add(End::Cut{});
  for (Halted by : {Halted::Interrupted, Halted::Steps, Halted::Memory, Halted::Generator, Halted::Fault})
    add(End::Stopped{by});
  return out;
}

Candidate candidate(Confirmation confirmation) {
  Candidate out;
  out.confirmation = confirmation;
  out.witness.inputs = {{"x", "Int", "3"}};
  return out;
}

bool is_proof(const Verdict& v) {
  return std::holds_alternative<Holds>(v) || std::holds_alternative<Unreachable>(v);
}

TEST(Conclude, AProofFollowsFromAnExhaustedWalkOnly) {
  for (size_t kind = 0; kind < std::variant_size_v<Claim>; ++kind)
    for (const End& end : ends())
      for (bool interrupted : {false, true}) {
        Evidence evidence;
        evidence.interrupted = interrupted;
        if (end.found()) evidence.candidate = candidate(Confirmation::Agrees);
        const Verdict v = conclude(claims(kind), end, evidence);
        // Of a target other functions may have been left to start from.
        const bool provable = !std::holds_alternative<Predicate>(claims(kind)) &&
                              !(interrupted && std::holds_alternative<Target>(claims(kind)));
        EXPECT_EQ(is_proof(v), end.is<End::Exhausted>() && provable) << kind << " " << name_of(v);
        EXPECT_FALSE(std::holds_alternative<Holds>(v) && std::holds_alternative<Target>(claims(kind)));
        EXPECT_FALSE(std::holds_alternative<Unreachable>(v) && !std::holds_alternative<Target>(claims(kind)));
      }
}

TEST(Conclude, WhatWasFoundIsWhatTheReferenceEvaluatorSaysOfIt) {
  for (size_t kind = 0; kind < std::variant_size_v<Claim>; ++kind) {
    End end;
    end.how = End::Found{};
    Evidence evidence;
    const bool target = std::holds_alternative<Target>(claims(kind));
    evidence.candidate = candidate(Confirmation::Agrees);
    const Verdict agreed = conclude(claims(kind), end, evidence);
    EXPECT_TRUE(target ? std::holds_alternative<Reached>(agreed) : std::holds_alternative<Falsified>(agreed));
    evidence.candidate = candidate(Confirmation::Undecided);
    EXPECT_TRUE(std::holds_alternative<Unconfirmed>(conclude(claims(kind), end, evidence))) << kind;
    evidence.candidate = candidate(Confirmation::Disagrees);
    const Verdict wrong = conclude(claims(kind), end, evidence);
    ASSERT_TRUE(std::holds_alternative<Broken>(wrong)) << kind;
    EXPECT_TRUE(std::get<Broken>(wrong).internal);
    EXPECT_NE(std::get<Broken>(wrong).message.find("x = 3"), std::string::npos);
  }
  End nobody_looked;
  nobody_looked.how = End::Found{};
  EXPECT_TRUE(std::get<Broken>(conclude(Property{}, nobody_looked)).internal);
}

Reason reason(const Claim& claim, const End& end, const Evidence& evidence = {}) {
  const Verdict v = conclude(claim, end, evidence);
  EXPECT_TRUE(std::holds_alternative<GaveUp>(v)) << name_of(v);
  return std::holds_alternative<GaveUp>(v) ? std::get<GaveUp>(v).why : Reason::Unsupported;
}

TEST(Conclude, WhyASearchGaveUp) {
  Evidence interrupted;
  interrupted.interrupted = true;
  const std::pair<Halted, Reason> stops[] = {
      {Halted::Interrupted, Reason::Timeout}, {Halted::Steps, Reason::Steps}, {Halted::Memory, Reason::Memory}};
  for (const Claim& claim : {Claim(Property{}), Claim(Mutant{}), Claim(Target{})}) {
    for (const auto& [by, why] : stops) {
      End end;
      end.how = End::Stopped{by};
      EXPECT_EQ(reason(claim, end), why);
    }
    EXPECT_EQ(reason(claim, End()), Reason::Timeout) << "an end that nobody has set";
    EXPECT_EQ(reason(claim, End(), interrupted), Reason::Interrupted);
  }
  End cut;
  cut.how = End::Cut{};
  cut.cut.emplace_back();
  Evidence evidence;
  evidence.running = Witness();
  EXPECT_EQ(reason(Property{}, cut, evidence), Reason::Steps);
  EXPECT_TRUE(std::get<GaveUp>(conclude(Property{}, cut, evidence)).running);
  cut.cut_by_memory = true;
  EXPECT_EQ(reason(Property{}, cut, evidence), Reason::Memory);
}

TEST(Conclude, SizesThatPassedAreSaidWhenTheyTell) {
  End end;
  end.complete = 6;
  end.counts.tests = 100;
  EXPECT_EQ(std::get<HoldsUpTo>(conclude(Property{}, end)).bound, 6u);
  end.counts.discards = 99;  // one input counted, and others were rejected
  EXPECT_EQ(reason(Property{}, end), Reason::Discards);
  end.counts.samples = 99;
  EXPECT_EQ(std::get<HoldsUpTo>(conclude(Property{}, end)).bound, 6u);
  end.cut.emplace_back();
  EXPECT_EQ(reason(Property{}, end), Reason::Timeout);
  End rejected;
  rejected.how = End::Bounded{};
  rejected.complete = 3;
  rejected.counts.tests = rejected.counts.discards = 7;
  EXPECT_EQ(reason(Property{}, rejected), Reason::Discards);
}

TEST(Conclude, AGoalNeedsACertificateFromEveryStart) {
  GoalEvidence goal;
  EXPECT_FALSE(std::get<Broken>(conclude(goal)).internal) << "nothing leads there";
  goal.starts = 2;
  EXPECT_TRUE(std::holds_alternative<GaveUp>(conclude(goal)));
  goal.certificates = {kWhole};
  EXPECT_TRUE(std::holds_alternative<GaveUp>(conclude(goal)));
  goal.certificates = {kWhole, kWhole};
  EXPECT_TRUE(std::holds_alternative<Unreachable>(conclude(goal)));
  for (int spoilt = 0; spoilt < 4; ++spoilt) {
    GoalEvidence other = goal;
    if (spoilt == 0) other.doubtful = true;
    if (spoilt == 1) other.open = GaveUp{Reason::Bound, 3, std::nullopt};
    if (spoilt == 2) other.interrupted = true;
    if (spoilt == 3) other.no_start = "its argument cannot be made";
    EXPECT_FALSE(is_proof(conclude(other))) << spoilt;
  }
}

TEST(Conclude, AResultThatIsNotLookedIntoProvesNothing) {
  Target target;
  target.whole = false;
  End end;
  end.how = End::Exhausted{kWhole};
  EXPECT_EQ(reason(target, end), Reason::Unsupported);
}

// A proof cannot be made from less.
static_assert(!std::is_default_constructible_v<Holds> && !std::is_default_constructible_v<Unreachable>);
static_assert(!std::is_default_constructible_v<End::Exhausted> && !std::is_default_constructible_v<Certificate>);
static_assert(!std::is_constructible_v<Holds, Walk> && !std::is_constructible_v<Certificate, Walk>);
static_assert(!std::is_convertible_v<End, Certificate>);

TEST(Conclude, NothingIsAProofByDefault) {
  EXPECT_TRUE(End().stopped());
  EXPECT_TRUE(std::get<Broken>(Result().verdict).internal);
  EXPECT_EQ(exit_code({Result()}), 70);
  EXPECT_THROW(Unreachable({}), std::logic_error);
}

TEST(Strategies, AreATable) {
  for (const Strategy& s : strategies()) {
    EXPECT_EQ(&strategy(s.name), &s);
    EXPECT_FALSE(s.help.empty());
    EXPECT_TRUE(s.make);
  }
  EXPECT_TRUE(strategy("narrow").serves(Target{}));
  EXPECT_FALSE(strategy("random").serves(Target{}));
  EXPECT_TRUE(strategy("uniform").serves(Predicate{}));
  EXPECT_TRUE(strategy("random").reads("--seed"));
  EXPECT_FALSE(strategy("narrow").reads("--seed"));
  EXPECT_THROW(strategy("narrower"), std::logic_error);
}

}  // namespace
}  // namespace needle::engine
