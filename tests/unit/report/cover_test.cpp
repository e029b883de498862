#include "report/cover.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <random>
#include <regex>
#include <set>

#include "base/unicode.h"
#include "cover_fixture.h"
#include "report/columns.h"
#include "report/cover_lines.h"
#include "report/cover_places.h"
#include "report/html_template.h"

namespace needle::report {
namespace {

using namespace claim;
using core::Box;

std::vector<std::string> lines_in(const std::string& text) {
  std::vector<std::string> out = {""};
  for (char c : text)
    if (c == '\n')
      out.emplace_back();
    else
      out.back() += c;
  return out;
}

size_t times(const std::string& text, const std::string& part) {
  size_t n = 0;
  for (size_t at = 0; (at = text.find(part, at)) != std::string::npos; at += part.size()) ++n;
  return n;
}

bool has(const std::string& text, const std::string& part) {
  return times(text, part) > 0;
}

// Nothing that a terminal would act on.
void expect_printable(const std::string& text) {
  std::string_view rest = text;
  while (!rest.empty()) {
    const std::string_view before = rest;
    const int64_t c = take_utf8(rest, false);
    const bool bad = c == 0xFFFD && before[0] != '\xEF';
    ASSERT_FALSE(bad || (c < 0x20 && c != '\n') || (c >= 0x7F && c < 0xA0)) << std::hex << c << " in " << text;
  }
}

Coverage only(CoverModule module) {
  Coverage out;
  out.modules = {std::move(module)};
  return out;
}

// --- columns

TEST(Columns, CharactersTakeTheirRoom) {
  EXPECT_EQ(columns_of("abc"), 3U);
  EXPECT_EQ(columns_of("\xE6\x97\xA5"), 2U);  // a wide one
  EXPECT_EQ(columns_of("e\xCC\x81"), 1U);     // an accent of its own
  EXPECT_EQ(columns_of("a\tb"), 9U);
  EXPECT_EQ(columns_of("\xE6\x97\xA5\tb"), 9U);  // a stop is a column, not a character
  EXPECT_EQ(glyphs("a\tb").size(), 3U);
  EXPECT_EQ(glyphs("a\tb")[1].text, std::string(7, ' '));
}

TEST(Columns, NothingIsPassedOnThatIsNotText) {
  EXPECT_EQ(one_line("a\x1b[31m\xC2\x9Bz"), "a [31m z");
  EXPECT_EQ(one_line("\xE2\x80\xAE"
                     "evil"),
            "\xEF\xBF\xBD"
            "evil");
  EXPECT_EQ(one_line("\xFF"), "\xEF\xBF\xBD");
  EXPECT_EQ(one_line("  a \n\t b\n"), "a b");
}

TEST(Columns, CutsToTheWidth) {
  EXPECT_EQ(cut("abcdef", 6), "abcdef");
  EXPECT_EQ(cut("abcdef", 5), "abc..");
  EXPECT_EQ(cut("abcdef", 0), "abcdef");
  EXPECT_EQ(cut("abcdef", 2), "ab");
  EXPECT_EQ(cut("a\xE6\x97\xA5"
                "bcd",
                4),
            "a..");  // half a character does not fit
}

TEST(Columns, FoldsAtBlanks) {
  EXPECT_EQ(folded("one two three", 8), "one two\nthree\n");
  EXPECT_EQ(folded("one two three", 0, "- ", "  "), "- one two three\n");
  EXPECT_EQ(folded("one\ntwo", 30, "- ", "  "), "- one\n  two\n");
  EXPECT_EQ(folded("abcdefghij", 4), "abcd\nefgh\nij\n");
  EXPECT_EQ(folded("", 10), "\n");
}

// --- places

TEST(CoverPlaces, OneForEachRangeAndNested) {
  for (const Coverage& coverage : {mixed_coverage(), complete_coverage(), large_coverage()})
    for (const CoverModule& module : coverage.modules) {
      const SourceText source(module.source);
      std::vector<const CoverPlace*> around;
      const std::vector<CoverPlace> places = places_of(module, source);
      std::set<std::pair<size_t, size_t>> seen;
      for (const CoverPlace& p : places) {
        while (!around.empty() && around.back()->end <= p.begin) around.pop_back();
        EXPECT_LE(p.end, around.empty() ? p.end : around.back()->end);
        EXPECT_TRUE(seen.insert({p.begin, p.end}).second);
        EXPECT_EQ(module.source.substr(p.begin, p.end - p.begin), p.tick->text);
        around.push_back(&p);
      }
    }
}

TEST(CoverPlaces, WhereRangesCrossTheLaterIsCut) {
  ModuleMaker m("M", "M.hs", "abcdefgh\n");
  m.tick(Box::Expression, "abcde", Reach::Covered);
  m.tick(Box::Expression, "defgh", Reach::Covered);
  const CoverModule module = m.made();
  const std::vector<CoverPlace> places = places_of(module, SourceText(module.source));
  ASSERT_EQ(places.size(), 2U);
  EXPECT_EQ(places[1].begin, 3U);
  EXPECT_EQ(places[1].end, 5U);
}

std::string mark_words(Reach is_true, Reach is_false, Reach itself) {
  ModuleMaker m("M", "M.hs", "f = c\n");
  m.condition(Box::Guard, "c", is_true, is_false);
  m.tick(Box::Expression, "c", itself);
  const CoverModule module = m.made();
  const std::vector<CoverPlace> places = places_of(module, SourceText(module.source));
  return places.size() == 1 ? words_for(places[0]) : "";
}

TEST(CoverPlaces, ConditionsThatDecideNothing) {
  constexpr Reach yes = Reach::Covered, no = Reach::Unreachable, open = Reach::Unknown;
  EXPECT_EQ(mark_words(yes, yes, yes), "covered");
  EXPECT_EQ(mark_words(yes, no, yes), "always True");
  EXPECT_EQ(mark_words(no, yes, yes), "always False");
  EXPECT_EQ(mark_words(yes, open, yes), "never False so far");
  EXPECT_EQ(mark_words(open, yes, yes), "never True so far");
  EXPECT_EQ(mark_words(no, no, yes), "neither True nor False");
  EXPECT_EQ(mark_words(no, open, yes), "neither True nor False so far");
  EXPECT_EQ(mark_words(no, no, no), "unreachable");
  EXPECT_EQ(mark_words(open, open, open), "unknown");
}

TEST(CoverPlaces, OtherwiseIsNothingToLookAt) {
  ModuleMaker m("M", "M.hs", "f | otherwise = 1\n");
  m.function("f", "f |");
  m.tick(Box::TopLevel, "f | otherwise = 1", Reach::Covered);
  m.condition(Box::Guard, "otherwise", Reach::Covered, Reach::Unreachable);
  const Coverage coverage = only(m.made());
  EXPECT_EQ(cover_annotated(coverage), "");
  const std::string text = cover_text(coverage, Detail::Normal);
  EXPECT_TRUE(text.starts_with("=== 3 places: 2 covered, 1 proved unreachable, 0 unknown; 100 % of")) << text;
  EXPECT_TRUE(has(text, "\nProved unreachable:\n  `otherwise` is never False\n")) << text;
  EXPECT_FALSE(has(text, "M.hs:")) << text;
}

TEST(CoverPlaces, HundredPercentIsAllOfIt) {
  CoverCounts n;
  n.total = 100000, n.covered = 99999, n.unknown = 1;
  EXPECT_EQ(percent_text(n), "99.9");
  n.covered = 1, n.unknown = 99999;
  EXPECT_EQ(percent_text(n), "0.1");
  n.covered = 99999, n.unknown = 0, n.unreachable = 1;
  EXPECT_EQ(percent_text(n), "100");
  EXPECT_EQ(percent_cell({}), "-");
}

TEST(SourceText, KnowsItsPlaces) {
  const SourceText source("ab\r\n\xE6\x97\xA5x\n");
  EXPECT_EQ(source.lines(), 3U);
  EXPECT_EQ(source.line(1), "ab");
  EXPECT_EQ(source.line(2), "\xE6\x97\xA5x");
  EXPECT_EQ(source.line(9), "");
  EXPECT_EQ(source.offset(1, 3), 2U);
  EXPECT_EQ(source.offset(1, 99), 2U);
  EXPECT_EQ(source.offset(2, 2), 7U);
  EXPECT_EQ(source.offset(9, 1), 9U);
  EXPECT_EQ(SourceText("").lines(), 1U);
  EXPECT_EQ(SourceText("").offset(1, 1), 0U);
}

// --- text

constexpr const char* kFourNumbers =
    "=== 37 places: 25 covered, 7 proved unreachable, 5 unknown; 83.3 % of what is reachable is covered ===\n";

TEST(CoverText, QuietIsTheFourNumbers) {
  EXPECT_EQ(cover_text(mixed_coverage(), Detail::Quiet), kFourNumbers);
}

TEST(CoverText, SaysWhatIsNotCoveredAndWhy) {
  const std::string text = cover_text(mixed_coverage(), Detail::Normal);
  EXPECT_TRUE(text.starts_with(kFourNumbers)) << text;
  for (const char* part :
       {"\n            covered  unreachable  unknown  total     %\nData.Queue       23            5        5     33  "
        "82.1\n",
        "\n  push            7            3        2     12  77.8\n",

        "\nProved unreachable:\n  src/Data/Queue.hs:9:5  `x >= minBound` is always True\n",
        "  src/Data/Queue.hs:10:17  `error \"'impossible' <b>\"`\n      the guard `x >= minBound` at 9:5 is always "
        "True\n"
        "      for every Int\n",
        "  src/Main.hs:7:1  `old`\n      nothing that was started from calls it\n",
        "\nUnknown:\n  src/Data/Queue.hs:8:5  `x > 1000` is never True so far\n",
        "`pop (Queue (reverse back) [])`\n      backward: no caller",
        "\nThe suite, 3 tests:\n  push 3 (Queue [] []) = Queue [] [3]\n  prop_size <&> [\"\xE6\x97\xA5\"] FAILS\n"
        "  pop (Queue [] []) raises no such </script> thing\n",
        "\nCould not be started from:\n  Data.Queue.fold: its argument"})
    EXPECT_TRUE(has(text, part)) << part << "\nis not in\n" << text;
  EXPECT_FALSE(has(text, "  size ")) << "it is complete";
  EXPECT_FALSE(has(text, "\n  old ")) << "there is nothing to reach";
  EXPECT_FALSE(has(text, "reverse back\"")) << "it is inside another";
  EXPECT_TRUE(has(cover_text(mixed_coverage(), Detail::Verbose), "\n  size  "));
  expect_printable(text);
}

TEST(CoverText, NothingToSayOfWhatIsComplete) {
  const std::string text = cover_text(complete_coverage(), Detail::Normal);
  EXPECT_TRUE(text.starts_with("=== 2 places: 2 covered, 0 proved unreachable, 0 unknown; 100 % of")) << text;
  EXPECT_FALSE(has(text, "unreachable:"));
  EXPECT_FALSE(has(text, "Unknown:"));
  EXPECT_FALSE(has(text, "started"));
  EXPECT_EQ(cover_annotated(complete_coverage()), "");
}

TEST(CoverText, NoModulesAtAll) {
  EXPECT_EQ(cover_text({}, Detail::Normal),
            "=== 0 places: 0 covered, 0 proved unreachable, 0 unknown; 100 % of what is reachable is covered ===\n");
  EXPECT_EQ(cover_annotated({}), "");
  EXPECT_EQ(lcov({}), "");
  EXPECT_EQ(cover_html({}).size(), 1U);
}

TEST(CoverText, SaysThatItWasCut) {
  Coverage coverage = mixed_coverage();
  EXPECT_FALSE(has(cover_text(coverage, Detail::Normal), "Interrupted"));
  coverage.interrupted = true;
  EXPECT_TRUE(has(cover_text(coverage, Detail::Normal), "\nInterrupted: "));
  EXPECT_FALSE(has(cover_text(coverage, Detail::Normal), "The time was up"));
  coverage.out_of_time = true;
  EXPECT_TRUE(has(cover_text(coverage, Detail::Normal), "\nThe time was up "));
}

TEST(CoverText, FitsTheTerminal) {
  for (const Coverage& coverage : {mixed_coverage(), complete_coverage(), deep_coverage(100)})
    for (size_t width = 12; width < 120; ++width)
      for (const std::string& text :
           {cover_text(coverage, Detail::Normal, {width, false}), cover_annotated(coverage, {width, false})}) {
        for (const std::string& line : lines_in(text)) EXPECT_LE(columns_of(line), width) << line;
        expect_printable(text);
      }
}

TEST(CoverText, ColoursChangeNothingElse) {
  const std::regex escape("\x1b\\[[0-9;]*m");
  for (size_t width : {0, 20, 80}) {
    const Coverage coverage = mixed_coverage();
    const std::string text = cover_text(coverage, Detail::Normal, {width, true});
    EXPECT_TRUE(has(text, "\x1b["));
    EXPECT_EQ(std::regex_replace(text, escape, ""), cover_text(coverage, Detail::Normal, {width, false}));
    const std::string source = cover_annotated(coverage, {width, true});
    EXPECT_TRUE(has(source, "\x1b["));
    EXPECT_EQ(std::regex_replace(source, escape, ""), cover_annotated(coverage, {width, false}));
  }
}

// --- source

TEST(CoverAnnotate, UnderlinesInContext) {
  const std::string text = cover_annotated(mixed_coverage());
  for (const char* part : {
           "=== Data.Queue from src/Data/Queue.hs ===\n  ...\n 6 | push :: Int -> Queue Int -> Queue Int\n",
           " 8 |   | x > 1000 = error \"full\"\n"
           "   |     ~~~~~~~~   ~~~~~~~~~~~~\n"
           "   |     never True so far\n"
           "   |                unknown: 1,000 random runs, symbolic to size 6\n"
           " 9 |   | x >= minBound = Queue front (x : back)\n"
           "   |     ^^^^^^^^^^^^^\n"
           "   |     always True\n",
           "12 | pop :: Queue a -> Maybe (a, Queue a)\n  ...\n15 |         Queue [] [] -> Nothing\n",
           "17 |           pop\n   |           ~~~\n18 |             (Queue\n   |             ~~~~~~\n",
           "25 | name _ = \"\xE6\x97\xA5\xE6\x9C\xAC\" ++ suffix \"caf\xC3\xA9\" ++ \"\xF0\x9F\x98\x80\" -- bad: ",
           "\n   |                                     ~~~~\n",
       })
    EXPECT_TRUE(has(text, part)) << part << "\nis not in\n" << text;
  expect_printable(text);
}

TEST(CoverAnnotate, WhatIsInsideIsSeen) {
  ModuleMaker m("M", "M.hs", "f = abc + def\n");
  m.tick(Box::Expression, "abc + def", Reach::Unknown);
  m.tick(Box::Expression, "def", Reach::Unreachable).reason = "no";
  EXPECT_EQ(
      cover_annotated(only(m.made())),
      "=== M from M.hs ===\n1 | f = abc + def\n  |     ~~~~~~^^^\n  |     unknown\n  |           unreachable: no\n");
}

TEST(CoverAnnotate, WhatFollowsFromAConditionHasNoReasonOfItsOwn) {
  ModuleMaker m("M", "M.hs", "f a | c = 1\n    | otherwise = 2\n");
  m.tick(Box::TopLevel, "f a | c = 1\n    | otherwise = 2", Reach::Covered);
  m.condition(Box::Guard, "c", Reach::Unknown, Reach::Covered);
  m.tick(Box::Alternative, "1", Reach::Unknown);
  CoverModule module = m.made();
  for (CoverTick& t : module.ticks)
    if (t.text == "1") t.outermost = false;
  EXPECT_EQ(
      cover_annotated(only(module)),
      "=== M from M.hs ===\n1 | f a | c = 1\n  |       ~   ~\n  |       never True so far\n2 |     | otherwise = 2\n");
}

TEST(CoverAnnotate, TheMiddleOfALongPlaceIsLeftOut) {
  std::string body;
  for (int i = 1; i <= 20; ++i) body += "  line" + std::to_string(i) + (i < 20 ? "\n" : "");
  ModuleMaker m("M", "M.hs", "f =\n" + body + "\n");
  m.tick(Box::Expression, body.substr(2), Reach::Unknown);
  const std::string text = cover_annotated(only(m.made()));
  EXPECT_TRUE(has(text, " 4 |   line3\n   |   ~~~~~\n  ...\n21 |   line20\n   |   ~~~~~~\n   |   unknown\n")) << text;
}

// --- JSON

TEST(CoverJson, SaysAllOfIt) {
  const auto json = nlohmann::json::parse(cover_json(mixed_coverage(), 3));  // throws on bad UTF-8
  EXPECT_EQ(json["schema"], "needle/1");
  EXPECT_EQ(json["command"], "cover");
  EXPECT_EQ(json["exit"], 3);
  EXPECT_EQ(json["covered"], 25);
  EXPECT_EQ(json["total"], 37);
  EXPECT_EQ(json["percent"], 83.33);
  EXPECT_EQ(json["guards"], nlohmann::json::parse(R"({"total":4,"used":2,"unreachable":1,"unknown":1})"));
  EXPECT_EQ(json["not_started"][0]["function"], "Data.Queue.fold");
  EXPECT_EQ(json["modules"].size(), 3U);
  size_t ticks = 0, covered = 0;
  for (const auto& module : json["modules"]) {
    size_t in_functions = 0;
    for (const auto& f : module["functions"]) in_functions += f["total"].get<size_t>();
    EXPECT_EQ(module["total"], module["ticks"].size());
    EXPECT_EQ(in_functions, module["ticks"].size());
    for (const auto& tick : module["ticks"]) covered += tick["state"] == "covered";
    ticks += module["ticks"].size();
  }
  EXPECT_EQ(ticks, 37U);
  EXPECT_EQ(covered, 25U);
  const auto& guard = json["modules"][0]["ticks"][1];
  EXPECT_EQ(guard["kind"], "guard");
  EXPECT_EQ(guard["value"], true);
  EXPECT_FALSE(guard.contains("test"));
  EXPECT_EQ(json["modules"][0]["ticks"][2]["test"], 0);
  EXPECT_EQ(json["tests"][1]["failed"], true);
  EXPECT_EQ(json["tests"][2]["raised"], "no\nsuch </script> thing");
  EXPECT_EQ(json["tests"][3]["in_suite"], false);
}

// --- lines

TEST(CoverLines, ALineIsHitByWhatStartsOnIt) {
  const Coverage coverage = mixed_coverage();
  const FileLines file = lines_of(coverage.modules[0]);
  std::map<uint32_t, uint64_t> hits;
  for (const LineHits& line : file.lines) hits[line.line] = line.hits;
  EXPECT_EQ(hits.at(8), 3U);
  EXPECT_EQ(hits.at(17), 0U);
  EXPECT_FALSE(hits.contains(10)) << "only what is unreachable starts there";
  EXPECT_FALSE(hits.contains(18)) << "nothing starts there";
}

TEST(CoverLines, BranchesStandWhereTheyAreDecided) {
  const Coverage coverage = mixed_coverage();
  std::map<uint32_t, std::vector<std::string>> taken;
  for (const BranchPoint& point : lines_of(coverage.modules[0]).branches)
    for (const auto& way : point.taken) taken[point.line].push_back(way ? std::to_string(*way) : "-");
  using Ways = std::vector<std::string>;
  EXPECT_EQ(taken[8], (Ways{"0", "3"}));        // x > 1000 is False alone
  EXPECT_EQ(taken[9], (Ways{"3"}));             // that x >= minBound is False cannot be
  EXPECT_EQ(taken[7], (Ways{"0", "3"}));        // of three right-hand sides one is unreachable
  EXPECT_EQ(taken[13], (Ways{"3", "3", "0"}));  // the case
}

TEST(CoverLines, WhatWasNeverComeToWasNotDecided) {
  ModuleMaker m("M", "M.hs", "f = if c then a else b\n");
  m.tick(Box::Expression, "if c then a else b", Reach::Unknown);
  m.condition(Box::Condition, "c", Reach::Unknown, Reach::Unknown);
  m.tick(Box::Alternative, "a", Reach::Unknown);
  m.tick(Box::Alternative, "b", Reach::Unknown);
  EXPECT_EQ(lcov(only(m.made())),
            "TN:needle\nSF:M.hs\nFNF:0\nFNH:0\nBRDA:1,0,0,-\nBRDA:1,0,1,-\nBRDA:1,1,0,-\nBRDA:1,1,1,-\nBRF:4\nBRH:0\n"
            "DA:1,0\nLF:1\nLH:0\nend_of_record\n");
}

TEST(Lcov, FunctionsOfOneNameStayTwo) {
  ModuleMaker m("M", "M.hs", "show a = 1\nshow b = 2\nold = 3\n");
  m.function("show", "show a");
  m.tick(Box::TopLevel, "show a = 1", Reach::Covered);
  m.function("show", "show b");
  m.tick(Box::TopLevel, "show b = 2", Reach::Unknown);
  m.function("old", "old");
  m.tick(Box::TopLevel, "old = 3", Reach::Unreachable);
  EXPECT_EQ(lcov(only(m.made())),
            "TN:needle\nSF:M.hs\nFN:1,show@1\nFN:2,show@2\nFNDA:3,show@1\nFNDA:0,show@2\nFNF:2\nFNH:1\nBRF:0\nBRH:0\n"
            "DA:1,3\nDA:2,0\nLF:2\nLH:1\nend_of_record\n");
}

TEST(Cobertura, HasItsRates) {
  const std::string xml = cobertura(mixed_coverage(), 12);
  EXPECT_TRUE(has(xml,
                  "<coverage line-rate=\"0.8333\" branch-rate=\"0.7\" complexity=\"0\" lines-covered=\"10\" "
                  "lines-valid=\"12\" branches-covered=\"7\" branches-valid=\"10\""))
      << xml;
  EXPECT_TRUE(has(xml, "timestamp=\"12000\""));
  EXPECT_TRUE(has(xml, "<package name=\"Data\" "));
  EXPECT_TRUE(has(xml, "<line number=\"13\" hits=\"3\" branch=\"true\" condition-coverage=\"66% (2/3)\">"));
  EXPECT_FALSE(has(xml, "name=\"old\"")) << "no test can run it";
}

// --- HTML

TEST(HtmlTemplate, FillsGaps) {
  HtmlFilling f = {{{"a", "<{{b}}>"}, {"b", "2"}}, {{"rows", {{{{"b", "x"}}}, {{{"b", "y"}}}}}, {"none", {}}}};
  EXPECT_EQ(
      filled(
          "{{a}} {{{a}}} {{#rows}}[{{b}}]{{/rows}}{{^rows}}no{{/rows}}{{#none}}no{{/none}}{{^none}}none{{/none}} {{b}}",
          f),
      "&lt;{{b}}&gt; <{{b}}> [x][y]none 2");
  EXPECT_THROW(filled("{{c}}", f), std::logic_error);
  EXPECT_THROW(filled("{{#rows}}", f), std::logic_error);
}

TEST(CoverHtml, NamesAreSafeAndDifferent) {
  Coverage coverage;
  for (const char* name : {"Main", "main", "Index", "../evil", "", "A'", "A_", "Data.Map", "\xC3\x84"})
    coverage.modules.push_back({name, "x.hs", "", {}, {}});
  std::set<std::string> seen;
  for (const HtmlPage& page : cover_html(coverage)) {
    EXPECT_TRUE(std::regex_match(page.name, std::regex("[A-Za-z0-9_][A-Za-z0-9_.-]*\\.html"))) << page.name;
    std::string lower = page.name;
    std::transform(lower.begin(), lower.end(), lower.begin(), [](unsigned char c) { return std::tolower(c); });
    EXPECT_TRUE(seen.insert(lower).second) << page.name;
  }
  EXPECT_EQ(seen.size(), 10U);
  EXPECT_TRUE(seen.contains("data.map.html"));
}

TEST(CoverHtml, SourceAndValuesAreText) {
  for (const HtmlPage& page : cover_html(mixed_coverage())) {
    EXPECT_FALSE(has(page.content, "<of>")) << page.name;
    EXPECT_FALSE(has(page.content, "such </script>")) << page.name;
    EXPECT_EQ(times(page.content, "</script>"), page.name == "index.html" ? 1U : 2U) << page.name;
    EXPECT_FALSE(has(page.content, "http://") || has(page.content, "https://")) << page.name;
    EXPECT_EQ(times(page.content, "<span"), times(page.content, "</span>")) << page.name;
    expect_printable(page.content);
  }
}

TEST(CoverHtml, ASpanForEachPlaceAndAnIdForWhatIsShown) {
  const std::vector<HtmlPage> pages = cover_html(mixed_coverage());
  ASSERT_EQ(pages.size(), 4U);
  EXPECT_EQ(pages[1].name, "Data.Queue.html");
  const std::string& page = pages[1].content;
  EXPECT_TRUE(has(page, "<span class=f id=p0 data-r=0>x &gt; 1000</span>"));
  EXPECT_TRUE(has(page, "<span class=u id=p1 data-r=1>error &quot;full&quot;</span>"));
  EXPECT_TRUE(has(page, "<a id=L7></a><span class=c data-t=0 data-n=3>push x (Queue front back)\n<b>  </b>| "));
  EXPECT_TRUE(has(page, "href=\"#p7\""));
  const CoverModule module = mixed_coverage().modules[0];
  EXPECT_EQ(times(page, "<span class=c data-") + times(page, "<span class=u ") + times(page, "<span class=d ") +
                times(page, "<span class=t ") + times(page, "<span class=f "),
            places_of(module, SourceText(module.source)).size());
}

TEST(CoverHtml, LargeModulesKeepEveryPlace) {
  const std::vector<HtmlPage> pages = cover_html(large_coverage());
  EXPECT_EQ(times(pages[1].content, "<span class=c data-t") + times(pages[1].content, "<span class=u "), 40000U);
}

TEST(CoverHtml, DeepNestingStaysBelowWhatBrowsersDo) {
  const std::string page = cover_html(deep_coverage(5000))[1].content;
  EXPECT_EQ(times(page, "<span"), times(page, "</span>"));
  EXPECT_LT(times(page, "<span class=c"), 400U);
}

// --- whatever it is

// Sources of odd bytes, places anywhere, also where there is nothing.
Coverage odd_coverage(uint32_t seed) {
  std::mt19937 random(seed);
  auto below = [&](uint32_t n) { return static_cast<uint32_t>(random() % n); };
  static const std::vector<std::string> parts = {
      "x",         " ",         "\t",    "\n", "\r\n", "\xFF",         "<b",           "\x80", "\xE6\x97\xA5",
      "e\xCC\x81", "</script>", "{{a}}", "&",  "\x1b", "\xE2\x80\xAE", "\xED\xA0\x80", "'",    "long word"};
  CoverModule module = {"M" + std::to_string(seed), "M.hs", "", {}, {{"f", 1, 1, 1}, {"g\n", below(9), 1, 1}}};
  for (uint32_t i = below(80); i > 0; --i) module.source += parts[below(static_cast<uint32_t>(parts.size()))];
  for (uint32_t i = below(40); i > 0; --i) {
    CoverTick t;
    t.box = static_cast<Box>(1 + below(7));
    t.value = below(2) == 1;
    t.line = below(8), t.column = below(30), t.end_line = t.line + below(3), t.end_column = below(40);
    t.text = parts[below(static_cast<uint32_t>(parts.size()))];
    t.function = below(3);
    t.reach = static_cast<Reach>(below(3));
    t.outermost = below(2) == 1;
    if (t.reach == Reach::Covered && below(2) == 1) t.test = 0;
    t.reason = below(2) == 1 ? "a \xFF reason\nof two lines" : "";
    module.ticks.push_back(t);
  }
  Coverage out = mixed_coverage();
  out.modules.push_back(std::move(module));
  return out;
}

TEST(CoverAnything, IsPrinted) {
  for (uint32_t seed = 0; seed < 300; ++seed) {
    const Coverage coverage = odd_coverage(seed);
    const size_t width = seed % 3 == 0 ? 0 : 14 + seed % 70;
    for (const std::string& text :
         {cover_text(coverage, Detail::Verbose, {width, false}), cover_annotated(coverage, {width, false})})
      expect_printable(text);
    for (const std::string& line : lines_in(cover_annotated(coverage, {width, false})))
      EXPECT_LE(columns_of(line), width == 0 ? line.size() : width) << seed << " " << line;
    EXPECT_TRUE(nlohmann::json::accept(cover_json(coverage, 0))) << seed;
    EXPECT_EQ(times(lcov(coverage), "end_of_record\n"), coverage.modules.size());
    expect_printable(cobertura(coverage));
    for (const HtmlPage& page : cover_html(coverage)) {
      EXPECT_EQ(times(page.content, "<span"), times(page.content, "</span>")) << seed;
      EXPECT_LE(times(page.content, "</script>"), 2U) << seed;
      expect_printable(page.content);
    }
  }
}

}  // namespace
}  // namespace needle::report
