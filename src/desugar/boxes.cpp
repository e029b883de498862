#include "desugar/boxes.h"

#include <algorithm>

#include "desugar/ghc_order.h"
#include "desugar/type_groups.h"

namespace needle::desugar {

using namespace syntax;
using core::Box;
using core::TickInfo;

class BoxWalk {
 public:
  BoxWalk(Boxes& boxes, const names::Environment& names, const types::TypeEnv& types,
          const names::ResolvedModule& module, const types::TypedModule& typed)
      : boxes_(boxes), names_(names), types_(types), module_(module), typed_(typed) {
    const uint32_t nodes = module.parsed.module->node_count;
    for (auto* table : {&boxes.expressions_, &boxes.conditions_, &boxes.declarations_})
      table->assign(nodes, Boxes::kNone);
  }

  void module(core::Ticks& ticks) {
    const Bindings& body = *module_.parsed.module->body;
    bindings(body);
    const std::vector<TypeGroup> groups = type_groups(names_, module_, typed_);
    for (size_t g = groups.size(); g-- > 0;)
      for (const Decl* d : groups[g].types)
        if (d->kind == DeclKind::Data) fields(*static_cast<const DataDecl*>(d));
    for (const TypeGroup& group : groups)
      for (const Decl* d : group.types)
        if (d->kind == DeclKind::Class) default_methods(*static_cast<const ClassDecl*>(d));
    instances(groups);
    for (const Place& p : out_) {
      *p.number = static_cast<uint32_t>(ticks.size());
      ticks.push_back(p.info);
    }
  }

 private:
  struct Place {
    TickInfo info;
    uint32_t* number;
  };
  using Places = std::vector<Place>;

  // ---------------------------------------------------------------- one box
  void add(Box box, Span span, uint32_t& number, bool value = false) {
    if (!span.valid() || span.begin == span.end) return;
    TickInfo info;
    info.kind = core::TickKind::Measure;
    info.span = span;
    info.box = box;
    info.value = value;
    if (box == Box::TopLevel || box == Box::Local) info.path = path_;
    out_.push_back({std::move(info), &number});
  }

  void declaration(const Decl& d, const Name& name, uint32_t& number) {
    path_.push_back(name.text);
    add(path_.size() == 1 ? Box::TopLevel : Box::Local, d.span, number);
    path_.pop_back();
    if (out_.empty() || out_.back().number != &number) return;
    out_.back().info.name = name.text;
    out_.back().info.named = name.span;
  }

  // ---------------------------------------------------------------- expressions
  void expression(const Expr* e, bool one_of_many = false) {
    inside(e);
    add(one_of_many ? Box::Alternative : Box::Expression, e->span, boxes_.expressions_[e->id.index]);
  }

  void condition(Box box, const Expr* e) {
    inside(e);
    add(box, e->span, boxes_.conditions_[e->id.index], true);
    add(box, e->span, no_, false);  // is the next number
    add(Box::Expression, e->span, boxes_.expressions_[e->id.index]);
  }

  void all(const Seq<Expr*>& list) {
    for (const Expr* e : list)
      if (e) expression(e);
  }

  void fields(const Seq<FieldExpr>& list) {
    for (const FieldExpr& f : list) expression(f.value);
  }

  template <class Kind>
  static const Kind& as(const Expr* e) {
    return *static_cast<const Kind*>(e);
  }

