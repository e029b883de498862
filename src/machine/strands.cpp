#include "machine/strands.h"

#include "machine/copier.h"

namespace needle::machine {

void Strands::relocate(const Copier& copier) {
  size_t to = 0;
  for (size_t i = 0; i < all_.size(); ++i) {
    Word* cell = all_[i] == kNil ? nullptr : copier.moved(cell_of(all_[i]));
    if (cell || i < fixed_) all_[to++] = cell ? word_of(cell) : kNil;
  }
  all_.resize(to);
}

}  // namespace needle::machine
