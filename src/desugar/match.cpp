#include "desugar/match.h"

#include <algorithm>

#include "desugar/desugarer.h"

namespace needle::desugar {
namespace {

// Small enough to stand in several places: a jump, or a call of an error function with a literal.
bool is_small(CoreExpr e) {
  if (e->kind == core::ExprKind::Var || e->kind == core::ExprKind::Global) return true;
  if (e->kind == core::ExprKind::Con) return core::as<core::ConExpr>(e).args.empty();
  if (e->kind != core::ExprKind::App) return false;
  const auto& app = core::as<core::AppExpr>(e);
  if (app.function->kind != core::ExprKind::Global) return false;
  return std::all_of(app.args.begin(), app.args.end(), [](CoreExpr a) { return a->kind == core::ExprKind::Lit; });
}

const Pattern* first(const Row& row) {
  return row.patterns.back();
}

// May b's row be compiled together with a's?
bool same_run(const Pattern* a, const Pattern* b) {
  if (a->kind != b->kind) return false;
  switch (a->kind) {
    case PatternKind::Any:
    case PatternKind::Bang:
    case PatternKind::Literal:
      return true;
    case PatternKind::Con:
      return a->con->parent == b->con->parent;
    case PatternKind::Equal: {
      const auto &x = *a->source, &y = *b->source;
      return x.negative == y.negative && x.literal.kind == y.literal.kind && x.literal.text == y.literal.text;
    }
    case PatternKind::View:
    case PatternKind::Lazy:
      return false;
  }
  return false;
}

}  // namespace

CoreExpr Matcher::with_fallback(CoreExpr fallback, const std::function<CoreExpr(Failure&)>& build) {
  if (is_small(fallback)) {
    Failure failure(fallback);
    return build(failure);
  }
  const Var* jump = d_.fresh("fail");
  Failure failure(d_.build_.var(jump));
  CoreExpr body = build(failure);
  if (failure.uses() == 0) return body;
  if (fallback->kind == core::ExprKind::Lam) {  // a join point without parameters binds no lambda
    const Var* function = d_.fresh("f");
    fallback = d_.build_.let(function, fallback, d_.build_.var(function, fallback->span), fallback->span);
  }
  return d_.build_.join(jump, fallback, body, body->span);
}

CoreExpr Matcher::match(Values values, std::vector<Row> rows, Failure& failure) {
  if (rows.empty()) return failure.take();
  if (values.empty()) return bodies(std::move(rows), failure);
  std::vector<std::vector<Row>> runs;
  for (Row& row : rows) {
    if (runs.empty() || !same_run(first(runs.back().back()), first(row))) runs.emplace_back();
    runs.back().push_back(std::move(row));
  }
  if (runs.size() > 1) expected_ = nullptr;
  // The last run first: it is what the one before falls back to.
  if (runs.size() == 1) return run(values, std::move(runs[0]), failure);
  CoreExpr out = run(values, std::move(runs.back()), failure);
  for (size_t i = runs.size() - 1; i-- > 0;) {
    out = with_fallback(out, [&](Failure& next) { return run(values, std::move(runs[i]), next); });
  }
  return out;
}

const Var* Matcher::binder_for(const Var* value) {
  if (std::exchange(expected_, nullptr) == value) return value;
  return d_.program_.fresh(value->name, value->type);
}

// No columns left: the first row whose body does not fall through.
CoreExpr Matcher::bodies(std::vector<Row> rows, Failure& failure) {
  size_t last = 0;
  while (rows[last].can_fail && last + 1 < rows.size()) ++last;
  CoreExpr out = rows[last].body(failure);
  for (size_t i = last; i-- > 0;) out = with_fallback(out, rows[i].body);
  return out;
}

CoreExpr Matcher::run(const Values& values, std::vector<Row> rows, Failure& failure) {
  switch (first(rows[0])->kind) {
    case PatternKind::Any: {
      for (Row& row : rows) {
        d_.bind_names(first(row), values.back());
        row.patterns.pop_back();
      }
      return match({values.begin(), values.end() - 1}, std::move(rows), failure);
    }
    case PatternKind::Con:
      return constructors(values, std::move(rows), failure);
    case PatternKind::Literal:
      return literals(values, std::move(rows), failure);
    case PatternKind::Equal:
      return equality(values, std::move(rows), failure);
    case PatternKind::View:
      return view(values, std::move(rows[0]), failure);
    case PatternKind::Bang:
      return bang(values, std::move(rows), failure);
    case PatternKind::Lazy:
      return lazy(values, std::move(rows[0]), failure);
  }
  return nullptr;
}

CoreExpr Matcher::constructors(const Values& values, std::vector<Row> rows, Failure& failure) {
  const Var* value = values.back();
  Span span = first(rows[0])->span;
  const Var* binder = binder_for(value);
  struct Group {
    const core::DataCon* con;
    std::vector<Row> rows;
  };
  std::vector<Group> groups;
  std::unordered_map<const core::DataCon*, size_t> index;
  size_t family = first(rows[0])->con->parent->constructors.size();
  for (Row& row : rows) {
    d_.bind_names(first(row), binder);
    auto [it, fresh] = index.try_emplace(first(row)->con, groups.size());
    if (fresh) groups.push_back({first(row)->con, {}});
    groups[it->second].rows.push_back(std::move(row));
  }
  std::vector<core::Alt> alts;
  for (Group& g : groups) {
    std::vector<const Var*> fields;
    for (size_t i = 0; i < g.con->arity; ++i) {
      const core::Type* type = d_.types_of_core_.field(g.con, i, value->type);
      const Pattern* shown = nullptr;  // the first row that names the field
      for (const Row& row : g.rows) {
        if (shown || i < g.con->dict_fields) break;
        const Pattern* p = first(row)->args[i - g.con->dict_fields];
        if (!p->names.empty() || p->kind == PatternKind::Bang) shown = p;
      }
      fields.push_back(d_.variable_for(shown, type, i < g.con->dict_fields ? "d" : "p"));
    }
    Values inner(values.begin(), values.end() - 1);
    for (size_t i = fields.size(); i-- > g.con->dict_fields;) inner.push_back(fields[i]);
    for (Row& row : g.rows) {
      const Pattern* p = first(row);
      for (size_t i = 0; i < p->dictionaries.size() && i < g.con->dict_fields; ++i)
        d_.dictionaries_[p->dictionaries[i]] = fields[i];
      row.patterns.pop_back();
      for (size_t i = p->args.size(); i-- > 0;) row.patterns.push_back(p->args[i]);
    }
    alts.push_back(d_.build_.con_alt(g.con, fields, match(std::move(inner), std::move(g.rows), failure)));
  }
  std::sort(alts.begin(), alts.end(), [](const core::Alt& a, const core::Alt& b) { return a.con->tag < b.con->tag; });
  CoreExpr fallback = alts.size() < family ? failure.take() : nullptr;
  return d_.build_.case_of(d_.build_.var(value, span), binder, alts, fallback, span);
}

CoreExpr Matcher::literals(const Values& values, std::vector<Row> rows, Failure& failure) {
  const Var* value = values.back();
  Span span = first(rows[0])->span;
  const Var* binder = binder_for(value);
  struct Group {
    core::Literal literal;
    std::vector<Row> rows;
  };
  std::vector<Group> groups;
  std::unordered_map<int64_t, size_t> index;
  for (Row& row : rows) {
    const Pattern* p = first(row);
    d_.bind_names(p, binder);
    auto [it, fresh] = index.try_emplace(p->literal.value, groups.size());
    if (fresh) groups.push_back({p->literal, {}});
    row.patterns.pop_back();
    groups[it->second].rows.push_back(std::move(row));
  }
  std::vector<core::Alt> alts;
  Values rest(values.begin(), values.end() - 1);
  for (Group& g : groups) alts.push_back(d_.build_.lit_alt(g.literal, match(rest, std::move(g.rows), failure)));
  return d_.build_.case_of(d_.build_.var(value, span), binder, alts, failure.take(), span);
}

CoreExpr Matcher::equality(const Values& values, std::vector<Row> rows, Failure& failure) {
  const Var* value = values.back();
  const syntax::LitPat& source = *first(rows[0])->source;
  const NodeInfo& info = d_.info(source.id);
  CoreExpr wanted = d_.literal(source.literal, info, 1, source.negative, source.span);
  CoreExpr test = d_.method_call("==", info.evidence[0], {d_.build_.var(value, source.span), wanted}, source.span);
  for (Row& row : rows) {
    d_.bind_names(first(row), value);
    row.patterns.pop_back();
  }
  CoreExpr yes = match({values.begin(), values.end() - 1}, std::move(rows), failure);
  return d_.condition(test, yes, failure.take(), source.span);
}

CoreExpr Matcher::view(const Values& values, Row row, Failure& failure) {
  const Var* value = values.back();
  const Pattern* p = first(row);
  d_.bind_names(p, value);
  CoreExpr argument = d_.build_.var(value, p->span), result = nullptr;
  if (p->function) {
    result = d_.apply(p->function, {argument}, p->span);
  } else {
    std::vector<CoreExpr> args = d_.evidences(p->evidence, p->span);
    if (p->matcher.valid()) args.push_back(argument);
    result = d_.build_.app(p->matcher.valid() ? d_.build_.global(p->matcher, p->span) : argument, args, p->span);
  }
  row.patterns.back() = p->args[0];
  return d_.match_value(result, nullptr, p->args[0], p->span, [&](const Var* viewed) {
    Values inner = values;
    inner.back() = viewed;
    std::vector<Row> rows;
    rows.push_back(std::move(row));
    return match(std::move(inner), std::move(rows), failure);
  });
}

CoreExpr Matcher::bang(const Values& values, std::vector<Row> rows, Failure& failure) {
  const Var* value = values.back();
  Span span = first(rows[0])->span;
  const Var* binder = binder_for(value);
  for (Row& row : rows) {
    d_.bind_names(first(row), binder);
    row.patterns.back() = first(row)->args[0];
  }
  Values inner = values;
  inner.back() = binder;
  CoreExpr body = match(std::move(inner), std::move(rows), failure);
  return d_.build_.case_of(d_.build_.var(value, span), binder, {}, body, span);
}

CoreExpr Matcher::lazy(const Values& values, Row row, Failure& failure) {
  const Var* value = values.back();
  const Pattern* p = first(row);
  d_.bind_names(p, value);
  std::vector<Binder> binders;
  d_.variables(p->args[0], binders);
  Failure error = d_.failing(p->span, "Non-exhaustive patterns in " + d_.pattern_text(p->written));
  std::vector<Bind> binds;
  for (const Binder& b : binders) {
    CoreExpr projection = d_.project(p->args[0], value, b, error);
    binds.push_back({d_.program_.fresh(b.name.text, d_.type_of(b)), projection});
  }
  for (size_t i = 0; i < binders.size(); ++i) d_.bind(binders[i], binds[i].var);
  row.patterns.pop_back();
  std::vector<Row> rows;
  rows.push_back(std::move(row));
  CoreExpr out = match({values.begin(), values.end() - 1}, std::move(rows), failure);
  for (size_t i = binds.size(); i-- > 0;) out = d_.build_.let(binds[i].var, binds[i].rhs, out, p->span);
  return out;
}

}  // namespace needle::desugar
