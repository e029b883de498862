// The state of desugaring one module; each group of members lives in the file named beside it. Private to this folder.
#pragma once
#include <functional>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/build.h"
#include "desugar/boxes.h"
#include "desugar/core_types.h"
#include "desugar/desugar.h"
#include "desugar/match.h"
#include "names/groups.h"

namespace needle::desugar {

using core::Bind;
using core::Var;
using syntax::LocalId;
using types::Evidence;
using types::EvVar;
using types::NodeInfo;
using CoreExpr = const core::Expr*;

class Desugarer {
 public:
  Desugarer(const names::Environment& names, const types::TypeEnv& types, const names::ResolvedModule& module,
            const types::TypedModule& typed, core::Program& program, CoreMap& map, const Sources& sources,
            Diagnostics& diagnostics, Options options);

  void module();                                                                    // desugar.cpp
  core::GlobalId evaluation(const types::EvalCheck& check, const syntax::Expr* e);  // desugar.cpp
  core::GlobalId free_standing(const syntax::Expr* e);
  core::GlobalId value_at(const types::ValueCheck& check);
  std::vector<core::GlobalId> evidence_globals(Seq<const Evidence* const> evidence);

 private:
  friend class Matcher;
  using Later = std::function<CoreExpr()>;  // an expression to be made once its variables are known

  // --- data.cpp: types, constructors, field selectors
  void builtin_types();
  void declare_tycon(EntityId entity, Seq<const types::TypeVar* const> params, bool is_class);
  void declare_constructors(const types::DataInfo& data);
  void note_known(const core::DataCon* con);
  void field_selectors(const types::DataInfo& data);
  CoreExpr field_of_newtype(EntityId field, CoreExpr value);

  // --- classes.cpp, instances.cpp
  void declare_class(const types::ClassInfo& cls);
  void default_methods(const syntax::ClassDecl& cls);
  void declare_instance(const types::InstanceBody& instance);
  void instance(const types::InstanceBody& instance);
  CoreExpr method_of_instance(const types::InstanceBody& instance, const types::MethodInfo& method,
                              const core::Global& global, const std::vector<const Var*>& context);
  core::GlobalId selector(Symbol name, const core::DataCon* con, size_t index, const core::Type* type);

  // --- evidence.cpp
  CoreExpr evidence(const Evidence* e, Span span);
  std::vector<CoreExpr> evidences(Seq<const Evidence* const> list, Span span);
  EntityId class_of(const Evidence* e) const;
  CoreExpr typeable(const Evidence* e, Span span);
  CoreExpr component(const Evidence* e, Span span);
  CoreExpr type_literal(const Evidence* e, Span span);
  std::vector<const Var*> bind_evidence(Seq<const EvVar* const> params);
  CoreExpr wrapped(CoreExpr e, Seq<const types::WrapStep> wrap, Span span);
  CoreExpr method_call(const char* method, const Evidence* dictionary, std::vector<CoreExpr> args, Span span);
  CoreExpr known_call(const char* function, std::vector<CoreExpr> args, Span span);

  // --- bindings.cpp
  void declare_values(const syntax::Bindings& body);
  void top_level(const syntax::Decl& decl);
  void foreign(const syntax::ForeignDecl& decl);
  void pattern_binding_globals(const syntax::PatternBindingDecl& decl);
  CoreExpr function(const syntax::FunctionDecl& decl);
  CoreExpr clauses(const syntax::FunctionDecl& decl);
  CoreExpr let(const syntax::Bindings& bindings, const Later& body, Span span);
  struct Forced {
    const Var* value;
    const syntax::PatternBindingDecl* decl;
  };
  void local_binding(const syntax::Decl& decl, std::vector<Bind>& out, std::vector<Forced>& forced);
  CoreExpr force(const std::vector<Forced>& forced, CoreExpr body);
  // The variable `wanted` of the pattern, matched against the value. Leaves the pattern's binders bound to its own
  // variables.
  CoreExpr project(const Pattern* pattern, const Var* value, const Binder& wanted, Failure& failure);
  void pragmas(const syntax::Bindings& body);
  void numbered(const syntax::PragmaDecl& pragma, core::DataCon& con);

