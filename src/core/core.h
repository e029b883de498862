// Core: the small lazy language that everything after the front end speaks.
//
//   e ::= x | global | literal | K e1..en | prim# e1..en | e e1..en | \x1..xn -> e
//       | let b in e | case e of x { alts } | tick e | overlap e1..en { clauses; else -> e }
//
// What holds of every core tree (lint checks it):
//   - Constructors and primitives are saturated; application and lambda take one or more arguments at once.
//   - `let` allocates, `case` evaluates: a case evaluates its scrutinee to weak head normal form, binds it to its
//     binder, and selects an alternative; nothing else forces anything, but a primitive's strict arguments.
//   - Type classes are gone: a dictionary is a value of the class's dictionary constructor, an instance is a global (a
//     function when the instance has a context). Newtypes are gone: their constructor is the identity.
//   - Strict constructor fields are already evaluated by a case around the constructor.
//   - Every variable is bound once in the whole program (binders are unique objects); no shadowing.
//   - A `let` marked `join` binds lambdas that are only ever called saturated in tail position: control flow, no
//     allocation. A join point without parameters binds an expression that is not a lambda; a variable naming it is the
//     jump.
//   - An `overlap` calls no join point from any of its parts: what waits in it outlives the control flow around it.
//   - Trees are immutable once built. A pass builds new nodes in the program's arena.
//
// What is deliberately absent: types as terms, coercions, unboxed types (the machine's words are tagged, an evaluated
// Int is its word), and any notion of an unknown input: those are made by the machine, from a type.
#pragma once
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/arena.h"
#include "base/symbol.h"
#include "core/type.h"
#include "source/source.h"

