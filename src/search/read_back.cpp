#include "search/read_back.h"

namespace needle::search {

using space::Form;
using space::NumberKind;

space::Value read_back(const machine::Narrowing& narrowing, const space::Spaces& spaces, machine::Word word,
                       space::SpaceId id) {
  space::Value out;
  out.space = id;
  word = narrowing.look(word);
  if (machine::Narrowing::is_unknown(word)) return out;
  const space::Space& space = spaces[spaces.representation(id)];
  out.hole = false;
  if (space.form == Form::Number) {
    if (space.number == NumberKind::Double || space.number == NumberKind::Float) {
      out.number.real = machine::to_double(word);
    } else if (space.number == NumberKind::Ratio) {
      out.number.integer = machine::to_int64(machine::field(word, 0));
      out.number.denominator = machine::to_int64(machine::field(word, 1));
    } else {
      out.number.integer = machine::to_int64(word);
    }
    return out;
  }
  const space::Alternative& chosen = space.alternatives[machine::constructor_tag(word)];
  out.con = chosen.con;
  for (uint32_t i = 0; i < chosen.fields.size(); ++i)
    out.fields.push_back(read_back(narrowing, spaces, machine::field(word, i), chosen.fields[i]));
  return out;
}

}  // namespace needle::search
