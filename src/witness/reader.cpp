#include "witness/reader.h"

namespace needle::witness {

namespace reference = core::reference;
using space::Form;
using space::NumberKind;
using space::Value;

Value Reader::read(reference::Handle handle, space::SpaceId id) {
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

bool Reader::constructor(const space::Space& space, const reference::Shape& shape, Value& out) {
  if (space.form != Form::Data || shape.kind != reference::ShapeKind::Con) return false;
  out.con = shape.con;
  const space::Alternative& a = space.alternatives[shape.con->tag];
  for (size_t i = 0; i < a.fields.size(); ++i) out.fields.push_back(read(shape.fields[i], a.fields[i]));
  return true;
}

bool Reader::number(const space::Space& space, const reference::Shape& shape, space::Number& out) {
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
bool Reader::part(const space::Space& space, reference::Handle handle, space::Number& out) {
  if (evaluator_.force(handle).kind != reference::OutcomeKind::Done) return false;
  const reference::Shape shape = evaluator_.shape(handle);
  return shape.kind != reference::ShapeKind::Con && number(space, shape, out);
}

}  // namespace needle::witness
