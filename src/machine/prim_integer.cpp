// Integer: immediates of 63 bits, beyond them limbs in a cell, read in place by GMP.
#include "base/show_number.h"
#include "machine/prims.h"

namespace needle::machine {

using core::Prim;

namespace {

// A view of an Integer word as GMP sees it; lives as long as nothing is allocated.
class View {
 public:
  explicit View(Word w) {
    if (is_int(w)) {
      int64_t value = to_int63(w);
      limb_ = value < 0 ? 0 - static_cast<mp_limb_t>(value) : static_cast<mp_limb_t>(value);
      mpz_roinit_n(number_, &limb_, value == 0 ? 0 : value < 0 ? -1 : 1);
    } else {
      const Word* cell = cell_of(w);
      auto limbs = static_cast<mp_size_t>(aux_of(*cell));
      mpz_roinit_n(number_, cell + 1, arity_of(*cell) ? -limbs : limbs);
    }
  }
  operator mpz_srcptr() const { return number_; }

 private:
  mp_limb_t limb_ = 0;
  mpz_t number_;
};

// A result that would not fit in memory stops the machine.
bool too_large(State& s, uint64_t limbs) {
  if (limbs < kMostLimbs && limbs * sizeof(Word) * 4 < s.heap.max_memory()) return false;
  s.stop = OutcomeKind::OutOfMemory;
  return true;
}

using Operation = void (*)(mpz_ptr, mpz_srcptr, mpz_srcptr);
template <Operation op>
Word binary(State& s, const Word* p) {
  mpz_class r;
  View a(p[0]), b(p[1]);
  if (too_large(s, mpz_size(a) + mpz_size(b) + 1)) return kUnit;
  op(r.get_mpz_t(), a, b);
  return new_integer(s, r);
}
template <Operation op>
Word division(State& s, const Word* p) {
  if (p[1] == from_int63(0)) return from_int63(0);
  return binary<op>(s, p);
}
using Unary = void (*)(mpz_ptr, mpz_srcptr);
template <Unary op>
Word unary(State& s, const Word* p) {
  mpz_class r;
  op(r.get_mpz_t(), View(p[0]));
  return new_integer(s, r);
}

int compare(const Word* p) {
  if (is_int(p[0]) && is_int(p[1])) {
    auto a = static_cast<int64_t>(p[0]), b = static_cast<int64_t>(p[1]);
    return a < b ? -1 : a > b;
  }
  return mpz_cmp(View(p[0]), View(p[1]));
}

void negate(mpz_ptr r, mpz_srcptr a) {
  mpz_neg(r, a);
}
void absolute(mpz_ptr r, mpz_srcptr a) {
  mpz_abs(r, a);
}

Word shift_left(State& s, const Word* p) {
  View a(p[0]);
  int64_t by = to_int64(p[1]);
  if (p[0] == from_int63(0)) return p[0];
  if (by < 0 || too_large(s, mpz_size(a) + static_cast<uint64_t>(by) / 64 + 1)) return from_int63(0);
  mpz_class r;
  mpz_mul_2exp(r.get_mpz_t(), a, static_cast<mp_bitcnt_t>(by));
  return new_integer(s, r);
}

Word shift_right(State& s, const Word* p) {
  int64_t by = to_int64(p[1]);
  if (is_int(p[0])) return from_int63(to_int63(p[0]) >> (by < 0 ? 0 : by > 62 ? 62 : by));
  mpz_class r;
  mpz_fdiv_q_2exp(r.get_mpz_t(), View(p[0]), static_cast<mp_bitcnt_t>(by < 0 ? 0 : by));
  return new_integer(s, r);
}

Word pop_count(State& s, const Word* p) {
  mpz_class a;
  mpz_abs(a.get_mpz_t(), View(p[0]));
  auto count = static_cast<int64_t>(mpz_popcount(a.get_mpz_t()));
  return s.new_int(mpz_sgn(static_cast<mpz_srcptr>(View(p[0]))) < 0 ? -count : count);
}

Word test_bit(State&, const Word* p) {
  int64_t at = to_int64(p[1]);
  return from_bool(at >= 0 && mpz_tstbit(View(p[0]), static_cast<mp_bitcnt_t>(at)));
}

Word log2(State& s, const Word* p) {
  View a(p[0]);
  return s.new_int(mpz_sgn(static_cast<mpz_srcptr>(a)) == 0 ? 0 : static_cast<int64_t>(mpz_sizeinbase(a, 2)) - 1);
}

Word show(State& s, const Word* p) {
  return s.new_text(show_integer(p[0]));
}

#define TEST(prim, relation)                                                           \
  {                                                                                    \
    Prim::prim, [](State&, const Word* p) { return from_bool(compare(p) relation 0); } \
  }

}  // namespace

Word new_integer(State& s, const mpz_class& value) {
  mpz_srcptr z = value.get_mpz_t();
  size_t limbs = mpz_size(z);
  if (limbs == 0) return from_int63(0);
  const mp_limb_t* from = mpz_limbs_read(z);
  bool negative = mpz_sgn(z) < 0;
  constexpr mp_limb_t kBound = mp_limb_t{1} << 62;
  if (limbs == 1 && from[0] <= kBound - (negative ? 0 : 1)) {
    return from_int63(static_cast<int64_t>(negative ? 0 - from[0] : from[0]));
  }
  Word* cell = limbs < UINT32_MAX ? s.heap.allocate(1 + limbs) : nullptr;
  if (!cell) {
    s.stop = OutcomeKind::OutOfMemory;
    return from_int63(0);
  }
  cell[0] = make_header(Kind::BigInt, 0, limbs, negative ? 1 : 0);
  std::copy(from, from + limbs, cell + 1);
  return word_of(cell);
}

mpz_class to_integer(Word w) {
  mpz_class r;
  mpz_set(r.get_mpz_t(), View(w));
  return r;
}

bool is_integer(Word value) {
  if (is_int(value)) return true;
  return is_pointer(value) && (kind_of(*cell_of(value)) == Kind::BigInt || kind_of(*cell_of(value)) == Kind::Int64);
}

std::string show_integer(Word value) {
  if (is_int(value)) return std::to_string(to_int63(value));
  if (kind_of(*cell_of(value)) == Kind::Int64) return std::to_string(to_int64(value));
  return to_integer(value).get_str();
}

std::vector<PrimEntry> integer_prims() {
  return {
      {Prim::IntToInteger,
       [](State& s, const Word* p) { return is_int(p[0]) ? p[0] : new_integer(s, integer_from_int(to_int64(p[0]))); }},
      {Prim::SameInteger,
       [](State& s, const Word* p) { return is_int(p[0]) ? p[0] : new_integer(s, integer_from_int(to_int64(p[0]))); }},
      {Prim::WordToInteger,
       [](State& s, const Word* p) {
         return new_integer(s, integer_from_word(static_cast<uint64_t>(to_int64(p[0]))));
       }},
      {Prim::IntegerToInt,
       [](State& s, const Word* p) { return is_int(p[0]) ? p[0] : s.new_int(integer_low_bits(to_integer(p[0]))); }},
      {Prim::IntegerAdd, binary<mpz_add>},
      {Prim::IntegerSub, binary<mpz_sub>},
      {Prim::IntegerMul, binary<mpz_mul>},
      {Prim::IntegerNegate, unary<negate>},
      {Prim::IntegerAbs, unary<absolute>},
      {Prim::IntegerSignum,
       [](State&, const Word* p) { return from_int63(mpz_sgn(static_cast<mpz_srcptr>(View(p[0])))); }},
      {Prim::IntegerQuot, division<mpz_tdiv_q>},
      {Prim::IntegerRem, division<mpz_tdiv_r>},
      {Prim::IntegerDiv, division<mpz_fdiv_q>},
      {Prim::IntegerMod, division<mpz_fdiv_r>},
      {Prim::IntegerGcd, binary<mpz_gcd>},
      TEST(IntegerEq, ==),
      TEST(IntegerNe, !=),
      TEST(IntegerLt, <),
      TEST(IntegerLe, <=),
      TEST(IntegerGt, >),
      TEST(IntegerGe, >=),
      {Prim::IntegerAnd, binary<mpz_and>},
      {Prim::IntegerOr, binary<mpz_ior>},
      {Prim::IntegerXor, binary<mpz_xor>},
      {Prim::IntegerComplement, unary<mpz_com>},
      {Prim::IntegerShiftL, shift_left},
      {Prim::IntegerShiftR, shift_right},
      {Prim::IntegerPopCount, pop_count},
      {Prim::IntegerTestBit, test_bit},
      {Prim::IntegerLog2, log2},
      {Prim::IntegerShow, show},
  };
}

}  // namespace needle::machine
