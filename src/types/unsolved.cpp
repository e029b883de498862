// Messages for constraints nobody could solve.
#include <algorithm>

#include "types/finish.h"

namespace needle::types {

namespace {

// Is some argument of the constraint a function? Then an argument was probably forgotten.
bool about_functions(Store& store, const Pred& pred) {
  for (const Type* a : pred.args)
    if (store.shallow(a)->kind == TypeKind::Fun) return true;
  return false;
}

std::string bound_by(const GivenScope& scope, const Reporter& reporter, const names::Environment& names) {
  if (!scope.origin) return "";
  TypePrinter printer(names);
  printer.show_forall = true;
  std::string place = "\n    at " + reporter.describe(scope.origin->span);
  switch (scope.origin->kind) {
    case RigidKind::Signature:
      return "\n  bound by the type signature for:\n             " + in_parens(scope.origin->name.text()) +
             " :: " + (scope.origin->type ? printer.type(scope.origin->type) : "") + place;
    case RigidKind::Instance:
      return "\n  bound by the instance declaration" + place;
    case RigidKind::Pattern:
      return "\n  bound by a pattern with constructor: " + in_parens(scope.origin->name.text()) + place;
    case RigidKind::Annotation:
      return "\n  bound by an expression type signature" + place;
    case RigidKind::Quantified:
      return "\n  bound by a quantified context" + place;
    case RigidKind::Expected:
      return "\n  bound by a type expected by the context" + place;
    default:
      return "";
  }
}

// Where could the constraint be added? The innermost signature or instance around it.
std::string possible_fix(const Wanted& w, const std::string& constraint, const names::Environment& names) {
  for (GivenScope* g = w.scope; g; g = g->parent) {
    if (!g->origin) continue;
    TypePrinter printer(names);
    printer.show_forall = true;
    if (g->origin->kind == RigidKind::Signature)
      return "\nPossible fix:\n  add " + constraint + " to the context of\n    the type signature for:\n      " +
             in_parens(g->origin->name.text()) + " :: " + (g->origin->type ? printer.type(g->origin->type) : "");
    if (g->origin->kind == RigidKind::Instance)
      return "\nPossible fix:\n  add " + constraint + " to the context of the instance declaration";
  }
  return "";
}

class Unsolved {
 public:
  Unsolved(Store& store, Reporter& reporter, Solver& solver) : s_(store), r_(reporter), solver_(solver) {}

  void report(const Wanted& w) {
    if (w.depth > kDeepestSolving) {
      r_.error(kNoInstance, w.origin->span,
               "Reduction stack overflow; size = 201 when solving: " + TypePrinter(s_.names).pred(*s_.zonk(w.pred)),
               w.origin->context);
      return;
    }
    MetaSet metas;
    for (const Type* a : w.pred->args) s_.metas_of(a, metas);
    if (w.pred->cls == s_.equality || w.pred->cls == s_.coercible) return no_coercion(w);
    if (!metas.empty() && solver_.find_instance(*w.pred).found == Solver::Found::Maybe) return ambiguous(w, metas);
    if (!metas.empty() && s_.shallow(w.pred->args.back())->kind == TypeKind::Meta) return ambiguous(w, metas);
    no_instance(w);
  }

 private:
  void ambiguous(const Wanted& w, const MetaSet& metas) {
    for (const MetaVar* m : metas) {
      if (std::find(told_.begin(), told_.end(), m) != told_.end()) return;  // once a variable
    }
    told_.insert(told_.end(), metas.begin(), metas.end());
    TypePrinter printer(s_.names);
    const Type* first = nullptr;
    for (const Type* a : w.pred->args) first = first ? first : find_meta(a, *metas.begin());
    std::string var = first ? printer.type(first) : "a0";
    std::string constraint = printer.pred(*s_.zonk(w.pred), 1);
    r_.error(kAmbiguous, w.origin->span,
             "Ambiguous type variable '" + var + "'" + r_.arising(*w.origin) + "\nprevents the constraint '" +
                 constraint + "' from being solved.\nProbable fix: use a type annotation to specify what '" + var +
                 "' should be.",
             w.origin->context);
  }

