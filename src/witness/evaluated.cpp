#include <sstream>

#include "core/reference.h"
#include "witness/as_core.h"
#include "witness/witness.h"

namespace needle::witness {
namespace {

namespace reference = core::reference;
using space::Form;
using space::NumberKind;
using space::Value;

// Reads a value back from the evaluator, by its type.
class Reader {
 public:
  Reader(reference::Evaluator& evaluator, const space::Spaces& spaces) : evaluator_(evaluator), spaces_(spaces) {}

  Value read(reference::Handle handle, space::SpaceId id) {
    Value out;
    out.space = id;
    const space::Space& space = spaces_[spaces_.representation(id)];
    if (space.form == Form::Image) return space.generated ? read(handle, space.constructed) : out;
    if (parts_ == 0 || evaluator_.force(handle).kind != reference::OutcomeKind::Done) return out;
    --parts_;
    const reference::Shape shape = evaluator_.shape(handle);
    out.hole = !(space.form == Form::Number ? number(space, shape, out.number) : constructor(space, shape, out));
    return out;
  }

 private:
  bool constructor(const space::Space& space, const reference::Shape& shape, Value& out) {
    if (space.form != Form::Data || shape.kind != reference::ShapeKind::Con) return false;
    out.con = shape.con;
    const space::Alternative& a = space.alternatives[shape.con->tag];
    for (size_t i = 0; i < a.fields.size(); ++i) out.fields.push_back(read(shape.fields[i], a.fields[i]));
    return true;
  }

  bool number(const space::Space& space, const reference::Shape& shape, space::Number& out) {
    switch (shape.kind) {
      case reference::ShapeKind::Int:
        out.integer = shape.integer;
        return true;
      case reference::ShapeKind::Double:
        out.real = shape.real;
        return true;
      case reference::ShapeKind::Integer:
        out = space::make_whole(mpz_class(shape.digits), space.is_unsigned);
        return true;
      case reference::ShapeKind::Con: {
        space::Number below;
        return space.number == NumberKind::Ratio && part(space, shape.fields[0], out) &&
               part(space, shape.fields[1], below) && (out.denominator = below.integer) != 0;
      }
      default:
        return false;
    }
  }
  bool part(const space::Space& space, reference::Handle handle, space::Number& out) {
    if (evaluator_.force(handle).kind != reference::OutcomeKind::Done) return false;
    const reference::Shape shape = evaluator_.shape(handle);
    return shape.kind != reference::ShapeKind::Con && number(space, shape, out);
  }

  reference::Evaluator& evaluator_;
  const space::Spaces& spaces_;
  size_t parts_ = 10'000;  // of values without end, only the beginning
};

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
  std::istringstream in;
  std::ostringstream text, err;
  reference::Options how;
  how.max_memory = options.max_memory;
  how.stop = options.stop;
  how.body_of = [&program](core::GlobalId id) {
    std::lock_guard lock(program.adding);
    return program.unoptimised_body(id);
  };
  reference::Evaluator evaluator(program, in, text, err, how);
  return Reader(evaluator, spaces).read(evaluator.delay(made), value.space);
}

}  // namespace needle::witness
