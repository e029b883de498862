// Names inside types as written. Type variables stay symbols: `types` scopes them.
#include "names/resolver.h"

namespace needle::names {

using namespace syntax;

void Resolver::check_tuple(size_t size, Span span) {
  if (size > 1 && !env_.tuple_con(size).valid()) {
    error(kTupleSize, span, "A tuple of " + std::to_string(size) + " components is not supported (at most 15)");
  }
}

void Resolver::type(TypeExpr* type, bool is_kind) {
  if (!type) return;
  switch (type->kind) {
    case TypeExprKind::Var:
    case TypeExprKind::Wildcard:
    case TypeExprKind::Literal:
      break;
    case TypeExprKind::Con: {
      auto& con = *static_cast<ConType*>(type);
      if (!con.ref.resolved())
        con.ref = con.promoted ? scope_.constructor(con.name, false) : scope_.type(con.name, is_kind);
      break;
    }
    case TypeExprKind::Chain:
      type_chain(*static_cast<ChainType*>(type), is_kind);
      break;
    case TypeExprKind::App: {
      auto& app = *static_cast<AppType*>(type);
      this->type(app.function, is_kind);
      this->type(app.argument, is_kind);
      break;
    }
    case TypeExprKind::Fun: {
      auto& fun = *static_cast<FunType*>(type);
      this->type(fun.argument, is_kind);
      this->type(fun.result, is_kind);
      break;
    }
    case TypeExprKind::List:
      this->type(static_cast<ListType*>(type)->element, is_kind);
      break;
    case TypeExprKind::Tuple: {
      auto& tuple = *static_cast<TupleType*>(type);
      check_tuple(tuple.elements.size(), type->span);
      for (TypeExpr* t : tuple.elements) this->type(t, is_kind);
      break;
    }
    case TypeExprKind::Forall: {
      auto& forall = *static_cast<ForallType*>(type);
      binders(forall.binders);
      this->type(forall.body, is_kind);
      break;
    }
    case TypeExprKind::Qualified: {
      auto& qualified = *static_cast<QualifiedType*>(type);
      context(qualified.context);
      this->type(qualified.body, is_kind);
      break;
    }
    case TypeExprKind::Bang:
      this->type(static_cast<BangType*>(type)->type, is_kind);
      break;
    case TypeExprKind::Kinded: {
      auto& kinded = *static_cast<KindedType*>(type);
      this->type(kinded.type, is_kind);
      this->type(kinded.kind, true);
      break;
    }
  }
}

// In place: the chain becomes the application of its weakest operator.
void Resolver::type_chain(ChainType& chain, bool is_kind) {
  std::vector<ChainOp> operators;
  for (TypeExpr* op : chain.operators) {
    type(op, is_kind);
    const bool named = op->kind == TypeExprKind::Con;
    const auto* con = static_cast<ConType*>(op);
    operators.push_back({named ? scope_.fixity(con->ref) : Fixity{}, named ? con->name.text.text() : "_", op->span});
  }
  for (TypeExpr* operand : chain.operands) type(operand, is_kind);
  std::vector<TypeExpr*> stack;
  auto apply = [&](TypeExpr* f, TypeExpr* a) {
    return arena_.make<AppType>(TypeExpr{TypeExprKind::App, join(f->span, a->span), new_node()}, f, a);
  };
  auto reduce = [&](size_t i) {
    TypeExpr* right = stack.back();
    stack.pop_back();
    TypeExpr* left = stack.back();
    AppType* half = apply(chain.operators[i], left);
    stack.back() = apply(half, right);
    stack.back()->span = join(left->span, right->span);
  };
  resolve_chain(operators, {[&](size_t k) { stack.push_back(chain.operands[k]); }, reduce,
                            [&](size_t a, size_t b) { report_conflict(operators[a], operators[b], chain.span); }});
  const auto& whole = *static_cast<AppType*>(stack.back());
  chain.kind = TypeExprKind::App;
  chain.function = whole.function;
  chain.argument = whole.argument;
}

void Resolver::context(Seq<TypeExpr*> preds) {
  for (TypeExpr* pred : preds) type(pred);
}

void Resolver::binders(Seq<TypeBinder> params) {
  for (TypeBinder& b : params) type(b.kind, true);
}

}  // namespace needle::names
