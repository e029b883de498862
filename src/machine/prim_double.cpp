// Double, and Float as a Double that is exactly a float.
#include <cmath>

#include "base/double_key.h"
#include "base/show_number.h"
#include "machine/prims.h"

namespace needle::machine {

using core::Prim;

namespace {

#define DOUBLE1(prim, expression)             \
  {                                           \
    Prim::prim, [](State& s, const Word* p) { \
      double x = to_double(p[0]);             \
      return s.new_double(expression);        \
    }                                         \
  }
#define DOUBLE2(prim, expression)                      \
  {                                                    \
    Prim::prim, [](State& s, const Word* p) {          \
      double x = to_double(p[0]), y = to_double(p[1]); \
      return s.new_double(expression);                 \
    }                                                  \
  }
#define TEST1(prim, expression)             \
  {                                         \
    Prim::prim, [](State&, const Word* p) { \
      double x = to_double(p[0]);           \
      return from_bool(expression);         \
    }                                       \
  }
#define TEST2(prim, relation)                                                                             \
  {                                                                                                       \
    Prim::prim, [](State&, const Word* p) { return from_bool(to_double(p[0]) relation to_double(p[1])); } \
  }

}  // namespace

std::vector<PrimEntry> double_prims() {
  return {
      {Prim::IntToDouble, [](State& s, const Word* p) { return s.new_double(static_cast<double>(to_int64(p[0]))); }},
      {Prim::WordToDouble,
       [](State& s, const Word* p) {
         return s.new_double(static_cast<double>(static_cast<uint64_t>(to_int64(p[0]))));
       }},
      {Prim::IntegerToDouble,
       [](State& s, const Word* p) {
         return s.new_double(is_int(p[0]) ? static_cast<double>(to_int63(p[0])) : encode_double(to_integer(p[0]), 0));
       }},
      {Prim::DoubleToInt, [](State& s, const Word* p) { return s.new_int(truncate_double(to_double(p[0]))); }},
      {Prim::DoubleToInteger,
       [](State& s, const Word* p) {
         double x = to_double(p[0]);
         return std::isfinite(x) ? new_integer(s, mpz_class(std::trunc(x))) : from_int63(0);
       }},
      DOUBLE2(DoubleAdd, x + y),
      DOUBLE2(DoubleSub, x - y),
      DOUBLE2(DoubleMul, x * y),
      DOUBLE2(DoubleDiv, x / y),
      DOUBLE1(DoubleNegate, -x),
      TEST2(DoubleEq, ==),
      TEST2(DoubleNe, !=),
      TEST2(DoubleLt, <),
      TEST2(DoubleLe, <=),
      TEST2(DoubleGt, >),
      TEST2(DoubleGe, >=),
      DOUBLE1(DoubleExp, std::exp(x)),
      DOUBLE1(DoubleLog, std::log(x)),
      DOUBLE1(DoubleSqrt, std::sqrt(x)),
      DOUBLE1(DoubleSin, std::sin(x)),
      DOUBLE1(DoubleCos, std::cos(x)),
      DOUBLE1(DoubleTan, std::tan(x)),
      DOUBLE1(DoubleAsin, std::asin(x)),
      DOUBLE1(DoubleAcos, std::acos(x)),
      DOUBLE1(DoubleAtan, std::atan(x)),
      DOUBLE1(DoubleSinh, std::sinh(x)),
      DOUBLE1(DoubleCosh, std::cosh(x)),
      DOUBLE1(DoubleTanh, std::tanh(x)),
      DOUBLE1(DoubleAsinh, std::asinh(x)),
      DOUBLE1(DoubleAcosh, std::acosh(x)),
      DOUBLE1(DoubleAtanh, std::atanh(x)),
      DOUBLE2(DoublePow, std::pow(x, y)),
      TEST1(DoubleIsNaN, std::isnan(x)),
      TEST1(DoubleIsInfinite, std::isinf(x)),
      TEST1(DoubleIsNegativeZero, x == 0 && std::signbit(x)),
      {Prim::DoubleMantissa,
       [](State& s, const Word* p) {
         return new_integer(s, integer_from_int(decode_double(to_double(p[0])).mantissa));
       }},
      {Prim::DoubleExponent,
       [](State& s, const Word* p) { return s.new_int(decode_double(to_double(p[0])).exponent); }},
      {Prim::DoubleEncode,
       [](State& s, const Word* p) { return s.new_double(encode_double(to_integer(p[0]), to_int64(p[1]))); }},
      {Prim::DoubleShow, [](State& s, const Word* p) { return s.new_string(show_double(to_double(p[0]))); }},
      DOUBLE1(DoubleRoundFloat, static_cast<double>(static_cast<float>(x))),
      {Prim::FloatShow, [](State& s, const Word* p) { return s.new_string(show_float(to_double(p[0]))); }},
      {Prim::FloatMantissa,
       [](State& s, const Word* p) {
         return new_integer(s, integer_from_int(decode_float(to_double(p[0])).mantissa));
       }},
      {Prim::FloatExponent, [](State& s, const Word* p) { return s.new_int(decode_float(to_double(p[0])).exponent); }},
      {Prim::DoubleKey,
       [](State& s, const Word* p) { return new_integer(s, integer_from_int(DoubleKeys::of(to_double(p[0])))); }},
      {Prim::KeyDouble,
       [](State& s, const Word* p) { return s.new_double(DoubleKeys::value(integer_low_bits(to_integer(p[0])))); }},
      {Prim::FloatEncode,
       [](State& s, const Word* p) { return s.new_double(encode_float(to_integer(p[0]), to_int64(p[1]))); }},
  };
}

}  // namespace needle::machine
