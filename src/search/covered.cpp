#include "search/covered.h"

#include <algorithm>
#include <tuple>

namespace needle::search {

size_t Covered::behind(size_t place) const {
  auto next = std::lower_bound(long_.begin(), long_.end(), place - 1 - kStampSize,
                               [](const Long& node, size_t begin) { return node.begin < begin; });
  if (next != long_.end() && next->begin + 1 + kStampSize == place) return next->end;
  for (size_t depth = 1; depth > 0;) {
    while (next != long_.end() && next->begin < place) ++next;
    if (next != long_.end() && next->begin == place) {
      place = next->end;
      continue;
    }
    const uint8_t token = tokens_[place++];
    if (token == Open) {
      ++depth;
      place += kStampSize;
    } else if (token == End) {
      --depth;
    }
  }
  return place;
}

std::shared_ptr<const Covered> Covered::join(std::shared_ptr<const Covered> root) {
  std::vector<const Covered*> all = {root.get()};
  for (size_t i = 0; i < all.size(); ++i) {
    if (!all[i]->complete_) return nullptr;
    for (const std::shared_ptr<const Covered>& part : all[i]->parts_) all.push_back(part.get());
  }
  if (all.size() == 1) return root;
  const auto out = std::make_shared<Covered>();
  out->bound_ = root->bound_;
  out->complete_ = true;
  out->copy_joined(*root);
  out->sort_long();
  return out;
}

std::vector<Covered::Joint> Covered::joints() const {
  std::vector<Joint> out = joints_;
  for (const Long& node : long_) {
    out.push_back({node.begin, Joint::Begins});
    out.push_back({node.end, Joint::Closes});
  }
  std::sort(out.begin(), out.end(),
            [](const Joint& a, const Joint& b) { return std::tie(a.place, a.kind) < std::tie(b.place, b.kind); });
  return out;
}

void Covered::sort_long() {
  std::sort(long_.begin(), long_.end(), [](const Long& a, const Long& b) { return a.begin < b.begin; });
}

void Covered::copy_joined(const Covered& root) {
  constexpr size_t kRareSize = 2;
  struct Copying {
    const Covered* record;
    std::vector<Joint> joints;
    size_t next = 0, copied = 0, part = 0;
  };
  struct Node {
    size_t entry;
    bool left_out = false;
  };
  std::vector<Copying> copies;
  const auto copy = [&](const Covered& record) { copies.push_back({&record, record.joints()}); };
  copy(root);
  std::vector<Node> nodes;  // those that wait for parts, or are long
  const auto leave_out = [&](bool some) {
    if (!nodes.empty()) nodes.back().left_out |= some;
  };
  while (!copies.empty()) {
    Copying& from = copies.back();
    const Covered& record = *from.record;
    const bool over = from.next == from.joints.size();
    const size_t to = over ? record.tokens_.size() : from.joints[from.next].place;
    tokens_.append(record.tokens_, from.copied, to);
    from.copied = to;
    if (over) {
      leave_out(record.left_out_);
      copies.pop_back();
      continue;
    }
    switch (from.joints[from.next++].kind) {
      case Joint::Closes:
        ended(nodes.back().entry);
        nodes.pop_back();
        leave_out(true);
        break;
      case Joint::Begins:
        nodes.push_back({tokens_.size()});
        break;
      case Joint::Gives:
        from.copied += kRareSize;
        copy(*record.parts_[from.part++]);
        break;
      case Joint::Ends: {
        from.copied += kRareSize;
        const Node node = nodes.back();
        nodes.pop_back();
        if (!node.left_out) tokens_.cut(node.entry);
        tokens_.push(node.left_out ? End : Settled);
        if (node.left_out) ended(node.entry);
        leave_out(node.left_out);
        break;
      }
    }
  }
}

namespace {
// Places in a record are numbers of 32 bits.
size_t tokens_in(size_t bytes) {
  return std::min<size_t>(bytes, INT32_MAX / 4) * 4;
}
}  // namespace

Covering::Covering(uint32_t bound, size_t most_bytes, std::shared_ptr<const Covered> before)
    : out_(std::make_shared<Covered>()),
      most_(tokens_in(most_bytes)),
      before_(std::move(before)),
      old_bound_(before_ ? before_->bound_ : 0),
      base_(0),
      is_part_(false) {
  out_->bound_ = bound;
  out_->most_ = most_;
}

Covering::Covering(std::shared_ptr<Covered> record, CoveredPlace from, size_t decisions)
    : out_(std::move(record)),
      most_(out_->most_),
      before_(std::move(from.before)),
      old_bound_(before_ ? before_->bound_ : 0),
      frames_(decisions + 1),
      base_(decisions),
      is_part_(true) {
  frames_.back().place = from.place;
}

// What was given away of a node.
void Covering::write_rest(const Frame& frame) {
  if (frame.given == 0) return;
  write_rare(Covered::Given, Covered::Joint::Gives);
  out_->parts_.push_back(gifts_[frame.given - 1]);
}

std::shared_ptr<Covered> Covering::give(size_t decision) {
  auto record = std::make_shared<Covered>();
  record->bound_ = out_->bound_;
  record->most_ = most_;
  gifts_.push_back(record);
  frames_[decision].given = static_cast<uint32_t>(gifts_.size());
  return record;
}

CoveredPlace Covering::place_of_rest(size_t decision) const {
  const Frame& frame = frames_[decision];
  if (frame.place == kNowhere || !frame.within) return {before_, frame.place};
  return {before_, static_cast<uint32_t>(before_->behind(frame.place + Covered::kStampSize))};
}

std::shared_ptr<const Covered> Covering::finish() {
  while (frames_.size() > base_ + (is_part_ ? 1 : 0)) pop();
  if (is_part_) {
    write_rest(frames_.back());
    out_->left_out_ = frames_.back().left_out;
  }
  out_->complete_ = tokens_.size() > 0 && tokens_.size() < most_;
  out_->tokens_ = std::move(tokens_);
  out_->sort_long();
  return out_;
}

}  // namespace needle::search
