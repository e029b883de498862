// Inference over the resolved tree: bidirectional, with levels for generalisation and evidence for every constraint.
//
// An expression is either inferred or checked against a type that is known from outside (Expected). Variables are
// instantiated where they occur; an expression checked against a forall is generalised there (check_sigma), which puts
// an abstracting WrapStep on its node. Bindings without signature are inferred a group at a time and generalised
// together.
//
// One file per part of the language: infer_expr, infer_apply (application, operators, sections), infer_match (case,
// lambda, clauses), infer_statements, infer_record, infer_pattern, infer_bindings, generalise, instances_check,
// classes_check.
#pragma once
#include <unordered_map>

#include "types/check.h"
#include "types/solver.h"
#include "types/type_reader.h"

namespace needle::types {

// The type an expression should have, or a place for the one it has.
struct Expected {
  const Type* type = nullptr;
  bool infer() const { return !type; }
};

// A variable being bound: local or top-level.
struct Binder {
  syntax::LocalId local;
  EntityId entity;
  Symbol name;
  Span span;
};

struct Known {
  EntityId eq, ord, num, fractional, is_string, monad, monad_fail, enumeration, show;
  EntityId dollar;
  const Type *boolean, *character, *string, *integer, *io;
};

class Infer {
 public:
  Infer(Store& store, Unifier& unifier, Reporter& reporter, TypeReader& reader, Solver& solver,
        const names::ResolvedModule& module, TypedModule& out);

  // ---- expressions
  const Type* infer(const syntax::Expr* e);
  void check(const syntax::Expr* e, const Type* rho);
  void check_sigma(const syntax::Expr* e, const Type* sigma);
  void check_with_context(const syntax::Expr* e, const Type* sigma);  // with "In the expression: e"

  // ---- bindings
  void bindings(const syntax::Bindings* b);
  void top_level(const syntax::Bindings& body);

  // ---- classes and instances of this module
  void class_defaults(const syntax::ClassDecl& decl);
  void instance_body(InstanceBody& body, const InstanceInfo& info, const syntax::InstanceDecl* decl, Span span,
                     const Pred* via);
  void pattern_synonym(const syntax::PatternSynonymDecl& decl);

  // What is said about a node, growing the table as needed.
  NodeInfo& node(syntax::NodeId id);
  const Context* context = nullptr;
  bool overloaded_strings = false;
  bool scoped_type_variables = true;  // those of an instance's head scope over its body
  bool monomorphism_restriction = true;
  const Known& known() const { return k_; }

  // Typed holes, reported when their types are known.
  struct Hole {
    Symbol name;
    Span span;
    const Type* type;
    const Context* context;
  };
  std::vector<Hole> holes;
  std::vector<const EvVar*> evidence_vars;  // all that were made for bindings, to be zonked at the end

  bool match(Span span, const Type* expected, const Type* actual, const std::vector<std::string>& notes = {});

 private:
  friend class MatchScope;
  struct Group {
    std::vector<syntax::NodeId> uses;
  };

  // ---- infer_expr.cpp
  void expr(const syntax::Expr* e, Expected& x);
  const Type* demand(Expected& x);
  void result(const syntax::Expr* e, const Type* actual, Expected& x, const std::vector<std::string>& notes = {});
  void literal(const syntax::LitExpr& e, Expected& x);
  void tuple(const syntax::TupleExpr& e, Expected& x);
  void sequence(const syntax::SequenceExpr& e, Expected& x);
  void annotated(const syntax::AnnotatedExpr& e, Expected& x);
  const Evidence* want(EntityId cls, const Type* type, OriginKind kind, Span span, Symbol name = {});
  void set_evidence(syntax::NodeId id, std::initializer_list<const Evidence*> evidence);
  void add_wrap(syntax::NodeId id, const WrapStep& step, bool first = false);

  // ---- infer_apply.cpp
  const Type* variable(const syntax::Expr* e, std::span<const Type* const> type_args);
  const Type* variable_type(const syntax::Name& name, const syntax::Ref& ref, syntax::NodeId id);
  const Type* instantiate(syntax::NodeId id, const Type* sigma, std::span<const Type* const> type_args,
                          const Origin* origin);
  void application(const syntax::Expr* e, Expected& x);
  void infix(const syntax::InfixExpr& e, Expected& x);
  const Type* opened(const syntax::Expr& e, const syntax::Expr* op, const Type* type);
  void dollar(const syntax::InfixExpr& e, Expected& x);
  void selection(const syntax::SelectionExpr& e, Expected& x);
  void left_section(const syntax::LeftSectionExpr& e, Expected& x);
  void right_section(const syntax::RightSectionExpr& e, Expected& x);
  struct Call {
    const syntax::Expr* whole;
    const syntax::Expr* head;
    const Type* head_type;
    size_t arguments;
  };
  // The function type split once; an error (and fresh types) when it is none.
  bool split_function(const Call& call, const Type* type, const Type*& argument, const Type*& result);
  void argument(const Call& call, size_t index, const syntax::Expr* e, const Type* type);
  bool refines(const syntax::Pat* p) const;
  bool check_late(const syntax::Expr* e, const Type* type);
  std::vector<std::string> too_few_note(const Call& call, const Type* actual, const Type* expected);

