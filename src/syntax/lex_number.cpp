// Numbers: 12, 1_000, 0xff, 0o17, 0b101, 1.5, 2e-3. Their text becomes the canonical form of syntax::Literal.
#include <gmpxx.h>

#include "syntax/lexer.h"

namespace needle::syntax {
namespace {

constexpr long kLargestExponent = 100000;

bool is_digit(char c, int base) {
  if (c >= '0' && c <= '9') return c - '0' < base;
  if (base == 16) return (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
  return false;
}

std::string without_leading_zeros(std::string digits) {
  size_t first = digits.find_first_not_of('0');
  if (first == std::string::npos) return "0";
  return digits.substr(first);
}

mpz_class power_of_ten(unsigned long n) {
  mpz_class p;
  mpz_ui_pow_ui(p.get_mpz_t(), 10, n);
  return p;
}

}  // namespace

// Digits with underscores between them; at_ moves past the last digit.
std::string Lexer::digits(int base) {
  std::string out;
  while (true) {
    size_t at = at_;
    while (byte(at) == '_') ++at;
    if (!is_digit(byte(at), base)) return out;
    out += text_[at];
    at_ = at + 1;
  }
}

void Lexer::number_token() {
  size_t begin = at_;
  if (text_[at_] == '0') {
    char letter = byte(at_ + 1);
    int base = letter == 'x' || letter == 'X'   ? 16
               : letter == 'o' || letter == 'O' ? 8
               : letter == 'b' || letter == 'B' ? 2
                                                : 0;
    size_t first = at_ + 2;
    while (base && byte(first) == '_') ++first;
    if (base && is_digit(byte(first), base)) {
      at_ = first;
      mpz_class value(digits(base), base);
      return push(TokenKind::Integer, begin, intern(value.get_str()));
    }
  }
  std::string whole = digits(10);
  size_t exponent = at_;
  while (byte(exponent) == '_') ++exponent;
  bool fraction = byte(at_) == '.' && is_digit(byte(at_ + 1), 10);
  bool scaled = (byte(exponent) == 'e' || byte(exponent) == 'E') &&
                (is_digit(byte(exponent + 1), 10) ||
                 ((byte(exponent + 1) == '-' || byte(exponent + 1) == '+') && is_digit(byte(exponent + 2), 10)));
  if (fraction || scaled) return fractional_token(begin, std::move(whole));
  push(TokenKind::Integer, begin, intern(without_leading_zeros(std::move(whole))));
}

// The digits before the point are read; reads `.ddd` and `e+ddd`.
void Lexer::fractional_token(size_t begin, std::string whole) {
  long exponent = 0;
  if (byte(at_) == '.' && is_digit(byte(at_ + 1), 10)) {
    ++at_;
    std::string fraction = digits(10);
    exponent = -static_cast<long>(fraction.size());
    whole += fraction;
  }
  size_t at = at_;
  while (byte(at) == '_') ++at;
  bool sign = byte(at + 1) == '-' || byte(at + 1) == '+';
  if ((byte(at) == 'e' || byte(at) == 'E') && is_digit(byte(at + (sign ? 2 : 1)), 10)) {
    bool negative = byte(at + 1) == '-';
    at_ = at + (sign ? 2 : 1);
    std::string power = without_leading_zeros(digits(10));
    long n = power.size() > 9 ? 1000000000 : std::stol(power);
    exponent += negative ? -n : n;
  }
  push(TokenKind::Fractional, begin);
  if (exponent > kLargestExponent || exponent < -kLargestExponent - static_cast<long>(whole.size())) {
    diagnostics_.error(502, span(begin, at_), "not supported: a number with an exponent beyond 100000");
    exponent = 0;
  }
  mpq_class value{mpz_class(whole, 10)};
  if (exponent >= 0)
    value *= power_of_ten(static_cast<unsigned long>(exponent));
  else
    value /= power_of_ten(static_cast<unsigned long>(-exponent));
  out_.tokens.back().text = intern(value.get_num().get_str() + "/" + value.get_den().get_str());
}

}  // namespace needle::syntax
