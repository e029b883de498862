#include "backward/lookup.h"

namespace needle::backward {

using namespace core;

Literal Lookup::hit(const Expr* e, const Frame* frame) {
  if (!flow_.may_hit(e)) return kFalse;
  if (e->kind == ExprKind::Var) return hit_variable(as<VarExpr>(e).var, frame);
  frame = home_of(e, frame);
  const auto [found, is_new] = hits_.try_emplace(Key{e, frame});
  Hit& entry = found->second;
  if (entry.done) return entry.literal;
  if (!is_new) {  // it depends on itself: nobody gains by that, but a run must say so
    if (!entry.asked) entry.literal = formula_.fresh();
    entry.asked = true;
    return entry.literal;
  }
  if (hits_.size() > options_.most_lookups || stop_.requested()) {
    entry.done = true;
    return entry.literal = undecided_;
  }
  Literal out;
  ++nesting_;
  if (is_too_much()) {
    out = formula_.fresh();
    put_off(nullptr, out, frame->depth, [this, e, frame, out] { formula_.imply({out}, {compute_hit(e, frame)}); });
  } else {
    out = compute_hit(e, frame);
  }
  --nesting_;
  if (entry.asked)
    formula_.imply({entry.literal}, {out});
  else
    entry.literal = out;
  entry.done = true;
  return entry.literal;
}

Literal Lookup::compute_hit(const Expr* e, const Frame* frame) {
  switch (e->kind) {
    case ExprKind::Var:
      return hit_variable(as<VarExpr>(e).var, frame);
    case ExprKind::Global: {
      const Expr* body = bindings_.body(as<GlobalExpr>(e).global);
      return body ? hit(body, &root_) : kFalse;
    }
    case ExprKind::Lit:
    case ExprKind::Con:
    case ExprKind::Lam:
      return kFalse;
    case ExprKind::App:
      return hit_call(as<AppExpr>(e), frame);
    case ExprKind::Let:
      return hit(as<LetExpr>(e).body, frame);
    case ExprKind::Case:
      return hit_case(as<CaseExpr>(e), frame);
    case ExprKind::Prim:
      return hit_operands(as<PrimExpr>(e), frame);
    case ExprKind::Tick:
      if (!marks_.contains(as<TickExpr>(e).tick)) return hit(as<TickExpr>(e).body, frame);
      if (options_.listener) options_.listener->marked(as<TickExpr>(e), frame);
      return kTrue;
    case ExprKind::Overlap:
      return undecided_;
  }
  return undecided_;
}

Literal Lookup::hit_thunk(const Thunk& t) {
  return t.code ? hit(t.code, t.frame) : hit_unseen(t, false);
}

// What a call by anybody is given, and what is made of anything, was made where nobody looked: the analysis alone knows
// whether its evaluation may pass a mark. Inputs pass none.
Literal Lookup::hit_unseen(const Thunk& t, bool inside) const {
  if (t.given.node) return undecided_;
  if (!t.entered) return kFalse;
  const Var* parameter = t.entered->lambda->params[t.parameter];
  return (inside ? flow_.may_hit_inside(parameter) : flow_.may_hit(parameter)) ? undecided_ : kFalse;
}

Literal Lookup::hit_variable(const Var* var, const Frame* frame) {
  const Binding& b = bindings_.of(var);
  const Frame* owner = frame_of_owner(var, frame);
  if (!owner) return flow_.may_hit(var) ? undecided_ : kFalse;  // nobody knows in which activation it lives
  switch (b.kind) {
    case Binding::Parameter:
      return hit_thunk(owner->args[b.index]);
    case Binding::Let:
      if (bindings_.names_itself(var)) return kFalse;
      return b.value ? hit(b.value, owner) : undecided_;
    case Binding::CaseBinder:
      return kFalse;
    case Binding::Field:
      break;
  }
  const View subject = value(b.value, owner);
  if (const Source* only = subject.only())
    return only->con == b.con && b.index < only->parts.size() ? hit_thunk(only->parts[b.index]) : kFalse;
  const auto [found, is_new] = hits_.try_emplace(Key{var, owner});
  Hit& entry = found->second;
  if (!is_new) return entry.literal;
  entry.done = true;
  const Literal inside = entry.literal = formula_.fresh();
  formula_.imply({inside}, {subject.demand});
  each_source(subject.node, [this, inside, con = b.con, index = b.index](const Source* s, Literal l) {
    const bool there = s->con == con && index < s->parts.size();
    formula_.imply({inside, l}, {there ? in_branch([&] { return hit_thunk(s->parts[index]); }) : kFalse});
  });
  return inside;
}

// --- case

Literal Lookup::hit_case(const CaseExpr& c, const Frame* frame) {
  const Literal before = hit(c.scrutinee, frame);
  bool later = c.fallback && flow_.may_hit(c.fallback);
  for (const Alt& a : c.alts) later = later || flow_.may_hit(a.body);
  if (!later) return before;
  if (c.alts.empty()) {
    const Literal inside = hit(c.fallback, frame);
    if (!options_.strict || inside.is_false()) return some(before, inside);
    return some(before, both(value(c.scrutinee, frame).demand, inside));
  }
  if (options_.listener) options_.listener->guarded(c, frame);
  const View subject = value(c.scrutinee, frame);
  if (subject.demand.is_false()) return before;
  return some(before, c.alts[0].con ? hit_constructor(c, frame, subject) : hit_number(c, frame, subject));
}

Literal Lookup::hit_constructor(const CaseExpr& c, const Frame* frame, const View& subject) {
  widen(subject.node, c.alts[0].con->parent);
  if (const Source* only = subject.only()) {
    const Expr* body = body_taken(c, only);
    return body ? both(subject.demand, hit(body, frame)) : kFalse;
  }
  const Literal inside = formula_.fresh();
  formula_.imply({inside}, {subject.demand});
  auto take = [this, frame, inside](const Expr* body, Literal l) {
    formula_.imply({inside, l}, {body ? in_branch([&] { return hit(body, frame); }) : kFalse});
  };
  each_source(subject.node, [this, &c, take](const Source* s, Literal l) { take(body_taken(c, s), l); });
  if (!options_.typed) each_number(subject.node, [&c, take](Literal l) { take(c.fallback, l); });
  return inside;
}

Literal Lookup::hit_number(const CaseExpr& c, const Frame* frame, const View& subject) {
  const std::optional<Term> x = number_of(subject);
  const std::optional<std::vector<Way>> all = x ? ways(c, *x) : std::vector<Way>{{kTrue, c.fallback}};
  if (!all) return undecided_;
  const Literal inside = formula_.fresh();
  formula_.imply({inside}, {subject.demand});
  auto taken = [&](const Expr* body) { return body ? in_branch([&] { return hit(body, frame); }) : kFalse; };
  for (const Way& way : *all)
    if (x) formula_.imply({inside, subject.node->is_number, way.condition}, {taken(way.body)});
  if (!x || !options_.typed) {
    const Literal otherwise = taken(c.fallback);
    each_source(subject.node, [this, inside, otherwise](const Source*, Literal l) {
      formula_.imply({inside, l}, {otherwise});
    });
  }
  return inside;
}

// --- calls

Literal Lookup::hit_call(const AppExpr& app, const Frame* frame) {
  const bool reads = app.function->kind == ExprKind::Global && as<GlobalExpr>(app.function).global == options_.input;
  if (reads) return kFalse;
  const Literal before = hit(app.function, frame);
  return some(before, hit_call_of(value(app.function, frame), arguments(app.args, frame), &app, 0, frame));
}

Literal Lookup::hit_source(const Source* source, const std::vector<Thunk>& args, const Expr* site, uint32_t skipped,
                           const Frame* frame) {
  Ready r = ready(source, args, site, skipped, frame);
  if (!r.function) return kFalse;
  const Expr* body = r.function->lambda->body;
  const auto taken = static_cast<uint32_t>(args.size() - r.rest.size());
  const Frame* inside = frame_for(frame, site, skipped, source, r.function, std::move(r.args));
  const Literal before = hit(body, inside);
  return r.rest.empty() ? before : some(before, hit_call_of(value(body, inside), r.rest, site, skipped + taken, frame));
}

Literal Lookup::hit_call_of(const View& function, const std::vector<Thunk>& args, const Expr* site, uint32_t skipped,
                            const Frame* frame) {
  if (function.demand.is_false()) return kFalse;
  if (function.node->top) return flow_.may_hit(site) ? formula_.fresh() : kFalse;
  auto made = [=, this](const Source* s) -> Literal {
    const Source* f = s->kind == Source::Partial ? s->function : s;
    const size_t there = s->kind == Source::Partial ? s->parts.size() : 0;
    if (!f->lambda || there + args.size() < f->lambda->params.size()) return kFalse;
    if (there + args.size() == f->lambda->params.size() && !flow_.may_hit(f->lambda->body)) return kFalse;
    const bool known = calls_.contains({frame, site, skipped, s});
    if (known || !is_put_off(site, skipped, f->lambda, frame)) return hit_source(s, args, site, skipped, frame);
    const Literal later = formula_.fresh();
    put_off(nullptr, later, frame->depth, [=, this] {
      opening_ = true;
      const Literal inside = hit_source(s, args, site, skipped, frame);
      formula_.imply({later}, {inside});
    });
    return later;
  };
  if (const Source* only = function.only()) return both(function.demand, made(only));
  const Literal inside = formula_.fresh();
  formula_.imply({inside}, {function.demand});
  if (!options_.typed) forbid_number(inside, function.node);
  if (!function.node->tops.empty() && flow_.may_hit(site)) return formula_.fresh();
  each_source(function.node, [=, this](const Source* s, Literal l) {
    formula_.imply({inside, l}, {in_branch([&] { return made(s); })});
  });
  return inside;
}

// --- primitives and whole values

Literal Lookup::hit_operands(const PrimExpr& e, const Frame* frame) {
  if (is_identity(e.prim)) return hit(e.args[0], frame);
  const PrimInfo& info = prim_info(e.prim);
  Literal out = kFalse, before = kTrue;
  for (size_t i = 0; i < e.args.size(); ++i) {
    if (!evaluates(info.modes[i])) continue;
    const Literal here = hit(e.args[i], frame);
    if (!here.is_false()) out = some(out, both(before, here));
    if (i + 1 < e.args.size() && flow_.may_hit(e.args[i + 1])) before = both(before, value(e.args[i], frame).demand);
  }
  const bool unseen = info.result == PrimResult::Any || info.result == PrimResult::IORes;
  return unseen ? some(out, undecided_) : out;
}

Literal Lookup::hit_inside(const Expr* e, const Frame* frame) {
  return hit_inside({.code = e, .frame = frame}, 0);
}

Literal Lookup::hit_inside(const Thunk& t, uint32_t depth) {
  constexpr uint32_t kAtOnce = 2;
  if (!t.code) return hit_unseen(t, true);
  if (!flow_.may_hit_inside(t.code)) return kFalse;
  if (depth > kAtOnce) {
    const Literal later = formula_.fresh();
    put_off(nullptr, later, t.frame->depth, [=, this] {
      const Literal inside = hit_inside(t, 0);
      formula_.imply({later}, {inside});
    });
    return later;
  }
  const Literal first = hit_thunk(t);
  const View whole = value(t.code, t.frame);
  const Literal inside = formula_.fresh();
  formula_.imply({inside}, {whole.demand});
  each_source(whole.node, [=, this](const Source* s, Literal l) {
    Literal any = kFalse;
    if (s->kind == Source::Constructor)
      for (const Thunk& part : s->parts) any = some(any, in_branch([&] { return hit_inside(part, depth + 1); }));
    formula_.imply({inside, l}, {any});
  });
  forbid_number(inside, whole.node);
  return some(first, inside);
}

}  // namespace needle::backward
