#include "desugar/core_types.h"

#include "core/spine.h"

namespace needle::desugar {

using types::TypeKind;

const core::Type* CoreTypes::convert(const types::Type* type) {
  if (!type) return nullptr;
  if (auto it = done_.find(type); it != done_.end()) return it->second;
  const core::Type* out = nullptr;
  switch (type->kind) {
    case TypeKind::Con:
      if (core::TyConId id = map_.types.get(type->con); id.valid()) out = build_.type_con(build_.program().tycon(id));
      break;
    case TypeKind::App: {
      const core::Type *f = convert(type->left), *a = convert(type->right);
      out = f && a ? build_.type_app(f, a) : nullptr;
      break;
    }
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
    case TypeKind::Meta:
      break;
  }
  return done_[type] = out;
}

const core::Type* CoreTypes::convert(const types::Pred& pred) {
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
