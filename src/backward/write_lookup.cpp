#include "backward/write_lookup.h"

#include <fmt/format.h>

namespace needle::backward {

using namespace core;

namespace {

constexpr uint32_t kDeepestText = 6;

std::string in_parentheses(const std::string& text, uint32_t nesting) {
  return nesting == 0 ? text : "(" + text + ")";
}

// The library's lines are not known.
std::string line_text(uint32_t line) {
  return line == 0 ? "_" : std::to_string(line);
}

const char* symbol_of(Prim prim) {
  switch (prim) {
    case Prim::IntAdd:
    case Prim::IntegerAdd:
      return "+";
    case Prim::IntSub:
    case Prim::IntegerSub:
      return "-";
    case Prim::IntMul:
    case Prim::IntegerMul:
      return "*";
    case Prim::IntQuot:
    case Prim::IntegerQuot:
      return "/";
    case Prim::IntRem:
    case Prim::IntegerRem:
      return "%";
    case Prim::IntEq:
    case Prim::IntegerEq:
      return "==";
    case Prim::IntNe:
    case Prim::IntegerNe:
      return "<>";
    case Prim::IntLt:
    case Prim::IntegerLt:
      return "<";
    case Prim::IntLe:
    case Prim::IntegerLe:
      return "<=";
    case Prim::IntGt:
    case Prim::IntegerGt:
      return ">";
    case Prim::IntGe:
    case Prim::IntegerGe:
      return ">=";
    default:
      return nullptr;
  }
}

}  // namespace

// --- lines

void LookupWriter::lookup(const Expr* e, const Frame* frame) {
  if (e->kind == ExprKind::Var) return variable(as<VarExpr>(e).var, frame);
  const Names::Name* name = names_.of(e);
  if (!name || !names_.is_there(name->span)) return;
  if (name->var) return variable(name->var, frame);
  if (!written_.emplace(e, frame).second) return;
  const std::string value = written(e, frame);
  out_ += fmt::format("{} = {}\n", unbound(*name, frame), value);
}

// A global, or the result of a function.
std::string LookupWriter::unbound(const Names::Name& name, const Frame* frame) const {
  return fmt::format("L([{}], {}, {})", name.text.text(), line_text(names_.line_of(name.span)), names_.stack(frame));
}

// The entry's own.
bool LookupWriter::is_input(const Binding& b, const Frame* frame) const {
  return b.kind == Binding::Parameter && frame->lambda == b.owner && !frame->site && !frame->activation;
}

// What a case evaluates for itself, and parts that have no name, are written where they are used.
bool LookupWriter::is_inlined(const Var* var) const {
  const Binding& b = bindings_.of(var);
  const bool labelled = b.kind == Binding::Field && b.con->field_names.size() == b.con->arity;
  if (labelled && b.con->field_names[b.index] == var->name) return true;
  if (b.kind == Binding::Field) return reads_input(b.value) || var->name.text() == "field";
  if (b.kind != Binding::CaseBinder) return false;
  const Names::Name* name = names_.of(b.value);
  return !name || name->var != var;
}

// What is closed is looked up outside of the activations that it belongs to.
bool LookupWriter::is_local(const Binding& b, const Frame* frame) const {
  if (!b.owner || frame->lambda == b.owner) return true;
  while (frame && frame->lambda != b.owner && !frame->activation) frame = frame->outer;
  return !frame;
}

// A variable that belongs to no activation is looked up in none.
const Frame* LookupWriter::settled(const Var* var, const Frame* frame) const {
  return bindings_.of(var).owner ? frame : root_;
}

void LookupWriter::variable(const Var* var, const Frame* frame) {
  if (is_inlined(var)) return;
  frame = settled(var, frame);
  if (is_input(bindings_.of(var), frame) || !written_.emplace(var, frame).second) return;
  mentioned_.clear();
  const Binding& b = bindings_.of(var);
  const std::string head = reference(var, frame, 0);
  if (!is_local(b, frame)) return non_local(var, frame, head);
  mentioned_.clear();
  const bool is_parameter = b.kind == Binding::Parameter;
  const std::string value = is_parameter               ? argument(var, b, frame)
                            : b.kind == Binding::Field ? part(b, frame, 0)
                            : b.value                  ? written(b.value, frame)
                                                       : "?";
  out_ += fmt::format("{} = {}\n", head, value);
  // Parameters handed on are looked up at once where they come from.
  if (!is_parameter) return;
  for (const auto& [other, where] : std::vector(mentioned_)) variable(other, where);
}

// The variable of an activation around the one in which the function was called, at the call.
std::string LookupWriter::through(const Var* var, const Expr* site, const Frame* caller) const {
  const Expr* f = site && site->kind == ExprKind::App ? as<AppExpr>(site).function : nullptr;
  const bool named = f && f->kind == ExprKind::Var && !is_inlined(as<VarExpr>(f).var);
  const std::string function = named                           ? std::string(as<VarExpr>(f).var->name.text())
                               : f && names_.is_there(f->span) ? names_.text(f->span)
                                                               : "_";
  const uint32_t line = named ? names_.line_of(as<VarExpr>(f).var) : f ? names_.line_of(f->span) : 0;
  return fmt::format("L([{}, {}], {}, {})", function, var->name.text(), line_text(line), names_.stack(caller));
}

void LookupWriter::non_local(const Var* var, const Frame* frame, const std::string& head) {
  if (frame->activation) {
    out_ += fmt::format("{} = {}\n", head, from_callers(frame, [&](const Activation::Caller& caller) {
                          return through(var, caller.site, caller.frame);
                        }));
    return;
  }
  const std::string outside = through(var, frame->site, frame->caller ? frame->caller : root_);
  out_ += fmt::format("{} = {}\n", head, outside);
  out_ += fmt::format("{} = {}\n", outside, reference(var, frame->outer, 0));
  variable(var, frame->outer);
}

// One for each caller that was thought of.
std::string LookupWriter::from_callers(const Frame* frame,
                                       const std::function<std::string(const Activation::Caller&)>& at) const {
  std::string out;
  for (const Activation::Caller& caller : frame->activation->callers) out += (out.empty() ? "" : " | ") + at(caller);
  return out.empty() ? "?" : out;
}

void LookupWriter::guard(const CaseExpr& c, const Frame* frame) {
  if (reads_input(c.scrutinee)) return;
  out_ += fmt::format("guard {}: {}\n", line_text(names_.line_of(c.span)), written(c.scrutinee, frame));
}

// --- references

std::string LookupWriter::reference(const Var* var, const Frame* frame, uint32_t nesting) {
  const Binding& b = bindings_.of(var);
  if (is_inlined(var)) return b.kind == Binding::Field ? part(b, frame, nesting) : written(b.value, frame, nesting);
  frame = settled(var, frame);
  if (is_input(b, frame)) return "input";
  mentioned_.emplace_back(var, frame);
  const uint32_t line = is_local(b, frame) ? names_.line_of(var) : names_.line_of(frame->lambda->span);
  return fmt::format("L([{}], {}, {})", var->name.text(), line_text(line), names_.stack(frame));
}

std::string LookupWriter::argument(const Var*, const Binding& b, const Frame* frame) {
  if (frame->site && frame->site->kind == ExprKind::App) {
    const Seq<const Expr* const> args = as<AppExpr>(frame->site).args;
    const bool all_here = frame->skipped + frame->args.size() <= args.size();
    if (all_here) return written(args[frame->skipped + b.index], frame->caller);
  }
  if (frame->activation)
    return from_callers(frame, [&](const Activation::Caller& caller) {
      return b.index < caller.site->args.size() ? written(caller.site->args[b.index], caller.frame, 1) : "?";
    });
  const Thunk& t = frame->args[b.index];
  return t.code ? written(t.code, t.frame) : "input";
}

std::string LookupWriter::part(const Binding& b, const Frame* frame, uint32_t nesting) {
  if (reads_input(b.value)) return "input";
  const auto labels = b.con->field_names;
  const std::string whole = written(b.value, frame, nesting + 1);
  return labels.size() == b.con->arity ? fmt::format("{}.{}", whole, labels[b.index].text())
                                       : fmt::format("{}.{}", whole, b.index + 1);
}

// --- expressions

std::string LookupWriter::written(const Expr* e, const Frame* frame, uint32_t nesting) {
  if (nesting > kDeepestText) return "..";
  e = result_of(e);
  switch (e->kind) {
    case ExprKind::Var:
      return reference(as<VarExpr>(e).var, frame, nesting);
    case ExprKind::Global: {
      const Global& g = program_.global(as<GlobalExpr>(e).global);
      return fmt::format("L([{}], {}, [])", g.name.text(), line_text(names_.line_of(g.span)));
    }
    case ExprKind::Lit:
      return literal(as<LitExpr>(e).literal);
    case ExprKind::Con:
      return construction(as<ConExpr>(e), frame, nesting);
    case ExprKind::Lam: {
      std::string params;
      for (const Var* v : as<LamExpr>(e).params) params += fmt::format("{} ", v->name.text());
      return in_parentheses(fmt::format("fun {}-> ..", params), nesting);
    }
    case ExprKind::App:
      return call(as<AppExpr>(e), frame, nesting);
    case ExprKind::Case:
      return choice(as<CaseExpr>(e), frame, nesting);
    case ExprKind::Prim:
      return operation(as<PrimExpr>(e), frame, nesting);
    default:
      return "?";
  }
}

// The result of the body, in the activations that the call made; as it stands, as long as it was put off.
std::string LookupWriter::call(const AppExpr& app, const Frame* frame, uint32_t nesting) {
  if (reads_input(&app)) return "input";
  const Frame* in = frame;  // the one that called, which may be further out than the expression needs
  auto made = calls_.find({in, &app});
  while (made == calls_.end() && in->outer) {
    in = in->outer;
    made = calls_.find({in, &app});
  }
  if (made != calls_.end()) {
    uint32_t last = 0;
    for (const Frame* f : made->second) last = std::max(last, f->skipped);
    std::string out;
    for (const Frame* f : made->second)
      if (f->skipped == last) out += (out.empty() ? "" : " | ") + result(f, nesting);
    return out;
  }
  std::string out = written(app.function, frame, nesting + 1);
  for (const Expr* arg : app.args) out += " " + written(arg, frame, nesting + 1);
  return in_parentheses(out, nesting);
}

std::string LookupWriter::result(const Frame* frame, uint32_t nesting) {
  const Expr* body = frame->lambda->body;
  const Names::Name* name = names_.of(body);
  return name ? unbound(*name, frame) : written(body, frame, nesting + 1);
}

bool LookupWriter::reads_input(const Expr* e) const {
  e = result_of(e);
  if (e->kind != ExprKind::App) return false;
  const Expr* f = as<AppExpr>(e).function;
  return f->kind == ExprKind::Global && as<GlobalExpr>(f).global == input_;
}

// `r.l`: every alternative is the field of that name. Empty: it is no such case.
std::string LookupWriter::projection(const CaseExpr& c, const Frame* frame, uint32_t nesting) {
  if (c.fallback || c.alts.empty()) return "";
  Symbol label;
  for (const Alt& a : c.alts) {
    const Expr* body = result_of(a.body);
    if (!a.con || a.con->field_names.size() != a.con->arity || body->kind != ExprKind::Var) return "";
    const Var* var = as<VarExpr>(body).var;
    for (size_t i = 0; i < a.fields.size(); ++i)
      if (a.fields[i] == var) label = a.con->field_names[i];
    if (label != var->name) return "";
  }
  return fmt::format("{}.{}", written(c.scrutinee, frame, nesting + 1), label.text());
}

std::string LookupWriter::choice(const CaseExpr& c, const Frame* frame, uint32_t nesting) {
  if (reads_input(c.scrutinee)) return "input";
  if (std::string out = projection(c, frame, nesting); !out.empty()) return out;
  std::string subject = written(c.scrutinee, frame, nesting + 1);
  if (result_of(c.scrutinee)->kind == ExprKind::Prim && subject.front() == '(')
    subject = subject.substr(1, subject.size() - 2);
  std::string yes, no, out;
  for (const Alt& a : c.alts) {
    const std::string body = written(a.body, frame, nesting + 1);
    if (a.con == program_.known.true_con) yes = body;
    if (a.con == program_.known.false_con) no = body;
    out += fmt::format("{}{} -> {}", out.empty() ? "" : " | ",
                       a.con ? std::string(a.con->name.text()) : literal(a.literal), body);
  }
  if (c.fallback) {
    const std::string body = written(c.fallback, frame, nesting + 1);
    if (yes.empty()) yes = no.empty() ? "" : body;
    if (no.empty()) no = yes.empty() ? "" : body;
    out += " | _ -> " + body;
  }
  if (!yes.empty() && !no.empty()) return in_parentheses(fmt::format("{} ? {} : {}", subject, yes, no), nesting);
  return in_parentheses(fmt::format("{} ? {}", subject, out), nesting);
}

std::string LookupWriter::operation(const PrimExpr& e, const Frame* frame, uint32_t nesting) {
  if (is_identity(e.prim)) return written(e.args[0], frame, nesting);
  if (const char* symbol = symbol_of(e.prim))
    return in_parentheses(
        fmt::format("{} {} {}", written(e.args[0], frame, nesting + 1), symbol, written(e.args[1], frame, nesting + 1)),
        nesting);
  std::string out = prim_info(e.prim).name;
  for (const Expr* arg : e.args) out += " " + written(arg, frame, nesting + 1);
  return in_parentheses(out, e.args.empty() ? 0 : nesting);
}

std::string LookupWriter::construction(const ConExpr& e, const Frame* frame, uint32_t nesting) {
  std::string out(e.con->name.text());
  if (e.con == program_.known.true_con) return "true";
  if (e.con == program_.known.false_con) return "false";
  if (e.con == program_.known.cons)
    return in_parentheses(
        fmt::format("{} :: {}", written(e.args[0], frame, nesting + 1), written(e.args[1], frame, nesting + 1)),
        nesting);
  const auto labels = e.con->field_names;
  if (out.front() == '{' && labels.size() == e.args.size()) {
    for (size_t i = 0; i < labels.size(); ++i)
      out = fmt::format("{}{}{} = {}", i == 0 ? "{" : out, i == 0 ? "" : ", ", labels[i].text(),
                        written(e.args[i], frame, nesting + 1));
    return labels.empty() ? "{}" : out + "}";
  }
  for (const Expr* arg : e.args) out += " " + written(arg, frame, nesting + 1);
  return in_parentheses(out, e.args.empty() ? 0 : nesting);
}

std::string LookupWriter::literal(const core::Literal& l) const {
  switch (l.kind) {
    case LitKind::String:
      return fmt::format("\"{}\"", l.text.text().substr(0, 20));
    case LitKind::Double:
      return fmt::format("{}", l.real);
    case LitKind::Char:
      return l.value >= 32 && l.value < 127 ? fmt::format("'{}'", static_cast<char>(l.value))
                                            : fmt::format("#{}", l.value);
    default:
      return l.text.text().empty() ? fmt::format("{}", l.value) : std::string(l.text.text());
  }
}

}  // namespace needle::backward
