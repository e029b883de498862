#include "solve/differences.h"

namespace needle::solve {

Differences::Differences() {
  add_variable(0, std::nullopt, std::nullopt);  // node 0 is made as a variable is
}

uint32_t Differences::edge(uint32_t from, uint32_t to) {
  const auto [place, is_new] =
      places_.try_emplace(static_cast<uint64_t>(from) << 32 | to, static_cast<uint32_t>(edges_.size()));
  if (is_new) edges_.push_back({0, from, to, false});
  return place->second;
}

Difference Differences::difference(uint32_t first, uint32_t second, Int bound, bool equality) {
  return {first, second, edge(first, second), edge(second, first), bound, equality};
}

// --- variables

void Differences::add_variable(Int value, std::optional<Int> low, std::optional<Int> high) {
  const uint32_t node = static_cast<uint32_t>(potentials_.size());
  potentials_.push_back(value);
  if (upper_.size() <= node) {
    upper_.push_back(edge(node, kZero));
    lower_.push_back(edge(kZero, node));
    leaving_.emplace_back();
    entering_.emplace_back();
    disequal_.emplace_back();
    step_.push_back(0);
    waiting_at_.push_back(0);
    moved_at_.push_back(0);
  }
  if (high) tighten(upper_[node], *high);
  if (low) tighten(lower_[node], -*low);
}

std::optional<Int> Differences::low(Variable variable) const {
  const Edge& edge = edges_[lower_[node(variable)]];
  return edge.active ? std::optional(-edge.weight) : std::nullopt;
}

std::optional<Int> Differences::high(Variable variable) const {
  const Edge& edge = edges_[upper_[node(variable)]];
  return edge.active ? std::optional(edge.weight) : std::nullopt;
}

// --- the path

void Differences::tighten(uint32_t number, Int weight) {
  Edge& edge = edges_[number];
  if (edge.active && edge.weight <= weight) return;
  trail_.push_back({number, edge.active, edge.weight});
  edge.weight = weight;
  if (edge.active) return;
  edge.active = true;
  leaving_[edge.from].push_back(number);
  entering_[edge.to].push_back(number);
}

void Differences::undo(size_t trail) {
  while (trail_.size() > trail) {
    const Undo& last = trail_.back();
    Edge& edge = edges_[last.edge];
    edge.weight = last.weight;
    edge.active = last.active;
    if (!edge.active) {
      leaving_[edge.from].pop_back();
      entering_[edge.to].pop_back();
    }
    trail_.pop_back();
  }
}

void Differences::add_disequality(const Difference& difference) {
  const uint32_t number = static_cast<uint32_t>(disequalities_.size());
  disequalities_.push_back(difference);
  disequal_[difference.first].push_back(number);
  disequal_[difference.second].push_back(number);
}

void Differences::drop_disequality() {
  disequal_[disequalities_.back().first].pop_back();
  disequal_[disequalities_.back().second].pop_back();
  disequalities_.pop_back();
}

void Differences::add(const Difference& difference, bool side) {
  if (!difference.equality) {
    if (side)
      tighten(difference.forward, difference.bound);
    else
      tighten(difference.backward, -difference.bound - 1);
  } else if (side) {
    tighten(difference.forward, difference.bound);
    tighten(difference.backward, -difference.bound);
  } else {
    add_disequality(difference);
  }
}

Differences::Mark Differences::mark() const {
  return {static_cast<uint32_t>(potentials_.size()), static_cast<uint32_t>(trail_.size()),
          static_cast<uint32_t>(disequalities_.size())};
}

void Differences::back_to(const Mark& mark) {
  undo(mark.trail);
  while (disequalities_.size() > mark.disequalities) drop_disequality();
  potentials_.resize(mark.nodes);
  log_.clear();
}

// --- the model

bool Differences::model_side(const Difference& difference) const {
  const Int now = potentials_[difference.first] - potentials_[difference.second];
  return difference.equality ? now == difference.bound : now <= difference.bound;
}

bool Differences::violated(const Difference& disequality) const {
  return potentials_[disequality.first] - potentials_[disequality.second] == disequality.bound;
}

bool Differences::model_holds() const {
  for (const Undo& change : trail_) {
    const Edge& edge = edges_[change.edge];
    if (potentials_[edge.from] - potentials_[edge.to] > edge.weight) return false;
  }
  for (const Difference& disequality : disequalities_)
    if (violated(disequality)) return false;
  return true;
}

void Differences::set(uint32_t node, Int potential) {
  log_.push_back({node, potentials_[node]});
  potentials_[node] = potential;
}

void Differences::set_value(Variable variable, Int value) {
  set(node(variable), value);
}

void Differences::restore(size_t log) {
  for (; log_.size() > log; log_.pop_back()) potentials_[log_.back().node] = log_.back().before;
}

}  // namespace needle::solve
