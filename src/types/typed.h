// What the type checker hands to desugar: the resolved tree is unchanged; these tables, keyed by NodeId, say the type
// of every node and where dictionaries are passed.
//
// Dictionaries. A class constraint is passed as a value, its evidence. Equality (~) and Coercible constraints have no
// evidence: they never appear in any of the lists below. The dictionary of a class is a record: its superclasses'
// dictionaries (those with evidence, in declaration order), then its methods in declaration order. The evidence of a
// quantified constraint is a function from the evidence of its context to that of its conclusion. That of an unknown
// constraint is whatever stands for the constraint that it turns out to be: a dictionary, a tuple of evidence for several
// constraints, the unit for none and for those without evidence.
//
// Generalisation. A binding with constraints is a function of its EvVars. All bindings of an inferred group share the
// same EvVars (each binding abstracts over them again), and an occurrence of a group member inside the group is applied
// to them like any other occurrence. So no binding ever needs a tuple of results.
#pragma once
#include <functional>
#include <memory>
#include <unordered_map>
#include <vector>

#include "names/resolve.h"
#include "types/entity_table.h"
#include "types/type.h"

namespace needle::types {

using syntax::NodeId;
using InstanceId = Id<struct InstanceTag>;

// A dictionary variable: bound by a generalised binding, a wrap, an instance context, or a constructor pattern.
struct EvVar {
  const Pred* pred;
  uint32_t unique;
};

enum class EvidenceKind : uint8_t {
  Var,         // a dictionary variable in scope
  Instance,    // an instance's dictionary applied to the evidence of its context
  Superclass,  // the index-th dictionary inside another
  Recursive,   // `of`, an enclosing piece of evidence marked `recursive`, is needed inside itself: refer to its letrec
  Typeable,    // built-in evidence for Typeable t: con is the type constructor at its head, args are evidence for its
               // arguments
  Apply,       // `of`, of a quantified constraint, applied to args; con is the class of its conclusion
  Abstract,    // \params -> of: a quantified constraint's
  Tuple,       // of an unknown constraint that is several: args are theirs
  Component,   // the index-th of the `count` constraints that `of`, of an unknown one, is; con is its class
  Selector,    // built-in evidence for HasField: con is the field
  Literal,     // built-in evidence for KnownNat n, KnownSymbol s: con is the class, `literal` says which
};
struct Evidence {
  EvidenceKind kind = EvidenceKind::Var;
  const EvVar* var = nullptr;
  InstanceId instance = {};
  // Selector; Literal; Apply; Component; Typeable, where it is invalid when the head is a variable: its evidence is then
  // the first of args.
  EntityId con = {};
  const Evidence* of = nullptr;  // Superclass, Recursive, Apply, Abstract, Component
  uint32_t index = 0;            // Superclass, Component
  uint32_t count = 1;            // Component
  Symbol literal = {};           // Literal: as in Type
  Seq<const Evidence* const> args = {};
  Seq<const EvVar* const> params = {};  // Abstract
  bool recursive = false;               // Instance: some Recursive node inside refers to this one
};

// Applied to the value of a node from the inside out.
struct WrapStep {
  bool abstract;  // true: \params -> e;  false: e args
  Seq<const EvVar* const> params;
  Seq<const Evidence* const> args;
};

// What the checker knows of an expression, pattern or statement.
struct NodeInfo {
  const Type* type = nullptr;  // of the node's value as seen from outside (after the wrap)
  Seq<const WrapStep> wrap;    // instantiation of variables and constructors; generalisation against a polytype
  // Evidence a construct itself needs:
  //   integer literal [Num]; fractional [Fractional]; string, under OverloadedStrings [IsString]; negation [Num]
  //   do [Monad]; a Bind statement with a failable pattern in a do [MonadFail]; sequence [Enum]
  //   literal pattern [Eq, Num|Fractional|IsString] (empty for Char and plain String patterns)
  //   record construction: the constructor's own dictionary arguments
  Seq<const Evidence* const> evidence;
  // Constructor (and record) pattern: the dictionaries it brings into scope, one per dictionary field.
  Seq<const EvVar* const> binds;
};

// What the checker knows of a binding (FunctionDecl, PatternBindingDecl: by their NodeId).
struct BindInfo {
  Seq<const EvVar* const> params;  // dictionaries it abstracts over; empty for pattern bindings
  const Type* type = nullptr;      // Forall when generalised; null for pattern bindings (see their variables)
};

// ---------------------------------------------------------------- declarations
struct ConInfo {
  EntityId entity;
  Seq<const TypeVar* const> existentials;
  Seq<const Pred>
      context;  // constraints stored in the constructor; GADT equalities are "~" preds over the type's params
  Seq<const Type* const> fields;  // over the data type's params and the existentials
  Seq<const bool> strict;
  Seq<const EntityId> labels;  // one per field, or empty
  bool infix = false;
};
struct DataInfo {
  EntityId entity;
  Seq<const TypeVar* const> params;
  bool is_newtype = false;
  const Type* family_head = nullptr;  // D Int a, of an instance of the data family D, over params; else null
  std::vector<ConInfo> constructors;
};
struct MethodInfo {
  EntityId entity;
  const Type* type;                // Forall class params + own variables: the full type, class constraint first
  bool has_default = false;        // a default implementation in the class body
  bool default_signature = false;  // whose type is its own (DefaultSignatures)
};
struct ClassInfo {
  EntityId entity;
  Seq<const TypeVar* const> params;
  Seq<const Pred> superclasses;
  std::vector<MethodInfo> methods;
};
struct InstanceInfo {
  InstanceId id;
  EntityId cls;
  Symbol module;
  Symbol dictionary_name;  // "$fEqMaybe", unique within its module
  Seq<const TypeVar* const> vars;
  Seq<const Pred> context;      // one dictionary parameter each, equalities left out
  Seq<const Type* const> head;  // arguments of the class
};

// An instance of this module, to be turned into a dictionary. Its methods are the FunctionDecls of decl->body; the
// BindInfo of each has params = the instance's context_params followed by the method's own constraints.
struct InstanceBody {
  InstanceId id;
  const syntax::InstanceDecl* decl = nullptr;  // null: nothing but what `via` says
  Span span;                                   // of the instance, or of the class in a deriving clause
  Seq<const EvVar* const> context_params;
  Seq<const Evidence* const> superclasses;  // over context_params
  const Evidence* via = nullptr;            // newtype deriving: take every method from this dictionary
  // For methods with a default signature:  \params -> default extra
  struct DefaultUse {
    EntityId method;
    Seq<const EvVar* const> params;    // the method's own constraints
    Seq<const Evidence* const> extra;  // evidence for those of the default's signature, over params
  };
  std::vector<DefaultUse> default_uses;
};

// Instances by the index of their InstanceId. Those of an image come first, the library's before others; each is decoded
// when it is first asked for. They never move.
class InstanceTable {
 public:
  using Read = std::function<void(ByteReader&, InstanceInfo&)>;

