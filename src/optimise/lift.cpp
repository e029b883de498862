#include "optimise/lift.h"

#include <algorithm>
#include <string>
#include <unordered_set>

#include "optimise/dictionary.h"

namespace needle::optimise {
namespace {

constexpr size_t kMostFree = 4;        // variables from around the loop
constexpr size_t kMostParameters = 8;  // of the global, together with those
constexpr size_t kLargestGroup = 3;

// A function that was moved out, and the variables it is given in front of its arguments.
struct Lifted {
  GlobalId global;
  std::vector<const Var*> free;
};
using LiftedFunctions = std::unordered_map<const Var*, Lifted>;

// What a group of functions mentions, and how.
class Mentions {
 public:
  Mentions(const Program& program, Seq<const Bind> group, const LiftedFunctions& lifted)
      : program_(program), group_(group), lifted_(lifted) {}

  std::vector<const Var*> free;  // in the order they are met
  bool only_called = true;       // the group's functions, with all their arguments
  bool may_be_known = false;     // a free variable is called, or a method is selected from it

  void inside(const Expr* e) {
    switch (e->kind) {
      case ExprKind::Var:
        return variable(as<VarExpr>(e).var, 0);
      case ExprKind::App: {
        const auto& a = as<AppExpr>(e);
        if (a.function->kind == ExprKind::Var) {
          const Var* f = as<VarExpr>(a.function).var;
          variable(f, a.args.size());
          if (!bound_.contains(f) && !find(f) && !lifted_.contains(f)) may_be_known = true;
        } else {
          inside(a.function);
        }
        if (a.function->kind == ExprKind::Global && program_.global(as<GlobalExpr>(a.function).global).flags.selector &&
            a.args[0]->kind == ExprKind::Var && !bound_.contains(as<VarExpr>(a.args[0]).var))
          may_be_known = true;
        for (const Expr* x : a.args) inside(x);
        return;
      }
      case ExprKind::Lam:
        for (const Var* v : as<LamExpr>(e).params) bound_.insert(v);
        break;
      case ExprKind::Let:
        for (const Bind& b : as<LetExpr>(e).binds) bound_.insert(b.var);
        break;
      case ExprKind::Case:
        bound_.insert(as<CaseExpr>(e).binder);
        for (const Alt& a : as<CaseExpr>(e).alts) bound_.insert(a.fields.begin(), a.fields.end());
        break;
      case ExprKind::Overlap:
        for (const OverlapClause& c : as<OverlapExpr>(e).clauses)
          each_binder(c.patterns, [&](const Var* v) { bound_.insert(v); });
        break;
      default:
        break;
    }
    each_child(e, [&](const Expr* child) { inside(child); });
  }

  // Only whether the group's functions are called: what is around them.
  void around(const Expr* e) {
    const bool call = e->kind == ExprKind::App && as<AppExpr>(e).function->kind == ExprKind::Var;
    if (e->kind == ExprKind::Var) calls(as<VarExpr>(e).var, 0);
    if (call) calls(as<VarExpr>(as<AppExpr>(e).function).var, as<AppExpr>(e).args.size());
    if (call) {
      for (const Expr* a : as<AppExpr>(e).args) around(a);
    } else {
      each_child(e, [&](const Expr* child) { around(child); });
    }
  }

 private:
  const Bind* find(const Var* v) const {
    for (const Bind& b : group_)
      if (b.var == v) return &b;
    return nullptr;
  }
  void calls(const Var* v, size_t args) {
    if (const Bind* b = find(v)) only_called = only_called && args >= as<LamExpr>(b->rhs).params.size();
  }
  void variable(const Var* v, size_t args) {
    if (find(v)) return calls(v, args);
    if (auto it = lifted_.find(v); it != lifted_.end()) {
      for (const Var* needed : it->second.free) variable(needed, 0);
      return;
    }
    if (bound_.contains(v) || std::find(free.begin(), free.end(), v) != free.end()) return;
    free.push_back(v);
  }

