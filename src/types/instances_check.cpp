// Bodies of instances: every method against its type at the instance's head, superclasses from the instance's context.
#include "types/infer.h"

namespace needle::types {

using namespace syntax;

void Infer::instance_body(InstanceBody& body, const InstanceInfo& info, const InstanceDecl* decl, Span span,
                          const Pred* via) {
  const ClassInfo& cls = s_.env.classes.at(info.cls);
  body.id = info.id;
  body.decl = decl;
  std::vector<Wanted> saved;
  saved.swap(solver_.wanted);
  InContext in(*this, r_.push(nullptr, ContextKind::Instance, span));
  ++s_.level;
  const auto* origin = s_.arena.make<RigidOrigin>(RigidOrigin{RigidKind::Instance, span, {}, nullptr});
  size_t mark = reader_.scope.size();
  for (const TypeVar* v : info.vars) {
    rigid(v).level = s_.level;
    rigid(v).origin = origin;
    if (scoped_type_variables) reader_.bind(&rigid(v));
  }
  solver_.enter(origin);
  auto silent = s_.extra.silent_context.find(info.id);
  if (silent != s_.extra.silent_context.end()) solver_.assume(silent->second);
  body.context_params = solver_.assume(info.context);
  for (const EvVar* v : body.context_params) evidence_vars.push_back(v);
  body.superclasses = solver_.want_all(s_.substitute(cls.superclasses, cls.params, info.head),
                                       r_.origin(OriginKind::Superclass, span, context));
  if (via) body.via = solver_.want(via, r_.origin(OriginKind::Deriving, span, context));

  std::unordered_map<Symbol, const SignatureDecl*> signatures;
  std::vector<EntityId> defined;
  if (decl && decl->body) {
    for (const Decl* d : decl->body->decls)
      if (d->kind == DeclKind::Signature)
        for (const Name& n : as<SignatureDecl>(d).names) signatures[n.text] = &as<SignatureDecl>(d);
    for (const Decl* d : decl->body->decls) {
      if (d->kind != DeclKind::Function) continue;
      const auto& f = as<FunctionDecl>(d);
      const MethodInfo* method = nullptr;
      for (const MethodInfo& m : cls.methods)
        if (m.entity == f.entity) method = &m;
      if (!method) continue;
      defined.push_back(f.entity);
      auto sig = signatures.find(f.name.text);
      instance_method(body, info, cls, *method, f, sig == signatures.end() ? nullptr : sig->second);
    }
  }
  if (decl) {
    for (const MethodInfo& m : cls.methods) {
      if (!m.default_signature || std::find(defined.begin(), defined.end(), m.entity) != defined.end()) continue;
      default_use(body, info, cls, m, span);
    }
  }
  solver_.solve(solver_.wanted);
  solver_.leave();
  reader_.scope.resize(mark);
  --s_.level;
  saved.insert(saved.end(), solver_.wanted.begin(), solver_.wanted.end());
  solver_.wanted.swap(saved);
}

void Infer::instance_method(const InstanceBody& body, const InstanceInfo& info, const ClassInfo& cls,
                            const MethodInfo& method, const FunctionDecl& f, const SignatureDecl* written) {
  std::vector<Wanted> saved;
  saved.swap(solver_.wanted);
  ++s_.level;
  const Type* sigma = method.type;
  size_t own = cls.params.size();
  std::vector<const Type*> types(info.head.begin(), info.head.end());
  std::vector<const TypeVar*> fresh;
  auto* origin = s_.arena.make<RigidOrigin>(RigidOrigin{RigidKind::Signature, f.name.span, f.name.text, nullptr});
  for (size_t i = own; i < sigma->vars.size(); ++i) {
    TyVar* v = s_.var(sigma->vars[i]->name, sigma->vars[i]->kind, s_.level);
    v->origin = origin;
    fresh.push_back(v);
    types.push_back(v->type);
  }
  const Type* rho = s_.substitute(sigma->right, sigma->vars, types);
  Seq<const Pred> all = s_.substitute(sigma->context, sigma->vars, types);
  std::span<const Pred> context_own = all.subspan(1);  // without the class constraint
  origin->type = s_.forall(fresh, context_own, rho);
  size_t mark = reader_.scope.size();
  solver_.enter(origin);
  Seq<const EvVar* const> params = solver_.assume(context_own);
  if (written) {
    // The instance's signature names the method's variables: its own are solved by matching it with the method's type.
    Signature sig = reader_.signature(written->type);
    Store::Instance inst = s_.instantiate(sig.type);
    solver_.at(written->span, context);
    if (!u_.unify(rho, inst.type)) {
      r_.error(kBadInstance, written->span,
               "Method signature does not match class; it should be\n  " + in_parens(f.name.text.text()) +
                   " :: " + print_type(s_.names, origin->type),
               context);
    } else if (sig.type->kind == TypeKind::Forall) {
      for (const TyVar* scoped : sig.scoped)
        for (size_t i = 0; i < sig.type->vars.size(); ++i)
          if (sig.type->vars[i] == scoped)
            reader_.scope.push_back({scoped->name, s_.zonk(inst.types[i]), scoped->kind});
    }
  }
  size_t errors = r_.count();
  clauses(f, rho);
  solver_.solve(solver_.wanted);
  if (r_.count() > errors) solver_.wanted.clear();
  solver_.leave();
  reader_.scope.resize(mark);
  --s_.level;
  saved.insert(saved.end(), solver_.wanted.begin(), solver_.wanted.end());
  solver_.wanted.swap(saved);
  std::vector<const EvVar*> every(body.context_params.begin(), body.context_params.end());
  every.insert(every.end(), params.begin(), params.end());
  for (const EvVar* v : params) evidence_vars.push_back(v);
  std::vector<const TypeVar*> vars(info.vars.begin(), info.vars.end());
  vars.insert(vars.end(), fresh.begin(), fresh.end());
  std::vector<Pred> preds(info.context.begin(), info.context.end());
  for (const Pred& p : context_own) preds.push_back(p);
  out_.bindings[f.id] = {s_.arena.copy(every), s_.forall(vars, preds, rho)};
}

// A method left to a default that has a signature of its own: what that signature demands must hold here.
void Infer::default_use(InstanceBody& body, const InstanceInfo& info, const ClassInfo& cls, const MethodInfo& method,
                        Span span) {
  const Type* own_type = s_.extra.default_types.at(method.entity);
  std::vector<const Type*> head(info.head.begin(), info.head.end());
  ++s_.level;
  std::vector<const Type*> types = head;
  for (size_t i = cls.params.size(); i < method.type->vars.size(); ++i)
    types.push_back(s_.var(method.type->vars[i]->name, method.type->vars[i]->kind, s_.level)->type);
  const Type* expected = s_.substitute(method.type->right, method.type->vars, types);
  Store::Instance inst = s_.instantiate(own_type, head);
  std::vector<Wanted> saved;
  saved.swap(solver_.wanted);
  const auto* scope = s_.arena.make<RigidOrigin>(
      RigidOrigin{RigidKind::Signature, span, s_.names.entity(method.entity).name, method.type});
  solver_.enter(scope);
  Seq<const EvVar* const> params =
      solver_.assume(s_.substitute(method.type->context, method.type->vars, types).subspan(1));
  for (const EvVar* v : params) evidence_vars.push_back(v);
  const Origin* origin = r_.origin(OriginKind::DefaultMethod, span, context, s_.names.entity(method.entity).name);
  solver_.at(span, context);
  if (!u_.unify(expected, inst.type))
    r_.mismatch(span, context, s_.zonk(expected), s_.zonk(inst.type), u_.mismatch(), {r_.arising(*origin).substr(1)});
  Seq<const Evidence* const> extra = solver_.want_all(inst.context.subspan(1), origin);
  solver_.solve(solver_.wanted);
  solver_.leave();
  --s_.level;
  saved.insert(saved.end(), solver_.wanted.begin(), solver_.wanted.end());
  solver_.wanted.swap(saved);
  body.default_uses.push_back({method.entity, params, extra});
}

void Infer::class_defaults(const ClassDecl& decl) {
  auto at = s_.env.classes.find(decl.entity);
  if (at == s_.env.classes.end() || !decl.body) return;
  InContext in(*this, r_.push(nullptr, ContextKind::Class, decl.span, decl.name.text));
  for (const Decl* d : decl.body->decls) {
    if (d->kind != DeclKind::Function) continue;
    const auto& f = as<FunctionDecl>(d);
    for (const MethodInfo& m : at->second.methods) {
      if (m.entity != f.entity) continue;
      Signature sig;
      sig.type = m.default_signature ? s_.extra.default_types.at(m.entity) : m.type;
      sig.span = f.name.span;
      // Class variables scope over the body; so do the method's own, if its signature has a forall.
      for (const TypeVar* v : at->second.params) sig.scoped.push_back(&rigid(v));
      for (const Decl* s : decl.body->decls) {
        if (s->kind != DeclKind::Signature || as<SignatureDecl>(s).is_default != m.default_signature) continue;
        bool names_it = false;
        for (const Name& n : as<SignatureDecl>(s).names) names_it |= n.text == f.name.text;
        if (names_it) sig.span = s->span;
        if (!names_it || as<SignatureDecl>(s).type->kind != TypeExprKind::Forall) continue;
        for (const TypeVar* v : sig.type->vars) sig.scoped.push_back(&rigid(v));
      }
      size_t errors = r_.count();
      size_t open = solver_.wanted.size();
      check_function(f, sig);
      if (r_.count() > errors) solver_.wanted.resize(std::min(open, solver_.wanted.size()));
    }
  }
}

// pattern P x y = p :  the variables' types to the type of p, generalised; with a signature, as it says.
void Infer::pattern_synonym(const PatternSynonymDecl& decl) {
  auto known = s_.env.values.find(decl.entity);
  const Type* sigma = known == s_.env.values.end() ? nullptr : known->second;
  std::vector<Wanted> saved;
  saved.swap(solver_.wanted);
  ++s_.level;
  const Type* scrutinee = s_.meta();
  BindInfo info;
  if (sigma) {
    const auto* origin =
        s_.arena.make<RigidOrigin>(RigidOrigin{RigidKind::Signature, decl.span, decl.name.text, sigma});
    const Type* rest = sigma;
    solver_.enter(origin);
    if (sigma->kind == TypeKind::Forall) {
      for (const TypeVar* v : sigma->vars) {
        rigid(v).level = s_.level;
        rigid(v).origin = origin;
      }
      info.params = solver_.assume(sigma->context);
      for (const EvVar* v : info.params) evidence_vars.push_back(v);
      rest = sigma->right;
    }
    std::vector<const Type*> params;
    for (size_t i = 0; i < decl.param_locals.size() && rest->kind == TypeKind::Fun; ++i, rest = rest->right)
      params.push_back(rest->left);
    {
      MatchScope scope(*this);
      pattern(decl.pat, rest);
      for (size_t i = 0; i < params.size(); ++i) {
        const Type* found = type_of({decl.param_locals[i], {}, {}, {}});
        if (found) match(decl.span, params[i], found);
      }
    }
    solver_.solve(solver_.wanted);
    solver_.leave();
    --s_.level;
    saved.insert(saved.end(), solver_.wanted.begin(), solver_.wanted.end());
    solver_.wanted.swap(saved);
    info.type = sigma;
    out_.bindings[decl.id] = info;
  } else {
    std::vector<const Type*> params;
    {
      MatchScope scope(*this);
      pattern(decl.pat, scrutinee);
      for (LocalId local : decl.param_locals) {
        const Type* found = type_of({local, {}, {}, {}});
        params.push_back(found ? found : s_.meta());
      }
    }
    Binder self{{}, decl.entity, decl.name.text, decl.name.span};
    set_type(self, s_.funs(params, scrutinee));
    --s_.level;
    Group none;
    Inferred inferred[] = {{self, nullptr}};
    info.params = generalise(inferred, none, false, saved);
    info.type = type_of(self);
    out_.bindings[decl.id] = info;
  }
  if (!decl.builder) return;
  for (const Decl* d : decl.builder->decls) {
    if (d->kind != DeclKind::Function) continue;
    Signature sig;
    sig.type = info.type;
    sig.span = decl.span;
    check_function(as<FunctionDecl>(d), sig);
  }
}

}  // namespace needle::types
