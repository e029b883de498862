#include <algorithm>

#include "backward/lookup.h"

namespace needle::backward {

Node* Lookup::new_node() {
  return &all_nodes_.emplace_back();
}

// One whose sources and number arrive bit by bit.
Node* Lookup::collecting() {
  Node* node = new_node();
  node->closed = false;
  return node;
}

View Lookup::bottom() {
  return {kFalse, new_node()};
}

View Lookup::opaque() {
  return {undecided_, top().node};
}

View Lookup::number(Term term, Literal demand) {
  Node* node = new_node();
  node->number = term;
  return {demand, node};
}

View Lookup::truth(Literal holds, Literal demand) {
  Node* node = new_node();
  if (!holds.is_false()) node->sources.emplace_back(nullary(program_.known.true_con), holds);
  if (!holds.is_true()) node->sources.emplace_back(nullary(program_.known.false_con), !holds);
  return {demand, node};
}

View Lookup::single(const Source* source, Literal demand) {
  Node* node = new_node();
  node->sources.emplace_back(source, kTrue);
  return {demand, node};
}

Literal Lookup::both(Literal a, Literal b) {
  if (a.is_true() || a == b) return b;
  if (b.is_true()) return a;
  if (a.is_false() || b.is_false() || a == !b) return kFalse;
  const uint64_t key = uint64_t{std::min(a.code, b.code)} << 32 | std::max(a.code, b.code);
  const auto [known, is_new] = conjunctions_.try_emplace(key, kTrue);
  if (is_new) {
    known->second = formula_.fresh();
    formula_.imply({known->second}, {a});
    formula_.imply({known->second}, {b});
  }
  return known->second;
}

// Implies that one of them holds.
Literal Lookup::some(Literal a, Literal b) {
  if (a.is_false() || a == b) return b;
  if (b.is_false()) return a;
  if (a.is_true() || b.is_true()) return kTrue;
  const Literal out = formula_.fresh();
  formula_.imply({out}, {a, b});
  return out;
}

// --- sources

void Lookup::each_source(Node* node, std::function<void(const Source*, Literal)> f) {
  const auto present = node->sources;
  if (!node->closed) node->watchers.push_back(f);
  for (const auto& [source, literal] : present) f(source, literal);
}

void Lookup::add_source(Node* node, const Source* source, Literal guard, Literal literal) {
  for (const auto& [known, own] : node->sources)
    if (known == source) return formula_.imply({guard, literal}, {own});
  Literal own;
  const bool is_true = source->con && source->con == program_.known.true_con;
  if (is_true || (source->con && source->con == program_.known.false_con)) {
    if (!node->truth) node->truth = formula_.fresh();
    own = is_true ? *node->truth : !*node->truth;
  } else {
    own = formula_.fresh();
  }
  formula_.imply({guard, literal}, {own});
  node->sources.emplace_back(source, own);
  // Not at once: what is being looked up just now must not seem to depend on itself.
  for (const auto& watcher : node->watchers) later_.push_back([watcher, source, own] { watcher(source, own); });
}

void Lookup::settle() {
  while (!later_.empty() && !stop_.requested()) {
    const auto next = std::move(later_.front());
    later_.pop_front();
    branch_ = ++branches_;
    next();
  }
  branch_ = 0;
}

// --- numbers

// Gives a node that may still become a number its term.
void Lookup::give_number(Node* node) {
  if (node->number) return;
  node->number = formula_.variable();
  if (!options_.typed) node->is_number = formula_.fresh();
  const auto watchers = std::move(node->number_watchers);
  node->number_watchers.clear();
  for (const auto& watcher : watchers) watcher();
  for (const auto& [guard, other] : node->tops) {
    give_number(other);
    link_number(node, guard, other);
  }
}

// Nothing: it is none.
std::optional<Term> Lookup::number_of(const View& view) {
  Node* node = view.node;
  if (!node->number && (node->top || !node->tops.empty() || !node->closed)) give_number(node);
  return node->number;
}

void Lookup::link_number(Node* node, Literal guard, Node* to) {
  give_number(node);
  const std::optional<Literal> same = formula_.compare(solve::Relation::Equal, *node->number, *to->number);
  formula_.imply({guard, to->is_number}, {same.value_or(undecided_)});
  formula_.imply({guard, to->is_number}, {node->is_number});
}

// Under the guard the node's value is that of the other.
void Lookup::link(Node* node, Literal guard, const View& to) {
  formula_.imply({guard}, {to.demand});
  if (to.demand.is_false()) return;
  if (!to.node->closed) ++node->waits;
  if (to.node->top || !to.node->tops.empty()) {
    node->tops.emplace_back(guard, to.node);
    if (node->number && !to.node->number) {
      give_number(to.node);
      return link_number(node, guard, to.node);
    }
  }
  if (to.node->number)
    link_number(node, guard, to.node);
  else if (!to.node->closed)
    to.node->number_watchers.push_back([this, node, guard, other = to.node] { link_number(node, guard, other); });
  each_source(to.node, [this, node, guard](const Source* s, Literal l) { add_source(node, s, guard, l); });
}

void Lookup::put_off(Node* node, Literal guard, uint32_t depth, std::function<void()> expand) {
  if (node) ++node->waits;
  open_.push_back({guard, depth, std::move(expand)});
}

void Lookup::begin_round() {
  constexpr size_t kLeast = 500, kMost = 20'000, kShare = 8;
  full_at_ = options_.summarises ? SIZE_MAX : nodes() + std::clamp(nodes() / kShare, kLeast, kMost);
}

void Lookup::expand(const Open& open) {
  branch_ = ++branches_;
  at_once_ = 0;
  begin_round();
  open.expand();
  settle();
}

}  // namespace needle::backward
