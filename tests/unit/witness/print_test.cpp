#include <gtest/gtest.h>

#include "core/parse.h"
#include "space/show_type.h"
#include "witness/witness.h"

namespace needle::witness {
namespace {

struct World {
  core::Program program;
  space::Spaces spaces{program};
  core::Builder build{program};

  World() {
    core::ParseResult r = core::parse_program(R"(
prim Int; prim Char; prim Double;
data Bool = False | True;
data [] a = [] | : {infix r 5} a ([] a);
data (,) a b = (,) a b;
data Maybe a = Nothing | Just a;
newtype Wrap a = Wrap ([] a);
)",
                                              program);
    EXPECT_TRUE(r.ok) << r.message;
  }
  const core::Type* con(const std::string& name) {
    for (uint32_t i = 0; i < program.tycon_count(); ++i)
      if (program.tycon(core::TyConId(i))->name.text() == name) return build.type_con(program.tycon(core::TyConId(i)));
    return nullptr;
  }
  const core::Type* app(const std::string& name, const core::Type* arg) { return build.type_app(con(name), arg); }

  // The token of a value is the shortest way to write one down; printed and written again.
  std::string show(const core::Type* type, const std::string& token) {
    claim::Input input{"x", type, spaces.of(type)};
    auto values = decode(token, spaces, {input});
    if (!values) return "does not fit";
    EXPECT_EQ(encode(*values, spaces), token);
    return print(spaces, (*values)[0]);
  }
};

TEST(Print, AsHaskellPrintsThem) {
  World w;
  const core::Type *i = w.con("Int"), *c = w.con("Char");
  EXPECT_EQ(w.show(i, "n-3."), "-3");
  EXPECT_EQ(w.show(w.app("Maybe", i), "1.n-3."), "Just (-3)");
  EXPECT_EQ(w.show(w.app("Maybe", w.app("Maybe", i)), "1.1._"), "Just (Just _)");
  EXPECT_EQ(w.show(w.app("[]", i), "1.n1.1.n-2.0."), "[1,-2]");
  EXPECT_EQ(w.show(w.app("[]", i), "1.n1.1.n-2._"), "1 : -2 : _");
  EXPECT_EQ(w.show(w.app("Maybe", w.app("[]", i)), "1.1._0."), "Just [_]");
  EXPECT_EQ(w.show(w.app("Maybe", w.app("[]", i)), "1.1.__"), "Just (_ : _)");
  EXPECT_EQ(w.show(w.app("[]", c), "1.n97.1.n34.1.n10.1.n200.1.n49.0."), "\"a\\\"\\n\\200\\&1\"");
  EXPECT_EQ(w.show(w.app("[]", c), "1.n97.1._0."), "['a',_]");
  EXPECT_EQ(w.show(w.app("[]", c), "0."), "[]");
  EXPECT_EQ(w.show(w.app("Wrap", i), "1.n1.0."), "Wrap [1]");
  EXPECT_EQ(w.show(w.app("Maybe", w.app("Wrap", i)), "1.0."), "Just (Wrap [])");
  EXPECT_EQ(w.show(w.build.type_app(w.app("(,)", i), c), "0.n-1.n39."), "(-1,'\\'')");
  EXPECT_EQ(w.show(w.con("Double"), "rbfe0000000000000."), "-0.5");
}

// Tables: 0. is Const, 1. the case distinction.
TEST(Print, Functions) {
  World w;
  const core::Type *i = w.con("Int"), *b = w.con("Bool");
  auto fun = [&](const core::Type* from, const core::Type* to) { return w.build.type_fun(from, to); };
  EXPECT_EQ(w.show(fun(b, i), "_"), "_");
  EXPECT_EQ(w.show(fun(b, i), "0.n3."), "\\_ -> 3");
  EXPECT_EQ(w.show(fun(b, i), "0._"), "\\_ -> 0");
  EXPECT_EQ(w.show(fun(b, i), "1.n1.n-2."), "\\x -> case x of { False -> 1; True -> -2 }");
  EXPECT_EQ(w.show(fun(b, i), "1._n-2."), "\\x -> case x of { True -> -2; _ -> 0 }");
  EXPECT_EQ(w.show(fun(b, i), "1.__"), "\\x -> x `seq` 0");
  EXPECT_EQ(w.show(fun(i, b), "1.n-1.1.1.n2.0.0.1."), "\\x -> case x of { -1 -> True; 2 -> False; _ -> True }");
  EXPECT_EQ(w.show(fun(i, b), "1.n3.1._"), "\\x -> case x of { 3 -> True; _ -> False }");
  EXPECT_EQ(w.show(w.app("Maybe", fun(i, b)), "1.0.1."), "Just (\\_ -> True)");
  EXPECT_EQ(w.show(fun(b, fun(b, i)), "0.1.n1.n2."), "\\_ y -> case y of { False -> 1; True -> 2 }");
  EXPECT_EQ(w.show(fun(b, fun(b, i)), "1.0.n1.0.n2."), "\\x -> case x of { False -> \\_ -> 1; True -> \\_ -> 2 }");
  EXPECT_EQ(w.show(fun(fun(b, b), i), "1.1.1.0.n1.0.n2."), "\\f -> case f True of { False -> 1; True -> 2 }");
  EXPECT_EQ(
      w.show(fun(w.app("[]", b), i), "1.n1.1.0.n2.1.n3._"),
      "\\x -> case x of { [] -> 1; (y : ys) -> case y of { False -> 2; True -> case ys of { [] -> 3; _ -> 0 } } }");
  EXPECT_EQ(w.show(fun(w.app("Wrap", b), i), "1.n1.0.0.n2."), "\\x -> case x of { Wrap [] -> 1; Wrap (_ : _) -> 2 }");
}

TEST(Print, Types) {
  using space::show;
  World w;
  EXPECT_EQ(show(w.app("[]", w.con("Char"))), "String");
  EXPECT_EQ(show(w.build.type_app(w.app("(,)", w.con("Int")), w.app("Maybe", w.app("[]", w.con("Int"))))),
            "(Int, Maybe [Int])");
}

TEST(Token, CorruptOnesAreRefused) {
  World w;
  EXPECT_EQ(w.show(w.con("Int"), "n1"), "does not fit");
  EXPECT_EQ(w.show(w.con("Int"), "n1.n2."), "does not fit");
  EXPECT_EQ(w.show(w.app("Maybe", w.con("Int")), "2."), "does not fit");
  const Token token{"M.prop", "dir/M.hs", {{"a", "Int"}, {"b", "Maybe Bool"}}, "1.n-3.", "", "0123abcd"};
  const std::string text = write_token(token);
  auto back = read_token(text);
  ASSERT_TRUE(back);
  EXPECT_EQ(back->property, token.property);
  EXPECT_EQ(back->file, token.file);
  EXPECT_EQ(back->types, token.types);
  EXPECT_EQ(back->values, token.values);
  EXPECT_EQ(back->fingerprint, token.fingerprint);
  EXPECT_EQ(back->target, "");
  auto reach = read_token(write_token({"M.f", "M.hs", {}, "1.", "0@M.hs:3:5-3:9", "0123abcd"}));
  ASSERT_TRUE(reach);
  EXPECT_EQ(reach->values, "1.");
  EXPECT_EQ(reach->target, "0@M.hs:3:5-3:9");
  for (size_t i = 0; i < text.size(); ++i) {
    std::string bad = text;
    bad[i] = bad[i] == 'A' ? 'B' : 'A';
    EXPECT_FALSE(read_token(bad)) << bad;
  }
}

}  // namespace
}  // namespace needle::witness