  const Type* find_meta(const Type* type, const MetaVar* m) {
    type = s_.shallow(type);
    if (type->kind == TypeKind::Meta) return type->meta == m ? type : nullptr;
    if (type->kind != TypeKind::App && type->kind != TypeKind::Fun) return nullptr;
    const Type* left = find_meta(type->left, m);
    return left ? left : find_meta(type->right, m);
  }

  void no_coercion(const Wanted& w) {
    const Pred* p = s_.zonk(w.pred);
    TypePrinter printer(s_.names);
    if (p->cls == s_.equality) {
      Mismatch where{MismatchKind::Clash, p->args[0], p->args[1], nullptr};
      std::vector<std::string> notes;
      if (w.origin->kind != OriginKind::Match) notes.push_back(r_.arising(*w.origin).substr(1));
      r_.mismatch(w.origin->span, w.origin->context, s_.normalise(p->args[0]), s_.normalise(p->args[1]), where, notes);
      return;
    }
    r_.error(kNoInstance, w.origin->span,
             "Couldn't match representation of type '" + printer.type(p->args[0]) + "' with that of '" +
                 printer.type(p->args[1]) + "'\n" + r_.arising(*w.origin).substr(1),
             w.origin->context);
  }

  void no_instance(const Wanted& w) {
    const Pred* p = s_.zonk(w.pred);
    for (auto& [scope, pred] : reported_)
      if (scope == w.scope && s_.equal(*pred, *p)) return;
    reported_.push_back({w.scope, p});
    TypePrinter printer(s_.names);
    std::string constraint = printer.pred(*p, 1);
    if (p->args.empty() || constraint[0] != '(') constraint = "(" + constraint + ")";
    std::string given;
    for (GivenScope* g = w.scope; g; g = g->parent) {
      if (g->written.empty()) continue;
      std::string preds;
      for (const Pred* q : g->written) preds += (preds.empty() ? "" : ", ") + TypePrinter(s_.names).pred(*s_.zonk(q));
      if (g->written.size() > 1) preds = "(" + preds + ")";
      given += (given.empty() ? "\nfrom the context: " : "\n or from: ") + preds + bound_by(*g, r_, s_.names);
    }
    bool rigid_inside = false;
    for (const Type* a : p->args) rigid_inside |= s_.mentions_rigid_above(a, 0);
    std::string message;
    if (!given.empty() && rigid_inside) {
      message = "Could not deduce " + constraint + r_.arising(*w.origin) + given;
    } else {
      message = "No instance for " + constraint + r_.arising(*w.origin);
    }
    if (about_functions(s_, *p)) message += "\n  (maybe you haven't applied a function to enough arguments?)";
    bool var_headed = false;
    for (const Type* a : p->args) var_headed |= !s_.head_con(a).valid();
    if (var_headed) message += possible_fix(w, constraint, s_.names);
    r_.error(kNoInstance, w.origin->span, message, w.origin->context);
  }

  Store& s_;
  Reporter& r_;
  Solver& solver_;
  std::vector<const MetaVar*> told_;
  std::vector<std::pair<const GivenScope*, const Pred*>> reported_;
};

}  // namespace

void report_unsolved(Store& store, Reporter& reporter, Solver& solver, std::vector<Wanted>& list) {
  Unsolved unsolved(store, reporter, solver);
  std::stable_sort(list.begin(), list.end(),
                   [](const Wanted& a, const Wanted& b) { return a.origin->span.begin < b.origin->span.begin; });
  for (const Wanted& w : list) unsolved.report(w);
}

void report_endless(Store& store, Reporter& reporter) {
  if (!store.endless) return;
  reporter.error(kFamily, store.endless_at,
                 "Reduction stack overflow\nwhen reducing the type family application " +
                     TypePrinter(store.names).type(store.zonk(store.endless)));
}

void report_holes(Store& store, Reporter& reporter, const std::vector<Infer::Hole>& holes) {
  for (const Infer::Hole& h : holes) {
    std::string name(h.name.text());
    if (name.empty()) name = "_";
    std::string message = "Found hole: " + name + " :: " + TypePrinter(store.names).type(store.zonk(h.type));
    if (name != "_") message += "\nOr perhaps '" + name + "' is mis-spelled, or not in scope";
    reporter.error(kHole, h.span, message, h.context);
  }
}

}  // namespace needle::types
