// The surface tree: a Haskell module as it was written, with places down to every sub-expression.
//
// One tree serves three stages. The parser builds it; `names` fills in what every name refers to and rewrites operator
// chains; `types` leaves the tree alone and records what it finds in side tables keyed by NodeId. Fields that a later
// stage fills are marked [names]. Nodes live in the module's arena and are trivially destructible; lists are Seq<T>.
//
// After `names`:  no OpChain nodes are left (Infix, Negate and constructor patterns instead) and no Paren nodes matter
// (they stay, transparent); every Name in use has a Ref; field puns and wildcards are expanded; `Bindings::groups`
// lists the bindings in dependency order.
#pragma once
#include <cstdint>
#include <optional>

#include "base/arena.h"
#include "base/symbol.h"
#include "source/source.h"

namespace needle::syntax {
// clang-format off: one node a line reads as a table

using NodeId = Id<struct NodeTag>;      // dense within a module, one per expression, pattern and declaration
using EntityId = Id<struct EntityTag>;  // a top-level thing of some module: see names/entity.h
using LocalId = Id<struct LocalTag>;    // a variable bound inside a definition: dense within a module

// What a name refers to. [names]
struct Ref {
  EntityId entity;  // a top-level entity of this or another module, or
  LocalId local;    // a local variable; at most one of the two is valid
  bool resolved() const { return entity.valid() || local.valid(); }
};

// A name as written: `M.lookup`, `lookup`, `+`, `Just`, `:+:`. Operators are stored without parentheses or backquotes.
struct Name {
  Symbol qualifier;  // "Data.Map" in Data.Map.lookup; default when unqualified
  Symbol text;
  Span span;
};

// The qualifier of names that the parser itself writes: the library's function of that name, whatever is imported.
inline constexpr std::string_view kLibraryQualifier = "$library";

// ---------------------------------------------------------------- types as written
enum class TypeExprKind : uint8_t {
  Var,
  Con,
  App,
  Fun,
  List,
  Tuple,
  Forall,
  Qualified,
  Bang,
  Wildcard,
  Kinded,
  Literal,
  Chain
};

struct TypeExpr {
  TypeExprKind kind;
  Span span;
  NodeId id;
};
struct VarType : TypeExpr {
  Symbol name;
};  // a
struct ConType : TypeExpr {
  Name name;
  Ref ref;
  bool promoted;  // 'T: a constructor used as a type
};                // T, M.T, also "[]", "()", "(,)", "->", "~" and operators
struct AppType : TypeExpr {
  TypeExpr* function;
  TypeExpr* argument;
};
struct FunType : TypeExpr {
  TypeExpr* argument;
  TypeExpr* result;
};
struct ListType : TypeExpr {
  TypeExpr* element;
};
struct TupleType : TypeExpr {
  Seq<TypeExpr*> elements;
};  // two or more
struct TypeBinder {
  Symbol name;
  TypeExpr* kind;
  Span span;
};  // kind null when not written
struct ForallType : TypeExpr {
  Seq<TypeBinder> binders;
  TypeExpr* body;
};
struct QualifiedType : TypeExpr {
  Seq<TypeExpr*> context;
  TypeExpr* body;
};  // (C a, D b) => t; `a ~ b` is Con "~" applied
struct BangType : TypeExpr {
  TypeExpr* type;
  bool lazy;
};                                  // !t in a field (lazy: ~t)
struct WildcardType : TypeExpr {};  // _
struct KindedType : TypeExpr {
  TypeExpr* type;
  TypeExpr* kind;
};  // (t :: k); kinds are TypeExprs: Con "*" or "Type", Fun ...
struct LiteralType : TypeExpr {
  Symbol text;  // a number's digits, or a string in double quotes
};              // 3, "name"
// a + b ~ c: two or more operators. `names` turns it into the application that its fixities say, in place.
struct ChainType : AppType {
  Seq<TypeExpr*> operands;
  Seq<TypeExpr*> operators;
};

// ---------------------------------------------------------------- literals
enum class LiteralKind : uint8_t { Integer, Fractional, Char, String };
struct Literal {
  LiteralKind kind;
  Symbol text;         // Integer: decimal digits, normalised;  String: UTF-8 content (surrogates encoded alike)
                       // Fractional: "numerator/denominator", decimal, in lowest terms
  uint32_t character;  // Char
};

// ---------------------------------------------------------------- patterns
enum class PatKind : uint8_t { Wild, Var, Lit, Con, OpChain, Tuple, List, Record, As, Lazy, Bang, View, Sig, Paren };

struct Pat {
  PatKind kind;
  Span span;
  NodeId id;
};
struct WildPat : Pat {};
struct VarPat : Pat {
  Name name;
  LocalId local;
  EntityId entity;
};  // [names] local, or entity for a top-level pattern binding
struct LitPat : Pat {
  Literal literal;
  bool negative;
};
struct ConPat : Pat {
  Name con;
  Ref ref;
  Seq<Pat*> args;
  bool infix;
};
struct PatOp {
  Name name;
  Ref ref;
};  // a constructor operator (or `Con`)
struct OpChainPat : Pat {
  Seq<Pat*> operands;
  Seq<PatOp> operators;
};  // p0 op0 p1 op1 p2; gone after names
struct TuplePat : Pat {
  Seq<Pat*> elements;
};  // none for ()
struct ListPat : Pat {
  Seq<Pat*> elements;
};
struct FieldPat {
  Name field;
  Ref ref;
  Pat* pat;
};  // pat null for a pun, until names expands it
struct RecordPat : Pat {
  Name con;
  Ref ref;
  Seq<FieldPat> fields;
  bool wildcard;
};  // C { f = p, g, .. }
struct AsPat : Pat {
  Name name;
  LocalId local;
  EntityId entity;
  Pat* pat;
};
struct LazyPat : Pat {
  Pat* pat;
};
struct BangPat : Pat {
  Pat* pat;
};
struct ViewPat : Pat {
  struct Expr* function;
  Pat* pat;
};
struct SigPat : Pat {
  Pat* pat;
  TypeExpr* type;
};
struct ParenPat : Pat {
  Pat* pat;
};

// ---------------------------------------------------------------- expressions
enum class ExprKind : uint8_t {
  Var,
  Con,
  Lit,
  App,
  TypeApp,
  OpChain,
  Infix,
  Negate,
  LeftSection,
  RightSection,
  Lambda,
  LambdaCase,
  Let,
  If,
  MultiIf,
  Case,
  Do,
  Tuple,
  List,
  Sequence,
  Comprehension,
  RecordCon,
  RecordUpdate,
  Selection,
  Annotated,
  Paren,
  Hole
};

struct Expr {
  ExprKind kind;
  Span span;
  NodeId id;
};
struct Bindings;
struct Rhs;
struct Stmt;

struct VarExpr : Expr {
  Name name;
  Ref ref;
};
struct ConExpr : Expr {
  Name name;
  Ref ref;
};  // also "()", "[]", "(,)"
struct LitExpr : Expr {
  Literal literal;
};
struct AppExpr : Expr {
  Expr* function;
  Expr* argument;
};
struct TypeAppExpr : Expr {
  Expr* function;
  TypeExpr* type;
};  // f @t
// x + y * - z: operands and operators as written; a prefix minus is a null operand followed by the operator "-".
struct OpChainExpr : Expr {
  Seq<Expr*> operands;
  Seq<Expr*> operators;
};  // operators are Var/Con nodes; gone after names
struct InfixExpr : Expr {
  Expr* left;
  Expr* op;
  Expr* right;
};  // [names]
struct NegateExpr : Expr {
  Expr* operand;
};  // [names]
// e.field, under OverloadedRecordDot; (.a.b) is \r -> r.a.b
struct SelectionExpr : Expr {
  Expr* record;
  Name field;
};
struct LeftSectionExpr : Expr {
  Expr* operand;
  Expr* op;
};  // (x +)   operand may be an OpChain before names
struct RightSectionExpr : Expr {
  Expr* op;
  Expr* operand;
};  // (+ x)
struct LambdaExpr : Expr {
  Seq<Pat*> params;
  Expr* body;
};
struct Alternative {
  Span span;
  Pat* pat;
  Rhs* rhs;
};
struct LambdaCaseExpr : Expr {
  Seq<Alternative> alternatives;
};
struct LetExpr : Expr {
  Bindings* bindings;
  Expr* body;
};
struct IfExpr : Expr {
  Expr* condition;
  Expr* then_branch;
  Expr* else_branch;
};
struct MultiIfExpr : Expr {
  Rhs* branches;
};  // guarded alternatives only
struct CaseExpr : Expr {
  Expr* scrutinee;
  Seq<Alternative> alternatives;
};
struct DoExpr : Expr {
  Seq<Stmt*> statements;
};  // the last is a Body statement
struct TupleExpr : Expr {
  Seq<Expr*> elements;
};  // two or more; null elements make it a tuple section
struct ListExpr : Expr {
  Seq<Expr*> elements;
};
struct SequenceExpr : Expr {
  Expr* from;
  Expr* next;
  Expr* to;
};  // [a ..] [a, b ..] [a .. c] [a, b .. c]; null when absent
struct ComprehensionExpr : Expr {
  Expr* body;
  Seq<Stmt*> statements;
};
struct FieldExpr {
  Name field;
  Ref ref;
  Expr* value;
};  // value null for a pun, until names expands it
struct RecordConExpr : Expr {
  Name con;
  Ref ref;
  Seq<FieldExpr> fields;
  bool wildcard;
  Span dots;  // of the wildcard
};
struct RecordUpdateExpr : Expr {
  Expr* record;
  Seq<FieldExpr> fields;
};
struct AnnotatedExpr : Expr {
  Expr* expr;
  TypeExpr* type;
};  // e :: t
struct ParenExpr : Expr {
  Expr* expr;
};
struct HoleExpr : Expr {
  Symbol name;
};  // _ or _x in an expression: reported by types

enum class StmtKind : uint8_t { Body, Bind, Let };
struct Stmt {
  StmtKind kind;
  Span span;
  NodeId id;
  Pat* pat;            // Bind
  Expr* expr;          // Body, Bind
  Bindings* bindings;  // Let
};

// One or more guarded alternatives. No guards: a single alternative with an empty guard list.
struct Guarded {
  Span span;
  Seq<Stmt*> guards;
  Expr* body;
};  // guards: Body = boolean, Bind = pattern guard, Let
struct Rhs {
  Span span;
  Seq<Guarded> alternatives;
  Bindings* where;  // null when there is none
};

// ---------------------------------------------------------------- declarations
enum class DeclKind : uint8_t {
  Signature,
  Fixity,
  Function,
  PatternBinding,
  Data,
  Synonym,
  Class,
  Instance,
  Deriving,
  Default,
  Foreign,
  Pragma,
  PatternSynonym,
  Splice,
  Family,
  FamilyInstance
};

struct Decl {
  DeclKind kind;
  Span span;
  NodeId id;
};
struct SignatureDecl : Decl {
  Seq<Name> names;
  TypeExpr* type;
  bool is_default;
};  // is_default: `default f :: t` in a class
enum class Associativity : uint8_t { Left, Right, None };
struct FixityDecl : Decl {
  Associativity associativity;
  int precedence;
  Seq<Name> operators;
};
struct Clause {
  Span span;
  Seq<Pat*> params;
  Rhs* rhs;
  bool infix;
};
// All clauses of one function, adjacent in the source. A variable bound without arguments (x = e) is a Function with
// one clause of no parameters; so is a bang binding's variable, wrapped as a PatternBinding.
struct FunctionDecl : Decl {
  Name name;
  LocalId local;  // [names] one of the two
  EntityId entity;
  Seq<Clause> clauses;  // the same number of parameters each (checked by names)
  Span overlap;         // [names] its name in an OVERLAP pragma, or invalid
};
struct PatternBindingDecl : Decl {
  Pat* pat;
  Rhs* rhs;
};

struct FieldDecl {
  Name name;
  TypeExpr* type;
  EntityId entity;
};  // name.text default when positional; type may be Bang
struct ConstructorDecl {
  Span span;
  Name name;
  EntityId entity;               // [names]
  Seq<TypeBinder> existentials;  // forall a. ; for GADT constructors all variables stand implicitly in `gadt_type`
  Seq<TypeExpr*> context;
  Seq<FieldDecl> fields;  // one per argument
  bool is_record;
  bool infix;
  TypeExpr* gadt_result;  // the result type of a GADT-syntax constructor, else null
};
enum class DerivingStrategy : uint8_t { Default, Stock, Newtype, AnyClass, Via };
struct DerivingClause {
  Span span;
  TypeExpr* type;
  DerivingStrategy strategy;
  TypeExpr* via;
};  // one per derived class
struct DataDecl : Decl {
  bool is_newtype;
  Seq<TypeExpr*> context;  // datatype contexts: accepted, ignored
  Name name;
  EntityId entity;           // [names]
  Seq<TypeBinder> params;    // none for an instance of a data family
  TypeExpr* instance_head;   // D Int a, of an instance of the data family D; else null
  TypeExpr* kind_signature;  // data T :: k where ..., or null
  Seq<ConstructorDecl> constructors;
  Seq<DerivingClause> deriving;
};
struct SynonymDecl : Decl {
  Name name;
  EntityId entity;
  Seq<TypeBinder> params;
  TypeExpr* type;
};
// type instance F t1 .. tn = t; also an equation of a closed family, and a class's default for an associated type.
struct FamilyInstanceDecl : Decl {
  TypeExpr* left;
  TypeExpr* right;
};
// type family F a :: k [where equations], data family D a; in a class without the word "family".
struct FamilyDecl : Decl {
  bool is_data;
  bool closed;
  Name name;
  EntityId entity;  // [names]
  Seq<TypeBinder> params;
  TypeExpr* result_kind;  // null when not written
  Seq<FamilyInstanceDecl*> equations;
};
struct FunDep {
  Seq<Symbol> from;
  Seq<Symbol> to;
};
struct ClassDecl : Decl {
  Seq<TypeExpr*> context;
  Name name;
  EntityId entity;
  Seq<TypeBinder> params;
  Seq<FunDep> fundeps;
  Bindings* body;  // signatures, fixities, default methods; associated families and their defaults
};
struct InstanceDecl : Decl {
  Seq<TypeExpr*> context;
  TypeExpr* head;  // C t1 .. tn
  Bindings* body;  // methods (names resolved to the class's), signatures (InstanceSigs), instances of families
};
struct DerivingDecl : Decl {
  Seq<TypeExpr*> context;
  TypeExpr* head;
  DerivingStrategy strategy;
  TypeExpr* via;
};
struct DefaultDecl : Decl {
  Seq<TypeExpr*> types;
};
struct ForeignDecl : Decl {
  Symbol convention;
  Symbol text;
  Name name;
  EntityId entity;
  TypeExpr* type;
};  // foreign import convention "text" name :: type
// {-# KEY words #-} at declaration level; only the ones somebody reads: INLINE NOINLINE OVERLAP DIST COST MINIMAL NEWER.
struct PragmaDecl : Decl {
  Symbol key;
  Seq<Symbol> words;
  Seq<Name> names;  // those of the words that may be one
  Name subject;     // the first of them
  Ref ref;
  std::optional<uint32_t> number;  // [names] of DIST: its constructor's weight; of COST: what its constructor costs
};
struct PatternSynonymDecl : Decl {
  Name name;
  EntityId entity;
  Seq<Name> params;
  Seq<LocalId> param_locals;  // [names] for the right-hand side pattern
  Pat* pat;
  bool is_record;       // pattern P { a, b } = p
  bool bidirectional;   // `=`; otherwise `<-`
  Bindings* builder;    // explicit `where` builder, or null
  TypeExpr* signature;  // from `pattern P :: t`, attached by the parser, or null
};
struct SpliceDecl : Decl {
  Expr* expr;
};  // a naked top-level expression or $(..): `return []`, `$quickCheckAll`

// Signatures and bindings of a let, where, class, instance or module, in source order.
// One group per strongly connected component, dependencies first; a binding with a signature breaks cycles only for
// typing, so `types` gets them split already: references to a binder that has a signature are not edges. [names]
struct BindGroup {
  Seq<Decl*> bindings;
  bool recursive;
};  // Function and PatternBinding only
struct Bindings {
  Span span;
  Seq<Decl*> decls;
  Seq<BindGroup> groups;
};

// ---------------------------------------------------------------- modules
enum class ExportKind : uint8_t { Var, Type, Module, Pattern };
enum class SubKind : uint8_t { None, All, Some };  // T, T(..), T(A, b)
struct ImportItem {
  Span span;
  ExportKind kind;
  Name name;
  SubKind sub;
  Seq<Name> subs;
};
struct Import {
  Span span;
  Symbol module;
  Span module_span;
  bool qualified;
  Symbol alias;  // default when none
  bool hiding;
  bool has_list;
  Seq<ImportItem> items;
  bool implicit;  // the Prelude import nobody wrote
};
struct Module {
  FileId file;
  Span span;
  Symbol name;  // Main when there is no header
  Span name_span;
  bool has_exports;
  Seq<ImportItem> exports;
  Seq<Import> imports;     // the implicit Prelude import included unless NoImplicitPrelude or an explicit one
  Bindings* body;          // every top-level declaration; groups cover the value bindings
  Seq<Symbol> extensions;  // from LANGUAGE pragmas
  uint32_t node_count;     // NodeIds are below this
  uint32_t local_count;    // [names] LocalIds are below this
};

// clang-format on
}  // namespace needle::syntax