  // --- overlap.cpp: functions whose clauses are matched whatever their order
  CoreExpr overlapping_clauses(const syntax::FunctionDecl& decl);
  core::OverlapPattern overlap_pattern(const Pattern* pattern, const core::Type* type,
                                       const syntax::FunctionDecl& decl);

  // --- rhs.cpp: guards and right-hand sides
  CoreExpr right_hand_side(const syntax::Rhs& rhs, Failure& failure);
  CoreExpr guarded(const syntax::Guarded& g, size_t from, Failure& failure);
  bool always_true(const syntax::Expr* condition) const;
  bool can_fail(const syntax::Rhs& rhs);
  size_t failure_points(const syntax::Guarded& g);

  // --- marks.cpp
  CoreExpr marked(core::TickKind kind, CoreExpr e, Span span);
  CoreExpr marked(const syntax::Expr* e, CoreExpr value);            // as the value of that expression
  CoreExpr marked(const syntax::FunctionDecl& decl, CoreExpr body);  // as the body of that function
  CoreExpr measured(Boxes::Tick box, CoreExpr e);                    // with that box, if it is one
  CoreExpr ticked(uint32_t tick, core::TickKind kind, CoreExpr e);
  bool is_target(const syntax::Ref& ref) const;
  CoreExpr target(Span span);
  // The function that is called with its place instead; invalid for nearly everything.
  EntityId placed_version(const syntax::Expr* e) const;
  bool is_guarding(const syntax::Expr* function) const;
  CoreExpr guard(const syntax::Expr* condition);

  // --- expressions.cpp
  CoreExpr expression(const syntax::Expr* e);
  CoreExpr unmarked(const syntax::Expr* e);
  CoreExpr unwrapped(const syntax::Expr* e);
  CoreExpr variable(const syntax::Ref& ref, Span span);
  CoreExpr condition(CoreExpr test, CoreExpr yes, CoreExpr no, Span span);
  // The same of a condition in the source: which of the two it was is measured.
  CoreExpr condition(const syntax::Expr* source, CoreExpr test, CoreExpr yes, CoreExpr no, Span span);
  CoreExpr case_of(const syntax::Expr* scrutinee, Seq<syntax::Alternative> alternatives, Span span);
  CoreExpr alternatives(const Var* value, Seq<syntax::Alternative> alternatives, Failure& failure);
  CoreExpr lambda(const syntax::LambdaExpr& e);
  CoreExpr match_value(CoreExpr value, const core::Type* type, const Pattern* first, Span span,
                       const std::function<CoreExpr(const Var*)>& body);
  CoreExpr list(const std::vector<CoreExpr>& elements, Span span);
  CoreExpr tuple(const syntax::TupleExpr& e);
  CoreExpr sequence(const syntax::SequenceExpr& e);

  // --- application.cpp
  CoreExpr application(const syntax::Expr* e);
  CoreExpr apply(const syntax::Expr* head, std::vector<CoreExpr> args, Span span);
  CoreExpr construct(EntityId con, std::vector<CoreExpr> args, Span span);
  CoreExpr construct(const core::DataCon* con, std::vector<CoreExpr> args, Span span);
  CoreExpr left_section(const syntax::LeftSectionExpr& e);
  CoreExpr right_section(const syntax::RightSectionExpr& e);
  bool is_atom(CoreExpr e) const;
  // Lets `use` mention e several times, or inside a lambda, without repeating work.
  CoreExpr shared(CoreExpr e, const core::Type* type, const std::function<CoreExpr(CoreExpr)>& use);

  // --- do.cpp, comprehensions.cpp, records.cpp
  CoreExpr do_block(const syntax::DoExpr& e);
  CoreExpr statements(const syntax::DoExpr& e, size_t from, CoreExpr monad);
  CoreExpr comprehension(const syntax::ComprehensionExpr& e);
  CoreExpr qualifiers(const syntax::ComprehensionExpr& e, size_t from, CoreExpr tail);
  CoreExpr generator(const syntax::ComprehensionExpr& e, size_t at, CoreExpr tail);
  CoreExpr record_construction(const syntax::RecordConExpr& e);
  CoreExpr record_update(const syntax::RecordUpdateExpr& e);

