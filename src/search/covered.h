// What a round has behind it for good, so that the next round, under a larger bound, does not walk it again.
//
// Below an alternative nothing changes with the bound if nothing was left out there: no alternative that was too large,
// no evaluation that was cut. Its leaves are what they were, and have been counted. So a round writes down, in the order
// of its walk, which alternatives are like that, and the next one passes by them:
//
//   node  = Open, which unknown, entry for each alternative that fitted, End
//   entry = Settled     nothing was left out below
//         | node        something was; or the evaluation was cut, and then the node is of no unknown
//
// What is settled below something settled is not kept, so a record is about as long as the walk has nodes of which
// something larger is left. A token takes two bits. It belongs to one bound: an alternative has an entry if it fitted under that one.
//
// The same path leads to the same unknown (decision.h). A node says which it was; should the walk stand at another one,
// it goes on as if there were no record.
//
// Parts. What a round gives away (parts.h) is written by whoever walks it, into a record of its own, which the giver's
// refers to. Whether the nodes above are settled is known when all are there; `join` makes one record of them.
#pragma once
#include <cstdint>
#include <memory>
#include <vector>

#include "search/crumbs.h"
#include "search/refine.h"

namespace needle::search {

class Covered {
 public:
  enum Token : uint8_t { Settled, Open, End, Rare };
  // Behind Rare: only where parts were given away, and not in what `join` makes.
  enum RareToken : uint8_t {
    EndUnlessParts,  // settled, if the parts below are
    Given,           // the other entries of this node are in the next part
  };
  static constexpr uint32_t kStampSize = 4;  // of the unknown's number behind Open, in crumbs

  uint32_t bound() const { return bound_; }
  size_t size() const { return tokens_.size(); }

  // The record of a whole round, with those of the parts that it gave away; null when one of them is not complete.
  static std::shared_ptr<const Covered> join(std::shared_ptr<const Covered> root);

 private:
  friend class Covering;

  using Stamp = uint8_t;
  static constexpr Stamp kNoUnknown = UINT8_MAX;
  // Most paths make fewer unknowns than these are.
  static Stamp stamp_of(const Unknown& unknown) { return static_cast<Stamp>(unknown.number); }
  Stamp stamp_at(size_t i) const {
    return static_cast<Stamp>(tokens_[i] | tokens_[i + 1] << 2 | tokens_[i + 2] << 4 | tokens_[i + 3] << 6);
  }

  // Where parts meet the rest: what was given away, and the nodes of which it decides whether they are settled.
  struct Joint {
    size_t place;  // of Rare; of a node's beginning; behind its end
    enum Kind : uint8_t { Closes, Begins, Gives, Ends } kind;
  };
  std::vector<Joint> joints() const;  // in the order of their places, with those of long nodes
  void copy_joined(const Covered& root);
  // A node that has many tokens. Whoever looks for its end finds it here.
  struct Long {
    size_t begin, end;
  };
#ifdef NEEDLE_HOSTILE
  static constexpr size_t kLong = 12;
#else
  static constexpr size_t kLong = 4096;
#endif
  void ended(size_t begin) {
    if (tokens_.size() - begin >= kLong) long_.push_back({begin, tokens_.size()});
  }
  void sort_long();
  // Where the entries end that go on here: behind the end of their node.
  size_t behind(size_t place) const;

  Crumbs tokens_;
  std::vector<std::shared_ptr<const Covered>> parts_;  // as Given stands for them
  std::vector<Joint> joints_;                          // not in order
  std::vector<Long> long_;                             // in order when it is complete
  uint32_t bound_ = 0;
  size_t most_ = 0;        // tokens; with that many it is not complete
  bool left_out_ = false;  // of a part: at its node
  bool complete_ = false;  // the walk is over, and there was room for the record
};

// Where a walk that was begun by another one goes on in the record of the round before.
struct CoveredPlace {
  std::shared_ptr<const Covered> before;  // null: nothing is known
  uint32_t place = kNowhere;              // the entries of a node begin here; kNowhere: it has none
  static constexpr uint32_t kNowhere = UINT32_MAX;
};

// Reads the record of the round before and writes that of this one, as a round walks. A frame for each decision, open
// or not, and one for an unknown that has just been demanded.
class Covering {
 public:
  // `before` may be null.
  Covering(uint32_t bound, size_t most_bytes, std::shared_ptr<const Covered> before);
  // Of a part, which begins behind so many decisions.
  Covering(std::shared_ptr<Covered> record, CoveredPlace from, size_t decisions);

