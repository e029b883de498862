#include <gtest/gtest.h>

#include "support.h"

namespace needle::syntax {
namespace {

const std::string kIndentation = "parse error (possibly incorrect indentation or mismatched brackets)\n";

// A pipeline thread has a large stack; so do these.
template <class F>
void on_large_stack(F f) {
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, 256u << 20);
  pthread_t thread;
  pthread_create(
      &thread, &attributes,
      [](void* p) -> void* {
        (*static_cast<F*>(p))();
        return nullptr;
      },
      &f);
  pthread_join(thread, nullptr);
  pthread_attr_destroy(&attributes);
}

TEST(Errors, WordedAndPlacedAsGhcDoes) {
  EXPECT_EQ(errors("x = (1\ny = 2\n"), "2:1: " + kIndentation);
  EXPECT_EQ(errors("x = (1 +\n"), "2:1: " + kIndentation);
  EXPECT_EQ(errors("main = do\n  x = 5\n  print x\n"), "2:5: parse error on input '='\n");
  EXPECT_EQ(errors("f x = y <- 5\n"), "1:9: parse error on input '<-'\n");
  EXPECT_EQ(errors("x = 5 )\n"), "1:7: parse error on input ')'\n");
  EXPECT_EQ(errors("f x = if x then 1\ny = 2\n"), "2:1: parse error on input 'y'\n");
  EXPECT_EQ(errors("main = do\n"), "1:8: Empty 'do' block\n");
  EXPECT_EQ(errors("f (x + 1) = x\n"), "1:4: Parse error in pattern: x + 1\n");
  EXPECT_EQ(errors("x = 1\nimport C\n"), "2:1: parse error on input 'import'\n");
}

TEST(Errors, MoreThanOneInAFile) {
  EXPECT_EQ(errors("f = )\ng = 1\nh = ]\n"), "1:5: parse error on input ')'\n3:5: parse error on input ']'\n");
}

TEST(Errors, NotSupported) {
  EXPECT_EQ(errors("foreign import ccall \"sin\" s :: D\n"), "");
  EXPECT_EQ(errors("f :: forall a -> a\n"), "1:15: not supported: visible dependent quantification (forall a ->)\n");
  EXPECT_EQ(errors("{-# LANGUAGE UnboxedSums #-}\nf (# x | | | | | | | | #) = x\n"),
            "2:3: not supported: unboxed sums of more than 8 alternatives\n");
}

TEST(Errors, Unboxed) {
  EXPECT_EQ(errors("{-# LANGUAGE UnboxedSums #-}\nf :: (# A | B #)\nf (# | x #) = (# x | #)\n"), "");
  EXPECT_EQ(errors("{-# LANGUAGE UnboxedSums #-}\nf = (# | 1, 2 #)\n"), "2:11: parse error on input ','\n");
  EXPECT_EQ(errors("{-# LANGUAGE UnboxedSums #-}\nf = (# | #)\n"),
            "3:1: parse error (possibly incorrect indentation or mismatched brackets)\n");
  EXPECT_EQ(errors("{-# LANGUAGE MagicHash, UnboxedTuples #-}\nf x# = (# x# +# 1#, -2#, M.g# 'c'# #)\n"), "");
  EXPECT_EQ(errors("{-# LANGUAGE UnboxedTuples #-}\nf = (# 1, 2)\n"), "2:12: parse error on input ')'\n");
  EXPECT_EQ(errors("{-# LANGUAGE UnboxedTuples #-}\nf = (1, 2 #)\n"), "2:11: parse error on input '#)'\n");
  EXPECT_EQ(errors("{-# LANGUAGE MagicHash #-}\nf \"a\"# = 1\n"), "2:3: parse error on input '\"a\"#'\n");
  EXPECT_EQ(errors("f x# = 1\ng = (# x)\n"), "1:3: parse error on input 'x'\n");
}

TEST(Errors, Hints) {
  Parsed p("main = do\n  let x = (1\n  print x\n");
  ASSERT_EQ(p.diagnostics.list().size(), 1u);
  ASSERT_EQ(p.diagnostics.list()[0].hints.size(), 1u);
  EXPECT_EQ(p.diagnostics.list()[0].hints[0], "The '(' opened at 2:11 is not closed before this point.");
}

TEST(Errors, NestingHasALimit) {
  on_large_stack([] {
    auto nested = [](const std::string& a, const std::string& b, size_t n) {
      std::string text = "x = ";
      for (size_t i = 0; i < n; ++i) text += a;
      text += "1";
      for (size_t i = 0; i < n; ++i) text += b;
      return errors(text + "\n");
    };
    EXPECT_EQ(nested("(", ")", 900), "");
    for (auto [a, b] :
         {std::pair{"(", ")"}, {"[", "]"}, {"do {", "}"}, {"\\x -> ", ""}, {"if a then b else ", ""}, {"f ", ""}})
      EXPECT_NE(nested(a, b, 100000).find("nested too deeply"), std::string::npos) << a;
  });
}

TEST(Errors, LongFlatThingsAreFine) {
  on_large_stack([] {
    std::string list = "x = [0", chain = "y = a", block = "z = do\n";
    for (int i = 0; i < 100000; ++i) {
      list += ",1";
      chain += "+b";
      block += "  p <- q\n";
    }
    EXPECT_EQ(errors(list + "]\n" + chain + "\n" + block + "  r\nw = \"" + std::string(1000000, 'w') + "\"\n"), "");
  });
}

TEST(Errors, TruncatedAnywhere) {
  std::string text =
      "module A (f) where\nimport B (x)\ndata T a = A { f :: !a } | forall b. B b deriving (Eq)\nclass C a | a -> b "
      "where { m :: a }\n"
      "f x (y:_) | z <- x, let w = 1 = \\case { 1 -> [a | b <- c]; _ -> if | a -> b }\n  where g = do { 'a'; \"b\\n\" "
      "} -- c {- d -}\n";
  for (size_t n = 0; n <= text.size(); ++n) errors(text.substr(0, n));
  for (size_t n = 0; n < text.size(); ++n) {
    std::string changed = text;
    changed[n] = '\0';
    errors(changed);
    changed[n] = '(';
    errors(changed);
  }
}

}  // namespace
}  // namespace needle::syntax
