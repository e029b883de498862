// Which type-level declarations belong together, and their kinds.
#include <functional>

#include "types/declarations.h"

namespace needle::types {

using namespace syntax;

EntityId declared_entity(const Decl* decl) {
  switch (decl->kind) {
    case DeclKind::Data:  // instances of families have their turn later
      return static_cast<const DataDecl*>(decl)->instance_head ? EntityId{}
                                                               : static_cast<const DataDecl*>(decl)->entity;
    case DeclKind::Family:
      return static_cast<const FamilyDecl*>(decl)->entity;
    case DeclKind::Synonym:
      return static_cast<const SynonymDecl*>(decl)->entity;
    case DeclKind::Class:
      return static_cast<const ClassDecl*>(decl)->entity;
    default:
      return {};
  }
}

std::vector<const FamilyDecl*> families_of(const Decl* decl) {
  if (decl->kind == DeclKind::Family) return {static_cast<const FamilyDecl*>(decl)};
  std::vector<const FamilyDecl*> out;
  if (decl->kind != DeclKind::Class || !static_cast<const ClassDecl*>(decl)->body) return out;
  for (const Decl* d : static_cast<const ClassDecl*>(decl)->body->decls)
    if (d->kind == DeclKind::Family) out.push_back(static_cast<const FamilyDecl*>(d));
  return out;
}

namespace {

using Visit = std::function<void(EntityId)>;

void visit_type(const TypeExpr* e, const Visit& visit) {
  if (!e) return;
  switch (e->kind) {
    case TypeExprKind::Con:
      if (as<ConType>(e).ref.entity.valid()) visit(as<ConType>(e).ref.entity);
      break;
    case TypeExprKind::App:
    case TypeExprKind::Chain:
      visit_type(as<AppType>(e).function, visit);
      visit_type(as<AppType>(e).argument, visit);
      break;
    case TypeExprKind::Fun:
      visit_type(as<FunType>(e).argument, visit);
      visit_type(as<FunType>(e).result, visit);
      break;
    case TypeExprKind::List:
      visit_type(as<ListType>(e).element, visit);
      break;
    case TypeExprKind::Tuple:
      for (const TypeExpr* t : as<TupleType>(e).elements) visit_type(t, visit);
      break;
    case TypeExprKind::Forall:
      for (const TypeBinder& b : as<ForallType>(e).binders) visit_type(b.kind, visit);
      visit_type(as<ForallType>(e).body, visit);
      break;
    case TypeExprKind::Qualified:
      for (const TypeExpr* t : as<QualifiedType>(e).context) visit_type(t, visit);
      visit_type(as<QualifiedType>(e).body, visit);
      break;
    case TypeExprKind::Bang:
      visit_type(as<BangType>(e).type, visit);
      break;
    case TypeExprKind::Kinded:
      visit_type(as<KindedType>(e).type, visit);
      visit_type(as<KindedType>(e).kind, visit);
      break;
    case TypeExprKind::Var:
    case TypeExprKind::Wildcard:
    case TypeExprKind::Literal:
      break;
  }
}

void visit_binders(Seq<TypeBinder> binders, const Visit& visit) {
  for (const TypeBinder& b : binders) visit_type(b.kind, visit);
}

void visit_decl(const Decl* decl, const Visit& visit) {
  for (const FamilyDecl* f : families_of(decl)) {
    visit_binders(f->params, visit);
    visit_type(f->result_kind, visit);
    for (const FamilyInstanceDecl* e : f->equations) {
      visit_type(e->left, visit);
      visit_type(e->right, visit);
    }
  }
  if (decl->kind == DeclKind::Data) {
    const auto& d = *static_cast<const DataDecl*>(decl);
    visit_binders(d.params, visit);
    visit_type(d.kind_signature, visit);
    for (const ConstructorDecl& c : d.constructors) {
      visit_binders(c.existentials, visit);
      for (const TypeExpr* t : c.context) visit_type(t, visit);
      for (const FieldDecl& f : c.fields) visit_type(f.type, visit);
      visit_type(c.gadt_result, visit);
    }
  } else if (decl->kind == DeclKind::Synonym) {
    visit_type(static_cast<const SynonymDecl*>(decl)->type, visit);
  } else if (decl->kind == DeclKind::Class) {
    const auto& c = *static_cast<const ClassDecl*>(decl);
    visit_binders(c.params, visit);
    for (const TypeExpr* t : c.context) visit_type(t, visit);
    if (!c.body) return;
    for (const Decl* d : c.body->decls)
      if (d->kind == DeclKind::Signature) visit_type(static_cast<const SignatureDecl*>(d)->type, visit);
  }
}

}  // namespace

// Tarjan's algorithm; dependencies come out first.
std::vector<Declarations::Group> Declarations::groups(const Bindings& body) const {
  std::vector<const Decl*> decls;
  std::unordered_map<EntityId, size_t> index;
  for (const Decl* d : body.decls) {
    EntityId entity = declared_entity(d);
    if (!entity.valid()) continue;
    index[entity] = decls.size();
    for (const FamilyDecl* f : families_of(d)) index[f->entity] = decls.size();
    decls.push_back(d);
  }
  std::vector<Group> out;
  std::vector<int> number(decls.size(), -1), low(decls.size(), 0);
  std::vector<bool> on_stack(decls.size(), false);
  std::vector<size_t> stack;
  int next = 0;
  std::function<void(size_t)> connect = [&](size_t v) {
    number[v] = low[v] = next++;
    stack.push_back(v);
    on_stack[v] = true;
    visit_decl(decls[v], [&](EntityId entity) {
      if (s_.names.entity(entity).kind == names::EntityKind::Constructor) entity = s_.names.entity(entity).parent;
      auto at = index.find(entity);
      if (at == index.end()) return;
      size_t w = at->second;
      if (number[w] < 0) {
        connect(w);
        low[v] = std::min(low[v], low[w]);
      } else if (on_stack[w]) {
        low[v] = std::min(low[v], number[w]);
      }
    });
    if (low[v] != number[v]) return;
    Group group;
    for (;;) {
      size_t w = stack.back();
      stack.pop_back();
      on_stack[w] = false;
      group.push_back(decls[w]);
      if (w == v) break;
    }
    std::reverse(group.begin(), group.end());
    out.push_back(std::move(group));
  };
  for (size_t v = 0; v < decls.size(); ++v)
    if (number[v] < 0) connect(v);
  return out;
}

std::vector<TyVar*> Declarations::params(Seq<TypeBinder> binders) {
  std::vector<TyVar*> out;
  for (size_t i = 0; i < binders.size(); ++i) {
    for (size_t j = 0; j < i; ++j)
      if (binders[j].name == binders[i].name)
        r_.error(kTypeSyntax, binders[j].span,
                 "Conflicting definitions for '" + std::string(binders[i].name.text()) +
                     "'\nBound at: " + r_.describe(binders[j].span) + "\n          " + r_.describe(binders[i].span));
    out.push_back(s_.var(binders[i].name, reader_.read_kind(binders[i].kind)));
  }
  return out;
}

// A family's own parameters; those of the class that it is associated with have the class's kinds.
void Declarations::start_family(const FamilyDecl& decl, std::span<TyVar* const> of_class) {
  std::vector<TyVar*> vars = params(decl.params);
  FamilyInfo& info = s_.extra.families[decl.entity];
  info = {};
  info.arity = static_cast<uint32_t>(vars.size());
  info.closed = decl.closed;
  // A closed family's equations say what is not written.
  const Type* kind = decl.result_kind || decl.closed ? reader_.read_kind(decl.result_kind) : s_.star();
  for (size_t i = vars.size(); i-- > 0;) {
    uint32_t in_class = kNoParam;
    for (uint32_t j = 0; j < of_class.size(); ++j)
      if (of_class[j]->name == vars[i]->name) in_class = j;
    if (in_class != kNoParam) u_.unify(vars[i]->kind, of_class[in_class]->kind);
    info.class_params.insert(info.class_params.begin(), in_class);
    kind = s_.fun(vars[i]->kind, kind);
  }
  s_.extra.kinds[decl.entity] = kind;
  params_[decl.entity] = std::move(vars);
}

const Type* Declarations::start_kind(const Decl* decl) {
  const Type* result = s_.star();
  std::vector<TyVar*> vars;
  if (decl->kind == DeclKind::Family) {
    start_family(*static_cast<const FamilyDecl*>(decl), {});
    return s_.extra.kinds[declared_entity(decl)];
  }
  if (decl->kind == DeclKind::Data) {
    const auto& d = *static_cast<const DataDecl*>(decl);
    vars = params(d.params);
    if (d.kind_signature) {  // data T a :: * -> * where ...: parameters nobody named
      const Type* kind = Store::prune(reader_.read_kind(d.kind_signature));
      for (; kind->kind == TypeKind::Fun; kind = Store::prune(kind->right)) {
        std::string name = "t" + std::to_string(vars.size() + 1);
        vars.push_back(s_.var(intern(name), kind->left));
      }
    }
  } else if (decl->kind == DeclKind::Synonym) {
    vars = params(static_cast<const SynonymDecl*>(decl)->params);
    result = s_.meta();
  } else {
    vars = params(static_cast<const ClassDecl*>(decl)->params);
    result = s_.constraint();
    for (const FamilyDecl* f : families_of(decl)) start_family(*f, vars);
  }
  const Type* kind = result;
  for (size_t i = vars.size(); i-- > 0;) kind = s_.fun(vars[i]->kind, kind);
  params_[declared_entity(decl)] = std::move(vars);
  return kind;
}

void Declarations::check_constructor_kinds(const ConstructorDecl& con) {
  size_t mark = reader_.scope.size();
  const Context* saved = reader_.context;
  reader_.context = r_.push(saved, ContextKind::Constructor, con.span, con.name.text);
  std::vector<TypeReader::Entry> outer;
  if (con.gadt_result) outer.swap(reader_.scope);  // its variables are its own
  size_t inner = reader_.scope.size();
  for (const TypeBinder& b : con.existentials) reader_.scope.push_back({b.name, nullptr, reader_.read_kind(b.kind)});
  if (con.gadt_result) {
    std::vector<Symbol> free;
    for (const TypeExpr* t : con.context) reader_.free_names(t, free);
    for (const FieldDecl& f : con.fields) reader_.free_names(f.type, free);
    reader_.free_names(con.gadt_result, free);
    for (Symbol name : free) reader_.scope.push_back({name, nullptr, s_.meta()});
  }
  for (const TypeExpr* t : con.context) reader_.check_kind(t, s_.constraint());
  for (const FieldDecl& f : con.fields) reader_.check_kind(f.type, s_.star());
  if (con.gadt_result) reader_.check_kind(con.gadt_result, s_.star());
  reader_.scope.resize(inner);
  if (con.gadt_result) outer.swap(reader_.scope);
  reader_.scope.resize(mark);
  reader_.context = saved;
}

void Declarations::check_equation_kinds(const FamilyInstanceDecl& equation) {
  std::vector<TypeReader::Entry> outer;
  outer.swap(reader_.scope);
  std::vector<Symbol> free;
  reader_.free_names(equation.left, free);
  for (Symbol name : free) reader_.scope.push_back({name, nullptr, s_.meta()});
  reader_.check_kind(equation.right, reader_.kind_of(equation.left));
  outer.swap(reader_.scope);
}

void Declarations::check_kinds(const Decl* decl) {
  size_t mark = reader_.scope.size();
  EntityId entity = declared_entity(decl);
  if (decl->kind == DeclKind::Family) {
    for (const FamilyInstanceDecl* e : static_cast<const FamilyDecl*>(decl)->equations) check_equation_kinds(*e);
    return;
  }
  const Context* saved = reader_.context;
  for (const TyVar* v : params_[entity]) reader_.bind(v);
  if (decl->kind == DeclKind::Data) {
    reader_.context = r_.push(nullptr, ContextKind::Data, decl->span, s_.names.entity(entity).name);
    for (const ConstructorDecl& c : static_cast<const DataDecl*>(decl)->constructors) check_constructor_kinds(c);
  } else if (decl->kind == DeclKind::Synonym) {
    const Type* kind = s_.extra.kinds[entity];
    for (size_t i = 0; i < params_[entity].size(); ++i) kind = Store::prune(kind->right);
    reader_.check_kind(static_cast<const SynonymDecl*>(decl)->type, kind);
  } else {
    const auto& c = *static_cast<const ClassDecl*>(decl);
    reader_.context = r_.push(nullptr, ContextKind::Class, decl->span, s_.names.entity(entity).name);
    for (const TypeExpr* t : c.context) reader_.check_kind(t, s_.constraint());
    if (c.body) {
      for (const Decl* d : c.body->decls) {
        if (d->kind != DeclKind::Signature) continue;
        const TypeExpr* t = static_cast<const SignatureDecl*>(d)->type;
        size_t inner = reader_.scope.size();
        std::vector<Symbol> free;
        reader_.free_names(t, free);
        for (Symbol name : free) reader_.scope.push_back({name, nullptr, s_.meta()});
        reader_.check_kind(t, s_.star());
        reader_.scope.resize(inner);
      }
    }
  }
  reader_.context = saved;
  reader_.scope.resize(mark);
}

void Declarations::infer_kinds(const Group& group) {
  for (const Decl* d : group) s_.extra.kinds[declared_entity(d)] = start_kind(d);
  for (const Decl* d : group) check_kinds(d);
  std::vector<EntityId> entities;
  for (const Decl* d : group) {
    entities.push_back(declared_entity(d));
    if (d->kind == DeclKind::Class)
      for (const FamilyDecl* f : families_of(d)) entities.push_back(f->entity);
  }
  for (EntityId entity : entities) {
    MetaSet open;
    s_.metas_of(s_.extra.kinds[entity], open);
    for (MetaVar* m : open) m->solution = s_.var(intern("k"), s_.star())->type;
  }
  for (EntityId entity : entities) {
    const Type* kind = s_.zonk(s_.extra.kinds[entity]);
    std::vector<const TypeVar*> vars;
    std::function<void(const Type*)> collect = [&](const Type* t) {
      if (t->kind == TypeKind::Var && std::find(vars.begin(), vars.end(), t->var) == vars.end()) vars.push_back(t->var);
      if (t->kind == TypeKind::Fun || t->kind == TypeKind::App) {
        collect(t->left);
        collect(t->right);
      }
    };
    collect(kind);
    s_.extra.kinds[entity] = s_.forall(vars, {}, kind);
    for (TyVar* v : params_[entity]) v->kind = s_.zonk(v->kind);
  }
}

}  // namespace needle::types
