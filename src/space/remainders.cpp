#include "space/remainders.h"

#include <algorithm>
#include <bit>
#ifdef __x86_64__
#include <immintrin.h>
#endif

namespace needle::space {
namespace {

constexpr uint64_t kBelow = uint64_t{1} << 28;
constexpr uint64_t kBits = 56;  // of a modulus, nearly
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
  const uint64_t exact = (bits + bits / 4096) / kBits + 1;
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

using Words = std::array<uint64_t, kSums>;

void add_products(const uint32_t* left, const uint32_t* right, size_t length, Words& sums) {
  for (size_t j = 0; j < kSums; ++j)
    for (size_t i = 0; i < length; ++i) sums[j] += uint64_t{left[i + j]} * right[i];
}

#ifdef __x86_64__
[[gnu::target("avx2")]] inline __m256i load(const uint32_t* from) {
  return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from));
}

// Eight numbers of 32 bits are multiplied in two steps: the low halves of words, and the high ones.
[[gnu::target("avx2")]] void add_by_vectors(const uint32_t* left, const uint32_t* right, size_t length, Words& sums) {
  constexpr size_t kNumbers = 8;
  __m256i by_words[kSums] = {};
  size_t i = 0;
  for (; i + kNumbers <= length; i += kNumbers) {
    const __m256i low = load(right + i), high = _mm256_srli_epi64(low, 32);
    for (size_t j = 0; j < kSums; ++j) {
      const __m256i with = load(left + i + j);
      by_words[j] = _mm256_add_epi64(by_words[j], _mm256_mul_epu32(with, low));
      by_words[j] = _mm256_add_epi64(by_words[j], _mm256_mul_epu32(_mm256_srli_epi64(with, 32), high));
    }
  }
  for (size_t j = 0; j < kSums; ++j)
    for (size_t word = 0; word < 4; ++word) sums[j] += static_cast<uint64_t>(by_words[j][word]);
  add_products(left + i, right + i, length - i, sums);
}
const bool has_vectors = __builtin_cpu_supports("avx2") != 0;
#endif

}  // namespace

Words sums_of_products(const uint32_t* left, const uint32_t* right, size_t length, uint64_t prime) {
  Words low = {}, high = {};  // halves of words
  for (size_t i = 0; i < length; i += kInAWord) {
    const size_t some = std::min(kInAWord, length - i);
    Words sums = {};
#ifdef __x86_64__
    if (has_vectors)
      add_by_vectors(left + i, right + i, some, sums);
    else
#endif
      add_products(left + i, right + i, some, sums);
    for (size_t j = 0; j < kSums; ++j) {
      low[j] += sums[j] & UINT32_MAX;
      high[j] += sums[j] >> 32;
    }
  }
  for (size_t j = 0; j < kSums; ++j) low[j] = ((high[j] % prime << 32) + low[j]) % prime;
  return low;
}

}  // namespace needle::space
