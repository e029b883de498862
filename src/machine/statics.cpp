#include "machine/statics.h"

#include "machine/code_reader.h"
#include "machine/trail.h"

namespace needle::machine {

void Statics::start() {
  if (block_of_.empty()) {
    block_of_.assign(code_.words.size() + 1, kNone);
    references_.resize(code_.blocks.size());
    for (uint32_t b = 0; b < code_.blocks.size(); ++b) {
      for (uint32_t at = code_.blocks[b].begin; at < code_.blocks[b].end; ++at) block_of_[at] = b;
    }
  }
  block_reached_.assign(code_.blocks.size(), false);
  cell_reached_.assign(code_.statics.size(), false);
}

const Statics::References& Statics::references(uint32_t block) {
  References& r = references_[block];
  if (r.known) return r;
  r.known = true;
  auto constant = [&](size_t index) {
    Word w = code_.constants[index];
    if (is_pointer(w)) r.cells.push_back(static_cast<uint32_t>(w / sizeof(Word)));
  };
  read_block(code_, code_.blocks[block], [&](const Instruction& i) {
    for (const Operand& o : i.operands) {
      if (o.layout == 'r' && o.value < 0) constant(static_cast<size_t>(-1 - o.value));
      if (o.layout == 'H') r.code.push_back(aux_of(static_cast<uint64_t>(o.value)));
      if (o.layout == 'G' && i.op == Op::LoadPool) constant(static_cast<size_t>(o.value));
      if (o.layout == 'G' && i.op != Op::LoadPool) r.code.push_back(static_cast<uint32_t>(o.value));
    }
    if (i.frame || i.op != Op::Match) return;
    const MatchCode& match = code_.matches[static_cast<size_t>(i.operands[1].value)];
    for (const MatchClause& clause : match.clauses) r.code.push_back(clause.code);
    for (const MatchPattern& p : match.patterns) {
      if (p.kind == MatchPattern::Lit) constant(p.what);
    }
  });
  return r;
}

bool Statics::follow(Copier& copier) {
  if (blocks_.empty() && cells_.empty()) return false;
  while (!blocks_.empty()) {
    const References& r = references(blocks_.back());
    blocks_.pop_back();
    for (uint32_t at : r.cells) reach_cell(word_of(image_ + at));
    for (uint32_t offset : r.code) reach_code(offset);
  }
  while (!cells_.empty()) {
    Word* cell = image_ + cells_.back();
    cells_.pop_back();
    switch (kind_of(*cell & ~kTrailedMark)) {
      case Kind::Indirection:
      case Kind::Failed:
      case Kind::Suspended:
        cell[1] = copier.move(cell[1]);
        if (kind_of(*cell) == Kind::Suspended) reach_code(aux_of(*cell));
        break;
      case Kind::Con:
      case Kind::Partial:
        for (uint64_t i = 1; i < cell_words(*cell); ++i) {
          if (is_pointer(cell[i])) reach_cell(cell[i]);
        }
        break;
      case Kind::Function:
      case Kind::Caf:
      case Kind::Blackhole:
        reach_code(aux_of(*cell));
        break;
      default:
        break;
    }
  }
  return true;
}

void Statics::finish() {
  std::erase_if(entered, [&](Word* cell) {
    if (cell_reached_[static_cast<size_t>(cell - image_)]) return false;
    cell[0] = code_.statics[static_cast<size_t>(cell - image_)];
    cell[1] = 0;
    return true;
  });
}

}  // namespace needle::machine
