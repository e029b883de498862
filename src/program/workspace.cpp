#include "program/workspace.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <filesystem>

#include "core/lint.h"
#include "core/print.h"
#include "optimise/confluence.h"
#include "optimise/optimise.h"

namespace needle::program {
namespace {

// Less than this is meant for searches: reading a small file and the library takes about half of it.
double front_end_seconds(double limit) {
  constexpr double kLeast = 0.15;
  return limit > 0 ? std::max(limit, kLeast) : limit;
}

// Locals are numbered through the whole program; counted from 1 in each global, the text of one does not depend on
// others.
std::string renumbered(const std::string& text) {
  std::string out;
  std::unordered_map<std::string, size_t> numbers;
  for (size_t i = 0; i < text.size();) {
    size_t end = i + 1;
    while (end < text.size() && std::isdigit(static_cast<unsigned char>(text[end]))) ++end;
    const bool numbered =
        text[i] == '_' && end > i + 1 && i > 0 && !std::isspace(static_cast<unsigned char>(text[i - 1]));
    if (numbered) {
      out += fmt::format("_{}", numbers.try_emplace(text.substr(i + 1, end - i - 1), numbers.size() + 1).first->second);
      i = end;
    } else {
      out += text[i++];
    }
  }
  return out;
}

std::string print_from(const core::Program& program, core::GlobalId first) {
  std::string text;
  for (uint32_t i = first.index; i < program.global_count(); ++i)
    text += renumbered(core::print(program.global(core::GlobalId(i)), program, {.types = false})) + "\n";
  return text;
}

void check_core(const core::Program& program, core::GlobalId first) {
  std::vector<std::string> faults = core::lint(program, first);
  if (!faults.empty()) throw std::logic_error("desugar made bad core: " + faults.front());
}

}  // namespace

Workspace::Workspace(Options options) : options_(std::move(options)) {
  // Less would not hold the library.
  constexpr uint64_t kLeastMemory = uint64_t{256} << 20;
  if (options_.seconds > 0 || options_.max_memory > 0)
    budget_ = std::make_unique<Budget>(front_end_seconds(options_.seconds),
                                       options_.max_memory ? std::max(options_.max_memory, kLeastMemory) : 0);
}

CompiledModule* Workspace::load_file(const std::string& path) {
  return compile(source_path(path), Symbol(), Span());
}

CompiledModule* Workspace::compile(const std::string& path, Symbol expected_name, Span wanted_at) {
  const size_t files = sources_.size();
  try {
    return compile_stages(path, expected_name, wanted_at);
  } catch (const OutOfBudgetAt& end) {
    report(end, end.span);
  } catch (const OutOfBudget& end) {
    report(end, files < sources_.size() ? Span{FileId(static_cast<uint32_t>(files)), 0, 1} : wanted_at);
  }
  return nullptr;
}

void Workspace::report(const OutOfBudget& cause, Span place) {
  out_of_budget_ = out_of_budget_ || cause.what_for != Spent::Work;
  if (cause.what_for == Spent::Work) {
    diagnostics_.error(322, place, "The types in this definition are too large to be checked",
                       {"Types that share parts grow with every use: give the parts signatures, or data types"});
  } else {
    diagnostics_.error(602, place, "Compiling was stopped: " + describe(cause.what_for));
  }
}

CompiledModule* Workspace::compile_stages(const std::string& path, Symbol expected_name, Span wanted_at) {
  Budget::doing("reading " + path);
  std::string why;
  auto text = read_text_file(path, &why);
  if (!text) {
    diagnostics_.error(701, wanted_at, fmt::format("Cannot read the file '{}': {}", path, why));
    return nullptr;
  }
  Budget::doing("compiling " + path);
  FileId file = sources_.add(path, "");
  const size_t errors_before = diagnostics_.error_count();
  auto failed = [&] { return diagnostics_.error_count() > errors_before; };
  sources_.set_text(file, syntax::prepare_text(path, std::move(*text), file, diagnostics_));
  if (failed()) return nullptr;

  if (dumping(Dump::Tokens)) dumped_ = syntax::dump_tokens(sources_, file, diagnostics_);
  if (dumping(Dump::Layout)) dumped_ = syntax::dump_layout(sources_, file, diagnostics_);
  syntax::ParsedModule parsed = syntax::parse_module(sources_, file, diagnostics_);
  if (failed() || !parsed.module) return nullptr;
  if (dumping(Dump::Surface)) dumped_ = syntax::dump_tree(*parsed.module);

  const Symbol name = parsed.module->name;
  if (expected_name.valid() && name != expected_name) {
    diagnostics_.error(203, parsed.module->name_span,
                       fmt::format("File name does not match module name:\nSaw: '{}'\nExpected: '{}'", name.text(),
                                   expected_name.text()));
    return nullptr;
  }
  if (!options_.library) finder_.add_root_of(path, name);
  for (const std::string& directory : options_.include_directories) finder_.add_root(directory);
  loading_.push_back(name);
  const bool imports_ok = load_imports(*parsed.module);
  loading_.pop_back();
  if (!imports_ok) return nullptr;

  auto module = std::make_unique<CompiledModule>();
  module->resolved = names::resolve_module(names_, std::move(parsed), diagnostics_);
  if (dumping(Dump::Names)) dumped_ = names::dump_names(names_, module->resolved);
  if (failed()) return nullptr;

  module->typed = types::check_module(names_, types_, module->resolved, diagnostics_, &sources_);
  if (dumping(Dump::Types)) dumped_ = types::dump_types(names_, module->resolved, module->typed);
  if (failed()) return nullptr;

  module->first_global = core::GlobalId(static_cast<uint32_t>(program_.global_count()));
  desugar::desugar_module(
      names_, types_, module->resolved, module->typed, program_, core_map_, sources_, diagnostics_,
      {.ticks = options_.marks == Marks::None ? nullptr : &ticks_, .expressions = options_.marks == Marks::All});
  if (failed()) return nullptr;
  if (dumping(Dump::Core)) dumped_ = print_from(program_, module->first_global);
  if (optimise::kChecked) check_core(program_, module->first_global);
  if (!options_.library) report_confluence(module->first_global);
  if (options_.marks != Marks::All)
    optimise::optimise_module(program_, module->first_global,
                              {.level = options_.optimise, .lint_after_each_pass = optimise::kChecked});
  if (dumping(Dump::Optimised)) dumped_ = print_from(program_, module->first_global);
  return (modules_[name] = std::move(module)).get();
}

bool Workspace::load_imports(const syntax::Module& module) {
  bool ok = true;
  for (const syntax::Import& import : module.imports) {
    if (std::find(loading_.begin(), loading_.end(), import.module) != loading_.end()) {
      report_cycle(import.module, import.span);
      return false;
    }
    if (modules_.count(import.module)) continue;
    if (auto path = finder_.find(import.module)) {
      ok = compile(*path, import.module, import.module_span) && ok;
    } else if (!names_.find_module(import.module)) {
      report_missing(import);
      ok = false;
    }
  }
  return ok;
}

CompiledModule* Workspace::load_module(Symbol name, Span wanted_at) {
  if (auto found = modules_.find(name); found != modules_.end()) return found->second.get();
  auto path = finder_.find(name);
  return path ? compile(*path, name, wanted_at) : nullptr;
}

void Workspace::report_missing(const syntax::Import& import) {
  std::vector<std::string_view> candidates;
  for (const names::ModuleInfo& m : names_.modules()) candidates.push_back(m.name.text());
  std::vector<std::string> hints;
  for (const std::string& similar : similar_names(import.module.text(), candidates))
    hints.push_back("Perhaps you meant " + similar);
  std::string roots;
  for (const std::string& root : finder_.roots()) roots += (roots.empty() ? "" : ", ") + root;
  hints.push_back(fmt::format("Looked in: {} (add directories with -i DIR) and in the shipped library", roots));
  diagnostics_.error(201, import.span, fmt::format("Could not find module '{}'", import.module.text()), hints);
}

// Overlapping definitions whose clauses disagree.
void Workspace::report_confluence(core::GlobalId first) {
  constexpr int kDisagree = 320, kUndecided = 321;
  for (const optimise::ClausePair& pair : optimise::check_confluence(program_, first)) {
    const std::string which = fmt::format("Clauses {} and {} of '{}' overlap", pair.first, pair.second, pair.function);
    if (pair.decided) {
      diagnostics_.warning(
          kDisagree, pair.place,
          fmt::format("{}, but disagree:\n{} reduces to both {} and {}", which, pair.call, pair.left, pair.right));
    } else if (pair.functions) {
      diagnostics_.warning(
          kUndecided, pair.place,
          which + "; whether they agree is not checked: that depends on what a function argument returns");
    } else if (options_.verbose) {
      diagnostics_.warning(kUndecided, pair.place,
                           which + "; whether they agree where both match could not be decided");
    }
  }
}

void Workspace::report_cycle(Symbol module, Span at) {
  auto from = std::find(loading_.begin(), loading_.end(), module);
  std::string message = "Module imports form a cycle:";
  for (auto it = from; it != loading_.end(); ++it) {
    Symbol next = it + 1 == loading_.end() ? module : *(it + 1);
    message += fmt::format("\n  module '{}' imports module '{}'", it->text(), next.text());
  }
  diagnostics_.error(202, at, message);
}

CompiledModule* Workspace::prelude_module() {
  auto module = std::make_unique<CompiledModule>();
  module->resolved = names::prelude_scope(names_, diagnostics_);
  if (diagnostics_.has_errors()) return nullptr;
  module->first_global = core::GlobalId(static_cast<uint32_t>(program_.global_count()));
  return (modules_[intern("<interactive>")] = std::move(module)).get();
}

core::GlobalId Workspace::main_entry(CompiledModule& module) {
  auto found = module.resolved.scope.values.find(intern("main"));
  if (found == module.resolved.scope.values.end()) {
    const Span top{module.resolved.parsed.module->file, 0, 1};
    diagnostics_.error(204, top,
                       fmt::format("The IO action 'main' is not defined in module '{}'", module.resolved.name.text()));
    return {};
  }
  return desugar::desugar_main(names_, types_, found->second.entities.front(), program_, core_map_, diagnostics_);
}

core::GlobalId Workspace::eval_entry(CompiledModule& module, const std::string& expression) {
  FileId file = sources_.add("<interactive>", "");
  sources_.set_text(file, syntax::prepare_text("<interactive>.hs", expression, file, diagnostics_));
  syntax::ParsedModule& parsed = module.resolved.parsed;
  syntax::Expr* expr = syntax::parse_expression(sources_, file, parsed.arena, parsed.module->node_count, diagnostics_);
  if (diagnostics_.has_errors()) return {};
  names::resolve_expression(names_, module.resolved, expr, diagnostics_);
  if (diagnostics_.has_errors()) return {};
  types::EvalCheck check =
      types::check_eval(names_, types_, module.resolved, module.typed, expr, diagnostics_, &sources_);
  if (!check.ok || diagnostics_.has_errors()) return {};
  return desugar::desugar_eval(names_, types_, module.resolved, module.typed, check, expr, program_, core_map_,
                               sources_, diagnostics_, {});
}

}  // namespace needle::program
