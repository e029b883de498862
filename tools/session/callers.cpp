#include "session/callers.h"

#include <algorithm>

#include "optimise/tree.h"

namespace needle::session {
namespace {

using Function = Workspace::PropertySource;

bool is_action(const core::Type* type) {
  while (type && (type->kind == core::TypeKind::Fun || type->kind == core::TypeKind::Forall)) type = type->right;
  while (type && type->kind == core::TypeKind::App) type = type->left;
  return type && type->kind == core::TypeKind::Con && type->con->name.text() == "IO";
}

}  // namespace

Callers::Callers(Workspace& session) : session_(session), first_(session.first_user_global().index) {
  core::Program& program = session.program();
  for (uint32_t i = first_; i < program.global_count(); ++i) {
    std::vector<uint32_t>& mentioned = mentions_.emplace_back();
    std::vector<uint32_t>& passed = ticks_.emplace_back();
    const core::Expr* body = program.global(core::GlobalId(i)).body;
    if (!body) continue;
    optimise::each_global(body, [&](core::GlobalId id) {
      if (id.index >= first_) mentioned.push_back(id.index - first_);
    });
    core::each_tick(body, [&](uint32_t tick) { passed.push_back(tick); });
  }
  below_.resize(mentions_.size());
}

const std::vector<bool>& Callers::below(core::GlobalId from) const {
  std::vector<bool>& seen = below_[index(from)];
  if (!seen.empty()) return seen;
  seen.resize(mentions_.size());
  std::vector<uint32_t> todo = {static_cast<uint32_t>(index(from))};
  seen[todo[0]] = true;
  while (!todo.empty()) {
    const uint32_t at = todo.back();
    todo.pop_back();
    for (uint32_t next : mentions_[at]) {
      if (seen[next]) continue;
      seen[next] = true;
      todo.push_back(next);
    }
  }
  return seen;
}

bool Callers::reaches(core::GlobalId from, const std::vector<uint32_t>& ticks) const {
  const std::vector<bool>& seen = below(from);
  for (size_t i = 0; i < seen.size(); ++i) {
    if (!seen[i]) continue;
    for (uint32_t tick : ticks_[i])
      if (std::find(ticks.begin(), ticks.end(), tick) != ticks.end()) return true;
  }
  return false;
}

std::vector<Function> Callers::starts(CompiledModule& module, const std::vector<uint32_t>& ticks) const {
  std::vector<Function> functions, properties;
  for (Function& f : program::functions_of(module)) {
    const core::GlobalId id = session_.global_of(f.entity);
    if (!reaches(id, ticks) || is_action(session_.program().global(id).type)) continue;
    (f.name.text().starts_with("prop_") ? properties : functions).push_back(std::move(f));
  }
  if (functions.empty()) functions = std::move(properties);
  auto only = [&functions](auto wanted) {
    std::vector<Function> kept;
    std::copy_if(functions.begin(), functions.end(), std::back_inserter(kept), wanted);
    if (!kept.empty()) functions = std::move(kept);
  };
  only([&](const Function& f) { return program::exports(session_, module, f.entity); });
  const std::vector<Function> all = functions;
  only([&](const Function& f) {
    const core::GlobalId id = session_.global_of(f.entity);
    return std::none_of(all.begin(), all.end(), [&](const Function& other) {
      return other.entity != f.entity && below(session_.global_of(other.entity))[index(id)];
    });
  });
  return functions;
}

}  // namespace needle::session
