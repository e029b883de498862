#include "space/tables.h"

#include <fmt/format.h>

#include <algorithm>

#include "space/space.h"

namespace needle::space {

using core::Expr;
using core::Type;
using core::Var;

namespace {

// Whether taking a value apart tells more than that it is one: not of (), and not of a type without values.
bool tells(const Space& space) {
  return space.alternatives.size() > 1 || (space.alternatives.size() == 1 && !space.alternatives[0].fields.empty());
}

}  // namespace

std::vector<uint32_t> looked_at(const Spaces& spaces, const Alternative& a) {
  std::vector<uint32_t> out;
  for (uint32_t i = 0; i < a.fields.size() && !a.hides; ++i)
    if (spaces[a.fields[i]].form != Form::Fixed) out.push_back(i);
  return out;
}

const CaseTable& Tables::of(SpaceId argument) {
  argument = spaces_.representation(argument);
  if (spaces_[argument].generated) argument = spaces_.representation(spaces_[argument].constructed);
  if (auto it = by_argument_.find(argument.index); it != by_argument_.end()) return *it->second;
  if (!result_) result_ = build_.type_var(intern("r"));
  CaseTable& table = tables_.emplace_back();
  by_argument_[argument.index] = &table;
  const Symbol name = intern(fmt::format("Table{}", tables_.size()));
  table.argument = argument;
  table.type = program_.add_tycon(Symbol(), name);
  table.type->params = program_.arena.list<Symbol>({result_->var});
  by_type_[table.type] = &table;
  table.lookup = program_.add_global(Symbol(), intern(fmt::format("$lookup{}", tables_.size())))->id;

  const Var *in = build_.fresh("table"), *x = build_.fresh("x"), *r = build_.fresh("r", result_);
  Distinction cases;
  const Space& space = spaces_[argument];
  if (space.argument.valid() && spaces_.unsupported(space.argument).empty()) {
    table.look = Look::Application;
    cases = application(table, x);
  } else if (space.form == Form::Number && space.number != NumberKind::Ratio) {
    table.look = Look::Number;
    cases = number(table, x);
  } else if (space.form == Form::Image && space.open.valid()) {
    table.look = Look::Opened;
    cases = opened(table, x);
  } else if (space.form == Form::Data || space.form == Form::Number) {
    table.look = tells(space) ? Look::Constructors : Look::Never;
    if (table.look == Look::Constructors) cases = constructors(table, x);
  } else {
    table.partial = true;
  }
  std::vector<core::DataCon*> cons = {add_con(table, "Const", {result_})};
  if (cases.found) cons.push_back(add_con(table, cases.name, cases.types));
  program_.finish_tycon(table.type, cons);
  std::vector<core::Alt> alts = {build_.con_alt(cons[0], {r}, build_.var(r))};
  if (cases.found) alts.push_back(build_.con_alt(cons[1], cases.vars, cases.found));
  program_.global(table.lookup).body =
      build_.lam({in, x}, build_.case_of(build_.var(in), build_.fresh("t"), alts, nullptr));
  return table;
}

const CaseTable* Tables::find(const core::TyCon* type) const {
  auto it = by_type_.find(type);
  return it == by_type_.end() ? nullptr : it->second;
}

// case x of { K1 a1 .. an -> lookup (.. (lookup f1 a1) ..) an; .. }
Tables::Distinction Tables::constructors(CaseTable& table, const Var* argument) {
  Distinction out{"Case", {}, {}, nullptr};
  std::vector<core::Alt> alts;
  for (const Alternative& a : spaces_[table.argument].alternatives) {
    std::vector<const Var*> vars;
    for (uint32_t i = 0; i < a.con->arity; ++i) vars.push_back(build_.fresh("a"));
    const std::vector<uint32_t> parts = looked_at(spaces_, a);
    table.partial = table.partial || (a.fits && a.hides && a.con->arity > 0);
    const Type* type = result_;
    for (size_t i = parts.size(); i-- > 0;) type = applied(of(a.fields[parts[i]]), type);
    add_field(out, type);
    const Expr* found = build_.var(out.vars.back());
    for (uint32_t i : parts) found = looked_up(of(a.fields[i]), found, vars[i]);
    alts.push_back(build_.con_alt(a.con, vars, found));
  }
  out.found = build_.case_of(build_.var(argument), build_.fresh("c"), alts, nullptr);
  return out;
}

// case meet# key x of { False -> lookup rest x; True -> found }
Tables::Distinction Tables::number(const CaseTable& table, const Var* argument) {
  Distinction out{"Entry", {}, {}, nullptr};
  add_field(out, spaces_[table.argument].type);
  add_field(out, result_);
  add_field(out, applied(table, result_));
  const core::Prim meet = spaces_[table.argument].unbounded ? core::Prim::MeetInteger : core::Prim::Meet;
  const Expr* met = build_.prim(meet, {build_.var(out.vars[0]), build_.var(argument)});
  const auto& known = program_.known;
  out.found = build_.case_of(met, build_.fresh("m"),
                             {build_.con_alt(known.false_con, {}, looked_up(table, build_.var(out.vars[2]), argument)),
                              build_.con_alt(known.true_con, {}, build_.var(out.vars[1]))},
                             nullptr);
  return out;
}

// let y = x probe in lookup (lookup outcomes y) x
Tables::Distinction Tables::application(const CaseTable& table, const Var* argument) {
  Distinction out{"Probe", {}, {}, nullptr};
  const Space& function = spaces_[table.argument];
  const CaseTable& outcomes = of(function.result);
  add_field(out, spaces_[function.argument].type);
  add_field(out, applied(outcomes, applied(table, result_)));
  const Var* y = build_.fresh("y");
  const Expr* next = looked_up(outcomes, build_.var(out.vars[1]), y);
  out.found =
      build_.let(y, build_.app(build_.var(argument), {build_.var(out.vars[0])}), looked_up(table, next, argument));
  return out;
}

// let y = open x in lookup inside y
Tables::Distinction Tables::opened(const CaseTable& table, const Var* argument) {
  Distinction out{"Opened", {}, {}, nullptr};
  const Space& space = spaces_[table.argument];
  const CaseTable& inside = of(space.inner);
  add_field(out, applied(inside, result_));
  const Var* y = build_.fresh("y");
  out.found = build_.let(y, build_.app(build_.global(space.open), {build_.var(argument)}),
                         looked_up(inside, build_.var(out.vars[0]), y));
  return out;
}

core::DataCon* Tables::add_con(const CaseTable& table, const char* name, const std::vector<const Type*>& fields) {
  core::DataCon* con = program_.add_con(table.type, intern(name));
  con->arity = static_cast<uint32_t>(fields.size());
  con->field_types = program_.arena.copy(fields);
  bool* lazy = static_cast<bool*>(program_.arena.allocate(fields.size(), 1));
  std::fill_n(lazy, fields.size(), false);
  con->strict_fields = {lazy, fields.size()};
  return con;
}

void Tables::add_field(Distinction& distinction, const Type* type) {
  distinction.types.push_back(type);
  distinction.vars.push_back(build_.fresh("f", type));
}

const Type* Tables::applied(const CaseTable& table, const Type* result) {
  return build_.type_app(build_.type_con(table.type), result);
}

const Expr* Tables::looked_up(const CaseTable& table, const Expr* in, const Var* argument) {
  return build_.app(build_.global(table.lookup), {in, build_.var(argument)});
}

}  // namespace needle::space
