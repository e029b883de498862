#include "search/helper.h"

#include <algorithm>
#include <utility>

namespace needle::search {

Helper::Helper(const Compiled& compiled, Stop& stop, size_t max_memory, Parts& parts, uint64_t slice)
    : with_others_(stop, [this] { stop_.request(); }),
      setting_(compiled, budget_, nobody_listens(), max_memory),
      parts_(parts),
      slice_(slice) {}

Helper::~Helper() {
  leave();
}

void Helper::run() try {
  while (Part* part = parts_.take()) {
    begin(*part);
    while (busy()) step();
  }
} catch (...) {  // no memory: one walker alone has more
  parts_.fail();
  leave();
}

void Helper::begin(Part& part) {
  part_ = &part;
  round_.emplace(setting_.problem(), part.counts, part.share);
}

uint64_t Helper::step() {
  const uint64_t before = part_->counts.work();
  const Ended how = round_->run(before + slice_);
  const uint64_t worked = part_->counts.work() - std::min(before, part_->counts.work());
  const bool faulty = how == Ended::Stopped && !setting_.problem().stopped();
  parts_.count_work(worked);
  if (how == Ended::Lost || faulty || round_->tally().undecided() > 0) parts_.fail();
  if (how != Ended::Paused || part_->forgotten || parts_.failed()) {
    finish(how);
  } else if (parts_.wanted()) {
    if (std::optional<Share> share = round_->give()) parts_.give(part_, std::move(*share));
  }
  return worked;
}

void Helper::leave() {
  if (busy()) finish(Ended::Stopped);
}

void Helper::finish(Ended how) {
  Walker& walker = round_->walker();
  part_->seen = round_->seen();
  part_->stopped = how != Ended::Complete && how != Ended::Found;
  if (how == Ended::Found) part_->found = found_at(setting_.problem(), walker);
  const int64_t long_ago = std::max(walker.patience() / 4, static_cast<int64_t>(part_->counts.steps / 2));
  if (how == Ended::Stopped && walker.stretch() > long_ago) part_->running = walker.inputs();
  round_.reset();
  parts_.done(*std::exchange(part_, nullptr));
}

}  // namespace needle::search
