// Constructors that say more about their type than its parameters do: GADTs and existentials, at a closed type.
#include "program/constrained_types.h"

#include <algorithm>
#include <unordered_map>

#include "core/spine.h"
#include "program/close.h"

namespace needle::program {
namespace {

using types::Type;
using types::TypeKind;

// What the type variables of a constructor stand for, found by making its equations hold.
class Matching {
 public:
  explicit Matching(Arena& arena) : arena_(arena) {}

  void set(const types::TypeVar* var, const Type* type) { bound_[var] = type; }

  bool unify(const Type* a, const Type* b) {
    a = known(a);
    b = known(b);
    if (a->kind == TypeKind::Var && b->kind == TypeKind::Var && a->var == b->var) return true;
    if (a->kind == TypeKind::Var) return set(a->var, b), true;
    if (b->kind == TypeKind::Var) return set(b->var, a), true;
    if (a->kind != b->kind) return false;
    if (a->kind == TypeKind::Con) return a->con == b->con;
    if (a->kind == TypeKind::Literal) return a->literal == b->literal;
    return (a->kind == TypeKind::App || a->kind == TypeKind::Fun) && unify(a->left, b->left) &&
           unify(a->right, b->right);
  }

  bool is_known(const types::TypeVar* var) const { return bound_.count(var) != 0; }

  const Type* closed(const Type* type) {
    type = known(type);
    if (type->kind == TypeKind::Forall) return closed_forall(*type);
    const bool applied = type->kind == TypeKind::App || type->kind == TypeKind::Fun;
    if (!applied && type->kind != TypeKind::Family) return type;
    const Type* left = closed(type->left);
    const Type* right = applied ? closed(type->right) : type->right;
    // A constructor of an index that is nested deep mentions its whole depth: what has no variable is shared.
    if (applied && left == type->left && right == type->right) return type;
    Type* out = arena_.make<Type>(*type);
    out->left = left;
    out->right = right;
    out->written = out->reduct = nullptr;
    return out;
  }

 private:
  const Type* closed_forall(const Type& forall) {
    Type* out = arena_.make<Type>(forall);
    out->right = closed(forall.right);
    std::vector<types::Pred> context;
    for (const types::Pred& p : forall.context) {
      std::vector<const Type*> args;
      for (const Type* a : p.args) args.push_back(closed(a));
      context.push_back({p.cls, arena_.copy(args)});
    }
    out->context = arena_.copy(context);
    return out;
  }

  const Type* known(const Type* type) const {
    while (type->kind == TypeKind::Var) {
      auto it = bound_.find(type->var);
      if (it == bound_.end()) break;
      type = it->second;
    }
    return type;
  }

  Arena& arena_;
  std::unordered_map<const types::TypeVar*, const Type*> bound_;
};

bool has_family(const Type* type) {
  if (type->kind == TypeKind::Family) return true;
  return (type->left && has_family(type->left)) || (type->right && has_family(type->right));
}

core::Recipe::Constructor constructor_at(Workspace& workspace, CompiledModule& module, const types::DataInfo& data,
                                         const types::ConInfo& con, const std::vector<const Type*>& args) {
  core::Recipe::Constructor out;
  out.fits = false;
  const names::Environment& names = workspace.names();
  types::TypeEnv& types = workspace.types();
  Matching matching(types.arena);
  for (size_t i = 0; i < args.size() && i < data.params.size(); ++i) matching.set(data.params[i], args[i]);
  const names::EntityId equality = names.builtin_type(intern("~"));
  auto closed = [&](const Type* type) {
    const Type* of = matching.closed(type);
    return has_family(of) ? types::reduced_type(names, types, module.resolved, of) : of;
  };
  for (const types::Pred& p : con.context) {
    if (p.cls != equality) continue;
    const Type *a = closed(p.args[0]), *b = closed(p.args[1]);
    if (has_family(a) || has_family(b)) {  // nobody knows whether it holds
      out.partial = true;
      return out;
    }
    if (!matching.unify(a, b)) return out;
  }
  for (const types::TypeVar* hidden : con.existentials) {
    if (matching.is_known(hidden)) continue;
    // any type would do: one is tried
    Type* standard = types.arena.make<Type>();
    standard->kind = TypeKind::Con;
    const bool container = hidden->kind && hidden->kind->kind == TypeKind::Fun;
    standard->con = container ? names.builtin_type(intern("[]")) : names.known_type("Int");
    matching.set(hidden, standard);
    out.partial = true;
  }
  std::vector<types::Pred> needed;
  for (const types::Pred& p : con.context) {
    if (p.cls == equality) continue;
    std::vector<const Type*> of;
    for (const Type* t : p.args) of.push_back(closed(t));
    needed.push_back({p.cls, types.arena.copy(of)});
  }
  if (!needed.empty()) {
    auto evidence = types::find_evidence(names, types, module.resolved, needed);
    if (!evidence) {
      out.partial = true;
      return out;
    }
    out.dictionaries =
        desugar::desugar_evidence(names, types, module.resolved, module.typed, *evidence, workspace.program(),
                                  workspace.core_map(), workspace.sources(), workspace.diagnostics());
  }
  out.fits = true;
  for (const Type* field : con.fields)
    out.fields.push_back(desugar::desugar_type(names, types, closed(field), workspace.program(), workspace.core_map()));
  return out;
}

}  // namespace

std::vector<core::Recipe::Constructor> constrained_constructors(Workspace& workspace, CompiledModule& module,
                                                                const core::Type* closed) {
  const core::Spine spine = core::spine(closed);
  auto found = workspace.types().data.find(workspace.entity_of(spine.con()));
  if (found == workspace.types().data.end()) return {};
  const types::DataInfo& data = found->second;
  auto constrains = [](const types::ConInfo& c) {
    return !c.context.empty() || !c.existentials.empty() ||
           std::any_of(c.fields.begin(), c.fields.end(), [](const Type* t) { return has_family(t); });
  };
  if (std::none_of(data.constructors.begin(), data.constructors.end(), constrains)) return {};
  std::vector<const Type*> args;
  for (const core::Type* a : spine.args) args.push_back(checked_type(workspace, a));
  if (std::find(args.begin(), args.end(), nullptr) != args.end()) return {};
  std::vector<core::Recipe::Constructor> out;
  for (const types::ConInfo& c : data.constructors) out.push_back(constructor_at(workspace, module, data, c, args));
  return out;
}

}  // namespace needle::program
