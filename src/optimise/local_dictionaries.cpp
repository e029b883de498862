#include "optimise/local_dictionaries.h"

#include "core/spine.h"
#include "optimise/dictionary.h"

namespace needle::optimise {
namespace {

struct Function {
  const LamExpr* lambda = nullptr;
  bool join = false;
  uint32_t bound_at = 0;
  std::vector<const Expr*> same;  // the argument of every call so far, or null
  std::vector<bool> varies;
};

class Dropper {
 public:
  explicit Dropper(Program& program) : program_(program), build_(program) {}

  // --- what each local function is called with
  void collect(const Expr* e) {
    switch (e->kind) {
      case ExprKind::Var:
        return escape(as<VarExpr>(e).var, 0);
      case ExprKind::App: {
        const auto& a = as<AppExpr>(e);
        if (a.function->kind == ExprKind::Var) {
          call(as<VarExpr>(a.function).var, a.args);
        } else {
          collect(a.function);
        }
        for (const Expr* x : a.args) collect(x);
        return;
      }
      case ExprKind::Lam:
        for (const Var* v : as<LamExpr>(e).params) bound(v);
        return collect(as<LamExpr>(e).body);
      case ExprKind::Let: {
        const auto& l = as<LetExpr>(e);
        for (const Bind& b : l.binds) {
          bound(b.var);
          if (b.rhs->kind != ExprKind::Lam) continue;
          const auto& lam = as<LamExpr>(b.rhs);
          functions_[b.var] = {&lam, l.join, order_[b.var], std::vector<const Expr*>(lam.params.size()),
                               std::vector<bool>(lam.params.size(), false)};
        }
        for (const Bind& b : l.binds) collect(b.rhs);
        return collect(l.body);
      }
      case ExprKind::Case: {
        const auto& c = as<CaseExpr>(e);
        collect(c.scrutinee);
        bound(c.binder);
        for (const Alt& a : c.alts) {
          for (const Var* v : a.fields) bound(v);
          collect(a.body);
        }
        if (c.fallback) collect(c.fallback);
        return;
      }
      case ExprKind::Overlap:
        for (const OverlapClause& c : as<OverlapExpr>(e).clauses) {
          each_binder(c.patterns, [&](const Var* v) { bound(v); });
        }
        break;
      default:
        break;
    }
    each_child(e, [&](const Expr* child) { collect(child); });
  }

  // Keeps the functions that have something to drop; says whether any has.
  bool decide() {
    std::erase_if(functions_, [](const auto& item) {
      const Function& f = item.second;
      size_t dropped = 0;
      for (size_t i = 0; i < f.same.size(); ++i) dropped += f.same[i] && !f.varies[i] ? 1 : 0;
      return dropped == 0 || (f.join && dropped == f.same.size());
    });
    for (const auto& [v, f] : functions_) {
      renamed_[v] = program_.fresh(v->name, nullptr);  // its type is another one now
      for (size_t i = 0; i < f.same.size(); ++i) {
        if (f.same[i] && !f.varies[i]) replaced_[f.lambda->params[i]] = f.same[i];
      }
    }
    return !functions_.empty();
  }

  // --- the tree without those arguments
  const Expr* rewrite(const Expr* e) {
    if (e->kind == ExprKind::Var) {
      if (auto it = renamed_.find(as<VarExpr>(e).var); it != renamed_.end()) return build_.var(it->second, e->span);
      auto it = replaced_.find(as<VarExpr>(e).var);
      return it == replaced_.end() ? e : rewrite(it->second);
    }
    if (e->kind == ExprKind::App) return application(as<AppExpr>(e));
    if (e->kind == ExprKind::Let) return let(as<LetExpr>(e));
    return map_children(build_, e, [&](const Expr* child) { return rewrite(child); });
  }

 private:
  void bound(const Var* v) { order_[v] = ++count_; }

  void escape(const Var* v, size_t from) {
    auto it = functions_.find(v);
    if (it == functions_.end()) return;
    for (size_t i = from; i < it->second.varies.size(); ++i) it->second.varies[i] = true;
  }

  void call(const Var* v, Seq<const Expr* const> args) {
    auto it = functions_.find(v);
    if (it == functions_.end()) return;
    Function& f = it->second;
    for (size_t i = 0; i < args.size() && i < f.same.size(); ++i) {
      const Expr* a = args[i];
      if (f.varies[i] || is_var(a, f.lambda->params[i])) continue;
      bool usable = is_closed_dictionary(program_, a) || outer_dictionary(a, f);
      if (!usable || (f.same[i] && !equal(f.same[i], a))) {
        f.varies[i] = true;
      } else {
        f.same[i] = a;
      }
    }
    escape(v, args.size());
  }

  bool outer_dictionary(const Expr* e, const Function& f) {
    if (e->kind != ExprKind::Var || !is_dictionary_type(as<VarExpr>(e).var->type)) return false;
    auto it = order_.find(as<VarExpr>(e).var);
    return it != order_.end() && it->second < f.bound_at;
  }

  bool equal(const Expr* a, const Expr* b) const {
    if (a->kind != b->kind) return false;
    if (a->kind == ExprKind::Var) return is_var(a, as<VarExpr>(b).var);
    return dictionary_key(program_, a) == dictionary_key(program_, b);
  }

  const Expr* let(const LetExpr& e) {
    std::vector<Bind> binds(e.binds.begin(), e.binds.end());
    for (Bind& b : binds) {
      b.rhs = right_side(b);
      if (auto it = renamed_.find(b.var); it != renamed_.end()) b.var = it->second;
    }
    return program_.arena.make<LetExpr>(e, e.recursive, e.join, program_.arena.copy(binds), rewrite(e.body));
  }

  const Expr* application(const AppExpr& e) {
    const Function* f = nullptr;
    if (e.function->kind == ExprKind::Var) {
      auto it = functions_.find(as<VarExpr>(e.function).var);
      if (it != functions_.end()) f = &it->second;
    }
    std::vector<const Expr*> args;
    for (size_t i = 0; i < e.args.size(); ++i) {
      bool drop = f && i < f->same.size() && f->same[i] && !f->varies[i];
      if (!drop) args.push_back(rewrite(e.args[i]));
    }
    return build_.app(rewrite(e.function), args, e.span);
  }

  const Expr* right_side(const Bind& b) {
    auto it = functions_.find(b.var);
    if (it == functions_.end()) return rewrite(b.rhs);
    const Function& f = it->second;
    std::vector<const Var*> params;
    for (size_t i = 0; i < f.same.size(); ++i) {
      if (!f.same[i] || f.varies[i]) params.push_back(f.lambda->params[i]);
    }
    return build_.lam(params, rewrite(f.lambda->body), b.rhs->span);
  }

  Program& program_;
  Builder build_;
  std::unordered_map<const Var*, Function> functions_;
  std::unordered_map<const Var*, uint32_t> order_;
  std::unordered_map<const Var*, const Expr*> replaced_;  // parameters
  std::unordered_map<const Var*, const Var*> renamed_;    // functions
  uint32_t count_ = 0;
};

}  // namespace

const Expr* drop_local_dictionaries(Program& program, const Expr* body, uint64_t& changes) {
  Dropper dropper(program);
  dropper.collect(body);
  if (!dropper.decide()) return body;
  ++changes;
  return dropper.rewrite(body);
}

}  // namespace needle::optimise
