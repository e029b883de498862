#include "source/source.h"

#include <gtest/gtest.h>

#include "source/diagnostic.h"

namespace needle {
namespace {

Span span(FileId f, uint32_t b, uint32_t e) {
  return {f, b, e};
}

TEST(Source, PlacesCountCharactersFromOne) {
  Sources s;
  FileId f = s.add("A.hs", "ab\n\xC3\xA9x = 1\n");
  EXPECT_EQ(s.place(f, 0).line, 1u);
  EXPECT_EQ(s.place(f, 3).line, 2u);
  EXPECT_EQ(s.place(f, 5).column, 2u);
  EXPECT_EQ(s.offset(f, {2, 2}), 5u);
  EXPECT_EQ(s.line(f, 2), "\xC3\xA9x = 1");
  EXPECT_EQ(s.offset(f, {99, 1}), 11u);
}

TEST(Source, DescribesAsGhcDoes) {
  Sources s;
  FileId f = s.add("A.hs", "abc\ndef\n");
  EXPECT_EQ(s.describe(span(f, 1, 3)), "A.hs:1:2-3");
  EXPECT_EQ(s.describe(span(f, 1, 2)), "A.hs:1:2");
  EXPECT_EQ(s.describe(span(f, 1, 6)), "A.hs:(1,2)-(2,2)");
  EXPECT_EQ(s.describe(span(f, 8, 8)), "A.hs:3:1");
}

TEST(Source, Joins) {
  FileId f(0);
  EXPECT_EQ(join(span(f, 1, 2), span(f, 5, 9)), span(f, 1, 9));
  EXPECT_EQ(join(Span{}, span(f, 5, 9)), span(f, 5, 9));
}

TEST(Diagnostic, PrintsLineCaretAndHint) {
  Sources s;
  FileId f = s.add("A.hs", "x = foo + 1\n");
  Diagnostic d{Severity::Error, 102, span(f, 4, 7), "no foo\nsecond", {"Perhaps you meant 'fool'"}};
  EXPECT_EQ(print_diagnostic(d, s, false),
            "A.hs:1:5-7: error: [ND-0102]\n    no foo\n    second\n  |\n1 | x = foo + 1\n  |     ^^^\n"
            "    * Perhaps you meant 'fool'\n");
}

TEST(Diagnostic, SimilarNamesBestFirst) {
  EXPECT_EQ(similar_names("lenght", {"length", "left", "lengths", "lenght"}),
            (std::vector<std::string>{"length", "lengths"}));
  EXPECT_TRUE(similar_names("x", {"y"}).empty());
}

}  // namespace
}  // namespace needle
