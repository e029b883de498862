#include "engine/options.h"

#include <algorithm>

namespace needle::engine {

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
          .overflow = options.machine_integers};
}

}  // namespace needle::engine
