// Types as written to types as checked: scopes of type variables, kind checking, expansion of synonyms.
//
// Every written type is walked twice: check_kind (which solves kinds) and then read. Foralls to the right of an arrow
// are moved to the front,   A -> forall b. C b => B   ->   forall b. C b => A -> B,   so a function's result is never a
// forall.
#pragma once
#include <functional>

#include "types/report.h"

namespace needle::types {

struct Signature {
  const Type* type = nullptr;        // a Forall when it has variables or a context
  std::vector<const TyVar*> scoped;  // the variables an explicit forall brings into scope
  std::vector<const TyVar*> vars;    // all of them
  Span span;
};

class TypeReader {
 public:
  TypeReader(Store& store, Unifier& unifier, Reporter& reporter) : s_(store), u_(unifier), r_(reporter) {}

  // ---- scopes
  struct Entry {
    Symbol name;
    const Type* type;
    const Type* kind;
  };
  std::vector<Entry> scope;
  const Entry* find(Symbol name) const;
  void bind(const TyVar* var) { scope.push_back({var->name, var->type, var->kind}); }
  void free_names(const syntax::TypeExpr* e, std::vector<Symbol>& out) const;  // not in scope, in order

  // ---- kinds
  const Type* kind_of(const syntax::TypeExpr* e);
  void check_kind(const syntax::TypeExpr* e, const Type* expected);
  const Type* read_kind(const syntax::TypeExpr* e);  // null: a fresh one
  const Type* settle_kind(const Type* kind);         // what is still open becomes Type

  // ---- types; the kind has been checked
  const Type* read(const syntax::TypeExpr* e);
  void read_context(std::span<syntax::TypeExpr* const> written, std::vector<Pred>& out);
  void preds_of(const Type* constraint, Span span, std::vector<Pred>& out);

  // ---- both at once
  Signature signature(const syntax::TypeExpr* e);
  const Type* annotation(const syntax::TypeExpr* e);     // of kind Type, implicitly quantified
  const Type* pattern_type(const syntax::TypeExpr* e);   // unknown variables are bound, and stay in scope
  const Type* type_argument(const syntax::TypeExpr* e);  // of any kind; wildcards are metas

  // The type of something named: its constraints must be about variables the type determines.
  const Type* own_forall(const Type* type);
  void check_ambiguity(const Type* type, std::string_view name, Span span, size_t first_pred = 0);
  bool allow_ambiguous = false;

  std::function<void(EntityId)> need_synonym;  // called when a synonym is met that has not been read yet
  const Context* context = nullptr;

 private:
  void quantified_preds_of(const Type* constraint, Span span, std::vector<Pred>& out);
  const Type* read_application(const syntax::TypeExpr* e);
  const Type* read_family(const syntax::TypeExpr* e, EntityId family, std::span<const Type* const> args);
  const Type* too_few(const syntax::TypeExpr* e, std::string_view what, EntityId entity, size_t arity, size_t given);
  const Type* function_to(const Type* argument, const Type* result);
  const Type* quantified_outside(const Type* type);
  const Type* expand(EntityId synonym, const SynonymInfo& info, std::vector<const Type*> args);
  const Type* kind_of_con(const syntax::ConType& e);
  void kind_error(const syntax::TypeExpr* e, const Type* expected, const Type* actual);
  std::string text(const syntax::TypeExpr* e) const;

  Store& s_;
  Unifier& u_;
  Reporter& r_;
};

template <class T>
const T& as(const syntax::TypeExpr* e) {
  return *static_cast<const T*>(e);
}

}  // namespace needle::types