  // The unknown has been demanded, below what was taken last.
  void demanded(const Unknown& unknown);
  // Of the alternatives of the newest decision, or of what has been demanded: whether this one need not be taken. Asked
  // once for each that fits, in their order.
  bool passes(const Alternative& alternative) {
    Frame& frame = frames_.back();
    if (frame.place == kNowhere || alternative.size > old_bound_) return false;
    const uint8_t token = old()[frame.place];
    if (token == Covered::End) return false;
    ++frame.place;
    frame.within = token == Covered::Open;
    if (!frame.within) write(Covered::Settled);
    return !frame.within;
  }
  // At the newest decision some alternative did not fit.
  void leave_out(bool some) { frames_.back().left_out |= some; }
  // Below what was taken last there is a leaf; `settled`: whatever the bound, it is this one.
  void leaf(bool settled);
  // This decision is the newest one now: those above have no alternatives left.
  void back_to(size_t decision) {
    while (frames_.size() > decision + 1) pop();
  }

  // The other alternatives of a decision, on which nothing was taken yet but what is walked now, are for somebody else.
  std::shared_ptr<Covered> give(size_t decision);
  CoveredPlace place_of_rest(size_t decision) const;

  // The walk is over.
  std::shared_ptr<const Covered> finish();

 private:
  static constexpr uint32_t kNowhere = CoveredPlace::kNowhere;

  struct Frame {
    uint32_t entry = 0;         // of the alternative that is being walked
    uint32_t place = kNowhere;  // in the record before: the next entry; within one, its node
    uint32_t given = 0;         // one more than the part's place among gifts
    bool within = false;
    bool left_out = false;     // here or below
    bool parts_below = false;  // not known yet whether it is settled
  };

  const Crumbs& old() const { return before_->tokens_; }
  void write(uint8_t token) {
    if (tokens_.size() < most_) tokens_.push(token);
  }
  void write_rare(Covered::RareToken token, Covered::Joint::Kind kind) {
    out_->joints_.push_back({tokens_.size(), kind});
    write(Covered::Rare);
    write(token);
  }
  void open(Covered::Stamp stamp);
  void write_rest(const Frame& frame);
  void pop();
  // In the record before, the entry of this frame that the walk was within; it has been read up to there.
  void leave_entry(Frame& frame, uint32_t from) {
    frame.place = old()[from] == Covered::End ? from + 1 : static_cast<uint32_t>(before_->behind(from));
    frame.within = false;
  }

  std::shared_ptr<Covered> out_;
  const size_t most_;
  const std::shared_ptr<const Covered> before_;
  const uint32_t old_bound_;
  Crumbs tokens_;
  std::vector<Frame> frames_;
  const size_t base_;  // frames of decisions that are not this walk's own
  const bool is_part_;
  std::vector<std::shared_ptr<const Covered>> gifts_;
};

// --- what is done at every node

inline void Covering::open(Covered::Stamp stamp) {
  if (tokens_.size() < most_) tokens_.push(Covered::Open | uint64_t{stamp} << 2, 1 + Covered::kStampSize);
}

inline void Covering::demanded(const Unknown& unknown) {
  const Covered::Stamp stamp = Covered::stamp_of(unknown);
  uint32_t place = kNowhere;  // of its entries, in the record before
  if (!frames_.empty()) {
    Frame& above = frames_.back();
    above.entry = static_cast<uint32_t>(tokens_.size());
    if (above.within && before_->stamp_at(above.place) == stamp) place = above.place + Covered::kStampSize;
  } else if (before_ && before_->stamp_at(1) == stamp) {
    place = 1 + Covered::kStampSize;
  }
  open(stamp);
  frames_.emplace_back().place = place;
}

inline void Covering::leaf(bool settled) {
  if (frames_.size() <= base_) return;  // nothing was demanded
  Frame& frame = frames_.back();
  if (frame.within) leave_entry(frame, frame.place + Covered::kStampSize);
  if (settled) {
    write(Covered::Settled);
  } else {
    open(Covered::kNoUnknown);
    write(Covered::End);
    frame.left_out = true;
  }
}

inline void Covering::pop() {
  const Frame frame = frames_.back();
  if (frames_.size() == 1) {  // the root: what it is settles the search
    write_rest(frame);
    write(Covered::End);
    frames_.pop_back();
    return;
  }
  Frame& above = frames_[frames_.size() - 2];
  if (above.within) leave_entry(above, frame.place == kNowhere ? above.place + Covered::kStampSize : frame.place);
  const bool parts = frame.parts_below || frame.given > 0;
  if (!frame.left_out && !parts) {
    if (tokens_.size() < most_) tokens_.cut(above.entry);
    write(Covered::Settled);
  } else {
    write_rest(frame);
    above.left_out |= frame.left_out;
    above.parts_below |= parts;
    if (frame.left_out) {
      write(Covered::End);
      if (tokens_.size() - above.entry >= Covered::kLong) out_->long_.push_back({above.entry, tokens_.size()});
    } else {
      out_->joints_.push_back({above.entry, Covered::Joint::Begins});
      write_rare(Covered::EndUnlessParts, Covered::Joint::Ends);
    }
  }
  frames_.pop_back();
}

}  // namespace needle::search
