#include "backward/lookup.h"

namespace needle::backward {

using namespace core;
using solve::Relation;

// Null: no alternative fits.
const Expr* Lookup::body_taken(const CaseExpr& c, const Source* source) const {
  if (!source->con) return c.alts.empty() ? c.fallback : nullptr;
  for (const Alt& a : c.alts)
    if (a.con == source->con) return a.body;
  return c.fallback;
}

View Lookup::choose(const CaseExpr& c, const Frame* frame) {
  if (c.alts.empty()) {
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
  if (subject.node->closed && !subject.node->sources.empty() && (options_.typed || !subject.node->number)) {
    const Expr* same = body_taken(c, subject.node->sources[0].first);
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
  if (!options_.typed && number_of(subject)) formula_.imply({demand, subject.node->is_number}, {});
  auto taken = std::make_shared<std::unordered_map<const Expr*, Literal>>();
  each_source(subject.node, [this, &c, frame, node, demand, taken](const Source* s, Literal l) {
    const Expr* body = body_taken(c, s);
    if (!body) return formula_.imply({demand, l}, {});
    const auto [known, is_new] = taken->try_emplace(body, kTrue);
    if (is_new) known->second = formula_.fresh();
    const Literal guard = known->second;
    formula_.imply({demand, l}, {guard});
    if (!is_new) return;
    in_branch([&] {
      link(node, guard, value(body, frame));
      return 0;
    });
  });
  finish(node, subject.node->closed);
  return {demand, node};
}

View Lookup::choose_number(const CaseExpr& c, const Frame* frame, const View& subject) {
  const std::optional<Term> x = number_of(subject);
  if (!x) return bottom();
  Node* node = collecting();
  const Literal demand = formula_.fresh();
  formula_.imply({demand}, {subject.demand});
  formula_.imply({demand}, {subject.node->is_number});
  std::vector<Literal> otherwise;
  for (const Alt& a : c.alts) {
    const std::optional<Term> number = number_of(literal(a.literal));
    const std::optional<Literal> same = number ? formula_.compare(Relation::Equal, *x, *number) : std::nullopt;
    if (!same) return opaque();
    if (same->is_false()) continue;
    if (same->is_true() && otherwise.empty()) {
      const View taken = value(a.body, frame);
      return {both(both(subject.demand, subject.node->is_number), taken.demand), taken.node};
    }
    const Literal guard = formula_.fresh();
    formula_.imply({demand, *same}, {guard});
    in_branch([&] {
      link(node, guard, value(a.body, frame));
      return 0;
    });
    otherwise.push_back(*same);
  }
  if (c.fallback && otherwise.empty()) {
    const View taken = value(c.fallback, frame);
    return {both(both(subject.demand, subject.node->is_number), taken.demand), taken.node};
  }
  if (c.fallback) {
    otherwise.push_back(formula_.fresh());
    const Literal guard = otherwise.back();
    in_branch([&] {
      link(node, guard, value(c.fallback, frame));
      return 0;
    });
  }
  formula_.imply({demand}, otherwise);
  finish(node, true);
  return {demand, node};
}

}  // namespace needle::backward
