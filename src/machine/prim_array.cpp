// References and arrays. The payload of an IORes is returned; code generation makes the IORes where one is needed.
#include <algorithm>
#include <cstring>

#include "machine/prims.h"

namespace needle::machine {

using core::Prim;

namespace {

Word new_array(State& s, const Word* p) {
  int64_t count = to_int64(p[0]);
  Word* cell = count >= 0 && count < int64_t{UINT32_MAX} ? s.heap.allocate(static_cast<size_t>(count) + 2) : nullptr;
  if (!cell) {
    s.stop = OutcomeKind::OutOfMemory;
    return kUnit;
  }
  // One spare word keeps an empty array wide enough to say where it moved.
  cell[0] = make_header(Kind::Array, 0, static_cast<uint64_t>(count) + 1);
  std::fill_n(cell + 1, count, p[1]);
  cell[1 + count] = kUnit;
  s.heap.filled(cell);
  return word_of(cell);
}

int64_t count_of(Word array) {
  return int64_t{aux_of(*cell_of(array))} - 1;
}

Word copy_array(State& s, const Word* p) {
  int64_t from = to_int64(p[1]), to = to_int64(p[3]), count = to_int64(p[4]);
  if (count <= 0 || from < 0 || to < 0 || from + count > count_of(p[0]) || to + count > count_of(p[2])) return kUnit;
  Word* source = cell_of(p[0]) + 1 + from;
  Word* target = cell_of(p[2]) + 1 + to;
  if (!s.heap.is_fresh(cell_of(p[2]))) {
    for (int64_t i = 0; i < count; ++i) s.trail.slot(cell_of(p[2]), static_cast<size_t>(1 + to + i));
  }
  std::memmove(target, source, static_cast<size_t>(count) * sizeof(Word));
  for (int64_t i = 0; i < count; ++i) s.heap.wrote(target + i, target[i]);
  return kUnit;
}

}  // namespace

std::vector<PrimEntry> array_prims() {
  return {
      {Prim::RefEq, [](State&, const Word* p) { return from_bool(p[0] == p[1]); }},
      {Prim::ArrayEq, [](State&, const Word* p) { return from_bool(p[0] == p[1]); }},
      {Prim::NewArray, new_array},
      {Prim::CopyArray, copy_array},
      {Prim::ArraySize, [](State& s, const Word* p) { return s.new_int(count_of(p[0])); }},
  };
}

}  // namespace needle::machine
