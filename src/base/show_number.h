// Numbers as GHC shows and takes them apart. Exact: `show` follows GHC's floatToDigits (shortest digits strictly inside
// the rounding interval, ties upwards), which differs from std::to_chars on the interval's edge: 1.0e23 shows as
// 9.999999999999999e22. A Float is carried as a double that is exactly a float.
#pragma once
#include <gmpxx.h>

#include <cstdint>
#include <string>

namespace needle {

std::string show_double(double x);  // 0.1, 1.0e-2, 1.2345678e7, -0.0, Infinity, NaN; no parentheses
std::string show_float(double x);

// decodeFloat: x = mantissa * 2^exponent, the mantissa with 53 (24) bits, or both zero.
struct FloatParts {
  int64_t mantissa = 0;
  int64_t exponent = 0;
};
FloatParts decode_double(double x);
FloatParts decode_float(double x);

// encodeFloat (and with exponent 0 fromInteger) as GHC rounds: to nearest when the mantissa fits a machine word,
// towards zero when it is larger.
double encode_double(const mpz_class& mantissa, int64_t exponent);
double encode_float(const mpz_class& mantissa, int64_t exponent);

// The nearest double, ties to even; infinite when too large. For literals, which GHC rounds to nearest.
double integer_to_double(const mpz_class& x);

// Conversions between 64-bit words and GMP integers that do not depend on the width of long.
mpz_class integer_from_int(int64_t x);
mpz_class integer_from_word(uint64_t x);
int64_t integer_low_bits(const mpz_class& x);  // two's complement, modulo 2^64
bool integer_fits_int(const mpz_class& x);

// The most limbs of an Integer: 16 MB, 40 million digits. A product of larger ones would take seconds in which no limit
// and no interrupt is seen.
constexpr uint64_t kMostLimbs = uint64_t{1} << 21;

}  // namespace needle
