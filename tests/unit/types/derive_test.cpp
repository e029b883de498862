#include "types/derive.h"

#include <gtest/gtest.h>

#include "syntax/dump.h"
#include "types/check.h"

namespace needle::types {
namespace {

// The names deriving uses, in a library of one module: just enough of each class for its methods to be found.
constexpr std::string_view kLibrary = R"({-# LANGUAGE NoImplicitPrelude #-}
module Needle.Test where
data Int
data Char
data Bool = False | True
data Ordering = LT | EQ | GT
class Eq a where { (==) :: a -> a -> Bool }
class Ord a where { compare :: a -> a -> Ordering; (<), (<=), (>), (>=) :: a -> a -> Bool }
class Show a where { showsPrec :: Int -> a -> [Char] -> [Char] }
class Read a where { readsPrec :: Int -> [Char] -> [(a, [Char])] }
class Enum a where { succ, pred :: a -> a; toEnum :: Int -> a; fromEnum :: a -> Int; enumFrom :: a -> [a]; enumFromThen :: a -> a -> [a] }
class Bounded a where { minBound, maxBound :: a }
class Functor f where { fmap :: (a -> b) -> f a -> f b }
class Foldable t where { foldr :: (a -> b -> b) -> b -> t a -> b; foldMap :: (a -> m) -> t a -> m }
class Traversable t where { traverse :: (a -> f b) -> t a -> f (t b) }
foreign import prim "conTag" conTag :: a -> Int
foreign import prim "f" intEq :: a
foreign import prim "f" intLt :: a
foreign import prim "f" intGt :: a
foreign import prim "f" intFromTo :: a
foreign import prim "f" intFromThenTo :: a
foreign import prim "f" (&&) :: a
foreign import prim "f" not :: a
foreign import prim "f" map :: a
foreign import prim "f" error :: a
foreign import prim "f" (++) :: a
foreign import prim "f" showParen :: a
foreign import prim "f" showString :: a
foreign import prim "f" readAlternatives :: a
foreign import prim "f" readToken :: a
foreign import prim "f" mempty :: a
foreign import prim "f" mappend :: a
foreign import prim "f" pure :: a
foreign import prim "f" liftA2 :: a
foreign import prim "f" (<*>) :: a
)";

class Derive : public testing::Test {
 protected:
  // The derived instance of `cls` for the first data type of `text`, blanks collapsed; or "! reason".
  std::string derived(const std::string& text, std::string_view cls) {
    load("Needle/Test.hs", std::string(kLibrary));
    auto module = load("T.hs", "{-# LANGUAGE NoImplicitPrelude #-}\nmodule T where\nimport Needle.Test\n" + text);
    check_module(names_, types_, module, diagnostics_);
    for (const Diagnostic& d : diagnostics_.list()) ADD_FAILURE() << print_diagnostic(d, sources_, false);
    for (syntax::Decl* d : module.parsed.module->body->decls) {
      if (d->kind != syntax::DeclKind::Data) continue;
      const DataInfo& data = types_.data.at(static_cast<syntax::DataDecl*>(d)->entity);
      DerivedInstance out = derive_instance(names_, types_, module, data, names_.known_type(cls), d->span);
      if (!out.decl) return "! " + out.error;
      wanted = out.wanted.size();
      return shown(*out.decl);
    }
    return "no data type";
  }

  size_t wanted = 0;

 private:
  names::ResolvedModule load(const std::string& path, std::string text) {
    FileId file = sources_.add(path, std::move(text));
    auto module = names::resolve_module(names_, syntax::parse_module(sources_, file, diagnostics_), diagnostics_);
    if (path.starts_with("Needle")) check_module(names_, types_, module, diagnostics_);
    return module;
  }
  static std::string shown(const syntax::InstanceDecl& instance) {
    syntax::Dump dump;
    std::string out;
    for (const syntax::Decl* d : instance.body->decls) {
      dump.decl(*d);
      dump.out += ' ';
    }
    for (char c : dump.out) {
      bool blank = c == ' ' || c == '\n';
      if (!blank || (!out.empty() && out.back() != ' ')) out += blank ? ' ' : c;
    }
    while (!out.empty() && out.back() == ' ') out.pop_back();
    return out;
  }

