#include "space/value.h"

namespace needle::space {

Value least_value(const Spaces& spaces, SpaceId id) {
  const Space& space = spaces[spaces.representation(id)];
  Value out;
  out.space = id;
  if (space.least == kInfinite || space.free) return out;
  out.hole = false;
  if (space.form == Form::Number) {
    out.number = number_at(space, 0).value_or(Number{});
    return out;
  }
  if (space.form == Form::Fixed) return out;
  if (space.form == Form::Image) {
    out.fields.push_back(least_value(spaces, space.inner));
    return out;
  }
  for (const Alternative& a : space.alternatives) {
    if (a.least != space.least) continue;
    out.con = a.con;
    for (SpaceId f : a.fields) out.fields.push_back(least_value(spaces, f));
    return out;
  }
  return out;
}

Value filled(const Spaces& spaces, Value value) {
  if (value.hole) return least_value(spaces, value.space);
  for (Value& f : value.fields) f = filled(spaces, std::move(f));
  return value;
}

uint32_t size_of(const Spaces& spaces, const Value& value) {
  const Space& space = spaces[spaces.representation(value.space)];
  if (value.hole) return space.least;
  if (space.form == Form::Number) return space.key ? 0 : size_of(space, value.number);
  uint32_t size = space.free || !value.con ? 0 : space.alternatives[value.con->tag].cost;
  for (const Value& f : value.fields) size = saturating_add(size, size_of(spaces, f));
  return size;
}

}  // namespace needle::space
