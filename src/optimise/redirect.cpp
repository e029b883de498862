#include "optimise/redirect.h"

#include <string>

#include "optimise/tree.h"

namespace needle::optimise {

namespace {
constexpr size_t kMostCopies = 32;  // of one function: polymorphic recursion has no end of instances

// Without its first parameters, under the forall.
const Type* without_dictionaries(Program& program, const Type* type, uint32_t count) {
  if (!type || count == 0) return type;
  if (type->kind == TypeKind::Forall) {
    Type* t = program.arena.make<Type>(*type);
    t->right = without_dictionaries(program, type->right, count);
    return t;
  }
  return type->kind == TypeKind::Fun ? without_dictionaries(program, type->right, count - 1) : type;
}

}  // namespace

Redirect::Redirect(Program& program, GlobalId first, GlobalId function, const Type* special, GlobalId replacement)
    : program_(program), first_(first), function_(function), replacement_(replacement), instances_(program) {
  const Global& f = program.global(function);
  special_ = instances_.match(without_dictionaries(program, f.type, f.dict_params), special);
}

bool Redirect::leads(GlobalId from) {
  if (from == function_) return true;
  if (from.index < first_.index) return false;
  auto [known, fresh] = leads_.try_emplace(from.index, false);
  if (!fresh) return known->second;
  const CallGraph graph(from, [&](GlobalId at, const std::function<void(GlobalId)>& mention) {
    const Expr* body = at == function_ ? nullptr : program_.unoptimised_body(at);
    if (!body) return;
    each_global(body, [&](GlobalId id) {
      if (id.index >= first_.index || id == function_) mention(id);
    });
  });
  const CallGraph::Globals leading = graph.above({function_});
  for (GlobalId id : graph.globals()) leads_[id.index] = leading.contains(id);
  return leads_[from.index];
}

bool Redirect::is_special(const Types& types) const {
  if (types.size() != special_.size()) return false;
  for (size_t i = 0; i < types.size(); ++i)
    if (special_[i] && (!types[i] || print(types[i]) != print(special_[i]))) return false;
  return true;
}

GlobalId Redirect::copy(GlobalId of, const Types& types) {
  std::string key = std::to_string(of.index);
  for (const Type* t : types) key += " " + (t ? print(t) : "?");
  if (auto it = copies_.find(key); it != copies_.end()) return it->second;
  if (copies_of_[of.index]++ >= kMostCopies) return GlobalId();
  const Global& from = program_.global(of);
  Global& to = *program_.add_global(from.module, intern(std::string(from.name.text()) + "$m"));
  copies_[key] = to.id;
  const Expr* body = program_.unoptimised_body(of);
  if (!special_.empty()) {
    Instance outer;
    size_t next = 0;
    for (const Type* t = from.type; t && t->kind == TypeKind::Forall; t = t->right)
      for (Symbol v : t->vars)
        if (next < types.size() && types[next++]) outer[v] = types[next - 1];
    instances_.infer(body, from.type, outer);
  }
  // The types of all uses are read before other bodies are looked at.
  std::vector<std::pair<const GlobalExpr*, Types>> calls;
  std::unordered_map<const GlobalExpr*, GlobalId> uses;  // what they become; invalid: as they are
  const std::function<void(const Expr*)> visit = [&](const Expr* e) {
    if (e->kind == ExprKind::Global) {
      const auto* use = &as<GlobalExpr>(e);
      if (!leads(use->global) || !uses.try_emplace(use).second) return;
      Types at = special_.empty() ? Types{} : instances_.at(use);
      if (use->global != function_) {
        calls.emplace_back(use, std::move(at));
      } else if (is_special(at)) {
        uses[use] = replacement_;
        ++replaced_;
      } else {
        ++left_alone_;
      }
      return;
    }
    each_child(e, visit);
  };
  visit(body);
  for (const auto& [use, at] : calls) uses[use] = copy(use->global, at);
  Builder build(program_);
  const Var* m = build.fresh("m");
  Cloner cloner(program_);
  cloner.global = [&](const GlobalExpr* use) -> const Expr* {
    auto it = uses.find(use);
    if (it == uses.end() || !it->second.valid()) return use;
    return build.app(build.global(it->second), {build.var(m)}, use->span);
  };
  program_.global(copies_[key]).body = build.lam({m}, cloner.expr(body));
  return copies_[key];
}

}  // namespace needle::optimise
