#include "core/reference_code.h"

#include "core/reference.h"

namespace needle::core::reference {

namespace {

// \d -> case d of D x y z -> y: the place of y.
std::optional<uint32_t> selected_field(const LamExpr& e) {
  if (e.params.size() != 1 || e.body->kind != ExprKind::Case) return {};
  const auto& c = as<CaseExpr>(e.body);
  const auto is = [](const Expr* x, const Var* v) { return x->kind == ExprKind::Var && as<VarExpr>(x).var == v; };
  if (!is(c.scrutinee, e.params[0]) || c.alts.size() != 1 || !c.alts[0].con || c.fallback) return {};
  const Alt& a = c.alts[0];
  for (uint32_t i = 0; i < a.fields.size(); ++i)
    if (is(a.body, a.fields[i])) return i;
  return {};
}

}  // namespace

Code* Translator::make(CodeKind kind, const Expr* e) {
  Code& c = codes_.emplace_back();
  c.kind = kind;
  c.span = e->span;
  c.last = last_;
  return &c;
}

uint32_t Translator::slot_of(Scope* scope, const Var* v) {
  if (auto it = scope->slots.find(v); it != scope->slots.end()) return it->second;
  if (!scope->outer) throw Malformed("variable not in scope: " + std::string(v->name.text()));
  uint32_t outer = slot_of(scope->outer, v);
  uint32_t inner = scope->next++;
  scope->slots[v] = inner;
  scope->captures.push_back({outer, inner});
  return inner;
}

const Code* Translator::closed(const Expr* e) {
  Scope* saved = std::exchange(scope_, nullptr);
  const Code* c = own_frame(e->kind == ExprKind::Lam ? CodeKind::Lambda : CodeKind::Delay, e);
  scope_ = saved;
  return c;
}

const Code* Translator::own_frame(CodeKind kind, const Expr* e) {
  Scope scope;
  scope.outer = scope_;
  scope_ = &scope;
  Code* c = make(kind, e);
  const bool last = std::exchange(last_, true);
  if (kind == CodeKind::Lambda) {
    for (const Var* v : as<LamExpr>(e).params) bind(v);
    c->params = scope.next;
    c->selects = selected_field(as<LamExpr>(e));
    if (c->selects) c->con = as<CaseExpr>(as<LamExpr>(e).body).alts[0].con;
    c->body = expr(as<LamExpr>(e).body);
  } else {
    c->body = expr(e);
  }
  c->captures = std::move(scope.captures);
  c->frame_size = scope.next;
  scope_ = scope.outer;
  last_ = last;
  return c;
}

const Code* Translator::operand(const Expr* e) {
  const bool last = std::exchange(last_, false);
  const Code* c = expr(e);
  last_ = last;
  return c;
}

const Code* Translator::delayed(const Expr* e) {
  switch (e->kind) {
    case ExprKind::Var:
    case ExprKind::Global:
    case ExprKind::Lit:
      return target_of(e) ? own_frame(CodeKind::Delay, e) : expr(e);
    case ExprKind::Con:
    case ExprKind::Lam:
      return expr(e);
    default:
      return own_frame(CodeKind::Delay, e);
  }
}

const Code* Translator::expr(const Expr* e) {
  switch (e->kind) {
    case ExprKind::Var: {
      if (Target* t = target_of(e)) return jump(e, t, {});
      Code* c = make(CodeKind::Slot, e);
      c->slot = slot_of(scope_, as<VarExpr>(e).var);
      return c;
    }
    case ExprKind::Global: {
      Code* c = make(CodeKind::Global, e);
      c->global = as<GlobalExpr>(e).global;
      return c;
    }
    case ExprKind::Lit:
      return literal(as<LitExpr>(e));
    case ExprKind::Con: {
      Code* c = make(CodeKind::Con, e);
      c->con = as<ConExpr>(e).con;
      for (const Expr* a : as<ConExpr>(e).args) c->args.push_back(delayed(a));
      return c;
    }
    case ExprKind::App:
      return application(as<AppExpr>(e));
    case ExprKind::Lam:
      return own_frame(CodeKind::Lambda, e);
    case ExprKind::Let:
      return as<LetExpr>(e).join ? join(as<LetExpr>(e)) : let(as<LetExpr>(e));
    case ExprKind::Case:
      return case_of(as<CaseExpr>(e));
    case ExprKind::Prim: {
      Code* c = make(CodeKind::Prim, e);
      c->prim = as<PrimExpr>(e).prim;
      const char* modes = prim_info(c->prim).modes;
      for (const Expr* a : as<PrimExpr>(e).args) {
        bool strict = evaluates(*modes);
        c->args.push_back(strict ? operand(a) : delayed(a));
        if (*modes) ++modes;
      }
      if (c->args.size() != prim_info(c->prim).arity) throw Malformed("unsaturated primitive");
      return c;
    }
    case ExprKind::Tick: {
      Code* c = make(CodeKind::Tick, e);
      c->slot = as<TickExpr>(e).tick;
      c->body = expr(as<TickExpr>(e).body);
      return c;
    }
    case ExprKind::Overlap:
      return overlap(as<OverlapExpr>(e));
  }
  throw Malformed("unknown expression");
}

const Code* Translator::literal(const LitExpr& e) {
  const Literal& l = e.literal;
  if (l.kind == LitKind::String) {
    Code* c = make(CodeKind::Text, &e);
    c->text = l.text;
    return c;
  }
  Code* c = make(CodeKind::Constant, &e);
  if (l.kind == LitKind::Double) {
    c->constant = heap_.real(l.real);
  } else if (l.kind == LitKind::Integer) {
    std::string_view digits = l.text.text();
    c->constant = heap_.big(digits.empty() ? mpz_class(std::to_string(l.value)) : mpz_class(std::string(digits)));
  } else {
    c->constant = l.kind == LitKind::Char ? heap_.character(l.value) : heap_.integer(l.value);
  }
  constants_.push_back(c->constant);
  return c;
}

Translator::Target* Translator::target_of(const Expr* e) {
  if (e->kind != ExprKind::Var) return nullptr;
  auto it = scope_->joins.find(as<VarExpr>(e).var);
  return it == scope_->joins.end() ? nullptr : it->second;
}

const Code* Translator::application(const AppExpr& e) {
  if (Target* t = target_of(e.function)) return jump(&e, t, e.args);
  Code* c = make(CodeKind::App, &e);
  c->body = expr(e.function);
  for (const Expr* a : e.args) c->args.push_back(delayed(a));
  return c;
}

const Code* Translator::jump(const Expr* e, Target* to, Seq<const Expr* const> args) {
  if (args.size() != to->params.size()) throw Malformed("join point not saturated");
  Code* c = make(CodeKind::Jump, e);
  for (const Expr* a : args) c->args.push_back(delayed(a));
  c->slots = to->params;
  to->jumps.push_back(c);
  return c;
}

const Code* Translator::let(const LetExpr& e) {
  Code* c = make(CodeKind::Let, &e);
  auto add = [&](const Expr* rhs) {
    c->args.push_back(own_frame(rhs->kind == ExprKind::Lam ? CodeKind::Lambda : CodeKind::Delay, rhs));
  };
  if (e.recursive) {
    for (const Bind& b : e.binds) c->slots.push_back(bind(b.var));
    for (const Bind& b : e.binds) add(b.rhs);
  } else {
    for (const Bind& b : e.binds) add(b.rhs);
    for (const Bind& b : e.binds) c->slots.push_back(bind(b.var));
  }
  c->body = expr(e.body);
  return c;
}

const Code* Translator::join(const LetExpr& e) {
  std::vector<Target*> targets;
  for (const Bind& b : e.binds) {
    Target& t = targets_.emplace_back();
    if (b.rhs->kind == ExprKind::Lam) {
      for (const Var* v : as<LamExpr>(b.rhs).params) t.params.push_back(bind(v));
    }
    targets.push_back(&t);
  }
  auto bodies = [&] {
    for (size_t i = 0; i < targets.size(); ++i) {
      const Expr* rhs = e.binds[i].rhs;
      targets[i]->body = expr(rhs->kind == ExprKind::Lam ? as<LamExpr>(rhs).body : rhs);
    }
  };
  if (!e.recursive) bodies();
  for (size_t i = 0; i < targets.size(); ++i) scope_->joins[e.binds[i].var] = targets[i];
  if (e.recursive) bodies();
  const Code* body = expr(e.body);
  for (Target* t : targets) {
    for (Code* c : t->jumps) c->body = t->body;
  }
  return body;
}

const Code* Translator::case_of(const CaseExpr& e) {
  Code* c = make(CodeKind::Case, &e);
  c->body = operand(e.scrutinee);
  c->slot = bind(e.binder);
  for (const Alt& a : e.alts) {
    CodeAlt alt;
    alt.con = a.con;
    alt.alt = &a;
    for (const Var* v : a.fields) alt.fields.push_back(bind(v));
    alt.body = expr(a.body);
    c->alts.push_back(std::move(alt));
  }
  if (e.fallback) c->fallback = expr(e.fallback);
  return c;
}

const Code* Translator::overlap(const OverlapExpr& e) {
  Code* c = make(CodeKind::Overlap, &e);
  c->in_order = e.in_order;
  for (const Expr* s : e.subjects) c->args.push_back(delayed(s));
  for (const OverlapClause& clause : e.clauses) {
    if (clause.patterns.size() != e.subjects.size()) throw Malformed("a clause with the wrong number of patterns");
    CodeClause out;
    for (const OverlapPattern& p : clause.patterns) out.patterns.push_back(pattern(p));
    out.body = expr(clause.body);
    c->clauses.push_back(std::move(out));
  }
  c->fallback = expr(e.fallback);
  return c;
}

CodePattern Translator::pattern(const OverlapPattern& p) {
  CodePattern out;
  out.pattern = &p;
  if (p.binder) out.slot = bind(p.binder);
  for (const OverlapPattern& f : p.fields) out.fields.push_back(pattern(f));
  return out;
}

}  // namespace needle::core::reference
