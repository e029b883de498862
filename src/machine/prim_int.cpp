// Int, Word, Char: the general cases, operands evaluated but perhaps boxed.
#include <bit>

#include "base/unicode.h"
#include "machine/prims.h"
#include "machine/transitions.h"

namespace needle::machine {

using core::Prim;

namespace {

int64_t wrap(uint64_t value) {
  return static_cast<int64_t>(value);
}

// The library has excluded a divisor of 0 and minBound / -1; a machine that is fed otherwise must still not trap.
bool undefined(int64_t a, int64_t b) {
  return b == 0 || (b == -1 && a == INT64_MIN);
}

int64_t narrow(int64_t value, int64_t bits) {
  if (bits <= 0 || bits >= 64) return value;
  return wrap(static_cast<uint64_t>(value) << (64 - bits)) >> (64 - bits);
}
int64_t narrow_unsigned(int64_t value, int64_t bits) {
  if (bits <= 0 || bits >= 64) return value;
  return value & ((int64_t{1} << bits) - 1);
}

#define INT2(prim, expression)                                                            \
  {                                                                                       \
    Prim::prim, [](State& s, const Word* p) -> Word {                                     \
      [[maybe_unused]] int64_t a = to_int64(p[0]), b = to_int64(p[1]);                    \
      [[maybe_unused]] auto ua = static_cast<uint64_t>(a), ub = static_cast<uint64_t>(b); \
      return s.new_int(expression);                                                       \
    }                                                                                     \
  }
#define INT1(prim, expression)                             \
  {                                                        \
    Prim::prim, [](State& s, const Word* p) -> Word {      \
      [[maybe_unused]] int64_t a = to_int64(p[0]);         \
      [[maybe_unused]] auto ua = static_cast<uint64_t>(a); \
      return s.new_int(expression);                        \
    }                                                      \
  }
#define TEST(prim, expression)                                                            \
  {                                                                                       \
    Prim::prim, [](State&, const Word* p) -> Word {                                       \
      [[maybe_unused]] int64_t a = to_int64(p[0]), b = to_int64(p[1]);                    \
      [[maybe_unused]] auto ua = static_cast<uint64_t>(a), ub = static_cast<uint64_t>(b); \
      return from_bool(expression);                                                       \
    }                                                                                     \
  }

}  // namespace

std::vector<PrimEntry> int_prims() {
  return {
      INT2(IntAdd, wrap(ua + ub)),
      INT2(IntSub, wrap(ua - ub)),
      INT2(IntMul, wrap(ua * ub)),
      INT1(IntNegate, wrap(0 - ua)),
      INT2(IntQuot, undefined(a, b) ? wrap(0 - ua) : a / b),
      INT2(IntRem, undefined(a, b) ? 0 : a % b),
      INT2(IntDiv, undefined(a, b) ? wrap(0 - ua) : floor_div(a, b)),
      INT2(IntMod, undefined(a, b) ? 0 : floor_mod(a, b)),
      TEST(IntEq, a == b),
      TEST(IntNe, a != b),
      TEST(IntLt, a < b),
      TEST(IntLe, a <= b),
      TEST(IntGt, a > b),
      TEST(IntGe, a >= b),
      INT2(IntAnd, a & b),
      INT2(IntOr, a | b),
      INT2(IntXor, a ^ b),
      INT1(IntComplement, ~a),
      INT2(IntShiftL, wrap(ua << (b & 63))),
      INT2(IntShiftR, a >> (b & 63)),
      INT2(IntShiftRL, wrap(ua >> (b & 63))),
      INT1(IntPopCount, std::popcount(ua)),
      INT1(IntClz, std::countl_zero(ua)),
      INT1(IntCtz, std::countr_zero(ua)),
      INT2(IntNarrow, narrow(a, b)),
      INT2(WordNarrow, narrow_unsigned(a, b)),
      INT2(WordQuot, b == 0 ? 0 : wrap(ua / ub)),
      INT2(WordRem, b == 0 ? 0 : wrap(ua % ub)),
      TEST(WordLt, ua < ub),
      TEST(WordLe, ua <= ub),
      TEST(WordGt, ua > ub),
      TEST(WordGe, ua >= ub),
      {Prim::IntShow, [](State& s, const Word* p) { return s.new_string(std::to_string(to_int64(p[0]))); }},
      INT1(CharCategory, char_category(a)),
      INT1(CategoryRun, category_run(a)),
      INT1(CharToUpper, char_to_upper(a)),
      INT1(CharToLower, char_to_lower(a)),
      INT1(CharToTitle, char_to_title(a)),
      {Prim::ConTag, [](State&, const Word* p) { return from_int63(tag_of(p[0])); }},
  };
}

}  // namespace needle::machine
