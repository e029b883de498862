// A workbench for writing resolved trees: what the parser and `names` would have made of source text, built directly.
// Every node gets the span of the deriving clause. Private to deriving.
#pragma once
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "types/derive.h"

namespace needle::types {

class DeriveTree {
 public:
  DeriveTree(const names::Environment& names, TypeEnv& env, names::ResolvedModule& module, const DataInfo& data,
             EntityId cls, Span span);

  using Exprs = std::vector<syntax::Expr*>;
  using Pats = std::vector<syntax::Pat*>;
  struct Local {
    syntax::LocalId id;
    Symbol name;
  };
  using Locals = std::vector<Local>;

  // ---- names
  Local local(std::string_view name);
  Locals locals(std::string_view prefix, size_t count);  // x1 x2 ..
  std::string text(EntityId entity) const { return std::string(names.entity(entity).name.text()); }

  // ---- expressions
  syntax::Expr* var(const Local& local);
  syntax::Expr* known(std::string_view name);  // a function or constructor of the library; noted when missing
  syntax::Expr* con(EntityId constructor);
  syntax::Expr* app(syntax::Expr* function, std::initializer_list<syntax::Expr*> arguments);
  syntax::Expr* apps(syntax::Expr* function, const Exprs& arguments);
  syntax::Expr* call(std::string_view name, std::initializer_list<syntax::Expr*> arguments) {
    return app(known(name), arguments);
  }
  syntax::Expr* integer(size_t value);
  syntax::Expr* string(std::string_view text);
  syntax::Expr* lambda(const Locals& params, syntax::Expr* body);
  syntax::Expr* tuple(const Exprs& elements);
  syntax::Expr* if_then_else(syntax::Expr* condition, syntax::Expr* yes, syntax::Expr* no);
  struct Branch {
    syntax::Pat* pat;
    syntax::Expr* body;
  };
  syntax::Expr* case_of(syntax::Expr* scrutinee, const std::vector<Branch>& branches);
  struct Generator {
    syntax::Pat* pat;
    syntax::Expr* list;
  };
  syntax::Expr* comprehension(syntax::Expr* body, const std::vector<Generator>& generators);

  // ---- patterns
  syntax::Pat* bind(const Local& local);
  syntax::Pat* wild();
  syntax::Pat* match(EntityId constructor, const Locals& fields);
  syntax::Pat* match_known(std::string_view constructor, std::initializer_list<syntax::Pat*> fields = {});
  syntax::Pat* match_integer(size_t value);
  syntax::Pat* match_tuple(const Pats& elements);

  // ---- methods
  void clause(std::string_view method, const Pats& params, syntax::Expr* body);
  void want(EntityId wanted_class, const Type* type);
  void want_of_fields();  // the class itself at every field's type
  void fail(std::string reason) {
    if (error_.empty()) error_ = std::move(reason);
  }
  DerivedInstance finish();

  const names::Environment& names;
  const DataInfo& data;
  EntityId cls;

 private:
  template <class Node, class Kind>
  Node* node(Kind kind) {
    Node* n = arena_.make<Node>();
    n->kind = kind;
    n->span = span_;
    n->id = syntax::NodeId(tree_.node_count++);
    return n;
  }
  syntax::Rhs* rhs(syntax::Expr* body);
  syntax::Name name(Symbol text) const { return {{}, text, span_}; }
  syntax::Expr* entity(EntityId id);
  syntax::Pat* constructor(EntityId id, const Pats& fields);

  TypeEnv& env_;
  names::ResolvedModule& module_;
  syntax::Module& tree_;
  Arena& arena_;
  Span span_;
  struct Method {
    std::string_view name;
    std::vector<syntax::Clause> clauses;
  };
  std::vector<Method> methods_;
  std::vector<Pred> wanted_;
  std::string error_;
};

// One file each; called by derive_instance.
void derive_eq(DeriveTree& t);
void derive_ord(DeriveTree& t);
void derive_enum(DeriveTree& t);
void derive_bounded(DeriveTree& t);
void derive_ix(DeriveTree& t);
void derive_show(DeriveTree& t);
void derive_read(DeriveTree& t);
void derive_functor(DeriveTree& t);
void derive_foldable(DeriveTree& t);
void derive_traversable(DeriveTree& t);
void derive_generic(DeriveTree& t);
void derive_generic1(DeriveTree& t);
void derive_data(DeriveTree& t);

bool is_enumeration(const DataInfo& data);  // one constructor or more, none with fields

}  // namespace needle::types