  // What is in the expression, which itself has no box here.
  void inside(const Expr* e) {
    switch (e->kind) {
      case ExprKind::Var:
        return refer(as<VarExpr>(e).ref);
      case ExprKind::Con:
      case ExprKind::Lit:
      case ExprKind::Hole:
      case ExprKind::OpChain:
        return;
      case ExprKind::App:
        // OverloadedLists: the list that stands there has no box of its own
        if (as<AppExpr>(e).function->span == as<AppExpr>(e).argument->span) return inside(as<AppExpr>(e).argument);
        inside(as<AppExpr>(e).function);
        return expression(as<AppExpr>(e).argument);
      case ExprKind::TypeApp:
        return inside(as<TypeAppExpr>(e).function);
      case ExprKind::Infix:
        expression(as<InfixExpr>(e).left);
        inside(as<InfixExpr>(e).op);
        return expression(as<InfixExpr>(e).right);
      case ExprKind::Negate:
        if (as<NegateExpr>(e).operand->span == e->span) return;  // MagicHash: -3# is one token
        return expression(as<NegateExpr>(e).operand);
      case ExprKind::Selection:
        return expression(as<SelectionExpr>(e).record);
      case ExprKind::LeftSection:
        expression(as<LeftSectionExpr>(e).operand);
        return inside(as<LeftSectionExpr>(e).op);
      case ExprKind::RightSection:
        inside(as<RightSectionExpr>(e).op);
        return expression(as<RightSectionExpr>(e).operand);
      case ExprKind::Annotated:
        return inside(as<AnnotatedExpr>(e).expr);
      case ExprKind::Paren:
        return inside(as<ParenExpr>(e).expr);
      case ExprKind::Tuple:
        return all(as<TupleExpr>(e).elements);
      case ExprKind::List:
        return all(as<ListExpr>(e).elements);
      case ExprKind::RecordCon:
        return fields(as<RecordConExpr>(e).fields);
      case ExprKind::RecordUpdate:
        expression(as<RecordUpdateExpr>(e).record);
        return fields(as<RecordUpdateExpr>(e).fields);
      default:
        return control(e);
    }
  }

  void control(const Expr* e) {
    switch (e->kind) {
      case ExprKind::Lambda:
        for (const Pat* p : as<LambdaExpr>(e).params) pattern(p);
        return expression(as<LambdaExpr>(e).body);
      case ExprKind::LambdaCase:
        return alternatives(as<LambdaCaseExpr>(e).alternatives);
      case ExprKind::Let:
        bindings(*as<LetExpr>(e).bindings);
        return inside(as<LetExpr>(e).body);
      case ExprKind::If:
        condition(Box::Condition, as<IfExpr>(e).condition);
        expression(as<IfExpr>(e).then_branch, true);
        return expression(as<IfExpr>(e).else_branch, true);
      case ExprKind::MultiIf: {
        const Rhs& branches = *as<MultiIfExpr>(e).branches;
        return right_hand_side(branches, branches.alternatives.size() > 1);
      }
      case ExprKind::Case:
        expression(as<CaseExpr>(e).scrutinee);
        return alternatives(as<CaseExpr>(e).alternatives);
      case ExprKind::Do:
        return statements(as<DoExpr>(e).statements, Box::None);
      case ExprKind::Comprehension:
        statements(as<ComprehensionExpr>(e).statements, Box::Qualifier);
        return expression(as<ComprehensionExpr>(e).body);
      case ExprKind::Sequence:
        expression(as<SequenceExpr>(e).from);
        if (as<SequenceExpr>(e).next) expression(as<SequenceExpr>(e).next);
        if (as<SequenceExpr>(e).to) expression(as<SequenceExpr>(e).to);
        return;
      default:
        return;
    }
  }

  void statements(const Seq<Stmt*>& list, Box of_conditions) {
    for (const Stmt* s : list) {
      if (s->kind == StmtKind::Let) {
        bindings(*s->bindings);
      } else if (s->kind == StmtKind::Body && of_conditions != Box::None) {
        condition(of_conditions, s->expr);
      } else {
        if (s->pat) pattern(s->pat);
        expression(s->expr);
      }
    }
  }

  void right_hand_side(const Rhs& rhs, bool one_of_many) {
    if (rhs.where) bindings(*rhs.where);
    for (const Guarded& g : rhs.alternatives) {
      statements(g.guards, Box::Guard);
      expression(g.body, one_of_many);
    }
  }

  void alternatives(const Seq<Alternative>& list) {
    size_t count = 0;
    for (const Alternative& a : list) count += a.rhs->alternatives.size();
    for (const Alternative& a : list) {
      pattern(a.pat);
      right_hand_side(*a.rhs, count > 1);
    }
  }

