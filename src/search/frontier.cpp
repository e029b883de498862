#include "search/frontier.h"

namespace needle::search {

namespace {
constexpr size_t kPlaceBytes = sizeof(Place) + 32;  // with what it takes to allocate and count it
}  // namespace

uint64_t Frontier::rank_of(const Place& place) const {
  switch (order_) {
    case PathOrder::BreadthFirst:
      return place.length;
    case PathOrder::Coverage:
      return uint64_t{place.since} << 32 | place.length;
    case PathOrder::BySize:
    case PathOrder::DepthFirst:
      break;
  }
  return 0;
}

void Frontier::add(const PlacePointer& place, const Choice& choice) {
  if (paths_.size() * sizeof(Entry) + *places_ * kPlaceBytes > bytes_) {
    ++left_out_;
    return;
  }
  ++added_;
  paths_.push({rank_of(*place), order_ == PathOrder::DepthFirst ? ~added_ : added_, {place, choice}});
}

void Frontier::add(const PlacePointer& place, std::span<const Choice> choices) {
  if (order_ == PathOrder::DepthFirst)
    for (size_t i = choices.size(); i-- > 0;) add(place, choices[i]);
  else
    for (const Choice& choice : choices) add(place, choice);
}

std::optional<WaitingPath> Frontier::take() {
  if (paths_.empty()) return std::nullopt;
  WaitingPath out = paths_.top().path;
  paths_.pop();
  return out;
}

}  // namespace needle::search
