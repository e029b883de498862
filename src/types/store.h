// What every part of the checker shares: the environment it fills, the factory of type nodes, and the operations that
// look through solved unification variables.
//
// Unification variables (metas) are solved in place and carry the level of the binding group they belong to: a meta
// whose level is deeper than the group's surroundings can be generalised. Rigid variables (skolems) carry a level as
// well: a meta may only be solved by a type whose rigid variables are not deeper than itself. Inside a match on a
// constructor that says a ~ T, the rigid variable `a` is bound to T for as long as that match is being checked
// (`TyVar::bound`).
//
// Type nodes are immutable and only made here; `flags` says whether metas or variables may occur inside, so that ground
// types are never walked.
#pragma once
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "types/meta_set.h"
#include "types/typed.h"

namespace needle::types {

enum TypeFlag : uint8_t { kHasMeta = 1, kHasVar = 2, kHasFamily = 4 };

struct MetaVar {
  const Type* solution = nullptr;
  uint32_t level = 0;
  uint32_t unique = 0;
  bool zonked = false;  // the solution holds no solved metas any more
};

// Where a rigid variable comes from, for messages.
enum class RigidKind : uint8_t { Signature, Annotation, Instance, Class, Pattern, Expected, Inferred, Quantified };
struct RigidOrigin {
  RigidKind kind;
  Span span;
  Symbol name;                 // Signature: of what;  Pattern: the constructor
  const Type* type = nullptr;  // Signature, Annotation, Expected
};

// Every TypeVar the checker makes is one of these.
struct TyVar : TypeVar {
  uint32_t level = 0;
  const Type* type = nullptr;         // the Var node of this variable
  const Type* bound = nullptr;        // a given equality that is in force now
  const Type* replacement = nullptr;  // scratch of substitution and matching
  const RigidOrigin* origin = nullptr;
};
inline TyVar& rigid(const TypeVar* var) {
  return *const_cast<TyVar*>(static_cast<const TyVar*>(var));
}

struct SynonymInfo {
  Seq<const TypeVar* const> params;
  const Type* type = nullptr;
};
struct FunDepInfo {
  Seq<const uint32_t> from, to;  // positions of class parameters
};
struct ClassInstances {
  std::unordered_map<EntityId, std::vector<InstanceId>> by_head;  // by the constructor at the head of the last argument
  std::vector<InstanceId> general;                                // the last argument is a variable
};

// type instance F t1 .. tn = t, over its variables.
struct FamilyEquation {
  Seq<const TypeVar* const> vars;
  Seq<const Type* const> left;
  const Type* right = nullptr;
  Symbol module;
  Span span;
};
struct FamilyInfo {
  uint32_t arity = 0;
  bool closed = false;                    // its equations are tried from the first to the last
  std::vector<FamilyEquation> equations;  // of a type family
  std::vector<EntityId> data;             // of a data family: the types that are its instances
  std::vector<FamilyEquation> standard;   // none or one: what the class says for instances that say nothing
  std::vector<uint32_t> class_params;  // of an associated family, for each parameter: which of the class, or kNoParam
};
inline constexpr uint32_t kNoParam = UINT32_MAX;

struct TypeEnv::Extra {
  EntityTable<const Type*> kinds;  // of data types, synonyms and classes; Forall over kind variables
  EntityTable<SynonymInfo> synonyms;
  EntityTable<std::vector<FunDepInfo>> fundeps;
  EntityTable<FamilyInfo> families;
  EntityTable<ClassInstances> instances;
  std::unordered_map<EntityId, uint32_t>
      con_index;                           // constructor -> its place in DataInfo::constructors, once asked for
  EntityTable<const Type*> default_types;  // methods with a default signature: that type
  std::vector<const Type*> cons;           // Con nodes by EntityId
  // Constraints of an instance's context that have no evidence (~, Coercible); once the instance was asked for.
  std::unordered_map<InstanceId, Seq<const Pred>> silent_context;
  std::vector<Span> instance_spans;  // by InstanceId, for this session's modules
  uint32_t next_unique = 1;
};

class Store {
 public:
  Store(const names::Environment& names_in, TypeEnv& env_in);

  const names::Environment& names;
  TypeEnv& env;
  Arena& arena;
  TypeEnv::Extra& extra;
  uint32_t level = 1;

  // Every walk over a type says so at each node. A type may be as large as a tree as 2^32 nodes although it is small in
  // memory, as that of f4 . f4 with f0 x = (x, x), f1 = f0 . f0 and so on; then this throws OutOfBudget.
  void step() {
    if ((++steps_ & 0xFFF) == 0) check_steps();
  }
  void begin_steps() { steps_ = 0; }  // for each binding anew

  // ---- making types
  const Type* con(EntityId id);
  const Type* app(const Type* function, const Type* argument);
  const Type* apps(const Type* function, std::span<const Type* const> arguments);
  const Type* fun(const Type* argument, const Type* result);
  const Type* funs(std::span<const Type* const> arguments, const Type* result);
  const Type* list(const Type* element);
  const Type* tuple(std::span<const Type* const> elements);
  const Type* unit();
  const Type* family(EntityId con, const Type* application);
  const Type* literal(Symbol text);
  const Type* forall(std::span<const TypeVar* const> vars, std::span<const Pred> context, const Type* body);
  const Type* meta() { return meta_at(level); }
  const Type* meta_at(uint32_t at);
  TyVar* var(Symbol name, const Type* kind, uint32_t at = 0);
  const Type* star() const { return star_; }
  const Type* constraint() const { return constraint_; }
  const Pred* pred(EntityId cls, std::span<const Type* const> args);
  const Pred* pred_of(const Type* application);  // a class applied like a type, as a constraint
  uint32_t unique() { return extra.next_unique++; }