  // GHC measures nothing in a pattern; but what a view refers to is a dependency.
  void pattern(const Pat* p) {
    Places aside;
    std::swap(aside, out_);
    in_pattern(p);
    std::swap(aside, out_);
  }

  void in_pattern(const Pat* p) {
    switch (p->kind) {
      case PatKind::Con:
        for (const Pat* x : static_cast<const ConPat*>(p)->args) in_pattern(x);
        return;
      case PatKind::Tuple:
        for (const Pat* x : static_cast<const TuplePat*>(p)->elements) in_pattern(x);
        return;
      case PatKind::List:
        for (const Pat* x : static_cast<const ListPat*>(p)->elements) in_pattern(x);
        return;
      case PatKind::Record:
        for (const FieldPat& f : static_cast<const RecordPat*>(p)->fields)
          if (f.pat) in_pattern(f.pat);
        return;
      case PatKind::As:
        return in_pattern(static_cast<const AsPat*>(p)->pat);
      case PatKind::Lazy:
        return in_pattern(static_cast<const LazyPat*>(p)->pat);
      case PatKind::Bang:
        return in_pattern(static_cast<const BangPat*>(p)->pat);
      case PatKind::Sig:
        return in_pattern(static_cast<const SigPat*>(p)->pat);
      case PatKind::Paren:
        return in_pattern(static_cast<const ParenPat*>(p)->pat);
      case PatKind::View:
        inside(static_cast<const ViewPat*>(p)->function);
        return in_pattern(static_cast<const ViewPat*>(p)->pat);
      case PatKind::Wild:
      case PatKind::Var:
      case PatKind::Lit:
      case PatKind::OpChain:
        return;
    }
  }

  // ---------------------------------------------------------------- declarations
  struct Owner {
    size_t scope;
    uint32_t declaration;
  };
  struct Scope {
    Edges edges;
    uint32_t current = 0;
  };

  void refer(const Ref& ref) {
    const auto known = owners_.find(key(ref.local, ref.entity));
    if (known == owners_.end()) return;
    Scope& scope = scopes_[known->second.scope];
    scope.edges[scope.current].push_back(known->second.declaration);
  }
  static uint64_t key(LocalId local, EntityId entity) {
    return local.valid() ? uint64_t{local.index} << 1 : entity.valid() ? (uint64_t{entity.index} << 1) + 1 : UINT64_MAX;
  }

  void binders(const Pat* p, std::vector<uint64_t>& out) const {
    switch (p->kind) {
      case PatKind::Var:
        return out.push_back(key(static_cast<const VarPat*>(p)->local, static_cast<const VarPat*>(p)->entity));
      case PatKind::As:
        out.push_back(key(static_cast<const AsPat*>(p)->local, static_cast<const AsPat*>(p)->entity));
        return binders(static_cast<const AsPat*>(p)->pat, out);
      case PatKind::Con:
        for (const Pat* x : static_cast<const ConPat*>(p)->args) binders(x, out);
        return;
      case PatKind::Tuple:
        for (const Pat* x : static_cast<const TuplePat*>(p)->elements) binders(x, out);
        return;
      case PatKind::List:
        for (const Pat* x : static_cast<const ListPat*>(p)->elements) binders(x, out);
        return;
      case PatKind::Record:
        for (const FieldPat& f : static_cast<const RecordPat*>(p)->fields)
          if (f.pat) binders(f.pat, out);
        return;
      case PatKind::Lazy:
        return binders(static_cast<const LazyPat*>(p)->pat, out);
      case PatKind::Bang:
        return binders(static_cast<const BangPat*>(p)->pat, out);
      case PatKind::View:
        return binders(static_cast<const ViewPat*>(p)->pat, out);
      case PatKind::Sig:
        return binders(static_cast<const SigPat*>(p)->pat, out);
      case PatKind::Paren:
        return binders(static_cast<const ParenPat*>(p)->pat, out);
      case PatKind::Wild:
      case PatKind::Lit:
      case PatKind::OpChain:
        return;
    }
  }

