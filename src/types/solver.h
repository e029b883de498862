// Class constraints: what is wanted, what is given, and how the one is made from the other.
//
// A wanted constraint is an Evidence node still to be filled, together with the scope of givens it stands in. It is
// solved by a given (the context of a signature, an instance, a constructor that was matched, and their superclasses)
// or by an instance, whose own context becomes wanted in turn. What cannot be solved yet floats outwards, keeping its
// scope, to be tried again when more is known; at the end it is defaulted or reported.
//
//   want (Show [a])   given (Show a)=d   ->   $fShowList d
//
// A given constraint that is quantified is an instance of its scope. A wanted one is solved by assuming its context and
// wanting its conclusion there (quantified.cpp). One that is unknown where it is written is taken apart once it is known
// (unknown_constraints.cpp).
#pragma once
#include <deque>
#include <optional>
#include <unordered_set>

#include "types/report.h"

namespace needle::types {

struct Given {
  const Pred* pred;
  const Evidence* evidence;
};

// A quantified constraint, or a superclass of its conclusion.
//
//   given (forall x. Ord x => Ord (f x))=d   ->   Ord (f x) by d,   Eq (f x) by the first superclass of what d makes
struct GivenRule {
  const Type* rule;  // forall vars. context => conclusion
  const Pred* conclusion;
  const Evidence* evidence;            // of the rule; null when it has none
  std::vector<uint32_t> superclasses;  // from the rule's own conclusion to this one
};

struct GivenScope {
  GivenScope* parent = nullptr;
  GivenScope* equal = nullptr;  // the innermost scope from here outwards that holds equalities
  std::vector<Given> givens;    // closed under superclasses
  std::vector<GivenRule> rules;
  std::vector<const Pred*> opened;  // unknown constraints, here or outside, that the equalities of this scope tell
  std::vector<std::pair<TyVar*, const Type*>> equalities;
  std::vector<Store::GivenFamily> families;  // F a ~ t
  std::vector<const Pred*> written;          // as the user wrote them, for messages
  const RigidOrigin* origin = nullptr;
};

inline constexpr uint32_t kDeepestSolving = 200;  // of constraints that come from constraints, as in GHC

// The constraints whose solving led to a wanted one.
struct Ancestor {
  const Ancestor* up;
  const Pred* pred;
  Evidence* evidence;
};

struct Wanted {
  const Pred* pred;
  Evidence* evidence;  // null for Coercible
  GivenScope* scope;
  const Origin* origin;
  uint32_t depth = 0;
  bool hopeless = false;  // no instance will ever match
  const Ancestor* ancestors = nullptr;
};

class Solver {
 public:
  Solver(Store& store, Unifier& unifier, Reporter& reporter);

  // ---- collecting
  std::vector<Wanted> wanted;
  GivenScope* scope = nullptr;
  Evidence* want(const Pred* pred, const Origin* origin);
  // All of a context; the evidence of those that have any.
  Seq<const Evidence* const> want_all(std::span<const Pred> preds, const Origin* origin);

  // Where the types that are being made equal come from: for what the unifier leaves for later.
  void at(Span span, const Context* context) {
    s_.checking = place_.span = span;
    place_.context = context;
  }

  // ---- givens
  GivenScope* enter(const RigidOrigin* origin);  // becomes `scope`
  void leave();                                  // back to the parent
  // Adds givens to the current scope; the EvVars of those with evidence.
  Seq<const EvVar* const> assume(std::span<const Pred> preds);
  void assume(const EvVar* var);
  const EvVar* new_evidence_var(const Pred* pred);
  void assume_equal(const Type* a, const Type* b);
  void look_again_at_families();

  // ---- solving
  void solve(std::vector<Wanted>& list);     // leaves what is stuck
  bool solve_now(std::vector<Wanted> list);  // everything, or nothing is kept; reports nothing
  bool pick_any = false;  // last resort: take an instance although a more specific one might still match

  // ---- instances
  // Only instances of modules the given one imports, directly or not, are seen, and those that stand beside their class
  // or their type. All are, until this is called.
  void see_from(Symbol module);
  enum class Found : uint8_t { No, Maybe, Yes };
  struct Match {
    Found found = Found::No;
    InstanceId instance;
    std::vector<const Type*> types;  // of the instance's variables
  };
  Match find_instance(const Pred& pred);
  void add_instance(InstanceId id);
  InstanceId same_instance(const InstanceInfo& info);  // one with an equal head, or invalid

 private:
  enum class Step : uint8_t { Solved, Stuck };
  Step step(Wanted& w, std::vector<Wanted>& work);
  void postpone(const Type* a, const Type* b);
  bool by_given(const Wanted& w);
  bool by_ancestor(const Wanted& w);
  bool awaits_given(const Wanted& w);
  bool may_equal(const Type* a, const Type* b);
  Found match_rule(const GivenRule& rule, const Pred& pred, std::vector<const Type*>& types);
  const GivenRule* find_rule(const GivenScope& in, const Pred& pred, std::vector<const Type*>& types, bool& maybe);
  Found by_rule(Wanted& w, std::vector<Wanted>& work);
  Step by_assuming(Wanted& w, std::vector<Wanted>& work);
  Step by_components(Wanted& w, std::vector<Wanted>& work);
  bool components_of(const Type* constraint, std::vector<const Pred*>& out);
  void open_givens(GivenScope* in);
  bool awaits_unknown(const Wanted& w);
  Step by_instance(Wanted& w, std::vector<Wanted>& work);
  Step by_typeable(Wanted& w, std::vector<Wanted>& work);
  Step by_literal(Wanted& w);
  std::optional<Step> by_field(Wanted& w);
  Step by_coercion(Wanted& w);
  Found coercible(const Type* a, const Type* b, GivenScope* at, int depth);
  const Type* unwrap_newtype(const Type* type);
  Evidence* subgoal(const Wanted& parent, const Pred* pred, std::vector<Wanted>& work);
  void improve_by_givens(const Wanted& w);
  void improve_by_instances(const Wanted& w);
  void improve_by_superclasses(const Wanted& w);
  void improve_pairs(const std::vector<Wanted>& list);
  void add_given(const Pred* pred, const Evidence* evidence, int depth);
  void add_rule(const GivenRule& rule);
  void activate(GivenScope* target);
  Found match(const Type* pattern, const Type* type);
  Found match_head(const InstanceInfo& info, const Pred& pred, std::vector<const Type*>& types);
  bool visible(InstanceId id);
  bool at_home(const InstanceInfo& info) const;
  bool more_specific(const InstanceInfo& a, const InstanceInfo& b);

  Store& s_;
  Unifier& u_;
  Reporter& r_;
  std::deque<GivenScope> scopes_;
  Origin place_{OriginKind::Match, {}, {}, nullptr};
  const Wanted* solving_ = nullptr;           // what is being solved just now
  std::vector<Wanted>* postponed_ = nullptr;  // where postponed equalities go; null: with the wanted ones
  bool any_unknown_ = false;                  // is an unknown constraint given anywhere?
  std::vector<signed char> visible_;          // by InstanceId: -1 not asked yet
  GivenScope* active_ = nullptr;              // the scope whose equalities are in force
};

}  // namespace needle::types
