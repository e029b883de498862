// Draws values of exactly one size that satisfy a predicate, each with the same probability.
//
// A descent makes every decision by the number of values left behind each alternative (residual.h), until the predicate
// is decided. True: the unknowns still open are filled by drawing among all ways to complete them. False: all values
// that agree with the decisions are removed, and the next descent begins at the root, as it must for the draw to be
// uniform. Before that it looks around: alternatives that stand beside the one that failed often fail for the same
// reason, and cost one stretch of evaluation here but a whole descent later. What is removed, and why, does not matter
// for a draw that begins afterwards. A descent evaluates only from where it leaves the path of the one before it. What
// was removed stays removed for all draws of one sampler.
//
// With `backtrack` > 0 a failed descent goes on in order from where it stands, as long as it has skipped no more than
// so many values; no value is then more than backtrack + 1 times as likely as another. Without limit it is fastest, and
// nothing can be said about the distribution.
#pragma once
#include "search/residual.h"
#include "search/walker.h"

namespace needle::search {

// Why the values of these inputs that have this size together cannot be drawn by their number; "" when they can.
std::string not_countable(const space::Spaces& spaces, const claim::Test& test, uint32_t size);

// Counts the inputs of all sizes up to this one, which needs the smaller ones, so that it can be stopped in between:
// what is the number of them, if there is time and memory to find out?
std::optional<mpz_class> count_up_to(space::Enumeration& all, const std::vector<space::SpaceId>& inputs, uint32_t size,
                                     const std::atomic<bool>& stop, size_t max_memory);

struct UniformOptions {
  uint32_t size = 0;
  std::optional<uint64_t> backtrack = 0;  // nothing: no limit
  uint64_t seed = 1;
  size_t max_memory = size_t{1} << 30;
};

class UniformSampler {
 public:
  // What the draws do is added to `counts`; discards: failed descents.
  UniformSampler(const Problem& problem, space::Enumeration& all, claim::Counts& counts, const UniformOptions& options);

  enum class Drawn : uint8_t {
    Value,    // `inputs`
    None,     // no value of that size satisfies the predicate; a proof, unless evaluations were cut
    Stopped,  // `stopped` says by what
  };
  Drawn draw();

  const std::vector<space::Value>& inputs() const { return inputs_; }
  const std::vector<uint64_t>& rejected() const { return walker_->rejected(); }
  const Leaf& leaf() const { return walker_->leaf(); }  // Value: not Discarded
  // Evaluations that took too long: their values are removed though they may satisfy the predicate.
  uint64_t cuts() const { return cuts_; }
  const std::vector<space::Value>& first_cut() const { return first_cut_; }
  claim::Halted stopped() const { return *stopped_; }
  const Residual& residual() const { return residual_; }

 private:
  // A decision of the descent; the walker has an open one for each.
  struct Level {
    Residual::Node* node;
    std::optional<uint64_t> chosen;
  };

  bool begin();
  bool descend();
  bool descend_in_order();
  bool look_around();
  Walker::Event step(uint64_t alternative);
  bool take(uint64_t alternative);
  bool arrive(Walker::Event event);
  Residual::Node& child();
  bool settle();
  Open open();
  std::span<const Residual::Step> path();
  bool note_leaf();
  void cut(size_t levels);
  bool satisfied() const;
  Amount remove_leaf();
  void fill();

  const Problem& problem_;
  space::Enumeration& all_;
  UniformOptions options_;
  claim::Counts& counts_;
  OpenSets sets_;
  Residual residual_;
  std::optional<Walker> walker_;
  Random random_;
  std::vector<Level> levels_;
  std::vector<Residual::Step> path_;
  machine::Fingerprints prints_;
  Amount skipped_;        // values that were passed over since the last draw from all
  Amount settled_;        // values that the newest decision turned out to have lost by other ways
  bool at_leaf_ = false;  // the evaluation has ended where the levels lead
  Open inputs_open_;
  std::vector<space::Value> inputs_;
  std::optional<claim::Halted> stopped_;
  uint64_t cuts_ = 0;
  std::vector<space::Value> first_cut_;
};

}  // namespace needle::search
