// Words and cells: what the machine's memory is made of.
//
// Every value is one 64-bit word that says itself what it is, so the collector needs no maps and a variable needs no
// type:
//
//   ...xxx1   an immediate integer of 63 bits: Int, Char, Word, small Integer
//   ...x010   a constructor without fields, its tag in the bits above
//   ...x000   a pointer to a cell
//   ...x110   the address of a frame: only in the machine's own cells
//
// An Int outside 63 bits lives in an Int64 cell, an Integer in a BigInt cell; both are canonical (a number that fits is
// always immediate), so two equal immediates are equal words and a number and a cell are never equal.
//
// A cell is a header word followed by its payload:
//
//   header   bits 0-7 kind (odd)   8-15 arity   16-31 size   32-63 aux
//   Con      fields (size many)                            aux = constructor tag
//   Function free variables (size)                         aux = code offset, arity = parameters
//   Partial  function word, arguments (size = 1 + given)   arity = parameters still missing
//   Thunk    result word, free variables (size)            aux = code offset
//   Unknown  result word, extra, watch list (size = 2)     aux = what it stands for, to the search
//            of a condition also the word it is about (size = 3)
//   Indirection of a thunk or an unknown, Alias            aux = its level, arity = whether it is kept (kept.h)
//   BigInt   limbs (aux many)                              arity = 1 when negative
//   Int64, Double   the bits
//   Symbolic        the number of a term (solve/solver.h), as an immediate: a number that nobody has chosen yet; aux says
//                   whether it is a Double's key
//   Ref, Array      words (aux many)
//   Strand, Match   see strands.h, match.h
//
// A thunk keeps a word for its result beside its free variables. Updating writes the result word first and then turns
// the header into an Indirection's; nothing else of the cell changes. So one trail entry (address of the header, old
// header) undoes an update, and the same cell may be updated again after backtracking. Unknown cells (inputs not yet
// decided) have the thunk's shape for the same reason; the search makes them (narrow.h).
//
// A header is odd. While collecting, a moved cell's header is replaced by the (even) word it moved to.
#pragma once
#include <bit>
#include <cstddef>
#include <cstdint>

