#include "search/crew.h"

#include <algorithm>

namespace needle::search {

namespace {
constexpr size_t kLeastMemory = size_t{8} << 20;  // of one helper
}  // namespace

std::unique_ptr<Crew> Crew::make(const Compiled& compiled, const Helping& helping, claim::SearchBudget& budget,
                                 const claim::Listener& listener) {
  const bool exact = budget.steps != INT64_MAX;
  const bool told = listener.leaf || listener.mark || claim::sought(compiled.claim) != claim::Sought::Failure;
  const size_t machines = helpers_memory(budget) / kLeastMemory;
  if (!helping.spare || exact || told || compiled.spaces.has_tables() || machines < 2) return nullptr;
  Helping possible = helping;
  possible.most = std::min(helping.most, machines - 1);
  return std::unique_ptr<Crew>(new Crew(compiled, possible, budget));
}

Crew::Crew(const Compiled& compiled, const Helping& helping, claim::SearchBudget& budget)
    : compiled_(compiled), helping_(helping), budget_(budget) {}

Round::Ended Crew::run(Round& own, claim::Counts& counts, uint64_t until) {
  uint64_t left = until - std::min(until, counts.work());
  do {
    if (dismissed_) return own.run(until);
    const Ended how = own_over_ ? walk_parts(own, counts, left) : walk_own(own, counts, left);
    if (how != Ended::Paused) return how;
  } while (left > 0);
  return Ended::Paused;
}

// A slice of the round, up to the parts that were given away.
Round::Ended Crew::walk_own(Round& own, claim::Counts& counts, uint64_t& left) {
  const uint64_t before = counts.work();
  const Ended how = own.run(before + std::min(helping_.slice, left));
  left -= std::min(left, counts.work() - before);
  if (parts_.failed()) return lost();
  if (own.tally().undecided() > 0) {
    if (gave_) return lost();
    dismiss();
    return how;
  }
  if (how == Ended::Stopped) return stopped(own, counts);
  if (how == Ended::Complete && gave_) {
    own_over_ = true;
    return Ended::Paused;
  }
  if (how != Ended::Paused) return how;
  look_for_helpers();
  if (!parts_.wanted()) return how;
  if (std::optional<Share> share = own.give()) {
    parts_.give(nullptr, std::move(*share));
    gave_ = true;
  }
  return how;
}

// The parts that are done, from the first on; or a slice of another.
Round::Ended Crew::walk_parts(Round& own, claim::Counts& counts, uint64_t& left) {
  while (std::optional<std::list<Part>> part = parts_.collect()) {
    if (parts_.failed()) return lost();
    if (part->front().stopped) {
      add(own, counts, std::move(*part));
      return stopped(own, counts);
    }
    if (add(own, counts, std::move(*part))) return Ended::Found;
  }
  if (parts_.failed()) return lost();
  if (parts_.empty()) {
    gave_ = own_over_ = false;
    return Ended::Complete;
  }
  if (!owner_->busy())
    if (Part* part = parts_.take_now()) owner_->begin(*part);
  uint64_t worked = helping_.slice;
  if (owner_->busy())
    worked = owner_->step();
  else
    parts_.wait_for_change();
  left -= std::min(left, worked);
  return Ended::Paused;
}

// Whether it has found something.
bool Crew::add(Round& own, claim::Counts& counts, std::list<Part> parts) {
  const Part& part = parts.front();
  own.add(part.seen);
  ++counts.parts;
  counts.nodes += part.counts.nodes;
  counts.steps += part.counts.steps;
  counts.generated |= part.counts.generated;
  counts.notes_open |= part.counts.notes_open;
  counts.expects_failure |= part.counts.expects_failure;
  if (running_.empty()) running_ = part.running;
  found_ = part.found;
  return found_.has_value();
}

// All that was done counts, in whatever part.
Round::Ended Crew::stopped(Round& own, claim::Counts& counts) {
  if (owner_) owner_->leave();
  std::list<Part> all = parts_.clear();
  while (!all.empty()) {
    std::list<Part> part;
    part.splice(part.begin(), all, all.begin());
    add(own, counts, std::move(part));
  }
  return Ended::Stopped;
}

Round::Ended Crew::lost() {
  dismiss();
  gave_ = own_over_ = false;
  return Ended::Lost;
}

std::unique_ptr<Helper> Crew::make_helper() {
  const size_t memory = helpers_memory(budget_) / (helping_.most + 1);
  return std::make_unique<Helper>(compiled_, budget_.stop, memory, parts_, helping_.slice);
}

void Crew::look_for_helpers() {
  const std::chrono::duration<double> passed = Clock::now() - begin_;
  if (members_.size() >= helping_.most || passed.count() < helping_.after_seconds || !helping_.spare->take()) return;
  try {
    if (!owner_) owner_ = make_helper();
    Member& member = members_.emplace_back();
    member.helper = make_helper();
    member.thread = std::make_unique<DeepThread>([helper = member.helper.get()] { helper->run(); });
  } catch (const std::exception&) {  // no room for another one
    std::erase_if(members_, [](const Member& member) { return !member.thread; });
    helping_.spare->add(1);
    helping_.most = members_.size();
  }
}

void Crew::dismiss() {
  dismissed_ = true;
  owner_.reset();
  parts_.close();
  for (const Member& member : members_) member.helper->stop();
  for (Member& member : members_) member.thread.reset();
  helping_.spare->add(members_.size());
  members_.clear();
}

}  // namespace needle::search