  // The name of a pattern that is nothing but a variable.
  static const VarPat* only_variable(const Pat* p) {
    switch (p->kind) {
      case PatKind::Var:
        return static_cast<const VarPat*>(p);
      case PatKind::Paren:
        return only_variable(static_cast<const ParenPat*>(p)->pat);
      case PatKind::Sig:
        return only_variable(static_cast<const SigPat*>(p)->pat);
      case PatKind::Lazy:
        return only_variable(static_cast<const LazyPat*>(p)->pat);
      case PatKind::Bang:
        return only_variable(static_cast<const BangPat*>(p)->pat);
      default:
        return nullptr;
    }
  }

  void binding(const Decl& d) {
    if (d.kind == DeclKind::Function) {
      auto& f = static_cast<const FunctionDecl&>(d);
      function(f);
      return declaration(f, f.name, boxes_.declarations_[f.id.index]);
    }
    auto& p = static_cast<const PatternBindingDecl&>(d);
    const VarPat* variable = only_variable(p.pat);
    pattern(p.pat);
    path_.push_back(variable ? variable->name.text : intern("(...)"));
    right_hand_side(*p.rhs, false);
    path_.pop_back();
    if (is_banged_variable(p.pat)) declaration(p, variable->name, boxes_.declarations_[p.id.index]);
  }

  // !x = e is a function without parameters to GHC.
  static bool is_banged_variable(const Pat* p) {
    return p->kind == PatKind::Bang && static_cast<const BangPat*>(p)->pat->kind == PatKind::Var;
  }

  void function(const FunctionDecl& f) {
    size_t count = 0;
    for (const Clause& c : f.clauses) count += c.rhs->alternatives.size();
    path_.push_back(f.name.text);
    for (const Clause& c : f.clauses) {
      for (const Pat* p : c.params) pattern(p);
      right_hand_side(*c.rhs, count > 1);
    }
    path_.pop_back();
  }

  void bindings(const Bindings& list) {
    std::vector<const Decl*> decls;
    for (const Decl* d : list.decls)
      if (d->kind == DeclKind::Function || d->kind == DeclKind::PatternBinding) decls.push_back(d);
    const size_t at = scopes_.size();
    std::vector<bool> has_signature(decls.size());
    std::vector<uint64_t> names;
    for (uint32_t i = 0; i < decls.size(); ++i) {
      has_signature[i] = is_signed(list, *decls[i]);
      const size_t first = names.size();
      if (decls[i]->kind == DeclKind::Function) {
        auto& f = *static_cast<const FunctionDecl*>(decls[i]);
        names.push_back(key(f.local, f.entity));
      } else {
        binders(static_cast<const PatternBindingDecl*>(decls[i])->pat, names);
      }
      for (size_t n = first; n < names.size(); ++n) owners_[names[n]] = {at, i};
    }
    scopes_.push_back({Edges(decls.size())});
    std::vector<Places> places(decls.size());
    for (uint32_t i = 0; i < decls.size(); ++i) {
      scopes_[at].current = i;
      std::swap(out_, places[i]);
      binding(*decls[i]);
      std::swap(out_, places[i]);
    }
    const Edges edges = std::move(scopes_[at].edges);
    scopes_.pop_back();
    for (uint64_t name : names) owners_.erase(name);  // what follows is no part of them
    for (uint32_t i : order(edges, has_signature))
      out_.insert(out_.end(), std::make_move_iterator(places[i].begin()), std::make_move_iterator(places[i].end()));
  }

  static bool is_signed(const Bindings& list, const Decl& d) {
    if (d.kind != DeclKind::Function) return false;
    const Symbol name = static_cast<const FunctionDecl&>(d).name.text;
    for (const Decl* s : list.decls) {
      if (s->kind != DeclKind::Signature) continue;
      for (const Name& n : static_cast<const SignatureDecl*>(s)->names)
        if (n.text == name) return true;
    }
    return false;
  }