  size_t size() const { return list_.size(); }
  size_t library_size() const { return library_size_; }
  void set_library_size(size_t size) { library_size_ = size; }  // less than all, when packages are in the image
  const InstanceInfo& operator[](size_t i) const {
    if (!list_[i]) fetch(i);
    return *list_[i];
  }
  InstanceInfo& operator[](size_t i) { return const_cast<InstanceInfo&>(std::as_const(*this)[i]); }
  void push_back(const InstanceInfo& info) { list_.push_back(std::make_unique<InstanceInfo>(info)); }
  // The bytes must outlive the table.
  void read(ByteReader& in, Read read_entry);

 private:
  void fetch(size_t i) const;

  mutable std::vector<std::unique_ptr<InstanceInfo>> list_;
  size_t library_size_ = 0;
  WordTable ends_;
  std::string_view bytes_;
  Read read_entry_;
};

// Everything the checker knows of types, session-wide; keyed by EntityId. Serialised with the library image, which the
// tables go on reading from: ByteReader::Corrupt may come out of any of them.
class TypeEnv {
 public:
  Arena arena;
  EntityTable<const Type*> values;  // functions, constructors, fields, methods: their full types
  EntityTable<DataInfo> data;
  EntityTable<ClassInfo> classes;
  InstanceTable instances;
  // Private to the checker, but serialised alike: kinds, synonyms, functional dependencies, instance look-up tables.
  struct Extra;
  std::shared_ptr<Extra> extra;

  void write(ByteWriter& out) const;
  void read(ByteReader& in, size_t entities);  // as many as there are; the bytes must outlive it
};

struct TypedModule {
  std::vector<NodeInfo> nodes;  // by NodeId
  std::unordered_map<NodeId, BindInfo> bindings;
  std::vector<const Type*> locals;      // by LocalId: the variable's type (Forall when generalised)
  std::vector<InstanceBody> instances;  // written and derived
  std::vector<EntityId> data, classes;  // declared here, in source order
};

}  // namespace needle::types
