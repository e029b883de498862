#include "program/functions.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>

#include "program/helpers.h"

namespace needle::program {
using namespace syntax;

std::vector<std::string> parameter_names(const FunctionDecl& f) {
  std::vector<std::string> out;
  for (const Clause& clause : f.clauses) {
    out.resize(std::max(out.size(), clause.params.size()));
    for (size_t i = 0; i < clause.params.size(); ++i)
      if (out[i].empty()) out[i] = name_of(clause.params[i]);
  }
  return out;
}

std::string name_of(const Pat* pat) {
  switch (pat->kind) {
    case PatKind::Var:
      return std::string(static_cast<const VarPat*>(pat)->name.text.text());
    case PatKind::As:
      return std::string(static_cast<const AsPat*>(pat)->name.text.text());
    case PatKind::Bang:
      return name_of(static_cast<const BangPat*>(pat)->pat);
    case PatKind::Lazy:
      return name_of(static_cast<const LazyPat*>(pat)->pat);
    case PatKind::Paren:
      return name_of(static_cast<const ParenPat*>(pat)->pat);
    case PatKind::Sig:
      return name_of(static_cast<const SigPat*>(pat)->pat);
    default:
      return "";
  }
}

std::vector<Function> functions_of(CompiledModule& module) {
  std::vector<Function> out;
  for (const Decl* d : module.resolved.parsed.module->body->decls) {
    if (d->kind != DeclKind::Function) continue;
    const auto& f = *static_cast<const FunctionDecl*>(d);
    out.push_back({&module, f.entity, f.name.text, f.name.span, d->span, parameter_names(f)});
  }
  return out;
}

bool exports(const Workspace& workspace, const CompiledModule& module, names::EntityId value) {
  const names::ModuleInfo* info = workspace.names().find_module(module.resolved.name);
  return info && std::any_of(info->values.begin(), info->values.end(),
                             [&](const names::Export& e) { return e.entity == value; });
}

namespace {

// Those that look like properties.
std::vector<Function> not_helpers(Workspace& workspace, const std::vector<CompiledModule*>& modules,
                                  std::vector<Function> all, const std::vector<Function>& handed_over) {
  std::vector<Function> out;
  const Sources& sources = workspace.sources();
  for (Function& f : all) {
    if (!f.name.text().starts_with("prop_")) continue;
    const Span use = use_as_helper(workspace, modules, f);
    if (!use.valid()) {
      out.push_back(std::move(f));
      continue;
    }
    const bool checked = std::any_of(handed_over.begin(), handed_over.end(), [&](const Function& test) {
      return test.made.valid() && join(test.span, use) == test.span;
    });
    workspace.diagnostics().warning(
        kHelperProperty, f.name_span,
        fmt::format("{0} takes the function under test, as in `{1}` at {2}.\n"
                    "It is {3}not checked for every function; name it to do so: needle check FILE {0}",
                    f.name.text(), sources.text(use), sources.describe(use),
                    checked ? "checked as it is used there, and " : ""));
  }
  return out;
}

// Functions of that name in the other modules of the program, which these import, directly or not.
std::vector<Function> imported(const Workspace& workspace, const std::vector<CompiledModule*>& modules,
                               const std::string& name) {
  std::map<std::string_view, CompiledModule*> others;
  for (const auto& [module_name, module] : workspace.modules())
    if (module && std::find(modules.begin(), modules.end(), module.get()) == modules.end())
      others[module_name.text()] = module.get();
  std::vector<Function> out;
  for (const auto& [module_name, module] : others)
    for (Function& f : functions_of(*module))
      if (f.name.text() == name) out.push_back(std::move(f));
  return out;
}

}  // namespace

std::vector<Function> properties(Workspace& workspace, const std::vector<CompiledModule*>& modules,
                                 const std::vector<std::string>& named, bool may_be_elsewhere,
                                 const std::vector<Function>& handed_over, std::string_view kind) {
  std::vector<Function> all, out;
  std::vector<std::string_view> candidates;
  std::string searched;
  for (CompiledModule* module : modules) {
    searched += fmt::format("{}'{}'", searched.empty() ? "" : ", ", module->resolved.name.text());
    for (Function& f : functions_of(*module)) {
      candidates.push_back(f.name.text());
      all.push_back(std::move(f));
    }
  }
  if (named.empty()) {
    std::erase_if(all, [&](const Function& f) {
      return std::any_of(handed_over.begin(), handed_over.end(),
                         [&](const Function& t) { return t.entity == f.entity || t.instead == f.entity; });
    });
    return not_helpers(workspace, modules, std::move(all), handed_over);
  }
  for (const std::string& name : named) {
    const size_t before = out.size();
    std::copy_if(all.begin(), all.end(), std::back_inserter(out),
                 [&](const Function& f) { return f.name.text() == name; });
    if (out.size() > before || may_be_elsewhere) continue;
    for (Function& f : imported(workspace, modules, name)) out.push_back(std::move(f));
    if (out.size() > before) continue;
    std::vector<std::string> hints;
    for (const std::string& similar : similar_names(name, candidates)) hints.push_back("Perhaps you meant " + similar);
    workspace.diagnostics().error(
        704, Span(),
        fmt::format("There is no {} '{}' in module{} {}", kind, name, modules.size() == 1 ? "" : "s", searched), hints);
  }
  return out;
}

bool is_users(const Workspace& workspace, core::GlobalId function) {
  const core::Global& g = workspace.program().global(function);
  const names::ModuleInfo* module = workspace.names().find_module(g.module);
  return module && !module->library && !g.flags.specialised && !g.name.text().starts_with('$');
}

}  // namespace needle::program
