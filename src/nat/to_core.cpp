#include "nat/to_core.h"

#include "nat/converter.h"

namespace needle::nat {
namespace {

bool gives_boolean(const Expr* e) {
  switch (e->kind) {
    case ExprKind::True:
    case ExprKind::False:
    case ExprKind::Not:
    case ExprKind::And:
    case ExprKind::Or:
      return true;
    case ExprKind::Binary:
      return e->prim >= core::Prim::IntegerEq && e->prim <= core::Prim::IntegerGe;
    default:
      return false;
  }
}

}  // namespace

Converter::Converter(const Parsed& parsed, core::Program& program, NatProgram& out, Diagnostics& diagnostics)
    : build_(program),
      known_(program.known),
      constructors_(program, parsed.records),
      context_{program, constructors_, diagnostics},
      out_(out),
      diagnostics_(diagnostics) {}

Core Converter::whole(const Expr* e) {
  Core body = expr(e);
  constructors_.finish();
  return body;
}

Core Converter::expr(const Expr* e) {
  switch (e->kind) {
    case ExprKind::Number:
      return build_.lit(number_literal(e->name.text()), e->span);
    case ExprKind::True:
      return boolean(true, e->span);
    case ExprKind::False:
      return boolean(false, e->span);
    case ExprKind::Variable:
      return variable(e);
    case ExprKind::Input:
      return input(e);
    case ExprKind::Function:
      return function(e->names, e->parts[0], e->span);
    case ExprKind::Apply:
      return apply(e);
    case ExprKind::Let:
      return let(e);
    case ExprKind::LetRec:
      return let_rec(e);
    case ExprKind::If:
      return conditional(e);
    case ExprKind::Not:
      wants(e, Want::Boolean);
      return choose(expr(e->parts[0]), boolean(false, e->span), boolean(true, e->span), e->place);
    case ExprKind::And:
    case ExprKind::Or:
      return connective(e);
    case ExprKind::Negate:
      return negate(e);
    case ExprKind::Binary:
      return binary(e);
    case ExprKind::Record:
      return record(e);
    case ExprKind::Project:
      return project(e);
    case ExprKind::List:
      return list(e);
    case ExprKind::Cons:
      return construct(known_.cons, e);
    case ExprKind::Variant:
      return construct(constructors_.variant(e->name), e);
    case ExprKind::Match:
      return match(e);
    case ExprKind::Assert:
      return assertion(e);
  }
  return nullptr;
}

Core Converter::after(const Befores& befores, Core e) {
  for (size_t i = befores.size(); i-- > 0;) e = strict(befores[i].value, befores[i].var, e, befores[i].value->span);
  return e;
}

Core Converter::strict(Core value, const core::Var* var, Core body, Span span) {
  return build_.case_of(value, var, {}, body, span);
}

Core Converter::operand(const Expr* e, Befores& befores) {
  Core c = expr(e);
  const bool is_constant = c->kind == core::ExprKind::Con && core::as<core::ConExpr>(c).args.empty();
  if (c->kind == core::ExprKind::Var || c->kind == core::ExprKind::Lit || is_constant) return c;
  const core::Var* v = build_.fresh("t");
  befores.push_back({v, c});
  return build_.var(v, e->span);
}

void Converter::wants(const Expr* e, Want what, Symbol label) {
  out_.wanted[uint64_t{e->place.begin} << 32 | e->place.end] = {what, label};
}

Core Converter::boolean(bool value, Span span) {
  return build_.con(value ? known_.true_con : known_.false_con, {}, span);
}

Core Converter::choose(Core condition, Core yes, Core no, Span span) {
  return build_.case_of(condition, build_.fresh("b"),
                        {build_.con_alt(known_.false_con, {}, no), build_.con_alt(known_.true_con, {}, yes)}, nullptr,
                        span);
}

Core Converter::conditional(const Expr* e) {
  wants(e, Want::Boolean);
  Core condition = expr(e->parts[0]), yes = expr(e->parts[1]), no = expr(e->parts[2]);
  return choose(condition, yes, no, e->place);
}

// Both sides are evaluated. The right one is looked at on either way, unless it cannot be anything but a boolean.
Core Converter::connective(const Expr* e) {
  wants(e, Want::Boolean);
  const bool absorbing = e->kind == ExprKind::Or;
  Befores befores;
  Core left = operand(e->parts[0], befores), right = operand(e->parts[1], befores);
  Core absorbed = boolean(absorbing, e->span), through = right;
  if (!gives_boolean(e->parts[1])) {
    absorbed = choose(right, boolean(absorbing, e->span), boolean(absorbing, e->span), e->place);
    through = choose(right, boolean(true, e->span), boolean(false, e->span), e->place);
  }
  return after(befores,
               absorbing ? choose(left, absorbed, through, e->place) : choose(left, through, absorbed, e->place));
}

Core Converter::assertion(const Expr* e) {
  wants(e, Want::Truth);
  Core nothing = build_.con(constructors_.empty_record(), {}, e->span);
  return build_.case_of(expr(e->parts[0]), build_.fresh("holds"), {build_.con_alt(known_.true_con, {}, nothing)},
                        nullptr, e->place);
}

Core Converter::input(const Expr* e) {
  const core::Var* n = build_.fresh("n");
  return build_.case_of(build_.app(build_.global(out_.input), {build_.prim(core::Prim::RealWorld, {})}, e->span),
                        build_.fresh("r"), {build_.con_alt(known_.io_res, {n}, build_.var(n))}, nullptr, e->span);
}

Core Converter::negate(const Expr* e) {
  if (e->parts[0]->kind == ExprKind::Number)
    return build_.lit(number_literal("-" + std::string(e->parts[0]->name.text())), e->span);
  wants(e, Want::Numbers);
  Befores befores;
  Core value = operand(e->parts[0], befores);
  return after(befores, build_.prim(core::Prim::IntegerNegate, {value}, e->place));
}

Core Converter::binary(const Expr* e) {
  const bool divides = e->prim == core::Prim::IntegerQuot || e->prim == core::Prim::IntegerRem;
  wants(e, divides ? Want::Divisor : Want::Numbers);
  Befores befores;
  Core left = operand(e->parts[0], befores), right = operand(e->parts[1], befores);
  return after(befores, build_.prim(e->prim, {left, right}, e->place));
}

void to_core(const Parsed& parsed, core::Program& program, NatProgram& out, Diagnostics& diagnostics) {
  core::Global* main = program.add_global({}, intern("main"));
  main->body = Converter(parsed, program, out, diagnostics).whole(parsed.program);
  main->span = parsed.program->span;
  out.main = main->id;
}

}  // namespace needle::nat
