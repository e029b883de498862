#include "backward/names.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/children.h"

namespace needle::backward {

using namespace core;

const Expr* result_of(const Expr* e) {
  while (true) {
    if (e->kind == ExprKind::Tick)
      e = as<TickExpr>(e).body;
    else if (e->kind == ExprKind::Let)
      e = as<LetExpr>(e).body;
    else if (e->kind == ExprKind::Case && as<CaseExpr>(e).alts.empty() && as<CaseExpr>(e).fallback)
      e = as<CaseExpr>(e).fallback;
    else
      return e;
  }
}

Names::Names(Program& program, const Bindings& bindings, const Sources& sources, const Expr* code)
    : program_(program), sources_(sources) {
  learn(code);
  for (const GlobalId id : bindings.seen()) {
    const Global& global = program.global(id);
    if (!global.body) continue;
    name(global.body, {global.name, nullptr, global.span});
    learn(global.body);
  }
}

void Names::name(const Expr* value, const Name& name) {
  names_.try_emplace(value, name);
  if (value->kind == ExprKind::Tick) names_.try_emplace(as<TickExpr>(value).body, name);
  const Expr* result = result_of(value);
  if (result->kind != ExprKind::Var && result->kind != ExprKind::Lam) names_.try_emplace(result, name);
}

void Names::learn_function(const LamExpr& lambda) {
  for (const Var* v : lambda.params) spans_[v] = lambda.span;
  const Expr* result = result_of(lambda.body);
  if (result->kind == ExprKind::Lam) return;
  if (result->kind == ExprKind::Var) return;
  names_.try_emplace(lambda.body, Name{intern("result"), nullptr, result->span});
}

void Names::learn(const Expr* e) {
  if (e->kind == ExprKind::Lam) learn_function(as<LamExpr>(e));
  if (e->kind == ExprKind::Let) {
    const auto& let = as<LetExpr>(e);
    for (const Bind& b : let.binds) {
      spans_[b.var] = b.rhs->span.valid() ? b.rhs->span : e->span;
      name(b.rhs, {b.var->name, b.var, spans_[b.var]});
    }
    if (let.binds.size() == 1 && e->span.valid()) spans_[let.binds[0].var] = e->span;
  }
  if (e->kind == ExprKind::Case) {
    const auto& c = as<CaseExpr>(e);
    spans_[c.binder] = c.scrutinee->span;
    // What only a case evaluates has no name of its own, unless somebody marked it.
    if (c.scrutinee->kind == ExprKind::Tick && c.alts.empty())
      name(c.scrutinee, {c.binder->name, c.binder, c.scrutinee->span});
    for (const Alt& a : c.alts)
      for (const Var* v : a.fields) spans_[v] = e->span;
  }
  each_child(e, [this](const Expr* child) { learn(child); });
}

const Names::Name* Names::of(const Expr* value) const {
  const auto found = names_.find(value);
  return found == names_.end() ? nullptr : &found->second;
}

bool Names::is_there(Span span) const {
  if (!span.valid() || span.file.index >= sources_.size()) return false;
  return span.begin < span.end && span.end <= sources_.file(span.file).text.size();
}

uint32_t Names::line_of(const Var* var) const {
  const auto found = spans_.find(var);
  return found == spans_.end() ? 0 : line_of(found->second);
}

std::string Names::call(const Frame* frame) const {
  if (!frame->site) return "";
  if (const Name* name = of(frame->site); name && name->var) return std::string(name->text.text());
  if (is_there(frame->site->span)) return text(frame->site->span);
  if (!frame->site->span.valid() || frame->site->kind != ExprKind::App) return "";
  const Expr* f = as<AppExpr>(frame->site).function;  // in the library
  if (f->kind == ExprKind::Global) return std::string(program_.global(as<GlobalExpr>(f).global).name.text());
  return f->kind == ExprKind::Var ? std::string(as<VarExpr>(f).var->name.text()) : "";
}

std::string Names::stack(const Frame* frame) const {
  constexpr uint32_t kMost = 16;
  std::string out;
  uint32_t shown = 0;
  for (; frame->caller; frame = frame->caller) {
    const std::string name = call(frame);
    if (name.empty()) continue;
    if (!out.empty()) out += ", ";
    if (++shown > kMost) return "[" + out + "..]";
    out += name;
  }
  if (frame->activation) out += out.empty() ? "?" : ", ?";
  return "[" + out + "]";
}

std::string Names::text(Span span) const {
  constexpr size_t kMost = 60;
  std::string out;
  for (const char c : sources_.text(span)) {
    const bool blank = c == ' ' || c == '\n' || c == '\t' || c == '\r';
    if (!blank)
      out += c;
    else if (!out.empty() && out.back() != ' ')
      out += ' ';
  }
  if (out.size() <= kMost) return out;
  size_t end = kMost;
  while (end > 0 && (static_cast<unsigned char>(out[end]) & 0xC0) == 0x80) --end;
  return out.substr(0, end) + " ..";
}

std::string Names::place(Span span) const {
  const Place begin = sources_.begin_of(span);
  return fmt::format("{}:{}:{}", sources_.file(span.file).path, begin.line, begin.column);
}

}  // namespace needle::backward
