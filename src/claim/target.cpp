#include "claim/target.h"

#include <fmt/format.h>

#include "claim/force.h"
#include "claim/inputs.h"
#include "core/spine.h"
#include "space/show_type.h"

namespace needle::claim {
namespace {

using core::Expr;
using core::Type;

constexpr int64_t kMostConstructors = 1000;  // of a result

bool is_action(const Type* type) {
  const core::TyCon* con = core::head_of(type);
  return con && con->name.text() == "IO" && con->module.text().starts_with("Needle.");
}

}  // namespace

std::variant<Target, NoClaim> make_target(core::Program& program, space::Spaces& spaces, core::GlobalId closed,
                                          core::GlobalId evaluates, Symbol module, Symbol name,
                                          const std::vector<std::string>& names, const Paths* paths) {
  const Type* type = program.global(closed).type;
  if (!type) return NoClaim{"its type is not known"};
  const Type* result = core::result_of(type);
  if (is_action(result))
    return NoClaim{
        fmt::format("its result is an action, of type {}; nothing can be reached from an action, only "
                    "from a function without effects: name one with --from",
                    space::show(result))};
  std::variant<Inputs, NoClaim> made = inputs_of(program, spaces, type, names);
  if (auto* no = std::get_if<NoClaim>(&made)) return *no;
  const Inputs& inputs = std::get<Inputs>(made);

  core::Builder build(program);
  Forcer forcer(program, evaluates, paths ? Forcer::Open::LeftAlone : Forcer::Open::Forced);
  const bool conditional = paths && paths->condition.valid();
  std::vector<const Expr*> args;
  for (const core::Var* p : inputs.params) args.push_back(build.var(p));
  const core::Var* value = build.fresh("r", inputs.result);
  const Expr* call = build.app(build.global(closed), args);
  const Expr* left = build.app(build.global(forcer.of(inputs.result)),
                               {conditional ? build.var(value) : call, build.int_lit(kMostConstructors)});
  auto code = [&](TestResult r) { return build.int_lit(static_cast<int64_t>(r)); };
  const core::Literal none{.kind = core::LitKind::Int, .value = 0, .real = 0, .text = {}};
  const Expr* body = build.case_of(left, build.fresh("n"), {build.lit_alt(none, code(TestResult::Unfinished))},
                                   code(TestResult::Passed));
  if (conditional)
    body = build.let(value, call,
                     build.case_of(build.app(build.global(paths->condition), {build.var(value)}), build.fresh("ok"),
                                   {build.con_alt(program.known.false_con, {}, code(TestResult::Discarded)),
                                    build.con_alt(program.known.true_con, {}, body)},
                                   nullptr));
  const core::GlobalId verdict = program.add_global(module, intern("$reach_" + std::string(name.text())))->id;
  program.global(verdict).body = build.lam(inputs.params, body);
  Target out;
  out.test.module = module;
  out.test.name = name;
  out.test.verdict = verdict;
  out.test.inputs = inputs.list;
  out.whole = forcer.whole();
  return out;
}

}  // namespace needle::claim
