#include "space/convolution.h"

#include <algorithm>
#include <bit>
#include <tuple>

#include "base/budget.h"

namespace needle::space {

// ---- sequences
void Series::push_back(const mpz_class& number) {
  const auto bits = static_cast<uint32_t>(mpz_sizeinbase(number.get_mpz_t(), 2));
  if (number != 0) present_.push_back(size());
  bits_.push_back(std::max(bits, bits_.empty() ? 0 : bits_.back()));
  numbers_.push_back(number);  // a copy: it takes no more memory than its length
}

const Series::Remainders& Series::remainders(Moduli& moduli, size_t modulus) const {
  if (remainders_.size() <= modulus) remainders_.resize(modulus + 1);
  auto& [first, second] = remainders_[modulus];
  const size_t known = first.size();
  constexpr size_t kRoom = 256;
  if (const size_t room = (numbers_.size() + kRoom - 1) / kRoom * kRoom; room > first.capacity()) {
    first.reserve(room);  // not twice as much: this is most of the memory of counts
    second.reserve(room);
  }
  first.resize(numbers_.size());
  second.resize(numbers_.size());
  for (size_t i = known; i < numbers_.size(); ++i)
    std::tie(first[i], second[i]) = moduli.remainders(numbers_[i], modulus);
  return remainders_[modulus];
}

// ---- products
namespace {

void add_product(mpz_class& sum, const Series& left, uint32_t i, const Series& right, uint32_t j) {
  if (i < left.size() && j < right.size()) mpz_addmul(sum.get_mpz_t(), left[i].get_mpz_t(), right[j].get_mpz_t());
}

}  // namespace

mpz_class convolved(const Series& left, const Series& right, uint32_t size) {
  if (left.present().size() > right.present().size()) return convolved(right, left, size);
  mpz_class out = 0;
  for (uint32_t k : left.present()) {
    if (k > size) break;
    add_product(out, left, k, right, size - k);
  }
  return out;
}

namespace {

// The products of a block that begins there, by one prime: left[i + 1] * right[begin - 1] + .. + left[begin - 1] *
// right[i + 1] for every i of the block. What the left sequence holds from there on counts as zeros.
auto products_below(const std::vector<uint32_t>& left, const std::vector<uint32_t>& right, uint32_t begin,
                    const Prime& prime) {
  const uint32_t whole = begin - 1 - kSums;
  std::array<uint32_t, 2 * kSums> end = {};
  std::copy_n(left.data() + begin - kSums, kSums, end.begin());
  SumsOfProducts out;
  out.add(left.data() + 1, right.data() + begin - 1, whole);
  out.add(end.data(), right.data() + kSums, kSums);
  return out.by(prime);
}

}  // namespace

mpz_class Convolution::next(const Series& left, const Series& right, Moduli& moduli) {
  const uint32_t n = next_, inside = n % kBlock;
  if (inside == 0) begin_block(left, right, moduli);
  ++next_;
  if (known_.empty()) return convolved(left, right, n);
  mpz_class out = std::move(known_[inside]);
  for (uint32_t k = 0; k <= inside; ++k) {
    add_product(out, left, k, right, n - k);
    add_product(out, left, n - k, right, k);
  }
  return out;
}

void Convolution::begin_block(const Series& left, const Series& right, Moduli& moduli) {
  constexpr size_t kFew = 2 * kBlock;
  constexpr uint64_t kShort = 256;  // bits
  known_.clear();
  const uint32_t begin = next_;
  if (std::min(left.present().size(), right.present().size()) < kFew || begin < kFew) return;
  uint64_t bits = 0;
  for (uint32_t k = 0; k < begin; ++k)
    bits = std::max<uint64_t>(bits, left.bits(k) + right.bits(std::min(begin + kBlock - 1 - k, begin - 1)));
  bits += static_cast<uint64_t>(std::bit_width(begin));
  if (bits < kShort) return;

  const size_t count = Moduli::needed(bits);
  std::vector<uint64_t> remainders(kBlock * count);
  for (size_t m = 0; m < count; ++m) {
    Budget::check();
    const Moduli::Modulus& by = moduli[m];
    const auto &of_left = left.remainders(moduli, m), &of_right = right.remainders(moduli, m);
    const auto first = products_below(of_left[0], of_right[0], begin, by.first);
    const auto second = products_below(of_left[1], of_right[1], begin, by.second);
    for (uint32_t i = 0; i < kBlock; ++i) remainders[i * count + m] = by.joined(first[i], second[i]);
  }
  for (uint32_t i = 0; i < kBlock; ++i) known_.push_back(moduli.number({remainders.data() + i * count, count}));
}

}  // namespace needle::space
