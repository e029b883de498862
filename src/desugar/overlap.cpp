// Functions with an OVERLAP pragma: all clauses become one order-independent match.
//
//   {-# OVERLAP (&&) #-}
//   False && _ = False                     \a b -> overlap a b { False _ -> False; _ False -> False;
//   _ && False = False              ->                           True x -> x; x True -> x;
//   True && x  = x                                               else -> patError ".." }
//   x && True  = x
#include "desugar/desugarer.h"

namespace needle::desugar {

using namespace syntax;

namespace {

constexpr int kOverlap = 512;

// What such a pattern would do that depends on the order of things; null when it does not.
const char* obstacle(PatternKind kind) {
  switch (kind) {
    case PatternKind::Any:
    case PatternKind::Con:
    case PatternKind::Literal:
      return nullptr;
    case PatternKind::Equal:
      return "A literal compared with (==)";
    case PatternKind::View:
      return "A view pattern or pattern synonym";
    case PatternKind::Bang:
      return "A bang pattern";
    case PatternKind::Lazy:
      return "A lazy pattern";
  }
  return nullptr;
}

std::string in_function(const FunctionDecl& decl) {
  return " is not possible in '" + std::string(decl.name.text.text()) + "', which has an OVERLAP pragma";
}

}  // namespace

core::OverlapPattern Desugarer::overlap_pattern(const Pattern* p, const core::Type* type, const FunctionDecl& decl) {
  const Var* binder = p->names.empty() ? nullptr : variable_for(p, type, "p");
  bind_names(p, binder);
  if (const char* what = obstacle(p->kind)) {
    diagnostics_.error(kOverlap, p->span, what + in_function(decl),
                       {"Its clauses are tried in no particular order: only constructors, literals of Int, Word, "
                        "Integer and Char, variables, wildcards and as-patterns have a meaning there"});
    std::vector<Binder> inside;  // they may be mentioned
    variables(p, inside);
    for (const Binder& b : inside) bind(b, fresh(b.name.text.text()));
    return build_.any(binder);
  }
  if (p->kind == PatternKind::Literal) return build_.lit_pattern(p->literal, binder);
  if (p->kind == PatternKind::Any) return build_.any(binder);
  std::vector<core::OverlapPattern> fields;
  for (size_t i = 0; i < p->con->arity; ++i) {
    const core::Type* field = types_of_core_.field(p->con, i, type);
    if (i >= p->con->dict_fields) {
      fields.push_back(overlap_pattern(p->args[i - p->con->dict_fields], field, decl));
    } else {
      const Var* dictionary = fresh("d", field);
      if (i < p->dictionaries.size()) dictionaries_[p->dictionaries[i]] = dictionary;
      fields.push_back(build_.any(dictionary));
    }
  }
  return build_.con_pattern(p->con, fields, binder);
}

CoreExpr Desugarer::overlapping_clauses(const FunctionDecl& decl) {
  const size_t arity = decl.clauses[0].params.size();
  if (arity == 0) {
    diagnostics_.error(kOverlap, decl.overlap,
                       "The OVERLAP pragma wants a function with arguments, but the equation for '" +
                           std::string(decl.name.text.text()) + "' has none");
  }
  std::vector<const Var*> params;
  std::vector<CoreExpr> subjects;
  for (size_t i = 0; i < arity; ++i) {
    params.push_back(fresh("a", type_of(decl.clauses[0].params[i]->id)));
    subjects.push_back(build_.var(params[i], decl.clauses[0].params[i]->span));
  }
  Failure failure = failing(decl.span, "Non-exhaustive patterns in function " + std::string(decl.name.text.text()));
  std::vector<core::OverlapClause> clauses;
  for (const Clause& c : decl.clauses) {
    if (can_fail(*c.rhs)) {
      diagnostics_.error(kOverlap, c.rhs->span, "A guard that may fail" + in_function(decl),
                         {"There is no next clause to fall through to: end the guards with otherwise"});
    }
    std::vector<core::OverlapPattern> patterns;
    for (size_t i = 0; i < arity; ++i) patterns.push_back(overlap_pattern(pattern(c.params[i]), params[i]->type, decl));
    clauses.push_back(build_.clause(patterns, right_hand_side(*c.rhs, failure)));
  }
  CoreExpr body = build_.overlap(subjects, clauses, failure.take(), false, decl.span);
  return build_.lam(params, marked(decl, body), decl.span);
}

}  // namespace needle::desugar
