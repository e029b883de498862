#include "world.h"

namespace needle::types {
namespace {

std::string errors(const std::string& text) {
  return World().errors(text);
}

TEST(Message, Mismatch) {
  EXPECT_EQ(errors("f :: Int -> Int\nf x = x + True"),
            "2:11: Couldn't match expected type 'Int' with actual type 'Bool'\n"
            "In the second argument of '(+)', namely 'True'\n"
            "In the expression: x + True\n"
            "In an equation for 'f': f x = x + True\n");
  EXPECT_EQ(errors("v :: [Int]\nv = map not [True]"),
            "2:5: Couldn't match type 'Bool' with 'Int'\nExpected: [Int]\n  Actual: [Bool]\n"
            "In the expression: map not [True]\nIn an equation for 'v': v = map not [True]\n");
}

TEST(Message, TooManyAndTooFewArguments) {
  EXPECT_EQ(errors("f :: Int -> Int\nf n = n\ny = f 1 2 :: Bool"),
            "3:5: Couldn't match expected type 'a0 -> Bool' with actual type 'Int'\n"
            "The function 'f' is applied to two value arguments,\n  but its type 'Int -> Int' has only one\n"
            "In the expression: f 1 2 :: Bool\nIn the expression: f 1 2 :: Bool\nIn an equation for 'y': y = f 1 2 :: "
            "Bool\n");
  EXPECT_EQ(errors("z :: Bool\nz = not"),
            "2:5: Couldn't match expected type 'Bool' with actual type 'Bool -> Bool'\n"
            "Probable cause: 'not' is applied to too few arguments\nIn the expression: not\nIn an equation for 'z': z "
            "= not\n");
}

TEST(Message, Rigid) {
  EXPECT_EQ(
      errors("g :: a -> b\ng x = x"),
      "2:7: Couldn't match expected type 'b' with actual type 'a'\n'a' is a rigid type variable bound by\n  the type "
      "signature for:\n    g :: forall a b. a -> b\n  at T.hs:1:1-11\n'b' is a rigid type variable bound by\n  the "
      "type "
      "signature for:\n    g :: forall a b. a -> b\n  at T.hs:1:1-11\nIn the expression: x\nIn an equation for 'g': g "
      "x = x\n");
}

TEST(Message, OccursCheck) {
  EXPECT_NE(errors("f x = x x").find("Occurs check: cannot construct the infinite type: "), std::string::npos);
}

TEST(Message, NoInstance) {
  EXPECT_EQ(errors("x = show id"),
            "1:5: No instance for (Show (a0 -> a0)) arising from a use of 'show'\n"
            "  (maybe you haven't applied a function to enough arguments?)\n"
            "In the expression: show id\nIn an equation for 'x': x = show id\n");
  EXPECT_NE(errors("f :: a -> String\nf x = show x").find("2:7: No instance for (Show a) arising from a use of 'show'"),
            std::string::npos);
  EXPECT_NE(errors("f :: Eq a => a -> a -> Bool\nf x y = x < y")
                .find("Could not deduce (Ord a) arising from a use of '<'\nfrom the context: Eq a"),
            std::string::npos);
}

TEST(Message, Ambiguous) {
  EXPECT_EQ(
      errors("x = show (read \"1\")"),
      "1:5: Ambiguous type variable 'a0' arising from a use of 'show'\nprevents the constraint '(Show a0)' from being "
      "solved.\nProbable fix: use a type annotation to specify what 'a0' should be.\n"
      "In the expression: show (read \"1\")\nIn an equation for 'x': x = show (read \"1\")\n");
  EXPECT_NE(errors("f :: Show a => Int\nf = 1").find("In the ambiguity check for 'f'"), std::string::npos);
}

TEST(Message, Kinds) {
  EXPECT_EQ(errors("f :: Maybe -> Int\nf = undefined"),
            "1:6: Expecting one more argument to 'Maybe'\nExpected a type, but 'Maybe' has kind '* -> *'\n");
  EXPECT_EQ(errors("f :: Int Bool\nf = undefined"), "1:6: Expected kind '* -> *', but 'Int' has kind '*'\n");
  EXPECT_EQ(errors("instance Functor Int"), "1:18: Expected kind '* -> *', but 'Int' has kind '*'\n");
}

TEST(Message, ConstructorArity) {
  EXPECT_EQ(errors("f (Just) = 1"),
            "1:4: The constructor 'Just' should have 1 argument, but has been given none\nIn the pattern: Just\n"
            "In an equation for 'f': f (Just) = 1\n");
}

TEST(Message, DuplicateInstances) {
  EXPECT_EQ(errors("class C a\ninstance C Int\ninstance C Int"),
            "2:10: Duplicate instance declarations:\n  instance C Int -- Defined at T.hs:2:10-14\n"
            "  instance C Int -- Defined at T.hs:3:10-14\n");
}

TEST(Message, StrictFieldsAndHoles) {
  EXPECT_NE(errors("data P = P { a :: !Int, b :: Int }\nx = P { b = 1 }")
                .find("2:5: Constructor 'P' does not have the required strict field(s): a"),
            std::string::npos);
  EXPECT_NE(errors("x = not _y").find("1:9: Found hole: _y :: Bool"), std::string::npos);
}

TEST(Message, EscapingTypes) {
  EXPECT_NE(errors("data S = forall a. S a\nf (S x) = x").find("would escape its scope"), std::string::npos);
}

TEST(Message, SeveralIndependentErrors) {
  std::string all = errors("f = not 'c'\ng = length True\nh = 1 :: Int");
  EXPECT_NE(all.find("1:9: "), std::string::npos);
  EXPECT_NE(all.find("2:12: "), std::string::npos);
  // A binding that failed does not make others fail.
  EXPECT_EQ(errors("f :: Int -> Bool\nf x = x\ng = f 1 && True").find("3:"), std::string::npos);
}

}  // namespace
}  // namespace needle::types
