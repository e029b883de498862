#include "claim/refinement.h"

#include "claim/force.h"
#include "claim/inputs.h"
#include "core/spine.h"

namespace needle::claim {
namespace {

using core::Expr;
using core::Type;

constexpr int64_t kMostLookedAt = 200;  // of a result that are looked at

}  // namespace

std::variant<Refinement, NoClaim> make_refinement(core::Program& program, space::Spaces& spaces, const Judging& judging,
                                                  Symbol module, Symbol name) {
  core::Builder build(program);
  const Type* type = program.global(judging.judge).type;
  if (!type) return NoClaim{"its type is not known"};
  const auto [parameters, judged] = core::signature(type);
  const size_t facets = judging.callees.size();
  if (parameters.size() < facets) return NoClaim{"its type is not that of a function"};
  // The inputs: what is assumed, then the arguments.
  const Type* over = judged;
  std::vector<std::string> names;
  for (size_t i = parameters.size(); i > facets; --i) over = build.type_fun(parameters[i - 1], over);
  for (size_t i = facets; i > 0; --i)
    if (judging.assumed[i - 1]) over = build.type_fun(core::spine(parameters[i - 1]).args.at(0), over);
  for (size_t i = 0; i < facets; ++i)
    if (judging.assumed[i]) names.push_back(judging.callees[i]);
  names.insert(names.end(), judging.names.begin(), judging.names.end());
  std::variant<Inputs, NoClaim> made = inputs_of(program, spaces, over, names);
  if (auto* no = std::get_if<NoClaim>(&made)) return *no;
  const Inputs& inputs = std::get<Inputs>(made);

  std::vector<const Expr*> args;
  size_t next = 0;
  for (size_t i = 0; i < facets; ++i) {
    const core::TyCon* facet = core::head_of(parameters[i]);
    if (judging.assumed[i])
      args.push_back(build.con(facet->constructors[1], {build.var(inputs.params[next++])}));
    else
      args.push_back(build.con(facet->constructors[0], {}));
  }
  for (; next < inputs.params.size(); ++next) args.push_back(build.var(inputs.params[next]));

  const core::DataCon* con = core::head_of(judged)->constructors[0];
  const Type* result = core::spine(judged).args.at(0);
  const core::Var *pre = build.fresh("pre"), *post = build.fresh("post"), *value = build.fresh("r", result);
  auto code = [&](TestResult r) { return build.int_lit(static_cast<int64_t>(r)); };
  auto branch = [&](const Expr* condition, const Expr* yes, const Expr* no) {
    return build.case_of(
        condition, build.fresh("b"),
        {build.con_alt(program.known.false_con, {}, no), build.con_alt(program.known.true_con, {}, yes)}, nullptr);
  };
  Forcer forcer(program, judging.evaluates, Forcer::Open::LeftAlone);
  const Expr* left = build.app(build.global(forcer.of(result)), {build.var(value), build.int_lit(kMostLookedAt)});
  const Expr* whole = build.case_of(left, build.fresh("n"), {}, code(TestResult::Passed));
  const Expr* body =
      build.case_of(build.app(build.global(judging.judge), args), build.fresh("j"),
                    {build.con_alt(con, {pre, post, value},
                                   branch(build.prim(core::Prim::Precondition, {build.var(pre)}),
                                          build.case_of(build.var(value), build.fresh("v"), {},
                                                        branch(build.var(post), whole, code(TestResult::Failed))),
                                          code(TestResult::Discarded)))},
                    nullptr);
  Refinement out;
  const core::GlobalId verdict = program.add_global(module, intern("$refine_" + std::string(name.text())))->id;
  program.global(verdict).body = inputs.params.empty() ? body : build.lam(inputs.params, body);
  out.test.module = module;
  out.test.name = name;
  out.test.verdict = verdict;
  out.test.inputs = inputs.list;
  for (bool assumed : judging.assumed) out.assumed += assumed;
  out.result = result;
  return out;
}

}  // namespace needle::claim
