// Types whose values are numbered, not constructed.
#include <array>

#include "space/describer.h"

namespace needle::space {
namespace {

struct IntegralRange {
  std::string_view name;
  int64_t lowest, highest;
  bool is_unsigned, unbounded;
};
constexpr std::array kIntegral = {
    IntegralRange{"Int", INT64_MIN, INT64_MAX, false, false},
    IntegralRange{"Integer", INT64_MIN, INT64_MAX, false, true},
    IntegralRange{"Natural", 0, INT64_MAX, false, true},
    IntegralRange{"Word", 0, -1, true, false},
    IntegralRange{"Int8", INT8_MIN, INT8_MAX, false, false},
    IntegralRange{"Int16", INT16_MIN, INT16_MAX, false, false},
    IntegralRange{"Int32", INT32_MIN, INT32_MAX, false, false},
    IntegralRange{"Int64", INT64_MIN, INT64_MAX, false, false},
    IntegralRange{"Word8", 0, UINT8_MAX, false, false},
    IntegralRange{"Word16", 0, UINT16_MAX, false, false},
    IntegralRange{"Word32", 0, UINT32_MAX, false, false},
    IntegralRange{"Word64", 0, -1, true, false},
};

}  // namespace

bool describe_number(Space& space, const core::TyCon* con) {
  const std::string_view module = con->module.text(), name = con->name.text();
  const bool core_type = module.starts_with("Needle.") || con->is_primitive || module == "Numeric.Natural";
  if (!core_type) return false;
  for (const IntegralRange& r : kIntegral) {
    if (r.name != name) continue;
    space.form = Form::Number;
    space.lowest = r.lowest;
    space.highest = r.highest;
    space.is_unsigned = r.is_unsigned;
    space.unbounded = r.unbounded;
    return true;
  }
  if (name == "Char") {
    space.number = NumberKind::Char;
  } else if (name == "Double" || name == "Float") {
    space.number = name == "Double" ? NumberKind::Double : NumberKind::Float;
    space.unbounded = true;
  } else if (name == "Ratio") {
    space.number = NumberKind::Ratio;
    space.unbounded = true;
  } else {
    return false;
  }
  space.form = Form::Number;
  return true;
}

void describe_limit(Space& space, int64_t lowest, int64_t highest) {
  space.form = Form::Number;
  space.number = NumberKind::Size;
  space.lowest = lowest;
  space.highest = highest;
  space.partial = true;
  space.least = space.least_depth = 0;
}

void describe_series_depth(Space& space) {
  describe_limit(space, kSeriesDepth, kSeriesDepth);
  space.levels = true;
}

SpaceId Describer::limit(const core::Type* integer, int64_t lowest, int64_t highest) {
  const std::string key = "<limit " + std::to_string(lowest) + " " + std::to_string(highest) + ">";
  if (auto it = by_type_.find(key); it != by_type_.end()) return it->second;
  Space& space = spaces_.emplace_back();
  space.id = by_type_[key] = SpaceId(static_cast<uint32_t>(spaces_.size()) - 1);
  space.type = integer;
  describe_limit(space, lowest, highest);
  return space.id;
}

}  // namespace needle::space
