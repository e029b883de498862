#include "liquid/elaborate.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "syntax/parse.h"

namespace needle::liquid {
namespace {

struct Outcome {
  Sources sources;
  Diagnostics diagnostics;
  syntax::ParsedModule parsed;
  Elaborated elaborated;

  explicit Outcome(const std::string& text, const Options& options = {}) {
    const FileId file = sources.add("T.hs", text);
    parsed = syntax::parse_module(sources, file, diagnostics);
    elaborated = elaborate(sources, parsed, diagnostics, {}, options);
  }
  std::vector<std::string> functions() const {
    std::vector<std::string> out;
    for (const syntax::Decl* d : parsed.module->body->decls)
      if (d->kind == syntax::DeclKind::Function)
        out.emplace_back(static_cast<const syntax::FunctionDecl*>(d)->name.text.text());
    return out;
  }
  bool has(const std::string& name) const {
    const auto all = functions();
    return std::find(all.begin(), all.end(), name) != all.end();
  }
  std::string messages() const {
    std::string out;
    for (const Diagnostic& d : diagnostics.list()) {
      const Place at = sources.begin_of(d.span);
      out += std::to_string(at.line) + ":" + std::to_string(at.column) + ": " + d.message + "\n";
    }
    return out;
  }
  const Judged* judged(const std::string& name) const {
    for (const Judged& j : elaborated.judged)
      if (j.name.text() == name) return &j;
    return nullptr;
  }
};

TEST(Elaborate, AContractBecomesFunctions) {
  const Outcome o("{-@ f :: x:{Int | x > 0} -> {v:Int | v > x} @-}\nf :: Int -> Int\nf x = x + 1\n");
  EXPECT_EQ(o.messages(), "");
  for (const char* name : {"f$pre", "f$post", "f$facet", "f$assumed", "f$violated", "f$judge"})
    EXPECT_TRUE(o.has(name)) << name;
  EXPECT_FALSE(o.has("f$open"));  // it calls nobody
}

TEST(Elaborate, WhatSaysNothingIsNoCondition) {
  const Outcome o("data T a = L | N (T a) a\n{-@ f :: T a -> [Int] -> T a @-}\nf :: T a -> [Int] -> T a\nf t _ = t\n");
  EXPECT_EQ(o.messages(), "");
  EXPECT_FALSE(o.has("f$pre"));
  EXPECT_FALSE(o.has("f$post"));
}

TEST(Elaborate, CalleesAreParameters) {
  const Outcome o("f :: Int -> Int\nf x = x\ng :: Int -> Int\ng y = f (f y)\nh :: Int -> Int\nh f = f\n");
  ASSERT_NE(o.judged("g"), nullptr);
  EXPECT_EQ(o.judged("g")->callees.size(), 1u);
  EXPECT_TRUE(o.has("g$open"));
  EXPECT_FALSE(o.has("h$open"));  // its f is another
}

TEST(Elaborate, FunctionsAreOpenedLess) {
  const std::string text =
      "{-@ f :: {x:Int | x > 0} -> Int @-}\nf :: Int -> Int\nf x = x\ng :: Int -> Int\ng y = f y\n";
  Options checked, closed;
  checked.opened[intern("g")] = Opened::Checked;
  closed.opened[intern("g")] = Opened::Closed;
  EXPECT_TRUE(Outcome(text).has("g$open"));
  EXPECT_FALSE(Outcome(text, checked).has("g$open"));
  EXPECT_TRUE(Outcome(text, checked).has("f$in$g"));
  EXPECT_FALSE(Outcome(text, closed).has("f$in$g"));
}

TEST(Elaborate, ImpossiblePreconditionsAreNotJudged) {
  const Outcome o("{-@ die :: {s:String | false} -> a @-}\ndie :: String -> a\ndie s = error s\n");
  EXPECT_EQ(o.judged("die"), nullptr);
}

TEST(Elaborate, OldAndNewSpellings) {
  for (const char* type :
       {"x:Int -> {v:Int | v = x}", "x:Int -> {v:Int | v == x}", "x:int -> {v:int | v = x}",
        "{x:Int | true} -> {v | v == x}", "x:Int -> {v:Int | (v = x) && Prop true}",
        "forall a . x:Int -> {v:Int | v = x}", "x:Int -> {v:Int | v > 0 => v mod 2 = 0 <=> x >= 0} / [x]",
        "Ord a => x:Int -> {v:Int | if v > 0 then v != x else v /= x}"}) {
    const Outcome o(std::string("{-@ f :: ") + type + " @-}\nf :: Int -> Int\nf x = x\n");
    EXPECT_EQ(o.messages(), "") << type;
    EXPECT_TRUE(o.has("f$post")) << type;
  }
}

TEST(Elaborate, AliasesHaveTypesAndValues) {
  const Outcome o(
      "{-@ type ListN a N = {v:[a] | len v = N} @-}\n{-@ type Two a = ListN a 2 @-}\n"
      "{-@ f :: xs:[a] -> ListN a (len xs) -> ListN a {len xs + 1} -> Two a @-}\nf :: [a] -> [a] -> [a] -> [a]\nf x y "
      "z = x\n");
  EXPECT_EQ(o.messages(), "");
  EXPECT_TRUE(o.has("f$pre1"));
  EXPECT_TRUE(o.has("f$pre2"));
  EXPECT_TRUE(o.has("f$post"));
}

TEST(Elaborate, MeasuresInTheirThreeForms) {
  const Outcome o(
      "data L a = E | C a (L a)\n{-@ measure size @-}\nsize :: L a -> Int\nsize E = 0\nsize (C _ xs) = 1 + size xs\n"
      "{-@ measure total :: L Int -> Int\n    total E = 0\n    total (C x xs) = x + total xs @-}\n{-@ measure free :: "
      "L a -> Int @-}\n");
  EXPECT_EQ(o.messages(), "9:13: Nothing is known about the measure 'free': what mentions it says nothing.\n");
  EXPECT_TRUE(o.has("total"));
  EXPECT_TRUE(o.has("free"));
}

TEST(Elaborate, ErrorsHavePlaces) {
  auto messages = [](const std::string& annotation) {
    return Outcome(annotation + "\nf :: Int -> Int\nf x = x\n").messages();
  };
  EXPECT_EQ(messages("{-@ f :: Int -> -}"), "1:1: This annotation is not closed by '@-}'\n");
  EXPECT_EQ(messages("{-@ f :: x:Int -> {v:Int | v > } @-}"),
            "1:32: Parse error in an annotation on '}': expected an expression\n");
  EXPECT_EQ(messages("{-@ f :: x:Int -> {v:Int | v > x @-}"), "1:34: The annotation ends, but '}' is missing\n");
  EXPECT_EQ(messages("{-@ type T a N = {v:[a] | len v = N} @-}{-@ f :: T Int -> Int @-}"),
            "1:50: The type alias 'T' has 2 parameters, but is given 1\n");
  EXPECT_EQ(messages("{-@ type T = S @-}{-@ type S = T @-}{-@ f :: T -> Int @-}"),
            "1:14: This type alias is defined by itself\n");
  EXPECT_EQ(messages("{-@ g :: Int @-}"), "1:5: There is no function 'g' in this module: its annotation is ignored.\n");
  EXPECT_EQ(messages("{-@ f :: " + std::string(2000, '(') + " @-}"), "1:510: This annotation is nested too deeply\n");
}

TEST(Elaborate, AnAliasIsTooLargeAndNotAModule) {
  std::string text;
  for (int i = 0; i < 10'000; ++i) {
    const std::string f = "f" + std::to_string(i);
    text += f + " :: Int -> Int -> Int\n" + f + " x _ = x\n";
  }
  EXPECT_EQ(Outcome(text).messages(), "");
}

TEST(Elaborate, CanBeStrengthened) {
  const std::string text = "{-@ f :: x:Int -> {v:Int | v > 0} @-}\nf :: Int -> Int\nf x = x\n";
  const Outcome o(text);
  const auto& stronger = o.elaborated.stronger.at(intern("f"));
  ASSERT_FALSE(stronger.empty());
  EXPECT_EQ(stronger.front(), "f :: x:Int -> {v:Int | v > 0 && v = x}");
}

}  // namespace
}  // namespace needle::liquid
