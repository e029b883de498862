#include "engine/options.h"

#include <algorithm>

namespace needle::engine {

namespace {

std::optional<int64_t> asked_steps(const SearchOptions& options) {
  if (!options.steps) return std::nullopt;
  return static_cast<int64_t>(std::min<uint64_t>(options.steps, INT64_MAX));
}

}  // namespace

int64_t total_steps(const SearchOptions& options) {
  const bool of_each_path = options.order != search::PathOrder::BySize;
  return of_each_path ? INT64_MAX : asked_steps(options).value_or(INT64_MAX);
}

search::Bounds bounds_of(const SearchOptions& options) {
  constexpr uint64_t kShare = 8, kLeast = 32;  // of the memory, for Z3; in megabytes
  solve::Options solver = options.solver;
  constexpr uint64_t kTerm = 128;  // bytes that one takes in all tables, generously
  solver.most_terms = options.max_memory / kShare / kTerm;
  solver.z3_megabytes = static_cast<uint32_t>(std::max(options.max_memory / kShare >> 20, kLeast));
  return {.min_size = options.size.value_or(0),
          .max_size = options.size ? *options.size : options.max_size.value_or(UINT32_MAX),
          .depth = options.depth,
          .conjunction = options.conjunction,
          .sampling = {.tests = options.tests,
                       .backtrack = options.backtrack,
                       .seed = options.seed,
                       .per_size = options.per_size},
          .solver = solver,
          .overflow = options.machine_integers,
          .order = options.order,
          .path_steps = asked_steps(options),
          .helping = options.helping};
}

}  // namespace needle::engine
