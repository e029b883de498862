#include "backward/facts.h"

#include <algorithm>
#include <set>

#include "backward/lookup.h"

namespace needle::backward {

using namespace core;
using solve::Relation;

// --- values of which only the analysis is known

View Lookup::top() {
  Node* node = new_node();
  node->top = true;
  return {kTrue, node};
}

// A value that may be anything is one of a type's constructors; where the language has no types, or something else.
void Lookup::widen(Node* node, const TyCon* type) {
  if (!type || (!node->top && node->tops.empty())) return;
  if (!widened_.insert({node, type}).second) return;
  const auto tops = node->tops;
  for (const auto& [guard, other] : tops) {
    widen(other, type);
    for (const auto& [source, literal] : std::vector(other->sources)) add_source(node, source, guard, literal);
  }
  if (!node->top) return;
  std::vector<Literal> all;
  auto add = [&](const Source* source) {
    all.push_back(formula_.fresh());
    node->sources.emplace_back(source, all.back());
  };
  for (const DataCon* con : type->constructors) {
    if (con->arity == 0) {
      add(nullary(con));
      continue;
    }
    Source& made = all_sources_.emplace_back();
    made.con = con;
    for (uint32_t i = 0; i < con->arity; ++i) made.parts.push_back({.given = top()});
    add(&made);
  }
  if (!options_.typed) {
    add(&all_sources_.emplace_back());
    if (!node->number) give_number(node);
    all.push_back(node->is_number);
  }
  formula_.imply({}, all);
}

// An activation with whatever parameters the analysis allows.
const Frame* Lookup::by_anybody(const LamExpr* lambda, uint32_t depth) {
  if (!lambda) return &root_;
  if (entry_ && lambda == entry_->lambda) return entry_;
  Frame& made = frames_.emplace_back();
  made.lambda = lambda;
  for (uint32_t i = 0; i < lambda->params.size(); ++i) made.args.push_back({.entered = &made, .parameter = i});
  made.activation = &activations_.emplace_back();
  made.activation->by_anybody = true;
  made.depth = depth;
  return &made;
}

View Lookup::anything(const std::vector<Flow::Token>& tokens, uint32_t depth) {
  constexpr uint32_t kDeepEnough = 4;  // values made in activations of which nothing is known, one in the other
  if (depth > kDeepEnough) return top();
  Node* node = new_node();
  std::vector<Literal> all;
  auto add = [&](const Source* source) {
    all.push_back(formula_.fresh());
    node->sources.emplace_back(source, all.back());
  };
  for (const Flow::Token& t : tokens) switch (t.kind) {
      case Flow::Kind::Mark:
        break;
      case Flow::Kind::Unknown:
      case Flow::Kind::Text:
        return top();
      case Flow::Kind::Number:
        if (node->number) break;
        node->number = formula_.variable();
        if (!options_.typed) node->is_number = formula_.fresh();
        all.push_back(node->is_number);
        break;
      case Flow::Kind::Nullary:
        add(nullary(static_cast<const DataCon*>(t.at)));
        break;
      case Flow::Kind::Constructor: {
        const auto* made = static_cast<const ConExpr*>(t.at);
        add(source_of(made, by_anybody(bindings_.around(made), depth)));
        break;
      }
      case Flow::Kind::Function: {
        const auto* lambda = static_cast<const LamExpr*>(t.at);
        if (t.given > 0) return top();
        add(source_of(lambda, by_anybody(bindings_.around(lambda), depth)));
        break;
      }
    }
  if (all.empty()) return bottom();
  formula_.imply({}, all);
  return {kTrue, node};
}

// --- calls that are put off

Summary& Lookup::summary_of(const LamExpr* lambda) {
  const auto [found, is_new] = summaries_.try_emplace(lambda);
  Summary& summary = found->second;
  if (!is_new) return summary;
  summary.function = lambda;
  auto guess = [&](Fact fact) {
    fact.assumed = formula_.fresh();
    summary.facts.push_back(fact);
  };
  guess({.kind = Fact::NeverReturns});
  std::set<const DataCon*> cons;
  for (const Flow::Token& t : flow_.values(lambda->body)) {
    if (t.kind == Flow::Kind::Number)
      for (const int64_t bound : flow_.numbers()) {
        guess({.kind = Fact::AtLeast, .bound = bound});
        guess({.kind = Fact::AtMost, .bound = bound});
      }
    if (t.kind == Flow::Kind::Nullary) cons.insert(static_cast<const DataCon*>(t.at));
    if (t.kind == Flow::Kind::Constructor) cons.insert(static_cast<const ConExpr*>(t.at)->con);
  }
  for (const DataCon* con : cons) guess({.kind = Fact::NotMadeBy, .con = con});
  unlooked_.push_back(lambda);
  return summary;
}

// The literal that the fact holds of a value; for facts about numbers, if it is one.
Literal Lookup::holds(const Fact& fact, const View& v) {
  switch (fact.kind) {
    case Fact::NeverReturns:
      return !v.demand;
    case Fact::AtLeast:
    case Fact::AtMost: {
      if (!v.node->number) return kTrue;
      const Relation relation = fact.kind == Fact::AtLeast ? Relation::GreaterEqual : Relation::LessEqual;
      return formula_.compare(relation, *v.node->number, formula_.constant(fact.bound)).value_or(kFalse);
    }
    case Fact::NotMadeBy:
      break;
  }
  Literal none = kTrue;
  for (const Literal l : made_by(v, fact.con)) none = both(none, !l);
  return none;
}

std::vector<Literal> Lookup::made_by(const View& v, const DataCon* con) const {
  std::vector<Literal> out;
  for (const auto& [source, literal] : v.node->sources)
    if (source->con == con) out.push_back(literal);
  return out;
}

// Whether the last model breaks it.
bool Lookup::is_broken(const Fact& fact, const View& body) const {
  if (formula_.value(fact.broken)) return true;
  if (!formula_.value(body.demand)) return false;
  if (fact.kind == Fact::NeverReturns) return true;
  if (fact.kind == Fact::NotMadeBy) {
    const std::vector<Literal> made = made_by(body, fact.con);
    return std::any_of(made.begin(), made.end(), [this](Literal l) { return formula_.value(l); });
  }
  if (!body.node->number || !formula_.value(body.node->is_number)) return false;
  const std::optional<solve::Int> number = formula_.value(*body.node->number);
  return !number || (fact.kind == Fact::AtLeast ? *number < fact.bound : *number > fact.bound);
}

View Lookup::summarised(const LamExpr* lambda) {
  const View value = anything(flow_.values(lambda->body), 1);
  if (value.demand.is_false()) return value;
  const View out{formula_.fresh(), value.node};
  for (const Fact& fact : summary_of(lambda).facts) formula_.imply({fact.assumed, out.demand}, {holds(fact, out)});
  return out;
}

// --- elimination

bool Lookup::look_at_bodies(const std::function<bool()>& paused) {
  while (!unlooked_.empty()) {
    if (paused()) return false;
    const LamExpr* lambda = unlooked_.back();
    unlooked_.pop_back();
    const View body = value(lambda->body, by_anybody(lambda));
    settle();
    Summary& summary = summaries_.at(lambda);
    summary.body = body;
    for (Fact& fact : summary.facts) {
      fact.broken = formula_.fresh();
      formula_.imply({fact.broken}, {body.demand});
      if (fact.kind == Fact::NeverReturns) continue;
      const bool about_number = fact.kind != Fact::NotMadeBy;
      // What may still become a number, or be made elsewhere, breaks it.
      const bool empty = !body.node->number && body.node->sources.empty();
      if (!body.node->closed || body.node->top || !body.node->tops.empty() || empty) continue;
      if (about_number && !body.node->number) formula_.imply({fact.broken}, {});
      if (about_number && body.node->number) {
        formula_.imply({fact.broken}, {!holds(fact, body)});
        formula_.imply({fact.broken}, {body.node->is_number});
      }
      if (!about_number) formula_.imply({fact.broken}, made_by(body, fact.con));
    }
  }
  return true;
}

std::optional<std::vector<Literal>> Lookup::find_facts(const std::function<bool()>& paused) {
  if (!look_at_bodies(paused)) return std::nullopt;
  do {
    std::vector<Literal> alive, broken;
    for (auto& [lambda, summary] : summaries_)
      for (Fact& fact : summary.facts) {
        if (!fact.alive) continue;
        alive.push_back(fact.assumed);
        broken.push_back(fact.broken);
      }
    if (broken.empty()) return alive;
    const Literal some_broken = formula_.fresh();
    formula_.imply({some_broken}, broken);
    std::vector<Literal> assumed = alive;
    assumed.push_back(some_broken);
    const solve::Formula::Outcome outcome = formula_.check(assumed);
    if (outcome == solve::Formula::Outcome::Unsatisfiable) return alive;
    if (outcome == solve::Formula::Outcome::Unknown) return std::vector<Literal>{};
    for (auto& [lambda, summary] : summaries_)
      for (Fact& fact : summary.facts)
        if (fact.alive && is_broken(fact, summary.body)) fact.alive = false;
  } while (!paused());
  return std::nullopt;
}

}  // namespace needle::backward
