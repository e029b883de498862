#include "liquid/open.h"

#include <fmt/format.h>

#include <algorithm>
#include <new>

#include "syntax/visit.h"

namespace needle::liquid {

using namespace syntax;

Symbol parameter_of(Symbol callee) {
  return with(callee, "$called");
}
Symbol checked_in(Symbol callee, Symbol caller) {
  return intern(std::string(callee.text()) + "$in$" + std::string(caller.text()));
}

namespace {

class BoundNames : public Visitor {
 public:
  std::unordered_set<Symbol> names;

 private:
  void see(Pat& p) override {
    if (p.kind == PatKind::Var) names.insert(static_cast<VarPat&>(p).name.text);
    if (p.kind == PatKind::As) names.insert(static_cast<AsPat&>(p).name.text);
    if (p.kind == PatKind::Record)
      for (const FieldPat& f : static_cast<RecordPat&>(p).fields)
        if (!f.pat) names.insert(f.field.text);
  }
  void see_local(Decl& d) override {
    if (d.kind == DeclKind::Function) names.insert(static_cast<FunctionDecl&>(d).name.text);
  }
};

bool always_matches(const Pat* p) {
  switch (p->kind) {
    case PatKind::Wild:
    case PatKind::Var:
    case PatKind::Lazy:
      return true;
    case PatKind::Paren:
      return always_matches(static_cast<const ParenPat*>(p)->pat);
    case PatKind::Bang:
      return always_matches(static_cast<const BangPat*>(p)->pat);
    case PatKind::As:
      return always_matches(static_cast<const AsPat*>(p)->pat);
    case PatKind::Sig:
      return always_matches(static_cast<const SigPat*>(p)->pat);
    case PatKind::Tuple: {
      const auto& elements = static_cast<const TuplePat*>(p)->elements;
      return std::all_of(elements.begin(), elements.end(), always_matches);
    }
    default:
      return false;
  }
}

bool is_unguarded(const Rhs& rhs) {
  if (rhs.alternatives.empty()) return false;
  const Guarded& last = rhs.alternatives.back();
  if (last.guards.empty()) return true;
  if (last.guards.size() > 1 || last.guards[0]->kind != StmtKind::Body) return false;
  const Expr* guard = last.guards[0]->expr;
  if (guard->kind == ExprKind::Var) return static_cast<const VarExpr*>(guard)->name.text.text() == "otherwise";
  return guard->kind == ExprKind::Con && static_cast<const ConExpr*>(guard)->name.text.text() == "True";
}

bool always_matches(const Clause& clause) {
  return std::all_of(clause.params.begin(), clause.params.end(), [](const Pat* p) { return always_matches(p); }) &&
         is_unguarded(*clause.rhs);
}

class Opener : public Visitor {
 public:
  Opener(Tree& tree, const FunctionDecl& function, Opened how, const FindCallee& find)
      : tree_(tree), caller_(function.name.text), how_(how), find_(find) {}

  Open out;

  void begin(FunctionDecl& function) {
    BoundNames bound;
    bound.visit(function);
    bound_ = std::move(bound.names);
    visit(function);
    matches(function);
  }

 private:
  void see(Expr& e) override {
    if (e.kind == ExprKind::Var) return variable(static_cast<VarExpr&>(e));
    if (e.kind == ExprKind::Con) return constructor(static_cast<ConExpr&>(e));
    if (e.kind == ExprKind::RecordCon && find_(static_cast<RecordConExpr&>(e).con))
      not_looked_at("a record with refined fields is built by their names");
    if (e.kind == ExprKind::RecordUpdate) not_looked_at("a record is updated");
    if (e.kind == ExprKind::Case) matches(static_cast<CaseExpr&>(e).alternatives);
    if (e.kind == ExprKind::LambdaCase) matches(static_cast<LambdaCaseExpr&>(e).alternatives);
    if (e.kind == ExprKind::Lambda)
      for (const Pat* p : static_cast<LambdaExpr&>(e).params) out.may_fail_to_match |= !always_matches(p);
  }
  void see_local(Decl& d) override {
    if (d.kind == DeclKind::Function)
      matches(static_cast<FunctionDecl&>(d));
    else
      out.may_fail_to_match |= !always_matches(static_cast<PatternBindingDecl&>(d).pat);
  }

  void variable(VarExpr& e) {
    const Callee* callee = find_(e.name);
    if (!callee) return;
    if (!e.name.qualifier.valid() && bound_.contains(e.name.text)) {
      not_looked_at(fmt::format("'{}' is also the name of something in it", e.name.text.text()));
      return;
    }
    const Symbol name = e.name.text;
    if (callee->abstract && how_ == Opened::Abstract) {
      add(out.parameters, name);
      e.name = {{}, parameter_of(name), e.name.span};
      return;
    }
    if (callee->opaque) not_looked_at(fmt::format("of '{}' more is seen than its type", name.text()));
    if (!callee->checked || how_ == Opened::Closed) return;
    if (add(out.checked, name) && callee->fixity)
      out.decls.push_back(same_fixity(tree_, *callee, checked_in(name, caller_)));
    e.name = {{}, checked_in(name, caller_), e.name.span};
  }

  // One whose fields are refined is a call.
  void constructor(ConExpr& e) {
    const Callee* callee = find_(e.name);
    if (!callee || !callee->checked || how_ == Opened::Closed) return;
    if (add(out.checked, e.name.text) && callee->fixity)
      out.decls.push_back(same_fixity(tree_, *callee, checked_in(e.name.text, caller_)));
    static_assert(sizeof(VarExpr) == sizeof(ConExpr));
    const VarExpr call = {{ExprKind::Var, e.span, e.id}, {{}, checked_in(e.name.text, caller_), e.name.span}, {}};
    new (&e) VarExpr(call);  // in its place: whoever holds the node sees the call
  }

  void not_looked_at(std::string why) {
    if (out.partial.empty()) out.partial = std::move(why);
  }

  static bool add(std::vector<Symbol>& list, Symbol name) {
    if (std::find(list.begin(), list.end(), name) != list.end()) return false;
    list.push_back(name);
    return true;
  }

  void matches(const Seq<Alternative>& alternatives) {
    out.may_fail_to_match |= std::none_of(alternatives.begin(), alternatives.end(), [](const Alternative& a) {
      return always_matches(a.pat) && is_unguarded(*a.rhs);
    });
  }
  void matches(const FunctionDecl& function) {
    out.may_fail_to_match |= std::none_of(function.clauses.begin(), function.clauses.end(),
                                          [](const Clause& clause) { return always_matches(clause); });
  }

  Tree& tree_;
  const Symbol caller_;
  const Opened how_;
  const FindCallee& find_;
  std::unordered_set<Symbol> bound_;
};

}  // namespace

FixityDecl* same_fixity(Tree& tree, const Callee& callee, Symbol name) {
  tree.at(callee.fixity->span);
  auto* decl = tree.node<FixityDecl>(DeclKind::Fixity);
  decl->associativity = callee.fixity->associativity;
  decl->precedence = callee.fixity->precedence;
  decl->operators = tree.arena().copy(std::vector<Name>{tree.name(name)});
  return decl;
}

Open open_calls(Tree& tree, FunctionDecl& function, Opened how, const FindCallee& find) {
  Opener opener(tree, function, how, find);
  opener.begin(function);
  return std::move(opener.out);
}

}  // namespace needle::liquid
