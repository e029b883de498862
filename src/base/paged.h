// A table by number that costs only where it is looked at: numbers run through a whole program, a pass looks at a part.
#pragma once
#include <cstddef>
#include <memory>
#include <vector>

namespace needle {

template <class T, size_t kPage = 64>
class Paged {
 public:
  T& operator[](size_t at) {
    const size_t page = at / kPage;
    if (page >= pages_.size()) pages_.resize(page + page / 4 + 1);
    if (!pages_[page]) pages_[page] = std::make_unique<T[]>(kPage);
    return pages_[page][at % kPage];
  }

 private:
  std::vector<std::unique_ptr<T[]>> pages_;
};

}  // namespace needle