  // GHC looks at a recursive group once more, now without the references to what has a signature.
  static std::vector<uint32_t> order(const Edges& edges, const std::vector<bool>& has_signature) {
    std::vector<uint32_t> out;
    for (const std::vector<uint32_t>& group : in_ghc_order(edges)) {
      Edges inner(group.size());
      for (uint32_t i = 0; i < group.size(); ++i) {
        for (uint32_t to : edges[group[i]]) {
          const auto at = std::find(group.begin(), group.end(), to);
          if (at != group.end() && !has_signature[to]) inner[i].push_back(static_cast<uint32_t>(at - group.begin()));
        }
      }
      for (const std::vector<uint32_t>& members : in_ghc_order(inner))
        for (uint32_t i : members) out.push_back(group[i]);
    }
    return out;
  }

  // ---------------------------------------------------------------- types, classes and instances
  void fields(const DataDecl& decl) {
    const auto found = types_.data.find(decl.entity);
    if (found == types_.data.end()) return;
    const types::DataInfo& data = found->second;
    for (const types::ConInfo& con : data.constructors)
      for (EntityId label : con.labels)
        if (!boxes_.fields_.count(label)) field(data, label);
  }

  // Nobody may call a field whose type is hidden; GHC makes something of it that has no places.
  static bool is_hidden(const types::ConInfo& con, const types::Type* t) {
    if (!t) return false;
    if (t->kind == types::TypeKind::Var)
      return std::find(con.existentials.begin(), con.existentials.end(), t->var) != con.existentials.end();
    return is_hidden(con, t->left) || is_hidden(con, t->right);
  }

  void field(const types::DataInfo& data, EntityId label) {
    const names::Entity& entity = names_.entity(label);
    size_t with = 0;
    bool hidden = false;
    for (const types::ConInfo& con : data.constructors) {
      const auto at = std::find(con.labels.begin(), con.labels.end(), label);
      if (at == con.labels.end()) continue;
      ++with;
      hidden = hidden || is_hidden(con, con.fields[static_cast<size_t>(at - con.labels.begin())]);
    }
    Boxes::Field& f = boxes_.fields_[label];
    f.constructors.assign(with, Boxes::kNone);
    if (hidden) return called(entity.name.text(), entity.span, f.function);
    const bool all = with == data.constructors.size();
    const Box box = all && with == 1 ? Box::Expression : Box::Alternative;
    for (uint32_t& number : f.constructors) add(box, entity.span, number);
    if (!all) {
      add(Box::Expression, entity.span, f.message);
      add(Box::Alternative, entity.span, f.error);
    }
    called(entity.name.text(), entity.span, f.function);
  }

  void methods(const Bindings* body, const types::ClassInfo& cls) {
    if (!body) return;
    for (const types::MethodInfo& m : cls.methods)
      for (const Decl* d : body->decls)
        if (d->kind == DeclKind::Function && static_cast<const FunctionDecl*>(d)->entity == m.entity) binding(*d);
  }

  void default_methods(const ClassDecl& decl) {
    const auto cls = types_.classes.find(decl.entity);
    if (cls != types_.classes.end()) methods(decl.body, cls->second);
  }

  // Standalone deriving, deriving clauses, instances that are written.
  void instances(const std::vector<TypeGroup>& groups) {
    const Seq<Decl*>& decls = module_.parsed.module->body->decls;
    for (size_t i = decls.size(); i-- > 0;)
      if (decls[i]->kind == DeclKind::Deriving) derived_of(*decls[i]);
    for (size_t g = groups.size(); g-- > 0;)
      for (const Decl* d : groups[g].types)
        if (d->kind == DeclKind::Data) derived_of(*d);
    for (size_t g = groups.size(); g-- > 0;)
      for (const types::InstanceBody* i : groups[g].instances) methods(i->decl->body, class_of(*i));
  }
  const types::ClassInfo& class_of(const types::InstanceBody& i) const {
    return types_.classes.at(types_.instances[i.id.index].cls);
  }

