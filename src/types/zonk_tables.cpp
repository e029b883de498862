#include "types/finish.h"

namespace needle::types {

using namespace syntax;

const Type* zonk_fully(Store& store, const Type* type) {
  if (!type || !(type->flags & (kHasMeta | kHasFamily))) return type;
  MetaSet open;
  store.metas_of(type, open);
  for (MetaVar* m : open) m->solution = store.unit();
  return store.normalise(store.zonk(type));
}

void zonk_tables(Store& store, const Infer& infer, TypedModule& typed, const Bindings* body) {
  for (NodeInfo& n : typed.nodes) n.type = zonk_fully(store, n.type);
  for (const Type*& t : typed.locals) t = zonk_fully(store, t);
  for (auto& [id, info] : typed.bindings) info.type = zonk_fully(store, info.type);
  for (const EvVar* v : infer.evidence_vars) {
    bool open = false;
    for (const Type* a : v->pred->args) open |= (a->flags & kHasMeta) != 0;
    if (!open) continue;
    std::vector<const Type*> args;
    for (const Type* a : v->pred->args) args.push_back(zonk_fully(store, a));
    const_cast<EvVar*>(v)->pred = store.pred(v->pred->cls, args);
  }
  if (!body) return;
  auto value = [&](EntityId id) {
    auto at = store.env.values.find(id);
    if (at != store.env.values.end()) at->second = zonk_fully(store, at->second);
  };
  std::function<void(const Pat*)> pattern = [&](const Pat* p) {
    switch (p->kind) {
      case PatKind::Var:
        value(as<VarPat>(p).entity);
        break;
      case PatKind::As:
        value(as<AsPat>(p).entity);
        pattern(as<AsPat>(p).pat);
        break;
      case PatKind::Con:
        for (const Pat* q : as<ConPat>(p).args) pattern(q);
        break;
      case PatKind::Record:
        for (const FieldPat& f : as<RecordPat>(p).fields)
          if (f.pat) pattern(f.pat);
        break;
      case PatKind::Tuple:
        for (const Pat* q : as<TuplePat>(p).elements) pattern(q);
        break;
      case PatKind::List:
        for (const Pat* q : as<ListPat>(p).elements) pattern(q);
        break;
      case PatKind::Lazy:
        pattern(as<LazyPat>(p).pat);
        break;
      case PatKind::Bang:
        pattern(as<BangPat>(p).pat);
        break;
      case PatKind::View:
        pattern(as<ViewPat>(p).pat);
        break;
      case PatKind::Sig:
        pattern(as<SigPat>(p).pat);
        break;
      case PatKind::Paren:
        pattern(as<ParenPat>(p).pat);
        break;
      default:
        break;
    }
  };
  for (const Decl* d : body->decls) {
    if (d->kind == DeclKind::Function) value(as<FunctionDecl>(d).entity);
    if (d->kind == DeclKind::PatternSynonym) value(as<PatternSynonymDecl>(d).entity);
    if (d->kind == DeclKind::PatternBinding) pattern(as<PatternBindingDecl>(d).pat);
  }
}

}  // namespace needle::types
