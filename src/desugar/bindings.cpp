// Functions and pattern bindings, at the top level and in let and where.
#include <algorithm>

#include "core/spine.h"
#include "desugar/desugarer.h"

namespace needle::desugar {

using namespace syntax;

namespace {
constexpr int kCost = 513;  // of a constructor that cannot have one
}

const types::BindInfo* Desugarer::bind_info(NodeId id) const {
  auto it = typed_.bindings.find(id);
  return it == typed_.bindings.end() ? nullptr : &it->second;
}

const core::Type* Desugarer::local_type(LocalId local) {
  return local.index < typed_.locals.size() ? types_of_core_.convert(typed_.locals[local.index]) : nullptr;
}

// All clauses of a function as one lambda.
CoreExpr Desugarer::clauses(const FunctionDecl& decl) {
  Failure failure = failing(decl.span, "Non-exhaustive patterns in function " + std::string(decl.name.text.text()));
  size_t arity = decl.clauses[0].params.size();
  if (decl.overlap.valid()) return overlapping_clauses(decl);
  if (arity == 0) return marked(decl, right_hand_side(*decl.clauses[0].rhs, failure));
  Span place = std::exchange(match_place_, decl.span);
  std::vector<Row> rows;
  for (const Clause& c : decl.clauses) {
    Row row;
    for (size_t i = arity; i-- > 0;) row.patterns.push_back(pattern(c.params[i]));
    row.can_fail = can_fail(*c.rhs);
    row.body = [this, &c](Failure& f) { return right_hand_side(*c.rhs, f); };
    rows.push_back(std::move(row));
  }
  match_place_ = place;
  std::vector<const Var*> params;
  for (size_t i = 0; i < arity; ++i) {
    const Pattern* shown = nullptr;
    for (const Row& row : rows) {
      const Pattern* p = row.patterns[arity - 1 - i];
      if (!shown && (!p->names.empty() || p->kind == PatternKind::Bang)) shown = p;
    }
    params.push_back(variable_for(shown, type_of(decl.clauses[0].params[i]->id), "a"));
  }
  CoreExpr body = matcher_.match({params.rbegin(), params.rend()}, std::move(rows), failure);
  return build_.lam(params, marked(decl, body), decl.span);
}

CoreExpr Desugarer::function(const FunctionDecl& decl) {
  const types::BindInfo* info = bind_info(decl.id);
  std::vector<const Var*> dictionaries = info ? bind_evidence(info->params) : std::vector<const Var*>{};
  return build_.lam(dictionaries, clauses(decl), decl.span);
}

namespace {

// The variable when the pattern is nothing but one, perhaps with a bang.
struct Simple {
  const VarPat* variable = nullptr;
  bool bang = false;
};
Simple simple_pattern(const Pat* pat) {
  Simple out;
  for (;;) {
    switch (pat->kind) {
      case PatKind::Var:
        out.variable = static_cast<const VarPat*>(pat);
        return out;
      case PatKind::Bang:
        out.bang = true;
        pat = static_cast<const BangPat*>(pat)->pat;
        break;
      case PatKind::Paren:
        pat = static_cast<const ParenPat*>(pat)->pat;
        break;
      case PatKind::Sig:
        pat = static_cast<const SigPat*>(pat)->pat;
        break;
      default:
        return out;
    }
  }
}

}  // namespace

CoreExpr Desugarer::project(const Pattern* p, const Var* value, const Binder& wanted, Failure& failure) {
  std::vector<Row> rows;
  rows.push_back({{p}, [&](Failure&) { return build_.var(bound(wanted), p->span); }, false});
  return matcher_.match({value}, std::move(rows), failure);
}

// p = e  ->  v = e; x = case v of p -> x; y = case v of p -> y
void Desugarer::local_binding(const Decl& decl, std::vector<Bind>& out, std::vector<Forced>& forced) {
  if (decl.kind == DeclKind::Function) {
    auto& f = static_cast<const FunctionDecl&>(decl);
    const Var* variable = locals_[f.local.index];
    out.push_back({variable, function(f)});
    if (is_unlifted({f.local, {}, f.name})) forced.push_back({variable, nullptr});
    return;
  }
  auto& binding = static_cast<const PatternBindingDecl&>(decl);
  Failure guards = failing(decl.span, "Non-exhaustive guards in ");
  Simple simple = simple_pattern(binding.pat);
  if (simple.variable) {
    const Var* variable = locals_[simple.variable->local.index];
    CoreExpr value = right_hand_side(*binding.rhs, guards);
    out.push_back({variable, measured(boxes_.declaration(decl.id), value)});
    const VarPat& v = *simple.variable;
    if (simple.bang || is_unlifted({v.local, v.entity, v.name})) forced.push_back({variable, nullptr});
    return;
  }
  Span place = std::exchange(match_place_, decl.span);
  const Pattern* p = pattern(binding.pat);
  match_place_ = place;
  std::vector<Binder> binders;
  variables(p, binders);
  const bool strict =
      simple.bang || std::any_of(binders.begin(), binders.end(), [&](auto& b) { return is_unlifted(b); });
  if (binders.empty() && !strict) return;  // nobody can ask for it
  std::vector<const Var*> outside;
  for (const Binder& b : binders) outside.push_back(bound(b));
  CoreExpr value = right_hand_side(*binding.rhs, guards);
  Failure error = failing(decl.span, "Non-exhaustive patterns in " + pattern_text(binding.pat));
  const core::Type* type = type_of(binding.pat->id);
  if (binders.size() == 1 && !strict) {
    CoreExpr only =
        match_value(value, type, p, decl.span, [&](const Var* v) { return project(p, v, binders[0], error); });
    out.push_back({outside[0], only});
  } else {
    const Var* whole = fresh("p", type);
    out.push_back({whole, value});
    for (size_t i = 0; i < binders.size(); ++i) out.push_back({outside[i], project(p, whole, binders[i], error)});
    if (strict) forced.push_back({whole, &binding});
  }
  for (size_t i = 0; i < binders.size(); ++i) bind(binders[i], outside[i]);
}

// let !p = e in body: the match happens before the body.
CoreExpr Desugarer::force(const std::vector<Forced>& forced, CoreExpr body) {
  for (size_t i = forced.size(); i-- > 0;) {
    const Forced& f = forced[i];
    if (!f.decl) {
      body = build_.case_of(build_.var(f.value), program_.fresh(f.value->name, f.value->type), {}, body, body->span);
      continue;
    }
    const Pattern* p = pattern(f.decl->pat);
    std::vector<Binder> binders;
    variables(p, binders);
    std::vector<const Var*> outside;
    for (const Binder& b : binders) outside.push_back(bound(b));
    Failure failure = failing(f.decl->span, "Non-exhaustive patterns in " + pattern_text(f.decl->pat));
    std::vector<Row> rows;
    rows.push_back({{p}, [body](Failure&) { return body; }, false});
    body = matcher_.match({f.value}, std::move(rows), failure);
    for (size_t k = 0; k < binders.size(); ++k) bind(binders[k], outside[k]);
  }
  return body;
}

CoreExpr Desugarer::let(const Bindings& bindings, const Later& body, Span span) {
  std::vector<const Decl*> decls;
  for (const Decl* d : bindings.decls) {
    if (d->kind == DeclKind::Function || d->kind == DeclKind::PatternBinding) decls.push_back(d);
  }
  dependencies_.open(decls.size());
  for (uint32_t i = 0; i < decls.size(); ++i) {
    std::vector<Binder> binders;
    if (decls[i]->kind == DeclKind::Function) {
      auto& f = *static_cast<const FunctionDecl*>(decls[i]);
      binders.push_back({f.local, {}, f.name});
    } else {
      variables(pattern(static_cast<const PatternBindingDecl*>(decls[i])->pat), binders);
    }
    for (const Binder& b : binders) {
      locals_[b.local.index] = program_.fresh(b.name.text, local_type(b.local));
      dependencies_.binder(b.local, i, false);
    }
  }
  std::vector<std::vector<Bind>> binds(decls.size());
  std::vector<Forced> forced;
  for (uint32_t i = 0; i < decls.size(); ++i) {
    dependencies_.enter(i);
    local_binding(*decls[i], binds[i], forced);
  }
  auto components = dependencies_.components();
  dependencies_.close();
  CoreExpr out = force(forced, body());
  for (size_t c = components.size(); c-- > 0;) {
    std::vector<Bind> all;
    for (uint32_t member : components[c].members) all.insert(all.end(), binds[member].begin(), binds[member].end());
    if (all.empty()) continue;
    if (components[c].recursive) {
      out = build_.letrec(all, out, span);
    } else {
      for (size_t i = all.size(); i-- > 0;) out = build_.let(all[i].var, all[i].rhs, out, span);
    }
  }
  return out;
}

// ---------------------------------------------------------------- the top level
core::Global& Desugarer::add_global(Symbol name, const core::Type* type, Span span) {
  core::Global& g = *program_.add_global(module_.name, name);
  g.type = type;
  g.span = span;
  return g;
}

void Desugarer::declare_values(const Bindings& body) {
  auto declare = [&](EntityId entity, Span span) {
    auto type = types_.values.find(entity);
    core::Global& g = add_global(names_.entity(entity).name,
                                 type == types_.values.end() ? nullptr : types_of_core_.convert(type->second), span);
    map_.values.set(entity, g.id);
  };
  for (const Decl* d : body.decls) {
    if (d->kind == DeclKind::Function) declare(static_cast<const FunctionDecl*>(d)->entity, d->span);
    if (d->kind == DeclKind::Foreign) declare(static_cast<const ForeignDecl*>(d)->entity, d->span);
    if (d->kind == DeclKind::PatternBinding) {
      std::vector<Binder> binders;
      variables(pattern(static_cast<const PatternBindingDecl*>(d)->pat), binders);
      for (const Binder& b : binders) declare(b.entity, d->span);
    }
    if (d->kind == DeclKind::PatternSynonym) {
      auto& p = *static_cast<const PatternSynonymDecl*>(d);
      declare(p.entity, d->span);
      core::Global& matcher = add_global(intern("$m" + std::string(p.name.text.text())), nullptr, d->span);
      map_.matchers.set(p.entity, matcher.id);
    }
  }
}

void Desugarer::foreign(const ForeignDecl& decl) {
  core::Global& g = program_.global(map_.values.get(decl.entity));
  core::Prim prim;
  const bool is_library = module_.name.text().starts_with("Needle.");
  if (!is_library || decl.convention.text() != "prim" || !core::find_prim(decl.text.text(), prim)) {
    const std::string name(names_.entity(decl.entity).name.text());
    // An input for which it would be called does not count; the mark says why.
    g.body = marked(core::TickKind::Guard, error_call("notRun", "foreign functions are not called: " + name, decl.span),
                    decl.span);
    return;
  }
  std::vector<const Var*> params;
  std::vector<CoreExpr> args;
  for (uint32_t i = 0; i < core::prim_info(prim).arity; ++i) {
    params.push_back(fresh("x", core::argument_at(g.type, i)));
    args.push_back(build_.var(params.back(), decl.span));
  }
  g.body = build_.lam(params, build_.prim(prim, args, decl.span), decl.span);
}

void Desugarer::pattern_binding_globals(const PatternBindingDecl& decl) {
  Span place = std::exchange(match_place_, decl.span);
  const Pattern* p = pattern(decl.pat);
  match_place_ = place;
  std::vector<Binder> binders;
  variables(p, binders);
  Failure guards = failing(decl.span, "Non-exhaustive guards in ");
  core::Global& whole =
      add_global(intern("$p" + std::to_string(++pattern_bindings_)), type_of(decl.pat->id), decl.span);
  whole.body = right_hand_side(*decl.rhs, guards);
  Failure error = failing(decl.span, "Non-exhaustive patterns in " + pattern_text(decl.pat));
  for (const Binder& b : binders) {
    CoreExpr body = match_value(build_.global(whole.id, decl.span), whole.type, p, decl.span,
                                [&](const Var* value) { return project(p, value, b, error); });
    projected_.clear();
    program_.global(map_.values.get(b.entity)).body = body;
  }
}

void Desugarer::top_level(const Decl& decl) {
  switch (decl.kind) {
    case DeclKind::Function: {
      auto& f = static_cast<const FunctionDecl&>(decl);
      core::GlobalId id = map_.values.get(f.entity);
      CoreExpr body = function(f);
      const types::BindInfo* info = bind_info(f.id);
      program_.global(id).body = body;
      program_.global(id).dict_params = info ? static_cast<uint32_t>(info->params.size()) : 0;
      break;
    }
    case DeclKind::PatternBinding:
      pattern_binding_globals(static_cast<const PatternBindingDecl&>(decl));
      break;
    case DeclKind::Foreign:
      foreign(static_cast<const ForeignDecl&>(decl));
      break;
    case DeclKind::PatternSynonym:
      pattern_synonym(static_cast<const PatternSynonymDecl&>(decl));
      break;
    case DeclKind::Class:
      default_methods(static_cast<const ClassDecl&>(decl));
      break;
    default:
      break;
  }
}

void Desugarer::numbered(const PragmaDecl& pragma, core::DataCon& con) {
  if (pragma.key.text() == "DIST") {
    con.weight = *pragma.number;
  } else if (con.parent->is_newtype) {
    diagnostics_.error(kCost, pragma.span,
                       "'" + std::string(con.name.text()) + "' is the constructor of a newtype, which costs nothing");
  } else {
    con.cost = *pragma.number;
  }
}

void Desugarer::pragmas(const Bindings& body) {
  for (const Decl* d : body.decls) {
    if (d->kind != DeclKind::Pragma) continue;
    auto& p = *static_cast<const PragmaDecl*>(d);
    if (p.number) {
      const core::ConId con = map_.constructors.get(p.ref.entity);
      if (con.valid()) numbered(p, *program_.con(con));
      continue;
    }
    core::GlobalId id = p.ref.entity.valid() ? map_.values.get(p.ref.entity) : core::GlobalId{};
    if (!id.valid()) continue;
    if (p.key.text() == "INLINE") program_.global(id).flags.inline_always = true;
    if (p.key.text() == "NOINLINE") program_.global(id).flags.no_inline = true;
  }
}

}  // namespace needle::desugar
