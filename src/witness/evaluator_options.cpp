#include "witness/evaluator_options.h"

namespace needle::witness {

core::reference::Options evaluator_options(core::Program& program, const std::atomic<bool>* stop) {
  core::reference::Options out;
  out.stop = stop;
  out.body_of = [&program](core::GlobalId id) {
    std::lock_guard lock(program.adding);
    return program.unoptimised_body(id);
  };
  return out;
}

core::reference::Options evaluator_options(core::Program& program, const ReplayOptions& options) {
  core::reference::Options out = evaluator_options(program, options.stop);
  out.max_memory = options.max_memory;
  return out;
}

}  // namespace needle::witness
