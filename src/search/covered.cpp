#include "search/covered.h"

#include <cstring>

namespace needle::search {

constexpr size_t kNowhere = CoveredPlace::kNowhere;

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
  std::vector<Reading> readings = {{&root, kStampBytes}};
  std::vector<Node> nodes = {{0}};
  tokens_.assign(root.tokens_.begin(), root.tokens_.begin() + kStampBytes);
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

Covering::Covering(uint32_t bound, size_t most_bytes, std::shared_ptr<const Covered> before)
    : out_(std::make_shared<Covered>()),
      most_bytes_(most_bytes),
      before_(std::move(before)),
      base_(0),
      is_part_(false) {
  out_->bound_ = bound;
}

Covering::Covering(std::shared_ptr<Covered> record, size_t most_bytes, CoveredPlace from, size_t decisions)
    : out_(std::move(record)),
      most_bytes_(most_bytes),
      before_(std::move(from.before)),
      frames_(decisions + 1),
      base_(decisions),
      is_part_(true) {
  frames_.back().place = from.place;
}

// A path makes far fewer unknowns than these are, so it is the unknown's own number.
Covered::Stamp Covering::stamp_of(const Unknown& unknown) {
  return static_cast<Covered::Stamp>(unknown.number % Covered::kNoUnknown);
}

void Covering::write_stamp(Covered::Stamp stamp) {
  if (full_) return;
  uint8_t bytes[Covered::kStampBytes];
  std::memcpy(bytes, &stamp, sizeof(stamp));
  out_->tokens_.insert(out_->tokens_.end(), bytes, bytes + sizeof(stamp));
}

Covered::Stamp Covering::stamp_at(size_t place) const {
  Covered::Stamp stamp = 0;
  std::memcpy(&stamp, old().data() + place, sizeof(stamp));
  return stamp;
}

void Covering::demanded(const Unknown& unknown) {
  const Covered::Stamp stamp = stamp_of(unknown);
  size_t node = kNowhere;  // in the record before
  if (!frames_.empty() && frames_.back().within)
    node = frames_.back().place;
  else if (frames_.empty() && before_)
    node = 0;
  Frame& frame = frames_.emplace_back();
  if (node != kNowhere && stamp_at(node) == stamp) frame.place = node + Covered::kStampBytes;
  write_stamp(stamp);
}

bool Covering::passes(const Alternative& alternative) {
  Frame& frame = frames_.back();
  if (frame.place == kNowhere || alternative.size > before_->bound_) return false;
  const uint8_t token = old()[frame.place];
  if (token == Covered::End) return false;
  ++frame.place;
  frame.within = token == Covered::Open;
  if (token == Covered::Settled) write(Covered::Settled);
  return token == Covered::Settled;
}

void Covering::take() {
  frames_.back().entry = out_->tokens_.size();
  write(Covered::Open);
}

void Covering::leaf(bool settled) {
  if (frames_.size() <= base_) return;  // nothing was demanded
  Frame& frame = frames_.back();
  if (frame.within) leave_entry(frame, frame.place + Covered::kStampBytes);
  if (settled) {
    rewind(frame.entry);
    write(Covered::Settled);
  } else {
    write_stamp(Covered::kNoUnknown);
    write(Covered::End);
    frame.left_out = true;
  }
}

// In the record before, the entry of this frame that the walk was within; it has been read up to there.
void Covering::leave_entry(Frame& frame, size_t from) {
  frame.place = before_->behind(from);
  frame.within = false;
}

void Covering::pop() {
  const Frame frame = frames_.back();
  frames_.pop_back();
  if (frame.given > 0) {
    write(Covered::Given);
    out_->parts_.push_back(gifts_[frame.given - 1]);
  }
  if (frames_.empty()) {  // the root: what it is settles the search
    write(Covered::End);
    return;
  }
  Frame& above = frames_.back();
  if (above.within)
    leave_entry(above, frame.place == kNowhere ? above.place + Covered::kStampBytes : frame.place);
  const bool parts = frame.parts_below || frame.given > 0;
  above.left_out |= frame.left_out;
  above.parts_below |= parts;
  if (frame.left_out) {
    write(Covered::End);
  } else if (parts) {
    write(Covered::EndUnlessParts);
  } else {
    rewind(above.entry);
    write(Covered::Settled);
  }
}

std::shared_ptr<Covered> Covering::give(size_t decision) {
  auto record = std::make_shared<Covered>();
  record->bound_ = out_->bound_;
  gifts_.push_back(record);
  frames_[decision].given = static_cast<uint32_t>(gifts_.size());
  return record;
}

CoveredPlace Covering::place_of_rest(size_t decision) const {
  const Frame& frame = frames_[decision];
  if (frame.place == kNowhere || !frame.within) return {before_, frame.place};
  return {before_, before_->behind(frame.place + Covered::kStampBytes)};
}

std::shared_ptr<const Covered> Covering::finish() {
  while (frames_.size() > base_ + (is_part_ ? 1 : 0)) pop();
  if (is_part_) {
    const Frame& frame = frames_.back();
    if (frame.given > 0) {
      write(Covered::Given);
      out_->parts_.push_back(gifts_[frame.given - 1]);
    }
    out_->left_out_ = frame.left_out;
  }
  out_->complete_ = !full_ && !out_->tokens_.empty();
  return out_;
}

}  // namespace needle::search