  // The derived instances that a declaration asks for.
  void derived_of(const Decl& declaration) {
    const Span whole = declaration.span;
    const Seq<Decl*>& decls = module_.parsed.module->body->decls;
    for (const types::InstanceBody& i : typed_.instances) {
      const bool inside = whole.begin <= i.span.begin && i.span.end <= whole.end;
      if (!inside || std::find(decls.begin(), decls.end(), i.decl) != decls.end()) continue;
      derived(i, declaration.kind == DeclKind::Deriving ? whole : i.span);
    }
  }

  // Of what GHC derives nothing is measured but that it is called.
  void derived(const types::InstanceBody& instance, Span span) {
    const types::ClassInfo& cls = class_of(instance);
    const std::string_view name = names_.entity(cls.entity).name.text();
    if (name == "Read" && !instance.via) return derived_read(instance, cls, span);
    if (name == "Generic" || name == "Generic1") return;  // GHC does not measure
    for (const types::MethodInfo& m : cls.methods) {
      const std::string_view text = names_.entity(m.entity).name.text();
      const FunctionDecl* written = instance.via ? nullptr : implementation(instance, m.entity);
      const bool ours_is_default = (name == "Functor" && text == "<$") || (name == "Foldable" && text == "null");
      if (written || instance.via || ours_is_default) called(text, span, number_of(instance, m.entity));
    }
  }

  // GHC's has no readsPrec: it reads through readPrec, and lists through readListPrec.
  void derived_read(const types::InstanceBody& instance, const types::ClassInfo& cls, Span span) {
    called("readList", span, no_);
    for (const types::MethodInfo& m : cls.methods) {
      const std::string_view text = names_.entity(m.entity).name.text();
      if (text == "readsPrec") called("readPrec", span, number_of(instance, m.entity));
      if (text == "readList") called("readListPrec", span, number_of(instance, m.entity));
    }
  }

  void called(std::string_view name, Span span, uint32_t& number) {
    path_ = {intern(name)};
    add(Box::TopLevel, span, number);
    path_.clear();
  }

  static const FunctionDecl* implementation(const types::InstanceBody& instance, EntityId method) {
    if (!instance.decl || !instance.decl->body) return nullptr;
    for (const Decl* d : instance.decl->body->decls)
      if (d->kind == DeclKind::Function && static_cast<const FunctionDecl*>(d)->entity == method)
        return static_cast<const FunctionDecl*>(d);
    return nullptr;
  }
  uint32_t& number_of(const types::InstanceBody& instance, EntityId of) {
    const FunctionDecl* written = implementation(instance, of);
    return written ? boxes_.declarations_[written->id.index] : method(instance.id, of);
  }
  uint32_t& method(types::InstanceId instance, EntityId method) {
    return boxes_.methods_.try_emplace(uint64_t{instance.index} << 32 | method.index, Boxes::kNone).first->second;
  }

  Boxes& boxes_;
  const names::Environment& names_;
  const types::TypeEnv& types_;
  const names::ResolvedModule& module_;
  const types::TypedModule& typed_;
  Places out_;
  std::vector<Symbol> path_;
  std::vector<Scope> scopes_;
  std::unordered_map<uint64_t, Owner> owners_;
  uint32_t no_ = 0;
};

void Boxes::number(const names::Environment& names, const types::TypeEnv& types, const names::ResolvedModule& module,
                   const types::TypedModule& typed, core::Ticks& ticks) {
  BoxWalk(*this, names, types, module, typed).module(ticks);
}

const Boxes::Field* Boxes::field(EntityId id) const {
  const auto found = fields_.find(id);
  return found == fields_.end() ? nullptr : &found->second;
}

Boxes::Tick Boxes::method(types::InstanceId instance, EntityId method) const {
  const auto found = methods_.find(uint64_t{instance.index} << 32 | method.index);
  return found == methods_.end() ? Tick() : tick(found->second);
}

}  // namespace needle::desugar
