#include "core/arithmetic.h"

#include <bit>
#include <cmath>
#include <limits>
#include <set>

#include "core/build.h"
#include "text_prelude.h"

namespace needle::core {
namespace {

Literal of_int(int64_t x) {
  return {LitKind::Int, x, 0, {}};
}
Literal of_char(int64_t x) {
  return {LitKind::Char, x, 0, {}};
}
Literal of_integer(int64_t x) {
  return {LitKind::Integer, x, 0, {}};
}
Literal of_digits(const char* digits) {
  return {LitKind::Integer, 0, 0, intern(digits)};
}
Literal of_double(double x) {
  return {LitKind::Double, 0, x, {}};
}

// Where arithmetic goes wrong if it does.
std::vector<Literal> boundaries() {
  std::vector<Literal> out;
  for (int64_t x : {INT64_MIN, INT64_MIN + 1, INT64_C(-64), INT64_C(-7), INT64_C(-1), INT64_C(0), INT64_C(1),
                    INT64_C(2), INT64_C(3), INT64_C(8), INT64_C(16), INT64_C(32), INT64_C(63), INT64_C(64), INT64_C(65),
                    INT64_C(255), INT64_C(0x80000000), INT64_MAX - 1, INT64_MAX})
    out.push_back(of_int(x));
  for (int64_t x : {0, 97, 0xDF, 0x10FFFF}) out.push_back(of_char(x));
  for (int64_t x : {INT64_MIN, INT64_C(-7), INT64_C(-1), INT64_C(0), INT64_C(1), INT64_C(2), INT64_C(3), INT64_MAX})
    out.push_back(of_integer(x));
  for (const char* x : {"9223372036854775808", "-9223372036854775809", "18446744073709551615", "18446744073709551617",
                        "-340282366920938463463374607431768211456", "123456789012345678901234567890123456789"})
    out.push_back(of_digits(x));
  using Limits = std::numeric_limits<double>;
  for (double x : {0.0, 1.0, 0.1, 2.5, 1e23, 9007199254740993.0, 0x1p63, 1e300, Limits::max(), Limits::min(),
                   Limits::denorm_min(), Limits::infinity()}) {
    out.push_back(of_double(x));
    out.push_back(of_double(-x));
  }
  out.push_back(of_double(Limits::quiet_NaN()));
  return out;
}

std::string text(double x) {
  return std::isnan(x) ? "NaN" : std::to_string(std::bit_cast<uint64_t>(x));  // -0.0 is not 0.0
}

std::string text(const Constant& c) {
  if (const bool* b = std::get_if<bool>(&c)) return *b ? "True" : "False";
  const auto& l = std::get<Literal>(c);
  if (l.kind == LitKind::Double) return "Double " + text(l.real);
  const std::string digits = l.text.text().empty() ? std::to_string(l.value) : std::string(l.text.text());
  return (l.kind == LitKind::Integer ? "Integer " : "Int ") + digits;
}

class Judge {
 public:
  // What the reference evaluator says.
  std::string operator()(Prim prim, const std::vector<Literal>& operands) {
    Builder build(program_);
    std::vector<const Expr*> args;
    for (const Literal& l : operands) args.push_back(build.lit(l));
    try {
      const reference::Outcome outcome = evaluator_.evaluate(build.prim(prim, args));
      return outcome.kind == reference::OutcomeKind::Done ? text(evaluator_.shape(outcome.value)) : "no value";
    } catch (const Malformed& m) {
      return m.what();
    }
  }

 private:
  static std::string text(const reference::Shape& shape) {
    switch (shape.kind) {
      case reference::ShapeKind::Con:
        return std::string(shape.con->name.text());
      case reference::ShapeKind::Int:
        return "Int " + std::to_string(shape.integer);
      case reference::ShapeKind::Integer:
        return "Integer " + shape.digits;
      case reference::ShapeKind::Double:
        return "Double " + core::text(shape.real);
      default:
        return "something else";
    }
  }

