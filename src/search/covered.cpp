#include "search/covered.h"

#include <algorithm>

namespace needle::search {

size_t Covered::behind(size_t place) const {
  for (size_t depth = 1; depth > 0;) {
    const uint8_t token = tokens_[place++];
    if (token == Open) {
      ++depth;
      place += kStampBytes;
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
    const auto token = static_cast<Token>(from.record->tokens_[from.place++]);
    switch (token) {
      case Settled:
        tokens_.push_back(token);
        break;
      case Open:
        nodes.push_back({tokens_.size()});
        tokens_.push_back(token);
        for (size_t i = 0; i < kStampBytes; ++i) tokens_.push_back(from.record->tokens_[from.place++]);
        break;
      case Given:
        readings.push_back({from.record->parts_[from.part++].get()});
        break;
      case End:
      case EndUnlessParts: {
        const Node node = nodes.back();
        const bool left_out = node.left_out || token == End;
        nodes.pop_back();
        if (left_out || nodes.empty()) {
          tokens_.push_back(End);
          if (!nodes.empty()) nodes.back().left_out = true;
        } else {
          tokens_.resize(node.entry);
          tokens_.push_back(Settled);
        }
        break;
      }
    }
  }
}

namespace {
// Places in a record are numbers of 32 bits.
size_t limited(size_t bytes) {
  return std::min<size_t>(bytes, INT32_MAX);
}
}  // namespace

Covering::Covering(uint32_t bound, size_t most_bytes, std::shared_ptr<const Covered> before)
    : out_(std::make_shared<Covered>()),
      most_bytes_(limited(most_bytes)),
      before_(std::move(before)),
      old_(before_ ? before_->tokens_.data() : nullptr),
      old_bound_(before_ ? before_->bound_ : 0),
      base_(0),
      is_part_(false) {
  out_->bound_ = bound;
  out_->most_bytes_ = most_bytes_;
}

Covering::Covering(std::shared_ptr<Covered> record, CoveredPlace from, size_t decisions)
    : out_(std::move(record)),
      most_bytes_(out_->most_bytes_),
      before_(std::move(from.before)),
      old_(before_ ? before_->tokens_.data() : nullptr),
      old_bound_(before_ ? before_->bound_ : 0),
      frames_(decisions + 1),
      base_(decisions),
      is_part_(true) {
  frames_.back().place = from.place;
}

// What was given away of a node.
void Covering::write_rest(const Frame& frame) {
  if (frame.given == 0) return;
  write(Covered::Given);
  out_->parts_.push_back(gifts_[frame.given - 1]);
}

std::shared_ptr<Covered> Covering::give(size_t decision) {
  auto record = std::make_shared<Covered>();
  record->bound_ = out_->bound_;
  record->most_bytes_ = most_bytes_;
  gifts_.push_back(record);
  frames_[decision].given = static_cast<uint32_t>(gifts_.size());
  return record;
}

CoveredPlace Covering::place_of_rest(size_t decision) const {
  const Frame& frame = frames_[decision];
  if (frame.place == kNowhere || !frame.within) return {before_, frame.place};
  return {before_, static_cast<uint32_t>(before_->behind(frame.place + Covered::kStampBytes))};
}

std::shared_ptr<const Covered> Covering::finish() {
  while (frames_.size() > base_ + (is_part_ ? 1 : 0)) pop();
  if (is_part_) {
    write_rest(frames_.back());
    out_->left_out_ = frames_.back().left_out;
  }
  out_->complete_ = !tokens_.empty() && tokens_.size() < most_bytes_;
  out_->tokens_ = std::move(tokens_);
  return out_;
}

}  // namespace needle::search