namespace needle::core {
// clang-format off: one node a line reads as a table

using GlobalId = Id<struct GlobalTag>;
using TyConId = Id<struct TyConTag>;
using ConId = Id<struct ConTag>;

struct TyCon;

// A data constructor. Dictionary constructors of classes are ordinary ones (superclasses first, then methods).
struct DataCon {
  ConId id;
  Symbol module;
  Symbol name;  // unqualified, as in the source: "Just", ":+:", "(,)", "D:Eq" for a dictionary
  TyCon* parent = nullptr;
  uint32_t tag = 0;          // position in the declaration, from 0
  uint32_t arity = 0;        // runtime fields: dictionaries of an existential context first, then the declared ones
  uint32_t dict_fields = 0;  // how many of the first fields are dictionaries
  Seq<const Type* const> field_types;  // arity many, over the TyCon's params and the constructor's existentials
  Seq<const bool> strict_fields;       // arity many
  Seq<const Symbol> field_names;       // record labels of the declared fields (arity - dict_fields many), or empty
  int fixity = 9;                      // for printing infix constructors
  char associativity = 'l';            // 'l' 'r' 'n'
  bool infix = false;                  // declared infix
  uint32_t weight = 0;                 // by a DIST pragma: how often it is drawn, relative to the others; 0: none said
  uint32_t cost = 1;  // by a COST pragma: what it adds to the size of a value; a newtype's costs nothing
};

struct TyCon {
  TyConId id;
  Symbol module;
  Symbol name;
  Seq<const Symbol> params;
  Seq<DataCon* const> constructors;  // in order of their tags; empty for primitive and abstract types
  bool is_newtype = false;           // one constructor of one field, erased in terms
  bool is_class = false;             // a class's dictionary type
  bool is_primitive = false;         // Int, Char, Double ..., ->
};

struct Var {
  Symbol name;                 // for printing; uniqueness is the object's identity
  const Type* type = nullptr;  // null when a pass made it up and does not know
  uint32_t unique = 0;         // numbered from 1 within the program
};

enum class LitKind : uint8_t { Int, Integer, Char, Double, String };

struct Literal {
  LitKind kind = LitKind::Int;
  int64_t value = 0;  // Int (Word as its bits), Char; Integer when `text` is empty
  double real = 0;    // Double
  Symbol text;        // String: its characters in UTF-8 (surrogates encoded alike); Integer: decimal, when big
};

enum class Prim : uint16_t {
#define PRIM(id, name, modes, result, effect) id,
#include "core/prims.def"
#undef PRIM
};
enum class PrimResult : uint8_t { Int, Integer, Double, Bool, List, Any, IORes, None };
enum class PrimEffect : uint8_t { Pure, Partial, Action };
// Whether an argument of this mode is evaluated before the operation runs.
constexpr bool evaluates(char mode) {
  return mode == 's' || mode == 'c' || mode == 'C' || mode == 'D' || mode == 'd';
}

struct PrimInfo {
  const char* name;
  const char* modes;  // one letter an argument, see prims.def
  PrimResult result;
  PrimEffect effect;
  uint32_t arity;
};
const PrimInfo& prim_info(Prim prim);
size_t prim_count();
// Returns its argument as it is.
inline bool is_identity(Prim prim) {
  return prim == Prim::Coerce || prim == Prim::Precondition;
}
// The primitive of that name, or false.
bool find_prim(std::string_view name, Prim& out);

enum class ExprKind : uint8_t { Var, Global, Lit, Con, App, Lam, Let, Case, Prim, Tick, Overlap };

struct Expr {
  ExprKind kind;
  Span span;  // the source it came from; may be invalid
};

struct VarExpr : Expr {
  const Var* var;
};
struct GlobalExpr : Expr {
  GlobalId global;
};
struct LitExpr : Expr {
  Literal literal;
};
struct ConExpr : Expr {
  const DataCon* con;
  Seq<const Expr* const> args;
};
struct AppExpr : Expr {
  const Expr* function;
  Seq<const Expr* const> args;
};
struct LamExpr : Expr {
  Seq<const Var* const> params;
  const Expr* body;
};
struct Bind {
  const Var* var;
  const Expr* rhs;
};
struct LetExpr : Expr {
  bool recursive;
  bool join;
  Seq<const Bind> binds;
  const Expr* body;
};
struct Alt {
  const DataCon* con;  // null: a literal alternative
  Literal literal;
  Seq<const Var* const> fields;  // one per field of con
  const Expr* body;
};
struct CaseExpr : Expr {
  const Expr* scrutinee;
  const Var* binder;     // the evaluated scrutinee; never null
  Seq<const Alt> alts;   // all constructor or all literal alternatives; each at most once
  const Expr* fallback;  // taken when no alternative fits; null when that cannot happen
};
struct PrimExpr : Expr {
  Prim prim;
  Seq<const Expr* const> args;
};
struct TickExpr : Expr {
  uint32_t tick;
  const Expr* body;
};

// A match that does not depend on the order of its clauses. Subjects are lazy; any clause whose patterns all match may
// be taken (the program is expected to be confluent). A part of the subjects is evaluated only if it blocks some
// clause: all to its left in that clause already matches, it is not evaluated, and the pattern there is a constructor
// or literal.
//   - Parts are evaluated leftmost first; of several clauses that match the first is taken.
//   - A part that waits for an unknown lets the others go on. The match waits when all of them wait.
//   - A part that raises blocks the clauses that need it, no other. When nothing can match any more: the exception of
//     the leftmost part that raised, or, when values refute every clause, `fallback`.
// With `in_order` (made from Haskell's own conjunctions) the clauses, read as Haskell reads them, top to bottom and
// left to right, already say what the value is. Without unknowns it is evaluated just so: the first clause that is not
// refuted is taken or says what to evaluate, and an exception there is raised. Other clauses may be taken, and other
// parts evaluated early, only while that reading waits for an unknown; an exception of an early part is held until the
// reading arrives at it.
struct OverlapPattern {
  enum Kind : uint8_t { Any, Con, Lit } kind = Any;
  const Var* binder = nullptr;  // names the whole; may be null
  const DataCon* con = nullptr;
  Literal literal;                   // not a string
  Seq<const OverlapPattern> fields;  // Con: one per field of con
};
struct OverlapClause {
  Seq<const OverlapPattern> patterns;  // one per subject
  const Expr* body;
};
struct OverlapExpr : Expr {
  Seq<const Expr* const> subjects;
  Seq<const OverlapClause> clauses;
  const Expr* fallback;  // never null
  bool in_order;
};

// Every expression directly inside; every binder of a pattern, from left to right.
template <class F>
void each_part(const OverlapExpr& e, const F& f) {
  for (const Expr* s : e.subjects) f(s);
  for (const OverlapClause& c : e.clauses) f(c.body);
  f(e.fallback);
}
template <class F>
void each_binder(Seq<const OverlapPattern> patterns, const F& f) {
  for (const OverlapPattern& p : patterns) {
    if (p.binder) f(p.binder);
    each_binder(p.fields, f);
  }
}

template <class T>
const T& as(const Expr* e) {
  return *static_cast<const T*>(e);
}

// What the optimiser may know of a global beyond its body.
struct GlobalFlags {
  bool dictionary = false;     // an instance dictionary, or a function from dictionaries to one
  bool method = false;         // the implementation of one method of an instance
  bool selector = false;       // selects one field of a dictionary (a class method or a superclass)
  bool no_inline = false;      // NOINLINE pragma
  bool inline_always = false;  // INLINE pragma
  bool optimised = false;      // its body has been through the optimiser
  bool specialised = false;    // made by the optimiser: another global at known dictionaries
};

struct Global {
  GlobalId id;
  Symbol module;
  Symbol name;  // unqualified source name, or a made-up one such as "$fEqMaybe_=="
  const Type* type = nullptr;
  const Expr* body = nullptr;         // null while it still lies encoded in an image: ask Program::body
  const Expr* unoptimised = nullptr;  // the body before the optimiser changed it: ask Program::unoptimised_body
  uint32_t dict_params = 0;           // how many leading lambda parameters are dictionaries
  GlobalFlags flags;
  uint64_t strict_params = 0;  // bit i: a saturated call certainly evaluates parameter i (set by the optimiser)
  Span span;                   // of the definition
};

// A whole program: the library's part, loaded, and the user's, added. Owns every node.
//
// What is in it never changes its place, so threads may follow the pointers they have while one adds. A thread that
// adds (builds nodes, decodes bodies, optimises) to a program that other threads use, or asks it for a global, holds
// `adding`.
class Program {
 public:
  Arena arena;
  std::mutex adding;

