#include "report/cover_places.h"

#include <fmt/format.h>

#include <algorithm>

#include "report/columns.h"

namespace needle::report {
namespace {

using namespace claim;

struct TickRange {
  size_t begin, end;
  const CoverTick* tick;
};

bool has_value(const CoverTick& tick) {
  return tick.box == core::Box::Guard || tick.box == core::Box::Condition || tick.box == core::Box::Qualifier;
}

std::vector<TickRange> ranges_of(const CoverModule& module, const SourceText& source) {
  std::vector<TickRange> out;
  out.reserve(module.ticks.size());
  for (const CoverTick& tick : module.ticks) {
    const size_t begin = source.offset(tick.line, tick.column);
    const size_t end = source.offset(tick.end_line, tick.end_column + 1);
    out.push_back({begin, std::max(begin, end), &tick});
  }
  std::stable_sort(out.begin(), out.end(), [](const TickRange& a, const TickRange& b) {
    return a.begin != b.begin ? a.begin < b.begin : a.end > b.end;
  });
  return out;
}

// What was found out goes before what was not, and what is known before what is not.
const CoverTick* better(const CoverTick* a, const CoverTick* b) {
  if (!a || !b) return a ? a : b;
  auto rank = [](Reach r) { return r == Reach::Covered ? 0 : r == Reach::Unknown ? 1 : 2; };
  return rank(b->reach) < rank(a->reach) ? b : a;
}

// The boxes of one range.
CoverPlace merged(const TickRange* first, const TickRange* last) {
  const CoverTick *plain = nullptr, *when[2] = {nullptr, nullptr};
  for (const TickRange* r = first; r != last; ++r) {
    const CoverTick*& mine = has_value(*r->tick) ? when[r->tick->value] : plain;
    mine = better(mine, r->tick);
  }
  CoverPlace out = {first->begin, first->end, PlaceMark::Covered, better(plain, better(when[0], when[1]))};
  auto covered = [](const CoverTick* t) { return t && t->reach == Reach::Covered; };
  if (out.tick->reach != Reach::Covered) {
    out.mark = PlaceMark::NotReached;
    // Whoever found the boxes may count one of them as inside another.
    for (const TickRange* r = first; r != last; ++r)
      out.shown |= r->tick->outermost && r->tick->reach == out.tick->reach;
    return out;
  }
  const bool is_true = covered(when[1]), is_false = covered(when[0]);
  if ((!when[0] && !when[1]) || (is_true && is_false)) return out;
  out.mark = is_true ? PlaceMark::AlwaysTrue : is_false ? PlaceMark::AlwaysFalse : PlaceMark::NoValue;
  const CoverTick* missing = is_true ? when[0] : is_false ? when[1] : better(when[0], when[1]);
  if (!missing || (missing->reach == Reach::Unreachable && is_otherwise(*missing)))
    return {first->begin, first->end, PlaceMark::Covered, out.tick};
  out.tick = missing;
  out.shown = out.tick->outermost;
  return out;
}

}  // namespace

bool is_otherwise(const CoverTick& tick) {
  return has_value(tick) && !tick.value && (tick.text == "otherwise" || tick.text == "True");
}

std::vector<CoverPlace> places_of(const CoverModule& module, const SourceText& source) {
  const std::vector<TickRange> ranges = ranges_of(module, source);
  std::vector<CoverPlace> out;
  std::vector<CoverPlace> open;  // what is around, innermost last
  for (size_t i = 0; i < ranges.size();) {
    size_t next = i + 1;
    while (next < ranges.size() && ranges[next].begin == ranges[i].begin && ranges[next].end == ranges[i].end) ++next;
    CoverPlace place = merged(&ranges[i], ranges.data() + next);
    while (!open.empty() && open.back().end <= place.begin) open.pop_back();
    if (!open.empty()) place.end = std::min(place.end, open.back().end);
    const bool same = !open.empty() && open.back().mark == PlaceMark::NotReached &&
                      place.mark == PlaceMark::NotReached && open.back().tick->reach == place.tick->reach;
    place.outer = place.shown || (place.mark != PlaceMark::Covered && !same);
    open.push_back(place);
    out.push_back(place);
    i = next;
  }
  return out;
}

std::string words_for(const CoverPlace& place) {
  const bool proved = place.tick->reach == Reach::Unreachable;
  switch (place.mark) {
    case PlaceMark::Covered:
      return "covered";
    case PlaceMark::NotReached:
      return proved ? "unreachable" : "unknown";
    case PlaceMark::AlwaysTrue:
      return proved ? "always True" : "never False so far";
    case PlaceMark::AlwaysFalse:
      return proved ? "always False" : "never True so far";
    case PlaceMark::NoValue:
      break;
  }
  return proved ? "neither True nor False" : "neither True nor False so far";
}

std::string label_of(const CoverTick& tick) {
  const bool declaration = tick.box == core::Box::TopLevel || tick.box == core::Box::Local;
  if (!declaration || tick.path.empty()) return one_line(tick.text);
  std::string out;
  for (const std::string& name : tick.path) out += (out.empty() ? "" : ".") + name;
  return one_line(out);
}

std::string call_and_result(const CoverTest& test) {
  const std::string call = one_line(test.call);
  if (test.has_raised) return fmt::format("{} raises {}", call, one_line(test.raised));
  if (test.property)
    return fmt::format("{} {}", call, test.failed ? "FAILS" : test.discarded ? "is discarded" : "holds");
  return test.result.empty() ? call : fmt::format("{} = {}{}", call, one_line(test.result), test.whole ? "" : " ..");
}

std::vector<CoverCounts> counts_by_function(const CoverModule& module) {
  std::vector<CoverCounts> out(module.functions.size());
  for (const CoverTick& tick : module.ticks)
    if (tick.function < out.size()) out[tick.function].add(tick.reach);
  return out;
}

std::string percent_cell(const CoverCounts& counts) {
  return counts.unreachable == counts.total ? "-" : percent_text(counts);
}

std::string percent_text(const CoverCounts& counts) {
  const double p = percent(counts);
  if (counts.covered + counts.unreachable == counts.total) return "100";
  return p > 99.9 ? "99.9" : p < 0.1 && counts.covered > 0 ? "0.1" : fmt::format("{:.1f}", p);
}

}  // namespace needle::report
