#include "optimise/arity.h"

#include <algorithm>

#include "optimise/dictionary.h"

namespace needle::optimise {
namespace {

// How many more arguments an expression could take at once.
struct Extra {
  static constexpr uint32_t kAny = UINT32_MAX;  // it never returns, or it is a call of the function itself
  uint32_t count = 0;
  bool cheap = true;            // nothing but cheap work stands before the lambdas
  const Type* world = nullptr;  // the type of the first of them, when that is World
  bool loop = false;            // some are those of a loop that is returned
  bool raises = false;          // on some way it raises instead
};

bool is_world(const Type* t) {
  return t && t->kind == TypeKind::Con && t->con && t->con->name.text() == "World";
}

class Expander {
 public:
  Expander(Program& program, uint64_t& changes) : program_(program), build_(program), changes_(changes) {}

  const Expr* right_side(const Expr* rhs, const Expr* self) {
    self_ = self;
    const bool function = rhs->kind == ExprKind::Lam;
    params_ = function ? as<LamExpr>(rhs).params.size() : 0;
    Extra more = extra(function ? as<LamExpr>(rhs).body : rhs);
    uint32_t n = more.count == Extra::kAny ? 0 : more.cheap ? more.count : more.world && function ? 1 : 0;
    if (n == 0 || n > 8) return rhs;
    ++changes_;
    std::vector<const Var*> params;
    std::vector<const Expr*> args;
    if (function) params.assign(as<LamExpr>(rhs).params.begin(), as<LamExpr>(rhs).params.end());
    for (uint32_t i = 0; i < n; ++i) {
      const Var* v = build_.fresh(i == 0 && more.world ? "w" : "eta", i == 0 ? more.world : nullptr);
      params.push_back(v);
      args.push_back(build_.var(v));
    }
    const Expr* body = applied(function ? as<LamExpr>(rhs).body : rhs, args, rhs->span);
    return program_.arena.make<LamExpr>(Expr{ExprKind::Lam, rhs->span}, program_.arena.copy(params), body);
  }

  // Raises every local function inside; keeps the tree when nothing changes.
  const Expr* walk(const Expr* e) {
    if (e->kind == ExprKind::Let) return let(as<LetExpr>(e));
    return map_children(build_, e, [&](const Expr* child) { return walk(child); });
  }

 private:
  const Expr* let(const LetExpr& e) {
    std::vector<Bind> binds(e.binds.begin(), e.binds.end());
    bool same = true;
    for (Bind& b : binds) {
      const Expr* rhs = walk(b.rhs);
      if (!e.join) rhs = right_side(rhs, e.recursive ? build_.var(b.var) : nullptr);
      same = same && rhs == b.rhs;
      b.rhs = rhs;
    }
    const Expr* body = walk(e.body);
    if (same && body == e.body) return &e;
    return program_.arena.make<LetExpr>(e, e.recursive, e.join, program_.arena.copy(binds), body);
  }

  // Under the lets, so that the next round sees which function is called.
  const Expr* applied(const Expr* e, const std::vector<const Expr*>& args, Span span) {
    if (e->kind != ExprKind::Let || as<LetExpr>(e).join) return build_.app(e, args, span);
    const auto& l = as<LetExpr>(e);
    return program_.arena.make<LetExpr>(l, l.recursive, l.join, l.binds, applied(l.body, args, span));
  }

  static Extra either(const Extra& a, const Extra& b) {
    Extra out{std::min(a.count, b.count), a.cheap && b.cheap, nullptr, a.loop || b.loop, a.raises || b.raises};
    if (a.count == Extra::kAny) {
      out.world = b.world;
    } else if (b.count == Extra::kAny || b.world) {
      out.world = a.world;
    }
    return out;
  }

  bool is_self(const Expr* f) const {
    if (!self_ || f->kind != self_->kind) return false;
    return f->kind == ExprKind::Global ? as<GlobalExpr>(f).global == as<GlobalExpr>(self_).global
                                       : as<VarExpr>(f).var == as<VarExpr>(self_).var;
  }

