#include "optimise/normalise.h"

#include "base/unicode.h"
#include "core/arithmetic.h"
#include "core/children.h"

namespace needle::optimise {

using namespace core;

namespace {

constexpr uint32_t kDeepestReduction = 2000;

struct Deeper {
  uint32_t& depth;
  explicit Deeper(uint32_t& d) : depth(d) {
    if (++depth > kDeepestReduction) {
      --depth;
      throw OutOfBudget{};
    }
  }
  ~Deeper() { --depth; }
  Deeper(const Deeper&) = delete;
  Deeper& operator=(const Deeper&) = delete;
};

bool is_settled(const Term* t) {
  return t->kind == TermKind::Con || t->kind == TermKind::Lit || t->kind == TermKind::Function;
}

// An Int, a Word or a Char. Terms compute with these only; two literals that are NaN would be told apart.
bool is_small_number(const Term* t) {
  return t->kind == TermKind::Lit && (t->literal.kind == LitKind::Int || t->literal.kind == LitKind::Char);
}

void variables(const Expr* e, std::vector<const Var*>& out) {
  if (e->kind == ExprKind::Var) out.push_back(as<VarExpr>(e).var);
  each_child(e, [&](const Expr* child) { variables(child, out); });
}

}  // namespace

Term* Normaliser::make(TermKind kind) {
  Term& t = terms_.emplace_back();
  t.kind = kind;
  return &t;
}

void Normaliser::step() {
  if (steps_ == 0) throw OutOfBudget{};
  --steps_;
}

Term* Normaliser::con(const DataCon* con, std::vector<Term*> args) {
  Term* t = make(TermKind::Con);
  t->con = con;
  t->args = std::move(args);
  return t;
}

Term* Normaliser::literal(const Literal& literal) {
  Term* t = make(TermKind::Lit);
  t->literal = literal;
  return t;
}

Term* Normaliser::input(uint32_t number) {
  Term*& t = inputs_[number];
  if (!t) {
    t = make(TermKind::Input);
    t->input = number;
  }
  return t;
}

Term* Normaliser::boolean(bool b) {
  return con(b ? program_.known.true_con : program_.known.false_con, {});
}

Term* Normaliser::delay(const Expr* e, const Environment* env) {
  Term* t = make(TermKind::Delayed);
  t->expr = e;
  t->env = env;
  return t;
}

const Environment* Normaliser::bind(const Var* v, Term* term, const Environment* outer) {
  return &environments_.emplace_back(Environment{v, term, outer});
}

const Environment* Normaliser::bind_pattern(const OverlapPattern& p, Term* term, const Environment* outer) {
  if (p.binder) outer = bind(p.binder, term, outer);
  if (p.kind != OverlapPattern::Con) return outer;
  Term* value = unpacked(whnf(term));
  for (size_t i = 0; i < p.fields.size(); ++i) outer = bind_pattern(p.fields[i], value->args[i], outer);
  return outer;
}

Term* Normaliser::lookup(const Var* v, const Environment* env) {
  for (; env; env = env->outer) {
    if (env->var == v) return env->term;
  }
  Term*& t = opaque_[v];
  if (!t) {
    t = make(TermKind::Opaque);
    t->var = v;
  }
  return t;
}

Term* Normaliser::whnf(Term* term) {
  while (term->kind == TermKind::Delayed && term->value) term = term->value;
  if (term->kind != TermKind::Delayed) return term;
  if (term->active) return make(TermKind::Bottom);
  term->active = true;
  term->value = eval(term->expr, term->env);
  return term->value;
}

// A string literal one character further.
Term* Normaliser::unpacked(Term* t) {
  if (t->kind != TermKind::Lit || t->literal.kind != LitKind::String) return t;
  std::string_view rest = t->literal.text.text();
  if (rest.empty()) return con(program_.known.nil, {});
  Literal first{LitKind::Char, take_utf8(rest), 0, {}}, more{LitKind::String, 0, 0, intern(rest)};
  return con(program_.known.cons, {literal(first), literal(more)});
}

Term* Normaliser::eval(const Expr* e, const Environment* env) {
  Deeper deeper(depth_);
  step();
  switch (e->kind) {
    case ExprKind::Var:
      return whnf(lookup(as<VarExpr>(e).var, env));
    case ExprKind::Global: {
      GlobalId id = as<GlobalExpr>(e).global;
      Term*& t = globals_[id.index];
      const Expr* body = t ? nullptr : program_.body(id);
      if (!t) t = body ? delay(body, nullptr) : make(TermKind::Opaque);
      return whnf(t);
    }
    case ExprKind::Lit:
      return literal(as<LitExpr>(e).literal);
    case ExprKind::Con: {
      std::vector<Term*> args;
      for (const Expr* a : as<ConExpr>(e).args) args.push_back(delay(a, env));
      return con(as<ConExpr>(e).con, std::move(args));
    }
    case ExprKind::App: {
      std::vector<Term*> args;
      for (const Expr* a : as<AppExpr>(e).args) args.push_back(delay(a, env));
      return apply(eval(as<AppExpr>(e).function, env), std::move(args));
    }
    case ExprKind::Lam: {
      Term* t = make(TermKind::Function);
      t->expr = e;
      t->env = env;
      return t;
    }
    case ExprKind::Let:
      return eval_let(as<LetExpr>(e), env);
    case ExprKind::Case:
      return eval_case(as<CaseExpr>(e), env);
    case ExprKind::Prim:
      return eval_prim(as<PrimExpr>(e), env);
    case ExprKind::Tick:
      return eval(as<TickExpr>(e).body, env);
    case ExprKind::Overlap:
      return eval_overlap(as<OverlapExpr>(e), env);
  }
  return make(TermKind::Bottom);
}

Term* Normaliser::eval_let(const LetExpr& e, const Environment* env) {
  std::vector<Term*> terms;
  const Environment* inner = env;
  for (const Bind& b : e.binds) {
    terms.push_back(delay(b.rhs, env));
    inner = bind(b.var, terms.back(), inner);
  }
  if (e.recursive) {
    for (Term* t : terms) t->env = inner;
  }
  return eval(e.body, inner);
}

Term* Normaliser::eval_case(const CaseExpr& e, const Environment* env) {
  Term* scrutinee = eval(e.scrutinee, env);
  if (scrutinee->kind == TermKind::Bottom) return scrutinee;
  if (!e.alts.empty() && e.alts[0].con) scrutinee = unpacked(scrutinee);
  const Environment* inner = bind(e.binder, scrutinee, env);
  if (e.alts.empty()) return eval(e.fallback, inner);
  if (!is_settled(scrutinee)) {
    Term* t = make(TermKind::Case);
    t->expr = &e;
    t->env = env;
    t->head = scrutinee;
    return t;
  }
  for (const Alt& a : e.alts) {
    if (!a.con) {
      if (scrutinee->kind == TermKind::Lit && same_literal(a.literal, scrutinee->literal)) return eval(a.body, inner);
      continue;
    }
    if (scrutinee->con != a.con) continue;
    for (size_t i = 0; i < a.fields.size(); ++i) inner = bind(a.fields[i], scrutinee->args[i], inner);
    return eval(a.body, inner);
  }
  return e.fallback ? eval(e.fallback, inner) : make(TermKind::Bottom);
}

Normaliser::Fit Normaliser::fit(const OverlapPattern& p, Term* term) {
  if (p.kind == OverlapPattern::Any) return Fit::Matches;
  Term* value = whnf(term);
  if (p.kind == OverlapPattern::Con) value = unpacked(value);
  if (value->kind == TermKind::Bottom) return Fit::Raised;
  if (!is_settled(value)) return Fit::Blocked;
  if (p.kind == OverlapPattern::Lit) return same_literal(p.literal, value->literal) ? Fit::Matches : Fit::Refuted;
  if (value->con != p.con) return Fit::Refuted;
  for (size_t i = 0; i < p.fields.size(); ++i) {
    Fit field = fit(p.fields[i], value->args[i]);
    if (field != Fit::Matches) return field;
  }
  return Fit::Matches;
}

Term* Normaliser::eval_overlap(const OverlapExpr& e, const Environment* env) {
  std::vector<Term*> subjects;
  for (const Expr* s : e.subjects) subjects.push_back(delay(s, env));
  bool blocked = false, raised = false;
  for (const OverlapClause& c : e.clauses) {
    Fit whole = Fit::Matches;
    for (size_t i = 0; i < subjects.size() && whole == Fit::Matches; ++i) whole = fit(c.patterns[i], subjects[i]);
    if (whole == Fit::Matches) {
      for (size_t i = 0; i < subjects.size(); ++i) env = bind_pattern(c.patterns[i], subjects[i], env);
      return eval(c.body, env);
    }
    blocked = blocked || whole == Fit::Blocked;
    raised = raised || whole == Fit::Raised;
  }
  if (!blocked) return raised ? make(TermKind::Bottom) : eval(e.fallback, env);
  Term* t = make(TermKind::Match);
  t->expr = &e;
  t->env = env;
  t->args = std::move(subjects);
  return t;
}

Term* Normaliser::eval_prim(const PrimExpr& e, const Environment* env) {
  if (e.prim == Prim::Raise) return make(TermKind::Bottom);
  if (is_identity(e.prim)) return eval(e.args[0], env);
  Term* t = make(TermKind::Prim);
  t->expr = &e;
  std::vector<Literal> operands;
  const char* modes = prim_info(e.prim).modes;
  for (size_t i = 0; i < e.args.size(); ++i) {
    bool strict = evaluates(modes[i]);
    t->args.push_back(strict ? eval(e.args[i], env) : delay(e.args[i], env));
    if (t->args[i]->kind == TermKind::Bottom) return t->args[i];
    if (is_small_number(t->args[i])) operands.push_back(t->args[i]->literal);
  }
  if (operands.size() != e.args.size()) return t;
  const std::optional<Constant> result = compute(e.prim, operands);
  if (!result) return t;
  if (const bool* b = std::get_if<bool>(&*result)) return boolean(*b);
  Term* value = literal(std::get<Literal>(*result));
  return is_small_number(value) ? value : t;
}

Term* Normaliser::apply(Term* f, std::vector<Term*> args) {
  Deeper deeper(depth_);
  step();
  if (f->kind == TermKind::Bottom) return f;
  if (f->kind != TermKind::Function) {
    Term* t = make(TermKind::Applied);
    t->head = f->kind == TermKind::Applied ? f->head : f;
    if (f->kind == TermKind::Applied) t->args = f->args;
    t->args.insert(t->args.end(), args.begin(), args.end());
    return t;
  }
  args.insert(args.begin(), f->args.begin(), f->args.end());
  const auto& lam = as<LamExpr>(f->expr);
  if (args.size() < lam.params.size()) {
    Term* t = make(TermKind::Function);
    t->expr = f->expr;
    t->env = f->env;
    t->args = std::move(args);
    return t;
  }
  const Environment* env = f->env;
  for (size_t i = 0; i < lam.params.size(); ++i) env = bind(lam.params[i], args[i], env);
  Term* result = eval(lam.body, env);
  args.erase(args.begin(), args.begin() + static_cast<std::ptrdiff_t>(lam.params.size()));
  return args.empty() ? result : apply(result, std::move(args));
}

void Normaliser::wait_for(Term* t, const TyCon* type) {
  for (;;) {
    t = whnf(t);
    if (t->kind == TermKind::Applied && whnf(t->head)->kind == TermKind::Input) waits_for_function_ = true;
    if (blocker_) return;
    if (t->kind == TermKind::Input && type && !type->constructors.empty()) {
      blocker_ = {t->input, type};
    } else if (t->kind == TermKind::Case) {
      const auto& alts = as<CaseExpr>(t->expr).alts;
      type = alts[0].con ? alts[0].con->parent : nullptr;
      t = t->head;
      continue;
    } else if (t->kind == TermKind::Match) {
      const auto& e = as<OverlapExpr>(t->expr);
      for (const OverlapClause& c : e.clauses) {
        for (size_t i = 0; i < t->args.size(); ++i) {
          if (c.patterns[i].kind == OverlapPattern::Con) wait_for(t->args[i], c.patterns[i].con->parent);
        }
      }
    } else if (t->kind == TermKind::Prim) {
      for (Term* a : t->args) wait_for(a, nullptr);
    } else if (t->kind == TermKind::Con && type) {
      for (Term* a : t->args) wait_for(a, nullptr);  // a field of a nested pattern
    }
    return;
  }
}

Normaliser::Same Normaliser::all(const std::vector<Term*>& a, const std::vector<Term*>& b) {
  if (a.size() != b.size()) return Same::Unknown;
  Same result = Same::Yes;
  for (size_t i = 0; i < a.size(); ++i) {
    Same one = compare(a[i], b[i]);
    if (one == Same::No) return one;
    if (one == Same::Unknown) result = one;
  }
  return result;
}

// What the expression mentions means the same in both.
bool Normaliser::same_environment(const Expr* e, const Environment* a, const Environment* b) {
  std::vector<const Var*> mentioned;
  variables(e, mentioned);
  for (const Var* v : mentioned) {
    bool bound = false;
    for (const Environment* x = a; x && !bound; x = x->outer) bound = x->var == v;
    if (bound && compare(lookup(v, a), lookup(v, b)) != Same::Yes) return false;
  }
  return true;
}

// Neither is a value, or one of them is not. Being stuck at different things proves nothing.
Normaliser::Same Normaliser::stuck(Term* a, Term* b) {
  bool same = false;
  if (a->kind == b->kind) {
    switch (a->kind) {
      case TermKind::Applied:
        if (compare(a->head, b->head) == Same::Yes) {
          const Same arguments = all(a->args, b->args);
          // Some function tells different arguments apart.
          if (arguments == Same::No && whnf(a->head)->kind == TermKind::Input) return Same::No;
          same = arguments == Same::Yes;
        }
        break;
      case TermKind::Case:
        same =
            a->expr == b->expr && compare(a->head, b->head) == Same::Yes && same_environment(a->expr, a->env, b->env);
        break;
      case TermKind::Match:
        same = a->expr == b->expr && all(a->args, b->args) == Same::Yes && same_environment(a->expr, a->env, b->env);
        break;
      case TermKind::Prim:
        same = as<PrimExpr>(a->expr).prim == as<PrimExpr>(b->expr).prim && all(a->args, b->args) == Same::Yes;
        break;
      default:
        break;
    }
  }
  if (same) return Same::Yes;
  wait_for(a, b->kind == TermKind::Con ? b->con->parent : nullptr);
  wait_for(b, a->kind == TermKind::Con ? a->con->parent : nullptr);
  return Same::Unknown;
}

Normaliser::Same Normaliser::compare(Term* a, Term* b) {
  Deeper deeper(depth_);
  step();
  a = whnf(a);
  b = whnf(b);
  if (a == b) return Same::Yes;
  if (a->kind == TermKind::Con || b->kind == TermKind::Con) {
    a = unpacked(a);
    b = unpacked(b);
  }
  if (a->kind == TermKind::Bottom && b->kind == TermKind::Bottom) return Same::Yes;
  if (a->kind == TermKind::Input && b->kind == TermKind::Input) return Same::No;
  if (a->kind == TermKind::Function || b->kind == TermKind::Function) {
    Term* x = input(fresh_--);
    return compare(apply(a, {x}), apply(b, {x}));
  }
  auto settled = [](const Term* t) { return is_settled(t) || t->kind == TermKind::Bottom; };
  if (a->kind == TermKind::Input && b->kind == TermKind::Lit) return Same::No;
  if (b->kind == TermKind::Input && a->kind == TermKind::Lit) return Same::No;
  if (!settled(a) || !settled(b)) return stuck(a, b);
  if (a->kind != b->kind) return Same::No;
  if (a->kind == TermKind::Lit) return same_literal(a->literal, b->literal) ? Same::Yes : Same::No;
  if (a->con != b->con) return Same::No;
  return all(a->args, b->args);
}

}  // namespace needle::optimise
