// What a program can do to an unknown without asking for it: a key of a case table (space/tables.h) that nobody has
// asked for yet becomes what is asked for; and it can see that a value is one (claim/force.h).
#include <cmath>

#include "machine/prim_symbolic.h"
#include "machine/prims.h"
#include "machine/transitions.h"

namespace needle::machine {

using core::Prim;

namespace {

bool same_number(Word a, Word b) {
  if (a == b) return true;
  if (!is_pointer(a) || !is_pointer(b)) return false;
  return equal_numbers(a, b) ||
         (kind_of(*cell_of(a)) == Kind::Double && std::isnan(to_double(a)) && std::isnan(to_double(b)));
}

template <bool integers>
Word meet(State& s, const Word* p) {
  const Word key = follow(p[0]), number = follow(p[1]);
  if (!is_pointer(key) || kind_of(*cell_of(key)) != Kind::Unknown) {
    if (is_symbol(key) || is_symbol(number)) return meet_symbols(s, key, number, integers);
    return from_bool(same_number(key, number));
  }
  bind_unknown(s, key, number);
  return kTrue;
}

Word is_open(State&, const Word* p) {
  const Word word = follow(p[0]);
  return from_bool(is_pointer(word) && kind_of(*cell_of(word)) == Kind::Unknown);
}

}  // namespace

std::vector<PrimEntry> unknown_prims() {
  return {{Prim::Meet, meet<false>},
          {Prim::MeetInteger, meet<true>},
          {Prim::IsOpen, is_open},
          {Prim::SomeValue, [](State&, const Word* p) { return p[0]; }}};
}

}  // namespace needle::machine
