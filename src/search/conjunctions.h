// Conjunction strategies: of the operands that wait for unknowns, which one is refined for.
//
// An operand that is false ends the execution of the whole precondition. What is refined before that is wasted: values
// that differ in it fail for the same reason. So the order matters, and only for speed.
//
//   Leftmost   the first in the program's order
//   Optimal    optimal short-circuiting: a rehearsal, in which every unknown becomes its least value, tells which
//              operand is false; the execution follows that one only
//   Fair       an execution takes every conjunction that the one before it took the other way round
//   Subset     when another operand is false too, and opens fewer constructors, all of them among those that the first
//              one opens, that one is followed
//
// An operand that is false with what is locked already needs no strategy: the machine runs all operands as far as they
// get before anything is refined. So each of these contains what is called opportunistic parallel conjunction.
#pragma once
#include <unordered_set>

#include "search/bounds.h"
#include "search/round.h"

namespace needle::search {

class Conjunctions : public Order {
 public:
  explicit Conjunctions(Conjunction kind);

  std::span<const uint32_t> start(size_t inputs) override;
  std::span<const uint32_t> bind(const Unknown& unknown, const Alternative& chosen, size_t fields) override;
  void choose(Walker& walker) override;
  void executed(size_t open) override;
  void begin(size_t decision, size_t open) override;

 private:
  using Strand = uint64_t;
  struct Operand {
    Strand strand = 0;
    uint32_t note = 0;  // of the unknown it waits for
  };
  struct Rehearsal {
    std::vector<Strand> deciding;  // the strands that waited for what was bound last
    std::vector<uint32_t> opened;  // notes of the unknowns bound
    std::vector<Strand> followed;  // for which strand each was bound
  };

  const machine::Waiting& preferred(const std::vector<machine::Waiting>& waiting, std::optional<Strand> within) const;
  static std::optional<Strand> found_again(const std::vector<Operand>& operands, const machine::Waiting& w);
  std::optional<Strand> false_operand(Walker& walker, const std::vector<Operand>& operands);
  std::optional<Rehearsal> rehearse(Walker& walker, const std::vector<Operand>& operands, std::optional<Strand> follow,
                                    const std::vector<uint32_t>* within);
  void took(const machine::Waiting& chosen);
  void flip(uint64_t match);

  const bool optimal_, subset_, fair_;
  std::optional<Strand> target_;  // the operand followed in this execution
  bool settled_ = false;          // a rehearsal has said all it can about this execution
  // Fairness: the matches taken in this execution; those that are taken the other way round now, and a log of how that
  // came about; for every open decision the length of the log after the execution that it belongs to.
  std::vector<uint64_t> taken_, log_;
  std::unordered_set<uint64_t> flipped_;
  std::vector<size_t> log_after_;
  size_t first_decision_ = 0;  // of this execution
  std::vector<uint32_t> notes_;
};

}  // namespace needle::search
