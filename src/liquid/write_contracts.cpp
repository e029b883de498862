#include <fmt/format.h>

#include <algorithm>

#include "liquid/elaboration.h"

namespace needle::liquid {

using namespace syntax;

namespace {

bool holds_function(const Refined* type) {
  return type->kind == RefinedKind::Function || std::any_of(type->parts.begin(), type->parts.end(), holds_function);
}

bool mentions_type_variable(const Refined* type) {
  return type->kind == RefinedKind::Variable ||
         std::any_of(type->parts.begin(), type->parts.end(), mentions_type_variable);
}

// {f:(t -> t) | p}: what is said of the function itself.
bool is_refined_as_a_whole(const Refined* type) {
  for (; type && type->kind == RefinedKind::Function && type->parts.size() == 2; type = type->parts[1])
    if (type->predicate) return true;
  return false;
}

bool is_false(const Expr* e) {
  if (e->kind == ExprKind::Var) return static_cast<const VarExpr*>(e)->name.text.text() == "refineFalse";
  return e->kind == ExprKind::Con && static_cast<const ConExpr*>(e)->name.text.text() == "False";
}

}  // namespace

Expr* Elaboration::guarded_call(const Contract& c) {
  Tree::Exprs arguments;
  for (size_t i = 0; i < c.arity(); ++i) {
    Expr* argument = tree_.var(c.params[i]);
    if (is_refined_function(c, i)) {
      std::vector<Symbol> all = c.params;
      all.insert(all.begin(), intern("$by"));
      argument = monitor(c.types[i], argument, nullptr, tree_.app(generated(c, "$violated"), variables(all)));
    }
    arguments.push_back(argument);
  }
  return tree_.app(callee_of(c), arguments);
}

Expr* Elaboration::monitor(const Refined* type, Expr* f,
                           const std::function<Expr*(const std::vector<Symbol>&)>& bad_argument, Expr* bad_result) {
  std::vector<Symbol> names;
  Expr* pre = nullptr;
  const Refined* t = type;
  for (; t->kind == RefinedKind::Function && t->parts.size() == 2; t = t->parts[1]) {
    names.push_back(t->binder.valid() ? t->binder : intern(fmt::format("$a{}", names.size())));
    pre = checks_->both(pre, checks_->check(t->parts[0], names.back()));
  }
  const Symbol r = intern("$r");
  Expr* post = checks_->check(t, r);
  tree_.at(type->span);
  Expr* run = tree_.app(f, variables(names));
  if (post) {
    Expr* condition = tree_.lambda({tree_.bind(r)}, post);
    run = bad_result ? tree_.call("refineGuard", {condition, run, bad_result})
                     : tree_.call("refineAssume", {condition, run});
  }
  if (pre && bad_argument) run = tree_.if_then_else(pre, run, bad_argument(names));
  return tree_.lambda(patterns(names), run);
}

void Elaboration::look_inside(const Refined* function) {
  const Symbol x = intern("$x");
  const Refined* t = function;
  for (; t->kind == RefinedKind::Function && t->parts.size() == 2; t = t->parts[1]) {
    const bool is_watched = t->parts[0]->kind != RefinedKind::Function && !(t != function && t->predicate);
    if (is_watched)
      checks_->check(t->parts[0], x);
    else
      checks_->dropped |= checks_->concerns(t);
  }
  checks_->check(t, x);
}

void Elaboration::write_contract(Contract& c) {
  find_parameters(c);
  strengthen(c);
  const Span place = c.type ? c.type->span : c.name.span;
  const Symbol name = c.name.text, result = intern("$result");
  checks_->dropped = false;
  if (c.result) {
    Expr* pre = nullptr;
    for (size_t i = 0; i < c.arity(); ++i) {
      c.guards_arguments |= is_refined_function(c, i);
      if (c.types[i]->predicate) c.impossible |= is_false(c.types[i]->predicate);
      if (is_function(c, i)) look_inside(c.types[i]);
      Expr* one = checks_->check(c.types[i], c.params[i]);
      if (!one) continue;
      // Only the arguments before it are known.
      tree_.at(c.types[i]->span);
      const std::vector<Symbol> before(c.params.begin(), c.params.begin() + static_cast<ptrdiff_t>(i) + 1);
      const Symbol part = with(name, fmt::format("$pre{}", i));
      add(tree_.function(part, patterns(before), one));
      pre = checks_->both(pre, tree_.app(tree_.var(part), variables(before)));
    }
    c.incomplete |= checks_->dropped;  // its arguments may be others than the user meant
    checks_->may_lack_meaning = false;
    Expr* post = checks_->check(c.result, result);
    c.may_lack_meaning = checks_->may_lack_meaning;
    tree_.at(place);
    if (c.stronger) post = checks_->both(post, tree_.app(c.stronger, {tree_.var(result)}));
    if (pre) {
      c.has_pre = true;
      add(tree_.function(with(name, "$pre"), patterns(c.params), tied(pre, c)));
    }
    if (post) {
      c.has_post = true;
      Tree::Pats params = patterns(c.params);
      params.push_back(tree_.bind(result));
      add(tree_.function(with(name, "$post"), params,
                         tree_.call("refineTied", {post, tree_.call("refineSame", {tree_.var(result), call(c)})})));
    }
    if (!c.is_constructor && c.type) write_type(c);
  }
  c.partial = checks_->dropped || c.incomplete || is_refined_as_a_whole(c.type);
  tree_.at(place);
  if (!is_left_alone(c)) write_facet(c);
  if (c.function) out_.functions.push_back({name, c.function->span});
  out_.facts.functions[name] = {c.arity(), c.is_checked(), is_abstract(c), is_opaque(c), c.type != nullptr, c.bounded};
}

void Elaboration::write_type(const Contract& c) {
  auto* annotated = tree_.node<AnnotatedExpr>(ExprKind::Annotated);
  annotated->expr = tree_.call("refineUnknown", {tree_.string("")});
  annotated->type = haskell_type(c.type);
  tree_.at(c.type->span);
  Expr* both = annotated;
  // A context is not written again in an annotation, so such a function has another type.
  const auto written = signatures_.find(c.name.text);
  if (c.function && written != signatures_.end() && without_quantifiers(written->second) == written->second)
    both = tree_.call("refineSame", {callee_of(c), annotated});
  add(tree_.function(with(c.name.text, "$type"), {}, both));
}

void Elaboration::write_facet(Contract& c) {
  const Symbol name = c.name.text, by = intern("$by"), how = intern("$how"), u = intern("$u");
  auto with_params = [&](std::vector<Symbol> first) {
    first.insert(first.end(), c.params.begin(), c.params.end());
    return first;
  };
  if (c.is_checked())
    add(tree_.function(with(name, "$violated"), patterns(with_params({by})),
                       tied(tree_.call("refineViolated", {tree_.var(by), tree_.string(name.text())}), c)));
  Expr* body = guarded_call(c);
  if (!c.is_constructor && write_assumed(c))
    body =
        tree_.call("refineFacet",
                   {tree_.var(how), body,
                    tree_.lambda({tree_.bind(u)}, tree_.app(generated(c, "$assumed"), variables(with_params({u}))))});
  if (c.has_pre)
    body = tree_.if_then_else(tree_.app(generated(c, "$pre"), variables(c.params)), body,
                              tree_.app(generated(c, "$violated"), variables(with_params({by}))));
  add(tree_.function(with(name, "$facet"), patterns(with_params({by, how})), body));
}

bool Elaboration::write_assumed(Contract& c) {
  const Symbol u = intern("$u"), r = intern("$r");
  Tree::Exprs keys;
  for (size_t i = 0; i < c.arity(); ++i)
    if (!is_function(c, i)) keys.push_back(tree_.var(c.params[i]));
  Expr* value = tree_.app(tree_.var(u), keys);
  if (c.result) value = parametric_->filled(c.types, c.params, c.result, constrained(c.name.text), value);
  // What it returns may depend on a function that it is given, but a table has no place for that.
  c.bounded = parametric_->bounded || (!c.result && c.arity() > 0);
  for (const Refined* type : c.types) c.bounded |= type && holds_function(type);
  // Which classes its variables have is not known.
  c.bounded |= c.result && !c.written && mentions_type_variable(c.result);
  c.abstract &= value != nullptr;
  if (!c.abstract) return false;
  value = tree_.call("refineSame", {value, call(c)});
  if (c.has_post) {
    Tree::Exprs arguments = variables(c.params);
    arguments.push_back(tree_.var(r));
    value =
        tree_.call("refineAssume", {tree_.lambda({tree_.bind(r)}, tree_.app(generated(c, "$post"), arguments)), value});
  }
  std::vector<Symbol> params = c.params;
  params.insert(params.begin(), u);
  add(tree_.function(with(c.name.text, "$assumed"), patterns(params), value));
  return true;
}

std::unordered_set<Symbol> Elaboration::constrained(Symbol function) const {
  std::unordered_set<Symbol> out;
  const auto found = signatures_.find(function);
  if (found == signatures_.end()) return out;
  for (const TypeExpr* t = found->second; t->kind == TypeExprKind::Forall || t->kind == TypeExprKind::Qualified;) {
    if (t->kind == TypeExprKind::Forall) {
      t = static_cast<const ForallType*>(t)->body;
      continue;
    }
    for (const TypeExpr* c : static_cast<const QualifiedType*>(t)->context) {
      if (c->kind != TypeExprKind::App) continue;
      const auto& app = *static_cast<const AppType*>(c);
      if (app.argument->kind != TypeExprKind::Var || app.function->kind != TypeExprKind::Con) continue;
      const std::string_view name = static_cast<const ConType*>(app.function)->name.text.text();
      if (name != "Eq" && name != "Ord" && name != "Show") out.insert(static_cast<const VarType*>(app.argument)->name);
    }
    t = static_cast<const QualifiedType*>(t)->body;
  }
  return out;
}

}  // namespace needle::liquid
