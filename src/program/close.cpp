#include "program/close.h"

#include <algorithm>

namespace needle::program {
namespace {

template <class Check>
const types::Type* read_type(Workspace& workspace, CompiledModule& module, const std::string& text,
                             Diagnostics& diagnostics, Check check) {
  Sources& sources = workspace.sources();
  const size_t errors_before = diagnostics.error_count();
  auto failed = [&] { return diagnostics.error_count() > errors_before; };
  syntax::ParsedModule& parsed = module.resolved.parsed;
  const FileId file = sources.add("<type>", "");
  sources.set_text(file, text);
  syntax::TypeExpr* type = syntax::parse_type(sources, file, parsed.arena, parsed.module->node_count, diagnostics);
  if (failed()) return nullptr;
  names::resolve_type(workspace.names(), module.resolved, type, diagnostics);
  if (failed()) return nullptr;
  const types::Type* read = check(type);
  return failed() ? nullptr : read;
}

core::GlobalId desugared(Workspace& workspace, CompiledModule& module, const types::ValueCheck& check) {
  return desugar::desugar_value(workspace.names(), workspace.types(), module.resolved, module.typed, check,
                                workspace.program(), workspace.core_map(), workspace.sources(),
                                workspace.diagnostics());
}

}  // namespace

const core::Type* type_at(Workspace& workspace, CompiledModule& module, const std::string& text) {
  const types::Type* type = read_type(workspace, module, text, workspace.diagnostics(), [&](syntax::TypeExpr* written) {
    return types::check_type(workspace.names(), workspace.types(), module.resolved, written, workspace.diagnostics(),
                             &workspace.sources());
  });
  return type ? desugar::desugar_type(workspace.names(), workspace.types(), type, workspace.program(),
                                      workspace.core_map())
              : nullptr;
}

namespace {

ClosedValue closed_value(Workspace& workspace, CompiledModule& module, const types::ValueCheck& check) {
  ClosedValue out;
  out.global = desugared(workspace, module, check);
  for (const auto& [variable, type] : check.types)
    out.types.emplace_back(std::string(variable.text()), types::print_type(workspace.names(), type));
  return out;
}

}  // namespace

std::optional<ClosedValue> value_at(Workspace& workspace, CompiledModule& module, names::EntityId value,
                                    const std::vector<std::pair<std::string, std::string>>& chosen, Span span) {
  ChosenTypes types;
  for (const auto& [variable, text] : chosen) {
    const Symbol name = intern(variable);
    types[name] = read_type(workspace, module, text, workspace.diagnostics(), [&](syntax::TypeExpr* written) {
      return types::check_type_for(workspace.names(), workspace.types(), module.resolved, value, name, written,
                                   workspace.diagnostics(), &workspace.sources());
    });
    if (!types[name]) return std::nullopt;
  }
  const types::ValueCheck check = types::check_value(workspace.names(), workspace.types(), module.resolved, value,
                                                     types, span, workspace.diagnostics(), &workspace.sources());
  if (!check.ok) return std::nullopt;
  return closed_value(workspace, module, check);
}

std::optional<ClosedValue> closed_if_any(Workspace& workspace, CompiledModule& module, names::EntityId value,
                                         ChosenTypes chosen,
                                         const std::vector<std::pair<std::string, std::string>>& written) {
  Diagnostics unsaid;
  for (const auto& [variable, text] : written) {
    const Symbol name = intern(variable);
    const types::Type* type = read_type(workspace, module, text, unsaid, [&](syntax::TypeExpr* expr) {
      return types::check_type_for(workspace.names(), workspace.types(), module.resolved, value, name, expr, unsaid,
                                   &workspace.sources());
    });
    if (type) chosen[name] = type;
  }
  const types::ValueCheck check = types::check_value(workspace.names(), workspace.types(), module.resolved, value,
                                                     chosen, Span(), unsaid, &workspace.sources());
  if (!check.ok) return std::nullopt;
  return closed_value(workspace, module, check);
}

core::GlobalId value_if_any(Workspace& workspace, CompiledModule& module, names::EntityId value,
                            const ChosenTypes& chosen) {
  Diagnostics unsaid;
  const types::ValueCheck check = types::check_value(workspace.names(), workspace.types(), module.resolved, value,
                                                     chosen, Span(), unsaid, &workspace.sources());
  return check.ok ? desugared(workspace, module, check) : core::GlobalId();
}

core::GlobalId show_at(Workspace& workspace, CompiledModule& module, const core::Type* closed) {
  const names::EntityId show = workspace.names().known_value("show");
  const types::Type* type = show.valid() ? checked_type(workspace, closed) : nullptr;
  if (!type) return {};
  return value_if_any(workspace, module, show, {{workspace.types().values.at(show)->vars[0]->name, type}});
}

const types::Type* checked_type(Workspace& workspace, const core::Type* type) {
  types::Type* out = workspace.types().arena.make<types::Type>();
  switch (type->kind) {
    case core::TypeKind::Con:
      if (workspace.core_map().literals.contains(type->con->name) && !workspace.entity_of(type->con).valid()) {
        out->kind = types::TypeKind::Literal;
        out->literal = type->con->name;
        return out;
      }
      out->kind = types::TypeKind::Con;
      out->con = workspace.entity_of(type->con);
      return out->con.valid() ? out : nullptr;
    case core::TypeKind::App:
    case core::TypeKind::Fun:
      out->kind = type->kind == core::TypeKind::App ? types::TypeKind::App : types::TypeKind::Fun;
      out->left = checked_type(workspace, type->left);
      out->right = checked_type(workspace, type->right);
      return out->left && out->right ? out : nullptr;
    default:
      return nullptr;
  }
}

}  // namespace needle::program
