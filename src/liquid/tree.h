// A workbench for surface trees: what the parser would have made of source text, built directly.
#pragma once
#include <initializer_list>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "syntax/parse.h"

namespace needle::liquid {

class Tree {
 public:
  explicit Tree(syntax::ParsedModule& module) : arena_(module.arena), count_(module.module->node_count) {}

  using Exprs = std::vector<syntax::Expr*>;
  using Pats = std::vector<syntax::Pat*>;

  // Nodes get this span from now on.
  void at(Span span) { span_ = span; }
  Span span() const { return span_; }
  Arena& arena() { return arena_; }

  syntax::Name name(Symbol text) const { return {{}, text, span_}; }
  syntax::Expr* var(Symbol name) { return var(syntax::Name{{}, name, span_}); }
  syntax::Expr* var(const syntax::Name& name);
  syntax::Expr* con(const syntax::Name& name);
  syntax::Expr* library(std::string_view function);
  syntax::Expr* literal(const syntax::Literal& literal);
  syntax::Expr* string(std::string_view text);
  syntax::Expr* app(syntax::Expr* function, const Exprs& arguments);
  syntax::Expr* call(std::string_view library_function, const Exprs& arguments) {
    return app(library(library_function), arguments);
  }
  syntax::Expr* lambda(const Pats& params, syntax::Expr* body);
  syntax::Expr* if_then_else(syntax::Expr* condition, syntax::Expr* yes, syntax::Expr* no);
  syntax::Expr* tuple(const Exprs& elements);
  syntax::Expr* list(const Exprs& elements);
  // Of what a predicate is made of; variables under other names, if `rename` has some.
  using Renaming = std::unordered_map<Symbol, syntax::Name>;
  syntax::Expr* clone(const syntax::Expr* e, const Renaming* rename = nullptr);

  syntax::Pat* bind(Symbol name);
  syntax::Pat* wild();
  syntax::Pat* match(const syntax::Name& con, const Pats& fields);
  syntax::Pat* match_tuple(const Pats& elements);
  syntax::Pat* match_literal(const syntax::Literal& literal);

  syntax::Rhs* rhs(syntax::Expr* body);
  syntax::Clause clause(const Pats& params, syntax::Expr* body);
  syntax::FunctionDecl* function(const syntax::Name& name, const std::vector<syntax::Clause>& clauses);
  syntax::FunctionDecl* function(Symbol name_text, const Pats& params, syntax::Expr* body) {
    return function(name(name_text), {clause(params, body)});
  }

  template <class Node, class Kind>
  Node* node(Kind kind) {
    Node* n = arena_.make<Node>();
    n->kind = kind;
    n->span = span_;
    n->id = syntax::NodeId(count_++);
    return n;
  }

 private:
  Arena& arena_;
  uint32_t& count_;
  Span span_;
};

}  // namespace needle::liquid
