#include "core/lint.h"

#include <unordered_map>
#include <unordered_set>

#include "core/compatible.h"
#include "core/print.h"

namespace needle::core {
namespace {

class Linter {
 public:
  explicit Linter(const Program& program) : program_(program) {}
  std::vector<std::string> messages;

  void global(const Global& g) {
    if (!g.body) return;
    global_ = &g;
    check_type(type_of(g.body), g.type, "the global's type");
  }

 private:
  void fault(const std::string& what) {
    messages.push_back("in " + print_name(global_->module, global_->name) + ": " + what);
  }
  static std::string show(const Var* v) { return std::string(v->name.text()) + '_' + std::to_string(v->unique); }
  static std::string show(const DataCon* c) { return print_name(c->module, c->name); }

  void check_type(const Type* found, const Type* expected, const std::string& where) {
    if (!types_.compatible(found, expected)) fault(where + " wants " + print(expected) + " but has " + print(found));
  }

  void bind(const Var* v) {
    if (!bound_.insert(v).second) fault("variable " + show(v) + " is bound twice");
    scope_.insert(v);
  }
  void unbind(const Var* v) { scope_.erase(v); }

  // Evaluation of a part that is not in tail position: no join point may be called from there.
  const Type* nested(const Expr* e) {
    std::unordered_map<const Var*, size_t> none;
    std::swap(none, joins_);
    const Type* t = type_of(e);
    std::swap(none, joins_);
    return t;
  }

  const Type* type_of(const Expr* e) {
    switch (e->kind) {
      case ExprKind::Var:
        return variable(as<VarExpr>(e).var, 0);
      case ExprKind::Global:
        return global_type(as<GlobalExpr>(e).global);
      case ExprKind::Lit:
        return literal(as<LitExpr>(e).literal);
      case ExprKind::Con:
        return constructor(as<ConExpr>(e));
      case ExprKind::App:
        return application(as<AppExpr>(e));
      case ExprKind::Lam:
        return lambda(as<LamExpr>(e), false);
      case ExprKind::Let:
        return let(as<LetExpr>(e));
      case ExprKind::Case:
        return case_of(as<CaseExpr>(e));
      case ExprKind::Prim:
        return primitive(as<PrimExpr>(e));
      case ExprKind::Tick:
        return type_of(as<TickExpr>(e).body);
      case ExprKind::Overlap:
        return overlap(as<OverlapExpr>(e));
    }
    return nullptr;
  }

  const Type* variable(const Var* v, size_t args) {
    if (!scope_.count(v)) {
      fault("variable " + show(v) + " is not in scope");
    } else if (auto it = joins_.find(v); it != joins_.end()) {
      if (it->second != args) fault("join point " + show(v) + " is not called saturated");
    } else if (join_points_.count(v)) {
      fault("join point " + show(v) + " is used outside tail position");
    }
    return v->type;
  }

  const Type* global_type(GlobalId id) {
    if (id.index >= program_.global_count()) {
      fault("an unknown global");
      return nullptr;
    }
    return program_.global(id).type;
  }

  const Type* literal(const Literal& l) {
    if (l.kind != LitKind::String) return types_.some_primitive();
    return program_.known.cons ? types_.con(program_.known.cons->parent) : nullptr;
  }

  const Type* constructor(const ConExpr& e) {
    if (e.args.size() != e.con->arity) fault("constructor " + show(e.con) + " is not saturated");
    for (size_t i = 0; i < e.args.size(); ++i) {
      const Type* t = nested(e.args[i]);
      if (i < e.con->field_types.size()) check_type(t, e.con->field_types[i], "a field of " + show(e.con));
    }
    if (e.con->parent->is_newtype) {
      fault("newtype constructor " + show(e.con) + " in a term");
      return nullptr;
    }
    return types_.con(e.con->parent);
  }

