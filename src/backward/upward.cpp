#include <algorithm>

#include "backward/lookup.h"
#include "core/children.h"

namespace needle::backward {

using namespace core;

namespace {

// The expressions from the first to the second, which stands in it and in no lambda of its own; empty: it does not.
bool find_way(const Expr* from, const Expr* to, std::vector<const Expr*>& way) {
  way.push_back(from);
  if (from == to) return true;
  bool found = false;
  if (from->kind != ExprKind::Lam)
    each_child(from, [&](const Expr* child) { found = found || find_way(child, to, way); });
  if (!found) way.pop_back();
  return found;
}

}  // namespace

// --- activations

const Frame* Lookup::activation_of(const LamExpr& lambda, const Frame* called, const AppExpr* site) {
  Frame*& known = entered_[{&lambda, called, site}];
  if (known) return known;
  Frame& made = frames_.emplace_back();
  known = &made;
  made.lambda = &lambda;
  made.depth = called ? called->depth + 1 : 0;
  for (uint32_t i = 0; i < lambda.params.size(); ++i) made.args.push_back({.entered = &made, .parameter = i});
  Activation& activation = activations_.emplace_back();
  made.activation = &activation;
  activation.exists = formula_.fresh();
  put_off(nullptr, activation.exists, made.depth, [this, frame = &made] { open_callers(frame); });
  return &made;
}

void Lookup::open_callers(const Frame* frame) {
  Activation& activation = *frame->activation;
  const std::vector<const AppExpr*>* sites = flow_.callers(frame->lambda);
  if (!sites) return formula_.imply({activation.exists}, {undecided_});
  std::vector<Literal> picked;
  for (const AppExpr* site : *sites) {
    const Literal pick = formula_.fresh();
    picked.push_back(pick);
    const Activation::Caller caller{pick, frame_around(site, frame, pick), site};
    activation.callers.push_back(caller);
    const View function = value(site->function, caller.frame);
    formula_.imply({pick}, {function.demand});
    forbid_number(pick, function.node);
    each_source(function.node, [this, pick, frame](const Source* s, Literal l) {
      const Source* f = s->kind == Source::Partial ? s->function : s;
      if (f->lambda != frame->lambda) formula_.imply({pick, l}, {});
    });
    const auto watchers = activation.watchers;
    for (const auto& watcher : watchers) watcher(caller);
  }
  formula_.imply({activation.exists}, picked);
}

// --- what an activation knows from its callers

View Lookup::from_callers(const void* what, const Var* var, const Frame* frame,
                          const std::function<View(const Activation::Caller&, const Source*)>& value_at) {
  const auto [found, is_new] = nodes_.try_emplace(Key{what, frame});
  Entry& entry = found->second;
  if (!is_new) return entry.view;
  if (frame->activation->by_anybody) {
    entry.done = true;
    return entry.view = anything(flow_.values(var), frame->depth + 1);
  }
  Node* node = collecting();
  const Literal demand = formula_.fresh();
  entry.view = {demand, node};
  entry.done = true;
  ++node->waits;
  auto tell = [this, node, demand, frame, value_at](const Activation::Caller& caller) {
    each_source(value(caller.site->function, caller.frame).node,
                [this, node, demand, frame, caller, value_at](const Source* s, Literal l) {
                  const Source* f = s->kind == Source::Partial ? s->function : s;
                  if (f->lambda != frame->lambda) return;
                  const Literal guard = formula_.fresh();
                  formula_.imply({demand, caller.picked, l}, {guard});
                  in_branch([&] {
                    link(node, guard, value_at(caller, s));
                    return 0;
                  });
                });
  };
  frame->activation->watchers.push_back(tell);
  // Later: what is being looked up just now must not seem to depend on itself.
  for (const Activation::Caller& caller : frame->activation->callers)
    later_.push_back([tell, caller] { tell(caller); });
  return entry.view;
}

View Lookup::parameter(const Frame* frame, uint32_t index) {
  return from_callers(&frame->args[index], frame->lambda->params[index], frame,
                      [this, index](const Activation::Caller& caller, const Source* s) {
                        const Ready r =
                            ready(s, arguments(caller.site->args, caller.frame), caller.site, 0, caller.frame);
                        return index < r.args.size() ? thunk(r.args[index]) : bottom();
                      });
}

View Lookup::nonlocal(const Var* var, const Frame* frame) {
  while (!frame->activation) frame = frame->outer;
  return from_callers(var, var, frame, [this, var](const Activation::Caller&, const Source* s) {
    return variable(var, s->kind == Source::Partial ? s->function->frame : s->frame);
  });
}

// --- the way to a place

// Of a case: that the subject selects this part of it.
void Lookup::take_way(const CaseExpr& c, const Expr* taken, const Frame* frame, Literal guard) {
  if (taken == c.scrutinee || (c.alts.empty() && !options_.strict)) return;
  const View subject = value(c.scrutinee, frame);
  formula_.imply({guard}, {subject.demand});
  if (c.alts.empty()) return;
  if (c.alts[0].con) widen(subject.node, c.alts[0].con->parent);
  each_source(subject.node, [this, &c, taken, guard](const Source* s, Literal l) {
    if (body_taken(c, s) != taken) formula_.imply({guard, l}, {});
  });
  if (c.alts[0].con) {
    if (!options_.typed && taken != c.fallback) forbid_number(guard, subject.node);
    return;
  }
  const std::optional<Term> x = number_of(subject);
  const std::optional<std::vector<Way>> all = x ? ways(c, *x) : std::nullopt;
  if (!all) return;
  for (const Way& way : *all)
    if (way.body != taken) formula_.imply({guard, subject.node->is_number, way.condition}, {});
}

void Lookup::position(const Expr* body, const Expr* what, const Frame* frame, Literal guard) {
  std::vector<const Expr*> way;
  if (!find_way(body, what, way)) return;
  for (size_t i = 0; i + 1 < way.size(); ++i)
    if (way[i]->kind == ExprKind::Case) take_way(as<CaseExpr>(way[i]), way[i + 1], frame, guard);
}

const Frame* Lookup::frame_around(const Expr* site, const Frame* called, Literal guard) {
  const LamExpr* around = bindings_.around(site);
  const bool in_entry = entry_code_->kind == ExprKind::Lam && around == &as<LamExpr>(entry_code_);
  if (!around || in_entry) {
    const Frame* frame = in_entry ? entry_ : &root_;
    position(in_entry ? around->body : entry_code_, site, frame, guard);
    return frame;
  }
  const AppExpr* call = site->kind == ExprKind::App ? &as<AppExpr>(site) : nullptr;
  const Frame* frame = activation_of(*around, called, call);
  formula_.imply({guard}, {frame->activation->exists});
  position(around->body, site, frame, guard);
  return frame;
}

Literal Lookup::hit_from_marks(const Expr* code, const Frame* entry) {
  entry_code_ = code;
  if (entry != &root_) entry_ = entry;
  std::vector<Literal> any;
  for (const TickExpr* tick : flow_.marked()) {
    any.push_back(formula_.fresh());
    beginnings_.push_back({any.back(), tick, frame_around(tick, nullptr, any.back())});
  }
  const Literal goal = formula_.fresh();
  formula_.imply({goal}, any);
  return goal;
}

}  // namespace needle::backward
