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

namespace {

Value with_keys_from(const Spaces& spaces, Value value, uint64_t next) {
  if (value.hole) return value;
  const Space& space = spaces[spaces.representation(value.space)];
  const bool entry = space.table && space.table->look == Look::Number && value.con->tag == 1;
  for (size_t i = 0; i < value.fields.size(); ++i)
    value.fields[i] = with_keys_from(spaces, std::move(value.fields[i]), entry && i == 2 ? next + 1 : 0);
  if (!entry || !value.fields[0].hole) return value;
  const Space& key = spaces[space.alternatives[1].fields[0]];
  if (const std::optional<Number> number = number_at(key, next)) {
    value.fields[0].hole = false;
    value.fields[0].number = *number;
  }
  return value;
}

}  // namespace

Value with_keys(const Spaces& spaces, Value value) {
  return with_keys_from(spaces, std::move(value), 0);
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
