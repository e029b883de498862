// The files of HPC: what is written, and that anything can be read.
#include "report/hpc.h"

#include <gtest/gtest.h>

namespace needle::report {
namespace {

using claim::CoverModule;
using claim::CoverTick;
using claim::Reach;
using core::Box;

CoverTick tick(Box box, uint32_t line, uint32_t column, uint32_t end_column, uint64_t count = 0, bool value = false) {
  CoverTick out;
  out.box = box;
  out.value = value;
  out.line = out.end_line = line;
  out.column = column;
  out.end_column = end_column;
  out.count = count;
  out.reach = count ? Reach::Covered : Reach::Unknown;
  return out;
}

CoverModule small() {
  CoverModule m;
  m.name = "M";
  m.file = "M.hs";
  m.source = "f x\n\t| x = 1\n";
  m.ticks = {tick(Box::Guard, 2, 4, 4, 3, true), tick(Box::Guard, 2, 4, 4), tick(Box::Expression, 2, 4, 4, 3),
             tick(Box::Alternative, 2, 8, 8, 3), tick(Box::TopLevel, 1, 1, 8, 4)};
  m.ticks.back().end_line = 2;
  m.ticks.back().path = {
      "f\xC3\xA4"
      "1"};
  return m;
}

claim::Coverage program(CoverModule module) {
  claim::Coverage out;
  out.modules.push_back(std::move(module));
  return out;
}

MixFile mix_of(const CoverModule& module) {
  return std::get<MixFile>(read_mix(mix(module, 86400)));
}
TixFile tix_of(const CoverModule& module) {
  return std::get<TixFile>(read_tix(tix(program(module))));
}

TEST(Hpc, MixIsWrittenAsGhcWritesIt) {
  const std::string text = mix(small(), 86400);
  EXPECT_TRUE(text.starts_with("Mix \"M.hs\" 1970-01-02 00:00:00 UTC ")) << text;
  EXPECT_TRUE(
      text.ends_with(" 8 [(2:11-2:11,BinBox GuardBinBox True),(2:11-2:11,BinBox GuardBinBox False),"
                     "(2:11-2:11,ExpBox False),(2:15-2:15,ExpBox True),(1:1-2:15,TopLevelBox [\"f\\228\\&1\"])]"))
      << text;
}

TEST(Hpc, TixHasTheHashOfItsMix) {
  const TixFile read = tix_of(small());
  ASSERT_EQ(read.modules.size(), 1u);
  EXPECT_EQ(read.modules[0].name, "M");
  EXPECT_EQ(read.modules[0].hash, mix_of(small()).hash);
  EXPECT_EQ(read.modules[0].counts, (std::vector<uint64_t>{3, 0, 3, 3, 4}));
  CoverModule other = small();
  other.ticks[3].line = 1;
  EXPECT_NE(tix_of(other).modules[0].hash, read.modules[0].hash);
}

TEST(Hpc, WhatIsWrittenIsRead) {
  const MixFile read = mix_of(small());
  ASSERT_EQ(read.boxes.size(), 5u);
  EXPECT_EQ(read.file, "M.hs");
  EXPECT_EQ(read.boxes[0].box, Box::Guard);
  EXPECT_TRUE(read.boxes[0].value);
  EXPECT_EQ(read.boxes[3].box, Box::Alternative);
  EXPECT_EQ(read.boxes[4].path, (std::vector<std::string>{"f\xC3\xA4"
                                                          "1"}));
  EXPECT_EQ(read.boxes[4].end_column, 15u);
}

TEST(Hpc, NoModulesAndNoTicks) {
  EXPECT_EQ(tix({}), "Tix []\n");
  EXPECT_TRUE(std::get<TixFile>(read_tix("Tix []")).modules.empty());
  CoverModule none;
  none.name = none.file = "N";
  EXPECT_TRUE(mix_of(none).boxes.empty());
  EXPECT_TRUE(tix_of(none).modules[0].counts.empty());
}

TEST(Hpc, PackagesStandBeforeTheModule) {
  const auto read =
      std::get<TixFile>(read_tix("Tix [ TixModule \"foo-0.1-inplace/A.B\" 12 1 [7], TixModule \"C\" 1 0 []]"));
  EXPECT_EQ(read.modules[0].module(), "A.B");
  EXPECT_EQ(read.modules[1].module(), "C");
}

TEST(Hpc, Figures) {
  const HpcFigures f = hpc_figures(program(small()));
  EXPECT_EQ(f.expressions, (HpcFigures::Used{2, 2}));
  EXPECT_EQ(f.alternatives, (HpcFigures::Used{1, 1}));
  EXPECT_EQ(f.top_level, (HpcFigures::Used{1, 1}));
  EXPECT_EQ(f.local, (HpcFigures::Used{0, 0}));
  EXPECT_EQ(f.guards, (HpcFigures::Conditions{1, 0, 1, 0, 0}));
  EXPECT_EQ(f.conditions, HpcFigures::Conditions{});
}

TEST(Hpc, PlacesOfAnotherOrder) {
  const CoverModule ours = small();
  CoverModule theirs = small();
  std::swap(theirs.ticks[2], theirs.ticks[4]);
  theirs.ticks.erase(theirs.ticks.begin() + 3);
  const MixFile mix = mix_of(theirs);
  const TixModule run = tix_of(theirs).modules[0];
  const auto counts = std::get<TixCounts>(counts_of(ours, run, &mix));
  EXPECT_EQ(counts.counts, (std::vector<uint64_t>{3, 0, 3, 0, 4}));
  EXPECT_EQ(counts.unknown, 1u);
}

TEST(Hpc, PlacesThatAreTheSameGoInOrder) {
  CoverModule m = small();
  m.ticks = {tick(Box::Expression, 1, 1, 1, 5), tick(Box::Expression, 1, 1, 1, 0), tick(Box::Expression, 1, 1, 1, 2)};
  const MixFile mix = mix_of(m);
  EXPECT_EQ(std::get<TixCounts>(counts_of(m, tix_of(m).modules[0], &mix)).counts, (std::vector<uint64_t>{5, 0, 2}));
}

TEST(Hpc, WithoutMixByNumber) {
  TixModule run = tix_of(small()).modules[0];
  EXPECT_EQ(std::get<TixCounts>(counts_of(small(), run, nullptr)).counts, run.counts);
  run.counts.pop_back();
  EXPECT_NE(std::get<HpcProblem>(counts_of(small(), run, nullptr)).message.find("another version"), std::string::npos);
}

TEST(Hpc, MixOfAnotherVersion) {
  MixFile mix = mix_of(small());
  ++mix.hash;
  EXPECT_TRUE(std::holds_alternative<HpcProblem>(counts_of(small(), tix_of(small()).modules[0], &mix)));
}

TEST(Hpc, ProblemsHaveAPlace) {
  const auto problem = std::get<HpcProblem>(read_tix("Tix [\n  TixModule \"M\" x"));
  EXPECT_EQ(problem.message, "a number was expected here");
  EXPECT_EQ(problem.line, 2u);
  EXPECT_EQ(problem.column, 17u);
  EXPECT_EQ(std::get<HpcProblem>(read_tix("")).column, 1u);
  EXPECT_EQ(std::get<HpcProblem>(read_tix("Tix [ TixModule \"M\" 1 2 [1]]")).message,
            "module M says that it has 2 ticks, but there are 1");
  EXPECT_EQ(std::get<HpcProblem>(read_tix("Tix [ TixModule \"M\" 99999999999999999999 0 []]")).message,
            "this number is too large");
}

TEST(Hpc, EveryPrefixAndEveryChangedByteIsSafe) {
  const std::string texts[] = {mix(small(), 5), tix(program(small()))};
  for (const std::string& text : texts) {
    for (size_t i = 0; i < text.size(); ++i) {
      const std::string prefix = text.substr(0, i);
      EXPECT_TRUE(std::holds_alternative<HpcProblem>(read_mix(prefix))) << prefix;
      const bool whole = i + 1 == text.size();  // of a .tix: without its newline
      EXPECT_TRUE(whole || std::holds_alternative<HpcProblem>(read_tix(prefix))) << prefix;
      for (const char c : {'\0', '\\', '"', '[', '9', '\xFF'}) {
        std::string changed = text;
        changed[i] = c;
        read_mix(changed);
        read_tix(changed);
      }
    }
  }
}

}  // namespace
}  // namespace needle::report
