#include "backward/order.h"

#include "core/arithmetic.h"

namespace needle::backward {

using namespace core;
using solve::Int;

namespace {

constexpr uint64_t kMostSteps = 2'000'000;
constexpr uint32_t kMostNested = 20'000;

std::optional<Int> number_in(const core::Literal& l) {
  if (l.kind == LitKind::Integer && !l.text.text().empty()) return solve::parse(std::string(l.text.text()));
  return l.value;
}

}  // namespace

void Order::run(const Expr* code) {
  for (const Lookup::Read& r : lookup_.reads()) numbers_.emplace(Key{r.site, r.frame}, r.number);
  try {
    value(code, lookup_.root());
  } catch (const Ended&) {
  }
}

std::vector<const Expr*> Order::stack() const {
  std::vector<const Expr*> out;
  for (const Frame* f = at_mark_; f && f->site; f = f->caller) out.insert(out.begin(), f->site);
  return out;
}

Order::Value Order::truth(bool b) {
  return {{}, lookup_.nullary(b ? program_.known.true_con : program_.known.false_con)};
}

Order::Value Order::value(const Expr* e, const Frame* frame) {
  if (e->kind == ExprKind::Var) return variable(as<VarExpr>(e).var, frame);
  frame = lookup_.home_of(e, frame);
  const Key key{e, frame};
  if (const auto known = known_.find(key); known != known_.end()) return known->second;
  if (++steps_ > kMostSteps || ++nesting_ > kMostNested) throw Ended();
  const Value out = evaluate(e, frame);
  --nesting_;
  known_.emplace(key, out);
  return out;
}

Order::Value Order::evaluate(const Expr* e, const Frame* frame) {
  switch (e->kind) {
    case ExprKind::Global:
      if (const Expr* body = bindings_.body(as<GlobalExpr>(e).global)) return value(body, lookup_.root());
      break;
    case ExprKind::Lit:
      if (const std::optional<Int> number = number_in(as<LitExpr>(e).literal)) return {number, nullptr};
      break;
    case ExprKind::Con:
    case ExprKind::Lam:
      return {{}, lookup_.source_of(e, frame)};
    case ExprKind::App:
      return call(as<AppExpr>(e), frame);
    case ExprKind::Let:
      return value(as<LetExpr>(e).body, frame);
    case ExprKind::Case:
      return choose(as<CaseExpr>(e), frame);
    case ExprKind::Prim:
      return primitive(as<PrimExpr>(e), frame);
    case ExprKind::Tick:
      if (marks_.contains(as<TickExpr>(e).tick)) {
        at_mark_ = frame;
        break;
      }
      return value(as<TickExpr>(e).body, frame);
    case ExprKind::Var:
    case ExprKind::Overlap:
      break;
  }
  throw Ended();
}

Order::Value Order::thunk(const Thunk& t) {
  if (!t.code) throw Ended();
  return value(t.code, t.frame);
}

Order::Value Order::variable(const Var* var, const Frame* frame) {
  const Binding& b = bindings_.of(var);
  const Frame* owner = lookup_.frame_of_owner(var, frame);
  if (b.kind == Binding::Parameter) return thunk(owner->args[b.index]);
  const Value of = value(b.value, owner);
  if (b.kind != Binding::Field) return of;
  if (of.source) {
    if (const auto number = read_.find(of.source); number != read_.end()) return {number->second, nullptr};
    if (b.index < of.source->parts.size()) return thunk(of.source->parts[b.index]);
  }
  throw Ended();
}

Order::Value Order::choose(const CaseExpr& c, const Frame* frame) {
  const Value subject = value(c.scrutinee, frame);
  for (const Alt& a : c.alts) {
    const bool fits = a.con ? subject.source && subject.source->con == a.con
                            : subject.number && subject.number == number_in(a.literal);
    path_ = path_ * 1000003 + (fits ? 2 : 1);
    if (fits) return value(a.body, frame);
  }
  if (!c.fallback) throw Ended();
  return value(c.fallback, frame);
}

Order::Value Order::call(const AppExpr& app, const Frame* frame) {
  if (app.function->kind == ExprKind::Global && as<GlobalExpr>(app.function).global == input_) {
    const auto asked = numbers_.find(Key{&app, frame});
    out_.push_back(asked == numbers_.end() ? 0 : formula_.value(asked->second).value_or(0));
    Source& made = made_.emplace_back();
    made.con = program_.known.io_res;
    read_.emplace(&made, out_.back());
    return {{}, &made};
  }
  const Value function = value(app.function, frame);
  if (!function.source || function.source->kind != Source::Function) throw Ended();
  if (function.source->lambda->params.size() != app.args.size()) throw Ended();
  std::vector<Thunk> args = lookup_.arguments(app.args, frame);
  const Frame* inside = lookup_.frame_for(frame, &app, 0, function.source, function.source, std::move(args));
  return value(function.source->lambda->body, inside);
}

Order::Value Order::primitive(const PrimExpr& e, const Frame* frame) {
  std::vector<core::Literal> operands;
  if (is_identity(e.prim)) return value(e.args[0], frame);
  for (const Expr* arg : e.args) {
    const Value v = value(arg, frame);
    if (!v.number) throw Ended();
    core::Literal l;
    l.kind = LitKind::Integer;
    if (*v.number == static_cast<int64_t>(*v.number))
      l.value = static_cast<int64_t>(*v.number);
    else
      l.text = intern(solve::show(*v.number));
    operands.push_back(l);
  }
  const std::optional<Constant> out = core::compute(e.prim, operands);
  if (!out) throw Ended();
  if (const bool* b = std::get_if<bool>(&*out)) return truth(*b);
  const std::optional<Int> number = number_in(std::get<core::Literal>(*out));
  if (!number) throw Ended();
  return {number, nullptr};
}

}  // namespace needle::backward
