#include <gtest/gtest.h>

#include "support.h"

namespace needle::syntax {
namespace {

std::string prepared(const std::string& path, const std::string& text) {
  Diagnostics d;
  std::string out = prepare_text(path, text, FileId(0), d).text;
  for (const Diagnostic& e : d.list()) out += "!" + e.message;
  return out;
}
const std::string kCpp = "{-# LANGUAGE CPP #-}\n";
std::string cpp(const std::string& text) {
  return prepared("A.hs", kCpp + text).substr(kCpp.size());
}

TEST(Prepare, BirdTracks) {
  EXPECT_EQ(prepared("A.lhs", "Text\n\n> x = 1\n> y = 2\n\nmore\n"), "\n\n  x = 1\n  y = 2\n\n\n");
  EXPECT_EQ(prepared("A.lhs", "Text\n> x = 1\n"), "\n  x = 1\n!unlit: program line next to comment");
}

TEST(Prepare, LatexCode) {
  EXPECT_EQ(prepared("A.lhs", "Text\n\\begin{code}\nx = 1\n\\end{code}\nend"), "\n\nx = 1\n\n");
  EXPECT_EQ(prepared("A.lhs", "\\begin{code}\nx = 1\n"), "\nx = 1\n!unlit: missing \\end{code}");
}

TEST(Prepare, Conditionals) {
  EXPECT_EQ(cpp("#if __GLASGOW_HASKELL__ >= 800 && MIN_VERSION_base(4,9,0)\na\n#else\nb\n#endif\n"), "\na\n\n\n\n");
  EXPECT_EQ(
      cpp("#if MIN_VERSION_random(1,3,0) || !MIN_VERSION_time(1,9,3)\na\n#elif MIN_VERSION_text(9,0,0)\nb\n#endif\n"),
      "\n\n\nb\n\n");
  EXPECT_EQ(cpp("#if MIN_VERSION_base(4,16,0)\na\n#elif defined(FOO) || !defined BAR\nb\n#endif\nc"), "\n\n\nb\n\nc");
  EXPECT_EQ(cpp("#ifdef X\n#if 1\na\n#endif\n#else\nb\n#endif\n"), "\n\n\n\n\nb\n\n");
  EXPECT_EQ(cpp("#ifndef X\na\n"), "\na\n!unterminated #if");
  EXPECT_EQ(cpp("#endif\n"), "\n!#endif without #if");
}

TEST(Prepare, Include) {
  Diagnostics d;
  const ReadIncluded files = [](const std::string& name) -> std::optional<std::string> {
    if (name == "macros.h") return "/* two\n lines */\n#define N 5\n";
    if (name == "text.inc") return "a = N\nb = 2";
    if (name == "self.h") return "#include \"self.h\"\n";
    return std::nullopt;
  };
  auto prepare = [&](const std::string& text) { return prepare_text("A.hs", text, FileId(0), d, {}, files); };
  PreparedText out = prepare("#include <macros.h>\nx = N\n#include \"none.h\"\ny");
  EXPECT_EQ(out.text, "\nx = 5\n\ny");
  EXPECT_TRUE(out.line_numbers.empty());
  out = prepare("#include \"macros.h\"\n#include \"text.inc\"\ny\n");
  EXPECT_EQ(out.text, "\na = 5\nb = 2\n\ny\n");
  EXPECT_EQ(out.line_numbers, (std::vector<uint32_t>{1, 2, 2, 2, 3, 4}));
  EXPECT_EQ(d.list().size(), 0u);
  prepare("#include \"self.h\"\n");
  EXPECT_EQ(d.list().size(), 1u);
}

TEST(Prepare, Macros) {
  EXPECT_EQ(cpp("#define N 5\n#define ADD(a,b) (a + \\\n  b)\nx = N + ADD(N,2) ++ \"N\" -- N\n#undef N\ny = N"),
            "\n\n\nx = 5 + (5 +   2) ++ \"N\" -- N\n\ny = N");
  EXPECT_EQ(prepared("A.hs", "#define N 5\nx = N"), "\nx = 5");  // without the pragma, too
}

TEST(Prepare, BadBytes) {
  EXPECT_EQ(errors("x = \xff 1 -- \xff\n"), "1:5: lexical error (UTF-8 decoding error)\n");
  EXPECT_EQ(errors("x = \"\xff\" -- \xff\n"),
            "1:6: lexical error in string/character literal (UTF-8 decoding error)\n");
  EXPECT_EQ(errors("x = 1 -- \xff\n"), "");
  EXPECT_EQ(prepared("A.hs", "\xEF\xBB\xBFx"), "x");
}

}  // namespace
}  // namespace needle::syntax
