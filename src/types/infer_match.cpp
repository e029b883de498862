// Lambdas, case alternatives, function clauses, guards.
#include "types/infer.h"

namespace needle::types {

using namespace syntax;

MatchScope::MatchScope(Infer& infer)
    : in_(infer),
      outer_(infer.match_),
      type_scope_(infer.reader_.scope.size()),
      level_(infer.s_.level),
      scope_(infer.solver_.scope) {
  infer.match_ = this;
}

void MatchScope::open(const RigidOrigin* origin) {
  if (!opened_) {
    opened_ = true;
    saved_.swap(in_.solver_.wanted);
  }
  ++in_.s_.level;
  in_.solver_.enter(origin);
}

MatchScope::~MatchScope() {
  in_.match_ = outer_;
  in_.reader_.scope.resize(type_scope_);
  if (!opened_) return;
  in_.solver_.solve(in_.solver_.wanted);
  while (in_.solver_.scope != scope_) in_.solver_.leave();
  in_.s_.level = level_;
  saved_.insert(saved_.end(), in_.solver_.wanted.begin(), in_.solver_.wanted.end());
  in_.solver_.wanted.swap(saved_);
}

void Infer::lambda(const LambdaExpr& e, Expected& x) {
  std::vector<const Type*> params;
  const Type* body = nullptr;
  if (!x.infer()) {
    const Type* rest = s_.shallow(x.type);
    while (params.size() < e.params.size() && rest->kind == TypeKind::Fun) {
      params.push_back(rest->left);
      rest = s_.shallow(rest->right);
    }
    body = rest;
  }
  if (params.size() < e.params.size()) {
    size_t known = params.size();
    std::vector<const Type*> more;
    while (params.size() < e.params.size()) {
      params.push_back(s_.meta());
      more.push_back(params.back());
    }
    const Type* end = s_.meta();
    solver_.at(e.span, context);
    if (body && !u_.unify(body, s_.funs(more, end))) {
      Mismatch where = u_.mismatch();
      std::vector<std::string> notes{"The lambda expression '" + r_.text(e.span) + "' has " +
                                         number_word(e.params.size()) + " value argument" +
                                         (e.params.size() == 1 ? "" : "s") + ",",
                                     "  but its type '" + print_type(s_.names, s_.zonk(x.type)) + "' has " +
                                         (known == 0 ? "none" : "only " + number_word(known))};
      r_.mismatch(e.span, context, s_.zonk(body), s_.zonk(s_.funs(more, end)), where, notes);
    }
    body = end;
  }
  if (x.infer()) x.type = s_.funs(params, body);
  node(e.id).type = x.type;
  MatchScope scope(*this);
  for (size_t i = 0; i < params.size(); ++i) pattern(e.params[i], params[i]);
  check_with_context(e.body, body);
}

void Infer::alternatives(Seq<Alternative> alts, const Type* scrutinee, const Type* result) {
  for (const Alternative& a : alts) {
    InContext in(*this, r_.push(context, ContextKind::Alternative, a.span));
    MatchScope scope(*this);
    pattern(a.pat, scrutinee);
    rhs(a.rhs, result);
  }
}

void Infer::rhs(const Rhs* r, const Type* type) {
  if (r->where) bindings(r->where);
  guarded(r, type);
}

void Infer::guarded(const Rhs* r, const Type* type) {
  for (const Guarded& g : r->alternatives) {
    MatchScope scope(*this);
    for (const Stmt* s : g.guards) guard_statement(s);
    check_with_context(g.body, type);
  }
}

void Infer::clauses(const FunctionDecl& f, const Type* rho) {
  s_.checking = f.name.span;
  size_t arity = f.clauses.empty() ? 0 : f.clauses[0].params.size();
  std::vector<const Type*> params;
  const Type* rest = s_.shallow(rho);
  while (params.size() < arity && rest->kind == TypeKind::Fun) {
    params.push_back(rest->left);
    rest = s_.shallow(rest->right);
  }
  if (params.size() < arity) {
    size_t known = params.size();
    std::vector<const Type*> more;
    while (params.size() < arity) {
      params.push_back(s_.meta());
      more.push_back(params.back());
    }
    const Type* end = s_.meta();
    const Type* wanted = s_.funs(more, end);
    solver_.at(f.clauses[0].span, context);
    if (!u_.unify(rest, wanted)) {
      Mismatch where = u_.mismatch();
      std::vector<std::string> notes{"The equation" + std::string(f.clauses.size() > 1 ? "s" : "(s)") + " for '" +
                                         in_parens(f.name.text.text()) + "' have " + number_word(arity) +
                                         " value argument" + (arity == 1 ? "" : "s") + ",",
                                     "  but its type '" + print_type(s_.names, s_.zonk(rho)) + "' has " +
                                         (known == 0 ? "none" : "only " + number_word(known))};
      Span span = f.clauses[0].span;
      for (const Clause& c : f.clauses) span = join(span, c.span);
      r_.mismatch(span, context, s_.zonk(rest), s_.zonk(wanted), where, notes);
    }
    rest = end;
  }
  for (const Clause& c : f.clauses) {
    InContext in(*this, r_.push(context, ContextKind::Equation, c.span, f.name.text));
    MatchScope scope(*this);
    for (size_t i = 0; i < c.params.size() && i < params.size(); ++i) pattern(c.params[i], params[i]);
    rhs(c.rhs, rest);
  }
}

}  // namespace needle::types
