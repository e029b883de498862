#include "program/cabal.h"

#include "fixture.h"
#include "program/cabal_condition.h"
#include "program/files.h"

namespace needle::program {
namespace {

using Words = std::vector<std::string>;

TEST(CabalCondition, IsDecidedForThisCompiler) {
  const std::map<std::string, bool> flags = {{"fast", true}, {"slow", false}};
  EXPECT_EQ(cabal_condition("flag(fast)", flags), true);
  EXPECT_EQ(cabal_condition("flag(Slow) || flag(none)", flags), false);
  EXPECT_EQ(cabal_condition("!flag(slow) && os(linux)", flags), true);
  EXPECT_EQ(cabal_condition("(flag(slow) || arch(x86_64)) && !os(windows)", flags), true);
  EXPECT_EQ(cabal_condition("impl(ghc >= 8.6)", flags), true);
  EXPECT_EQ(cabal_condition("impl(ghc >= 8.6 && < 9)", flags), false);
  EXPECT_EQ(cabal_condition("impl(ghc == 9.0.*)", flags), true);
  EXPECT_EQ(cabal_condition("impl(ghcjs)", flags), false);
  EXPECT_EQ(cabal_condition("false", flags), false);
  std::string long_one = "flag(fast)";
  for (int i = 0; i < 300; ++i) long_one += " && !flag(slow)";
  EXPECT_EQ(cabal_condition(long_one, flags), true);
}

TEST(CabalCondition, MalformedOnesAreNothing) {
  for (const char* text : {"", "flag", "flag(", "flag(a", "(flag(a)", "flag(a) &&", "flag(a) flag(b)", "moon(full)"})
    EXPECT_FALSE(cabal_condition(text, {})) << text;
  EXPECT_FALSE(cabal_condition(std::string(100000, '!'), {}));
  EXPECT_FALSE(cabal_condition(std::string(100000, '('), {}));
}

Package package(const std::string& text) {
  const Files files;
  return read_package(files.write("p.cabal", text));
}

TEST(Cabal, FieldsOfPartsBranchesAndCommonParts) {
  const Package p = package(
      "name: p\nversion: 2\nflag f\n  default: False\ncommon c\n  default-extensions: CPP, LambdaCase\n"
      "library\n  import: c\n  exposed-modules:\n    A\n    A.B\n  if flag(f)\n    other-modules: No\n  elif "
      "os(linux)\n"
      "    other-modules: Yes\n    cpp-options: -DX -DY=2\n  else\n    other-modules: Neither\n"
      "test-suite t\n  main-is: T.hs\n  hs-source-dirs: \"t\", u\n  build-depends: base >= 4 && < 5, q:sub\n"
      "benchmark b\n  buildable: False\n");
  EXPECT_EQ(p.name, "p");
  ASSERT_EQ(p.components.size(), 2u);
  EXPECT_EQ(p.components[0].modules, Words({"A", "A.B", "Yes"}));
  EXPECT_EQ(p.components[0].dialect.extensions, Words({"CPP", "LambdaCase"}));
  ASSERT_EQ(p.components[0].dialect.macros.size(), 2u);
  EXPECT_EQ(p.components[0].dialect.macros[1], std::pair(std::string("Y"), std::string("2")));
  EXPECT_EQ(p.components[1].name, "t");
  EXPECT_EQ(p.components[1].main, "T.hs");
  EXPECT_EQ(p.components[1].directories.size(), 2u);
}

TEST(Cabal, BracesAreIndentation) {
  const Package p = package(
      "name: p\ndescription: {\nAbout {this}: it\n= that\n}\nversion: 2\nlibrary {\nexposed-modules: A\n  B\n"
      "if os(linux) { other-modules: Yes }\nif os(windows) {\n  other-modules: No\n} else {\n  other-modules: "
      "Other\n}\n}\n"
      "test-suite t\n  build-depends:\n  { base >= 4\n  , q\n  }\n  main-is: {T.hs}\n");
  ASSERT_EQ(p.components.size(), 2u);
  EXPECT_EQ(p.components[0].modules, Words({"A", "B", "Yes", "Other"}));
  EXPECT_EQ(cabal_words(p.components[1].main), Words({"T.hs"}));
}

TEST(Cabal, WhatIsWrongSaysWhere) {
  for (auto [text, place] : {std::pair{"library\n  if moon(full)\n    x: y\n", "p.cabal:2:"},
                             {"library {\n  exposed-modules: A\n", "p.cabal:1:"},
                             {"library\n}\n", "p.cabal:2:"},
                             {"\n\nlibrary\n  import: nothing\n", "p.cabal:3:"},
                             {"common c\n  import: c\nlibrary\n  import: c\n", "p.cabal:1:"},
                             {"library\n  = 3\n", "p.cabal:2:"}}) {
    try {
      package(text);
      ADD_FAILURE() << text;
    } catch (const BadPackage& bad) {
      EXPECT_NE(std::string(bad.what()).find(place), std::string::npos) << bad.what();
    }
  }
}

TEST(Cabal, DeepSectionsAreRefused) {
  std::string text = "library\n";
  for (int i = 1; i < 3000; ++i) text += std::string(static_cast<size_t>(i), ' ') + "if true\n";
  EXPECT_THROW(package(text), BadPackage);
  std::string braces;
  for (int i = 1; i < 100000; ++i) braces += "if {";
  EXPECT_THROW(package(braces), BadPackage);
}

}  // namespace
}  // namespace needle::program
