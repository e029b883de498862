#include <fmt/format.h>

#include "liquid/elaboration.h"

namespace needle::liquid {

using namespace syntax;

void Elaboration::open(const Contract& c) {
  FunctionDecl* f = c.function;
  const Symbol name = f->name.text;
  const Open open = open_calls(tree_, *f, opened(name), [this](const Name& n) { return callee(n); });
  tree_.at(f->name.span);
  for (Decl* d : open.decls) add(d);
  const size_t given = f->clauses.empty() ? 0 : f->clauses[0].params.size();
  const bool opens = !open.parameters.empty();
  const std::vector<std::string> arguments_of = argument_names(c);
  if (opens) {
    // name$open c1 .. ck <clauses>
    std::vector<Clause> clauses;
    for (const Clause& clause : f->clauses) clauses.push_back(with_callees(clause, open.parameters));
    tree_.at(f->name.span);
    auto* opened_function = tree_.function(tree_.name(with(name, "$open")), clauses);
    opened_function->span = f->span;
    add(opened_function);
    std::vector<Symbol> own;
    for (size_t i = 0; i < given; ++i) own.push_back(intern(fmt::format("${}", i)));
    Tree::Exprs arguments;
    for (Symbol callee : open.parameters) arguments.push_back(tree_.var(checked_in(callee, name)));
    for (Expr* e : variables(own)) arguments.push_back(e);
    f->clauses = tree_.arena().copy(
        std::vector<Clause>{tree_.clause(patterns(own), tree_.app(tree_.var(with(name, "$open")), arguments))});
  }
  code_[name].unjudged = unjudged_part(c, open);
  for (Symbol callee : open.parameters)
    if (!callees_.at(callee).annotated) code_[name].unannotated.push_back(callee);
  for (Symbol callee : open.parameters) write_checked(callee, name);
  for (Symbol callee : open.checked) write_checked(callee, name);
  if (c.has_post || !open.parameters.empty() || !open.checked.empty() || c.type ||
      (open.may_fail_to_match && annotations_.totality))
    write_judge(c, open, arguments_of);
}

Clause Elaboration::with_callees(const Clause& clause, const std::vector<Symbol>& callees) {
  Tree::Pats params;
  std::vector<Decl*> local;
  for (Symbol callee_name : callees) {
    const Callee& callee = callees_.at(callee_name);
    const Symbol name = parameter_of(callee_name);
    tree_.at(clause.span);
    // A parameter has no fixity; a local function can have one.
    const Symbol given = callee.fixity ? with(name, "$given") : name;
    params.push_back(tree_.bind(given));
    if (!callee.fixity) continue;
    local.push_back(tree_.function(name, {}, tree_.var(given)));
    local.push_back(same_fixity(tree_, callee, name));
  }
  tree_.at(clause.span);
  params.insert(params.end(), clause.params.begin(), clause.params.end());
  if (!local.empty()) {
    Bindings* where = tree_.arena().make<Bindings>();
    where->span = clause.span;
    if (clause.rhs->where) local.insert(local.end(), clause.rhs->where->decls.begin(), clause.rhs->where->decls.end());
    where->decls = tree_.arena().copy(local);
    clause.rhs->where = where;
  }
  return {clause.span, tree_.arena().copy(params), clause.rhs, false};
}

// As the annotation calls them, or the equations.
std::vector<std::string> Elaboration::argument_names(const Contract& c) {
  std::vector<std::string> out;
  for (size_t i = 0; i < c.arity(); ++i) {
    std::string name(c.params[i].text()[0] == '$' ? "" : c.params[i].text());
    for (const Clause& clause : c.function->clauses)
      if (name.empty() && i < clause.params.size() && clause.params[i]->kind == PatKind::Var)
        name = static_cast<const VarPat*>(clause.params[i])->name.text.text();
    out.push_back(std::move(name));
  }
  return out;
}

void Elaboration::write_checked(Symbol callee_name, Symbol caller) {
  const Callee& callee = callees_.at(callee_name);
  std::vector<Symbol> params;
  for (size_t i = 0; i < callee.arity; ++i) params.push_back(intern(fmt::format("${}", i)));
  Name facet = callee.facet;
  facet.span = tree_.span();
  Tree::Exprs arguments = {tree_.string(caller.text())};
  if (!callee.library) arguments.push_back(tree_.library("refineChecked"));
  for (Expr* e : variables(params)) arguments.push_back(e);
  add(tree_.function(checked_in(callee_name, caller), patterns(params), tree_.app(tree_.var(facet), arguments)));
}

Expr* Elaboration::watched(const Contract& c, size_t i, const std::string& known_as) {
  const Symbol bad = intern(fmt::format("{}$argument${}$violated", c.name.text.text(), c.params[i].text()));
  const Symbol by = intern("$by");
  return monitor(
      c.types[i], tree_.var(c.params[i]),
      [&](const std::vector<Symbol>& names) {
        std::vector<Symbol> params = names;
        params.insert(params.begin(), by);
        add(tree_.function(bad, patterns(params),
                           tree_.call("refineViolated",
                                      {tree_.var(by), tree_.string(known_as.empty() ? fmt::format("argument {}", i + 1)
                                                                                    : known_as)})));
        Tree::Exprs arguments = variables(names);
        arguments.insert(arguments.begin(), tree_.string(c.name.text.text()));
        return tree_.app(tree_.var(bad), arguments);
      },
      nullptr);
}

void Elaboration::write_judge(const Contract& c, const Open& open, const std::vector<std::string>& argument_names) {
  const Symbol name = c.name.text;
  std::vector<Symbol> hows;
  for (size_t i = 0; i < open.parameters.size(); ++i) hows.push_back(intern(fmt::format("$how{}", i)));
  Tree::Exprs arguments;
  for (size_t i = 0; i < hows.size(); ++i) {
    Name facet = callees_.at(open.parameters[i]).facet;
    facet.span = tree_.span();
    arguments.push_back(tree_.app(tree_.var(facet), {tree_.string(name.text()), tree_.var(hows[i])}));
  }
  for (size_t i = 0; i < c.arity(); ++i)
    arguments.push_back(is_refined_function(c, i) ? watched(c, i, argument_names[i]) : tree_.var(c.params[i]));
  Expr* run = tree_.app(hows.empty() ? callee_of(c) : tree_.var(with(name, "$open")), arguments);
  Expr* pre = c.has_pre ? tree_.app(generated(c, "$pre"), variables(c.params)) : tree_.library("refineTrue");
  Expr* post = tree_.library("refineAnything");
  if (c.has_post) post = tree_.app(generated(c, "$post"), variables(c.params));
  if (c.has_post && c.may_lack_meaning) {
    const Symbol r = intern("$r");
    post = tree_.lambda({tree_.bind(r)}, tree_.call("refineKept", {tree_.app(post, {tree_.var(r)})}));
  }
  std::vector<Symbol> params = hows;
  params.insert(params.end(), c.params.begin(), c.params.end());
  add(tree_.function(with(name, "$judge"), patterns(params),
                     tree_.call("refineJudge", {pre, tree_.call("refineSame", {run, call(c)}), post})));
  Judged judged;
  judged.name = name;
  judged.span = c.function->span;
  judged.name_span = c.function->name.span;
  judged.judge = with(name, "$judge");
  judged.callees = open.parameters;
  judged.arguments = argument_names;
  judged.patterns = annotations_.totality;
  out_.judged.push_back(std::move(judged));
}

namespace {

// Somebody who is given such a function has to call it as its type says.
bool has_refined_argument(const Refined* function, const Checks& checks) {
  for (const Refined* t = function; t->kind == RefinedKind::Function && t->parts.size() == 2; t = t->parts[1])
    if (checks.concerns(t->parts[0])) return true;
  return false;
}

}  // namespace

std::string Elaboration::unjudged_part(const Contract& c, const Open& open) const {
  const Symbol name = c.name.text;
  if (c.partial) return "a part of its type was not understood";
  if (opened(name) != Opened::Abstract) return "its callees are run, as their types do not fit";
  const auto unread = unread_.find(name);
  if (unread != unread_.end()) return fmt::format("the annotation of '{}' in it is not judged", unread->second.text());
  if (!open.partial.empty()) return open.partial;
  // A call that nobody evaluates is not seen; a verifier looks at it all the same.
  for (const std::vector<Symbol>& called : {open.parameters, open.checked})
    for (Symbol callee_name : called) {
      const Callee& callee = callees_.at(callee_name);
      if (callee.checked) return fmt::format("calls of '{}' that nobody needs are not seen", callee_name.text());
      if (callee.bounded) return fmt::format("not all that '{}' may return is tried", callee_name.text());
      if (!callee.annotated && callee.module != module_.name)
        return fmt::format("'{}' has no annotation", callee_name.text());
    }
  for (size_t i = 0; i < c.arity(); ++i)
    if (is_function(c, i) && has_refined_argument(c.types[i], *checks_))
      return "calls of a function that it is given, which nobody needs, are not seen";
  return "";
}

void Elaboration::look_behind() {
  for (Judged& judged : out_.judged) {
    std::unordered_set<Symbol> met = {judged.name};
    std::vector<Symbol> todo = {judged.name};
    while (!todo.empty()) {
      const Symbol name = todo.back();
      todo.pop_back();
      if (name != judged.name) judged.behind.push_back(name);
      const auto code = code_.find(name);
      if (judged.unproved.empty())
        judged.unproved = code == code_.end() ? fmt::format("'{}' has no annotation, and is not judged", name.text())
                          : name != judged.name && !code->second.unjudged.empty()
                              ? fmt::format("'{}' has no annotation, and {}", name.text(), code->second.unjudged)
                              : code->second.unjudged;
      if (code == code_.end()) continue;
      for (Symbol callee : code->second.unannotated)
        if (met.insert(callee).second) todo.push_back(callee);
    }
  }
}

}  // namespace needle::liquid
