// A natural number that is nearly always small: a word, until it does not fit one.
#pragma once
#include <gmpxx.h>

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <memory>

#include "base/random.h"

namespace needle {

class Amount {
 public:
  Amount(uint64_t n = 0) : small_(n) {}
  explicit Amount(const mpz_class& n) { set(n); }
  Amount(Amount&&) = default;
  Amount& operator=(Amount&&) = default;
  Amount(const Amount& other) : small_(other.small_) {
    if (other.big_) big_ = std::make_unique<mpz_class>(*other.big_);
  }
  Amount& operator=(const Amount& other) { return *this = Amount(other); }

  bool is_zero() const { return small_ == 0 && !big_; }
  bool is_big() const { return big_ != nullptr; }
  mpz_class number() const { return big_ ? *big_ : mpz_class(static_cast<unsigned long>(small_)); }

  Amount& operator+=(const Amount& other) {
    if (!big_ && !other.big_ && !__builtin_add_overflow(small_, other.small_, &small_)) return *this;
    if (!big_ && !other.big_) small_ -= other.small_;  // the sum has wrapped around
    set(number() + other.number());
    return *this;
  }
  // No more than there is.
  Amount& operator-=(const Amount& other) {
    if (!big_) {
      assert(!other.big_ && small_ >= other.small_);
      small_ -= other.small_;
    } else {
      set(*big_ - other.number());
    }
    return *this;
  }
  Amount times(const Amount& other) const {
    uint64_t product;
    if (!big_ && !other.big_ && !__builtin_mul_overflow(small_, other.small_, &product)) return product;
    return Amount(number() * other.number());
  }
  // By something that is not zero; rounds down.
  Amount divided_by(const Amount& other) const {
    if (!big_ && !other.big_) return small_ / other.small_;
    return Amount(number() / other.number());
  }
  uint64_t word() const { return small_; }  // of one that fits

  friend bool operator<(const Amount& a, const Amount& b) {
    if (a.big_ || b.big_) return a.big_ && b.big_ ? *a.big_ < *b.big_ : !a.big_;
    return a.small_ < b.small_;
  }
  friend bool operator==(const Amount& a, const Amount& b) {
    if (a.big_ || b.big_) return a.big_ && b.big_ && *a.big_ == *b.big_;
    return a.small_ == b.small_;
  }

  // Each of the numbers less than this one is equally likely; there is one.
  Amount draw(Random& random) const {
    const size_t bits = big_ ? mpz_sizeinbase(big_->get_mpz_t(), 2) : 64 - static_cast<size_t>(__builtin_clzll(small_));
    while (true) {
      Amount out;
      if (bits <= 64) {
        out.small_ = random.next() >> (64 - bits);
      } else {
        mpz_class n = 0;
        for (size_t left = bits; left > 0; left -= std::min<size_t>(left, 64)) {
          const size_t some = std::min<size_t>(left, 64);
          n = (n << some) + mpz_class(static_cast<unsigned long>(random.next() >> (64 - some)));
        }
        out.set(n);
      }
      if (out < *this) return out;
    }
  }

 private:
  void set(const mpz_class& n) {
    static_assert(sizeof(unsigned long) == sizeof(uint64_t));
    const bool fits = n.fits_ulong_p();
    small_ = fits ? n.get_ui() : 0;
    big_ = fits ? nullptr : std::make_unique<mpz_class>(n);
  }

  uint64_t small_ = 0;
  std::unique_ptr<mpz_class> big_;  // when it does not fit
};

}  // namespace needle
