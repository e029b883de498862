#include "engine/dump.h"

#include <fmt/format.h>

#include "core/print.h"
#include "engine/attempt.h"
#include "machine/code.h"
#include "optimise/optimise.h"
#include "search/tree.h"
#include "space/enumeration.h"
#include "space/show_type.h"

namespace needle::engine {
namespace {

constexpr uint32_t kSizesShown = 6;       // of a space
constexpr uint32_t kDefaultTree = 5;      // the size of a tree, unless the options say otherwise
constexpr uint64_t kMostLeaves = 10'000;  // of a tree

std::string claim_text(const Attempt& attempt, const core::Program& program) {
  const claim::Test& test = claim::test_of(attempt.claim());
  std::string out;
  for (const claim::Input& input : test.inputs)
    out += fmt::format("{} :: {}{}\n", input.name, space::show(input.type),
                       input.choices ? "   -- read by generators" : "");
  return out + core::print(program.global(test.verdict), program, {.types = false}) + "\n";
}

std::string part_text(const space::Spaces& spaces, space::SpaceId id) {
  return space::show(spaces[id].type);
}

std::string space_text(const space::Spaces& spaces, const space::Space& space) {
  std::string out = fmt::format("{}   least size {}\n", space::show(space.type),
                                space.least == space::kInfinite ? "none" : std::to_string(space.least));
  switch (space.form) {
    case space::Form::Data:
      for (const space::Alternative& a : space.alternatives) {
        if (!a.fits) continue;
        out += fmt::format("  {}", a.con->name.text());
        for (space::SpaceId field : a.fields) out += fmt::format(" ({})", part_text(spaces, field));
        out += fmt::format("   cost {}\n", a.cost);
      }
      break;
    case space::Form::Newtype:
      out += fmt::format("  {} ({})   free\n", space.wrapper->name.text(), part_text(spaces, space.inner));
      break;
    case space::Form::Number:
      out += "  numbers, smallest first\n";
      break;
    case space::Form::Image:
      out += fmt::format("  made from {}\n", part_text(spaces, space.inner));
      break;
    case space::Form::Fixed:
    case space::Form::Clipped:
    case space::Form::Unsupported:
      out += fmt::format("  {}\n", space.why.empty() ? "not looked at" : space.why);
      break;
  }
  return out;
}

std::string spaces_text(const Attempt& attempt) {
  const space::Spaces& spaces = attempt.spaces();
  std::string out;
  std::vector<space::SpaceId> todo;
  for (const claim::Input& input : claim::test_of(attempt.claim()).inputs) {
    if (input.choices) continue;
    out += fmt::format("{} :: {}\n", input.name, space::show(input.type));
    if (spaces.uncountable(input.space).empty()) {
      space::Enumeration all(spaces);
      out += "  values by size:";
      for (uint32_t size = 0; size <= kSizesShown; ++size)
        out += fmt::format(" {}", all.count(input.space, size).get_str());
      out += "\n";
    }
    todo.push_back(input.space);
  }
  std::vector<bool> seen;
  for (size_t i = 0; i < todo.size(); ++i) {
    const uint32_t at = todo[i].index;
    if (seen.size() <= at) seen.resize(at + 1);
    if (seen[at]) continue;
    seen[at] = true;
    const space::Space& space = spaces[todo[i]];
    out += space_text(spaces, space);
    for (const space::Alternative& a : space.alternatives)
      if (!space.table) todo.insert(todo.end(), a.fields.begin(), a.fields.end());
    if (space.form == space::Form::Newtype || (space.form == space::Form::Image && !space.argument.valid()))
      todo.push_back(space.inner);
  }
  return out;
}

std::string tree_text(Attempt& attempt, const SearchOptions& options) {
  search::Bounds bounds = bounds_of(options);
  if (!options.max_size && !options.depth) bounds.max_size = kDefaultTree;
  claim::SearchBudget budget = attempt.budget();
  const search::PrintedTree tree = search::print_tree(attempt.compiled(), bounds, budget, kMostLeaves);
  const std::string bound =
      bounds.depth ? fmt::format("depth {}", *bounds.depth) : fmt::format("size {}", bounds.max_size);
  return tree.text + fmt::format("{} {} up to {}{}\n", tree.leaves, tree.leaves == 1 ? "leaf" : "leaves", bound,
                                 tree.whole ? "" : ", and there are more");
}

}  // namespace

std::string dump_properties(Workspace& workspace, const std::vector<CompiledModule*>& modules,
                            const CheckOptions& options, Stage stage) {
  std::string out;
  Control control;
  for (const program::Function& source :
       program::properties(workspace, modules, options.properties, options.may_be_elsewhere)) {
    Attempt attempt(workspace, source, options.search, control);
    if (!attempt.prepare()) continue;
    out += fmt::format("=== {} ===\n", source.name.text());
    switch (stage) {
      case Stage::Claim:
        out += claim_text(attempt, workspace.program());
        break;
      case Stage::Space:
        out += spaces_text(attempt);
        break;
      case Stage::Code:
        out += machine::dump(*attempt.compiled().code, workspace.program()) + "\n";
        break;
      case Stage::Tree:
        out += tree_text(attempt, options.search);
        break;
      case Stage::Lookup:  // of targets, see ReachOptions
        break;
    }
  }
  return out;
}

std::string dump_code(Workspace& workspace, core::GlobalId entry, int optimise) {
  const std::vector<core::GlobalId> globals = optimise::optimise_program(
      workspace.program(), {entry, workspace.library_global("nonTermination")}, {.level = optimise});
  return machine::dump(*machine::compile(workspace.program(), globals), workspace.program());
}

}  // namespace needle::engine
