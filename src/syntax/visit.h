// Every expression and pattern of a declaration, and every local binding in it; the outer ones first.
#pragma once
#include <functional>

#include "syntax/tree.h"

namespace needle::syntax {

class Visitor {
 public:
  virtual ~Visitor() = default;
  void visit(Decl& decl);
  void visit(Stmt& statement);

 protected:
  // What a visitor changes in a node is what is visited below it.
  virtual void see(Expr&) {}
  virtual void see(Pat&) {}
  virtual void see_local(Decl&) {}  // Function or PatternBinding

 private:
  void inside(Decl& d);
  void bindings(Bindings* b);
  void rhs(Rhs* r);
  void statements(const Seq<Stmt*>& list);
  void alternatives(const Seq<Alternative>& list);
  void all(const Seq<Expr*>& list);
  void all(const Seq<Pat*>& list);
  void expr(Expr* e);
  void pat(Pat* p);
  void inside(Expr& e);
  void compound(Expr& e);
  void inside(Pat& p);
};

// ((e))  ->  e
const Expr* without_parentheses(const Expr* e);

void each_expr(const Decl& decl, const std::function<void(const Expr&)>& each);

}  // namespace needle::syntax
