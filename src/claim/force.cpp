#include "claim/force.h"

#include "core/spine.h"

namespace needle::claim {

using core::Expr;
using space::Form;

core::GlobalId Forcer::of(const core::Type* type) {
  return of(spaces_.of(type));
}

core::GlobalId Forcer::of(space::SpaceId id) {
  id = spaces_.representation(id);
  auto [at, fresh] = made_.try_emplace(id);
  if (!fresh) return at->second;
  const space::Space& space = spaces_[id];
  const core::GlobalId global = at->second = program_.add_global(Symbol(), intern("$force"))->id;
  const core::Var* value = build_.fresh("x", core::copied(space.type, program_.arena));
  const core::Var* fuel = build_.fresh("n");
  const Expr* look = build_.case_of(build_.app(build_.global(evaluates_), {build_.var(value)}), build_.fresh("ok"),
                                    {build_.con_alt(program_.known.false_con, {}, build_.var(fuel)),
                                     build_.con_alt(program_.known.true_con, {}, body(space, value, fuel))},
                                    nullptr);
  if (open_ == Open::LeftAlone)
    look = build_.case_of(build_.prim(core::Prim::IsOpen, {build_.var(value)}), build_.fresh("open"),
                          {build_.con_alt(program_.known.false_con, {}, look),
                           build_.con_alt(program_.known.true_con, {}, build_.var(fuel))},
                          nullptr);
  const Expr* whole = build_.case_of(
      build_.var(fuel), build_.fresh("m"),
      {build_.lit_alt({.kind = core::LitKind::Int, .value = 0, .real = 0, .text = {}}, build_.int_lit(0))}, look);
  program_.global(global).body = build_.lam({value, fuel}, whole);
  return global;
}

// What is left after the fields, from left to right; the last one in tail position, so that a list needs no stack.
const Expr* Forcer::body(const space::Space& space, const core::Var* value, const core::Var* fuel) {
  if (space.form == Form::Number) return build_.var(fuel);
  if (space.form != Form::Data) whole_ = false;
  if (space.form != Form::Data || space.alternatives.empty()) return build_.var(fuel);
  std::vector<core::Alt> alts;
  for (const space::Alternative& a : space.alternatives) {
    std::vector<const core::Var*> fields, left;
    for (space::SpaceId f : a.fields) {
      fields.push_back(build_.fresh("y", core::copied(spaces_[f].type, program_.arena)));
      left.push_back(build_.fresh("m"));
    }
    const Expr* rest = nullptr;
    for (size_t i = fields.size(); i-- > 0;) {
      const Expr* field = build_.app(build_.global(of(a.fields[i])), {build_.var(fields[i]), build_.var(left[i])});
      rest = rest ? build_.case_of(field, left[i + 1], {}, rest) : field;
    }
    const Expr* less = build_.prim(core::Prim::IntSub, {build_.var(fuel), build_.int_lit(1)});
    alts.push_back(build_.con_alt(a.con, fields, rest ? build_.case_of(less, left[0], {}, rest) : less));
  }
  return build_.case_of(build_.var(value), build_.fresh("v", value->type), alts, nullptr);
}

}  // namespace needle::claim