  const Type* application(const AppExpr& e) {
    if (e.args.empty()) fault("an application without arguments");
    const Type* t =
        e.function->kind == ExprKind::Var ? variable(as<VarExpr>(e.function).var, e.args.size()) : nested(e.function);
    for (const Expr* a : e.args) {
      const Type* found = nested(a);
      bool open = true;
      const Type* f = t ? types_.as_function(t, open) : nullptr;
      if (!f && !open) fault("something of type " + print(t) + " is applied");
      if (f) check_type(found, f->left, "an argument of " + describe(e.function));
      t = f ? f->right : nullptr;
    }
    return t;
  }

  std::string describe(const Expr* f) const {
    if (f->kind != ExprKind::Var && f->kind != ExprKind::Global) return "an expression";
    return print(f, program_);
  }

  const Type* lambda(const LamExpr& e, bool join) {
    if (e.params.empty()) fault("a lambda without parameters");
    for (const Var* v : e.params) bind(v);
    const Type* t = join ? type_of(e.body) : nested(e.body);
    for (const Var* v : e.params) unbind(v);
    for (size_t i = e.params.size(); i-- > 0;) t = types_.fun(e.params[i]->type, t);
    return t;
  }

  const Type* let(const LetExpr& e) {
    if (e.binds.empty()) fault("a let without bindings");
    auto add_joins = [&] {
      for (const Bind& b : e.binds) joins_[b.var] = b.rhs->kind == ExprKind::Lam ? as<LamExpr>(b.rhs).params.size() : 0;
    };
    auto right_sides = [&] {
      for (const Bind& b : e.binds) {
        const Type* t = !e.join                        ? nested(b.rhs)
                        : b.rhs->kind == ExprKind::Lam ? lambda(as<LamExpr>(b.rhs), true)
                                                       : type_of(b.rhs);
        check_type(t, b.var->type, "the binding of " + show(b.var));
      }
    };
    if (!e.recursive) right_sides();
    for (const Bind& b : e.binds) bind(b.var);
    if (e.join) {
      for (const Bind& b : e.binds) join_points_.insert(b.var);
      add_joins();
    }
    if (e.recursive) right_sides();
    const Type* t = type_of(e.body);
    for (const Bind& b : e.binds) {
      unbind(b.var);
      joins_.erase(b.var);
    }
    return t;
  }

  const Type* case_of(const CaseExpr& e) {
    const Type* scrutinee = nested(e.scrutinee);
    check_type(scrutinee, e.binder->type, "the case binder " + show(e.binder));
    bind(e.binder);
    if (e.alts.empty() && !e.fallback) fault("a case without alternatives");
    const TyCon* type = types_.data_type(scrutinee ? scrutinee : e.binder->type);
    const TyCon* family = nullptr;
    std::unordered_set<const DataCon*> seen;
    std::unordered_set<std::string> literals;
    const Type* result = nullptr;
    bool agree = true;
    auto branch = [&](const Expr* body) {
      const Type* t = type_of(body);
      if (!t) return;
      agree = agree && types_.compatible(t, result);
      if (!result || result->kind == TypeKind::Var) result = t;
    };
    for (const Alt& a : e.alts) {
      if ((a.con == nullptr) != (e.alts[0].con == nullptr)) fault("literal and constructor alternatives in one case");
      if (a.con) {
        if (!seen.insert(a.con).second) fault("two alternatives for " + show(a.con));
        if (family && family != a.con->parent) fault("alternatives of different types");
        family = a.con->parent;
        if (type && type != family) fault("an alternative " + show(a.con) + " for the type " + print(scrutinee));
        fields(a);
      } else {
        if (!literals.insert(print(a.literal)).second) fault("two alternatives for " + print(a.literal));
        if (a.literal.kind != e.alts[0].literal.kind) fault("alternatives of different types");
        if (type && !type->is_primitive) fault("a literal alternative for the type " + print(scrutinee));
        branch(a.body);
        continue;
      }
      branch(a.body);
      for (const Var* v : a.fields) unbind(v);
    }
    if (e.fallback) branch(e.fallback);
    unbind(e.binder);
    return agree ? result : nullptr;
  }

