#include "search/decision.h"

#include <fmt/format.h>

#include <charconv>

namespace needle::search {

Step step_of(const Decision& decision) {
  return {decision.space.valid() ? decision.unknown : kSide, decision.taken};
}

Path path_of(const std::vector<Decision>& decisions) {
  Path out;
  for (const Decision& d : decisions)
    if (d.taken != kNotTaken) out.push_back(step_of(d));
  return out;
}

std::string write_path(const Path& path) {
  std::string out;
  for (const Step& s : path) {
    if (!out.empty()) out += ' ';
    out += s.unknown == kSide ? fmt::format("?{}", s.alternative) : fmt::format("{}.{}", s.unknown, s.alternative);
  }
  return out;
}

namespace {

// Reads one step, and where it ends; null for what is none.
const char* read_step(const char* at, const char* end, Step& step) {
  if (at != end && *at == '?') {
    step.unknown = kSide;
    ++at;
  } else {
    const auto unknown = std::from_chars(at, end, step.unknown);
    if (unknown.ec != std::errc() || unknown.ptr == end || *unknown.ptr != '.' || step.unknown == kSide) return nullptr;
    at = unknown.ptr + 1;
  }
  const auto alternative = std::from_chars(at, end, step.alternative);
  const bool wrong = alternative.ec != std::errc() || (step.unknown == kSide && step.alternative > 1);
  return wrong ? nullptr : alternative.ptr;
}

}  // namespace

std::optional<Path> read_path(std::string_view text) {
  Path out;
  const char *at = text.data(), *end = at + text.size();
  while (at != end) {
    Step step;
    if (!out.empty() && *at++ != ' ') return std::nullopt;
    at = read_step(at, end, step);
    if (!at) return std::nullopt;
    out.push_back(step);
  }
  return out;
}

double share_done(const std::vector<Decision>& decisions, const Refiner& refiner) {
  constexpr double kTooSmallToSee = 1e-6;
  double done = 0, width = 1;
  for (const Decision& d : decisions) {
    if (!d.space.valid()) {  // a condition: both sides count alike
      if (d.taken == kNotTaken) break;
      width /= 2;
      if (!d.open) done += width;
      continue;
    }
    const Unknown unknown{0, d.space, d.note, d.unknown};
    const double all = refiner.weight(unknown, d.size, UINT64_MAX);
    if (all <= 0) continue;
    const double before = refiner.weight(unknown, d.size, d.taken);
    done += width * before / all;
    width *= (refiner.weight(unknown, d.size, d.taken + 1) - before) / all;
    if (width < kTooSmallToSee) break;
  }
  return done;
}

}  // namespace needle::search
