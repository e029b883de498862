#include "search/read_back.h"

namespace needle::search {

using space::Form;
using space::NumberKind;

space::Value read_back(const machine::Narrowing& narrowing, const space::Spaces& spaces, machine::Word word,
                       space::SpaceId id) {
  space::Value out;
  out.space = id;
  const space::Space& space = spaces[spaces.representation(id)];
  if (space.form == Form::Image) {
    out.fields.push_back(read_back(narrowing, spaces, word, space.inner));
    out.hole = out.fields[0].hole;
    return out;
  }
  if (space.form == Form::Fixed) {
    out.hole = false;
    return out;
  }
  word = narrowing.look(word);
  if (machine::Narrowing::is_unknown(word)) return out;
  out.hole = false;
  if (space.form == Form::Number) {
    if (space.number == NumberKind::Double || space.number == NumberKind::Float) {
      out.number.real = machine::to_double(word);
    } else if (space.number == NumberKind::Ratio) {
      out.number.integer = machine::to_int64(machine::field(word, 0));
      out.number.denominator = machine::to_int64(machine::field(word, 1));
    } else if (space.unbounded) {
      out.number = space::make_whole(mpz_class(machine::show_integer(word)), false);
    } else {
      out.number.integer = machine::to_int64(word);
    }
    return out;
  }
  const space::Alternative& chosen = space.alternatives[machine::constructor_tag(word)];
  out.con = chosen.con;
  const uint32_t count = static_cast<uint32_t>(chosen.fields.size());
  uint32_t source = count;
  for (uint32_t i = 0; i < count; ++i) {
    const bool image = spaces[spaces.representation(chosen.fields[i])].form == Form::Image;
    out.fields.push_back(read_back(narrowing, spaces, machine::field(word, image ? source++ : i), chosen.fields[i]));
  }
  return out;
}

}  // namespace needle::search
