#include "desugar/core_types.h"

#include "core/spine.h"
#include "types/check.h"

namespace needle::desugar {

using types::TypeKind;

const core::Type* CoreTypes::convert(const types::Type* type) {
  if (!type) return nullptr;
  if (auto it = done_.find(type); it != done_.end()) return it->second;
  const core::Type* out = nullptr;
  switch (type->kind) {
    case TypeKind::Con:
    case TypeKind::App:
      out = application(type);
      break;
    case TypeKind::Fun: {
      const core::Type *a = convert(type->left), *r = convert(type->right);
      out = a && r ? build_.type_fun(a, r) : nullptr;
      break;
    }
    case TypeKind::Var:
      out = build_.type_var(type->var->name);
      break;
    case TypeKind::Forall:
      out = qualified(type->vars, type->context, convert(type->right));
      break;
    case TypeKind::Family:  // nobody knows which: like a variable, it goes with anything
      out = build_.type_var(names_.entity(type->con).name);
      break;
    case TypeKind::Literal:
      out = build_.type_con(build_.program().tycon(literal(type->literal)));
      break;
    case TypeKind::Meta:
      break;
  }
  return done_[type] = out;
}

// T a b, where T may be a data family: then it is the type that is the instance.
const core::Type* CoreTypes::application(const types::Type* type) {
  const types::Type* head = type;
  while (head->kind == TypeKind::App) head = head->left;
  const bool named = head->kind == TypeKind::Con && head->con.valid() && head->con.index < names_.entity_count();
  const names::EntityKind kind = named ? names_.entity(head->con).kind : names::EntityKind::Value;
  if (kind == names::EntityKind::DataFamily) {
    std::vector<const types::Type*> params;
    const types::DataInfo* data = types::data_instance(types_, type, params);
    if (!data) return build_.type_var(names_.entity(head->con).name);
    const core::TyConId id = map_.types.get(data->entity);
    const core::Type* out = id.valid() ? build_.type_con(build_.program().tycon(id)) : nullptr;
    for (const types::Type* p : params) {
      const core::Type* a = convert(p);
      out = out && a ? build_.type_app(out, a) : nullptr;
    }
    return out;
  }
  if (type->kind == TypeKind::App) {
    const core::Type *f = convert(type->left), *a = convert(type->right);
    return f && a ? build_.type_app(f, a) : nullptr;
  }
  const core::TyConId id = kind == names::EntityKind::Constructor ? promoted(type->con) : map_.types.get(type->con);
  return id.valid() ? build_.type_con(build_.program().tycon(id)) : nullptr;
}

// A constructor in a type: a type without values.
core::TyConId CoreTypes::promoted(EntityId constructor) {
  if (core::TyConId known = map_.types.get(constructor); known.valid()) return known;
  const names::Entity& e = names_.entity(constructor);
  core::TyCon* made = build_.program().add_tycon(e.module, intern("'" + std::string(e.name.text())));
  map_.types.set(constructor, made->id);
  return made->id;
}

core::TyConId CoreTypes::literal(Symbol text) {
  core::TyConId& known = map_.literals[text];
  if (!known.valid()) known = build_.program().add_tycon(intern("Needle.TypeLits"), text)->id;
  return known;
}

const core::Type* CoreTypes::convert(const types::Pred& pred) {
  // Classes are applied like types in these.
  if (pred.cls == quantified_ || pred.cls == unknown_) return convert(pred.args[0]);
  core::TyConId id = map_.types.get(pred.cls);
  if (!id.valid()) return nullptr;
  const core::Type* out = build_.type_con(build_.program().tycon(id));
  for (const types::Type* arg : pred.args) {
    const core::Type* a = convert(arg);
    if (!a) return nullptr;
    out = build_.type_app(out, a);
  }
  return out;
}

const core::Type* CoreTypes::qualified(Seq<const types::TypeVar* const> vars, Seq<const types::Pred> context,
                                       const core::Type* body) {
  for (size_t i = context.size(); i-- > 0 && body;) {
    if (!has_evidence(context[i])) continue;
    const core::Type* dictionary = convert(context[i]);
    body = dictionary ? build_.type_fun(dictionary, body) : nullptr;
  }
  if (!body || vars.empty()) return body;
  std::vector<Symbol> names;
  for (const types::TypeVar* v : vars) names.push_back(v->name);
  return build_.type_forall(names, body);
}

const core::Type* CoreTypes::field(const core::DataCon* con, size_t index, const core::Type* of) {
  if (index >= con->field_types.size()) return nullptr;
  const core::Type* type = con->field_types[index];
  const core::Spine spine = core::spine(of);
  const std::vector<const core::Type*>& args = spine.args;
  if (spine.con() != con->parent || args.size() != con->parent->params.size() || args.empty()) return type;
  std::unordered_map<Symbol, const core::Type*> map;
  for (size_t i = 0; i < args.size(); ++i) map[con->parent->params[i]] = args[i];
  return substitute(type, map);
}

const core::Type* CoreTypes::substitute(const core::Type* type,
                                        const std::unordered_map<Symbol, const core::Type*>& args) {
  if (!type) return nullptr;
  switch (type->kind) {
    case core::TypeKind::Con:
      return type;
    case core::TypeKind::Var: {
      auto it = args.find(type->var);
      return it == args.end() ? type : it->second;
    }
    case core::TypeKind::App:
    case core::TypeKind::Fun: {
      const core::Type *l = substitute(type->left, args), *r = substitute(type->right, args);
      if (l == type->left && r == type->right) return type;
      return type->kind == core::TypeKind::App ? build_.type_app(l, r) : build_.type_fun(l, r);
    }
    case core::TypeKind::Forall: {
      auto inner = args;
      for (Symbol v : type->vars) inner.erase(v);
      return build_.type_forall({type->vars.begin(), type->vars.end()}, substitute(type->right, inner));
    }
  }
  return type;
}

}  // namespace needle::desugar
