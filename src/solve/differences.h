// Differences of two variables: x - y <= c, x - y == c, x - y /= c, and the same with 0 in place of a variable. Most
// conditions of most programs are of this kind, and for these alone the answers here are complete.
//
// The variables are the nodes of a graph, node 0 is the constant 0, and x - y <= c is an edge of weight c. Each node has
// a potential, its value in the model; an edge that the potentials violate is repaired by lowering (or raising) them,
// the largest step first, until all edges hold or the edge's other end would have to move: then there is no solution.
// (Cotton and Maler.) Of the edges between two nodes in one direction only the tightest is kept.
//
// Disequalities stand in a list. Where the model violates one, `<` is tried, then `>`, with the edge kept while the rest
// is settled. That may take exponentially many splits, so there is a budget: without it the answer is unknown.
//
// Undoing takes edges and disequalities back, never potentials: a model of more constraints is a model of fewer. This
// holds while only what is on the path is added; a model that was tried and not accepted is taken back from a log.
#pragma once
#include <unordered_map>
#include <vector>

#include "solve/integer.h"

namespace needle::solve {

// first - second <= bound, or == bound. The edges are numbers of places that exist once and for all.
struct Difference {
  uint32_t first = 0, second = 0;
  uint32_t forward = 0, backward = 0;  // the edges for first - second <= .. and second - first <= ..
  Int bound = 0;
  bool equality = false;
};

class Differences {
 public:
  static constexpr uint32_t kZero = 0;
  static uint32_t node(Variable variable) { return variable.index + 1; }

  Differences();
  Difference difference(uint32_t first, uint32_t second, Int bound, bool equality);

  // --- variables
  void add_variable(Int value, std::optional<Int> low, std::optional<Int> high);
  std::optional<Int> low(Variable variable) const;
  std::optional<Int> high(Variable variable) const;

  // --- the model
  Int value(Variable variable) const { return potentials_[node(variable)]; }
  bool model_side(const Difference& difference) const;
  bool model_holds() const;              // for all edges and disequalities
  void begin_change() { log_.clear(); }  // forgets what was changed before
  void set_value(Variable variable, Int value);
  void take_back() { restore(0); }  // all changes since begin_change
  template <class Visit>
  void each_changed(Visit visit) const {
    for (const Change& change : log_) visit(change.node);
  }

  // --- the path
  void add(const Difference& difference, bool side);  // the model satisfies it
  // Changes the model such that it satisfies this side as well; otherwise it stays as it is. Nothing is added.
  Possible reach(const Difference& difference, bool side, uint32_t splits);
  bool impossible(const Difference& difference, bool side, uint32_t splits);  // the model stays as it is

  struct Mark {
    uint32_t nodes, trail, disequalities;
  };
  Mark mark() const;
  void back_to(const Mark& mark);

 private:
  struct Edge {
    Int weight = 0;
    uint32_t from = 0, to = 0;  // from - to <= weight
    bool active = false;
  };
  struct Undo {
    uint32_t edge;
    bool active;
    Int weight;
  };
  struct Change {
    uint32_t node;
    Int before;
  };
  enum class Repair : uint8_t { Done, Cycle, Overflow, AtZero };

  uint32_t edge(uint32_t from, uint32_t to);
  void tighten(uint32_t edge, Int weight);
  void undo(size_t trail);
  void add_disequality(const Difference& difference);
  void drop_disequality();
  bool violated(const Difference& disequality) const;

  void set(uint32_t node, Int potential);
  void restore(size_t log);
  template <bool kRaise>
  Repair repair(const Edge& edge, bool zero_may_move);
  template <bool kRaise>
  bool follow(uint32_t node, uint32_t fixed, bool zero_may_move, Repair& result);
  Possible satisfy(uint32_t edge);
  Possible settle(uint32_t& splits);
  Possible split(const Difference& disequality, uint32_t& splits);
  Possible attempt(const Difference& difference, bool side, uint32_t splits);
  bool shift_to_zero();

  std::vector<Edge> edges_;
  std::unordered_map<uint64_t, uint32_t> places_;
  std::vector<std::vector<uint32_t>> leaving_, entering_;  // active edges, by node
  std::vector<std::vector<uint32_t>> disequal_;            // by node
  std::vector<Difference> disequalities_;
  std::vector<uint32_t> upper_, lower_;  // the edges to and from node 0, by node
  std::vector<Undo> trail_;

  std::vector<Int> potentials_;
  std::vector<Change> log_;
  bool nice_ = true;  // tries to keep node 0 where it is, so that fewer variables move

  // One repair: how far a node has to move at least, and in which repair it was moved.
  std::vector<Int> step_;
  std::vector<uint32_t> waiting_at_, moved_at_;
  std::vector<uint32_t> waiting_;
  uint32_t repairs_ = 0;
};

}  // namespace needle::solve
