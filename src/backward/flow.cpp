#include "backward/flow.h"

#include <algorithm>
#include <functional>

namespace needle::backward {

using namespace core;

Flow::Flow(Bindings& bindings, const Program& program, std::unordered_set<uint32_t> marks, GlobalId input)
    : bindings_(bindings), program_(program), marks_(std::move(marks)), input_(input) {}

size_t Flow::TokenHash::operator()(const Token& t) const {
  return std::hash<const void*>()(t.at) * 31 + static_cast<size_t>(t.kind) * 7 + t.given;
}

// --- the graph

Flow::Point Flow::point(const void* of, const Expr* code) {
  const auto [found, is_new] = points_.try_emplace(of, static_cast<Point>(places_.size()));
  if (is_new) {
    places_.emplace_back();
    places_.back().code = code;
  }
  return found->second;
}

Flow::Point Flow::at(const Var* v) {
  const bool is_new = !points_.contains(v);
  const Point p = point(v, nullptr);
  if (!is_new) return p;
  const Binding& b = bindings_.of(v);
  if (b.kind == Binding::Let && b.value) flow(at(b.value), p);
  if (b.kind == Binding::Let && !b.value) put(p, {Kind::Mark});  // of an overlapping match, which is not looked into
  if (b.kind == Binding::CaseBinder)                             // it has been evaluated: no mark is passed any more
    each(at(b.value), [this, p](Token t) {
      if (t.kind != Kind::Mark) put(p, t);
    });
  return p;
}

Flow::Point Flow::between() {
  places_.emplace_back();
  return static_cast<Point>(places_.size() - 1);
}

void Flow::want(Point p) {
  if (places_[p].wanted) return;
  places_[p].wanted = true;
  unseen_.push_back(p);
}

void Flow::flow(Point from, Point to) {
  places_[to].from.push_back(from);
  places_[from].to.push_back(to);
  if (places_[to].wanted) want(from);
  for (size_t i = 0; i < places_[from].tokens.size(); ++i) put(to, places_[from].tokens[i]);
}

void Flow::put(Point p, Token token) {
  if (!places_[p].known.insert(token).second) return;
  places_[p].tokens.push_back(token);
  work_.emplace_back(p, token);
}

void Flow::each(Point p, std::function<void(Token)> f) {
  want(p);
  places_[p].on.push_back(f);
  // The others are on their way.
  const std::vector<Token> told(places_[p].tokens.begin(), places_[p].tokens.begin() + places_[p].told);
  for (const Token& t : told) f(t);
}

void Flow::step() {
  if (!unseen_.empty()) {
    const Point p = unseen_.back();
    unseen_.pop_back();
    const std::vector<Point> from = places_[p].from;
    for (const Point f : from) want(f);
    if (const Expr* code = places_[p].code) look(code, p);
    return;
  }
  const auto [p, token] = work_.front();
  work_.pop_front();
  ++places_[p].told;
  const std::vector<Point> to = places_[p].to;
  for (const Point t : to) put(t, token);
  const auto on = places_[p].on;
  for (const auto& f : on) f(token);
}

bool Flow::run(const std::function<bool()>& paused) {
  constexpr uint32_t kBetweenLooks = 64;
  for (uint32_t steps = 1; !work_.empty() || !unseen_.empty(); ++steps) {
    step();
    if (paused && steps % kBetweenLooks == 0 && paused()) return false;
  }
  return true;
}

void Flow::mark_from(Point from, Point to) {
  each(from, [this, to](Token t) {
    if (t.kind == Kind::Mark) put(to, t);
  });
}

// --- what expressions say

void Flow::look(const Expr* e, Point p) {
  switch (e->kind) {
    case ExprKind::Var:
      flow(at(as<VarExpr>(e).var), p);
      break;
    case ExprKind::Global:
      if (const Expr* body = bindings_.body(as<GlobalExpr>(e).global)) flow(at(body), p);
      break;
    case ExprKind::Lit:
      note_number(as<LitExpr>(e).literal);
      put(p, {as<LitExpr>(e).literal.kind == LitKind::String ? Kind::Text : Kind::Number});
      break;
    case ExprKind::Con:
      if (as<ConExpr>(e).args.empty())
        put(p, {Kind::Nullary, as<ConExpr>(e).con});
      else
        put(p, {Kind::Constructor, e});
      break;
    case ExprKind::Lam:
      put(p, {Kind::Function, e});
      break;
    case ExprKind::App: {
      const auto& app = as<AppExpr>(e);
      const bool reads = app.function->kind == ExprKind::Global && as<GlobalExpr>(app.function).global == input_;
      if (reads)
        put(p, {Kind::Unknown});
      else
        apply(app, at(app.function), app.args, p);
      break;
    }
    case ExprKind::Let:
      flow(at(as<LetExpr>(e).body), p);
      break;
    case ExprKind::Case:
      look_at_case(as<CaseExpr>(e), p);
      break;
    case ExprKind::Prim:
      look_at_primitive(as<PrimExpr>(e), p);
      break;
    case ExprKind::Tick:
      if (marks_.contains(as<TickExpr>(e).tick)) {
        put(p, {Kind::Mark});
        marked_.push_back(&as<TickExpr>(e));
      }
      flow(at(as<TickExpr>(e).body), p);
      break;
    case ExprKind::Overlap:
      blind_ = true;
      put(p, {Kind::Mark});
      put(p, {Kind::Unknown});
      break;
  }
}

void Flow::note_number(const core::Literal& l) {
  constexpr size_t kMost = 10;
  const bool small = l.kind == LitKind::Int || (l.kind == LitKind::Integer && l.text.text().empty());
  if (small && numbers_.size() < kMost && std::find(numbers_.begin(), numbers_.end(), l.value) == numbers_.end())
    numbers_.push_back(l.value);
}

void Flow::look_at_case(const CaseExpr& c, Point p) {
  const Point scrutinee = at(c.scrutinee);
  mark_from(scrutinee, p);
  each(scrutinee, [this, &c, p](Token t) { take(c, p, t); });
}

// The alternatives that a value of the scrutinee selects.
void Flow::take(const CaseExpr& c, Point p, Token token) {
  if (token.kind == Kind::Mark) return;
  const DataCon* con = token.kind == Kind::Nullary       ? static_cast<const DataCon*>(token.at)
                       : token.kind == Kind::Constructor ? static_cast<const ConExpr*>(token.at)->con
                                                         : nullptr;
  bool fits = false;
  for (const Alt& a : c.alts) {
    if (con && a.con != con) continue;
    if (token.kind == Kind::Number && a.con) continue;
    if (token.kind == Kind::Function) continue;
    fits = con != nullptr;
    flow(at(a.body), p);
    for (uint32_t i = 0; i < a.fields.size(); ++i) {
      if (token.kind == Kind::Constructor)
        flow(at(static_cast<const ConExpr*>(token.at)->args[i]), at(a.fields[i]));
      else
        put(at(a.fields[i]), token.kind == Kind::Text && i == 0 ? Token{Kind::Number} : token);
    }
  }
  if (c.fallback && !fits) flow(at(c.fallback), p);
}

void Flow::look_at_primitive(const PrimExpr& e, Point p) {
  const PrimInfo& info = prim_info(e.prim);
  if (is_identity(e.prim)) return flow(at(e.args[0]), p);
  for (size_t i = 0; i < e.args.size(); ++i)
    if (evaluates(info.modes[i]) || e.prim == Prim::Meet || e.prim == Prim::MeetInteger) mark_from(at(e.args[i]), p);
  switch (info.result) {
    case PrimResult::Int:
    case PrimResult::Integer:
    case PrimResult::Double:
      return put(p, {Kind::Number});
    case PrimResult::Bool:
      put(p, {Kind::Nullary, program_.known.false_con});
      return put(p, {Kind::Nullary, program_.known.true_con});
    case PrimResult::List:
      return put(p, {Kind::Text});
    case PrimResult::None:
      return;
    case PrimResult::Any:
    case PrimResult::IORes:
      for (const Expr* arg : e.args) hide(at(arg));
      put(p, {Kind::Mark});  // what it evaluates is not known here
      return put(p, {Kind::Unknown});
  }
}

void Flow::apply(const AppExpr& site, Point function, Seq<const Expr* const> args, Point result) {
  mark_from(function, result);
  each(function, [this, &site, function, args, result](Token t) {
    if (t.kind == Kind::Unknown) {  // a function among the inputs looks at its arguments
      for (const Expr* arg : args) {
        mark_from_inside(at(arg), result);
        hide(at(arg));
      }
      put(result, t);
      // What is made may be unknown, too: it is applied once.
      if (made_ && function != *made_) apply(site, *made_, args, result);
      return;
    }
    if (t.kind != Kind::Function) return;
    const auto& lambda = *static_cast<const LamExpr*>(t.at);
    const size_t left = lambda.params.size() - t.given, now = std::min<size_t>(left, args.size());
    for (size_t i = 0; i < now; ++i) flow(at(args[i]), at(lambda.params[t.given + i]));
    if (args.size() < left) return put(result, {Kind::Function, t.at, t.given + static_cast<uint32_t>(args.size())});
    Callers& known = callers_[&lambda];
    if (std::find(known.sites.begin(), known.sites.end(), &site) == known.sites.end()) known.sites.push_back(&site);
    known.hidden = known.hidden || args.size() != site.args.size();
    if (args.size() == left) return flow(at(lambda.body), result);
    const Point middle = between();
    flow(at(lambda.body), middle);
    apply(site, middle, args.subspan(left), result);
  });
}

// Functions that come here may be called where nobody sees it.
void Flow::hide(Point p) {
  each(p, [this](Token t) {
    if (t.kind == Kind::Function) callers_[static_cast<const LamExpr*>(t.at)].hidden = true;
  });
}

const std::vector<const AppExpr*>* Flow::callers(const LamExpr* lambda) const {
  const auto found = callers_.find(lambda);
  return blind_ || found == callers_.end() || found->second.hidden ? nullptr : &found->second.sites;
}

// --- everything in a value

void Flow::mark_from_inside(Point p, Point to) {
  if (!inside_.insert(uint64_t{p} << 32 | to).second) return;
  mark_from(p, to);
  each(p, [this, to](Token t) {
    if (t.kind != Kind::Constructor) return;
    for (const Expr* arg : static_cast<const ConExpr*>(t.at)->args) mark_from_inside(at(arg), to);
  });
}

void Flow::deep(Point p) {
  if (!deep_.insert(p).second) return;
  each(p, [this](Token t) {
    if (t.kind != Kind::Constructor) return;
    for (const Expr* arg : static_cast<const ConExpr*>(t.at)->args) deep(at(arg));
  });
}

void Flow::makes_inputs(const Expr* function) {
  if (!made_) made_ = between();
  const Point result = between();
  each(at(function), [this, result](Token t) {
    if (t.kind != Kind::Function) return;
    const auto& lambda = *static_cast<const LamExpr*>(t.at);
    for (const Var* param : lambda.params) put(at(param), {Kind::Unknown});
    callers_[&lambda].hidden = true;
    flow(at(lambda.body), result);
    // What comes of it is among the inputs; if that is a function, the program calls it.
    if (lambda.params.size() > 1)
      put(*made_, {Kind::Function, t.at, 1});
    else
      flow(at(lambda.body), *made_);
  });
  deep(result);
}

bool Flow::may_hit_anything() const {
  return std::any_of(deep_.begin(), deep_.end(),
                     [this](Point p) { return places_[p].known.contains(Token{Kind::Mark}); });
}

const std::vector<Flow::Token>& Flow::values(const void* of) const {
  static const std::vector<Token> none;
  const auto found = points_.find(of);
  return found == points_.end() ? none : places_[found->second].tokens;
}

// Code that was never looked at belongs to what inputs are made of, and may look at anything it is given.
bool Flow::may_hit(const void* of) const {
  const auto found = points_.find(of);
  if (found == points_.end()) return true;
  const Place& place = places_[found->second];
  return !place.wanted || place.known.contains(Token{Kind::Mark});
}

bool Flow::may_hit_inside(const void* of) const {
  std::unordered_set<const void*> seen{of};
  std::vector<const void*> work{of};
  while (!work.empty()) {
    const void* at_hand = work.back();
    work.pop_back();
    if (may_hit(at_hand)) return true;
    for (const Token& t : values(at_hand))
      if (t.kind == Kind::Constructor)
        for (const Expr* arg : static_cast<const ConExpr*>(t.at)->args)
          if (seen.insert(arg).second) work.push_back(arg);
  }
  return false;
}

}  // namespace needle::backward
