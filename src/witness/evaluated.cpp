#include "witness/as_core.h"
#include "witness/evaluator_options.h"
#include "witness/reader.h"
#include "witness/witness.h"

namespace needle::witness {
namespace {

namespace reference = core::reference;
using space::Form;
using space::Value;

bool is_generated(const space::Spaces& spaces, const Value& value) {
  const space::Space& space = spaces[spaces.representation(value.space)];
  return space.form == Form::Image && space.generated;
}

}  // namespace

Value evaluated(core::Program& program, const space::Spaces& spaces, Value value, core::GlobalId unknown,
                const ReplayOptions& options) {
  if (value.hole) return value;
  if (!is_generated(spaces, value)) {
    for (Value& f : value.fields) f = evaluated(program, spaces, std::move(f), unknown, options);
    return value;
  }
  const core::Expr* made = nullptr;
  {
    std::lock_guard lock(program.adding);
    made = AsCore(program, spaces, unknown).expression(value);
  }
  const std::unique_ptr<World> world = options.world();
  reference::Evaluator evaluator(program, *world, evaluator_options(program, options));
  return Reader(evaluator, spaces).read(evaluator.delay(made), value.space);
}

}  // namespace needle::witness
