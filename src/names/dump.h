// The text behind --dump=names: the resolved tree in Haskell-like notation, fully parenthesised, one declaration a
// paragraph. Entities are written with their module (Needle.Classes.+), local variables with their number (x_3).
// Private to this folder.
#pragma once
#include <string>
#include <utility>

#include "names/resolve.h"

namespace needle::names {

class Dumper {
 public:
  explicit Dumper(const Environment& environment) : env_(environment) {}

  void declaration(const syntax::Decl& decl);
  void groups(const syntax::Bindings& list);
  std::string take() { return std::exchange(out_, {}); }

 private:
  // dump_terms.cpp
  void expression(const syntax::Expr* expr);
  void pattern(const syntax::Pat* pat);
  void right_hand_side(const syntax::Rhs& rhs, const char* sign);
  void alternatives(Seq<syntax::Alternative> list);
  void statements(Seq<syntax::Stmt*> list);
  void literal(const syntax::Literal& literal);
  void ref(const syntax::Ref& ref, const syntax::Name& name);
  void fields(Seq<syntax::FieldExpr> list);

  // dump.cpp
  void type(const syntax::TypeExpr* type);
  void constructor(const syntax::ConstructorDecl& con);
  void body(const syntax::Bindings* bindings);
  void function(const syntax::FunctionDecl& function);
  void entity(EntityId id);
  void binder(syntax::LocalId local, EntityId id, const syntax::Name& name) { ref({id, local}, name); }

  template <class List, class Each>
  void separated(const List& list, const char* separator, Each each) {
    bool first = true;
    for (auto& item : list) {
      if (!first) out_ += separator;
      first = false;
      each(item);
    }
  }
  void line() { out_ += "\n" + std::string(2 * depth_, ' '); }

  const Environment& env_;
  std::string out_;
  size_t depth_ = 0;
};

}  // namespace needle::names
