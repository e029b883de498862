#include "program/yaml.h"

#include <fmt/format.h>

#include <random>

#include "fixture.h"
#include "program/cabal.h"

namespace needle::program {
namespace {

// In one line, with brackets.
std::string shown(const YamlNode& node) {
  std::string out;
  if (node.kind == YamlNode::Kind::Text) return node.text;
  for (const YamlNode& item : node.items) out += (out.empty() ? "" : ", ") + shown(item);
  for (const auto& [key, value] : node.entries) out += (out.empty() ? "" : ", ") + key + ": " + shown(value);
  return node.kind == YamlNode::Kind::List ? "[" + out + "]" : "{" + out + "}";
}

std::string read(const std::string& text) {
  return shown(read_yaml("package.yaml", text));
}

TEST(Yaml, MapsListsAndTexts) {
  EXPECT_EQ(read(""), "{}");
  EXPECT_EQ(read("---\na: b # c\n\n# d\ne: f#g\n"), "{a: b, e: f#g}");
  EXPECT_EQ(read("a:\n- b\n- c\nd:\n  - e\n"), "{a: [b, c], d: [e]}");
  EXPECT_EQ(read("a:\n  b:\n    c: d\n  e: f\n"), "{a: {b: {c: d}, e: f}}");
  EXPECT_EQ(read("- a: b\n  c: d\n- - e\n  - f\n-\n  g\n-\n- h\n"), "[{a: b, c: d}, [e, f], g, , h]");
  EXPECT_EQ(read("a: [b, 'c, d', [e], {f: g}]\nh: {}\ni: []\n"), "{a: [b, c, d, [e], {f: g}], h: {}, i: []}");
  EXPECT_EQ(read("a: \"b: \\\"c\\\" # d\" # e\n'f': 'it''s'\n"), "{a: b: \"c\" # d, f: it's}");
  EXPECT_EQ(read("a: b\n  c\n  d\ne:\nf: g:h\n"), "{a: b c d, e: , f: g:h}");
  EXPECT_EQ(read("a: |\n  b: c\n\n  # d\ne: f\n"), "{a: b: c\n\n# d\n, e: f}");
  EXPECT_EQ(read("a: [b,\n  c]\r\nd: it's # what\n"), "{a: [b, c], d: it's}");
  EXPECT_EQ(read_yaml("package.yaml", "\na:\n\n  - b\n  - c\n").find("a")->items[1].line, 5u);
}

TEST(Yaml, WhatIsWrongSaysWhere) {
  for (auto [text, line] : {std::pair{"a: b\n   c: d\n  e: f\n", 2},
                            {"a:\n  b: c\n d: e\n", 3},
                            {"a: b\nc\n", 2},
                            {"a: [b\nc: d\n", 1},
                            {"a: 'b\n", 1},
                            {"x: 1\na: *b\n", 2},
                            {"a: &b\n", 1},
                            {"a:\n\tb: c\n", 2},
                            {"a: {b}\n", 1},
                            {"a: [b] c\n", 1}}) {
    try {
      EXPECT_EQ(read(text), "refused") << text;
    } catch (const BadPackage& bad) {
      EXPECT_TRUE(std::string(bad.what()).starts_with(fmt::format("package.yaml:{}: ", line))) << text << bad.what();
    }
  }
}

TEST(Yaml, HostileTextsAreRefusedOrRead) {
  EXPECT_THROW(read("a: " + std::string(100'000, '[')), BadPackage);
  EXPECT_THROW(read("a: " + std::string(100'000, '{')), BadPackage);
  std::string dashes, deep;
  for (int i = 0; i < 10'000; ++i) dashes += "- ";
  for (size_t i = 0; i < 1'000; ++i) deep += std::string(i, ' ') + "a:\n";
  EXPECT_THROW(read(dashes + "a"), BadPackage);
  EXPECT_THROW(read(deep), BadPackage);
  std::mt19937 random(5);
  for (int i = 0; i < 5000; ++i) {
    std::string text;
    for (int k = 0; k < 40; ++k) text += "ab-: \n\n  '\"[]{},#|&*\t"[random() % 21];
    try {
      read_package("package.yaml", text);
    } catch (const BadPackage&) {
    }
  }
}

TEST(Hpack, IsReadAsACabalFile) {
  const Files files;
  files.write("src/A.hs", "");
  files.write("src/A/B.hs", "");
  files.write("t/T.hs", "");
  files.write("t/Other.hs", "");
  const Package p = read_package(
      files.write("package.yaml",
                  "name: p\ndependencies:\n- base\n- q >= 2\ndefault-extensions: CPP\nlibrary:\n  source-dirs: src\n"
                  "  dependencies:\n    r: \"< 3\"\n  when:\n    condition: os(linux)\n    cpp-options: -DX\n"
                  "tests:\n  t:\n    main: T.hs\n    source-dirs: [t]\n    dependencies: {name: s}\n"));
  EXPECT_EQ(p.name, "p");
  ASSERT_EQ(p.components.size(), 2u);
  const Component& library = p.components[0];
  EXPECT_EQ(library.modules, std::vector<std::string>({"A", "A.B"}));
  EXPECT_EQ(library.dialect.extensions, std::vector<std::string>({"CPP"}));
  EXPECT_EQ(library.dialect.macros.size(), 1u);
  ASSERT_EQ(library.dependencies.size(), 3u);
  EXPECT_TRUE(library.dependencies[1].place.ends_with("package.yaml:4"));
  EXPECT_EQ(library.dependencies[2].name, "r");
  EXPECT_FALSE(is_in_range({3}, library.dependencies[2].range));
  EXPECT_EQ(p.components[1].modules, std::vector<std::string>({"Other"}));
}

TEST(Hpack, WhatIsWrongSaysWhere) {
  for (const char* text : {"library:\n  when:\n  - cpp-options: -DX\n", "- a\n", "dependencies:\n- [a]\nlibrary: {}\n",
                           "library:\n  when:\n    condition: moon(full)\n"}) {
    try {
      read_package("package.yaml", text);
      ADD_FAILURE() << text;
    } catch (const BadPackage& bad) {
      EXPECT_TRUE(std::string(bad.what()).starts_with("package.yaml:")) << bad.what();
    }
  }
}

}  // namespace
}  // namespace needle::program