  Sources sources_;
  Diagnostics diagnostics_;
  names::Environment names_;
  TypeEnv types_;
};

TEST_F(Derive, EqComparesFieldsThenTags) {
  EXPECT_EQ(
      derived("data T a = A a Int | B | C", "Eq"),
      "(fun == ((A x1 x2) (A y1 y2) = ((&& ((== x1) y1)) ((== x2) y2))) (a b = ((intEq (conTag a)) (conTag b))))");
  EXPECT_EQ(wanted, 2u);
}

TEST_F(Derive, EqWithoutNullaryConstructors) {
  EXPECT_EQ(derived("data T = A Int | B Int", "Eq"),
            "(fun == ((A x1) (A y1) = ((== x1) y1)) ((B x1) (B y1) = ((== x1) y1)) (_ _ = False))");
}

TEST_F(Derive, OrdHasItsOwnLessThan) {
  EXPECT_EQ(derived("data T = A Int", "Ord"),
            "(fun compare ((A x1) (A y1) = ((compare x1) y1))) (fun < ((A x1) (A y1) = ((< x1) y1)))"
            " (fun <= (a b = (not ((< b) a)))) (fun > (a b = ((< b) a))) (fun >= (a b = (not ((< a) b))))");
}

TEST_F(Derive, ShowOfPrefixInfixAndRecord) {
  EXPECT_EQ(derived("data T = A | B Int | Int :+ Int | R { f, (+++) :: Int }\ninfixl 6 :+", "Show"),
            "(fun showsPrec (_ A = (showString \"A\"))"
            " (d (B x1) = ((showParen ((intGt d) 10)) (\\ s -> ((showString \"B \") (((showsPrec 11) x1) s)))))"
            " (d (:+ x1 x2) = ((showParen ((intGt d) 6)) (\\ s -> (((showsPrec 7) x1) ((showString \" :+ \") "
            "(((showsPrec 7) x2) s))))))"
            " (d (R x1 x2) = ((showParen ((intGt d) 10)) (\\ s -> ((showString \"R {f = \") (((showsPrec 0) x1)"
            " ((showString \", (+++) = \") (((showsPrec 0) x2) ((showString \"}\") s)))))))))");
}

TEST_F(Derive, ReadIsTheInverse) {
  EXPECT_EQ(
      derived("data T = A | B Int", "Read"),
      "(fun readsPrec (= (readAlternatives (\\ d s -> ((++ (comprehension (tuple A s) (<- s ((readToken \"A\") s))))"
      " (if ((intGt d) 10) [] (comprehension (tuple (B x) s) (<- s ((readToken \"B\") s)) (<- (tuple x s) ((readsPrec "
      "11) s)))))))))");
}

TEST_F(Derive, EnumMessages) {
  std::string text = derived("data Color = Red | Green", "Enum");
  EXPECT_NE(text.find("(fun succ (Red = Green) (Green = (error \"succ{Color}: tried to take `succ' of last tag in "
                      "enumeration\")))"),
            std::string::npos);
  EXPECT_NE(text.find("(case n (0 Red) (1 Green) (_ (error ((++ \"toEnum{Color}: tag (\")"), std::string::npos);
}

TEST_F(Derive, BoundedOfAProduct) {
  EXPECT_EQ(derived("data P a = P a Int", "Bounded"),
            "(fun minBound (= ((P minBound) minBound))) (fun maxBound (= ((P maxBound) maxBound)))");
}

TEST_F(Derive, FunctorGoesByTheTypes) {
  EXPECT_EQ(derived("data T a = N [T a] a (Int, a) (Int -> a)", "Functor"),
            "(fun fmap (f (N x1 x2 x3 x4) = ((((N ((fmap (\\ y -> ((fmap f) y))) x1)) (f x2)) (case x3 ((tuple y1 y2) "
            "(tuple y1 (f y2))))) (\\ y -> (f (x4 y))))))");
  EXPECT_EQ(wanted, 2u);
}

TEST_F(Derive, FoldableAndTraversable) {
  EXPECT_EQ(derived("data T a = L | N (T a) a Int", "Foldable"),
            "(fun foldr (f z L = z) (f z (N x1 x2 x3) = (((foldr f) ((f x2) z)) x1)))"
            " (fun foldMap (f L = mempty) (f (N x1 x2 x3) = ((mappend ((foldMap f) x1)) (f x2))))");
}

TEST_F(Derive, Traversable) {
  EXPECT_EQ(derived("data T a = L | N (T a) a Int", "Traversable"),
            "(fun traverse (f L = (pure L)) (f (N x1 x2 x3) = (((liftA2 (\\ b b -> (((N b) b) x3))) ((traverse f) x1)) "
            "(f x2))))");
}

TEST_F(Derive, Reasons) {
  EXPECT_EQ(derived("data T a = A (a -> Int)", "Functor"),
            "! Constructor 'A' must not use the type variable in a function argument");
}

TEST_F(Derive, NotAnEnumeration) {
  EXPECT_EQ(
      derived("data T = A Int | B", "Enum"),
      "! 'T' must be an enumeration type\n  (an enumeration consists of one or more nullary, non-GADT constructors)");
}

}  // namespace
}  // namespace needle::types
