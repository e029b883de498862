#include "program/workspace.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <utility>

#include "core/lint.h"
#include "optimise/optimise.h"
#include "program/core_text.h"
#include "program/module_errors.h"
#include "program/package_image.h"
#include "program/packages.h"

namespace needle::program {
namespace {

// Less than this is meant for searches: reading a small file and the library takes about half of it.
double front_end_seconds(double limit) {
  constexpr double kLeast = 0.15;
  return limit > 0 ? std::max(limit, kLeast) : limit;
}

void check_core(const core::Program& program, core::GlobalId first) {
  std::vector<std::string> faults = core::lint(program, first);
  if (!faults.empty()) throw std::logic_error("desugar made bad core: " + faults.front());
}

}  // namespace

Workspace::Workspace(Options options)
    : options_(std::move(options)), packages_(options_.packages, options_.cabal_caches) {
  // Less would not hold the library.
  constexpr uint64_t kLeastMemory = uint64_t{256} << 20;
  if (options_.seconds > 0 || options_.max_memory > 0)
    budget_ = std::make_unique<Budget>(front_end_seconds(options_.seconds),
                                       options_.max_memory ? std::max(options_.max_memory, kLeastMemory) : 0);
}

void Workspace::keep_image(std::shared_ptr<const void> owner) {
  program_ = std::make_unique<core::Program>();  // the other tables are emptied when they are read
  image_ = std::move(owner);
}

void Workspace::end_library(Shipped shipped) {
  shipped_ = shipped;
  names_.mark_library(shipped.modules);
  types_.instances.set_library_size(shipped.instances);
  first_user_global_ = core::GlobalId(static_cast<uint32_t>(program_->global_count()));
}

CompiledModule* Workspace::load_file(const std::string& path) {
  std::error_code error;
  std::optional<MadeFile> scope;
  if (std::filesystem::is_directory(path, error)) scope = scope_of_libraries(path);
  if (scope) finder_.add_made(scope->path, scope->text);
  const std::string file = scope ? scope->path : source_path(path);
  add_package_of(finder_, file);
  load_packages({}, {file});
  return compile(file, Symbol(), Span());
}

CompiledModule* Workspace::compile(const std::string& path, Symbol expected_name, Span wanted_at) {
  const size_t files = sources_.size();
  auto spent = [&](Spent what, Span place) {
    out_of_budget_ = out_of_budget_ || what != Spent::Work;
    report_spent(*this, what, place);
  };
  try {
    return compile_stages(path, expected_name, wanted_at);
  } catch (const OutOfBudgetAt& end) {
    spent(end.what_for, end.span);
  } catch (const OutOfBudget& end) {
    spent(end.what_for, files < sources_.size() ? Span{FileId(static_cast<uint32_t>(files)), 0, 1} : wanted_at);
  }
  return nullptr;
}

CompiledModule* Workspace::compile_stages(const std::string& path, Symbol expected_name, Span wanted_at) {
  std::optional<syntax::ParsedModule> parsed = parse(path, wanted_at);
  if (!parsed || !is_named(*parsed->module, expected_name)) return nullptr;
  const Symbol name = parsed->module->name;
  if (!options_.library && !finder_.is_of_package(path)) finder_.add_root_of(path, name);
  for (const std::string& directory : options_.include_directories) finder_.add_root(directory);
  if (!load_imports(*parsed->module)) return nullptr;

  const size_t errors_before = diagnostics_.error_count();
  auto failed = [&] { return diagnostics_.error_count() > errors_before; };
  auto module = std::make_unique<CompiledModule>();
  if (options_.refine) module->refined = elaborate(*parsed);
  if (failed()) return nullptr;
  module->resolved = names::resolve_module(names_, std::move(*parsed), diagnostics_);
  if (dumping(Dump::Names)) dumped_ = names::dump_names(names_, module->resolved);
  if (failed()) return nullptr;

  module->typed = types::check_module(names_, types_, module->resolved, diagnostics_, &sources_);
  if (dumping(Dump::Types)) dumped_ = types::dump_types(names_, module->resolved, module->typed);
  if (failed()) return nullptr;

  module->first_global = core::GlobalId(static_cast<uint32_t>(program_->global_count()));
  desugar::desugar_module(
      names_, types_, module->resolved, module->typed, *program_, core_map_, sources_, diagnostics_,
      {.ticks = options_.marks == Marks::None ? nullptr : &ticks_, .expressions = options_.marks == Marks::All});
  if (failed()) return nullptr;
  if (dumping(Dump::Core)) dumped_ = core_text(*program_, module->first_global);
  if (optimise::kChecked) check_core(*program_, module->first_global);

  if (!options_.library) report_confluence(*this, module->first_global, options_.verbose);
  if (options_.marks != Marks::All)
    optimise::optimise_module(*program_, module->first_global,
                              {.level = options_.optimise, .lint_after_each_pass = optimise::kChecked});
  if (dumping(Dump::Optimised)) dumped_ = core_text(*program_, module->first_global);
  return (modules_[name] = std::move(module)).get();
}

// What the modules below it say about their functions counts too.
liquid::Elaborated Workspace::elaborate(syntax::ParsedModule& parsed) {
  std::vector<const liquid::Facts*> imported;
  for (const syntax::Import& import : parsed.module->imports) {
    const auto found = modules_.find(import.module);
    if (found != modules_.end()) imported.push_back(&found->second->refined.facts);
  }
  liquid::Elaborated out = liquid::elaborate(sources_, parsed, diagnostics_, imported, *options_.refine);
  opened_.insert(opened_.end(), out.functions.begin(), out.functions.end());
  return out;
}

std::optional<syntax::ParsedModule> Workspace::parse(const std::string& path, Span wanted_at) {
  Budget::doing("reading " + path);
  std::string why;
  auto text = finder_.read(path, &why);
  if (!text) {
    diagnostics_.error(701, wanted_at, fmt::format("Cannot read the file '{}': {}", path, why));
    return std::nullopt;
  }
  Budget::doing("compiling " + path);
  const FileId file = sources_.add(path, "");
  const size_t errors_before = diagnostics_.error_count();
  auto failed = [&] { return diagnostics_.error_count() > errors_before; };
  finder_.prepare(sources_, file, std::move(*text), diagnostics_);
  if (failed()) return std::nullopt;
  if (dumping(Dump::Tokens)) dumped_ = syntax::dump_tokens(sources_, file, diagnostics_);
  if (dumping(Dump::Layout)) dumped_ = syntax::dump_layout(sources_, file, diagnostics_);
  syntax::ParsedModule parsed = syntax::parse_module(sources_, file, diagnostics_, finder_.dialect_of(path));
  if (failed() || !parsed.module) return std::nullopt;
  if (dumping(Dump::Surface)) dumped_ = syntax::dump_tree(*parsed.module);
  return parsed;
}

bool Workspace::is_named(const syntax::Module& module, Symbol expected) {
  if (!expected.valid() || module.name == expected) return true;
  diagnostics_.error(203, module.name_span,
                     fmt::format("File name does not match module name:\nSaw: '{}'\nExpected: '{}'", module.name.text(),
                                 expected.text()));
  return false;
}

CompiledModule* Workspace::compile_once(const std::string& path, Symbol name, Span wanted_at) {
  if (refused_.contains(name)) return nullptr;
  CompiledModule* module = compile(path, name, wanted_at);
  if (!module) refused_.insert(name);
  return module;
}

bool Workspace::load_imports(const syntax::Module& module) {
  bool ok = true;
  loading_.push_back(module.name);
  for (const syntax::Import& import : module.imports) {
    if (std::find(loading_.begin(), loading_.end(), import.module) != loading_.end()) {
      report_cycle(*this, loading_, import.module, import.span);
      ok = false;
      break;
    }
    if (modules_.count(import.module)) continue;
    if (refused_.contains(import.module)) {  // its names may be known all the same
      ok = false;
    } else if (auto path = finder_.find(import.module)) {
      ok = compile_once(*path, import.module, import.module_span) && ok;
    } else if (names_.find_module(import.module)) {
      continue;
    } else if (auto elsewhere = find_in_packages(import.module)) {
      ok = compile_once(*elsewhere, import.module, import.module_span) && ok;
    } else {
      report_missing(*this, import);
      ok = false;
    }
  }
  loading_.pop_back();
  return ok;
}

std::optional<std::string> Workspace::find_in_packages(Symbol module) {
  for (const Dependency& on : finder_.dependencies()) packages_.depend(on);
  return packages_.find(finder_, module);
}

void Workspace::load_packages(const std::vector<Symbol>& modules, const std::vector<std::string>& files) {
  if (std::exchange(packages_loaded_, true) || options_.refine) return;
  if (options_.packages.empty() && (options_.cabal_caches.empty() || finder_.dependencies().empty())) return;
  load_package_image(*this, options_, modules, files);
}

CompiledModule* Workspace::load_module(Symbol name, Span wanted_at) {
  if (auto found = modules_.find(name); found != modules_.end()) return found->second.get();
  auto path = finder_.find(name);
  return path ? compile_once(*path, name, wanted_at) : nullptr;
}

CompiledModule* Workspace::prelude_module() {
  auto module = std::make_unique<CompiledModule>();
  module->resolved = names::prelude_scope(names_, diagnostics_);
  if (diagnostics_.has_errors()) return nullptr;
  module->first_global = core::GlobalId(static_cast<uint32_t>(program_->global_count()));
  return (modules_[intern("<interactive>")] = std::move(module)).get();
}

names::EntityId Workspace::entity_of(const core::TyCon* con) {
  auto [known, fresh] = type_entities_.try_emplace(con->id);
  if (known->second.valid()) return known->second;
  const std::vector<core::TyConId>& ids = core_map_.types.items();
  const auto at = std::find(ids.begin(), ids.end(), con->id);
  if (at != ids.end()) known->second = names::EntityId(static_cast<uint32_t>(at - ids.begin()));
  return known->second;
}

}  // namespace needle::program
