#include "optimise/optimise.h"

#include <stdexcept>

#include "core/lint.h"
#include "optimise/share.h"
#include "optimise/simplify.h"
#include "optimise/strictness.h"

namespace needle::optimise {
namespace {

void check(const Program& program, const std::vector<GlobalId>& globals, const Options& options, const char* pass) {
  if (!options.lint_after_each_pass) return;
  std::vector<std::string> messages = lint(program, globals);
  if (messages.empty()) return;
  std::string all = std::string("core lint after ") + pass + ":";
  for (size_t i = 0; i < messages.size() && i < 20; ++i) all += "\n  " + messages[i];
  throw std::logic_error(all);
}

// The passes over what the simplifier touched.
void run(Program& program, Simplifier& simplifier, const Options& options) {
  const std::vector<GlobalId> globals = simplifier.finished();
  check(program, globals, options, "simplify");
  if (options.level >= 2) {
    for (GlobalId id : find_strictness(program, globals)) simplifier.again(id);
    check(program, globals, options, "strictness");
    Specialisations own;
    share_constants(program, globals, options.specialisations ? *options.specialisations : own);
    check(program, globals, options, "share");
  }
  for (GlobalId id : globals) program.global(id).flags.optimised = true;
}

}  // namespace

void optimise_module(Program& program, GlobalId first, const Options& options) {
  if (options.level == 0) return;
  Simplifier simplifier(program, options);
  for (uint32_t i = first.index; i < program.global_count(); ++i) simplifier.prepare(GlobalId(i));
  run(program, simplifier, options);
}

std::vector<GlobalId> optimise_program(Program& program, const std::vector<GlobalId>& roots, const Options& options) {
  if (options.level > 0) {
    Simplifier simplifier(program, options);
    for (GlobalId id : roots) simplifier.prepare(id);
    for (GlobalId id : reachable_from(program, roots)) simplifier.prepare(id);
    for (size_t before = 0; before != simplifier.finished().size();) {
      before = simplifier.finished().size();
      for (GlobalId id : reachable_from(program, roots)) simplifier.prepare(id);
    }
    run(program, simplifier, options);
  }
  return reachable_from(program, roots);
}

}  // namespace needle::optimise
