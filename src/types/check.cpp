// The order of things for a whole module, an expression, a type.
#include "types/check.h"

#include "types/declarations.h"
#include "types/finish.h"
#include "types/instance_heads.h"

namespace needle::types {

using namespace syntax;

namespace {

// Always, but for modules whose language is one without it.
bool scopes_type_variables(Seq<Symbol> extensions) {
  bool old = false;
  for (Symbol e : extensions) {
    if (e.text() == "ScopedTypeVariables" || e.text() == "GHC2021") return true;
    old = old || e.text() == "Haskell2010" || e.text() == "Haskell98";
  }
  return !old;
}

// Everything one check needs, in the order it depends on each other.
struct Session {
  Store store;
  Unifier unifier;
  Reporter reporter;
  TypeReader reader;
  Solver solver;
  Infer infer;

  Session(const names::Environment& names, TypeEnv& env, const names::ResolvedModule& module, TypedModule& typed,
          const Sources* sources)
      : store(names, env),
        unifier(store),
        reporter(names, sources),
        reader(store, unifier, reporter),
        solver(store, unifier, reporter),
        infer(store, unifier, reporter, reader, solver, module, typed) {
    if (const names::ModuleInfo* info = names.find_module(module.name)) {
      solver.see_from(info->name);
    } else {
      solver.see_from(intern("Prelude"));
    }
    if (!module.parsed.module) return;
    infer.scoped_type_variables = scopes_type_variables(module.parsed.module->extensions);
    for (Symbol e : module.parsed.module->extensions) {
      if (e.text() == "OverloadedStrings") infer.overloaded_strings = true;
      if (e.text() == "NoMonomorphismRestriction") infer.monomorphism_restriction = false;
      if (e.text() == "AllowAmbiguousTypes") reader.allow_ambiguous = true;
    }
  }

  std::vector<const Type*> default_types(const names::ResolvedModule& module) {
    if (module.parsed.module && module.parsed.module->body) {
      for (const Decl* d : module.parsed.module->body->decls) {
        if (d->kind != DeclKind::Default) continue;
        std::vector<const Type*> out;
        for (const TypeExpr* t : as<DefaultDecl>(d).types) out.push_back(reader.annotation(t));
        return out;
      }
    }
    std::vector<const Type*> out;
    for (std::string_view name : {"Integer", "Double"})
      if (store.known_type(name).valid()) out.push_back(store.con(store.known_type(name)));
    if (infer.overloaded_strings) out.push_back(infer.known().string);
    return out;
  }