  Extra application(const Expr* f, Seq<const Expr* const> args) {
    bool atoms = true;
    for (const Expr* a : args) atoms = atoms && (is_atom(a) || is_closed_dictionary(program_, a));
    if (is_self(f)) return args.size() == params_ ? Extra{.count = Extra::kAny} : Extra{};
    if (f->kind != ExprKind::Global) return {};
    const Global& g = program_.global(as<GlobalExpr>(f).global);
    const Expr* body = g.flags.dictionary || g.flags.selector ? nullptr : program_.body(g.id);
    if (!body || body->kind != ExprKind::Lam || as<LamExpr>(body).params.size() <= args.size()) return {};
    const auto& params = as<LamExpr>(body).params;
    const Type* next = params[args.size()]->type;
    return {.count = static_cast<uint32_t>(params.size() - args.size()),
            .cheap = atoms,
            .world = is_world(next) ? next : nullptr};
  }

  bool cheap_scrutinee(const Expr* e) const {
    if (e->kind == ExprKind::Var) return true;
    if (e->kind != ExprKind::Prim || !is_cheap_prim(as<PrimExpr>(e).prim)) return false;
    const auto& args = as<PrimExpr>(e).args;
    return std::all_of(args.begin(), args.end(), [](const Expr* a) { return is_atom(a); });
  }

  // let rec { go = \x y -> .. } in go, and in go 0: what is still to come of the function's parameters.
  Extra let_body(const LetExpr& e) {
    const bool call = e.body->kind == ExprKind::App;
    const Expr* f = call ? as<AppExpr>(e.body).function : e.body;
    for (const Bind& b : e.binds) {
      if (!is_var(f, b.var) || b.rhs->kind != ExprKind::Lam) continue;
      if (!call) return {extra(b.rhs).count, true, extra(b.rhs).world, true, false};
      const auto& params = as<LamExpr>(b.rhs).params;
      const auto& args = as<AppExpr>(e.body).args;
      if (params.size() <= args.size()) return {};
      const Type* next = params[args.size()]->type;
      const bool atoms =
          std::all_of(args.begin(), args.end(), [](const Expr* a) { return is_atom(a) || is_constant_data(a); });
      return {static_cast<uint32_t>(params.size() - args.size()), atoms, is_world(next) ? next : nullptr, true, false};
    }
    return extra(e.body);
  }

  // A function, or a constructor around what is there already: building one again repeats no evaluation.
  static bool is_free_to_build(const Expr* e) {
    if (e->kind != ExprKind::Con) return e->kind == ExprKind::Lam;
    const auto& args = as<ConExpr>(e).args;
    return std::all_of(args.begin(), args.end(), [](const Expr* a) { return is_atom(a); });
  }

  Extra extra(const Expr* e) {
    switch (e->kind) {
      case ExprKind::Lam: {
        const auto& lam = as<LamExpr>(e);
        const Type* first = lam.params[0]->type;
        return {.count = static_cast<uint32_t>(lam.params.size()), .world = is_world(first) ? first : nullptr};
      }
      case ExprKind::App:
        return application(as<AppExpr>(e).function, as<AppExpr>(e).args);
      case ExprKind::Prim:
        return as<PrimExpr>(e).prim == Prim::Raise ? Extra{.count = Extra::kAny, .raises = true} : Extra{};
      case ExprKind::Tick:  // passed when the function is made, not when it is called
        return {};
      case ExprKind::Case: {
        const auto& c = as<CaseExpr>(e);
        Extra all{.count = Extra::kAny, .cheap = cheap_scrutinee(c.scrutinee)};
        for (const Alt& a : c.alts) all = either(all, extra(a.body));
        if (c.fallback) all = either(all, extra(c.fallback));
        return all.loop && all.raises ? Extra{} : all;  // f `seq` .. may be there to find out which
      }
      case ExprKind::Let: {
        const auto& l = as<LetExpr>(e);
        if (l.join) return {};
        Extra body = let_body(l);
        for (const Bind& b : l.binds) body.cheap = body.cheap && is_free_to_build(b.rhs);
        return body;
      }
      default:
        return {};
    }
  }

  Program& program_;
  Builder build_;
  uint64_t& changes_;
  const Expr* self_ = nullptr;
  size_t params_ = 0;
};

}  // namespace

const Expr* expand_arity(Program& program, GlobalId self, const Expr* body, uint64_t& changes) {
  Expander expander(program, changes);
  body = expander.walk(body);
  Builder build(program);
  return expander.right_side(body, build.global(self));
}

}  // namespace needle::optimise
