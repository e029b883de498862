#include "types/infer.h"

namespace needle::types {

using namespace syntax;

Infer::Infer(Store& store, Unifier& unifier, Reporter& reporter, TypeReader& reader, Solver& solver,
             const names::ResolvedModule& module, TypedModule& out)
    : s_(store), u_(unifier), r_(reporter), reader_(reader), solver_(solver), module_(module), out_(out) {
  auto cls = [&](std::string_view name) { return s_.known_type(name); };
  auto con = [&](std::string_view name) {
    EntityId id = s_.known_type(name);
    return id.valid() ? s_.con(id) : s_.unit();
  };
  k_ = {cls("Eq"),    cls("Ord"),       cls("Num"),  cls("Fractional"), cls("IsString"),
        cls("Monad"), cls("MonadFail"), cls("Enum"), cls("Show"),       s_.known_value("$"),
        con("Bool"),  con("Char"),      nullptr,     con("Integer"),    con("IO")};
  Type* string = s_.arena.make<Type>(*s_.list(k_.character));
  if (s_.known_type("String").valid()) string->written = s_.con(s_.known_type("String"));
  k_.string = string;
}

NodeInfo& Infer::node(NodeId id) {
  if (id.index >= out_.nodes.size()) out_.nodes.resize(id.index + 1);
  return out_.nodes[id.index];
}

const Type* Infer::infer(const Expr* e) {
  Expected x;
  expr(e, x);
  return x.type ? x.type : s_.meta();
}

void Infer::check(const Expr* e, const Type* rho) {
  Expected x{rho};
  expr(e, x);
}

void Infer::check_with_context(const Expr* e, const Type* sigma) {
  InContext in(*this, r_.push(context, ContextKind::Expression, e->span));
  check_sigma(e, sigma);
}

// e against forall a. C a => t:   \d -> e, with d for C a and `a` rigid inside.
void Infer::check_sigma(const Expr* e, const Type* sigma) {
  sigma = s_.shallow(sigma);
  if (sigma->kind != TypeKind::Forall) return check(e, sigma);
  while (e->kind == ExprKind::Paren) {
    node(e->id).type = sigma;
    e = as<ParenExpr>(e).expr;
  }
  std::vector<Wanted> saved;
  saved.swap(solver_.wanted);
  ++s_.level;
  const auto* origin = s_.arena.make<RigidOrigin>(RigidOrigin{RigidKind::Expected, e->span, {}, sigma});
  Store::Instance inside = s_.skolemise(sigma, origin);
  solver_.enter(origin);
  Seq<const EvVar* const> params = solver_.assume(inside.context);
  for (const EvVar* v : params) evidence_vars.push_back(v);
  check(e, inside.type);
  solver_.solve(solver_.wanted);
  solver_.leave();
  --s_.level;
  saved.insert(saved.end(), solver_.wanted.begin(), solver_.wanted.end());
  solver_.wanted.swap(saved);
  if (!params.empty()) add_wrap(e->id, {true, params, {}});
  node(e->id).type = sigma;
}

bool Infer::match(Span span, const Type* expected, const Type* actual, const std::vector<std::string>& notes) {
  solver_.at(span, context);
  if (u_.unify(expected, actual)) return true;
  r_.mismatch(span, context, s_.zonk(expected), s_.zonk(actual), u_.mismatch(), notes);
  return false;
}

const Type* Infer::demand(Expected& x) {
  if (!x.type) x.type = s_.meta();
  return x.type;
}

void Infer::result(const Expr* e, const Type* actual, Expected& x, const std::vector<std::string>& notes) {
  node(e->id).type = actual;
  if (x.infer()) {
    x.type = actual;
  } else {
    match(e->span, x.type, actual, notes);
  }
}

const Evidence* Infer::want(EntityId cls, const Type* type, OriginKind kind, Span span, Symbol name) {
  if (!cls.valid()) return s_.arena.make<Evidence>();
  const Type* args[] = {type};
  return solver_.want(s_.pred(cls, args), r_.origin(kind, span, context, name));
}

void Infer::set_evidence(NodeId id, std::initializer_list<const Evidence*> evidence) {
  node(id).evidence = s_.arena.list<const Evidence*>(evidence);
}

void Infer::add_wrap(NodeId id, const WrapStep& step, bool first) {
  NodeInfo& info = node(id);
  std::vector<WrapStep> steps(info.wrap.begin(), info.wrap.end());
  steps.insert(first ? steps.begin() : steps.end(), step);
  info.wrap = s_.keep(steps);
}

void Infer::expr(const Expr* e, Expected& x) {
  switch (e->kind) {
    case ExprKind::Var:
    case ExprKind::Con:
    case ExprKind::App:
    case ExprKind::TypeApp:
      return application(e, x);
    case ExprKind::Lit:
      return literal(as<LitExpr>(e), x);
    case ExprKind::Infix:
      return infix(as<InfixExpr>(e), x);
    case ExprKind::Negate: {
      const auto& n = as<NegateExpr>(e);
      demand(x);
      node(e->id).type = x.type;
      set_evidence(e->id, {want(k_.num, x.type, OriginKind::Negation, e->span)});
      return check_with_context(n.operand, x.type);
    }
    case ExprKind::Selection:
      return selection(as<SelectionExpr>(e), x);
    case ExprKind::LeftSection:
      return left_section(as<LeftSectionExpr>(e), x);
    case ExprKind::RightSection:
      return right_section(as<RightSectionExpr>(e), x);
    case ExprKind::Lambda:
      return lambda(as<LambdaExpr>(e), x);
    case ExprKind::LambdaCase: {
      const Type* from = s_.meta();
      const Type* to = s_.meta();
      const Type* expected = x.infer() ? nullptr : s_.shallow(x.type);
      if (expected && expected->kind == TypeKind::Fun) {
        from = expected->left;
        to = expected->right;
        node(e->id).type = x.type;
      } else {
        result(e, s_.fun(from, to), x);
      }
      return alternatives(as<LambdaCaseExpr>(e).alternatives, from, to);
    }
    case ExprKind::Let: {
      const auto& l = as<LetExpr>(e);
      bindings(l.bindings);
      InContext in(*this, r_.push(context, ContextKind::Expression, l.body->span));
      expr(l.body, x);
      node(e->id).type = x.type;
      return;
    }
    case ExprKind::If: {
      const auto& i = as<IfExpr>(e);
      check_with_context(i.condition, k_.boolean);
      node(e->id).type = demand(x);
      check_with_context(i.then_branch, x.type);
      return check_with_context(i.else_branch, x.type);
    }
    case ExprKind::MultiIf:
      node(e->id).type = demand(x);
      return rhs(as<MultiIfExpr>(e).branches, x.type);
    case ExprKind::Case: {
      const auto& c = as<CaseExpr>(e);
      const Type* scrutinee = nullptr;
      {
        InContext in(*this, r_.push(context, ContextKind::Expression, c.scrutinee->span));
        scrutinee = infer(c.scrutinee);
      }
      node(e->id).type = demand(x);
      return alternatives(c.alternatives, scrutinee, x.type);
    }
    case ExprKind::Do:
      return do_block(as<DoExpr>(e), x);
    case ExprKind::Tuple:
      return tuple(as<TupleExpr>(e), x);
    case ExprKind::List: {
      const Type* element = s_.meta();
      const Type* expected = x.infer() ? nullptr : s_.shallow(x.type);
      if (expected && expected->kind == TypeKind::App && s_.shallow(expected->left)->con == s_.list_type) {
        element = expected->right;
        node(e->id).type = x.type;
      } else {
        result(e, s_.list(element), x);
      }
      for (const Expr* item : as<ListExpr>(e).elements) check_with_context(item, element);
      return;
    }
    case ExprKind::Sequence:
      return sequence(as<SequenceExpr>(e), x);
    case ExprKind::Comprehension:
      return comprehension(as<ComprehensionExpr>(e), x);
    case ExprKind::RecordCon:
      return record_construction(as<RecordConExpr>(e), x);
    case ExprKind::RecordUpdate:
      return record_update(as<RecordUpdateExpr>(e), x);
    case ExprKind::Annotated:
      return annotated(as<AnnotatedExpr>(e), x);
    case ExprKind::Paren:
      expr(as<ParenExpr>(e).expr, x);
      node(e->id).type = x.type;
      return;
    case ExprKind::Hole:
      node(e->id).type = demand(x);
      holes.push_back({as<HoleExpr>(e).name, e->span, x.type, context});
      return;
    case ExprKind::OpChain:
      node(e->id).type = demand(x);
      return;  // names has reported it
  }
}

void Infer::literal(const LitExpr& e, Expected& x) {
  switch (e.literal.kind) {
    case LiteralKind::Integer:
    case LiteralKind::Fractional: {
      node(e.id).type = demand(x);
      EntityId cls = e.literal.kind == LiteralKind::Integer ? k_.num : k_.fractional;
      set_evidence(e.id, {want(cls, x.type, OriginKind::Literal, e.span)});
      return;
    }
    case LiteralKind::Char:
      return result(&e, k_.character, x);
    case LiteralKind::String:
      if (!overloaded_strings || !k_.is_string.valid()) return result(&e, k_.string, x);
      node(e.id).type = demand(x);
      set_evidence(e.id, {want(k_.is_string, x.type, OriginKind::Literal, e.span)});
  }
}

void Infer::tuple(const TupleExpr& e, Expected& x) {
  std::vector<const Type*> elements, missing;
  if (e.elements.size() > 15) {
    r_.error(kUnsupported, e.span, "Tuples of more than 15 components are not supported");
    demand(x);
    return;
  }
  const Type* expected = x.infer() ? nullptr : s_.shallow(x.type);
  const Type* head = nullptr;
  std::vector<const Type*> known;
  if (expected && expected->kind == TypeKind::App) s_.split_apps(expected, head, known);
  bool matches = head && head->kind == TypeKind::Con && head->con == s_.names.tuple_type(e.elements.size()) &&
                 known.size() == e.elements.size();
  for (size_t i = 0; i < e.elements.size(); ++i) {
    if (!e.elements[i]) matches = false;
    elements.push_back(matches ? known[i] : s_.meta());
    if (!e.elements[i]) missing.push_back(elements.back());
  }
  if (!matches) {
    result(&e, s_.funs(missing, s_.tuple(elements)), x);
  } else {
    node(e.id).type = x.type;
  }
  for (size_t i = 0; i < e.elements.size(); ++i)
    if (e.elements[i]) check_with_context(e.elements[i], elements[i]);
}

void Infer::sequence(const SequenceExpr& e, Expected& x) {
  const Type* element = s_.meta();
  result(&e, s_.list(element), x);
  set_evidence(e.id, {want(k_.enumeration, element, OriginKind::Sequence, e.span)});
  for (const Expr* part : {e.from, e.next, e.to})
    if (part) check_with_context(part, element);
}

void Infer::annotated(const AnnotatedExpr& e, Expected& x) {
  Signature sig = reader_.signature(e.type);
  const auto* origin = s_.arena.make<RigidOrigin>(RigidOrigin{RigidKind::Annotation, e.span, {}, sig.type});
  InContext in(*this, r_.push(context, ContextKind::Expression, e.span));
  size_t mark = reader_.scope.size();
  if (sig.type->kind == TypeKind::Forall) {
    // The annotation's own variables are the rigid ones, so that an explicit forall scopes over the expression.
    std::vector<Wanted> saved;
    saved.swap(solver_.wanted);
    ++s_.level;
    for (const TypeVar* v : sig.type->vars) {
      rigid(v).level = s_.level;
      rigid(v).origin = origin;
    }
    for (const TyVar* v : sig.scoped) reader_.bind(v);
    solver_.enter(origin);
    Seq<const EvVar* const> params = solver_.assume(sig.type->context);
    for (const EvVar* v : params) evidence_vars.push_back(v);
    const Expr* inner = strip(e.expr);
    check(inner, sig.type->right);
    solver_.solve(solver_.wanted);
    solver_.leave();
    --s_.level;
    saved.insert(saved.end(), solver_.wanted.begin(), solver_.wanted.end());
    solver_.wanted.swap(saved);
    if (!params.empty()) add_wrap(inner->id, {true, params, {}});
    node(inner->id).type = sig.type;
  } else {
    check(e.expr, sig.type);
  }
  reader_.scope.resize(mark);
  const Type* rho =
      instantiate(e.id, sig.type, {}, r_.origin(OriginKind::Use, e.span, context, intern("an annotation")));
  result(&e, rho, x);
}

}  // namespace needle::types
