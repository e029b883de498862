// Kind checking of written types. Kinds are types over `*` and `->`, solved by the same unification.
#include "types/type_reader.h"

namespace needle::types {

using namespace syntax;

const TypeReader::Entry* TypeReader::find(Symbol name) const {
  for (size_t i = scope.size(); i-- > 0;)
    if (scope[i].name == name) return &scope[i];
  return nullptr;
}

void TypeReader::free_names(const TypeExpr* e, std::vector<Symbol>& out) const {
  if (!e) return;
  switch (e->kind) {
    case TypeExprKind::Var: {
      Symbol name = as<VarType>(e).name;
      if (!find(name) && std::find(out.begin(), out.end(), name) == out.end()) out.push_back(name);
      break;
    }
    case TypeExprKind::App:
    case TypeExprKind::Chain:
      free_names(as<AppType>(e).function, out);
      free_names(as<AppType>(e).argument, out);
      break;
    case TypeExprKind::Fun:
      free_names(as<FunType>(e).argument, out);
      free_names(as<FunType>(e).result, out);
      break;
    case TypeExprKind::List:
      free_names(as<ListType>(e).element, out);
      break;
    case TypeExprKind::Tuple:
      for (const TypeExpr* t : as<TupleType>(e).elements) free_names(t, out);
      break;
    case TypeExprKind::Forall: {
      std::vector<Symbol> inner;
      free_names(as<ForallType>(e).body, inner);
      for (Symbol name : inner) {
        bool bound = false;
        for (const TypeBinder& b : as<ForallType>(e).binders) bound |= b.name == name;
        if (!bound && std::find(out.begin(), out.end(), name) == out.end()) out.push_back(name);
      }
      break;
    }
    case TypeExprKind::Qualified:
      for (const TypeExpr* t : as<QualifiedType>(e).context) free_names(t, out);
      free_names(as<QualifiedType>(e).body, out);
      break;
    case TypeExprKind::Bang:
      free_names(as<BangType>(e).type, out);
      break;
    case TypeExprKind::Kinded:
      free_names(as<KindedType>(e).type, out);
      break;
    case TypeExprKind::Con:
    case TypeExprKind::Wildcard:
    case TypeExprKind::Literal:
      break;
  }
}

std::string TypeReader::text(const TypeExpr* e) const {
  std::string out = r_.text(e->span);
  if (out.empty() && e->kind == TypeExprKind::Con) return std::string(as<ConType>(e).name.text.text());
  return out;
}

// TYPE r, whatever the representation r: there is one kind of types here.
static bool is_representation(const TypeExpr* function) {
  return function->kind == TypeExprKind::Con && as<ConType>(function).name.text.text() == "TYPE";
}

const Type* TypeReader::read_kind(const TypeExpr* e) {
  if (!e) return s_.meta();
  switch (e->kind) {
    case TypeExprKind::Con: {
      std::string_view name = as<ConType>(e).name.text.text();
      if (name == "*" || name == "Type") return s_.star();
      if (name == "Constraint") return s_.constraint();
      const EntityId entity = as<ConType>(e).ref.entity;
      if (!entity.valid() || s_.names.entity(entity).kind != names::EntityKind::Data) return s_.meta();
      return s_.con(entity);
    }
    case TypeExprKind::App:
      if (is_representation(as<AppType>(e).function)) return s_.star();
      return s_.app(read_kind(as<AppType>(e).function), read_kind(as<AppType>(e).argument));
    case TypeExprKind::List:
      return s_.list(read_kind(as<ListType>(e).element));
    case TypeExprKind::Tuple: {
      std::vector<const Type*> elements;
      for (const TypeExpr* t : as<TupleType>(e).elements) elements.push_back(read_kind(t));
      return s_.tuple(elements);
    }
    case TypeExprKind::Fun:
      return s_.fun(read_kind(as<FunType>(e).argument), read_kind(as<FunType>(e).result));
    case TypeExprKind::Kinded:
      return read_kind(as<KindedType>(e).type);
    default:
      return s_.meta();
  }
}

const Type* TypeReader::settle_kind(const Type* kind) {
  MetaSet open;
  s_.metas_of(kind, open);
  for (MetaVar* m : open) m->solution = s_.star();
  return s_.zonk(kind);
}

const Type* TypeReader::kind_of_con(const ConType& e) {
  if (!e.ref.entity.valid()) return s_.meta();
  if (s_.names.entity(e.ref.entity).kind == names::EntityKind::Constructor) {  // its type is its kind
    auto type = s_.env.values.find(e.ref.entity);
    return type == s_.env.values.end() ? s_.meta() : s_.instantiate(type->second).type;
  }
  auto at = s_.extra.kinds.find(e.ref.entity);
  if (at == s_.extra.kinds.end()) return s_.meta();
  return s_.instantiate(at->second).type;
}

const Type* TypeReader::kind_of(const TypeExpr* e) {
  switch (e->kind) {
    case TypeExprKind::Var: {
      const Entry* entry = find(as<VarType>(e).name);
      if (!entry) {
        r_.error(kTypeSyntax, e->span, "Not in scope: type variable '" + std::string(as<VarType>(e).name.text()) + "'");
        return s_.meta();
      }
      return entry->kind ? entry->kind : s_.meta();
    }
    case TypeExprKind::Con:
      return kind_of_con(as<ConType>(e));
    case TypeExprKind::Literal:
      return s_.meta();
    case TypeExprKind::App:
    case TypeExprKind::Chain: {
      const auto& a = as<AppType>(e);
      const Type* f = Store::prune(kind_of(a.function));
      if (f->kind == TypeKind::Fun) {
        check_kind(a.argument, f->left);
        return f->right;
      }
      const Type* argument = kind_of(a.argument);
      const Type* result = s_.meta();
      if (!u_.unify(f, s_.fun(argument, result))) {
        u_.unify(result, s_.star());
        kind_error(a.function, s_.fun(argument, result), f);
      }
      return result;
    }
    case TypeExprKind::Fun:
      check_kind(as<FunType>(e).argument, s_.star());
      check_kind(as<FunType>(e).result, s_.star());
      return s_.star();
    case TypeExprKind::List:
      check_kind(as<ListType>(e).element, s_.star());
      return s_.star();
    case TypeExprKind::Tuple: {
      const auto& elements = as<TupleType>(e).elements;
      const Type* first = Store::prune(kind_of(elements[0]));
      bool constraints = first->kind == TypeKind::Con && first->con == kConstraintCon;
      const Type* each = constraints ? s_.constraint() : s_.star();
      if (!constraints && !u_.unify(each, first)) kind_error(elements[0], each, first);
      for (size_t i = 1; i < elements.size(); ++i) check_kind(elements[i], each);
      return each;
    }
    case TypeExprKind::Forall: {
      size_t mark = scope.size();
      for (const TypeBinder& b : as<ForallType>(e).binders) scope.push_back({b.name, nullptr, read_kind(b.kind)});
      const Type* body = kind_of(as<ForallType>(e).body);
      scope.resize(mark);
      return body;
    }
    case TypeExprKind::Qualified:
      for (const TypeExpr* t : as<QualifiedType>(e).context) check_kind(t, s_.constraint());
      return kind_of(as<QualifiedType>(e).body);
    case TypeExprKind::Bang:
      return kind_of(as<BangType>(e).type);
    case TypeExprKind::Wildcard:
      return s_.meta();
    case TypeExprKind::Kinded: {
      const Type* kind = read_kind(as<KindedType>(e).kind);
      check_kind(as<KindedType>(e).type, kind);
      return kind;
    }
  }
  return s_.meta();
}

void TypeReader::check_kind(const TypeExpr* e, const Type* expected) {
  // () is a type or the empty constraint, as needed.
  bool unit = e->kind == TypeExprKind::Con && as<ConType>(e).ref.entity == s_.unit_type;
  if (unit && Store::prune(expected) == s_.constraint()) return;
  const Type* actual = kind_of(e);
  if (!u_.unify(expected, actual)) kind_error(e, expected, actual);
}

void TypeReader::kind_error(const TypeExpr* e, const Type* expected, const Type* actual) {
  TypePrinter printer(r_.names());
  while (e->kind == TypeExprKind::Bang) e = as<BangType>(e).type;
  std::string name = "'" + text(e) + "'";
  expected = Store::prune(expected);
  size_t missing = 0;
  const Type* end = Store::prune(actual);
  for (; end->kind == TypeKind::Fun; end = Store::prune(end->right)) ++missing;
  bool type_expected = expected->kind == TypeKind::Con && expected->con == kStarCon;
  bool constraint_expected = expected->kind == TypeKind::Con && expected->con == kConstraintCon;
  std::string out;
  if ((type_expected || constraint_expected) && missing > 0 && s_.equal(end, expected))
    out = "Expecting " + number_word(missing) + " more argument" + (missing > 1 ? "s" : "") + " to " + name + "\n";
  if (type_expected) {
    out += "Expected a type, but ";
  } else if (constraint_expected) {
    out += "Expected a constraint, but ";
  } else {
    out += "Expected kind '" + printer.kind(expected) + "', but ";
  }
  out += name + " has kind '" + printer.kind(actual) + "'";
  r_.error(kKind, e->span, out, context);
}

}  // namespace needle::types
