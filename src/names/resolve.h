// Surface tree to resolved tree, in place: imports, scopes, fixities, binding groups (see syntax/tree.h for what holds
// afterwards). One file per pass: imports.cpp, scopes.cpp (name resolution), fixity.cpp, groups.cpp, exports.cpp.
#pragma once
#include <vector>

#include "names/entity.h"
#include "source/diagnostic.h"
#include "syntax/parse.h"

namespace needle::names {

struct LocalInfo {
  Symbol name;
  Span span;
};

// What is in scope at the top level of a module: kept so that an expression can be resolved there later (`needle
// eval`).
struct TopScope {
  struct Candidates {
    std::vector<EntityId> entities;
  };                                                     // more than one: ambiguous when used
  std::unordered_map<Symbol, Candidates> values, types;  // keyed by the name as it may be written, "M.lookup" too
};

struct ResolvedModule {
  syntax::ParsedModule parsed;
  std::vector<LocalInfo> locals;  // by LocalId
  TopScope scope;
  Symbol name;
};

// The imports of the module must all be in the environment. Adds the module, its entities and its exports to it.
// With errors the result may be incomplete; `diagnostics` says so.
ResolvedModule resolve_module(Environment& environment, syntax::ParsedModule parsed, Diagnostics& diagnostics);

// Resolves a free-standing expression or type in the scope of a module; new locals are appended to module.locals.
void resolve_expression(Environment& environment, ResolvedModule& module, syntax::Expr*& expr,
                        Diagnostics& diagnostics);
void resolve_type(Environment& environment, ResolvedModule& module, syntax::TypeExpr*& type, Diagnostics& diagnostics);

// The scope of a file that is not there: `import Prelude` alone, for `needle eval - EXPR`.
ResolvedModule prelude_scope(Environment& environment, Diagnostics& diagnostics);

// --dump=names: the tree with every name replaced by what it refers to.
std::string dump_names(const Environment& environment, const ResolvedModule& module);

}  // namespace needle::names
