#include "claim/strength.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace needle::claim {

const char* name_of(Mutants kind) {
  switch (kind) {
    case Mutants::AllOutputs:
      return "all-outputs";
    case Mutants::OneOutput:
      return "one-output";
    case Mutants::Exhaustive:
      break;
  }
  return "exhaustive";
}

std::pair<double, double> Score::interval() const {
  if (mutants == 0) return {0, 100};
  constexpr double z = 1.96;
  const double n = static_cast<double>(mutants), p = static_cast<double>(killed) / n;
  const double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
  const double half = z / (1 + z * z / n) * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
  return {100 * std::max(0.0, killed == 0 ? 0.0 : middle - half),
          100 * std::min(1.0, killed == mutants ? 1.0 : middle + half)};
}

namespace {

uint64_t bit(size_t property) {
  return uint64_t{1} << property;
}

// Every mutant that `all` kills is killed by one of `some`.
bool kills_as_much(const KillMatrix& matrix, uint64_t some, uint64_t all) {
  return std::all_of(matrix.rows.begin(), matrix.rows.end(),
                     [&](const KillMatrix::Row& row) { return (row.killed & all) == 0 || (row.killed & some) != 0; });
}

}  // namespace

std::vector<std::vector<size_t>> minimal_sets(const KillMatrix& matrix, size_t properties) {
  std::vector<std::vector<size_t>> out;
  if (matrix.rows.empty() || properties == 0 || properties > kMostProperties) return out;
  const uint64_t all = ~uint64_t{0};
  constexpr size_t kMostSets = 100'000;
  size_t tried = 0;
  std::vector<size_t> chosen;
  const std::function<void(size_t, size_t, uint64_t)> choose = [&](size_t from, size_t left, uint64_t mask) {
    if (left == 0) {
      if (++tried <= kMostSets && kills_as_much(matrix, mask, all)) out.push_back(chosen);
      return;
    }
    for (size_t i = from; i + left <= properties && tried <= kMostSets; ++i) {
      chosen.push_back(i);
      choose(i + 1, left - 1, mask | bit(i));
      chosen.pop_back();
    }
  };
  for (size_t size = 1; size <= properties && out.empty() && tried <= kMostSets; ++size) choose(0, size, 0);
  return out;
}

std::vector<Implication> implications(const KillMatrix& matrix, size_t properties) {
  std::vector<Implication> out;
  if (properties > kMostProperties) return out;
  auto implies = [&](uint64_t from, size_t to) { return kills_as_much(matrix, from, bit(to)); };
  // Of properties that kill the same only the first takes part in what follows.
  std::vector<size_t> first;
  for (size_t p = 0; p < properties; ++p) {
    const bool kills = std::any_of(matrix.rows.begin(), matrix.rows.end(),
                                   [&](const KillMatrix::Row& row) { return (row.killed & bit(p)) != 0; });
    if (!kills) continue;
    auto same =
        std::find_if(first.begin(), first.end(), [&](size_t q) { return implies(bit(p), q) && implies(bit(q), p); });
    if (same == first.end()) {
      first.push_back(p);
    } else {
      out.push_back({{*same}, p, true});
    }
  }
  auto follows = [&](size_t from, size_t to) {  // by way of another
    return std::any_of(first.begin(), first.end(),
                       [&](size_t q) { return q != from && q != to && implies(bit(from), q) && implies(bit(q), to); });
  };
  for (size_t to : first) {
    std::vector<size_t> others;
    bool one = false;
    for (size_t from : first) {
      if (from == to) continue;
      if (!implies(bit(from), to)) {
        others.push_back(from);
        continue;
      }
      one = true;
      if (!follows(from, to)) out.push_back({{from}, to, false});
    }
    for (size_t i = 0; i < others.size() && !one; ++i)
      for (size_t j = i + 1; j < others.size(); ++j)
        if (implies(bit(others[i]) | bit(others[j]), to)) out.push_back({{others[i], others[j]}, to, false});
  }
  return out;
}

int exit_code(const Strength& strength, std::optional<double> least) {
  constexpr int kInternal = 70, kInterrupted = 130, kBadInput = 2, kInconclusive = 3;
  std::vector<Result> originals;
  bool measured = false, unmeasured = false;
  for (const PropertyStrength& p : strength.properties) {
    if (!p.mentions) continue;
    (p.measured ? measured : unmeasured) = true;
    if (!p.measured) originals.push_back(p.original);
  }
  const int worst = exit_code(originals);
  if (!strength.disagreement.empty()) return kInternal;
  if (worst == kInternal || worst == kBadInput) return worst;
  if (strength.interrupted) return kInterrupted;
  const bool below = least && measured && strength.together.mutants > 0 && strength.together.percent() < *least;
  if (worst == 1 || below) return 1;
  if (least && strength.together.mutants == 0 && !unmeasured) return 1;  // nothing is pinned down
  return unmeasured || (measured && strength.together.mutants == 0 && strength.cut) ? kInconclusive : 0;
}

}  // namespace needle::claim