  TyCon* add_tycon(Symbol module, Symbol name);
  // The caller sets the constructor's fields; finish_tycon sets parent->constructors.
  DataCon* add_con(TyCon* parent, Symbol name);
  void finish_tycon(TyCon* tycon, const std::vector<DataCon*>& constructors);
  Global* add_global(Symbol module, Symbol name);
  Var* fresh(Symbol name, const Type* type);
  Var* numbered(Symbol name, const Type* type, uint32_t unique);  // when read back from text or an image
  uint32_t next_unique() const { return next_unique_; }

  Global& global(GlobalId id) {
    if (!globals_[id.index]) make_expected(id);
    return *globals_[id.index];
  }
  const Global& global(GlobalId id) const { return const_cast<Program*>(this)->global(id); }
  const DataCon* con(ConId id) const { return cons_[id.index].get(); }
  const TyCon* tycon(TyConId id) const { return tycons_[id.index].get(); }
  DataCon* con(ConId id) { return cons_[id.index].get(); }
  TyCon* tycon(TyConId id) { return tycons_[id.index].get(); }
  size_t global_count() const { return globals_.size(); }
  size_t con_count() const { return cons_.size(); }
  size_t tycon_count() const { return tycons_.size(); }

  // The first globals, those of an image, are expected: each is made, and filled by `load`, when it is first asked for.
  // `specialised` finds the one that the optimiser made under that name.
  void expect_globals(uint32_t count, std::function<void(Global&)> load, std::function<GlobalId(Symbol)> specialised);
  uint32_t expected_globals() const { return expected_; }
  GlobalId expected_specialised(Symbol name) const { return expected_ ? find_specialised_(name) : GlobalId(); }
  // The body of a global, decoded from the image on first use.
  const Expr* body(GlobalId id) {
    Global& g = global(id);
    if (!g.body && load_body) load_body(*this, g);
    return g.body;
  }
  // The body as desugar made it, for readers that must not depend on the optimiser. What the optimiser itself made (a
  // specialised copy) is not reached from such bodies.
  const Expr* unoptimised_body(GlobalId id) {
    Global& g = global(id);
    if (!g.unoptimised && load_unoptimised) load_unoptimised(*this, g);
    return g.unoptimised ? g.unoptimised : body(id);
  }
  // Installed by the loader of an image; decode g's body, or the unoptimised one, into this program.
  std::function<void(Program&, Global&)> load_body, load_unoptimised;

  // Constructors and types the machine and the reference evaluator know: set by desugar as it meets their declarations.
  struct Known {
    const DataCon *false_con = nullptr, *true_con = nullptr, *nil = nullptr, *cons = nullptr, *unit = nullptr,
                  *io_res = nullptr;
  } known;

 private:
  void make_expected(GlobalId id);

  std::vector<std::unique_ptr<TyCon>> tycons_;
  std::vector<std::unique_ptr<DataCon>> cons_;
  std::vector<std::unique_ptr<Global>> globals_;  // null: expected
  uint32_t expected_ = 0;
  std::function<void(Global&)> load_global_;
  std::function<GlobalId(Symbol)> find_specialised_;
  uint32_t next_unique_ = 1;
};

// clang-format on
}  // namespace needle::core