  void fields(const Alt& a) {
    if (a.fields.size() != a.con->arity)
      fault("the alternative for " + show(a.con) + " binds the wrong number of fields");
    for (size_t i = 0; i < a.fields.size(); ++i) {
      bind(a.fields[i]);
      if (i < a.con->field_types.size()) {
        check_type(a.con->field_types[i], a.fields[i]->type, "the pattern variable " + show(a.fields[i]));
      }
    }
  }

  const Type* overlap(const OverlapExpr& e) {
    std::vector<const Type*> subjects;
    for (const Expr* s : e.subjects) subjects.push_back(nested(s));
    const Type* result = e.fallback ? nested(e.fallback) : nullptr;
    if (!e.fallback) fault("an overlap without a fallback");
    bool agree = true;
    for (const OverlapClause& c : e.clauses) {
      if (c.patterns.size() != subjects.size()) {
        fault("a clause with the wrong number of patterns");
        continue;
      }
      for (size_t i = 0; i < subjects.size(); ++i) pattern(c.patterns[i], subjects[i]);
      const Type* t = nested(c.body);
      each_binder(c.patterns, [&](const Var* v) { unbind(v); });
      agree = agree && types_.compatible(t, result);
      if (t && (!result || result->kind == TypeKind::Var)) result = t;
    }
    return agree ? result : nullptr;
  }

  void pattern(const OverlapPattern& p, const Type* of) {
    if (p.binder) {
      check_type(of, p.binder->type, "the pattern variable " + show(p.binder));
      bind(p.binder);
    }
    const TyCon* type = types_.data_type(of);
    if (p.kind == OverlapPattern::Lit) {
      if (p.literal.kind == LitKind::String) fault("a string as a pattern");
      if (type && !type->is_primitive) fault("a literal pattern for the type " + print(of));
    }
    if (p.kind != OverlapPattern::Con) return;
    if (type && type != p.con->parent) fault("a pattern " + show(p.con) + " for the type " + print(of));
    if (p.fields.size() != p.con->arity) fault("the pattern " + show(p.con) + " has the wrong number of fields");
    for (size_t i = 0; i < p.fields.size(); ++i) {
      pattern(p.fields[i], i < p.con->field_types.size() ? p.con->field_types[i] : nullptr);
    }
  }

  const Type* primitive(const PrimExpr& e) {
    const PrimInfo& info = prim_info(e.prim);
    if (e.args.size() != info.arity) fault(std::string("primitive ") + info.name + "# is not saturated");
    for (const Expr* a : e.args) nested(a);
    const auto& known = program_.known;
    auto parent = [&](const DataCon* c) { return c ? types_.con(c->parent) : nullptr; };
    switch (info.result) {
      case PrimResult::Int:
      case PrimResult::Integer:
      case PrimResult::Double:
        return types_.some_primitive();
      case PrimResult::Bool:
        return parent(known.false_con);
      case PrimResult::List:
        return parent(known.cons);
      case PrimResult::IORes:
        return parent(known.io_res);
      case PrimResult::Any:
      case PrimResult::None:
        return nullptr;
    }
    return nullptr;
  }

  const Program& program_;
  TypeView types_;
  const Global* global_ = nullptr;
  std::unordered_set<const Var*> scope_, bound_, join_points_;
  std::unordered_map<const Var*, size_t> joins_;  // those callable here, with their number of parameters
};

}  // namespace

std::vector<std::string> lint(const Program& program, GlobalId first) {
  Linter linter(program);
  for (uint32_t i = first.index; i < program.global_count(); ++i) linter.global(program.global(GlobalId(i)));
  return linter.messages;
}

std::vector<std::string> lint(const Program& program, const std::vector<GlobalId>& globals) {
  Linter linter(program);
  for (GlobalId id : globals) linter.global(program.global(id));
  return linter.messages;
}

}  // namespace needle::core
