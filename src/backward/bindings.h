// Where each variable of a program is bound, and in which activation it lives.
//
// An activation is one call of a lambda. A variable belongs to the innermost lambda around its binder, or to none: then
// it lives once in the whole program. An expression needs no activation deeper than the deepest that a variable in it
// belongs to: its home. What is closed has none, so it is looked up once, wherever it stands.
#pragma once
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "core/core.h"

namespace needle::backward {

struct Binding {
  enum Kind : uint8_t { Parameter, Let, CaseBinder, Field } kind = Let;
  const core::LamExpr* owner = nullptr;  // null: no lambda is around it
  uint32_t index = 0;                    // Parameter, Field
  const core::Expr* value = nullptr;     // Let: its right-hand side; CaseBinder, Field: the scrutinee
  const core::DataCon* con = nullptr;    // Field: of this constructor
};

class Bindings {
 public:
  // `input`: an action that gives another value in each activation, if there is one. Then calls are never shared.
  Bindings(core::Program& program, core::GlobalId input) : program_(program), input_(input) {}

  // An expression that belongs to no global.
  void look_at(const core::Expr* closed) { look(closed); }

  // The body of a global, which is looked through the first time; null when there is none.
  const core::Expr* body(core::GlobalId id);
  const std::unordered_set<core::GlobalId>& seen() const { return seen_; }  // globals that were looked through
  const Binding& of(const core::Var* var) const { return bindings_.at(var); }
  // The innermost lambda around a call, a tick, a constructor with arguments or a lambda; null: none.
  const core::LamExpr* around(const core::Expr* e) const { return arounds_.at(e); }
  // The variable is bound to a name that leads back to itself: let x = y; y = x.
  bool names_itself(const core::Var* var) const;
  // The lambda whose activation it needs at most; null: none.
  const core::LamExpr* home(const core::Expr* e) const {
    const auto found = homes_.find(e);
    return found == homes_.end() ? nullptr : found->second;
  }

 private:
  // Which of the lambdas around an expression it needs, by their depth: bit 0 is none, which is always there. Deeper
  // ones than there are bits are taken for the innermost.
  using Depths = uint64_t;
  static constexpr uint32_t kDeepest = 63;
  Depths look(const core::Expr* e);
  Depths look_inside(const core::Expr* e);
  Depths look_at_lambda(const core::LamExpr& lambda);
  Depths look_at_case(const core::CaseExpr& c);
  Depths bind(const core::Var* var, Binding binding);
  Depths innermost() const;

  core::Program& program_;
  const core::GlobalId input_;
  std::unordered_map<const core::Var*, Binding> bindings_;
  std::unordered_map<const core::Var*, Depths> owners_;
  std::unordered_map<const core::Expr*, const core::LamExpr*> homes_;
  std::unordered_map<const core::Expr*, const core::LamExpr*> arounds_;
  std::unordered_set<core::GlobalId> seen_;
  std::vector<const core::LamExpr*> around_;  // the lambdas around what is being looked at
};

}  // namespace needle::backward
