#include "desugar/type_groups.h"

#include <algorithm>
#include <unordered_map>

#include "desugar/ghc_order.h"
#include "syntax/visit.h"

namespace needle::desugar {

using namespace syntax;

namespace {

using Entities = std::vector<EntityId>;

EntityId entity_of(const Decl& d) {
  return d.kind == DeclKind::Data      ? static_cast<const DataDecl&>(d).entity
         : d.kind == DeclKind::Class   ? static_cast<const ClassDecl&>(d).entity
         : d.kind == DeclKind::Synonym ? static_cast<const SynonymDecl&>(d).entity
                                       : EntityId();
}

void mentioned(const TypeExpr* t, Entities& out) {
  if (!t) return;
  auto all = [&](const Seq<TypeExpr*>& list) {
    for (const TypeExpr* x : list) mentioned(x, out);
  };
  switch (t->kind) {
    case TypeExprKind::Var:
    case TypeExprKind::Wildcard:
    case TypeExprKind::Literal:
      return;
    case TypeExprKind::Con:
      return out.push_back(static_cast<const ConType*>(t)->ref.entity);
    case TypeExprKind::App:
    case TypeExprKind::Chain:
      mentioned(static_cast<const AppType*>(t)->function, out);
      return mentioned(static_cast<const AppType*>(t)->argument, out);
    case TypeExprKind::Fun:
      mentioned(static_cast<const FunType*>(t)->argument, out);
      return mentioned(static_cast<const FunType*>(t)->result, out);
    case TypeExprKind::List:
      return mentioned(static_cast<const ListType*>(t)->element, out);
    case TypeExprKind::Tuple:
      return all(static_cast<const TupleType*>(t)->elements);
    case TypeExprKind::Forall:
      return mentioned(static_cast<const ForallType*>(t)->body, out);
    case TypeExprKind::Qualified:
      all(static_cast<const QualifiedType*>(t)->context);
      return mentioned(static_cast<const QualifiedType*>(t)->body, out);
    case TypeExprKind::Bang:
      return mentioned(static_cast<const BangType*>(t)->type, out);
    case TypeExprKind::Kinded:
      return mentioned(static_cast<const KindedType*>(t)->type, out);
  }
}

// The types and classes of the constructors, fields and methods in the bodies of a class or instance.
class InBodies : public Visitor {
 public:
  InBodies(const names::Environment& names, Entities& out) : names_(names), out_(out) {}

 private:
  void see(Expr& e) override {
    if (e.kind == ExprKind::Var) parent(static_cast<const VarExpr&>(e).ref);
    if (e.kind == ExprKind::Con) parent(static_cast<const ConExpr&>(e).ref);
    if (e.kind == ExprKind::RecordCon) parent(static_cast<const RecordConExpr&>(e).ref);
    if (e.kind == ExprKind::Annotated) mentioned(static_cast<const AnnotatedExpr&>(e).type, out_);
  }
  void see(Pat& p) override {
    if (p.kind == PatKind::Con) parent(static_cast<const ConPat&>(p).ref);
    if (p.kind == PatKind::Record) parent(static_cast<const RecordPat&>(p).ref);
  }
  void parent(const Ref& ref) {
    if (ref.entity.valid()) out_.push_back(names_.entity(ref.entity).parent);
  }

  const names::Environment& names_;
  Entities& out_;
};

void in_bodies(const names::Environment& names, const Decl& d, const Bindings* body, Entities& out) {
  if (!body) return;
  for (const Decl* s : body->decls)
    if (s->kind == DeclKind::Signature) mentioned(static_cast<const SignatureDecl*>(s)->type, out);
  InBodies(names, out).visit(const_cast<Decl&>(d));  // which changes nothing
}

Entities types_in(const names::Environment& names, const Decl& d) {
  Entities out;
  auto all = [&](const Seq<TypeExpr*>& list) {
    for (const TypeExpr* t : list) mentioned(t, out);
  };
  switch (d.kind) {
    case DeclKind::Data: {
      auto& data = static_cast<const DataDecl&>(d);
      for (const ConstructorDecl& con : data.constructors) {
        all(con.context);
        for (const FieldDecl& f : con.fields) mentioned(f.type, out);
        mentioned(con.gadt_result, out);
      }
      for (const DerivingClause& c : data.deriving) mentioned(c.type, out);
      break;
    }
    case DeclKind::Synonym:
      mentioned(static_cast<const SynonymDecl&>(d).type, out);
      break;
    case DeclKind::Class:
      all(static_cast<const ClassDecl&>(d).context);
      in_bodies(names, d, static_cast<const ClassDecl&>(d).body, out);
      break;
    case DeclKind::Instance:
      all(static_cast<const InstanceDecl&>(d).context);
      mentioned(static_cast<const InstanceDecl&>(d).head, out);
      in_bodies(names, d, static_cast<const InstanceDecl&>(d).body, out);
      break;
    default:
      break;
  }
  return out;
}

}  // namespace

// GHC has the declarations of each kind from the last to the first.
std::vector<TypeGroup> type_groups(const names::Environment& names, const names::ResolvedModule& module,
                                   const types::TypedModule& typed) {
  std::vector<const Decl*> decls, instances;
  std::unordered_map<EntityId, uint32_t> numbers;
  const Seq<Decl*>& all = module.parsed.module->body->decls;
  for (size_t i = all.size(); i-- > 0;) {
    if (all[i]->kind == DeclKind::Instance) instances.push_back(all[i]);
    const EntityId entity = entity_of(*all[i]);
    if (!entity.valid()) continue;
    numbers[entity] = static_cast<uint32_t>(decls.size());
    decls.push_back(all[i]);
  }
  Edges edges(decls.size());
  for (uint32_t i = 0; i < decls.size(); ++i)
    for (EntityId needed : types_in(names, *decls[i]))
      if (const auto n = numbers.find(needed); n != numbers.end()) edges[i].push_back(n->second);
  std::vector<TypeGroup> out;
  std::unordered_map<EntityId, size_t> group_of;
  for (const std::vector<uint32_t>& members : in_ghc_order(edges)) {
    TypeGroup group;
    for (uint32_t i : members) {
      group.types.push_back(decls[i]);
      group_of[entity_of(*decls[i])] = out.size();
    }
    out.push_back(std::move(group));
  }
  if (out.empty()) out.emplace_back();
  for (const Decl* d : instances) {
    size_t last = 0;
    for (EntityId needed : types_in(names, *d))
      if (const auto n = group_of.find(needed); n != group_of.end()) last = std::max(last, n->second);
    for (const types::InstanceBody& instance : typed.instances)
      if (instance.decl == d) out[last].instances.push_back(&instance);
  }
  return out;
}

}  // namespace needle::desugar
