#include "types/type_reader.h"

#include <algorithm>

namespace needle::types {

using namespace syntax;

const Type* TypeReader::read(const TypeExpr* e) {
  switch (e->kind) {
    case TypeExprKind::Var: {
      const Entry* entry = find(as<VarType>(e).name);
      return entry && entry->type ? entry->type : s_.meta();
    }
    case TypeExprKind::Con:
    case TypeExprKind::App:
    case TypeExprKind::Chain:
      return read_application(e);
    case TypeExprKind::Literal:
      return s_.literal(as<LiteralType>(e).text);
    case TypeExprKind::Fun: {
      const Type* argument = read(as<FunType>(e).argument);
      const Type* result = read(as<FunType>(e).result);
      return function_to(argument, result);
    }
    case TypeExprKind::List:
      return s_.list(read(as<ListType>(e).element));
    case TypeExprKind::Tuple: {
      std::vector<const Type*> elements;
      for (const TypeExpr* t : as<TupleType>(e).elements) elements.push_back(read(t));
      if (elements.size() > 15) {
        r_.error(kUnsupported, e->span, "Tuples of more than 15 components are not supported");
        return s_.meta();
      }
      return s_.tuple(elements);
    }
    case TypeExprKind::Forall: {
      size_t mark = scope.size();
      std::vector<const TypeVar*> vars;
      for (const TypeBinder& b : as<ForallType>(e).binders) {
        TyVar* v = s_.var(b.name, s_.star());
        vars.push_back(v);
        scope.push_back({b.name, v->type, nullptr});
      }
      const Type* body = read(as<ForallType>(e).body);
      scope.resize(mark);
      return s_.forall(vars, {}, body);
    }
    case TypeExprKind::Qualified: {
      std::vector<Pred> preds;
      read_context(as<QualifiedType>(e).context, preds);
      return s_.forall({}, preds, read(as<QualifiedType>(e).body));
    }
    case TypeExprKind::Bang:
      return read(as<BangType>(e).type);
    case TypeExprKind::Wildcard:
      return s_.meta();
    case TypeExprKind::Kinded:
      return read(as<KindedType>(e).type);
  }
  return s_.meta();
}

const Type* TypeReader::read_application(const TypeExpr* e) {
  std::vector<const TypeExpr*> written;
  const TypeExpr* head = e;
  while (head->kind == TypeExprKind::App || head->kind == TypeExprKind::Chain) {
    written.push_back(as<AppType>(head).argument);
    head = as<AppType>(head).function;
  }
  std::vector<const Type*> args;
  for (size_t i = written.size(); i-- > 0;) args.push_back(read(written[i]));
  if (head->kind != TypeExprKind::Con) return s_.apps(read(head), args);
  EntityId entity = as<ConType>(head).ref.entity;
  if (!entity.valid()) return s_.meta();
  if (entity == s_.type_of_types) return s_.star();
  if (s_.names.entity(entity).kind == names::EntityKind::TypeFamily) return read_family(e, entity, args);
  if (s_.names.entity(entity).kind != names::EntityKind::Synonym) return s_.apps(s_.con(entity), args);
  auto at = s_.extra.synonyms.find(entity);
  if (at == s_.extra.synonyms.end() && need_synonym) {
    need_synonym(entity);
    at = s_.extra.synonyms.find(entity);
  }
  if (at == s_.extra.synonyms.end()) return s_.meta();
  size_t arity = at->second.params.size();
  if (args.size() < arity) return too_few(e, "type synonym", entity, arity, args.size());
  return expand(entity, at->second, std::move(args));
}

const Type* TypeReader::too_few(const TypeExpr* e, std::string_view what, EntityId entity, size_t arity, size_t given) {
  r_.error(kTypeSyntax, e->span,
           "The " + std::string(what) + " " + r_.quoted(entity) + " should have " + std::to_string(arity) +
               " argument" + (arity == 1 ? "" : "s") + ", but has been given " +
               (given == 0 ? std::string("none") : std::to_string(given)),
           context);
  return s_.meta();
}

const Type* TypeReader::read_family(const TypeExpr* e, EntityId family, std::span<const Type* const> args) {
  auto info = s_.extra.families.find(family);
  const size_t arity = info == s_.extra.families.end() ? 0 : info->second.arity;
  if (args.size() < arity) return too_few(e, "type family", family, arity, args.size());
  return s_.apps(s_.family(family, s_.apps(s_.con(family), args.first(arity))), args.subspan(arity));
}

// a -> forall b. C b => t   is read as   forall b. C b => a -> t
const Type* TypeReader::function_to(const Type* argument, const Type* result) {
  if (result->kind != TypeKind::Forall) return s_.fun(argument, result);
  Store::Instance fresh = s_.skolemise(result, nullptr);  // new variables: the same synonym may be used twice
  std::vector<const TypeVar*> vars;
  for (const Type* t : fresh.types) {
    rigid(t->var).level = 0;
    vars.push_back(t->var);
  }
  return s_.forall(vars, fresh.context, s_.fun(argument, fresh.type));
}

// The same for a type whose parts have been put in.
const Type* TypeReader::quantified_outside(const Type* type) {
  if (type->kind == TypeKind::Fun) return function_to(quantified_outside(type->left), quantified_outside(type->right));
  if (type->kind == TypeKind::Forall) return s_.forall(type->vars, type->context, quantified_outside(type->right));
  return type;
}

const Type* TypeReader::expand(EntityId synonym, const SynonymInfo& info, std::vector<const Type*> args) {
  size_t arity = info.params.size();
  std::span<const Type* const> direct(args.data(), arity);
  const Type* body = s_.substitute(info.type, info.params, direct);
  if (std::any_of(direct.begin(), direct.end(), [](const Type* t) { return t->kind == TypeKind::Forall; }))
    body = quantified_outside(body);
  if (body->kind == TypeKind::App || body->kind == TypeKind::Con || body->kind == TypeKind::Fun) {
    Type* named = s_.arena.make<Type>(*body);
    named->written = s_.apps(s_.con(synonym), direct);
    body = named;
  }
  if (args.size() == arity) return body;
  const Type* whole = s_.apps(body, std::span(args).subspan(arity));
  if (whole->kind == TypeKind::App) const_cast<Type*>(whole)->written = s_.apps(s_.con(synonym), args);
  return whole;
}

void TypeReader::read_context(std::span<TypeExpr* const> written, std::vector<Pred>& out) {
  for (const TypeExpr* t : written) preds_of(read(t), t->span, out);
}

void TypeReader::preds_of(const Type* constraint, Span span, std::vector<Pred>& out) {
  if (constraint->kind == TypeKind::Forall) return quantified_preds_of(constraint, span, out);
  auto unknown = [&] { out.push_back(*s_.pred(s_.unknown, std::span(&constraint, 1))); };
  if (constraint->kind == TypeKind::Family) return unknown();  // taken apart where it is needed: it may have no end
  const Type* head = nullptr;
  std::vector<const Type*> args;
  s_.split_apps(constraint, head, args);
  if (head->kind == TypeKind::Meta) return;
  if (head->kind != TypeKind::Con) return unknown();
  if (head->con == s_.unit_type) return;
  if (args.size() >= 2 && s_.names.tuple_type(args.size()) == head->con) {
    for (const Type* a : args) preds_of(a, span, out);
    return;
  }
  if (head->con != s_.equality && s_.names.entity(head->con).kind != names::EntityKind::Class) return;
  if (args.empty()) return;  // HasCallStack: nothing is passed
  out.push_back({head->con, s_.arena.copy(args)});
}

// forall x. Show x => (Show (f x), Eq (f x))  says two things.
void TypeReader::quantified_preds_of(const Type* constraint, Span span, std::vector<Pred>& out) {
  std::vector<Pred> conclusions;
  preds_of(constraint->right, span, conclusions);
  for (const Pred& p : conclusions) {
    const Type* rule = s_.forall(constraint->vars, constraint->context, s_.apps(s_.con(p.cls), p.args));
    out.push_back(*s_.pred(s_.quantified, std::span(&rule, 1)));
  }
}

// type Lens s a = forall f. ..: each signature that is a Lens has an f of its own.
const Type* TypeReader::own_forall(const Type* type) {
  if (type->kind != TypeKind::Forall) return type;
  std::vector<const TypeVar*> vars;
  std::vector<const Type*> types;
  for (const TypeVar* v : type->vars) {
    TyVar* own = s_.var(v->name, rigid(v).kind);
    vars.push_back(own);
    types.push_back(own->type);
  }
  return s_.forall(vars, s_.substitute(type->context, type->vars, types),
                   s_.substitute(type->right, type->vars, types));
}

Signature TypeReader::signature(const TypeExpr* e) {
  Signature out;
  out.span = e->span;
  size_t mark = scope.size();
  const TypeExpr* body = e;
  auto add = [&](Symbol name, const Type* kind) {
    TyVar* v = s_.var(name, kind);
    out.vars.push_back(v);
    bind(v);
    return v;
  };
  if (e->kind == TypeExprKind::Forall) {
    for (const TypeBinder& b : as<ForallType>(e).binders) out.scoped.push_back(add(b.name, read_kind(b.kind)));
    body = as<ForallType>(e).body;
  } else {
    std::vector<Symbol> free;
    free_names(e, free);
    for (Symbol name : free) add(name, s_.meta());
  }
  size_t errors = r_.count();
  check_kind(body, s_.star());
  std::vector<const TypeVar*> vars;
  for (const TyVar* v : out.vars) {
    rigid(v).kind = settle_kind(v->kind);
    vars.push_back(v);
  }
  out.type =
      r_.count() > errors ? s_.meta() : s_.forall(vars, {}, own_forall(read(body)));  // an ill-kinded type says nothing
  scope.resize(mark);
  return out;
}

const Type* TypeReader::annotation(const TypeExpr* e) {
  return signature(e).type;
}

const Type* TypeReader::pattern_type(const TypeExpr* e) {
  if (e->kind == TypeExprKind::Forall) return annotation(e);
  std::vector<Symbol> free;
  free_names(e, free);
  for (Symbol name : free) scope.push_back({name, s_.meta(), s_.meta()});
  check_kind(e, s_.star());
  return read(e);
}

const Type* TypeReader::type_argument(const TypeExpr* e) {
  size_t mark = scope.size();
  if (e->kind == TypeExprKind::Forall) return annotation(e);
  std::vector<Symbol> free;
  free_names(e, free);
  for (Symbol name : free) {
    r_.error(kTypeSyntax, e->span, "Not in scope: type variable '" + std::string(name.text()) + "'");
    scope.push_back({name, s_.meta(), s_.meta()});
  }
  kind_of(e);
  const Type* type = read(e);
  scope.resize(mark);
  return type;
}

}  // namespace needle::types
