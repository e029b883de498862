#include "backward/explain.h"

#include <algorithm>

#include "backward/model_path.h"
#include "core/children.h"

namespace needle::backward {

using namespace core;
using claim::PathStep;

namespace {

// Writes a value as far as the model knows it; `_` where nobody looked.
class ModelValues {
 public:
  explicit ModelValues(Search& search)
      : lookup_(search.lookup()), formula_(search.formula()), program_(search.question().program) {}

  std::string of(const Expr* e, const Frame* frame, uint32_t depth = 0) {
    const Expr* result = result_of(e);
    if (result->kind == ExprKind::Lit && as<LitExpr>(result).literal.kind == LitKind::Integer)
      return number_text(as<LitExpr>(result).literal);
    if (result->kind == ExprKind::Con && as<ConExpr>(result).args.empty())
      return std::string(as<ConExpr>(result).con->name.text());
    const size_t before = lookup_.nodes();
    const View view = lookup_.value(e, frame);
    return lookup_.nodes() == before ? of(view, depth) : "_";
  }

 private:
  static constexpr uint32_t kDeepestValue = 12;

  static std::string number_text(const core::Literal& l) {
    return l.text.text().empty() ? std::to_string(l.value) : std::string(l.text.text());
  }

  std::string of(const View& view, uint32_t depth) {
    if (depth > kDeepestValue) return "..";
    if (!formula_.value(view.demand)) return "_";
    for (const auto& [source, literal] : view.node->sources)
      if (formula_.value(literal)) return made(*source, depth);
    if (!view.node->number || !formula_.value(view.node->is_number)) return "_";
    const std::optional<solve::Int> number = formula_.value(*view.node->number);
    return number ? solve::show(*number) : "_";
  }

  std::string part(const Thunk& t, uint32_t depth) {
    if (t.code) return of(t.code, t.frame, depth + 1);
    return t.unknown && t.unknown->view ? of(*t.unknown->view, depth + 1) : "_";
  }

  std::string made(const Source& source, uint32_t depth) {
    if (!source.con) return "fun";
    if (source.con == program_.known.cons && source.parts.size() == 2) {
      const std::string rest = part(source.parts[1], depth);
      const std::string first = part(source.parts[0], depth);
      if (rest == "[]") return "[" + first + "]";
      return rest.starts_with("[") ? fmt_list(first, rest) : "(" + first + " : " + rest + ")";
    }
    std::string out(source.con->name.text());
    for (const Thunk& t : source.parts) out += " " + part(t, depth);
    return source.parts.empty() ? out : "(" + out + ")";
  }
  static std::string fmt_list(const std::string& first, const std::string& rest) {
    return "[" + first + "," + rest.substr(1);
  }

  Lookup& lookup_;
  const solve::Formula& formula_;
  const Program& program_;
};

class Explainer {
 public:
  Explainer(Search& search, const Names& names)
      : names_(names), values_(search), bindings_(search.bindings()), input_(search.question().how.input) {}

  std::optional<PathStep> told(const OnPath& on) {
    PathStep out;
    Span span = on.at->span;
    switch (on.at->kind) {
      case ExprKind::Case: {
        const Expr* subject = as<CaseExpr>(on.at).scrutinee;
        if (on.is.empty()) return std::nullopt;
        const Expr* written = subject;  // not what is evaluated before it
        while (written->kind == ExprKind::Case && as<CaseExpr>(written).alts.empty() && as<CaseExpr>(written).fallback)
          written = as<CaseExpr>(written).fallback;
        if (names_.is_there(written->span)) span = written->span;
        out.kind = PathStep::Guard;
        out.is = input_.valid() ? in_nat(on.is) : on.is;
        variables(subject, on.frame, out.with);
        break;
      }
      case ExprKind::App:
        out.kind = PathStep::Call;
        break;
      default:
        break;
    }
    if (!names_.is_there(span)) return std::nullopt;
    out.place = names_.place(span);
    out.text = names_.text(span);
    return out;
  }

 private:
  // The number that an input was.
  bool is_read(const Binding& b) const {
    if (b.kind != Binding::Field || b.value->kind != ExprKind::App) return false;
    const Expr* f = as<AppExpr>(b.value).function;
    return f->kind == ExprKind::Global && as<GlobalExpr>(f).global == input_;
  }

  static std::string in_nat(const std::string& constructor) {
    return constructor == "True" ? "true" : constructor == "False" ? "false" : constructor == ":" ? "::" : constructor;
  }

  // Those in an expression, as far as they have names.
  void variables(const Expr* e, const Frame* frame, std::vector<std::pair<std::string, std::string>>& out) {
    constexpr size_t kMostVariables = 6;
    if (e->kind == ExprKind::Lam || out.size() >= kMostVariables) return;
    if (e->kind != ExprKind::Var) return each_child(e, [&](const Expr* child) { variables(child, frame, out); });
    const Var* var = as<VarExpr>(e).var;
    const Binding& b = bindings_.of(var);
    const Names::Name* name = b.kind == Binding::CaseBinder ? names_.of(b.value) : nullptr;
    if (b.kind == Binding::CaseBinder && (!name || name->var != var)) return variables(b.value, frame, out);
    const std::string text(is_read(b) ? "input" : var->name.text());
    const bool known = std::any_of(out.begin(), out.end(), [&](const auto& other) { return other.first == text; });
    const std::string value = known ? "_" : values_.of(e, frame);
    if (value != "_" && value != "fun") out.emplace_back(text, value);
  }

  const Names& names_;
  ModelValues values_;
  const Bindings& bindings_;
  const GlobalId input_;  // of a .nat program
};

}  // namespace

std::vector<PathStep> explain(Search& search, const Sources& sources) {
  const std::vector<OnPath> path = ModelPath(search).find();
  const Names names(search.question().program, search.bindings(), sources, search.question().code);
  Explainer explainer(search, names);
  std::vector<PathStep> out;
  for (size_t i = path.size(); i-- > 0;) {
    std::optional<PathStep> step = explainer.told(path[i]);
    // A pattern is tested bit by bit, at one place.
    const bool same = step && !out.empty() && out.back().place == step->place && out.back().text == step->text;
    if (step && !same) out.push_back(std::move(*step));
  }
  return out;
}

}  // namespace needle::backward
