#include "space/remainders.h"

#include <algorithm>
#include <bit>

namespace needle::space {
namespace {

constexpr uint64_t kBelow = uint64_t{1} << 28;
constexpr uint64_t kBits = 55;  // of a modulus, at least
constexpr size_t kInAWord = 256;

uint64_t previous_prime(uint64_t below) {
  for (uint64_t n = below - 1;; --n)
    if (mpz_probab_prime_p(mpz_class(n).get_mpz_t(), 1) != 0) return n;  // no mistakes for words
}

uint64_t inverse_of(const mpz_class& number, uint64_t modulus) {
  mpz_class out;
  mpz_invert(out.get_mpz_t(), number.get_mpz_t(), mpz_class(modulus).get_mpz_t());
  return out.get_ui();
}

}  // namespace

const Moduli::Modulus& Moduli::operator[](size_t i) {
  while (moduli_.size() <= i) {
    const uint64_t first = previous_prime(moduli_.empty() ? kBelow : moduli_.back().second);
    const uint64_t second = previous_prime(first);
    moduli_.push_back({first, second, inverse_of(first, second)});
  }
  return moduli_[i];
}

size_t Moduli::needed(uint64_t bits) {
  const uint64_t exact = bits / kBits + 1;
  const uint64_t step = std::max<uint64_t>(2, std::bit_floor(exact) / 8);
  return (exact + step - 1) / step * step;
}

const Moduli::Table& Moduli::table(size_t moduli) {
  auto [it, is_new] = tables_.try_emplace(moduli);
  Table& out = it->second;
  if (!is_new) return out;
  out.all = 1;
  for (size_t i = 0; i < moduli; ++i) out.all *= (*this)[i].both();
  for (size_t i = 0; i < moduli; ++i) {
    out.others.push_back(out.all / moduli_[i].both());
    out.inverse.push_back(inverse_of(out.others.back(), moduli_[i].both()));
  }
  return out;
}

mpz_class Moduli::number(std::span<const uint64_t> remainders) {
  const Table& t = table(remainders.size());
  mpz_class out = 0;
  for (size_t i = 0; i < remainders.size(); ++i) {
    const auto product = static_cast<unsigned __int128>(remainders[i]) * t.inverse[i];
    mpz_addmul_ui(out.get_mpz_t(), t.others[i].get_mpz_t(), static_cast<uint64_t>(product % moduli_[i].both()));
  }
  return out %= t.all;
}

namespace {

[[gnu::always_inline]] inline uint64_t sum_in_a_word(const uint32_t* left, const uint32_t* right, size_t length) {
  uint64_t out = 0;
  for (size_t i = 0; i < length; ++i) out += uint64_t{left[i]} * right[i];
  return out;
}

[[gnu::always_inline]] inline uint64_t sum_by_words(const uint32_t* left, const uint32_t* right, size_t length,
                                                    uint64_t prime) {
  uint64_t low = 0, high = 0;  // halves of words
  for (size_t i = 0; i < length; i += kInAWord) {
    const uint64_t word = sum_in_a_word(left + i, right + i, std::min(kInAWord, length - i));
    low += word & UINT32_MAX;
    high += word >> 32;
  }
  return ((high % prime << 32) + low) % prime;
}

#ifdef __x86_64__
[[gnu::target("avx2")]] uint64_t sum_by_avx2(const uint32_t* left, const uint32_t* right, size_t length,
                                             uint64_t prime) {
  return sum_by_words(left, right, length, prime);
}
#endif

}  // namespace

uint64_t sum_of_products(const uint32_t* left, const uint32_t* right, size_t length, uint64_t prime) {
#ifdef __x86_64__
  static const bool avx2 = __builtin_cpu_supports("avx2") != 0;
  if (avx2) return sum_by_avx2(left, right, length, prime);
#endif
  return sum_by_words(left, right, length, prime);
}

}  // namespace needle::space
