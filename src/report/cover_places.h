// The places of a module as reports show them: boxes of one range are one place, and one word says what became of it.
#pragma once
#include <string>
#include <vector>

#include "claim/coverage.h"
#include "report/source_text.h"

namespace needle::report {

enum class PlaceMark : uint8_t {
  Covered,
  NotReached,   // nothing evaluates it, or nothing is known to
  AlwaysTrue,   // a condition that is evaluated, but never to False
  AlwaysFalse,  // nor this one to True
  NoValue,      // it is evaluated and has neither value: it raises, or does not end
};

struct CoverPlace {
  size_t begin = 0, end = 0;  // bytes of the source, half open
  PlaceMark mark = PlaceMark::Covered;
  const claim::CoverTick* tick = nullptr;  // the one that speaks for it: its reach, its test, its reason
  bool outer = false;                      // not covered, and not inside another that says the same
  bool shown = false;                      // outer, and does not follow from another: a branch from its condition
};

// The guard `otherwise`, which is never False and need not be: it is no place that somebody should look at.
bool is_otherwise(const claim::CoverTick& tick);

// From left to right, what is around something before what is inside. Places nest: where ranges cross, the later one is
// cut.
std::vector<CoverPlace> places_of(const claim::CoverModule& module, const SourceText& source);

// What is to be said of a place that is not covered: unreachable, unknown, always True, never False so far, ..
std::string words_for(const CoverPlace& place);
// The source in one line; a declaration is known by its name.
std::string label_of(const claim::CoverTick& tick);
// insert 3 [1] = [1, 3]; of a property, that it holds; an exception.
std::string call_and_result(const claim::CoverTest& test);

// By CoverModule::functions.
std::vector<claim::CoverCounts> counts_by_function(const claim::CoverModule& module);
// 96.9; 100 only when that is all.
std::string percent_text(const claim::CoverCounts& counts);
// The same in a table, where - says that there is nothing to reach.
std::string percent_cell(const claim::CoverCounts& counts);

}  // namespace needle::report
