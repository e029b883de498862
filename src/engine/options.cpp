#include "engine/options.h"

namespace needle::engine {

search::Bounds bounds_of(const SearchOptions& options) {
  return {.min_size = options.size.value_or(0),
          .max_size = options.size ? *options.size : options.max_size.value_or(UINT32_MAX),
          .depth = options.depth,
          .conjunction = options.conjunction,
          .sampling = {.tests = options.tests,
                       .backtrack = options.backtrack,
                       .seed = options.seed,
                       .per_size = options.per_size},
          .solver = options.solver,
          .overflow = options.machine_integers};
}

}  // namespace needle::engine
