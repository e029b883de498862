#include "report/report.h"

#include <gtest/gtest.h>

namespace needle::report {
namespace {

using namespace claim;

Result falsified() {
  Result r;
  r.name = "prop_x";
  r.module = "M";
  r.file = "a b,c.hs";
  r.line = 3;
  r.end_line = 4;
  Witness w;
  w.inputs = {{"x", "Int", "_", "0"}};
  w.token = "nd1:M.prop_x:AA";
  r.verdict = Falsified{w};
  return r;
}

TEST(Report, ProgressLine) {
  Counts counts;
  counts.nodes = 18204;
  EXPECT_EQ(progress("prop_heap", counts, 7, false, 0.41, 12.3), "prop_heap  size 7  18,204 nodes  41% of size 7  12s");
  EXPECT_EQ(progress("prop_heap", counts, 3, true, std::nullopt, 0.2), "prop_heap  depth 3  18,204 nodes  0s");
}

TEST(Report, GithubEscapesItsOwnSyntax) {
  const std::string line = github({"check", 1, {falsified()}, {}});
  EXPECT_TRUE(line.starts_with("::error file=a b%2Cc.hs,line=3,endLine=4,")) << line;
  EXPECT_EQ(line.find('\n'), line.size() - 1) << line;
}

TEST(Report, SarifPathsAreUris) {
  EXPECT_NE(sarif({"check", 1, {falsified()}, {}}).find("\"a%20b%2Cc.hs\""), std::string::npos);
}

TEST(Report, EmittedTestsHaveNoHoles) {
  const std::string module = emit(Framework::QuickCheck, {falsified()}, {{}});
  EXPECT_NE(module.find("import qualified M\n"), std::string::npos) << module;
  EXPECT_NE(module.find("prop_x_failed = QC.once (M.prop_x (0))\n"), std::string::npos) << module;
}

TEST(Report, SumsUp) {
  EXPECT_EQ(summary({falsified()}, 1), "");
  Result odd = falsified();
  odd.verdict = Broken{"no", false};
  EXPECT_EQ(summary({falsified(), odd, falsified()}, 1.25), "3 properties: 2 failed, 1 cannot be checked, 1.2s\n");
}

TEST(Report, WhatIsPendingIsCountedApart) {
  using namespace std::string_literals;
  Result waits = falsified(), says = falsified();
  waits.verdict = says.verdict = Passed{};
  waits.counts.notes.count("L\0pending: <later>\1"s);
  says.counts.notes = waits.counts.notes;
  waits.once = true;  // a property may call its inputs so
  EXPECT_EQ(pending(waits), "<later>");
  EXPECT_EQ(pending(says), std::nullopt);
  EXPECT_EQ(summary({waits, says}, 1), "1 property and 1 unit test: 1 OK, 1 pending, 1.0s\n");
  const std::string document = junit({"check", 0, {waits, says}, {}});
  EXPECT_NE(document.find("<skipped message=\"&lt;later&gt;\"/>"), std::string::npos) << document;
  EXPECT_NE(document.find("tests=\"2\" failures=\"0\" errors=\"0\" skipped=\"1\""), std::string::npos) << document;
}

TEST(Report, JunitIsUtf8WithoutControlCharacters) {
  Result r = falsified();
  std::get<Falsified>(r.verdict).witness.outcome = WitnessOutcome::Raised;
  std::get<Falsified>(r.verdict).witness.raised = "\xED\xA0\x80\x01\xFF<";
  const std::string document = junit({"check", 1, {r}, {}});
  EXPECT_EQ(document.find('\xED'), std::string::npos);
  EXPECT_EQ(document.find('\x01'), std::string::npos);
  EXPECT_EQ(document.find('\xFF'), std::string::npos);
  EXPECT_NE(document.find("&lt;"), std::string::npos);
}

TEST(Report, ExamplesAreEquations) {
  EXPECT_EQ(text("zip", Example{{"[]", "_"}, "[]", false, 2}), "zip [] _ = []\n");
  EXPECT_EQ(text("<+>", Example{{"0", "(-1)"}, "two\nlines", true, 2}), "(<+>) 0 (-1) = error: two\n    lines\n");
  EXPECT_EQ(text("answer", Example{{}, "42", false, 0}), "answer = 42\n");
}

TEST(Report, OnlyAProofSpeaksOfAllPaths) {
  Exploration e;
  e.examples = 2;
  e.why = "why";
  e.instantiation = {{"a", "Int"}};
  for (Explored kind : {Explored::Enough, Explored::Bounded, Explored::Fewer, Explored::Interrupted}) {
    e.kind = kind;
    EXPECT_EQ(text(e, Detail::Normal).find("all paths"), std::string::npos);
    EXPECT_EQ(text(e, Detail::Quiet), "");
  }
  e.kind = Explored::All;
  EXPECT_EQ(text(e, Detail::Normal), "2 examples, all paths.   [a := Int]\n");
}

TEST(Report, SharesOfDeciders) {
  Counts counts;
  EXPECT_EQ(open_numbers_text(counts), "");
  counts.comparisons = 4;
  counts.deciders = {{"the model", 0, 3, 0}, {"z3", 0, 0, 0}, {"differences", 1, 0, 0}};
  EXPECT_EQ(open_numbers_text(counts),
            "    4 comparisons of open numbers; 0 solver calls, 0.000s\n"
            "     75.0% of branches by the model: 0 decided, 3 possible, 0 impossible\n"
            "     25.0% of branches by differences: 1 decided, 0 possible, 0 impossible\n");
}

}  // namespace
}  // namespace needle::report
