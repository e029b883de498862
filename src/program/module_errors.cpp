#include "program/module_errors.h"

#include <fmt/format.h>

#include <algorithm>

#include "optimise/confluence.h"

namespace needle::program {
namespace {

// It may be of a package that this one depends on: of which one, no source says.
std::string without_sources(const Workspace& workspace, Span import) {
  const std::vector<Dependency> missing = workspace.packages().missing_for(workspace.sources().file(import.file).path);
  if (missing.empty()) return "";
  std::string names, wanted;
  for (const Dependency& d : missing) {
    names += fmt::format("{}{} ({})", names.empty() ? "" : ", ", d.name, d.place);
    wanted += " " + d.name;
  }
  return fmt::format(
      "It may be of a package without sources here: {}\nFetch it with `cabal get{}`, and name its directory with "
      "--packages",
      names, wanted);
}

// Why modules with these beginnings are not there, and will not be.
struct Absent {
  std::string_view beginning, why;
};
constexpr Absent kAbsent[] = {
    {"System.Posix",
     "Needle has no operating system below System.IO and System.Directory: a search acts on a world of its own"},
    {"System.Clock", "Needle has no clocks but that of threads: a search must not depend on the time"},
    {"GHC.Event", "Needle has no operating system below System.IO and System.Directory"},
    {"Foreign",
     "Needle calls no foreign functions; of Foreign there is memory: Ptr, ForeignPtr, Storable, Marshal, C.Types, "
     "C.String"},
    {"Hedgehog", "Needle does not read Hedgehog's properties; those of QuickCheck, SmallCheck and LeanCheck it does"},
};

std::string_view why_absent(std::string_view module) {
  for (const Absent& a : kAbsent)
    if (module.starts_with(a.beginning) && (module.size() == a.beginning.size() || module[a.beginning.size()] == '.'))
      return a.why;
  return {};
}

}  // namespace

void report_missing(Workspace& workspace, const syntax::Import& import) {
  std::vector<std::string_view> candidates;
  for (const names::ModuleInfo& m : workspace.names().modules()) candidates.push_back(m.name.text());
  std::vector<std::string> hints;
  for (const std::string& similar : similar_names(import.module.text(), candidates))
    hints.push_back("Perhaps you meant " + similar);
  if (const std::string_view why = why_absent(import.module.text()); !why.empty()) hints.emplace_back(why);
  std::string roots;
  for (const std::string& root : workspace.finder().roots()) roots += (roots.empty() ? "" : ", ") + root;
  hints.push_back(fmt::format(
      "Looked in: {} (add directories with -i DIR, sources of packages with --packages DIR) and in the shipped library",
      roots));
  if (const std::string without = without_sources(workspace, import.span); !without.empty()) hints.push_back(without);
  workspace.diagnostics().error(201, import.span, fmt::format("Could not find module '{}'", import.module.text()),
                                hints);
}

void report_cycle(Workspace& workspace, const std::vector<Symbol>& loading, Symbol module, Span at) {
  auto from = std::find(loading.begin(), loading.end(), module);
  std::string message = "Module imports form a cycle:";
  for (auto it = from; it != loading.end(); ++it) {
    Symbol next = it + 1 == loading.end() ? module : *(it + 1);
    message += fmt::format("\n  module '{}' imports module '{}'", it->text(), next.text());
  }
  workspace.diagnostics().error(202, at, message);
}

void report_spent(Workspace& workspace, Spent what, Span place) {
  if (what == Spent::Work) {
    workspace.diagnostics().error(
        322, place, "The types in this definition are too large to be checked",
        {"Types that share parts grow with every use: give the parts signatures, or data types"});
  } else {
    workspace.diagnostics().error(602, place, "Compiling was stopped: " + describe(what));
  }
}

void report_confluence(Workspace& workspace, core::GlobalId first, bool undecided) {
  constexpr int kDisagree = 320, kUndecided = 321;
  for (const optimise::ClausePair& pair : optimise::check_confluence(workspace.program(), first)) {
    const std::string which = fmt::format("Clauses {} and {} of '{}' overlap", pair.first, pair.second, pair.function);
    if (pair.decided) {
      workspace.diagnostics().warning(
          kDisagree, pair.place,
          fmt::format("{}, but disagree:\n{} reduces to both {} and {}", which, pair.call, pair.left, pair.right));
    } else if (pair.functions) {
      workspace.diagnostics().warning(
          kUndecided, pair.place,
          which + "; whether they agree is not checked: that depends on what a function argument returns");
    } else if (undecided) {
      workspace.diagnostics().warning(kUndecided, pair.place,
                                      which + "; whether they agree where both match could not be decided");
    }
  }
}

}  // namespace needle::program