  const Program& program_;
  Seq<const Bind> group_;
  const LiftedFunctions& lifted_;
  std::unordered_set<const Var*> bound_;
};

class Lifter {
 public:
  Lifter(Program& program, GlobalId owner, uint64_t& changes)
      : program_(program), build_(program), owner_(owner), changes_(changes) {}

  // Loops outside first: then those inside do not need them any more.
  const Expr* walk(const Expr* e) {
    if (e->kind == ExprKind::Var || e->kind == ExprKind::App) {
      const Expr* f = e->kind == ExprKind::App ? as<AppExpr>(e).function : e;
      if (f->kind == ExprKind::Var) {
        if (auto it = lifted_.find(as<VarExpr>(f).var); it != lifted_.end()) return call(it->second, e);
      }
    }
    if (e->kind == ExprKind::Let) {
      const auto& l = as<LetExpr>(e);
      if (lift(l)) return walk(l.body);
      for (const Bind& b : l.binds)
        if (l.join || b.rhs->kind == ExprKind::Lam) local_.insert(b.var);
    }
    return map_children(build_, e, [&](const Expr* child) { return walk(child); });
  }

 private:
  const Expr* call(const Lifted& to, const Expr* e) {
    std::vector<const Expr*> args;
    for (const Var* v : to.free) args.push_back(build_.var(v));
    for (const Expr* a : as<AppExpr>(e).args) args.push_back(walk(a));
    return build_.app(build_.global(to.global, e->span), args, e->span);
  }

  bool lift(const LetExpr& e) {
    if (e.join || !e.recursive || e.binds.size() > kLargestGroup) return false;
    size_t params = 0;
    for (const Bind& b : e.binds) {
      if (b.rhs->kind != ExprKind::Lam) return false;
      const auto& own = as<LamExpr>(b.rhs).params;
      params = std::max(params, own.size());
      if (std::any_of(own.begin(), own.end(), [](const Var* v) { return is_dictionary_type(v->type); })) return false;
    }
    Mentions m(program_, e.binds, lifted_);
    for (const Bind& b : e.binds) m.inside(b.rhs);
    m.around(e.body);
    if (!m.only_called || m.may_be_known) return false;
    if (m.free.size() > kMostFree || m.free.size() + params > kMostParameters) return false;
    for (const Var* v : m.free)
      if (local_.contains(v) || is_dictionary_type(v->type)) return false;
    move_out(e, m.free);
    return true;
  }

  void move_out(const LetExpr& e, const std::vector<const Var*>& free) {
    ++changes_;
    std::vector<GlobalId> globals;
    for (const Bind& b : e.binds) {
      const Global& owner = program_.global(owner_);
      std::string name = std::string(owner.name.text()) + "$" + std::string(b.var->name.text());
      if (++moved_ > 1) name += std::to_string(moved_);
      Global* g = program_.add_global(owner.module, intern(name));
      g->flags.specialised = true;
      g->span = b.rhs->span;
      globals.push_back(g->id);
      lifted_[b.var] = {g->id, free};
    }
    for (size_t i = 0; i < globals.size(); ++i) {
      const auto& lam = as<LamExpr>(e.binds[i].rhs);
      std::vector<const Var*> params = free;
      params.insert(params.end(), lam.params.begin(), lam.params.end());
      const Expr* body = walk(lam.body);
      const Expr* whole = program_.arena.make<LamExpr>(lam, program_.arena.copy(params), body);
      program_.global(globals[i]).body = Cloner(program_).expr(whole);
    }
  }

  Program& program_;
  Builder build_;
  GlobalId owner_;
  uint64_t& changes_;
  LiftedFunctions lifted_;
  uint32_t moved_ = 0;
  std::unordered_set<const Var*> local_;  // join points and functions that stay
};

}  // namespace

const Expr* lift_loops(Program& program, GlobalId owner, const Expr* body, uint64_t& changes) {
  return Lifter(program, owner, changes).walk(body);
}

}  // namespace needle::optimise
