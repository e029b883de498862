#include "search/words.h"

#include <vector>

namespace needle::search {

using machine::Word;
using space::NumberKind;

Word word_of(machine::Narrowing& narrow, const space::Space& space, const space::Number& number) {
  switch (space.number) {
    case NumberKind::Double:
    case NumberKind::Float:
      return narrow.real(number.real);
    case NumberKind::Ratio:
      return narrow.constructor(0, {number.big != 0 ? narrow.integer(number.big) : narrow.integer(number.integer),
                                    narrow.integer(number.denominator)});
    default:
      return number.big != 0 ? narrow.integer(number.big) : narrow.integer(number.integer);
  }
}

Word word_of(machine::Narrowing& narrow, const space::Spaces& spaces, const space::Value& value) {
  const space::Space& space = spaces[spaces.representation(value.space)];
  if (space.form == space::Form::Number) return word_of(narrow, space, value.number);
  if (space.form == space::Form::Fixed) return narrow.global(space.convert);
  std::vector<Word> fields;
  for (const space::Value& f : value.fields) fields.push_back(word_of(narrow, spaces, f));
  return narrow.constructor(value.con->tag, fields);
}

}  // namespace needle::search
