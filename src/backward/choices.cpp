#include "backward/lookup.h"

namespace needle::backward {

using namespace core;
using solve::Relation;

// Null: no alternative fits.
const Expr* Lookup::body_taken(const CaseExpr& c, const Source* source) const {
  for (const Alt& a : c.alts)
    if (a.con && a.con == source->con) return a.body;
  return c.fallback;
}

// Calls f once it is known that the node may be a number, with the literal of that.
void Lookup::each_number(Node* node, std::function<void(Literal)> f) {
  if (node->number) return f(node->is_number);
  if (node->closed) return;
  node->number_watchers.push_back([this, node, f] { later_.push_back([node, f] { f(node->is_number); }); });
}

void Lookup::forbid_number(Literal guard, Node* node) {
  each_number(node, [this, guard](Literal l) { formula_.imply({guard, l}, {}); });
}

View Lookup::choose(const CaseExpr& c, const Frame* frame) {
  if (c.alts.empty()) {
    if (!c.fallback) return bottom();
    if (!options_.strict) return value(c.fallback, frame);
    const Literal demand = value(c.scrutinee, frame).demand;
    if (demand.is_false()) return bottom();
    const View taken = value(c.fallback, frame);
    return {both(demand, taken.demand), taken.node};
  }
  const View subject = value(c.scrutinee, frame);
  if (subject.demand.is_false()) return bottom();
  return c.alts[0].con ? choose_constructor(c, frame, subject) : choose_number(c, frame, subject);
}

View Lookup::choose_constructor(const CaseExpr& c, const Frame* frame, const View& subject) {
  widen(subject.node, c.alts[0].con->parent);
  if (subject.node->closed && (options_.typed || !subject.node->number)) {
    const Expr* same = subject.node->sources.empty() ? nullptr : body_taken(c, subject.node->sources[0].first);
    for (const auto& [source, literal] : subject.node->sources)
      if (body_taken(c, source) != same) same = nullptr;
    if (same) {
      const View taken = value(same, frame);
      return {both(subject.demand, taken.demand), taken.node};
    }
  }
  Node* node = collecting();
  const Literal demand = formula_.fresh();
  formula_.imply({demand}, {subject.demand});
  auto known = std::make_shared<std::unordered_map<const Expr*, Literal>>();
  auto take = [this, frame, node, demand, known](const Expr* body, Literal l) {
    if (!body) return formula_.imply({demand, l}, {});
    const auto [found, is_new] = known->try_emplace(body, kTrue);
    if (is_new) found->second = formula_.fresh();
    const Literal guard = found->second;
    formula_.imply({demand, l}, {guard});
    if (is_new) link_in_branch(node, guard, body, frame);
  };
  each_source(subject.node, [this, &c, take](const Source* s, Literal l) { take(body_taken(c, s), l); });
  if (!options_.typed) each_number(subject.node, [&c, take](Literal l) { take(c.fallback, l); });
  finish(node, subject.node->closed);
  return {demand, node};
}

void Lookup::link_in_branch(Node* node, Literal guard, const Expr* body, const Frame* frame) {
  in_branch([&] {
    link(node, guard, value(body, frame));
    return 0;
  });
}

// The alternatives that a number may take, and what must be the case for each; nothing when that cannot be said. One that
// is certain stands alone.
std::optional<std::vector<Lookup::Way>> Lookup::ways(const CaseExpr& c, Term x) {
  std::vector<Way> out;
  std::vector<Literal> others;
  for (const Alt& a : c.alts) {
    const std::optional<Term> number = number_of(literal(a.literal));
    const std::optional<Literal> same = number ? formula_.compare(Relation::Equal, x, *number) : std::nullopt;
    if (!same) return std::nullopt;
    if (same->is_true()) return std::vector<Way>{{kTrue, a.body}};
    if (same->is_false()) continue;
    out.push_back({*same, a.body});
    others.push_back(*same);
  }
  if (others.empty()) return std::vector<Way>{{kTrue, c.fallback}};
  Literal otherwise = formula_.fresh();
  others.push_back(otherwise);
  formula_.imply({}, others);
  out.push_back({otherwise, c.fallback});
  return out;
}

View Lookup::choose_number(const CaseExpr& c, const Frame* frame, const View& subject) {
  const std::optional<Term> x = number_of(subject);
  const std::optional<std::vector<Way>> all = x ? ways(c, *x) : std::vector<Way>{{kTrue, c.fallback}};
  if (!all) return opaque();
  const bool certain = all->size() == 1 && (options_.typed || !x || subject.only_number());
  if (certain) {
    if (!(*all)[0].body) return bottom();
    const View taken = value((*all)[0].body, frame);
    return {both(subject.demand, taken.demand), taken.node};
  }
  Node* node = collecting();
  const Literal demand = formula_.fresh();
  formula_.imply({demand}, {subject.demand});
  Literal fallback = kTrue;
  for (const Way& way : *all) {
    if (!way.body) {
      formula_.imply({demand, subject.node->is_number, way.condition}, {});
      continue;
    }
    const Literal guard = formula_.fresh();
    formula_.imply({demand, subject.node->is_number, way.condition}, {guard});
    if (way.body == c.fallback) fallback = guard;
    link_in_branch(node, guard, way.body, frame);
  }
  if (!options_.typed) {
    const bool is_new = c.fallback && fallback.is_true();
    if (is_new) fallback = formula_.fresh();
    if (is_new) link_in_branch(node, fallback, c.fallback, frame);
    each_source(subject.node, [this, demand, fallback, &c](const Source*, Literal l) {
      formula_.imply({demand, l}, {c.fallback ? fallback : kFalse});
    });
  }
  finish(node, subject.node->closed);
  return {demand, node};
}

}  // namespace needle::backward
