#include "base/show_number.h"

#include <bit>
#include <charconv>
#include <cmath>
#include <limits>

namespace needle {
namespace {

struct Format {
  int digits;        // bits of the mantissa
  int min_exponent;  // of the smallest denormal
};
constexpr Format kDouble{53, -1074};
constexpr Format kFloat{24, -149};

FloatParts decode(double x, const Format& format) {
  if (x == 0) return {};
  if (std::isnan(x)) {  // GHC decodes the bit pattern as if it were a number
    return {-(int64_t{3} << (format.digits - 2)), format.digits == 53 ? 972 : 105};
  }
  if (std::isinf(x)) {
    int64_t m = int64_t{1} << (format.digits - 1);
    return {x < 0 ? -m : m, format.digits == 53 ? 972 : 105};
  }
  int e = 0;
  double f = std::frexp(x, &e);
  return {static_cast<int64_t>(std::ldexp(f, format.digits)), e - format.digits};
}

mpz_class power(unsigned base, int64_t n) {
  mpz_class r;
  mpz_ui_pow_ui(r.get_mpz_t(), base, static_cast<unsigned long>(n));
  return r;
}

struct Digits {
  std::string text;  // '0'..'9', most significant first
  int point = 0;     // value = 0.text * 10^point
};

// GHC.Float.floatToDigits 10, for x > 0.
Digits exact_digits(double x, const Format& format) {
  FloatParts parts = decode(x, format);
  int64_t f = parts.mantissa, e = parts.exponent;
  if (int64_t n = format.min_exponent - e; n > 0) {
    f >>= n;
    e += n;
  }
  bool lowest = f == int64_t{1} << (format.digits - 1);
  mpz_class r, s, up, down, fz = integer_from_int(f);
  if (e >= 0) {
    mpz_class be = power(2, e);
    r = lowest ? mpz_class(fz * be * 4) : mpz_class(fz * be * 2);
    s = lowest ? 4 : 2;
    up = lowest ? mpz_class(be * 2) : be;
    down = be;
  } else if (e > format.min_exponent && lowest) {
    r = fz * 4;
    s = power(2, -e + 1) * 2;
    up = 2;
    down = 1;
  } else {
    r = fz * 2;
    s = power(2, -e) * 2;
    up = 1;
    down = 1;
  }
  int k = static_cast<int>(std::floor(std::log10(x))) - 1;
  auto fits = [&] { return k >= 0 ? cmp(r + up, power(10, k) * s) <= 0 : cmp(power(10, -k) * (r + up), s) <= 0; };
  while (!fits()) ++k;
  if (k >= 0) {
    s *= power(10, k);
  } else {
    mpz_class bk = power(10, -k);
    r *= bk;
    up *= bk;
    down *= bk;
  }
  Digits out;
  out.point = k;
  for (mpz_class d;;) {
    r *= 10;
    mpz_tdiv_qr(d.get_mpz_t(), r.get_mpz_t(), r.get_mpz_t(), s.get_mpz_t());
    up *= 10;
    down *= 10;
    bool low = cmp(r, down)<0, high = cmp(r + up, s)> 0;
    char digit = static_cast<char>('0' + d.get_si());
    if (!low && !high) {
      out.text += digit;
      continue;
    }
    bool next = high && (!low || cmp(r * 2, s) >= 0);
    out.text += static_cast<char>(digit + (next ? 1 : 0));
    return out;
  }
}

// Up to 15 digits that are all in front of the point's last place cannot lie on the edge of a rounding interval.
bool quick_digits(double x, Digits& out) {
  char buffer[40];
  auto end = std::to_chars(buffer, buffer + sizeof buffer, x, std::chars_format::scientific).ptr;
  const char* at = buffer;
  for (; at != end && *at != 'e'; ++at) {
    if (*at != '.') out.text += *at;
  }
  int e = 0;
  ++at;
  if (at != end && *at == '+') ++at;
  std::from_chars(at, end, e);
  out.point = e + 1;
  while (out.text.size() > 1 && out.text.back() == '0') out.text.pop_back();
  return out.text.size() <= 15 && out.point <= 15;
}

std::string layout(const Digits& d) {
  const std::string& t = d.text;
  if (d.point < 0 || d.point > 7) {
    std::string rest = t.size() > 1 ? t.substr(1) : "0";
    return t.substr(0, 1) + "." + rest + "e" + std::to_string(d.point - 1);
  }
  size_t point = static_cast<size_t>(d.point);
  if (point == 0) return "0." + t;
  if (t.size() <= point) return t + std::string(point - t.size(), '0') + ".0";
  return t.substr(0, point) + "." + t.substr(point);
}

std::string show(double x, const Format& format) {
  if (std::isnan(x)) return "NaN";
  std::string sign = std::signbit(x) ? "-" : "";
  if (std::isinf(x)) return sign + "Infinity";
  if (x == 0) return sign + "0.0";
  x = std::fabs(x);
  Digits digits;
  if (format.digits == 53 && quick_digits(x, digits)) return sign + layout(digits);
  return sign + layout(exact_digits(x, format));
}

double scale(double x, int64_t exponent) {
  constexpr int64_t kFar = 100000;
  return std::ldexp(x, static_cast<int>(exponent < -kFar ? -kFar : exponent > kFar ? kFar : exponent));
}

}  // namespace

std::string show_double(double x) {
  return show(x, kDouble);
}
std::string show_float(double x) {
  return show(x, kFloat);
}

FloatParts decode_double(double x) {
  return decode(x, kDouble);
}
FloatParts decode_float(double x) {
  return decode(x, kFloat);
}

double encode_double(const mpz_class& mantissa, int64_t exponent) {
  if (integer_fits_int(mantissa)) return scale(static_cast<double>(integer_low_bits(mantissa)), exponent);
  signed long e = 0;
  double d = mpz_get_d_2exp(&e, mantissa.get_mpz_t());
  return scale(d, e + exponent);
}

double encode_float(const mpz_class& mantissa, int64_t exponent) {
  if (integer_fits_int(mantissa)) {
    return static_cast<float>(scale(static_cast<float>(integer_low_bits(mantissa)), exponent));
  }
  return static_cast<float>(encode_double(mantissa, exponent));
}

double integer_to_double(const mpz_class& x) {
  size_t bits = mpz_sizeinbase(x.get_mpz_t(), 2);
  if (integer_fits_int(x)) return static_cast<double>(integer_low_bits(x));
  if (bits > 1100)
    return sgn(x) < 0 ? -std::numeric_limits<double>::infinity() : std::numeric_limits<double>::infinity();
  // Keep 62 bits and fold the rest into a sticky bit, then let the hardware round.
  unsigned long drop = bits - 62;
  mpz_class magnitude = abs(x), top = magnitude >> drop;
  bool sticky = mpz_scan1(magnitude.get_mpz_t(), 0) < drop;
  int64_t head = integer_low_bits(top) | (sticky ? 1 : 0);
  double d = std::ldexp(static_cast<double>(head), static_cast<int>(drop));
  return sgn(x) < 0 ? -d : d;
}

mpz_class integer_from_word(uint64_t x) {
  mpz_class r;
  mpz_import(r.get_mpz_t(), 1, -1, sizeof x, 0, 0, &x);
  return r;
}

mpz_class integer_from_int(int64_t x) {
  mpz_class r = integer_from_word(x < 0 ? -static_cast<uint64_t>(x) : static_cast<uint64_t>(x));
  if (x < 0) r = -r;
  return r;
}

int64_t integer_low_bits(const mpz_class& x) {
  static_assert(sizeof(mp_limb_t) == 8);
  uint64_t low = mpz_getlimbn(x.get_mpz_t(), 0);
  return static_cast<int64_t>(sgn(x) < 0 ? -low : low);
}

bool integer_fits_int(const mpz_class& x) {
  size_t n = mpz_size(x.get_mpz_t());
  if (n > 1) return false;
  uint64_t low = mpz_getlimbn(x.get_mpz_t(), 0);
  return sgn(x) < 0 ? low <= uint64_t{1} << 63 : low < uint64_t{1} << 63;
}

}  // namespace needle
