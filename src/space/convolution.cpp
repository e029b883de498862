#include "space/convolution.h"

#include <algorithm>
#include <bit>

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
  const Moduli::Modulus& by = moduli[modulus];
  Remainders& out = remainders_[modulus];
  constexpr size_t kRoom = 256;
  if (const size_t room = (numbers_.size() + kRoom - 1) / kRoom * kRoom; room > out.first.capacity()) {
    out.first.reserve(room);
    out.second.reserve(room);
  }
  for (size_t i = out.first.size(); i < numbers_.size(); ++i) {
    const uint64_t remainder = mpz_fdiv_ui(numbers_[i].get_mpz_t(), by.both());
    out.first.push_back(static_cast<uint32_t>(remainder % by.first));
    out.second.push_back(static_cast<uint32_t>(remainder % by.second));
  }
  return out;
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

// The remainders of both sequences below a block: the left ones as they are, the right ones from the last to the first.
class Operands {
 public:
  explicit Operands(uint32_t begin) : begin_(begin), left_(begin + kSums), right_(begin) {}
  void set(const std::vector<uint32_t>& left, const std::vector<uint32_t>& right) {
    std::copy_n(left.begin(), begin_, left_.begin());  // zeros behind them
    std::reverse_copy(right.begin(), right.begin() + begin_, right_.begin());
  }
  // left[i + 1] * right[begin - 1] + .. + left[begin - 1] * right[i + 1], and so for i + 1, ..
  auto products(uint32_t i, uint64_t prime) const {
    return sums_of_products(left_.data() + i + 1, right_.data(), begin_ - 1 - i, prime);
  }

 private:
  const uint32_t begin_;
  std::vector<uint32_t> left_, right_;
};

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
  Operands first(begin), second(begin);
  for (size_t m = 0; m < count; ++m) {
    Budget::check();
    const Moduli::Modulus& by = moduli[m];
    const Series::Remainders &of_left = left.remainders(moduli, m), &of_right = right.remainders(moduli, m);
    first.set(of_left.first, of_right.first);
    second.set(of_left.second, of_right.second);
    for (uint32_t i = 0; i < kBlock; i += kSums) {
      const auto a = first.products(i, by.first), b = second.products(i, by.second);
      for (uint32_t j = 0; j < kSums; ++j)
        remainders[(i + j) * count + m] =
            a[j] + by.first * ((b[j] + by.second - a[j] % by.second) * by.inverse % by.second);
    }
  }
  for (uint32_t i = 0; i < kBlock; ++i) known_.push_back(moduli.number({remainders.data() + i * count, count}));
}

}  // namespace needle::space
