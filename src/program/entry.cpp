#include "program/entry.h"

#include <fmt/format.h>

namespace needle::program {

core::GlobalId main_entry(Workspace& workspace, CompiledModule& module) {
  auto found = module.resolved.scope.values.find(intern("main"));
  if (found == module.resolved.scope.values.end()) {
    const Span top{module.resolved.parsed.module->file, 0, 1};
    workspace.diagnostics().error(
        204, top, fmt::format("The IO action 'main' is not defined in module '{}'", module.resolved.name.text()));
    return {};
  }
  return desugar::desugar_main(workspace.names(), workspace.types(), found->second.entities.front(),
                               workspace.program(), workspace.core_map(), workspace.diagnostics());
}

core::GlobalId eval_entry(Workspace& workspace, CompiledModule& module, const std::string& expression) {
  names::Environment& names = workspace.names();
  types::TypeEnv& types = workspace.types();
  Sources& sources = workspace.sources();
  Diagnostics& diagnostics = workspace.diagnostics();
  const FileId file = sources.add("<interactive>", "");
  sources.set_text(file, syntax::prepare_text("<interactive>.hs", expression, file, diagnostics));
  syntax::ParsedModule& parsed = module.resolved.parsed;
  syntax::Expr* expr = syntax::parse_expression(sources, file, parsed.arena, parsed.module->node_count, diagnostics);
  if (diagnostics.has_errors()) return {};
  names::resolve_expression(names, module.resolved, expr, diagnostics);
  if (diagnostics.has_errors()) return {};
  types::EvalCheck check = types::check_eval(names, types, module.resolved, module.typed, expr, diagnostics, &sources);
  if (!check.ok || diagnostics.has_errors()) return {};
  return desugar::desugar_eval(names, types, module.resolved, module.typed, check, expr, workspace.program(),
                               workspace.core_map(), sources, diagnostics, {});
}

}  // namespace needle::program
