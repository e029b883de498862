// Overlapping matches: text, image, lint, and what the reference evaluator makes of them.
#include "core/build.h"
#include "core/lint.h"
#include "core/serial.h"
#include "text_prelude.h"

namespace needle::core {
namespace {

constexpr const char* kOverlap = R"(
data Nat = Zero | Suc Nat;
def and :: Bool -> Bool -> Bool = \(a :: Bool) (b :: Bool) -> overlap a b {
  False _ -> False; _ False -> False; True x -> x; x True -> x; else -> raise# 0 };
def inOrder :: Bool -> Bool -> Bool = \a b -> overlap_in_order a b {
  False _ -> False; True x -> x; _ False -> False; x True -> x; else -> raise# 0 };
def pred :: Nat -> Nat = \n -> case n of m { Zero -> Zero; Suc p -> p };
def max :: Nat -> Nat -> Nat = \a b -> overlap a b {
  Zero Zero -> Zero; (Suc x) (y :: Nat) -> Suc (max x (pred y)); x (Suc y) -> Suc (max (pred x) y); else -> raise# 0 };
def nested = \a b -> overlap a b {
  whole @ (Just (: x _)) 3 -> (,) x whole; _ 'c' -> (,) 0 Nothing; else -> (,) 9 Nothing };
def loop = \n -> loop n;
)";

struct OverlapProgram : TextProgram {
  OverlapProgram() : TextProgram(kOverlap) {}
};

}  // namespace

TEST(Overlap, TextAndImageKeepIt) {
  OverlapProgram p;
  std::string once = print(static_cast<Program&>(p));
  Program again;
  ParseResult r = parse_program(once, again);
  ASSERT_TRUE(r.ok) << r.message << "\n" << once;
  EXPECT_EQ(print(again), once);

  ByteWriter out, second;
  write_program(p, out);
  Program image;
  read_program(out.bytes(), image);
  std::string loaded = print(image);
  write_program(image, second);
  Program reread;
  read_program(second.bytes(), reread);
  EXPECT_EQ(print(reread), loaded);
  EXPECT_NE(loaded.find("overlap_in_order"), std::string::npos);
  PrivateWorld world("");
  reference::Evaluator e(reread, world);
  EXPECT_EQ(e.show(e.delay(parse_expr("max (Suc Zero) (Suc (Suc Zero))", reread, r))), "Suc (Suc Zero)");
}

TEST(Overlap, AnyClauseMayDecide) {
  OverlapProgram p;
  EXPECT_EQ(p.value("and False (loop 1)"), "False");
  EXPECT_EQ(p.value("and (raise# 7) False"), "False");
  EXPECT_EQ(p.value("and False (raise# 7)"), "False");
  EXPECT_EQ(p.value("and True True"), "True");
  EXPECT_EQ(p.value("and True (raise# 7)"), "<raised>");
  EXPECT_EQ(p.value("max (Suc (Suc Zero)) (Suc Zero)"), "Suc (Suc Zero)");
  EXPECT_EQ(p.value("max Zero Zero"), "Zero");
  EXPECT_EQ(p.value("max (raise# 1) (Suc Zero)"), "Suc <raised>");
}

TEST(Overlap, TheLeftmostExceptionCounts) {
  OverlapProgram p;
  const char* which =
      "\\w -> catch# (\\w1 -> case and (raise# 5) (raise# 6) of x { _ -> IORes 0 }) (\\e w2 -> IORes e) w";
  EXPECT_EQ(p.value(std::string("(") + which + ") 0"), "IORes 5");
  EXPECT_EQ(p.value("let rec { x = and x x } in x"), "<loop>");
  EXPECT_EQ(p.value("let rec { x = and x False } in x"), "False");
}

TEST(Overlap, InOrderIsHaskells) {
  OverlapProgram p;
  EXPECT_EQ(p.value("inOrder False (raise# 7)"), "False");
  EXPECT_EQ(p.value("inOrder (raise# 7) False"), "<raised>");
  EXPECT_EQ(p.value("let b = False in case b of v { _ -> inOrder (raise# 7) v }"), "<raised>");
  EXPECT_EQ(p.value("inOrder True False"), "False");
}

TEST(Overlap, NestedPatternsEvaluateWhatBlocks) {
  OverlapProgram p;
  EXPECT_EQ(p.value("nested (Just (: 4 (raise# 1))) 3"), "(,) 4 (Just (: 4 <raised>))");
  EXPECT_EQ(p.value("nested (Just []) 3"), "(,) 9 Nothing");
  EXPECT_EQ(p.value("nested (Just (raise# 1)) 'c'"), "(,) 0 Nothing");
  EXPECT_EQ(p.value("nested (Just (raise# 1)) 4"), "<raised>");
  EXPECT_EQ(p.value("nested Nothing 4"), "(,) 9 Nothing");
}

TEST(Overlap, LongChainsNeedNoCStack) {
  OverlapProgram p;
  EXPECT_EQ(p.value("foldr (\\x r -> and True r) True (upTo 1 300000)"), "True");
}

TEST(Overlap, Lint) {
  EXPECT_TRUE(lint(OverlapProgram()).empty());
  auto rejects = [](const std::string& text, const std::string& message) {
    TextProgram p(text);
    std::string all;
    for (const std::string& m : lint(p)) all += m + "\n";
    EXPECT_NE(all.find(message), std::string::npos) << text << "\n" << all;
  };
  rejects("def f = \\(a :: Bool) -> overlap a { Nothing -> 1; else -> 2 };", "a pattern Nothing for the type Bool");
  rejects("def f = \\(a :: Bool) -> overlap a { 3 -> 1; else -> 2 };", "a literal pattern for the type Bool");
  rejects("def f = \\a -> overlap a { Just -> 1; else -> 2 };", "the pattern Just has the wrong number of fields");
  rejects("def f = \\a -> overlap a { _ _ -> 1; else -> 2 };", "the wrong number of patterns");
  rejects("def f = \\a -> join j = \\x -> x in overlap a { True -> j 1; else -> 2 };", "used outside tail position");
}

}  // namespace needle::core
