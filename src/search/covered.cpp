#include "search/covered.h"

#include <algorithm>

namespace needle::search {

size_t Covered::behind(size_t place) const {
  for (size_t depth = 1; depth > 0;) {
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
  return out;
}

void Covered::copy_joined(const Covered& root) {
  struct Reading {
    const Covered* record;
    size_t place = 0, part = 0;
  };
  struct Node {
    size_t entry;
    bool left_out = false;
  };
  std::vector<Reading> readings = {{&root}};
  std::vector<Node> nodes;
  while (!readings.empty()) {
    Reading& from = readings.back();
    if (from.place == from.record->tokens_.size()) {
      if (!nodes.empty()) nodes.back().left_out |= from.record->left_out_;
      readings.pop_back();
      continue;
    }
    const Crumbs& tokens = from.record->tokens_;
    const uint8_t token = tokens[from.place++];
    if (token == Settled) {
      tokens_.push(token);
    } else if (token == Open) {
      nodes.push_back({tokens_.size()});
      tokens_.push(token);
      for (uint32_t i = 0; i < kStampSize; ++i) tokens_.push(tokens[from.place++]);
    } else if (token == Rare && tokens[from.place++] == Given) {
      readings.push_back({from.record->parts_[from.part++].get()});
    } else {
      const Node node = nodes.back();
      nodes.pop_back();
      if (node.left_out || token == End || nodes.empty()) {
        tokens_.push(End);
        if (!nodes.empty()) nodes.back().left_out = true;
      } else {
        tokens_.cut(node.entry);
        tokens_.push(Settled);
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
  write_rare(Covered::Given);
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
  return out_;
}

}  // namespace needle::search
