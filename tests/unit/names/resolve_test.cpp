#include "fixture.h"

namespace needle::names {
namespace {

TEST(Scopes, LocalsAndEntities) {
  World w;
  EXPECT_EQ(w.names("f x = let y = x in y + Prelude.id x"),
            "\nMain.f x_0 = (let\n    y_1 = x_0\n    in (y_1 Needle.Prim.+ (Needle.Prim.id x_0)))\n");
  EXPECT_EQ(
      w.names("g = \\x -> case x of { (x, y) | x -> y where { z = x } }"),
      "\nMain.g = (\\x_0 -> (case x_0 of\n    (x_1, y_2)\n      | x_1 -> y_2\n      where\n        z_3 = x_1))\n");
}

TEST(Scopes, StatementsAndComprehensions) {
  World w;
  EXPECT_EQ(w.names("f xs = [x + y | x <- xs, let { y = x }, y]"),
            "\nMain.f xs_0 = [(x_1 Needle.Prim.+ y_2) | x_1 <- xs_0; let {\n    y_2 = x_1}; y_2]\n");
  EXPECT_EQ(w.names("f x = do { x <- x; x <- x; x }"), "\nMain.f x_0 = do {x_1 <- x_0; x_2 <- x_1; x_2}\n");
}

TEST(Scopes, RecordsPunsAndWildcards) {
  World w;
  EXPECT_EQ(w.names("data R = R { a :: Int, b :: Int }\nf R{..} = R { a = b, .. }\ng (R {a}) = R {a, b = a}"),
            "\ndata Main.R = Main.R (Main.a :: Needle.Prim.Int) (Main.b :: Needle.Prim.Int)\n\n"
            "Main.f Main.R{Main.a = a_0, Main.b = b_1} = Main.R{Main.a = b_1, Main.b = b_1}\n"
            "Main.g Main.R{Main.a = a_2} = Main.R{Main.a = a_2, Main.b = a_2}\n");
}

TEST(Scopes, InstanceMethodsBelongToTheClass) {
  World w;
  EXPECT_EQ(w.names("import Prelude hiding ((==))\nimport qualified Prelude as P\ndata T = T\ninstance Eq T where { a "
                    "== b = True; x /= y = x P.== y }"),
            "\ndata Main.T = Main.T\n\ninstance () => (Needle.Prim.Eq Main.T) where\n  -- recursive\n  Needle.Prim.== "
            "a_0 b_1 = Needle.Prim.True\n"
            "  -- recursive\n  Needle.Prim./= x_2 y_3 = (x_2 Needle.Prim.== y_3)\n\n");
  EXPECT_EQ(w.errors("instance Eq Int where { show x = x }"),
            "T.hs:1:25-28: 'show' is not a (visible) method of class 'Eq'");
}

TEST(Scopes, Missing) {
  World w;
  EXPECT_EQ(w.errors("f = lokup"),
            "T.hs:1:5-9: Variable not in scope: lokup\n* Perhaps you meant 'lookup' (imported from Prelude)");
  EXPECT_EQ(w.errors("f = Jst 1"),
            "T.hs:1:5-7: Data constructor not in scope: Jst\n* Perhaps you meant 'Just' (imported from Prelude)");
  EXPECT_EQ(w.errors("f (Foo x) = x"), "T.hs:1:4-6: Not in scope: data constructor 'Foo'");
  EXPECT_EQ(w.errors("f :: Foo\nf = f"), "T.hs:1:6-8: Not in scope: type constructor or class 'Foo'");
  EXPECT_EQ(w.errors("f = M.foo"), "T.hs:1:5-9: Not in scope: 'M.foo'\nNo module named 'M' is imported.");
  EXPECT_EQ(w.errors("import qualified Data.Map as M\nf = M.foo"),
            "T.hs:2:5-9: Not in scope: 'M.foo'\nModule 'Data.Map' does not export 'foo'.");
  EXPECT_EQ(w.errors("f = sortBy"), "T.hs:1:5-10: Variable not in scope: sortBy\n* add: import Data.List (sortBy)");
  EXPECT_EQ(w.errors("import Data.List (lookup)\nf = sortBy"),
            "T.hs:2:5-10: Variable not in scope: sortBy\n* Perhaps you want to add 'sortBy' to the import list in the "
            "import of 'Data.List'");
  EXPECT_EQ(w.errors("f x = _y"), "");
}

TEST(Scopes, Ambiguous) {
  World w;
  EXPECT_EQ(w.errors("import Data.Map\nf = lookup"),
            "T.hs:2:5-10: Ambiguous occurrence 'lookup'\nIt could refer to\n   either 'Prelude.lookup', imported from "
            "'Prelude'\n"
            "       or 'Data.Map.lookup', imported from 'Data.Map'");
  EXPECT_EQ(w.errors("import Data.Map\nimport Prelude hiding (lookup)\nf = lookup"), "");
  EXPECT_EQ(
      w.errors("id x = x\nf = id"),
      "T.hs:2:5-6: Ambiguous occurrence 'id'\nIt could refer to\n   either 'Prelude.id', imported from 'Prelude'\n"
      "       or 'Main.id', defined in this module");
}

TEST(Scopes, Duplicates) {
  World w;
  EXPECT_EQ(w.errors("f = 1\ng = 2\nf = 3"), "T.hs:3:1: Multiple declarations of 'f'");
  EXPECT_EQ(w.errors("f x x = x"), "T.hs:1:3-5: Conflicting definitions for 'x'\nin an equation for 'f'");
  EXPECT_EQ(w.errors("f = let { a = 1; (a, b) = b } in a"), "T.hs:1:11-19: Conflicting definitions for 'a'");
  EXPECT_EQ(w.errors("data A = B | B"), "T.hs:1:14: Multiple declarations of 'B'");
  EXPECT_EQ(w.errors("f 1 = 2\nf 1 2 = 3"), "T.hs:(1,1)-(2,9): Equations for 'f' have different numbers of arguments");
  EXPECT_EQ(w.errors("f :: Int"), "T.hs:1:1: The type signature for 'f' lacks an accompanying binding");
  EXPECT_EQ(w.errors("f :: Int\nf :: Int\nf = 1"), "T.hs:2:1: Duplicate type signatures for 'f'");
}

TEST(Groups, DependencyOrder) {
  World w;
  EXPECT_EQ(w.names("f x = g x\ng y = f y + k\nk = h\nh :: Int\nh = k"),
            "\nh :: Needle.Prim.Int\nMain.k = Main.h\n-- recursive\nMain.f x_0 = (Main.g x_0)\nMain.g y_1 = ((Main.f "
            "y_1) Needle.Prim.+ Main.k)\nMain.h = Main.k\n");
  EXPECT_EQ(w.names("f = let { a = b; (b, c) = d; d = 1 } in a"),
            "\nMain.f = (let\n    d_3 = 1\n    (b_1, c_2) = d_3\n    a_0 = b_1\n    in a_0)\n");
}

TEST(Groups, LongChains) {
  World w;
  std::string text;
  for (int i = 0; i < 20000; ++i) text += "f" + std::to_string(i) + " = f" + std::to_string(i + 1) + "\n";
  ResolvedModule& m = w.resolve(text + "f20000 = 1\n");
  EXPECT_EQ(w.messages(), "");
  EXPECT_EQ(m.parsed.module->body->groups.size(), 20001u);
}

TEST(Fixity, Chains) {
  World w;
  EXPECT_EQ(w.names("f a b c = a + b * c + a"),
            "\nMain.f a_0 b_1 c_2 = ((a_0 Needle.Prim.+ (b_1 Needle.Prim.* c_2)) Needle.Prim.+ a_0)\n");
  EXPECT_EQ(w.names("f a b = - a * b + b"), "\nMain.f a_0 b_1 = ((- (a_0 Needle.Prim.* b_1)) Needle.Prim.+ b_1)\n");
}

TEST(Fixity, Conflicts) {
  World w;
  EXPECT_EQ(w.errors("f a b = a == b == a"),
            "T.hs:1:9-19: Precedence parsing error\n    cannot mix '==' [infix 4] and '==' [infix 4] in the same infix "
            "expression");
  EXPECT_EQ(w.errors("f a b = a * - b"),
            "T.hs:1:9-15: Precedence parsing error\n    cannot mix '*' [infixl 7] and prefix '-' [infixl 6] in the "
            "same infix expression");
  EXPECT_EQ(w.errors("f a b = (a + b *)"),
            "T.hs:1:9-17: The operator '*' [infixl 7] of a section\n    must have lower precedence than that of the "
            "operand,\n      namely '+' [infixl 6]");
  EXPECT_EQ(w.errors("f a b = (a * b +)"), "");
}

TEST(Fixity, LocalDeclarations) {
  World w;
  EXPECT_EQ(w.names("f a b = a <+> b * a where { infixr 8 <+>; x <+> y = x }"),
            "\nMain.f a_0 b_1 = ((a_0 <+>_2 b_1) Needle.Prim.* a_0)\n  where\n    <+>_2 x_3 y_4 = x_3\n");
}

TEST(Fixity, OperatorPatterns) {
  World w;
  EXPECT_EQ(w.names("infixr 5 :+\ndata T = T :+ T | N\nf (a :+ b :+ N : c) = c"),
            "\ndata Main.T = Main.:+ (Main.T) (Main.T) | Main.N\n\nMain.f (Main.:+ a_0 (Main.:+ b_1 (: Main.N c_2))) = "
            "c_2\n");
}

TEST(Modules, ImportLists) {
  World w;
  EXPECT_EQ(w.errors("import Data.List (foo)"), "T.hs:1:19-21: Module 'Data.List' does not export 'foo'");
  EXPECT_EQ(w.errors("import Data.Maybe"), "T.hs:1:8-17: Could not find module 'Data.Maybe'");
  EXPECT_EQ(w.errors("import Needle.Prim (Just)"),
            "T.hs:1:21-24: In module 'Needle.Prim':\n  'Just' is a data constructor of 'Maybe'\n"
            "* to import it use: import Needle.Prim (Maybe(Just))");
  EXPECT_EQ(w.errors("import Data.Map (Map(Tip))"), "T.hs:1:18-25: Module 'Data.Map' does not export 'Map(Tip)'");
  EXPECT_EQ(w.errors("import Prelude (Maybe(..))\nf (Just x) = Nothing"), "");
  EXPECT_EQ(w.errors("import Prelude (Maybe(Just))\nf (Just x) = Nothing"),
            "T.hs:2:14-20: Data constructor not in scope: Nothing\n"
            "* Perhaps you want to add 'Nothing' to the import list in the import of 'Prelude'");
}

TEST(Modules, Exports) {
  World w;
  w.library("A", "import Needle.Prim (Int)\ndata T = X | Y Int\ndata U = U { u :: Int }\nf = 1\ng = 2",
            "(T(X), U(..), f)");
  EXPECT_EQ(w.errors("import A\nh = (X, U, u, f)"), "");
  EXPECT_EQ(w.errors("import A\nh = Y"), "T.hs:2:5: Data constructor not in scope: Y");
  w.library("B", "import A hiding (f)\nf = 3", "(module A, B.f)");
  EXPECT_EQ(w.errors("import B\nh = (X, u, f)"), "");
  EXPECT_EQ(w.errors("module C (foo, module D) where\nx = 1"),
            "T.hs:1:11-13: Not in scope: 'foo'\nT.hs:1:16-23: The export item 'module D' is not imported");
}

TEST(Environment, RoundTrip) {
  World w;
  ByteWriter out;
  w.environment.write(out);
  Environment copy;
  ByteReader in(out.bytes());
  copy.read(in);
  EXPECT_TRUE(in.done());
  ByteWriter again;
  copy.write(again);
  EXPECT_EQ(out.bytes(), again.bytes());
  EXPECT_EQ(copy.known_value("lookup"), w.environment.known_value("lookup"));
  EXPECT_TRUE(copy.find_module(intern("Prelude"))->library);
  for (size_t cut = 0; cut + 1 < out.size(); cut += 7) {
    ByteReader damaged(std::string_view(out.bytes()).substr(0, cut));
    EXPECT_THROW(copy.read(damaged), ByteReader::Corrupt);
  }
}

TEST(Expressions, InTheScopeOfAModule) {
  World w;
  ResolvedModule& m = w.resolve("secret = 1");
  FileId file = w.sources.add("<e>", "\\x -> secret + x");
  syntax::Expr* e =
      syntax::parse_expression(w.sources, file, m.parsed.arena, m.parsed.module->node_count, w.diagnostics);
  resolve_expression(w.environment, m, e, w.diagnostics);
  EXPECT_EQ(w.messages(), "");
  EXPECT_EQ(m.locals.size(), 1u);
  ResolvedModule p = prelude_scope(w.environment, w.diagnostics);
  EXPECT_TRUE(p.scope.values.contains(intern("map")));
  EXPECT_TRUE(p.scope.values.contains(intern("Prelude.map")));
}

}  // namespace
}  // namespace needle::names
