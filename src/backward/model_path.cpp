#include "backward/model_path.h"

#include <algorithm>

#include "core/children.h"

namespace needle::backward {

using namespace core;

namespace {

// The expressions from the first down to the second.
bool way_down(const Expr* from, const Expr* to, std::vector<const Expr*>& way) {
  way.push_back(from);
  if (from == to) return true;
  bool found = false;
  if (from->kind != ExprKind::Lam)
    each_child(from, [&](const Expr* child) { found = found || way_down(child, to, way); });
  if (!found) way.pop_back();
  return found;
}

std::string text_of(const core::Literal& l) {
  return l.text.text().empty() ? std::to_string(l.value) : std::string(l.text.text());
}

}  // namespace

std::vector<OnPath> ModelPath::find() {
  const bool function = !question_.inputs.empty();
  const Expr* body = function ? as<LamExpr>(question_.code).body : question_.code;
  bool found = false;
  if (question_.upward) {
    for (const Lookup::Beginning& b : lookup_.beginnings()) {
      if (found || !holds(b.literal)) continue;
      path_.assign(1, {b.tick, b.frame});
      found = climb(b.tick, b.frame);
    }
    std::reverse(path_.begin(), path_.end());
  } else {
    found = question_.whole ? walk_inside({.code = body, .frame = entry_}, 0) : walk(body, entry_);
  }
  return found ? path_ : std::vector<OnPath>();
}

// --- downward

bool ModelPath::walk(const Expr* e, const Frame* frame) {
  if (!holds(lookup_.hit(e, frame))) return false;
  if (e->kind == ExprKind::Var) return variable(as<VarExpr>(e).var, frame);
  frame = lookup_.home_of(e, frame);
  return seen_.emplace(e, frame).second && enter(e, frame);
}

bool ModelPath::enter(const Expr* e, const Frame* frame) {
  switch (e->kind) {
    case ExprKind::Global: {
      const Expr* body = bindings_.body(as<GlobalExpr>(e).global);
      return body && walk(body, lookup_.root());
    }
    case ExprKind::App: {
      const auto& app = as<AppExpr>(e);
      if (walk(app.function, frame)) return true;
      return call(lookup_.value(app.function, frame), lookup_.arguments(app.args, frame), e, 0, frame);
    }
    case ExprKind::Let:
      return walk(as<LetExpr>(e).body, frame);
    case ExprKind::Case:
      return walk(as<CaseExpr>(e).scrutinee, frame) || choice(as<CaseExpr>(e), frame);
    case ExprKind::Prim:
      for (const Expr* arg : as<PrimExpr>(e).args)
        if (walk(arg, frame)) return true;
      return false;
    case ExprKind::Tick:
      if (!question_.marks.contains(as<TickExpr>(e).tick)) return walk(as<TickExpr>(e).body, frame);
      path_.push_back({e, frame});
      return true;
    default:
      return false;
  }
}

bool ModelPath::walk_inside(const Thunk& t, uint32_t depth) {
  constexpr uint32_t kDeepestPart = 40;
  if (!t.code || depth > kDeepestPart) return false;
  if (walk(t.code, t.frame)) return true;
  for (const auto& [source, literal] : lookup_.value(t.code, t.frame).node->sources) {
    if (!holds(literal) || source->kind != Source::Constructor) continue;
    for (const Thunk& part : source->parts)
      if (walk_inside(part, depth + 1)) return true;
  }
  return false;
}

bool ModelPath::variable(const Var* var, const Frame* frame) {
  const Binding& b = bindings_.of(var);
  const Frame* owner = lookup_.frame_of_owner(var, frame);
  if (!owner) return false;
  if (b.kind == Binding::Parameter) {
    const Thunk& t = owner->args[b.index];
    return t.code && walk(t.code, t.frame);
  }
  if (b.kind == Binding::Let) return b.value && walk(b.value, owner);
  if (b.kind != Binding::Field) return false;
  for (const auto& [source, literal] : lookup_.value(b.value, owner).node->sources) {
    if (!holds(literal) || source->con != b.con || b.index >= source->parts.size()) continue;
    const Thunk& t = source->parts[b.index];
    if (t.code && walk(t.code, t.frame)) return true;
  }
  return false;
}

// What the subject is in the model, and which alternative that takes.
std::string ModelPath::is(const CaseExpr& c, const View& subject, const Expr*& taken) const {
  taken = c.fallback;
  if (!c.alts[0].con && subject.node->number) {
    const std::optional<solve::Int> number = formula_.value(*subject.node->number);
    const std::string text = number ? solve::show(*number) : "";
    for (const Alt& a : c.alts)
      if (text_of(a.literal) == text) taken = a.body;
    return text;
  }
  for (const auto& [source, literal] : subject.node->sources) {
    if (!holds(literal) || !source->con) continue;
    for (const Alt& a : c.alts)
      if (a.con == source->con) taken = a.body;
    return std::string(source->con->name.text());
  }
  return "";
}

bool ModelPath::choice(const CaseExpr& c, const Frame* frame) {
  if (c.alts.empty()) return c.fallback && walk(c.fallback, frame);
  const View subject = lookup_.value(c.scrutinee, frame);
  const Expr* taken = nullptr;
  const std::string what = is(c, subject, taken);
  return taken && step({&c, frame, subject.only() ? "" : what}, taken, frame);
}

bool ModelPath::step(const OnPath& what, const Expr* next, const Frame* frame) {
  path_.push_back(what);
  if (walk(next, frame)) return true;
  path_.pop_back();
  return false;
}

bool ModelPath::call(const View& function, const std::vector<Thunk>& args, const Expr* site, uint32_t skipped,
                     const Frame* frame) {
  const auto sources = function.node->sources;
  for (const auto& [source, literal] : sources) {
    const Source* f = source->kind == Source::Partial ? source->function : source;
    if (!holds(literal) || !f->lambda) continue;
    std::vector<Thunk> all = source->kind == Source::Partial ? source->parts : std::vector<Thunk>();
    const size_t before = all.size(), wanted = f->lambda->params.size();
    all.insert(all.end(), args.begin(), args.end());
    if (all.size() < wanted) continue;
    const std::vector<Thunk> rest(all.begin() + static_cast<ptrdiff_t>(wanted), all.end());
    all.resize(wanted);
    const Frame* inside = lookup_.frame_for(frame, site, skipped, source, f, std::move(all));
    if (step({site, frame}, f->lambda->body, inside)) return true;
    const auto taken = static_cast<uint32_t>(wanted - before);
    if (!rest.empty() && call(lookup_.value(f->lambda->body, inside), rest, site, skipped + taken, frame)) return true;
  }
  return false;
}

// --- upward

// The conditions on the way, the innermost first. False: the model takes another way.
bool ModelPath::position(const Expr* body, const Expr* what, const Frame* frame) {
  std::vector<const Expr*> way;
  if (!way_down(body, what, way)) return false;
  for (size_t i = way.size() - 1; i-- > 0;) {
    if (way[i]->kind != ExprKind::Case) continue;
    const auto& c = as<CaseExpr>(way[i]);
    if (c.alts.empty() || way[i + 1] == c.scrutinee) continue;
    const View subject = lookup_.value(c.scrutinee, frame);
    const Expr* taken = nullptr;
    const std::string text = is(c, subject, taken);
    if (taken != way[i + 1]) return false;
    path_.push_back({&c, frame, subject.only() ? "" : text});
  }
  return true;
}

bool ModelPath::climb(const Expr* from, const Frame* frame) {
  while (frame->activation) {
    if (!position(frame->lambda->body, from, frame)) return false;
    const auto& callers = frame->activation->callers;
    const auto picked = std::find_if(callers.begin(), callers.end(),
                                     [&](const Activation::Caller& caller) { return holds(caller.picked); });
    if (picked == callers.end()) return false;
    from = picked->site;
    frame = picked->frame;
    path_.push_back({from, frame});
  }
  return position(frame->lambda ? frame->lambda->body : question_.code, from, frame);
}

}  // namespace needle::backward
