#include "nat/to_core.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/build.h"
#include "nat/decide.h"

namespace needle::nat {
namespace {

constexpr int kUnbound = 201, kRepeated = 202;

using core::Builder;
using Core = const core::Expr*;

uint64_t key_of(Span span) {
  return uint64_t{span.begin} << 32 | span.end;
}

class Converter {
 public:
  Converter(const Parsed& parsed, core::Program& program, NatProgram& out, Diagnostics& diagnostics)
      : build_(program),
        known_(program.known),
        constructors_(program, parsed.records),
        context_{program, constructors_, diagnostics},
        out_(out),
        diagnostics_(diagnostics) {}

  Core whole(const Expr* e) {
    Core body = expr(e);
    constructors_.finish();
    return body;
  }

 private:
  // What is evaluated before an expression, in order.
  struct Before {
    const core::Var* var;
    Core value;
  };
  using Befores = std::vector<Before>;

  Core after(const Befores& befores, Core e) {
    for (size_t i = befores.size(); i-- > 0;) e = strict(befores[i].value, befores[i].var, e, befores[i].value->span);
    return e;
  }
  Core strict(Core value, const core::Var* var, Core body, Span span) {
    return build_.case_of(value, var, {}, body, span);
  }

  // An expression that can stand as an operand; what has to be evaluated for it is put into `befores`.
  Core operand(const Expr* e, Befores& befores) {
    Core c = expr(e);
    const bool is_constant = c->kind == core::ExprKind::Con && core::as<core::ConExpr>(c).args.empty();
    if (c->kind == core::ExprKind::Var || c->kind == core::ExprKind::Lit || is_constant) return c;
    const core::Var* v = build_.fresh("t");
    befores.push_back({v, c});
    return build_.var(v, e->span);
  }

  void wants(const Expr* e, Want what, Symbol label = {}) { out_.wanted[key_of(e->place)] = {what, label}; }

  Core expr(const Expr* e) {
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
        wants(e, Want::Boolean);
        return choose(expr(e->parts[0]), expr(e->parts[1]), expr(e->parts[2]), e->place);
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
        wants(e, Want::Truth);
        return build_.case_of(
            expr(e->parts[0]), build_.fresh("holds"),
            {build_.con_alt(known_.true_con, {}, build_.con(constructors_.empty_record(), {}, e->span))}, nullptr,
            e->place);
    }
    return nullptr;
  }

  // --- booleans
  Core boolean(bool value, Span span) { return build_.con(value ? known_.true_con : known_.false_con, {}, span); }

  Core choose(Core condition, Core yes, Core no, Span span) {
    return build_.case_of(condition, build_.fresh("b"),
                          {build_.con_alt(known_.false_con, {}, no), build_.con_alt(known_.true_con, {}, yes)}, nullptr,
                          span);
  }

