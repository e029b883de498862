#include "machine/prims.h"

#include "machine/prim_symbolic.h"

namespace needle::machine {

namespace {

struct Table {
  std::vector<PrimFunction> functions;
  std::vector<bool> looks_around;  // its result depends on more than on its operands, or it has an effect
  Table() : functions(core::prim_count()), looks_around(core::prim_count()) {
    for (auto family : {int_prims, integer_prims, double_prims, array_prims, io_prims, unknown_prims}) {
      for (const PrimEntry& entry : family()) functions[static_cast<size_t>(entry.prim)] = entry.function;
    }
    for (auto family : {array_prims, io_prims, unknown_prims}) {
      for (const PrimEntry& entry : family()) looks_around[static_cast<size_t>(entry.prim)] = true;
    }
  }
};
const Table table;

}  // namespace

const PrimFunction* const prim_functions = table.functions.data();

Word run_prim(State& state, core::Prim prim, const Word* operands, size_t count) {
  if (state.solver && is_on_symbols(prim, operands, count)) return on_symbols(state, prim, operands);
  if (table.looks_around[static_cast<size_t>(prim)]) state.depend_on_all();
  return prim_functions[static_cast<size_t>(prim)](state, operands);
}

bool has_implementation(core::Prim prim) {
  return prim_functions[static_cast<size_t>(prim)] != nullptr;
}

}  // namespace needle::machine