namespace needle::machine {

using Word = uint64_t;

enum class Kind : uint8_t {
  Thunk,        // not evaluated, not entered
  Selector,     // a thunk that selects field `arity` of its only free variable; the collector may do it
  Caf,          // a global thunk, not entered
  Blackhole,    // a thunk under evaluation; entering it again is <<loop>>
  Suspended,    // a thunk whose evaluation waits; its result word leads to its evaluator and to those that wait
                // (suspend.h)
  Failed,       // its evaluation raised the exception in the result word
  Unknown,      // an undecided input
  Alias,        // its value is that of the thunk in the result word (kept.h)
  Indirection,  // its value is in the result word, never itself a thunk
  Con,          // here and below: values
  Function,
  Partial,
  Int64,
  Symbolic,
  BigInt,
  Double,
  Ref,
  Array,
  Strand,  // a suspended computation; only the machine sees it and the next (suspend.h)
  Match,   // an overlapping match under way
};

constexpr size_t kUnknownExtra = 2;  // the word of an unknown that is the driver's own
constexpr size_t kUnknownWatch = 3;  // the word of an unknown that lists the strands that wait for it
constexpr uint64_t kUnknownSize = 2, kConditionSize = 3;
constexpr size_t kConditionAbout = 4;  // the word that a condition is about

constexpr uint64_t kind_byte(Kind kind) {
  return static_cast<uint64_t>(kind) * 2 + 1;
}
constexpr uint64_t make_header(Kind kind, uint64_t size, uint64_t aux, uint64_t arity = 0) {
  return kind_byte(kind) | arity << 8 | size << 16 | aux << 32;
}
constexpr Kind kind_of(uint64_t header) {
  return static_cast<Kind>((header & 0xFF) >> 1);
}
constexpr uint64_t with_kind(uint64_t header, Kind kind) {
  return (header & ~uint64_t{0xFF}) | kind_byte(kind);
}
constexpr uint64_t with_size(uint64_t header, uint64_t size) {
  return (header & ~uint64_t{0xFFFF0000}) | size << 16;
}
constexpr uint32_t arity_of(uint64_t header) {
  return (header >> 8) & 0xFF;
}
constexpr uint32_t size_of(uint64_t header) {
  return (header >> 16) & 0xFFFF;
}
constexpr uint32_t aux_of(uint64_t header) {
  return static_cast<uint32_t>(header >> 32);
}
constexpr bool is_value_header(uint64_t header) {
  return (header & 0xFF) >= kind_byte(Kind::Con);
}

constexpr bool header_is_indirection(uint64_t header) {
  return (header & 0xFF) == kind_byte(Kind::Indirection);
}
// What the header of a thunk or an unknown becomes. Kept: going back may leave it as it is (kept.h).
enum class Keep : uint8_t { No, Yes };
constexpr uint64_t indirection_header(uint64_t header, uint32_t level, Keep keep = Keep::No) {
  return make_header(Kind::Indirection, size_of(header), level, static_cast<uint64_t>(keep));
}
constexpr uint64_t alias_header(uint64_t header, uint32_t level) {
  return make_header(Kind::Alias, size_of(header), level, static_cast<uint64_t>(Keep::Yes));
}
constexpr bool header_is_kept(uint64_t header) {
  return (header & 0xFFFF) == (indirection_header(0, 0, Keep::Yes) & 0xFFFF) ||
         (header & 0xFF) == kind_byte(Kind::Alias);
}

// Words a cell occupies, its header included.
constexpr uint64_t cell_words(uint64_t header) {
  switch (kind_of(header)) {
    case Kind::Con:
    case Kind::Function:
    case Kind::Partial:
    case Kind::Strand:
    case Kind::Match:
      return 1 + uint64_t{size_of(header)};
    case Kind::Int64:
    case Kind::Symbolic:
    case Kind::Double:
    case Kind::Ref:
      return 2;
    case Kind::BigInt:
    case Kind::Array:
      return 1 + uint64_t{aux_of(header)};
    default:
      return 2 + uint64_t{size_of(header)};
  }
}

constexpr bool is_pointer(Word w) {
  return (w & 3) == 0;
}
constexpr bool is_int(Word w) {
  return (w & 1) != 0;
}
constexpr bool is_nullary(Word w) {
  return (w & 3) == 2;
}
inline Word* cell_of(Word w) {
  return reinterpret_cast<Word*>(w);
}
inline Word word_of(const Word* cell) {
  return reinterpret_cast<Word>(cell);
}

constexpr Word from_int63(int64_t value) {
  return static_cast<Word>(value) << 1 | 1;
}
constexpr int64_t to_int63(Word w) {
  return static_cast<int64_t>(w) >> 1;
}
constexpr bool fits_int63(int64_t value) {
  return (value << 1) >> 1 == value;
}
constexpr Word from_tag(uint32_t tag) {
  return uint64_t{tag} << 3 | 2;
}
inline Word frame_word(const Word* frame) {
  return reinterpret_cast<Word>(frame) | 6;
}
constexpr bool is_frame_word(Word w) {
  return (w & 7) == 6;
}
inline Word* frame_in(Word w) {
  return reinterpret_cast<Word*>(w & ~Word{7});
}
constexpr Word kFalse = from_tag(0);
constexpr Word kTrue = from_tag(1);
constexpr Word kUnit = from_tag(0);
constexpr Word kNil = from_tag(0);
constexpr uint32_t kConsTag = 1;
constexpr Word kWorld = from_int63(0);
constexpr Word from_bool(bool b) {
  return b ? kTrue : kFalse;
}

// The constructor tag of an evaluated word of an algebraic type.
inline uint32_t tag_of(Word w) {
  return is_pointer(w) ? aux_of(*cell_of(w)) : static_cast<uint32_t>(w >> 3);
}
// An evaluated number that is a term.
inline bool is_symbol(Word w) {
  return is_pointer(w) && (*cell_of(w) & 0xFF) == kind_byte(Kind::Symbolic);
}
// An evaluated Int: immediate or boxed, never a term.
inline int64_t to_int64(Word w) {
  return is_int(w) ? to_int63(w) : static_cast<int64_t>(cell_of(w)[1]);
}
inline double to_double(Word w) {
  return std::bit_cast<double>(cell_of(w)[1]);
}

// Follows an indirection, if there is one. Static and old cells may hold several in a row only through cells, never in
// a result word, so one step is enough.
[[gnu::always_inline]] inline Word follow(Word w) {
  return is_pointer(w) && kind_of(*cell_of(w)) == Kind::Indirection ? cell_of(w)[1] : w;
}
inline bool is_evaluated(Word w) {
  return !is_pointer(w) || is_value_header(*cell_of(w));
}

}  // namespace needle::machine