  static bool gives_boolean(const Expr* e) {
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

  // Both sides are evaluated. The right one is looked at on either way, unless it cannot be anything but a boolean.
  Core connective(const Expr* e) {
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

  // --- numbers
  Core input(const Expr* e) {
    const core::Var* n = build_.fresh("n");
    return build_.case_of(build_.app(build_.global(out_.input), {build_.prim(core::Prim::RealWorld, {})}, e->span),
                          build_.fresh("r"), {build_.con_alt(known_.io_res, {n}, build_.var(n))}, nullptr, e->span);
  }

  Core negate(const Expr* e) {
    if (e->parts[0]->kind == ExprKind::Number)
      return build_.lit(number_literal("-" + std::string(e->parts[0]->name.text())), e->span);
    wants(e, Want::Numbers);
    Befores befores;
    Core value = operand(e->parts[0], befores);
    return after(befores, build_.prim(core::Prim::IntegerNegate, {value}, e->place));
  }

  Core binary(const Expr* e) {
    const bool divides = e->prim == core::Prim::IntegerQuot || e->prim == core::Prim::IntegerRem;
    wants(e, divides ? Want::Divisor : Want::Numbers);
    Befores befores;
    Core left = operand(e->parts[0], befores), right = operand(e->parts[1], befores);
    return after(befores, build_.prim(e->prim, {left, right}, e->place));
  }

  // --- variables and functions
  struct Scope {
    Scope(Converter& c, const Name& name, const core::Var* var) : converter(c), bound(name.text) {
      converter.scope_[bound].push_back(var);
    }
    ~Scope() { converter.scope_[bound].pop_back(); }
    Scope(const Scope&) = delete;
    Scope& operator=(const Scope&) = delete;
    Converter& converter;
    Symbol bound;
  };

  Core variable(const Expr* e) {
    const auto found = scope_.find(e->name);
    if (found != scope_.end() && !found->second.empty()) return build_.var(found->second.back(), e->span);
    std::vector<std::string_view> there;
    for (const auto& [name, vars] : scope_) {
      if (!vars.empty()) there.push_back(name.text());
    }
    std::sort(there.begin(), there.end());
    std::vector<std::string> hints;
    for (const std::string& name : similar_names(e->name.text(), there)) hints.push_back("Perhaps you meant " + name);
    diagnostics_.error(kUnbound, e->span, fmt::format("no variable `{}` is bound here", e->name.text()), hints);
    return build_.lit(number_literal("0"), e->span);
  }

  // One lambda a parameter.
  Core function(Seq<const Name> params, const Expr* body, Span span) {
    if (params.empty()) return expr(body);
    const core::Var* v = build_.program().fresh(params[0].text, nullptr);
    const Scope scope(*this, params[0], v);
    return lambda(v, function(params.subspan(1), body, span), span);
  }
  Core lambda(const core::Var* param, Core body, Span span) {
    core::Program& program = build_.program();
    return program.arena.make<core::LamExpr>(core::Expr{core::ExprKind::Lam, span}, program.arena.list({param}), body);
  }
  Core call(Core f, Core argument, Span span) {
    core::Program& program = build_.program();
    return program.arena.make<core::AppExpr>(core::Expr{core::ExprKind::App, span}, f, program.arena.list({argument}));
  }

  Core apply(const Expr* e) {
    wants(e, Want::Function);
    Befores befores;
    Core f = operand(e->parts[0], befores), argument = operand(e->parts[1], befores);
    return after(befores, call(f, argument, e->place));
  }

  uint32_t tick(const Name& name) {
    out_.variables.push_back({name.text, static_cast<uint32_t>(out_.variables.size()), name.span});
    return out_.variables.back().tick;
  }

  Core let(const Expr* e) {
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

  Core let_rec(const Expr* e) {
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

  // --- data
  std::vector<Core> operands(const Expr* e, Befores& befores) {
    std::vector<Core> out;
    for (const Expr* part : e->parts) out.push_back(operand(part, befores));
    return out;
  }

  Core construct(const core::DataCon* con, const Expr* e) {
    Befores befores;
    const std::vector<Core> fields = operands(e, befores);
    return after(befores, build_.con(con, fields, e->span));
  }

  Core list(const Expr* e) {
    Befores befores;
    const std::vector<Core> elements = operands(e, befores);
    Core out = build_.con(known_.nil, {}, e->span);
    for (size_t i = elements.size(); i-- > 0;) out = build_.con(known_.cons, {elements[i], out}, e->span);
    return after(befores, out);
  }

  Core record(const Expr* e) {
    Befores befores;
    const std::vector<Core> written = operands(e, befores);
    std::vector<Symbol> labels;
    for (const Name& label : e->names) labels.push_back(label.text);
    const core::DataCon* con = constructors_.record(sorted(labels));
    std::vector<Core> fields(con->arity);
    for (size_t i = 0; i < labels.size(); ++i) fields[Constructors::position(con, labels[i])] = written[i];
    return after(befores, build_.con(con, fields, e->span));
  }

  Core project(const Expr* e) {
    wants(e, Want::Field, e->name);
    std::vector<core::Alt> alts;
    for (const core::DataCon* con : constructors_.records_with({e->name})) {
      std::vector<const core::Var*> fields;
      for (Symbol label : con->field_names) fields.push_back(build_.program().fresh(label, nullptr));
      alts.push_back(build_.con_alt(con, fields, build_.var(fields[Constructors::position(con, e->name)], e->span)));
      if (!spend(fields.size(), e->span)) break;
    }
    return build_.case_of(expr(e->parts[0]), build_.fresh("record"), alts, nullptr, e->place);
  }

  bool spend(size_t tests, Span span) {
    if (context_.tests > kMostTests) return false;
    context_.tests += tests;
    if (context_.tests <= kMostTests) return true;
    diagnostics_.error(kRepeated, span, fmt::format("the matches up to here need more than {} tests", kMostTests));
    return false;
  }

  // --- match
  Core match(const Expr* e) {
    wants(e, Want::Fit);
    const core::Var* subject = build_.fresh("subject");
    Core value = expr(e->parts[0]);
    const std::unique_ptr<Decision> decision = decide(e->clauses, subject, e->place, context_);
    if (!decision) return value;
    std::vector<size_t> leaves(e->clauses.size());
    count(*decision, leaves);
    std::vector<Shared> shared(e->clauses.size());
    for (size_t i = 0; i < leaves.size(); ++i) {
      if (leaves[i] > 1) shared[i] = share(e->clauses[i], leaf_of(*decision, i)->bound);
    }
    Core out = decision->subject ? test(*decision, value, subject, e, shared)
                                 : strict(value, subject, leaf(*decision, e, shared), e->place);
    for (size_t i = shared.size(); i-- > 0;) {
      if (shared[i].function) out = build_.let(shared[i].function, shared[i].body, out, e->clauses[i].pattern->span);
    }
    return out;
  }

  // The body of a clause that stands at several leaves: a function of the pattern's variables, or of nothing much.
  struct Shared {
    const core::Var* function = nullptr;
    Core body = nullptr;
    std::vector<Symbol> params;
  };

  static void count(const Decision& d, std::vector<size_t>& leaves) {
    if (!d.subject) ++leaves[d.clause];
    for (const Decision::Branch& b : d.branches) count(*b.then, leaves);
    if (d.otherwise) count(*d.otherwise, leaves);
  }

  static const Decision* leaf_of(const Decision& d, size_t clause) {
    if (!d.subject) return d.clause == clause ? &d : nullptr;
    for (const Decision::Branch& b : d.branches) {
      if (const Decision* found = leaf_of(*b.then, clause)) return found;
    }
    return d.otherwise ? leaf_of(*d.otherwise, clause) : nullptr;
  }

  Shared share(const Clause& clause, const std::vector<Bound>& bound) {
    Shared out;
    out.function = build_.fresh("clause");
    std::vector<Name> params;
    for (const Bound& b : bound) params.push_back(b.name);
    if (params.empty()) params.push_back({intern("_"), clause.pattern->span});
    for (const Name& p : params) out.params.push_back(p.text);
    out.body = function(params, clause.body, clause.pattern->span);
    return out;
  }

  Core test(const Decision& d, Core value, const core::Var* binder, const Expr* e, const std::vector<Shared>& shared) {
    std::vector<core::Alt> alts;
    for (const Decision::Branch& b : d.branches) {
      Core body = next(*b.then, e, shared);
      alts.push_back(b.con ? build_.con_alt(b.con, b.fields, body) : build_.lit_alt(b.number, body));
    }
    return build_.case_of(value, binder, alts, d.otherwise ? next(*d.otherwise, e, shared) : nullptr, e->place);
  }

  Core next(const Decision& d, const Expr* e, const std::vector<Shared>& shared) {
    if (!d.subject) return leaf(d, e, shared);
    return test(d, build_.var(d.subject, e->place), build_.fresh("subject"), e, shared);
  }

  Core leaf(const Decision& d, const Expr* e, const std::vector<Shared>& shared) {
    const Clause& clause = e->clauses[d.clause];
    const Shared& s = shared[d.clause];
    if (s.function) return call_shared(s, d.bound, clause.pattern->span);
    std::vector<std::unique_ptr<Scope>> scopes;
    for (const Bound& b : d.bound) scopes.push_back(std::make_unique<Scope>(*this, b.name, b.var));
    return expr(clause.body);
  }

  Core call_shared(const Shared& s, const std::vector<Bound>& bound, Span span) {
    Befores befores;
    Core f = build_.var(s.function, span);
    for (size_t i = 0; i < s.params.size(); ++i) {
      if (i > 0) {
        const core::Var* partial = build_.fresh("t");
        befores.push_back({partial, f});
        f = build_.var(partial, span);
      }
      f = call(f,
               bound.empty() ? build_.con(constructors_.empty_record(), {}, span) : argument(s.params[i], bound, span),
               span);
    }
    return after(befores, f);
  }

  // At another leaf the tests, and so the variables, may have come in another order.
  Core argument(Symbol name, const std::vector<Bound>& bound, Span span) {
    const auto found = std::find_if(bound.begin(), bound.end(), [&](const Bound& b) { return b.name.text == name; });
    return build_.var(found->var, span);
  }

  static std::vector<Symbol> sorted(std::vector<Symbol> labels) {
    std::sort(labels.begin(), labels.end(), [](Symbol a, Symbol b) { return a.text() < b.text(); });
    return labels;
  }

  Builder build_;
  const core::Program::Known& known_;
  Constructors constructors_;
  DecideContext context_;
  NatProgram& out_;
  Diagnostics& diagnostics_;
  std::unordered_map<Symbol, std::vector<const core::Var*>> scope_;
};

}  // namespace

void to_core(const Parsed& parsed, core::Program& program, NatProgram& out, Diagnostics& diagnostics) {
  core::Global* main = program.add_global({}, intern("main"));
  main->body = Converter(parsed, program, out, diagnostics).whole(parsed.program);
  main->span = parsed.program->span;
  out.main = main->id;
}

}  // namespace needle::nat
