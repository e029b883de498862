// Short names for making core nodes in a program's arena. Each returns an immutable tree; lists are copied.
#pragma once
#include <vector>

#include "core/core.h"

namespace needle::core {

class Builder {
 public:
  explicit Builder(Program& program) : program_(program) {}
  Program& program() { return program_; }

  const Expr* var(const Var* v, Span span = {});
  const Expr* global(GlobalId id, Span span = {});
  const Expr* lit(const Literal& literal, Span span = {});
  const Expr* int_lit(int64_t value, Span span = {});
  const Expr* char_lit(int64_t code_point, Span span = {});
  const Expr* string_lit(std::string_view utf8, Span span = {});
  const Expr* con(const DataCon* con, const std::vector<const Expr*>& args, Span span = {});
  const Expr* app(const Expr* f, const std::vector<const Expr*>& args, Span span = {});  // f itself when there are none
  const Expr* lam(const std::vector<const Var*>& params, const Expr* body,
                  Span span = {});                                                   // merges with a lambda body
  const Expr* let(const Var* v, const Expr* rhs, const Expr* body, Span span = {});  // not recursive
  const Expr* letrec(const std::vector<Bind>& binds, const Expr* body, Span span = {});
  const Expr* join(const Var* v, const Expr* lambda, const Expr* body, Span span = {});
  const Expr* join_rec(const std::vector<Bind>& binds, const Expr* body, Span span = {});
  const Expr* case_of(const Expr* scrutinee, const Var* binder, const std::vector<Alt>& alts, const Expr* fallback,
                      Span span = {});
  Alt con_alt(const DataCon* con, const std::vector<const Var*>& fields, const Expr* body);
  Alt lit_alt(const Literal& literal, const Expr* body);
  const Expr* prim(Prim prim, const std::vector<const Expr*>& args, Span span = {});
  const Expr* tick(uint32_t tick, const Expr* body, Span span = {});
  const Expr* overlap(const std::vector<const Expr*>& subjects, const std::vector<OverlapClause>& clauses,
                      const Expr* fallback, bool in_order, Span span = {});
  OverlapPattern any(const Var* binder = nullptr);
  OverlapPattern con_pattern(const DataCon* con, const std::vector<OverlapPattern>& fields,
                             const Var* binder = nullptr);
  OverlapPattern lit_pattern(const Literal& literal, const Var* binder = nullptr);
  OverlapClause clause(const std::vector<OverlapPattern>& patterns, const Expr* body);

  // The same match with f of each part: subjects, bodies, fallback. The node itself when f changes none.
  template <class F>
  const Expr* map_parts(const OverlapExpr& e, const F& f) {
    return map_overlap(e, f, [](const Var* v) { return v; });
  }
  // And with other binders; a clause's are asked for, from left to right, before its body is.
  template <class F, class B>
  const Expr* map_overlap(const OverlapExpr& e, const F& f, const B& binder) {
    bool same = true;
    auto part = [&](const Expr* old) {
      const Expr* now = f(old);
      same = same && now == old;
      return now;
    };
    std::vector<const Expr*> subjects;
    for (const Expr* s : e.subjects) subjects.push_back(part(s));
    std::vector<OverlapClause> clauses;
    for (const OverlapClause& c : e.clauses) {
      auto patterns = rename(c.patterns, binder, same);
      clauses.push_back({patterns, part(c.body)});
    }
    const Expr* fallback = part(e.fallback);
    return same ? &e : overlap(subjects, clauses, fallback, e.in_order, e.span);
  }

  Var* fresh(std::string_view name, const Type* type = nullptr) { return program_.fresh(intern(name), type); }

  const Type* type_con(const TyCon* con);
  const Type* type_app(const Type* f, const Type* a);
  const Type* type_fun(const Type* a, const Type* r);
  const Type* type_var(Symbol name);
  const Type* type_forall(const std::vector<Symbol>& vars, const Type* body);

 private:
  template <class B>
  Seq<const OverlapPattern> rename(Seq<const OverlapPattern> patterns, const B& binder, bool& same) {
    std::vector<OverlapPattern> out(patterns.begin(), patterns.end());
    bool renamed = false;
    for (OverlapPattern& p : out) {
      const Var* v = p.binder ? binder(p.binder) : nullptr;
      Seq<const OverlapPattern> fields = rename(p.fields, binder, same);
      renamed = renamed || v != p.binder || fields.data() != p.fields.data();
      p.binder = v;
      p.fields = fields;
    }
    if (!renamed) return patterns;
    same = false;
    return program_.arena.copy(out);
  }

  Program& program_;
};

}  // namespace needle::core
