#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "nat/converter.h"

namespace needle::nat {

Core Converter::variable(const Expr* e) {
  const auto found = scope_.find(e->name);
  if (found != scope_.end() && !found->second.empty()) return build_.var(found->second.back(), e->span);
  std::vector<std::string> hints;
  for (const std::string& name : similar(e->name)) hints.push_back("Perhaps you meant " + name);
  diagnostics_.error(kUnbound, e->span, fmt::format("no variable `{}` is bound here", e->name.text()), hints);
  return build_.lit(number_literal("0"), e->span);
}

std::vector<std::string> Converter::similar(Symbol name) const {
  constexpr size_t kMostErrors = 30;  // that are printed
  if (diagnostics_.error_count() >= kMostErrors) return {};
  std::vector<std::string_view> there;
  for (const auto& [bound, vars] : scope_) {
    if (!vars.empty()) there.push_back(bound.text());
  }
  std::sort(there.begin(), there.end());
  return similar_names(name.text(), there);
}

// One lambda a parameter.
Core Converter::function(Seq<const Name> params, const Expr* body, Span span) {
  if (params.empty()) return expr(body);
  const core::Var* v = build_.program().fresh(params[0].text, nullptr);
  const Scope scope(*this, params[0], v);
  return lambda(v, function(params.subspan(1), body, span), span);
}

Core Converter::lambda(const core::Var* param, Core body, Span span) {
  core::Program& program = build_.program();
  return program.arena.make<core::LamExpr>(core::Expr{core::ExprKind::Lam, span}, program.arena.list({param}), body);
}

Core Converter::call(Core f, Core argument, Span span) {
  core::Program& program = build_.program();
  return program.arena.make<core::AppExpr>(core::Expr{core::ExprKind::App, span}, f, program.arena.list({argument}));
}

Core Converter::apply(const Expr* e) {
  wants(e, Want::Function);
  Befores befores;
  Core f = operand(e->parts[0], befores), argument = operand(e->parts[1], befores);
  return after(befores, call(f, argument, e->place));
}

uint32_t Converter::tick(const Name& name) {
  out_.variables.push_back({name.text, static_cast<uint32_t>(out_.variables.size()), name.span});
  return out_.variables.back().tick;
}

Core Converter::let(const Expr* e) {
  const Binding& b = e->bindings[0];
  const uint32_t number = tick(b.name);
  Core value = function(b.params, b.body, b.name.span);
  const core::Var* v = build_.program().fresh(b.name.text, nullptr);
  const Scope scope(*this, b.name, v);
  Core body = expr(e->parts[0]);
  if (value->kind == core::ExprKind::Lam)
    return build_.let(v, value, build_.tick(number, body, b.name.span), b.name.span);
  return strict(build_.tick(number, value, b.name.span), v, body, b.name.span);
}

Core Converter::let_rec(const Expr* e) {
  std::vector<std::unique_ptr<Scope>> scopes;
  std::vector<core::Bind> binds;
  std::vector<uint32_t> ticks;
  for (const Binding& b : e->bindings) {
    binds.push_back({build_.program().fresh(b.name.text, nullptr), nullptr});
    scopes.push_back(std::make_unique<Scope>(*this, b.name, binds.back().var));
    ticks.push_back(tick(b.name));
  }
  for (size_t i = 0; i < binds.size(); ++i)
    binds[i].rhs = function(e->bindings[i].params, e->bindings[i].body, e->bindings[i].name.span);
  Core body = expr(e->parts[0]);
  for (size_t i = ticks.size(); i-- > 0;) body = build_.tick(ticks[i], body, e->bindings[i].name.span);
  return build_.letrec(binds, body, e->bindings[0].name.span);
}

}  // namespace needle::nat
