#include "program/entry.h"

#include <fmt/format.h>

#include "base/budget.h"
#include "program/close.h"

namespace needle::program {
namespace {

// Parsed, with its names looked up. Null with diagnostics.
syntax::Expr* read_expression(Workspace& workspace, CompiledModule& module, const char* place, const std::string& text,
                              Diagnostics& diagnostics) {
  Sources& sources = workspace.sources();
  const FileId file = sources.add(place, "");
  sources.set_text(file, syntax::prepare_text(std::string(place) + ".hs", text, file, diagnostics).text);
  syntax::ParsedModule& parsed = module.resolved.parsed;
  syntax::Expr* expr = syntax::parse_expression(sources, file, parsed.arena, parsed.module->node_count, diagnostics);
  if (diagnostics.has_errors()) return nullptr;
  names::resolve_expression(workspace.names(), module.resolved, expr, diagnostics);
  return diagnostics.has_errors() ? nullptr : expr;
}

core::GlobalId desugared(Workspace& workspace, CompiledModule& module, syntax::Expr* expr, Diagnostics& diagnostics) {
  return desugar::desugar_expression(workspace.names(), workspace.types(), module.resolved, module.typed, expr,
                                     workspace.program(), workspace.core_map(), workspace.sources(), diagnostics);
}

}  // namespace

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
  syntax::Expr* expr = read_expression(workspace, module, "<interactive>", expression, diagnostics);
  if (!expr) return {};
  types::EvalCheck check = types::check_eval(names, types, module.resolved, module.typed, expr, diagnostics, &sources);
  if (!check.ok || diagnostics.has_errors()) return {};
  return desugar::desugar_eval(names, types, module.resolved, module.typed, check, expr, workspace.program(),
                               workspace.core_map(), sources, diagnostics, {});
}

core::GlobalId predicate_entry(Workspace& workspace, CompiledModule& module, const std::string& expression,
                               const core::Type* argument) {
  const types::Type* type = checked_type(workspace, argument);
  Diagnostics& diagnostics = workspace.diagnostics();
  syntax::Expr* expr = type ? read_expression(workspace, module, "<predicate>", expression, diagnostics) : nullptr;
  if (!expr || !types::check_predicate(workspace.names(), workspace.types(), module.resolved, module.typed, expr, type,
                                       diagnostics, &workspace.sources()))
    return {};
  return desugared(workspace, module, expr, diagnostics);
}

core::GlobalId value_if_one(Workspace& workspace, CompiledModule& module, const std::string& expression,
                            const core::Type* type) {
  const types::Type* checked = checked_type(workspace, type);
  Diagnostics unsaid;
  syntax::Expr* expr = checked ? read_expression(workspace, module, "<shown>", expression, unsaid) : nullptr;
  try {
    if (!expr || !types::check_at_type(workspace.names(), workspace.types(), module.resolved, module.typed, expr,
                                       checked, unsaid, &workspace.sources()))
      return {};
    return desugared(workspace, module, expr, unsaid);
  } catch (const OutOfBudget& spent) {
    if (spent.what_for != Spent::Work) throw;
    return {};  // its types are too large
  }
}

}  // namespace needle::program