  // --- literals.cpp
  enum class Primitive { None, Int, Word, Char, Integer, Double };
  Primitive primitive(const types::Type* type) const;
  bool integer_literal(Primitive type, std::string_view digits, bool negative, core::Literal& out) const;
  CoreExpr literal(const syntax::Literal& l, const NodeInfo& info, size_t evidence_at, bool negative, Span span);
  CoreExpr integer(std::string_view digits, bool negative, Span span);

  // --- patterns.cpp
  const Pattern* pattern(const syntax::Pat* pat);
  const Pattern* pattern_of_instance(const syntax::Pat* pat);
  const Pattern* whole(const syntax::Pat* pat, const Pattern* any);
  const Pattern* con_pattern(EntityId con, const NodeInfo& info, std::vector<const Pattern*> args, Span span);
  const Pattern* record_pattern(const syntax::RecordPat& pat);
  const Pattern* literal_pattern(const syntax::LitPat& pat);
  const Pattern* named(const Pattern* pattern, Binder binder);
  const Pattern* make_pattern(PatternKind kind, Span span, std::vector<const Pattern*> args = {});
  void variables(const Pattern* pattern, std::vector<Binder>& out) const;
  void bind(const Binder& binder, const Var* value);
  const Var* bound(const Binder& binder) const;
  const core::Type* type_of(const Binder& binder);
  bool is_unlifted(const Binder& binder) const;
  void bind_names(const Pattern* pattern, const Var* value);
  Var* variable_for(const Pattern* pattern, const core::Type* type, std::string_view name);
  void pattern_synonym(const syntax::PatternSynonymDecl& decl);
  CoreExpr builder_of(const syntax::Pat* pat);

  // --- failures.cpp
  CoreExpr match_failure(Span span, const std::string& what);
  Failure failing(Span span, std::string what);  // the same, worked out only when some match can fail
  CoreExpr error_call(const char* function, const std::string& text, Span span);
  std::string pattern_text(const syntax::Pat* pat) const;

  const NodeInfo& info(syntax::NodeId id) const;
  const core::Type* type_of(syntax::NodeId id) { return types_of_core_.convert(info(id).type); }
  const core::Type* local_type(LocalId local);
  const types::BindInfo* bind_info(syntax::NodeId id) const;
  Var* fresh(std::string_view name, const core::Type* type = nullptr) { return build_.fresh(name, type); }
  core::Global& add_global(Symbol name, const core::Type* type, Span span);
  core::GlobalId known_global(const char* name) const { return map_.values.get(names_.known_value(name)); }
  bool is_newtype_con(EntityId con) const;

  const names::Environment& names_;
  const types::TypeEnv& types_;
  const names::ResolvedModule& module_;
  const types::TypedModule& typed_;
  core::Program& program_;
  CoreMap& map_;
  const Sources& sources_;
  Diagnostics& diagnostics_;
  Options options_;
  core::Builder build_;
  CoreTypes types_of_core_;
  Matcher matcher_;
  Arena scratch_;                   // patterns
  std::vector<const Var*> locals_;  // by LocalId
  std::unordered_map<EntityId, const Var*>
      projected_;  // a top-level pattern's variables while one of them is projected
  std::unordered_map<const EvVar*, const Var*> dictionaries_;
  std::unordered_map<const Evidence*, const Var*> recursive_dictionaries_;  // being made, see evidence()
  names::Dependencies dependencies_;
  EntityId int_, word_, char_, integer_, double_, dollar_, otherwise_, and_;
  Boxes boxes_;       // of the module, when expressions are marked
  Span match_place_;  // of the lambda, function or case whose patterns are being read
  uint32_t pattern_bindings_ = 0;
  bool derived_ = false;  // in a derived instance: no source to mark
};

}  // namespace needle::desugar
