// Names inside the top-level declarations.
#include <algorithm>
#include <unordered_set>

#include "names/resolver.h"

namespace needle::names {

using namespace syntax;

// Under StrictData every field without a mark is strict.
void Resolver::strict_fields(DataDecl& data) {
  if (!(extension("StrictData") || extension("Strict")) || data.is_newtype) return;
  for (ConstructorDecl& c : data.constructors) {
    for (FieldDecl& f : c.fields) {
      if (f.type->kind == TypeExprKind::Bang) continue;
      f.type = arena_.make<BangType>(TypeExpr{TypeExprKind::Bang, f.type->span, new_node()}, f.type, false);
    }
  }
}

namespace {

// The class at the head of C t1 .. tn.
const ConType* head_class(const TypeExpr* head) {
  while (head) {
    switch (head->kind) {
      case TypeExprKind::App:
        head = static_cast<const AppType*>(head)->function;
        break;
      case TypeExprKind::Kinded:
        head = static_cast<const KindedType*>(head)->type;
        break;
      case TypeExprKind::Forall:
        head = static_cast<const ForallType*>(head)->body;
        break;
      case TypeExprKind::Qualified:
        head = static_cast<const QualifiedType*>(head)->body;
        break;
      case TypeExprKind::Con:
        return static_cast<const ConType*>(head);
      default:
        return nullptr;
    }
  }
  return nullptr;
}

}  // namespace

// The constructors belong to the instance, the instance to its family.
void Resolver::data_instance(DataDecl& data) {
  type(data.instance_head);
  const ConType* head = head_class(data.instance_head);
  if (!head || !head->ref.entity.valid()) return;
  Entity& family = env_.entity(head->ref.entity);
  if (family.kind != EntityKind::DataFamily) return;  // `types` says so
  Entity& instance = env_.entity(data.entity);
  instance.parent = family.id;
  family.children.insert(family.children.end(), instance.children.begin(), instance.children.end());
}

void Resolver::family_decl(FamilyDecl& family) {
  binders(family.params);
  type(family.result_kind, true);
  for (FamilyInstanceDecl* e : family.equations) family_instance(*e, {});
}

// In a class or instance the name of the family means the class's, in scope or not.
void Resolver::family_instance(FamilyInstanceDecl& instance, EntityId cls) {
  TypeExpr* head = instance.left;
  while (head->kind == TypeExprKind::App) head = static_cast<AppType*>(head)->function;
  if (cls.valid() && head->kind == TypeExprKind::Con) {
    auto& con = *static_cast<ConType*>(head);
    for (EntityId e : env_.entity(cls).children)
      if (is_type_level(env_.entity(e).kind) && env_.entity(e).name == con.name.text) con.ref = {e, {}};
    if (!con.ref.resolved())
      error(kMethod, con.name.span,
            "Class " + quoted(env_.entity(cls).name.text()) + " does not have an associated type " +
                quoted(written(con.name)));
  }
  type(instance.left);
  type(instance.right);
}

void Resolver::data_decl(DataDecl& data) {
  strict_fields(data);
  if (data.instance_head) data_instance(data);
  context(data.context);
  binders(data.params);
  type(data.kind_signature, true);
  for (ConstructorDecl& c : data.constructors) {
    binders(c.existentials);
    context(c.context);
    for (FieldDecl& f : c.fields) type(f.type);
    type(c.gadt_result);
  }
  for (DerivingClause& d : data.deriving) {
    type(d.type);
    type(d.via);
  }
}

// The method definitions of a class or instance body. Their names mean the class's methods, in scope or not; inside
// them names mean what they mean everywhere.
void Resolver::method_bodies(Bindings& body, EntityId cls) {
  std::unordered_set<Symbol> defined;
  std::vector<BindGroup> groups;
  auto method = [&](const Name& name) -> EntityId {
    if (!cls.valid()) return {};
    const Entity& c = env_.entity(cls);
    for (EntityId m : c.children) {
      if (env_.entity(m).kind == EntityKind::Method && env_.entity(m).name == name.text) return m;
    }
    error(kMethod, name.span, quoted(written(name)) + " is not a (visible) method of class " + quoted(c.name.text()));
    return {};
  };
  for (Decl* d : body.decls) {
    switch (d->kind) {
      case DeclKind::Signature: {
        auto& signature = *static_cast<SignatureDecl*>(d);
        for (const Name& name : signature.names) method(name);
        type(signature.type);
        break;
      }
      case DeclKind::Function: {
        auto& f = *static_cast<FunctionDecl*>(d);
        f.entity = method(f.name);
        if (!defined.insert(f.name.text).second) {
          error(kConflicting, f.name.span, "Conflicting definitions for " + quoted(f.name.text.text()));
        }
        function(f);
        groups.push_back({arena_.list<Decl*>({d}), true});
        break;
      }
      case DeclKind::PatternBinding:
        error(kMethod, d->span, "Pattern bindings (except simple variables) not allowed in a class or instance body");
        break;
      case DeclKind::Family:
        family_decl(*static_cast<FamilyDecl*>(d));
        break;
      case DeclKind::FamilyInstance:
        family_instance(*static_cast<FamilyInstanceDecl*>(d), cls);
        break;
      case DeclKind::Pragma: {
        auto& p = *static_cast<PragmaDecl*>(d);
        if (!p.subject.text.valid() || !cls.valid()) break;
        for (EntityId m : env_.entity(cls).children) {
          if (env_.entity(m).name == p.subject.text) p.ref = {m, {}};
        }
        break;
      }
      default:
        break;
    }
  }
  overlap_pragmas(body);
  body.groups = arena_.copy(groups);
}

void Resolver::class_decl(ClassDecl& cls) {
  context(cls.context);
  binders(cls.params);
  if (cls.body) method_bodies(*cls.body, cls.entity);
}

void Resolver::instance_decl(InstanceDecl& instance) {
  context(instance.context);
  type(instance.head);
  const ConType* head = head_class(instance.head);
  EntityId cls = head ? head->ref.entity : EntityId{};
  if (cls.valid() && env_.entity(cls).kind != EntityKind::Class) cls = {};  // `types` says so
  if (instance.body) method_bodies(*instance.body, cls);
}

// pattern P x y <- (x, [y])   with an optional builder: P x y = (x, [y])
void Resolver::pattern_synonym(PatternSynonymDecl& synonym) {
  type(synonym.signature);
  size_t mark = scope_.mark();
  PatternContext context;
  context.place = "in the pattern synonym " + quoted(synonym.name.text.text());
  pattern(synonym.pat, context);
  report_conflicts(context);
  std::vector<LocalId> locals;
  for (const Name& param : synonym.params) {
    auto it =
        std::find_if(context.bound.begin(), context.bound.end(), [&](const Name& n) { return n.text == param.text; });
    if (it == context.bound.end()) {
      error(kVariable, param.span, "Variable not in scope: " + std::string(param.text.text()));
      locals.push_back({});
    } else {
      locals.push_back(context.refs[static_cast<size_t>(it - context.bound.begin())].local);
    }
  }
  synonym.param_locals = arena_.copy(locals);
  scope_.release(mark);
  if (!synonym.builder) return;
  for (Decl* d : synonym.builder->decls) {
    if (d->kind != DeclKind::Function) continue;
    auto& builder = *static_cast<FunctionDecl*>(d);
    builder.entity = synonym.entity;
    function(builder);
    synonym.builder->groups = arena_.list<BindGroup>({{arena_.list<Decl*>({d}), true}});
  }
}

// `return []` and the calls that collect properties are for Template Haskell only: nothing to do.
void Resolver::splice(const SpliceDecl& splice) {
  const Expr* head = splice.expr;
  while (head && (head->kind == ExprKind::App || head->kind == ExprKind::Paren)) {
    head = head->kind == ExprKind::App ? static_cast<const AppExpr*>(head)->function
                                       : static_cast<const ParenExpr*>(head)->expr;
  }
  if (!head) return;
  if (head->kind == ExprKind::Var) {
    std::string_view text = static_cast<const VarExpr*>(head)->name.text.text();
    if (text == "return" || text == "pure" || text.ends_with("heckAll") || text == "forAllProperties") return;
  }
  error(kSplice, splice.span,
        "not supported: Template Haskell splices at the top level\n"
        "(Without Template Haskell: parse error, a declaration expected.)");
}

void Resolver::declarations() {
  Bindings& body = *module_.body;
  check_signatures(body, top_binders_);
  for (Decl* d : body.decls) {
    switch (d->kind) {
      case DeclKind::Data:
        data_decl(*static_cast<DataDecl*>(d));
        break;
      case DeclKind::Synonym:
        binders(static_cast<SynonymDecl*>(d)->params);
        type(static_cast<SynonymDecl*>(d)->type);
        break;
      case DeclKind::Family:
        family_decl(*static_cast<FamilyDecl*>(d));
        break;
      case DeclKind::FamilyInstance:
        family_instance(*static_cast<FamilyInstanceDecl*>(d), {});
        break;
      case DeclKind::Class:
        class_decl(*static_cast<ClassDecl*>(d));
        break;
      case DeclKind::Instance:
        instance_decl(*static_cast<InstanceDecl*>(d));
        break;
      case DeclKind::Deriving: {
        auto& deriving = *static_cast<DerivingDecl*>(d);
        context(deriving.context);
        type(deriving.head);
        type(deriving.via);
        break;
      }
      case DeclKind::Default:
        context(static_cast<DefaultDecl*>(d)->types);
        break;
      case DeclKind::Foreign:
        type(static_cast<ForeignDecl*>(d)->type);
        break;
      case DeclKind::Pragma:
        pragma(*static_cast<PragmaDecl*>(d));
        break;
      case DeclKind::PatternSynonym:
        pattern_synonym(*static_cast<PatternSynonymDecl*>(d));
        break;
      case DeclKind::Splice:
        splice(*static_cast<SpliceDecl*>(d));
        break;
      case DeclKind::Signature:
      case DeclKind::Fixity:
      case DeclKind::Function:
      case DeclKind::PatternBinding:
        break;  // with the bindings
    }
  }
  overlap_pragmas(body);
  dependencies_.open(top_bindings_.size());
  binding_bodies(body, top_bindings_, top_binders_, top_views_);
  dependencies_.close();
}

}  // namespace needle::names
