#include "optimise/dictionary.h"

#include "core/print.h"
#include "core/spine.h"

namespace needle::optimise {
namespace {

constexpr int kDeepestDictionary = 16;

bool is_instance(const Program& program, const Expr* e) {
  return e->kind == ExprKind::Global && program.global(as<GlobalExpr>(e).global).flags.dictionary;
}

// Says the field again with the instance's parameters replaced. Only shapes that are cheap to repeat: names, and
// functions applied to such.
class Restate {
 public:
  Restate(Program& program, const Expr* self) : program_(program), build_(program), self_(self) {}
  std::unordered_map<const Var*, const Expr*> names;
  std::unordered_map<const Var*, const Expr*> lets;

  const Expr* expr(const Expr* e, int depth = 0) {
    if (depth > kDeepestDictionary) return nullptr;
    switch (e->kind) {
      case ExprKind::Global:
        return e;
      case ExprKind::Var: {
        const Var* v = as<VarExpr>(e).var;
        if (auto it = names.find(v); it != names.end()) return it->second;
        auto it = lets.find(v);
        if (it == lets.end()) return e;
        return it->second ? expr(it->second, depth + 1) : self_;
      }
      case ExprKind::App: {
        const auto& a = as<AppExpr>(e);
        if (a.function->kind != ExprKind::Global) return nullptr;
        std::vector<const Expr*> args;
        for (const Expr* arg : a.args) {
          const Expr* r = expr(arg, depth + 1);
          if (!r) return nullptr;
          args.push_back(r);
        }
        return build_.app(a.function, args, e->span);
      }
      default:
        return nullptr;
    }
  }

 private:
  Program& program_;
  Builder build_;
  const Expr* self_;
};

const Expr* field_of(Program& program, const Expr* dictionary, uint32_t field, int depth) {
  if (depth > kDeepestDictionary) return nullptr;
  const Expr* head = dictionary;
  Seq<const Expr* const> args;
  if (head->kind == ExprKind::App) {
    args = as<AppExpr>(head).args;
    head = as<AppExpr>(head).function;
  }
  if (!is_instance(program, head)) return nullptr;
  const Expr* body = program.body(as<GlobalExpr>(head).global);
  if (!body) return nullptr;
  Restate restate(program, dictionary);
  size_t params = 0;
  if (body->kind == ExprKind::Lam) {
    const auto& lam = as<LamExpr>(body);
    params = lam.params.size();
    if (params > args.size()) return nullptr;
    for (size_t i = 0; i < params; ++i) restate.names[lam.params[i]] = args[i];
    body = lam.body;
  }
  if (args.size() != params) return nullptr;
  while (body->kind == ExprKind::Let) {
    const auto& let = as<LetExpr>(body);
    for (const Bind& b : let.binds) restate.lets[b.var] = b.rhs->kind == ExprKind::Con ? nullptr : b.rhs;
    bool self = let.body->kind == ExprKind::Var && let.binds.size() >= 1;
    if (self) {
      const Var* v = as<VarExpr>(let.body).var;
      for (const Bind& b : let.binds) {
        if (b.var == v && b.rhs->kind == ExprKind::Con) body = b.rhs;
      }
      if (body->kind != ExprKind::Con) return nullptr;
      for (const Bind& b : let.binds) {
        if (b.var != v && b.rhs->kind == ExprKind::Con) return nullptr;
      }
    } else {
      body = let.body;
      for (const Bind& b : let.binds) {
        if (b.rhs->kind == ExprKind::Con) return nullptr;
      }
    }
  }
  if (body->kind == ExprKind::Con) {
    const auto& con = as<ConExpr>(body);
    return field < con.args.size() ? restate.expr(con.args[field]) : nullptr;
  }
  const Expr* other = restate.expr(body);  // an instance that is another one
  return other && other != dictionary ? field_of(program, other, field, depth + 1) : nullptr;
}

}  // namespace

bool is_dictionary_type(const Type* t) {
  const TyCon* con = head_of(under_foralls(t));
  return con && con->is_class;
}

bool is_closed_dictionary(const Program& program, const Expr* e) {
  if (is_instance(program, e)) return true;
  if (e->kind != ExprKind::App || !is_instance(program, as<AppExpr>(e).function)) return false;
  for (const Expr* a : as<AppExpr>(e).args) {
    if (!is_closed_dictionary(program, a)) return false;
  }
  return true;
}

uint32_t dictionary_size(const Expr* closed) {
  uint32_t n = 1;
  if (closed->kind == ExprKind::App) {
    for (const Expr* a : as<AppExpr>(closed).args) n += dictionary_size(a);
  }
  return n;
}

std::string dictionary_key(const Program& program, const Expr* closed) {
  if (closed->kind == ExprKind::Global) {
    const Global& g = program.global(as<GlobalExpr>(closed).global);
    if (g.name.text().starts_with(kSharedPrefix)) return std::string(g.name.text().substr(kSharedPrefix.size()));
    return std::string(g.module.text()) + '.' + std::string(g.name.text());
  }
  std::string out = dictionary_key(program, as<AppExpr>(closed).function) + '[';
  for (const Expr* a : as<AppExpr>(closed).args) out += (out.back() == '[' ? "" : "|") + dictionary_key(program, a);
  return out + ']';
}

const Expr* dictionary_field(Program& program, const Expr* dictionary, uint32_t field) {
  return field_of(program, dictionary, field, 0);
}

bool selected_field(Program& program, GlobalId selector, uint32_t& field) {
  const Expr* body = program.body(selector);
  if (!body || body->kind != ExprKind::Lam) return false;
  const auto& lam = as<LamExpr>(body);
  if (lam.params.size() != 1 || lam.body->kind != ExprKind::Case) return false;
  const auto& c = as<CaseExpr>(lam.body);
  if (!is_var(c.scrutinee, lam.params[0]) || c.alts.size() != 1 || !c.alts[0].con) return false;
  const Alt& a = c.alts[0];
  for (uint32_t i = 0; i < a.fields.size(); ++i) {
    if (is_var(a.body, a.fields[i])) {
      field = i;
      return true;
    }
  }
  return false;
}

}  // namespace needle::optimise
