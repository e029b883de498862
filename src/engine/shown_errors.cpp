#include "engine/shown_errors.h"

#include <unordered_map>

#include "core/map_children.h"

namespace needle::engine {
namespace {

using core::Expr;

class Renamer {
 public:
  Renamer(core::Program& program, std::unordered_map<core::GlobalId, core::GlobalId> names)
      : build_(program), names_(std::move(names)) {}

  const Expr* operator()(const Expr* e) {
    if (e->kind == core::ExprKind::Global) {
      const auto found = names_.find(core::as<core::GlobalExpr>(e).global);
      return found == names_.end() ? e : build_.global(found->second, e->span);
    }
    return core::map_children(build_, e, [this](const Expr* child) { return (*this)(child); });
  }

 private:
  core::Builder build_;
  const std::unordered_map<core::GlobalId, core::GlobalId> names_;
};

}  // namespace

void show_errors(program::Workspace& workspace) {
  core::Program& program = workspace.program();
  const core::GlobalId error = workspace.library_global("errorShown");
  Renamer rename(program, {{workspace.library_global("error"), error},
                           {workspace.library_global("errorWithoutStackTrace"), error},
                           {workspace.library_global("throw"), workspace.library_global("throwShown")}});
  for (uint32_t i = workspace.first_user_global().index; i < program.global_count(); ++i) {
    core::Global& global = program.global(core::GlobalId(i));
    if (global.body) global.body = rename(global.body);
  }
}

}  // namespace needle::engine
