#include "types/finish.h"

namespace needle::types {

namespace {

bool is_numeric(std::string_view name) {
  return name == "Num" || name == "Integral" || name == "Fractional" || name == "Floating" || name == "Real" ||
         name == "RealFrac" || name == "RealFloat";
}

bool is_standard(std::string_view name) {
  static const std::string_view names[] = {"Eq",     "Ord",         "Show",   "Read",      "Enum",      "Bounded",
                                           "Ix",     "Functor",     "Monad",  "MonadPlus", "MonadFail", "Semigroup",
                                           "Monoid", "Applicative", "Random", "RandomGen"};
  return is_numeric(name) || std::find(std::begin(names), std::end(names), name) != std::end(names);
}

// Test files leave the type of a polymorphic property open where Template Haskell would have made it Integer.
bool is_testing(std::string_view name) {
  return name == "Arbitrary" || name == "CoArbitrary" || name == "Function";
}

bool is_interactive(std::string_view name) {
  return is_numeric(name) || name == "Show" || name == "Eq" || name == "Ord" || name == "Foldable" ||
         name == "Traversable";
}

class Defaulting {
 public:
  Defaulting(Store& store, Solver& solver, std::span<const Type* const> defaults, bool extended)
      : s_(store), solver_(solver), extended_(extended) {
    if (extended) types_ = {s_.unit(), s_.con(s_.list_type)};
    types_.insert(types_.end(), defaults.begin(), defaults.end());
  }

  // Defaults every meta that can be; each is looked at with the constraints that mention it.
  bool step(const std::vector<Wanted>& list) {
    std::vector<MetaVar*> order;
    std::unordered_map<MetaVar*, std::vector<const Wanted*>> about;
    for (const Wanted& w : list) {
      MetaSet own;
      for (const Type* a : w.pred->args) s_.metas_of(a, own);
      for (MetaVar* m : own) {
        if (about[m].empty()) order.push_back(m);
        about[m].push_back(&w);
      }
    }
    bool changed = false;
    for (MetaVar* m : order) changed |= !m->solution && try_meta(m, about[m]);
    return changed;
  }

 private:
  bool try_meta(MetaVar* m, const std::vector<const Wanted*>& mentioning) {
    bool trigger = false;
    std::vector<const Wanted*> about;
    for (const Wanted* w : mentioning) {
      const Type* arg = w->pred->args.size() == 1 ? s_.shallow(w->pred->args[0]) : nullptr;
      bool simple = arg && arg->kind == TypeKind::Meta && arg->meta == m;
      std::string_view name = s_.names.entity(w->pred->cls).name.text();
      if (!simple) {
        if (!extended_) return false;
        continue;
      }
      if (!extended_ && !is_standard(name) && !is_testing(name) && name != "IsString") return false;
      trigger |= extended_ ? is_interactive(name) : is_numeric(name) || is_testing(name) || name == "IsString";
      about.push_back(w);
    }
    if (!trigger) return false;
    for (const Type* t : types_) {
      bool fits = true;
      for (const Wanted* w : about) fits = fits && holds(*w, t);
      if (!fits) continue;
      m->solution = t;
      return true;
    }
    return false;
  }

  // The constraint C m, at this type. (Solving m for a try cannot be undone: other metas may come to point past it.)
  bool holds(const Wanted& w, const Type* type) {
    const Type* args[] = {type};
    return solver_.solve_now({{s_.pred(w.pred->cls, args), s_.arena.make<Evidence>(), w.scope, w.origin}});
  }

  Store& s_;
  Solver& solver_;
  bool extended_;
  std::vector<const Type*> types_;
};

}  // namespace

void default_and_solve(Store& store, Solver& solver, std::vector<Wanted>& list, std::span<const Type* const> defaults,
                       bool extended) {
  Defaulting defaulting(store, solver, defaults, extended);
  solver.solve(list);
  while (!list.empty() && defaulting.step(list)) solver.solve(list);
  if (list.empty()) return;
  solver.pick_any = true;
  solver.solve(list);
  while (!list.empty() && defaulting.step(list)) solver.solve(list);
  solver.pick_any = false;
}

}  // namespace needle::types
