#include <algorithm>
#include <memory>

#include "nat/converter.h"

namespace needle::nat {
namespace {

void count(const Decision& d, std::vector<size_t>& leaves) {
  if (!d.subject) ++leaves[d.clause];
  for (const Decision::Branch& b : d.branches) count(*b.then, leaves);
  if (d.otherwise) count(*d.otherwise, leaves);
}

std::vector<Name> variables(const Pattern* whole) {
  std::vector<Name> out;
  std::vector<const Pattern*> todo{whole};
  while (!todo.empty()) {
    const Pattern* p = todo.back();
    todo.pop_back();
    todo.insert(todo.end(), p->parts.rbegin(), p->parts.rend());
    if (p->kind == PatternKind::Variable) out.push_back({p->name, p->span});
  }
  return out;
}

// Tests come in an order of their own, and so do the variables at a leaf.
const core::Var* argument(Symbol name, const std::vector<Bound>& bound) {
  const auto found = std::find_if(bound.begin(), bound.end(), [&](const Bound& b) { return b.name.text == name; });
  return found->var;
}

}  // namespace

Core Converter::match(const Expr* e) {
  wants(e, Want::Fit);
  const core::Var* subject = build_.fresh("subject");
  Core value = expr(e->parts[0]);
  const std::unique_ptr<Decision> decision = decide(e->clauses, subject, e->place, context_);
  if (!decision) return value;
  std::vector<size_t> leaves(e->clauses.size());
  count(*decision, leaves);
  std::vector<Shared> shared(e->clauses.size());
  for (size_t i = 0; i < leaves.size(); ++i) {
    if (leaves[i] != 1) shared[i] = share(e->clauses[i]);
  }
  Core out = decision->subject ? test(*decision, value, subject, e, shared)
                               : strict(value, subject, leaf(*decision, e, shared), e->place);
  for (size_t i = shared.size(); i-- > 0;) {
    if (shared[i].function) out = build_.let(shared[i].function, shared[i].body, out, e->clauses[i].pattern->span);
  }
  return out;
}

Converter::Shared Converter::share(const Clause& clause) {
  Shared out;
  out.function = build_.fresh("clause");
  std::vector<Name> params = variables(clause.pattern);
  if (params.empty()) params.push_back({intern("_"), clause.pattern->span});
  for (const Name& p : params) out.params.push_back(p.text);
  out.body = function(params, clause.body, clause.pattern->span);
  return out;
}

// A case has alternatives of one kind. What is no constructor of the first one goes on to the numbers.
Core Converter::test(const Decision& d, Core value, const core::Var* binder, const Expr* e,
                     const std::vector<Shared>& shared) {
  std::vector<core::Alt> constructors, numbers;
  for (const Decision::Branch& b : d.branches) {
    Core body = next(*b.then, e, shared);
    if (b.con) {
      constructors.push_back(build_.con_alt(b.con, b.fields, body));
    } else {
      numbers.push_back(build_.lit_alt(b.number, body));
    }
  }
  Core otherwise = d.otherwise ? next(*d.otherwise, e, shared) : nullptr;
  if (numbers.empty()) return build_.case_of(value, binder, constructors, otherwise, e->place);
  if (constructors.empty()) return build_.case_of(value, binder, numbers, otherwise, e->place);
  Core rest = build_.case_of(build_.var(binder, e->place), build_.fresh("subject"), numbers, otherwise, e->place);
  return build_.case_of(value, binder, constructors, rest, e->place);
}

Core Converter::next(const Decision& d, const Expr* e, const std::vector<Shared>& shared) {
  if (!d.subject) return leaf(d, e, shared);
  return test(d, build_.var(d.subject, e->place), build_.fresh("subject"), e, shared);
}

Core Converter::leaf(const Decision& d, const Expr* e, const std::vector<Shared>& shared) {
  const Clause& clause = e->clauses[d.clause];
  const Shared& s = shared[d.clause];
  if (s.function) return call_shared(s, d.bound, clause.pattern->span);
  std::vector<std::unique_ptr<Scope>> scopes;
  for (const Bound& b : d.bound) scopes.push_back(std::make_unique<Scope>(*this, b.name, b.var));
  return expr(clause.body);
}

Core Converter::call_shared(const Shared& s, const std::vector<Bound>& bound, Span span) {
  Befores befores;
  Core f = build_.var(s.function, span);
  for (size_t i = 0; i < s.params.size(); ++i) {
    if (i > 0) {
      const core::Var* partial = build_.fresh("t");
      befores.push_back({partial, f});
      f = build_.var(partial, span);
    }
    f = call(f,
             bound.empty() ? build_.con(constructors_.empty_record(), {}, span)
                           : build_.var(argument(s.params[i], bound), span),
             span);
  }
  return after(befores, f);
}

}  // namespace needle::nat
