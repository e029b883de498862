// Classes: superclasses, methods with their full types, defaults, functional dependencies.
#include "types/declarations.h"

namespace needle::types {

using namespace syntax;

void Declarations::declare_class(const ClassDecl& decl) {
  ClassInfo info;
  info.entity = decl.entity;
  const std::vector<TyVar*>& params = params_[decl.entity];
  std::vector<const TypeVar*> vars(params.begin(), params.end());
  info.params = s_.arena.copy(vars);
  size_t mark = reader_.scope.size();
  std::vector<const Type*> args;
  for (const TyVar* v : params) {
    reader_.bind(v);
    args.push_back(v->type);
  }
  std::vector<Pred> superclasses;
  reader_.read_context(decl.context, superclasses);
  info.superclasses = s_.keep(superclasses);

  std::vector<FunDepInfo> fundeps;
  auto positions = [&](Seq<Symbol> names) {
    std::vector<uint32_t> out;
    for (Symbol n : names)
      for (uint32_t i = 0; i < params.size(); ++i)
        if (params[i]->name == n) out.push_back(i);
    return s_.keep(out);
  };
  for (const FunDep& f : decl.fundeps) fundeps.push_back({positions(f.from), positions(f.to)});
  if (!fundeps.empty()) s_.extra.fundeps[decl.entity] = std::move(fundeps);

  const Pred* self = s_.pred(decl.entity, args);
  std::unordered_map<Symbol, const SignatureDecl*> signatures, defaults;
  std::unordered_set<EntityId> implemented;
  if (decl.body) {
    for (const Decl* d : decl.body->decls) {
      if (d->kind == DeclKind::Signature) {
        const auto* sig = static_cast<const SignatureDecl*>(d);
        for (const Name& n : sig->names) (sig->is_default ? defaults : signatures)[n.text] = sig;
      } else if (d->kind == DeclKind::Function) {
        implemented.insert(static_cast<const FunctionDecl*>(d)->entity);
      }
    }
  }
  auto full_type = [&](const SignatureDecl* sig) {
    Signature own = reader_.signature(sig->type);
    return s_.forall(info.params, std::span(self, 1), own.type);
  };
  for (EntityId method : s_.names.entity(decl.entity).children) {
    Symbol name = s_.names.entity(method).name;
    auto at = signatures.find(name);
    if (at == signatures.end()) continue;
    MethodInfo m;
    m.entity = method;
    m.type = full_type(at->second);
    reader_.check_ambiguity(m.type, name.text(), at->second->span);
    m.has_default = implemented.contains(method);
    auto def = defaults.find(name);
    m.default_signature = def != defaults.end();
    if (m.default_signature) s_.extra.default_types[method] = full_type(def->second);
    s_.env.values[method] = m.type;
    info.methods.push_back(m);
  }
  reader_.scope.resize(mark);
  s_.env.classes[decl.entity] = std::move(info);
}

void Declarations::check_superclass_cycle(const ClassDecl& decl) {
  std::vector<EntityId> path{decl.entity};
  std::unordered_set<EntityId> seen;
  std::function<bool(EntityId)> reaches = [&](EntityId cls) {
    auto at = s_.env.classes.find(cls);
    if (at == s_.env.classes.end()) return false;
    for (const Pred& p : at->second.superclasses) {
      path.push_back(p.cls);
      if (p.cls == decl.entity) return true;
      if (seen.insert(p.cls).second && reaches(p.cls)) return true;
      path.pop_back();
    }
    return false;
  };
  if (!reaches(decl.entity)) return;
  std::string message = "Superclass cycle for " + r_.quoted(decl.entity);
  for (size_t i = 1; i < path.size(); ++i) message += "\n  one of whose superclasses is " + r_.quoted(path[i]);
  r_.error(kBadClass, decl.span, message);
  s_.env.classes[decl.entity].superclasses = {};
}

}  // namespace needle::types
