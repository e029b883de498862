// How the reference evaluator runs what is judged: on bodies as desugar made them, read while program.adding is held.
#pragma once
#include "core/reference.h"
#include "witness/witness.h"

namespace needle::witness {

core::reference::Options evaluator_options(core::Program& program, const std::atomic<bool>* stop);
core::reference::Options evaluator_options(core::Program& program, const ReplayOptions& options);  // its limits, too

}  // namespace needle::witness
