// Which global thunks are still needed. A global's value is kept only while code that mentions the global can still
// run: otherwise `main = mapM_ print [1 .. 10000000]` would keep the whole list, because main's value holds its head.
//
// Part of a major collection. Code is reached through return addresses in frames, through functions and thunks in the
// heap, and through what reached code mentions: functions it calls, cells it allocates, constants. A global thunk that
// has been entered and is not reached is set back to its unevaluated form. What a block mentions is read from its
// instructions when the first major collection asks, and remembered.
#pragma once
#include <cstdint>
#include <vector>

#include "machine/code.h"
#include "machine/copier.h"

namespace needle::machine {

class Statics {
 public:
  Statics(const Code& code, Word* image) : code_(code), image_(image) {}

  // Static thunks that have been entered and not set back.
  std::vector<Word*> entered;

  bool holds(const Word* cell) const { return cell >= image_ && cell < image_ + code_.statics.size(); }

  void start();                       // of a major collection
  void reach_code(uint64_t offset) {  // any place in a block
    uint32_t block = block_of_[offset];
    if (block == kNone || block_reached_[block]) return;
    block_reached_[block] = true;
    blocks_.push_back(block);
  }
  void reach_cell(Word w) {
    uint64_t at = (w - reinterpret_cast<Word>(image_)) / sizeof(Word);
    if (at >= code_.statics.size() || cell_reached_[at]) return;
    cell_reached_[at] = true;
    cells_.push_back(static_cast<uint32_t>(at));
  }
  void reach_address(const uint64_t* instruction) {
    reach_code(static_cast<uint64_t>(instruction - code_.words.data()));
  }
  // Follows what has been reached; false when there was nothing.
  bool follow(Copier& copier);
  void finish();  // sets back what was not reached

 private:
  static constexpr uint32_t kNone = UINT32_MAX;
  struct References {
    bool known = false;
    std::vector<uint32_t> cells, code;
  };
  const References& references(uint32_t block);

  const Code& code_;
  Word* image_;
  std::vector<uint32_t> block_of_;  // by code offset; built at the first start
  std::vector<References> references_;
  std::vector<bool> block_reached_, cell_reached_;
  std::vector<uint32_t> blocks_, cells_;  // reached, to be followed
};

}  // namespace needle::machine