  TextProgram program_;
  PrivateWorld world_{""};
  reference::Evaluator evaluator_{program_, world_};
};

bool may_be_arithmetic(const PrimInfo& info) {
  const std::string_view modes = info.modes;
  return !modes.empty() && modes.find_first_not_of("scCD") == std::string_view::npos &&
         info.effect != PrimEffect::Action;
}

std::vector<std::vector<Literal>> operands_for(const PrimInfo& info) {
  std::vector<std::vector<Literal>> out;
  for (const Literal& a : boundaries()) {
    if (info.arity == 1) out.push_back({a});
    if (info.arity == 2)
      for (const Literal& b : boundaries()) out.push_back({a, b});
  }
  return out;
}

std::string show(Prim prim, const std::vector<Literal>& operands) {
  std::string out = prim_info(prim).name;
  for (const Literal& l : operands) out += " (" + print(l) + ")";
  return out;
}

}  // namespace

TEST(Arithmetic, AgreesWithTheReferenceEvaluator) {
  Judge judge;
  size_t compared = 0;
  for (size_t i = 0; i < prim_count(); ++i) {
    const auto prim = static_cast<Prim>(i);
    if (!may_be_arithmetic(prim_info(prim))) continue;
    for (const auto& operands : operands_for(prim_info(prim))) {
      const auto result = compute(prim, operands);
      if (!result) continue;
      ASSERT_EQ(text(*result), judge(prim, operands)) << show(prim, operands);
      ++compared;
    }
  }
  EXPECT_GT(compared, 20'000u);
}

// The primitives without a meaning here are those that the header names.
TEST(Arithmetic, LeavesOutWhatItSays) {
  std::set<std::string> without;
  for (size_t i = 0; i < prim_count(); ++i) {
    const auto prim = static_cast<Prim>(i);
    if (!may_be_arithmetic(prim_info(prim))) continue;
    bool any = false;
    for (const auto& operands : operands_for(prim_info(prim))) any = any || compute(prim, operands);
    if (!any) without.insert(prim_info(prim).name);
  }
  EXPECT_EQ(without,
            (std::set<std::string>{
                "doubleExp",   "doubleLog",      "doubleSqrt",     "doubleSin",    "doubleCos",     "doubleTan",
                "doubleAsin",  "doubleAcos",     "doubleAtan",     "doubleSinh",   "doubleCosh",    "doubleTanh",
                "doubleAsinh", "doubleAcosh",    "doubleAtanh",    "doublePow",    "intShow",       "integerShow",
                "doubleShow",  "floatShow",      "charCategory",   "categoryRun",  "charToUpper",   "charToLower",
                "charToTitle", "doubleMantissa", "doubleExponent", "doubleEncode", "floatMantissa", "floatExponent",
                "floatEncode", "doubleKey",      "keyDouble",      "conTag",       "refEq",         "arraySize",
                "indexArray",  "arrayEq",
            }));
}

TEST(Arithmetic, GivesNothingWhereAPreconditionBreaks) {
  auto nothing = [](Prim prim, std::vector<Literal> operands) {
    EXPECT_FALSE(compute(prim, operands)) << show(prim, operands);
  };
  for (Prim p : {Prim::IntQuot, Prim::IntRem, Prim::IntDiv, Prim::IntMod, Prim::WordQuot, Prim::WordRem})
    nothing(p, {of_int(1), of_int(0)});
  for (Prim p : {Prim::IntQuot, Prim::IntRem, Prim::IntDiv, Prim::IntMod}) nothing(p, {of_int(INT64_MIN), of_int(-1)});
  for (Prim p : {Prim::IntegerQuot, Prim::IntegerRem, Prim::IntegerDiv, Prim::IntegerMod})
    nothing(p, {of_integer(1), of_integer(0)});
  for (Prim p : {Prim::IntegerShiftL, Prim::IntegerShiftR, Prim::IntegerTestBit})
    nothing(p, {of_integer(1), of_int(-1)});
  for (int64_t bits : {0, 7, 65, -8}) nothing(Prim::IntNarrow, {of_int(1), of_int(bits)});
  nothing(Prim::IntegerLog2, {of_integer(0)});
  nothing(Prim::IntegerLog2, {of_integer(-1)});
  nothing(Prim::DoubleToInteger, {of_double(std::numeric_limits<double>::infinity())});
  nothing(Prim::DoubleToInteger, {of_double(std::numeric_limits<double>::quiet_NaN())});
  nothing(Prim::DoubleToInt, {of_double(0x1p63)});
}

TEST(Arithmetic, GivesNothingForOperandsOfAnotherType) {
  EXPECT_FALSE(compute(Prim::IntAdd, std::vector{of_int(1), of_integer(1)}));
  EXPECT_FALSE(compute(Prim::IntAdd, std::vector{of_double(1), of_double(1)}));
  EXPECT_FALSE(compute(Prim::IntegerAdd, std::vector{of_int(1), of_int(1)}));
  EXPECT_FALSE(compute(Prim::IntAdd, std::vector{of_int(1)}));
  EXPECT_FALSE(compute(Prim::IntNegate, std::vector{of_int(1), of_int(1)}));
  EXPECT_FALSE(compute(Prim::IntEq, std::vector<Literal>(2, {LitKind::String, 0, 0, intern("a")})));
}

TEST(Arithmetic, IntegersDoNotGrowWithoutEnd) {
  Literal x = of_integer(3);
  int squarings = 0;
  for (; squarings < 40; ++squarings) {
    const auto square = compute(Prim::IntegerMul, std::vector{x, x});
    if (!square) break;
    x = std::get<Literal>(*square);
  }
  EXPECT_EQ(squarings, 11);
  EXPECT_FALSE(compute(Prim::IntegerShiftL, std::vector{of_integer(1), of_int(INT64_MAX)}));
}

TEST(Arithmetic, LiteralsAreTheSameAsACaseSeesThem) {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_TRUE(same_literal(of_int(1), of_int(1)));
  EXPECT_FALSE(same_literal(of_int(1), of_int(2)));
  EXPECT_FALSE(same_literal(of_int(1), of_char(1)));
  EXPECT_TRUE(same_literal(of_digits("9223372036854775808"), of_digits("9223372036854775808")));
  EXPECT_FALSE(same_literal(of_digits("9223372036854775808"), of_digits("9223372036854775809")));
  EXPECT_TRUE(same_literal(of_double(0.0), of_double(-0.0)));
  EXPECT_FALSE(same_literal(of_double(nan), of_double(nan)));
}

}  // namespace needle::core
