#include "world.h"

namespace needle::types {
namespace {

std::string types_of(const std::string& text) {
  return World().types(text);
}
std::string refusals(const std::string& text) {
  return World().errors(text);
}

constexpr const char* kElem =
    "class C c where { type Elem c; elems :: c -> [Elem c] }\n"
    "instance C [a] where { type Elem [a] = a; elems = id }\n";

TEST(Families, ReduceInInferredTypes) {
  EXPECT_EQ(types_of(std::string(kElem) + "x = head (elems \"ab\")"), "x :: Char\n");
  EXPECT_EQ(types_of("type family F a\ntype instance F Int = Bool\nf :: F Int -> F Int\nf = not"),
            "f :: Bool -> Bool\n");
}

TEST(Families, StuckOnesAreGeneralised) {
  EXPECT_EQ(types_of(std::string(kElem) + "f c = head (elems c)"), "f :: C a => a -> Elem a\n");
  EXPECT_EQ(types_of(std::string(kElem) + "f c = sum (elems c)"), "f :: (Num (Elem a), C a) => a -> Elem a\n");
  EXPECT_EQ(types_of(std::string(kElem) + "f c = not (head (elems c))"), "f :: (C a, Elem a ~ Bool) => a -> Bool\n");
}

TEST(Families, AreNotInjective) {
  EXPECT_NE(refusals("type family F a\nf :: F a -> F b\nf x = x"), "");
  EXPECT_EQ(refusals("type family F a\nf :: (a ~ b) => F a -> F b\nf x = x"), "");
}

TEST(Families, ClosedOnesWaitForApartness) {
  const std::string closed = "type family F a where { F Int = Bool; F a = Char }\n";
  EXPECT_EQ(refusals(closed + "x :: F [b]\nx = 'c'"), "");
  EXPECT_NE(refusals(closed + "f :: b -> F b\nf _ = 'c'"), "");
  const std::string agree = "type family G a where { G Int = Char; G a = Char }\n";
  EXPECT_EQ(refusals(agree + "f :: b -> G b\nf _ = 'c'"), "");
}

TEST(Families, SameVariableTwice) {
  const std::string same =
      "data Y\ndata N\ntype family E a b where { E a a = Y; E a b = N }\ny :: Y\ny = y\nn :: N\nn = n\n";
  EXPECT_EQ(refusals(same + "f :: a -> E a a\nf _ = y\ng :: a -> E a [a]\ng x = g x"), "");
  EXPECT_NE(refusals(same + "f :: a -> b -> E a b\nf _ _ = n"), "");
  EXPECT_EQ(refusals(same + "f :: a -> E (Maybe a) [a]\nf _ = n"), "");
}

TEST(Families, GivenEqualitiesRewrite) {
  EXPECT_EQ(refusals("type family F a\nf :: (F a ~ Bool) => F a -> Bool\nf = not"), "");
  EXPECT_EQ(refusals("type family F a\nf :: (F a ~ [b], F a ~ [c]) => b -> c\nf x = x"), "");
  EXPECT_NE(refusals("type family F a\nf :: (F a ~ [b]) => F a -> Bool\nf = not"), "");
}

TEST(Families, EndlessOnesEnd) {
  for (const char* right : {"L a", "L [a]", "[L a]", "(L a, L a)", "M a"}) {
    const std::string loop =
        std::string("type family L a\ntype family M a\ntype instance M a = L a\ntype instance L a = ") + right + "\n";
    EXPECT_NE(refusals(loop + "f :: L Int -> Bool\nf x = x"), "") << right;
  }
}

TEST(Families, AFamilyNeedsAllItsArguments) {
  EXPECT_EQ(refusals("type family F a\nnewtype A f = A (f Int)\nx :: A F\nx = x"),
            "3:8: The type family 'F' should have 1 argument, but has been given none\n");
}

TEST(DataFamilies, InstancesAreApart) {
  const std::string family = "data family D a\ndata instance D Int = I Int\nnewtype instance D [b] = L b\n";
  EXPECT_EQ(types_of(family + "f (I n) = n\ng (L x) = x\nh = L 'c'"),
            "f :: D Int -> Int\ng :: D [a] -> a\nh :: D [Char]\n");
  EXPECT_NE(refusals(family + "f :: D Int -> Int\nf (L _) = 1"), "");
}

}  // namespace
}  // namespace needle::types
