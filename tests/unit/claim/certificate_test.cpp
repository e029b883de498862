// A proof is made from a certificate, and a certificate from a walk that left nothing out.
#include "claim/certificate.h"

#include <gtest/gtest.h>

#include <type_traits>

#include "claim/verdict.h"

namespace needle::claim {
namespace {

static_assert(!std::is_default_constructible_v<Holds>);
static_assert(!std::is_default_constructible_v<Unreachable>);
static_assert(!std::is_default_constructible_v<Certificate>);

constexpr Walk kWhole{.finished = true, .bound_hit = false, .values_left = false, .undecided = 0};

TEST(Certificate, IsOfAWholeWalkOnly) {
  EXPECT_TRUE(Certificate::of(kWhole));
  EXPECT_FALSE(Certificate::of({}));
  for (int left_out = 0; left_out < 4; ++left_out) {
    Walk walk = kWhole;
    if (left_out == 0) walk.finished = false;
    if (left_out == 1) walk.bound_hit = true;
    if (left_out == 2) walk.values_left = true;
    if (left_out == 3) walk.undecided = 1;
    EXPECT_FALSE(Certificate::of(walk)) << left_out;
  }
}

TEST(Certificate, UnreachableNeedsOne) {
  EXPECT_THROW(Unreachable({}), std::logic_error);
  EXPECT_NO_THROW(Unreachable({*Certificate::of(kWhole)}));
}

TEST(Verdict, AProofAboutNothingIsVacuous) {
  Result result{};
  result.verdict = Holds(*Certificate::of(kWhole));
  result.counts.tests = 3;
  EXPECT_FALSE(is_vacuous(result));
  result.counts.discards = 3;
  EXPECT_TRUE(is_vacuous(result));
  EXPECT_EQ(exit_code({result}), 0);
}

}  // namespace
}  // namespace needle::claim