  // ---- infer_match.cpp
  void lambda(const syntax::LambdaExpr& e, Expected& x);
  void alternatives(Seq<syntax::Alternative> alts, const Type* scrutinee, const Type* result);
  void rhs(const syntax::Rhs* r, const Type* type);
  void guarded(const syntax::Rhs* r, const Type* type);
  void clauses(const syntax::FunctionDecl& f, const Type* rho);

  // ---- infer_statements.cpp
  void do_block(const syntax::DoExpr& e, Expected& x);
  void comprehension(const syntax::ComprehensionExpr& e, Expected& x);
  void guard_statement(const syntax::Stmt* s);
  bool failable(const syntax::Pat* p) const;

  // ---- infer_record.cpp
  void record_construction(const syntax::RecordConExpr& e, Expected& x);
  void record_update(const syntax::RecordUpdateExpr& e, Expected& x);

  // ---- infer_pattern.cpp
  void pattern(const syntax::Pat* p, const Type* type);
  void literal_pattern(const syntax::LitPat& p, const Type* type);
  void constructor_pattern(const syntax::Pat* p, const syntax::Name& con, const syntax::Ref& ref,
                           std::span<const syntax::Pat* const> args, std::span<const syntax::FieldPat> fields,
                           const Type* type);
  void synonym_pattern(const syntax::ConPat& p, const Type* type);
  void bind_variable(const Binder& b, const Type* type);

  // ---- infer_bindings.cpp
  void collect_signatures(const syntax::Bindings& b);
  void group(const syntax::BindGroup& g);
  void check_function(const syntax::FunctionDecl& f, const Signature& sig);
  void infer_group(std::span<const syntax::Decl* const> decls);
  const Signature* signature_of(const Binder& b) const;
  void set_type(const Binder& b, const Type* type);
  const Type* type_of(const Binder& b) const;
  static Binder binder(const syntax::FunctionDecl& f) { return {f.local, f.entity, f.name.text, f.name.span}; }
  void pattern_binders(const syntax::Pat* p, std::vector<Binder>& out) const;
  void mark_group(const Binder& b, Group* g);

  // ---- instances_check.cpp
  void instance_method(const InstanceBody& body, const InstanceInfo& info, const ClassInfo& cls,
                       const MethodInfo& method, const syntax::FunctionDecl& f, const syntax::SignatureDecl* written);
  void default_use(InstanceBody& body, const InstanceInfo& info, const ClassInfo& cls, const MethodInfo& method,
                   Span span);

  // ---- generalise.cpp
  struct Inferred {
    Binder binder;
    const syntax::FunctionDecl* function;  // null for a pattern's variable
  };
  // The parameters the bindings abstract over.
  Seq<const EvVar* const> generalise(std::span<const Inferred> binders, Group& g, bool restricted,
                                     std::vector<Wanted>& outer);
  Seq<const EvVar* const> quantify(std::vector<Wanted>& candidates);
  std::vector<Pred> superclass_closure(const Pred& pred);

  Store& s_;
  Unifier& u_;
  Reporter& r_;
  TypeReader& reader_;
  Solver& solver_;
  const names::ResolvedModule& module_;
  TypedModule& out_;
  Known k_;
  class MatchScope* match_ = nullptr;
  bool lazy_pattern_ = false;  // inside the pattern of a binding
  std::unordered_map<syntax::LocalId, Signature> local_signatures_;
  std::unordered_map<EntityId, Signature> entity_signatures_;
  std::unordered_map<syntax::LocalId, Group*> local_groups_;
  std::unordered_map<EntityId, Group*> entity_groups_;
};

// One alternative, clause, lambda or block: type variables bound by its patterns, and, from the first constructor with
// existentials or constraints on, a deeper level and a scope of givens. Everything ends with the object.
class MatchScope {
 public:
  explicit MatchScope(Infer& infer);
  ~MatchScope();
  MatchScope(const MatchScope&) = delete;
  MatchScope& operator=(const MatchScope&) = delete;
  void open(const RigidOrigin* origin);

 private:
  Infer& in_;
  MatchScope* outer_;
  bool opened_ = false;
  size_t type_scope_;
  uint32_t level_;
  GivenScope* scope_;
  std::vector<Wanted> saved_;
};

// Sets the context while alive.
class InContext {
 public:
  InContext(Infer& infer, const Context* context) : in_(infer), saved_(infer.context) { in_.context = context; }
  ~InContext() { in_.context = saved_; }
  InContext(const InContext&) = delete;
  InContext& operator=(const InContext&) = delete;

 private:
  Infer& in_;
  const Context* saved_;
};

template <class T>
const T& as(const syntax::Expr* e) {
  return *static_cast<const T*>(e);
}
template <class T>
const T& as(const syntax::Pat* p) {
  return *static_cast<const T*>(p);
}
template <class T>
const T& as(const syntax::Decl* d) {
  return *static_cast<const T*>(d);
}
inline const syntax::Expr* strip(const syntax::Expr* e) {
  while (e->kind == syntax::ExprKind::Paren) e = as<syntax::ParenExpr>(e).expr;
  return e;
}

}  // namespace needle::types
