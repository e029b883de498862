// The work of to_core: one walk over the surface tree, a file a group of constructs. Internal to `nat`.
#pragma once
#include <unordered_map>
#include <vector>

#include "core/build.h"
#include "nat/constructors.h"
#include "nat/decide.h"
#include "nat/nat.h"
#include "nat/parser.h"

namespace needle::nat {

inline constexpr int kUnbound = 201;

using Core = const core::Expr*;

class Converter {
 public:
  Converter(const Parsed& parsed, core::Program& program, NatProgram& out, Diagnostics& diagnostics);
  Core whole(const Expr* e);

 private:
  // What is evaluated before an expression, in order.
  struct Before {
    const core::Var* var;
    Core value;
  };
  using Befores = std::vector<Before>;
  // The body of a clause that stands at several leaves, or at none: a function of the pattern's variables, or of nothing
  // much.
  struct Shared {
    const core::Var* function = nullptr;
    Core body = nullptr;
    std::vector<Symbol> params;
  };
  struct Scope;  // binds a name while it lives

  // --- to_core.cpp: order of evaluation, numbers and booleans
  Core expr(const Expr* e);
  Core after(const Befores& befores, Core e);
  Core strict(Core value, const core::Var* var, Core body, Span span);
  // An expression that can stand as an operand; what has to be evaluated for it is put into `befores`.
  Core operand(const Expr* e, Befores& befores);
  void wants(const Expr* e, Want what, Symbol label = {});
  Core boolean(bool value, Span span);
  Core choose(Core condition, Core yes, Core no, Span span);
  Core conditional(const Expr* e);
  Core connective(const Expr* e);
  Core assertion(const Expr* e);
  Core input(const Expr* e);
  Core negate(const Expr* e);
  Core binary(const Expr* e);

  // --- functions.cpp: variables, functions, let
  Core variable(const Expr* e);
  std::vector<std::string> similar(Symbol name) const;  // of those that are bound
  Core function(Seq<const Name> params, const Expr* body, Span span);
  Core lambda(const core::Var* param, Core body, Span span);
  Core call(Core f, Core argument, Span span);
  Core apply(const Expr* e);
  uint32_t tick(const Name& name);
  Core let(const Expr* e);
  Core let_rec(const Expr* e);

  // --- data.cpp: records, lists, variants
  std::vector<Core> operands(const Expr* e, Befores& befores);
  Core construct(const core::DataCon* con, const Expr* e);
  Core list(const Expr* e);
  Core record(const Expr* e);
  Core project(const Expr* e);

  // --- match.cpp
  Core match(const Expr* e);
  Shared share(const Clause& clause);
  Core test(const Decision& d, Core value, const core::Var* binder, const Expr* e, const std::vector<Shared>& shared);
  Core next(const Decision& d, const Expr* e, const std::vector<Shared>& shared);
  Core leaf(const Decision& d, const Expr* e, const std::vector<Shared>& shared);
  Core call_shared(const Shared& s, const std::vector<Bound>& bound, Span span);

  core::Builder build_;
  const core::Program::Known& known_;
  Constructors constructors_;
  DecideContext context_;
  NatProgram& out_;
  Diagnostics& diagnostics_;
  std::unordered_map<Symbol, std::vector<const core::Var*>> scope_;
};

struct Converter::Scope {
  Scope(Converter& c, const Name& name, const core::Var* var) : converter(c), bound(name.text) {
    converter.scope_[bound].push_back(var);
  }
  ~Scope() { converter.scope_[bound].pop_back(); }
  Scope(const Scope&) = delete;
  Scope& operator=(const Scope&) = delete;
  Converter& converter;
  Symbol bound;
};

}  // namespace needle::nat
