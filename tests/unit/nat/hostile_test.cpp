#include "base/deep_stack.h"
#include "nat/parser.h"
#include "nat_helper.h"

namespace needle::nat {
namespace {

std::string times(size_t n, const std::string& text) {
  std::string out;
  for (size_t i = 0; i < n; ++i) out += text;
  return out;
}

std::string deep(const std::string& text) {
  std::string out;
  on_deep_stack([&] { out = run(text); });
  return out;
}

struct Shape {
  const char *before, *middle, *after, *value;
};

constexpr Shape kNested[] = {
    {"(", "1", ")", "1"},
    {"1 + ", "1", "", nullptr},
    {"1 + (", "1", ")", nullptr},
    {"let x = 1 in ", "x", "", "1"},
    {"let x = ", "1", " in x", "1"},
    {"let f x = x in ", "f 3", "", "3"},
    {"let rec f x = x in ", "f 3", "", "3"},
    {"fun x -> ", "1", "", "<fun>"},
    {"not ", "true", "", "true"},
    {"if true then ", "1", " else 2", "1"},
    {"if false then 1 else ", "2", "", "2"},
    {"1 :: ", "[]", "", nullptr},
    {"[", "1", "]", nullptr},
    {"{a = ", "1", "}", nullptr},
    {"`A ", "1", "", nullptr},
    {"true and ", "true", "", "true"},
    {"match 1 with _ -> ", "5", "", "5"},
    {"match ", "5", " with x -> x end", "5"},
    {"assert ", "true", "", nullptr},
};

TEST(NatHostile, NestingIsLimited) {
  for (const Shape& s : kNested) {
    const std::string fits = deep(times(1'500, s.before) + s.middle + times(1'500, s.after));
    EXPECT_EQ(fits.find("error"), std::string::npos) << s.before << fits;
    if (s.value) {
      EXPECT_EQ(fits, s.value) << s.before;
    }
    const std::string far = deep(times(100'000, s.before) + s.middle + times(100'000, s.after));
    EXPECT_NE(far.find("nested too deeply: more than 4000 levels"), std::string::npos) << s.before << far;
  }
}

TEST(NatHostile, LengthIsLimitedWhereItNests) {
  const std::pair<std::string, std::string> cases[] = {
      {"1", " + 1"}, {"true", " and true"}, {"let f x = x in f", " f"}, {"{a = 1}", ".a"}, {"fun x", " x"}};
  for (const auto& [first, more] : cases) {
    const std::string end = first == "fun x" ? " -> x" : "";
    EXPECT_EQ(deep(first + times(2'000, more) + end).find("error"), std::string::npos) << first;
    EXPECT_NE(deep(first + times(100'000, more) + end).find("nested too deeply"), std::string::npos) << first;
  }
  EXPECT_NE(deep("[1" + times(100'000, ", 1") + "]").find("nested too deeply"), std::string::npos);
  EXPECT_NE(deep("match [] with x" + times(100'000, " :: _") + " -> 1").find("nested too deeply"), std::string::npos);
  EXPECT_NE(deep("match [] with " + times(100'000, "`A ") + "_ -> 1").find("nested too deeply"), std::string::npos);
}

// Each clause asks for two of twenty-four fields: the tree of tests would be exponential.
TEST(NatHostile, TestsAreLimited) {
  std::string record, clauses;
  for (int i = 0; i < 24; ++i) {
    record += (i ? ", a" : "a") + std::to_string(i) + " = true";
    clauses += " | {a" + std::to_string(i) + " = false, a" + std::to_string((i + 11) % 24) + " = true} -> " +
               std::to_string(i);
  }
  const std::string out = deep("match {" + record + "} with" + clauses + " | _ -> 99");
  EXPECT_EQ(out, "error 1:1 the matches and projections up to here need more than 1000000 tests");
}

TEST(NatHostile, ManyClausesAreQuick) {
  std::string clauses;
  for (int i = 0; i < 20'000; ++i) clauses += " | " + std::to_string(i) + " -> " + std::to_string(i + 1);
  EXPECT_EQ(deep("match 15000 with" + clauses), "15001");
}

TEST(NatHostile, ValuesThatAreLargeOrDeep) {
  const std::string deep_value = deep("let rec up n x = if n == 0 then x else up (n - 1) (`A x) in up 100000 1");
  EXPECT_TRUE(deep_value.starts_with("`A (`A (")) << deep_value.substr(0, 20);
  EXPECT_TRUE(deep_value.ends_with("..."));
  const std::string shared = deep("let rec twice n x = if n == 0 then x else twice (n - 1) [x; x] in twice 60 1");
  EXPECT_TRUE(shared.ends_with("..."));
}

TEST(NatHostile, BytesThatAreNoText) {
  std::string bytes;
  for (int round = 0; round < 3; ++round) {
    for (int c = 0; c < 256; ++c) bytes += static_cast<char>(c);
  }
  const Read read(bytes);
  EXPECT_TRUE(read.diagnostics.has_errors());
  EXPECT_LE(read.diagnostics.error_count(), 100u);
}

// Every beginning of a program is a program or an error with a place.
TEST(NatHostile, ProgramsThatEndEarly) {
  const std::string whole =
      "let rec f x y = match x with | [] -> {a = 1, b = `A -2}.a | (x :: _) -> if not (y <= 1) and true then f [] 2 "
      "else let z = input in z end with g z = f [z; 1] (z * 2) in [g 1, assert true] # end";
  for (size_t n = 0; n < whole.size(); ++n) {
    const Read read(whole.substr(0, n));
    if (read.nat) continue;
    EXPECT_TRUE(read.diagnostics.list()[0].span.valid()) << n;
  }
  EXPECT_TRUE(Read(whole).nat) << Read(whole).error();
}

}  // namespace
}  // namespace needle::nat
