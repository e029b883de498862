// Bindings: signatures, checked functions, inferred groups.
#include "types/infer.h"

namespace needle::types {

using namespace syntax;

void Infer::set_type(const Binder& b, const Type* type) {
  if (b.local.valid()) {
    if (b.local.index >= out_.locals.size()) out_.locals.resize(b.local.index + 1);
    out_.locals[b.local.index] = type;
  } else if (b.entity.valid()) {
    s_.env.values[b.entity] = type;
  }
}

const Type* Infer::type_of(const Binder& b) const {
  if (b.local.valid()) return b.local.index < out_.locals.size() ? out_.locals[b.local.index] : nullptr;
  auto at = s_.env.values.find(b.entity);
  return at == s_.env.values.end() ? nullptr : at->second;
}

const Signature* Infer::signature_of(const Binder& b) const {
  if (b.local.valid()) {
    auto at = local_signatures_.find(b.local);
    return at == local_signatures_.end() ? nullptr : &at->second;
  }
  auto at = entity_signatures_.find(b.entity);
  return at == entity_signatures_.end() ? nullptr : &at->second;
}

void Infer::mark_group(const Binder& b, Group* g) {
  if (b.local.valid()) {
    local_groups_[b.local] = g;
  } else if (b.entity.valid()) {
    entity_groups_[b.entity] = g;
  }
}

void Infer::pattern_binders(const Pat* p, std::vector<Binder>& out) const {
  switch (p->kind) {
    case PatKind::Var: {
      const auto& v = as<VarPat>(p);
      out.push_back({v.local, v.entity, v.name.text, v.name.span});
      break;
    }
    case PatKind::As: {
      const auto& a = as<AsPat>(p);
      out.push_back({a.local, a.entity, a.name.text, a.name.span});
      pattern_binders(a.pat, out);
      break;
    }
    case PatKind::Con:
      for (const Pat* q : as<ConPat>(p).args) pattern_binders(q, out);
      break;
    case PatKind::Record:
      for (const FieldPat& f : as<RecordPat>(p).fields)
        if (f.pat) pattern_binders(f.pat, out);
      break;
    case PatKind::Tuple:
      for (const Pat* q : as<TuplePat>(p).elements) pattern_binders(q, out);
      break;
    case PatKind::List:
      for (const Pat* q : as<ListPat>(p).elements) pattern_binders(q, out);
      break;
    case PatKind::Lazy:
      pattern_binders(as<LazyPat>(p).pat, out);
      break;
    case PatKind::Bang:
      pattern_binders(as<BangPat>(p).pat, out);
      break;
    case PatKind::View:
      pattern_binders(as<ViewPat>(p).pat, out);
      break;
    case PatKind::Sig:
      pattern_binders(as<SigPat>(p).pat, out);
      break;
    case PatKind::Paren:
      pattern_binders(as<ParenPat>(p).pat, out);
      break;
    case PatKind::Wild:
    case PatKind::Lit:
    case PatKind::OpChain:
      break;
  }
}

void Infer::collect_signatures(const Bindings& b) {
  std::unordered_map<Symbol, const SignatureDecl*> written;
  for (const Decl* d : b.decls)
    if (d->kind == DeclKind::Signature)
      for (const Name& n : as<SignatureDecl>(d).names) written[n.text] = &as<SignatureDecl>(d);
  if (written.empty()) return;
  auto attach = [&](const Binder& bound) {
    auto at = written.find(bound.name);
    if (at == written.end()) return;
    Signature sig = reader_.signature(at->second->type);
    sig.span = at->second->span;
    reader_.check_ambiguity(sig.type, bound.name.text(), at->second->type->span);
    set_type(bound, sig.type);
    if (bound.local.valid()) {
      local_signatures_[bound.local] = std::move(sig);
    } else {
      entity_signatures_[bound.entity] = std::move(sig);
    }
  };
  for (const Decl* d : b.decls) {
    if (d->kind == DeclKind::Function) attach(binder(as<FunctionDecl>(d)));
    if (d->kind == DeclKind::PatternBinding) {
      std::vector<Binder> bound;
      pattern_binders(as<PatternBindingDecl>(d).pat, bound);
      for (const Binder& v : bound) attach(v);
    }
  }
}

void Infer::bindings(const Bindings* b) {
  if (!b) return;
  collect_signatures(*b);
  for (const BindGroup& g : b->groups) group(g);
}

void Infer::top_level(const Bindings& body) {
  collect_signatures(body);
  for (const Decl* d : body.decls) {
    if (d->kind == DeclKind::Foreign) {
      const auto& f = as<ForeignDecl>(d);
      s_.env.values[f.entity] = reader_.annotation(f.type);
    } else if (d->kind == DeclKind::PatternSynonym && as<PatternSynonymDecl>(d).signature) {
      s_.env.values[as<PatternSynonymDecl>(d).entity] = reader_.annotation(as<PatternSynonymDecl>(d).signature);
    }
  }
  for (const Decl* d : body.decls)
    if (d->kind == DeclKind::PatternSynonym) pattern_synonym(as<PatternSynonymDecl>(d));
  for (const BindGroup& g : body.groups) {
    size_t errors = r_.count();
    size_t open = solver_.wanted.size();
    s_.begin_steps();
    try {
      group(g);
    } catch (const OutOfBudget& e) {
      throw OutOfBudgetAt(e, g.bindings.empty() ? Span() : g.bindings[0]->span);
    }
    if (r_.count() > errors) solver_.wanted.resize(std::min(open, solver_.wanted.size()));  // no consequences of errors
  }
}

void Infer::group(const BindGroup& g) {
  std::vector<const Decl*> inferred;
  for (const Decl* d : g.bindings) {
    bool has_signature = d->kind == DeclKind::Function && signature_of(binder(as<FunctionDecl>(d)));
    if (!has_signature) inferred.push_back(d);
  }
  if (!inferred.empty()) infer_group(inferred);
  for (const Decl* d : g.bindings) {
    if (d->kind != DeclKind::Function) continue;
    const Signature* sig = signature_of(binder(as<FunctionDecl>(d)));
    if (sig) check_function(as<FunctionDecl>(d), *sig);
  }
}

void Infer::check_function(const FunctionDecl& f, const Signature& written) {
  Signature sig = written;  // the table may grow meanwhile
  BindInfo info;
  info.type = sig.type;
  if (sig.type->kind != TypeKind::Forall) {
    clauses(f, sig.type);
    out_.bindings[f.id] = info;
    return;
  }
  std::vector<Wanted> saved;
  saved.swap(solver_.wanted);
  ++s_.level;
  const auto* origin = s_.arena.make<RigidOrigin>(RigidOrigin{RigidKind::Signature, sig.span, f.name.text, sig.type});
  for (const TypeVar* v : sig.type->vars) {
    rigid(v).level = s_.level;
    rigid(v).origin = origin;
  }
  size_t mark = reader_.scope.size();
  for (const TyVar* v : sig.scoped) reader_.bind(v);
  solver_.enter(origin);
  info.params = solver_.assume(sig.type->context);
  for (const EvVar* v : info.params) evidence_vars.push_back(v);
  clauses(f, sig.type->right);
  solver_.solve(solver_.wanted);
  solver_.leave();
  reader_.scope.resize(mark);
  --s_.level;
  saved.insert(saved.end(), solver_.wanted.begin(), solver_.wanted.end());
  solver_.wanted.swap(saved);
  out_.bindings[f.id] = info;
}

void Infer::infer_group(std::span<const Decl* const> decls) {
  std::vector<Wanted> saved;
  saved.swap(solver_.wanted);
  ++s_.level;
  Group g;
  bool restricted = false;
  std::vector<Inferred> binders;
  for (const Decl* d : decls) {
    if (d->kind == DeclKind::Function) {
      const auto& f = as<FunctionDecl>(d);
      binders.push_back({binder(f), &f});
      restricted |= monomorphism_restriction && !f.clauses.empty() && f.clauses[0].params.empty();
    } else {
      restricted = true;
      std::vector<Binder> bound;
      pattern_binders(as<PatternBindingDecl>(d).pat, bound);
      for (const Binder& b : bound)
        if (!signature_of(b)) binders.push_back({b, nullptr});
    }
  }
  for (const Inferred& i : binders) {
    set_type(i.binder, s_.meta());
    mark_group(i.binder, &g);
  }
  for (const Decl* d : decls) {
    if (d->kind == DeclKind::Function) {
      const auto& f = as<FunctionDecl>(d);
      clauses(f, type_of(binder(f)));
      continue;
    }
    const auto& p = as<PatternBindingDecl>(d);
    const Type* type = s_.meta();
    InContext in(*this, r_.push(context, ContextKind::PatternBinding, d->span));
    MatchScope scope(*this);
    bool lazy = std::exchange(lazy_pattern_, true);
    pattern(p.pat, type);
    lazy_pattern_ = false;
    rhs(p.rhs, type);
    lazy_pattern_ = lazy;
    out_.bindings[d->id] = {};
  }
  for (const Inferred& i : binders) mark_group(i.binder, nullptr);
  --s_.level;
  generalise(binders, g, restricted, saved);
}

}  // namespace needle::types
