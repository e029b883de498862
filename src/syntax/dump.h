// The printer behind dump_tree; internal.
#pragma once
#include <string>

#include "syntax/tree.h"

namespace needle::syntax {

struct Dump {
  std::string out;
  int indent = 0;

  void module(const Module& m);
  void decl(const Decl& d);
  void expr(const Expr& e);
  void pattern(const Pat& p);
  void type(const TypeExpr& t);

 private:
  static std::string name(const Name& n);
  void line();  // a new line at the current indentation
  void types(Seq<TypeExpr*> list);
  void binders(Seq<TypeBinder> list);
  void literal(const Literal& l);
  void patterns(Seq<Pat*> list);
  void exprs(Seq<Expr*> list);
  void fields(Seq<FieldExpr> list, bool wildcard);
  void alternatives(Seq<Alternative> list);
  void statement(const Stmt& s);
  void statements(Seq<Stmt*> list);
  void rhs(const Rhs& r);
  void bindings(const Bindings& b);
  void data(const DataDecl& d);
  void constructor(const ConstructorDecl& c);
  void class_decl(const ClassDecl& c);
  void pattern_synonym(const PatternSynonymDecl& p);
  void items(Seq<ImportItem> list);
  void imports(const Module& m);

  // (head part part ...)
  template <class... Parts>
  void group(std::string_view head, Parts... parts) {
    out += '(';
    out += head;
    bool space = !head.empty();
    auto one = [&](auto& part) {
      if (space) out += ' ';
      space = true;
      part();
    };
    (one(parts), ...);
    out += ')';
  }
};

}  // namespace needle::syntax
