#include "names/dump.h"

namespace needle::names {

using namespace syntax;

void Dumper::entity(EntityId id) {
  const Entity& e = env_.entity(id);
  if (e.module.text() != "Needle.Builtin") {
    out_ += e.module.text();
    out_ += '.';
  }
  out_ += e.name.text();
}

void Dumper::ref(const Ref& ref, const Name& name) {
  if (ref.entity.valid()) {
    entity(ref.entity);
  } else {
    out_ += name.text.text();
    if (ref.local.valid()) out_ += "_" + std::to_string(ref.local.index);
  }
}

void Dumper::type(const TypeExpr* t) {
  if (!t) return;
  switch (t->kind) {
    case TypeExprKind::Var:
      out_ += static_cast<const VarType*>(t)->name.text();
      break;
    case TypeExprKind::Con: {
      auto& con = *static_cast<const ConType*>(t);
      ref(con.ref, con.name);
      break;
    }
    case TypeExprKind::App: {
      auto& app = *static_cast<const AppType*>(t);
      out_ += "(";
      type(app.function);
      out_ += " ";
      type(app.argument);
      out_ += ")";
      break;
    }
    case TypeExprKind::Fun: {
      auto& fun = *static_cast<const FunType*>(t);
      out_ += "(";
      type(fun.argument);
      out_ += " -> ";
      type(fun.result);
      out_ += ")";
      break;
    }
    case TypeExprKind::List:
      out_ += "[";
      type(static_cast<const ListType*>(t)->element);
      out_ += "]";
      break;
    case TypeExprKind::Tuple:
      out_ += "(";
      separated(static_cast<const TupleType*>(t)->elements, ", ", [&](TypeExpr* e) { type(e); });
      out_ += ")";
      break;
    case TypeExprKind::Forall: {
      auto& forall = *static_cast<const ForallType*>(t);
      out_ += "(forall";
      for (const TypeBinder& b : forall.binders) out_ += " " + std::string(b.name.text());
      out_ += ". ";
      type(forall.body);
      out_ += ")";
      break;
    }
    case TypeExprKind::Qualified: {
      auto& qualified = *static_cast<const QualifiedType*>(t);
      out_ += "((";
      separated(qualified.context, ", ", [&](TypeExpr* e) { type(e); });
      out_ += ") => ";
      type(qualified.body);
      out_ += ")";
      break;
    }
    case TypeExprKind::Bang: {
      auto& bang = *static_cast<const BangType*>(t);
      out_ += bang.lazy ? "~" : "!";
      type(bang.type);
      break;
    }
    case TypeExprKind::Wildcard:
      out_ += "_";
      break;
    case TypeExprKind::Literal:
      out_ += static_cast<const LiteralType*>(t)->text.text();
      break;
    case TypeExprKind::Chain:
      break;  // names has made an application of it
    case TypeExprKind::Kinded: {
      auto& kinded = *static_cast<const KindedType*>(t);
      out_ += "(";
      type(kinded.type);
      out_ += " :: ";
      type(kinded.kind);
      out_ += ")";
      break;
    }
  }
}

void Dumper::constructor(const ConstructorDecl& con) {
  entity(con.entity);
  for (const FieldDecl& f : con.fields) {
    out_ += " (";
    if (f.entity.valid()) {
      entity(f.entity);
      out_ += " :: ";
    }
    type(f.type);
    out_ += ")";
  }
  if (con.gadt_result) {
    out_ += " :: ";
    type(con.gadt_result);
  }
}

void Dumper::function(const FunctionDecl& f) {
  bool first = true;
  for (const Clause& c : f.clauses) {
    if (!first) line();
    first = false;
    binder(f.local, f.entity, f.name);
    for (Pat* p : c.params) {
      out_ += " ";
      pattern(p);
    }
    right_hand_side(*c.rhs, " =");
  }
}

void Dumper::groups(const Bindings& list) {
  for (Decl* d : list.decls) {
    if (d->kind != DeclKind::Signature) continue;
    line();
    declaration(*d);
  }
  for (const BindGroup& g : list.groups) {
    if (g.recursive) {
      line();
      out_ += "-- recursive";
    }
    for (Decl* d : g.bindings) {
      line();
      declaration(*d);
    }
  }
}

void Dumper::body(const Bindings* bindings) {
  if (!bindings) return;
  out_ += " where";
  ++depth_;
  groups(*bindings);
  --depth_;
}

void Dumper::declaration(const Decl& decl) {
  switch (decl.kind) {
    case DeclKind::Signature: {
      auto& s = static_cast<const SignatureDecl&>(decl);
      if (s.is_default) out_ += "default ";
      separated(s.names, ", ", [&](const Name& n) { out_ += n.text.text(); });
      out_ += " :: ";
      type(s.type);
      break;
    }
    case DeclKind::Function:
      function(static_cast<const FunctionDecl&>(decl));
      break;
    case DeclKind::PatternBinding: {
      auto& p = static_cast<const PatternBindingDecl&>(decl);
      pattern(p.pat);
      right_hand_side(*p.rhs, " =");
      break;
    }
    case DeclKind::Data: {
      auto& d = static_cast<const DataDecl&>(decl);
      out_ += d.is_newtype ? "newtype " : "data ";
      entity(d.entity);
      for (const TypeBinder& b : d.params) out_ += " " + std::string(b.name.text());
      if (!d.constructors.empty()) out_ += " = ";
      separated(d.constructors, " | ", [&](const ConstructorDecl& c) { constructor(c); });
      for (const DerivingClause& c : d.deriving) {
        out_ += " deriving ";
        type(c.type);
      }
      break;
    }
    case DeclKind::Synonym: {
      auto& s = static_cast<const SynonymDecl&>(decl);
      out_ += "type ";
      entity(s.entity);
      for (const TypeBinder& b : s.params) out_ += " " + std::string(b.name.text());
      out_ += " = ";
      type(s.type);
      break;
    }
    case DeclKind::Family: {
      auto& f = static_cast<const FamilyDecl&>(decl);
      out_ += f.is_data ? "data family " : "type family ";
      entity(f.entity);
      for (const TypeBinder& b : f.params) out_ += " " + std::string(b.name.text());
      for (const FamilyInstanceDecl* e : f.equations) {
        out_ += "; ";
        declaration(*e);
      }
      break;
    }
    case DeclKind::FamilyInstance: {
      auto& f = static_cast<const FamilyInstanceDecl&>(decl);
      out_ += "type instance ";
      type(f.left);
      out_ += " = ";
      type(f.right);
      break;
    }
    case DeclKind::Class: {
      auto& c = static_cast<const ClassDecl&>(decl);
      out_ += "class (";
      separated(c.context, ", ", [&](TypeExpr* t) { type(t); });
      out_ += ") => ";
      entity(c.entity);
      for (const TypeBinder& b : c.params) out_ += " " + std::string(b.name.text());
      body(c.body);
      break;
    }
    case DeclKind::Instance: {
      auto& i = static_cast<const InstanceDecl&>(decl);
      out_ += "instance (";
      separated(i.context, ", ", [&](TypeExpr* t) { type(t); });
      out_ += ") => ";
      type(i.head);
      body(i.body);
      break;
    }
    case DeclKind::Deriving:
      out_ += "deriving instance ";
      type(static_cast<const DerivingDecl&>(decl).head);
      break;
    case DeclKind::Foreign: {
      auto& f = static_cast<const ForeignDecl&>(decl);
      out_ += "foreign import prim \"" + std::string(f.text.text()) + "\" ";
      entity(f.entity);
      out_ += " :: ";
      type(f.type);
      break;
    }
    case DeclKind::PatternSynonym: {
      auto& p = static_cast<const PatternSynonymDecl&>(decl);
      out_ += "pattern ";
      entity(p.entity);
      for (size_t i = 0; i < p.params.size(); ++i) {
        out_ += " ";
        ref({{}, p.param_locals[i]}, p.params[i]);
      }
      out_ += p.bidirectional ? " = " : " <- ";
      pattern(p.pat);
      body(p.builder);
      break;
    }
    case DeclKind::Fixity:
    case DeclKind::Default:
    case DeclKind::Pragma:
    case DeclKind::Splice:
      break;
  }
}

std::string dump_names(const Environment& environment, const ResolvedModule& module) {
  Dumper dumper(environment);
  std::string out = "module " + std::string(module.name.text()) + "\n";
  auto paragraph = [&] {
    std::string text = dumper.take();
    if (!text.empty()) out += "\n" + text + "\n";
  };
  const Bindings& body = *module.parsed.module->body;
  for (Decl* d : body.decls) {
    if (d->kind == DeclKind::Signature || d->kind == DeclKind::Function || d->kind == DeclKind::PatternBinding)
      continue;
    dumper.declaration(*d);
    paragraph();
  }
  dumper.groups(body);
  out += dumper.take() + "\n";
  return out;
}

}  // namespace needle::names