  void settle(const names::ResolvedModule& module, bool extended) {
    for (Symbol s : module.parsed.module->extensions) extended = extended || s.text() == "ExtendedDefaultRules";
    std::vector<const Type*> defaults = default_types(module);
    default_and_solve(store, solver, solver.wanted, defaults, extended);
  }
};

// main must be an action.
void check_main(Session& s, const Bindings& body) {
  for (const Decl* d : body.decls) {
    if (d->kind != DeclKind::Function) continue;
    const auto& f = as<FunctionDecl>(d);
    if (f.name.text.text() != "main") continue;
    auto at = s.store.env.values.find(f.entity);
    if (at == s.store.env.values.end()) return;
    Store::Instance main = s.store.instantiate(s.store.shallow(at->second));
    const Type* wanted = s.store.app(s.infer.known().io, s.store.meta());
    if (!s.unifier.unify(wanted, main.type))
      s.reporter.mismatch(f.name.span, nullptr, wanted, s.store.zonk(main.type), s.unifier.mismatch(),
                          {"In the expression: main", "When checking the type of the IO action 'main'"});
    return;
  }
}

}  // namespace

TypedModule check_module(const names::Environment& names, TypeEnv& env, names::ResolvedModule& module,
                         Diagnostics& diagnostics, const Sources* sources) {
  TypedModule typed;
  if (!module.parsed.module || !module.parsed.module->body) return typed;
  const Bindings& body = *module.parsed.module->body;
  typed.nodes.resize(module.parsed.module->node_count);
  typed.locals.resize(module.locals.size());
  Session s(names, env, module, typed, sources);

  FamilyInstances families(s.store, s.reporter, s.reader, module.name);
  Declarations(s.store, s.unifier, s.reporter, s.reader, families).declare(body, typed);
  InstanceHeads heads(s.store, s.unifier, s.reporter, s.reader, s.solver, module, families);
  heads.collect(body);
  bool declarations_ok = s.reporter.count() == 0;

  if (declarations_ok) {
    s.infer.top_level(body);
    for (const Decl* d : body.decls)
      if (d->kind == DeclKind::Class) s.infer.class_defaults(as<ClassDecl>(d));
    for (const PendingInstance& p : heads.pending) {
      InstanceBody& out = typed.instances.emplace_back();
      out.span = p.span;
      const InstanceInfo info = env.instances[p.id.index];
      s.infer.instance_body(out, info, p.decl, p.span, p.via);
    }
    if (module.name.text() == "Main") check_main(s, body);
    s.settle(module, false);
    report_endless(s.store, s.reporter);
    report_unsolved(s.store, s.reporter, s.solver, s.solver.wanted);
    report_holes(s.store, s.reporter, s.infer.holes);
  }
  s.reporter.flush(diagnostics);
  zonk_tables(s.store, s.infer, typed, &body);
  return typed;
}

EvalCheck check_eval(const names::Environment& names, TypeEnv& env, names::ResolvedModule& module, TypedModule& typed,
                     Expr* expr, Diagnostics& diagnostics, const Sources* sources) {
  EvalCheck out;
  Session s(names, env, module, typed, sources);
  size_t first_error = diagnostics.error_count();
  // Inferred like a binding without parameters, and generalised over nothing: ambiguity is settled by defaulting.
  ++s.store.level;
  const Type* type = s.infer.infer(expr);
  --s.store.level;
  const Type* io = s.infer.known().io;
  s.solver.solve(s.solver.wanted);
  type = s.store.shallow(type);
  // An action in any monad is run in IO.
  if (type->kind == TypeKind::App && s.store.shallow(type->left)->kind == TypeKind::Meta)
    s.unifier.unify(type, s.store.app(io, s.store.meta()));
  const Type* shown = type;
  bool action = type->kind == TypeKind::App && s.store.shallow(type->left)->kind == TypeKind::Con &&
                s.store.shallow(type->left)->con == io->con;
  if (action) shown = type->right;
  EntityId show = s.infer.known().show;
  Evidence* evidence = nullptr;
  if (show.valid() && s.reporter.count() == 0) {
    const Type* args[] = {shown};
    const Origin* origin = s.reporter.origin(OriginKind::Eval, expr->span, nullptr);
    const Pred* pred = s.store.pred(show, args);
    if (action) {
      // Showing the result is a courtesy: only when it can be done.
      std::vector<Wanted> rest = s.solver.wanted;
      default_and_solve(s.store, s.solver, s.solver.wanted, s.default_types(module), true);
      const Type* result = s.store.shallow(shown);
      bool is_unit =
          result->kind == TypeKind::Meta || (result->kind == TypeKind::Con && result->con == s.store.unit_type);
      evidence = s.store.arena.make<Evidence>();
      if (is_unit || !s.solver.solve_now({{pred, evidence, nullptr, origin}})) evidence = nullptr;
    } else {
      evidence = s.solver.want(pred, origin);
    }
  }
  s.settle(module, true);
  if (s.reporter.count() == 0) report_unsolved(s.store, s.reporter, s.solver, s.solver.wanted);
  report_holes(s.store, s.reporter, s.infer.holes);
  s.reporter.flush(diagnostics);
  zonk_tables(s.store, s.infer, typed, nullptr);
  out.type = zonk_fully(s.store, type);
  out.ok = diagnostics.error_count() == first_error;
  out.show = evidence;
  out.form = !action ? EvalForm::Show : evidence ? EvalForm::IOShow : EvalForm::IOUnit;
  return out;
}

namespace {

template <class Expected>
bool check_closed(const names::Environment& names, TypeEnv& env, names::ResolvedModule& module, TypedModule& typed,
                  Expr* expr, Expected expected, Diagnostics& diagnostics, const Sources* sources) {
  Session s(names, env, module, typed, sources);
  const size_t first_error = diagnostics.error_count();
  s.infer.check_with_context(expr, expected(s));
  s.settle(module, true);
  if (s.reporter.count() == 0) report_unsolved(s.store, s.reporter, s.solver, s.solver.wanted);
  report_holes(s.store, s.reporter, s.infer.holes);
  s.reporter.flush(diagnostics);
  zonk_tables(s.store, s.infer, typed, nullptr);
  return diagnostics.error_count() == first_error;
}

}  // namespace

bool check_predicate(const names::Environment& names, TypeEnv& env, names::ResolvedModule& module, TypedModule& typed,
                     Expr* expr, const Type* argument, Diagnostics& diagnostics, const Sources* sources) {
  auto predicate = [argument](Session& s) { return s.store.fun(argument, s.infer.known().boolean); };
  return check_closed(names, env, module, typed, expr, predicate, diagnostics, sources);
}

bool check_at_type(const names::Environment& names, TypeEnv& env, names::ResolvedModule& module, TypedModule& typed,
                   Expr* expr, const Type* type, Diagnostics& diagnostics, const Sources* sources) {
  return check_closed(
      names, env, module, typed, expr, [type](Session&) { return type; }, diagnostics, sources);
}

namespace {

size_t parameters_of(const Type* kind) {
  size_t n = 0;
  for (; kind && Store::prune(kind)->kind == TypeKind::Fun; kind = Store::prune(kind)->right) ++n;
  return n;
}

}  // namespace

ValueCheck check_value(const names::Environment& names, TypeEnv& env, names::ResolvedModule& module, EntityId value,
                       const std::unordered_map<Symbol, const Type*>& chosen, Span span, Diagnostics& diagnostics,
                       const Sources* sources) {
  ValueCheck out;
  out.value = value;
  const Type* type = env.values.at(value);
  out.type = type;
  out.ok = true;
  TypedModule none;
  Session s(names, env, module, none, sources);
  out.type = zonk_fully(s.store, type);
  if (type->kind != TypeKind::Forall) return out;
  const Origin* origin = s.reporter.origin(OriginKind::Use, span, nullptr, names.entity(value).name);
  std::vector<const Type*> candidates;
  for (std::string_view name : {"Int", "Double", "Bool", "Char"})
    candidates.push_back(s.store.con(s.store.known_type(name)));
  candidates.push_back(s.store.list(candidates.back()));
  // of kind Type -> Type, and Type -> Type -> Type
  std::vector<const Type*> containers = {s.store.con(s.store.list_type)};
  if (EntityId maybe = names.known_type("Maybe"); maybe.valid()) containers.push_back(s.store.con(maybe));
  const Type* pair = s.store.con(names.tuple_type(2));
  Store::Instance instance;
  auto at = [&](const Type* standard, const Type* container) {
    std::vector<const Type*> types;
    for (const TypeVar* v : type->vars) {
      auto it = chosen.find(v->name);
      const Type* by_kind[] = {standard, container, pair};
      types.push_back(it != chosen.end() ? it->second : by_kind[std::min<size_t>(2, parameters_of(v->kind))]);
    }
    instance = s.store.instantiate(type, types);
    s.solver.wanted.clear();
    out.evidence = s.solver.want_all(instance.context, origin);
  };
  bool solved = false;
  for (size_t i = 0; i < candidates.size() * containers.size() && !solved; ++i) {
    at(candidates[i / containers.size()], containers[i % containers.size()]);
    solved = s.solver.solve_now(s.solver.wanted);
  }
  if (!solved) at(candidates[0], containers[0]);  // to say what is missing there
  s.settle(module, false);
  report_unsolved(s.store, s.reporter, s.solver, s.solver.wanted);
  const size_t first_error = diagnostics.error_count();
  s.reporter.flush(diagnostics);
  out.ok = diagnostics.error_count() == first_error;
  out.type = zonk_fully(s.store, instance.type);
  for (size_t i = 0; i < type->vars.size(); ++i) out.types.emplace_back(type->vars[i]->name, instance.types[i]);
  return out;
}

std::optional<Seq<const Evidence* const>> find_evidence(const names::Environment& names, TypeEnv& env,
                                                        names::ResolvedModule& module, std::span<const Pred> closed) {
  TypedModule none;
  Session s(names, env, module, none, nullptr);
  const Origin* origin = s.reporter.origin(OriginKind::Use, Span(), nullptr, Symbol());
  Seq<const Evidence* const> evidence = s.solver.want_all(closed, origin);
  if (!s.solver.solve_now(s.solver.wanted)) return std::nullopt;
  s.settle(module, false);
  return evidence;
}

const Type* reduced_type(const names::Environment& names, TypeEnv& env, const names::ResolvedModule& module,
                         const Type* type) {
  TypedModule none;
  Session s(names, env, module, none, nullptr);
  return s.store.normalise(type);
}

const Type* check_type(const names::Environment& names, TypeEnv& env, names::ResolvedModule& module, TypeExpr* type,
                       Diagnostics& diagnostics, const Sources* sources) {
  TypedModule none;
  Session s(names, env, module, none, sources);
  const Type* read = zonk_fully(s.store, s.reader.annotation(type));
  s.reporter.flush(diagnostics);
  return read;
}

const Type* check_type_for(const names::Environment& names, TypeEnv& env, names::ResolvedModule& module, EntityId value,
                           Symbol variable, TypeExpr* type, Diagnostics& diagnostics, const Sources* sources) {
  TypedModule none;
  Session s(names, env, module, none, sources);
  const Type* read = zonk_fully(s.store, s.reader.type_argument(type));
  const Type* of = env.values.at(value);
  if (of->kind == TypeKind::Forall) {
    for (const TypeVar* v : of->vars)
      if (v->name == variable) s.reader.check_kind(type, v->kind);
  }
  s.reporter.flush(diagnostics);
  return read;
}

}  // namespace needle::types
