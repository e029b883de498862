#include "space/remainders.h"

#include <algorithm>
#include <bit>

#include "base/processor.h"
#ifdef NEEDLE_X86_64
#include <immintrin.h>
#endif

namespace needle::space {
namespace {

constexpr uint64_t kBelow = uint64_t{1} << 28;
constexpr uint64_t kBits = 56;    // of a modulus, nearly
constexpr size_t kInAWord = 256;  // products of primes; in two words, so many of a word and a modulus

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
    moduli_.push_back({Prime(first), Prime(second), inverse_of(first, second)});
  }
  return moduli_[i];
}

// The limbs are multiplied by remainders of powers: their products do not wait for each other, and two words hold the
// sum of many.
std::pair<uint32_t, uint32_t> Moduli::remainders(const mpz_class& number, size_t modulus) {
  using TwoWords = unsigned __int128;
  const std::span limbs(mpz_limbs_read(number.get_mpz_t()), mpz_size(number.get_mpz_t()));
  (*this)[modulus];
  Modulus& by = moduli_[modulus];
  std::vector<uint64_t>& powers = by.powers;
  while (powers.size() < std::max<size_t>(2, limbs.size()))
    powers.push_back((TwoWords{powers.back()} << 64) % by.both());
  TwoWords sum = 0;
  for (size_t begin = 0; begin < limbs.size(); begin += kInAWord - 1) {
    const size_t end = std::min(limbs.size(), begin + kInAWord - 1);
    for (size_t i = begin; i < end; ++i) sum += TwoWords{limbs[i]} * powers[i];
    if (end < limbs.size()) sum %= by.both();
  }
  const auto high = static_cast<uint64_t>(sum >> 64), low = static_cast<uint64_t>(sum);
  const auto remainder = [&](const Prime& prime) {
    return prime.remainder(prime.remainder(high) * prime.remainder(powers[1]) + prime.remainder(low));
  };
  return {static_cast<uint32_t>(remainder(by.first)), static_cast<uint32_t>(remainder(by.second))};
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

using Words = SumsOfProducts::Words;

void add_products(const uint32_t* left, const uint32_t* right, size_t length, Words& sums) {
  for (size_t i = 0; i < length; ++i, --right)
    for (size_t j = 0; j < kSums; ++j) sums[j] += uint64_t{left[i + j]} * *right;
}

#ifdef NEEDLE_X86_64
[[gnu::target("avx2")]] inline __m256i products(const uint32_t* left, __m256i right) {
  return _mm256_mul_epu32(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(left)), right);
}

// A vector holds eight numbers or four products, those of the numbers at its even places. Those at the odd places are
// at the even ones of the vector that begins one further on.
[[gnu::target("avx2")]] void add_by_vectors(const uint32_t* left, const uint32_t* right, size_t length, Words& sums) {
  constexpr size_t kNumbers = 8, kVectors = kSums / kNumbers;
  __m256i even[kVectors] = {}, odd[kVectors] = {};
  for (size_t i = 0; i < length; ++i, --right) {
    const __m256i with = _mm256_set1_epi32(static_cast<int>(*right));
#pragma GCC unroll 4
    for (size_t v = 0; v < kVectors; ++v) {
      even[v] = _mm256_add_epi64(even[v], products(left + i + v * kNumbers, with));
      odd[v] = _mm256_add_epi64(odd[v], products(left + i + v * kNumbers + 1, with));
    }
  }
  for (size_t j = 0; j < kSums; ++j) {
    const __m256i& from = (j % 2 == 0 ? even : odd)[j / kNumbers];
    sums[j] += static_cast<uint64_t>(from[j % kNumbers / 2]);
  }
}

// The same with vectors of sixteen numbers.
[[gnu::target("avx512f")]] void add_by_wide_vectors(const uint32_t* left, const uint32_t* right, size_t length,
                                                    Words& sums) {
  constexpr size_t kNumbers = 16, kVectors = kSums / kNumbers;
  __m512i even[kVectors] = {}, odd[kVectors] = {};
  for (size_t i = 0; i < length; ++i, --right) {
    const __m512i with = _mm512_set1_epi32(static_cast<int>(*right));
#pragma GCC unroll 2
    for (size_t v = 0; v < kVectors; ++v) {
      __m512i numbers = _mm512_loadu_si512(left + i + v * kNumbers);
      asm("" : "+v"(numbers));  // read once: most of these loads cross cache lines
      even[v] = _mm512_add_epi64(even[v], _mm512_mul_epu32(numbers, with));
      odd[v] = _mm512_add_epi64(odd[v], _mm512_mul_epu32(_mm512_srli_epi64(numbers, 32), with));
    }
  }
  for (size_t j = 0; j < kSums; ++j) {
    const __m512i& from = (j % 2 == 0 ? even : odd)[j / kNumbers];
    sums[j] += static_cast<uint64_t>(from[j % kNumbers / 2]);
  }
}
const bool has_vectors = __builtin_cpu_supports("avx2") != 0;
const bool has_wide_vectors = __builtin_cpu_supports("avx512f") != 0;
#endif

}  // namespace

void SumsOfProducts::add(const uint32_t* left, const uint32_t* right, size_t length) {
  while (length > 0) {
    const size_t some = std::min(kInAWord, length);
    Words sums = {};
#ifdef NEEDLE_X86_64
    if (has_wide_vectors)
      add_by_wide_vectors(left, right, some, sums);
    else if (has_vectors)
      add_by_vectors(left, right, some, sums);
    else
#endif
      add_products(left, right, some, sums);
    for (size_t j = 0; j < kSums; ++j) {
      low_[j] += sums[j] & UINT32_MAX;
      high_[j] += sums[j] >> 32;
    }
    left += some, right -= some, length -= some;
  }
}

Words SumsOfProducts::by(const Prime& prime) const {
  Words out;
  for (size_t j = 0; j < kSums; ++j) out[j] = prime.remainder((prime.remainder(high_[j]) << 32) + low_[j]);
  return out;
}

}  // namespace needle::space
