#include "search/decision.h"

#include <fmt/format.h>

#include <charconv>

namespace needle::search {

Path path_of(const std::vector<Decision>& decisions) {
  Path out;
  for (const Decision& d : decisions)
    if (d.taken != kNotTaken) out.push_back({d.unknown, d.taken});
  return out;
}

std::string write_path(const Path& path) {
  std::string out;
  for (const Step& s : path) out += fmt::format("{}{}.{}", out.empty() ? "" : " ", s.unknown, s.alternative);
  return out;
}

std::optional<Path> read_path(std::string_view text) {
  Path out;
  const char *at = text.data(), *end = at + text.size();
  while (at != end) {
    Step step;
    if (!out.empty() && *at++ != ' ') return std::nullopt;
    const auto unknown = std::from_chars(at, end, step.unknown);
    if (unknown.ec != std::errc() || unknown.ptr == end || *unknown.ptr != '.') return std::nullopt;
    const auto alternative = std::from_chars(unknown.ptr + 1, end, step.alternative);
    if (alternative.ec != std::errc()) return std::nullopt;
    at = alternative.ptr;
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