  // ---- looking at types
  static const Type* prune(const Type* type);  // through solved metas
  const Type* shallow(const Type* type);       // through bound rigid variables and applications of families as well
  const Type* zonk(const Type* type);          // through metas, everywhere
  const Type* normalise(const Type* type);     // through applications of families, everywhere
  const Pred* zonk(const Pred* pred);
  // Types equal as they stand; unsolved metas are equal to themselves only.
  bool equal(const Type* a, const Type* b);
  bool equal(const Pred& a, const Pred& b);
  // A function type seen as an application: (->) a applied to b.
  struct Application {
    const Type* function = nullptr;
    const Type* argument = nullptr;
  };
  Application as_application(const Type* type);  // of a shallow type; null when it is none
  EntityId head_con(const Type* type);           // of T a b, a -> b; invalid when it is a variable
  void metas_of(const Type* type, MetaSet& out);
  bool has_metas(const Type* type);
  bool has_metas(const Pred& pred);
  bool mentions_rigid_above(const Type* type, uint32_t at);
  void split_apps(const Type* type, const Type*& head, std::vector<const Type*>& args);

  // ---- substitution of variables
  const Type* substitute(const Type* type, std::span<const TypeVar* const> vars, std::span<const Type* const> types);
  Seq<const Pred> substitute(std::span<const Pred> preds, std::span<const TypeVar* const> vars,
                             std::span<const Type* const> types);
  // A forall with its variables replaced by fresh metas (after the given ones) or fresh rigid variables.
  struct Instance {
    const Type* type;
    Seq<const Pred> context;
    std::vector<const Type*> types;
  };
  Instance instantiate(const Type* forall, std::span<const Type* const> first = {});
  Instance skolemise(const Type* forall, const RigidOrigin* origin);

  // ---- type families (families.cpp)
  // What an application of a family is after one step; null when nothing says what it is yet, or ever.
  const Type* reduce(const Type* family);
  const Type* by_equations(const Type* family);  // the same by equations alone, whatever is given
  bool visible(const FamilyEquation& equation, EntityId family) const;
  // Of two equations: do they agree wherever both match?
  bool compatible(const FamilyEquation& a, const FamilyEquation& b);
  // The type of a data type's values: T a b, or the head of the instance of a data family.
  const Type* data_type(const DataInfo& data, std::span<const Type* const> params);
  const Type* drop_arguments(const DataInfo& data,
                             size_t count);  // that type over its own parameters, without the last
  struct GivenFamily {
    const Type* family;
    const Type* type;
  };
  std::vector<GivenFamily> given_families;  // given equalities that are in force: F a ~ t
  uint32_t equalities_in_force = 0;         // of given ones, about variables or families
  std::unordered_set<Symbol> modules;       // whose instances are seen; empty: all
  const Type* endless = nullptr;            // an application whose reduction was given up
  Span checking, endless_at;                // what is being checked now, and was then

  // ---- names the checker knows
  EntityId arrow, equality, quantified, unknown, list_type, unit_type;
  EntityId type_of_types;  // Data.Kind.Type, which stands for the kind of types
  EntityId known_type(std::string_view name) const { return names.known_type(name); }
  EntityId known_value(std::string_view name) const { return names.known_value(name); }
  bool is_equality(const Pred& p) const { return p.cls == equality; }
  bool has_evidence(const Pred& p) const {
    const EntityId cls = concluded_class(p, quantified);
    return cls != equality && cls != coercible;
  }
  EntityId coercible, typeable, known_nat, known_symbol, has_field;
  Symbol type_literals = intern("Needle.TypeLits");  // the module whose families the compiler reduces

  const ConInfo* constructor(EntityId con, const DataInfo** data = nullptr) const;
  template <class T>
  Seq<const T> keep(const std::vector<T>& items) {
    return arena.copy(items);
  }

 private:
  void check_steps() const;
  uint64_t steps_ = 0;
  const Type* substitute_marked(const Type* type);
  Seq<const Pred> substitute_marked(std::span<const Pred> preds);
  using Bindings = std::vector<const Type*>;
  enum class Fit : uint8_t { Apart, Open, Yes };  // Open: it depends on what a variable or a family turns out to be
  Fit match(const FamilyEquation& equation, const Type* pattern, const Type* type, Bindings& bound);
  Fit match(const FamilyEquation& equation, std::span<const Type* const> args, Bindings& bound);
  bool apart(const Type* a, const Type* b);
  bool unifies(const Type* a, const Type* b, std::unordered_map<const TypeVar*, const Type*>& bound);
  const Type* by_equations(EntityId family, std::span<const Type* const> args);
  const Type* by_equations(EntityId family, const FamilyInfo& info, std::span<const Type* const> args);
  const Type* by_literals(EntityId family, std::span<const Type* const> args);
  const Type* given_up(const Type* family);  // which it is, then
  const Type* normalise_parts(const Type* type);
  uint32_t reducing_ = 0, normalising_ = 0;  // how deep
  void add_builtin_types();
  const Type* star_;
  const Type* constraint_;
};

// Kinds have no entity: these two stand for Type and Constraint.
inline constexpr EntityId kStarCon{};
inline constexpr EntityId kConstraintCon{UINT32_MAX - 1};

}  // namespace needle::types
