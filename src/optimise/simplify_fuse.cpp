// A function that takes a structure apart and one that builds it become one function (docs/decisions/0021-fusion.md).
//
//   sum  = \z xs -> case xs of { [] -> z; : y ys -> sum (intAdd# z y) ys }
//   upTo = \a b -> case intGt# a b of { True -> []; False -> : a (upTo (intAdd# a 1) b) }
//
//   sum 0 (upTo 1 n)   ==>   sum*upTo 0 1 n
//   sum*upTo = \z a b -> case upTo a b of { [] -> z; : y ys -> sum (intAdd# z y) ys }       the call written out
//            = \z a b -> case intGt# a b of { True -> z; False -> sum (intAdd# z a) (upTo (intAdd# a 1) b) }
//            = \z a b -> case intGt# a b of { True -> z; False -> sum*upTo (intAdd# z a) (intAdd# a 1) b }
//
// What was demanded is still demanded, in the same order: the structure was only ever evaluated by the case. Where the
// builder ends in a call, the case of that call is the consumer's own beginning, and becomes a call of it again
// (fold_back). Local loops are fused like globals, by rules that hold while the loop's copy is simplified.
//
// A constructor is the simplest producer. A loop that is given one and takes it apart gets the fields instead. This is
// done after strictness, when the strict fields are evaluated before the call.
//
//   go (Counts l w c) xs = .. go (Counts l w (intAdd# c 1)) ys ..   ==>   go' l w c xs = .. go' l w (intAdd# c 1) ys ..
#include <algorithm>

#include "optimise/fuse.h"
#include "optimise/simplify.h"

namespace needle::optimise {
namespace {

constexpr uint32_t kLargestConsumer = 120;
constexpr uint32_t kLargestProducer = 80;
constexpr size_t kMostParts = 6;        // functions that one is made of
constexpr uint32_t kDeepestFusion = 6;  // functions fused while another is
constexpr size_t kMostRules = 3;        // copies of one loop
constexpr size_t kMostUnpacked = 10;    // parameters of a loop with fields among them

// The arguments of a call with those of the producer in the place of the one.
std::vector<const Expr*> spliced(const std::vector<const Expr*>& args, size_t param, const GlobalCall& producer) {
  std::vector<const Expr*> out(args.begin(), args.begin() + static_cast<std::ptrdiff_t>(param));
  out.insert(out.end(), producer.args.begin(), producer.args.end());
  out.insert(out.end(), args.begin() + static_cast<std::ptrdiff_t>(param) + 1, args.end());
  return out;
}

bool takes_apart(const Expr* e, const Var* v) {
  if (e->kind == ExprKind::Case && is_var(as<CaseExpr>(e).scrutinee, v) && !as<CaseExpr>(e).alts.empty()) return true;
  bool found = false;
  each_child(e, [&](const Expr* child) { found = found || takes_apart(child, v); });
  return found;
}

// Calls of the function.
template <class F>
void each_call(const Expr* e, const Var* function, const F& f) {
  if (e->kind == ExprKind::App && is_var(as<AppExpr>(e).function, function)) f(as<AppExpr>(e));
  each_child(e, [&](const Expr* child) { each_call(child, function, f); });
}

}  // namespace

bool Simplifier::is_producer(GlobalId g) {
  info_of(g);
  GlobalInfo& info = infos_[g.index];
  if (info.state != GlobalInfo::Ready) return false;
  if (info.produces == GlobalInfo::NotAsked) {
    const Global& global = program_.global(g);
    const bool may = !global.flags.no_inline && !global.flags.dictionary && !global.flags.selector && global.body &&
                     size_up_to(global.body, kLargestProducer) < kLargestProducer;
    info.produces = may && produces(program_, g) ? GlobalInfo::Yes : GlobalInfo::No;
  }
  return info.produces == GlobalInfo::Yes;
}

const GlobalInfo& Simplifier::consumption_of(GlobalId g) {
  info_of(g);
  GlobalInfo& info = infos_[g.index];
  if (info.known && !info.consumption_known) {
    info.consumption_known = true;
    find_consumed(program_.body(g), g, info);
  }
  return info;
}

// Of the function itself when it recurs, or of a loop that gets the parameter as it is.
void Simplifier::find_consumed(const Expr* body, GlobalId g, GlobalInfo& info) {
  if (!body || body->kind != ExprKind::Lam || program_.global(g).flags.no_inline) return;
  if (size_up_to(body, kLargestConsumer) >= kLargestConsumer) return;
  const auto& lam = as<LamExpr>(body);
  auto is_self = [&](const Expr* f) { return f->kind == ExprKind::Global && as<GlobalExpr>(f).global == g; };
  for (size_t i = 0; i < lam.params.size() && i < 64; ++i) {
    if (consumes(lam, i, is_self)) info.consumed |= uint64_t{1} << i;
    if (recurs_on(lam, i, is_self)) info.recursed_on |= uint64_t{1} << i;
  }
  const Expr* e = lam.body;
  while (e->kind == ExprKind::Let && !as<LetExpr>(e).recursive) e = as<LetExpr>(e).body;
  if (e->kind != ExprKind::Let || as<LetExpr>(e).binds.size() != 1) return;
  const Bind& loop = as<LetExpr>(e).binds[0];
  if (loop.rhs->kind != ExprKind::Lam) return;
  each_call(as<LetExpr>(e).body, loop.var, [&](const AppExpr& call) {
    for (size_t i = 0; i < lam.params.size() && i < 64; ++i) {
      for (size_t n = 0; n < call.args.size() && n < as<LamExpr>(loop.rhs).params.size(); ++n) {
        if (is_var(call.args[n], lam.params[i]) &&
            consumes(as<LamExpr>(loop.rhs), n, [&](const Expr* f) { return is_var(f, loop.var); }))
          info.consumed |= uint64_t{1} << i;
      }
    }
  });
}

// case producer of { .. : x xs -> .. loop xs .. }: the first step can be made here, the others by the loop.
bool Simplifier::feeds_consumer(const CaseExpr& e) {
  std::unordered_map<const Var*, const LamExpr*> loops;
  const std::function<bool(const Expr*, const Alt&)> feeds = [&](const Expr* x, const Alt& alt) {
    if (x->kind == ExprKind::Let && as<LetExpr>(x).recursive)
      for (const Bind& b : as<LetExpr>(x).binds)
        if (b.rhs->kind == ExprKind::Lam) loops[b.var] = &as<LamExpr>(b.rhs);
    if (x->kind == ExprKind::App) {
      const Expr* f = as<AppExpr>(x).function;
      const auto& args = as<AppExpr>(x).args;
      auto loop = f->kind == ExprKind::Var ? loops.find(as<VarExpr>(f).var) : loops.end();
      for (size_t i = 0; i < args.size() && i < 64; ++i) {
        const bool field =
            std::any_of(alt.fields.begin(), alt.fields.end(), [&](const Var* v) { return is_var(args[i], v); });
        if (!field) continue;
        if (f->kind == ExprKind::Global && (consumption_of(as<GlobalExpr>(f).global).consumed >> i & 1)) return true;
        if (loop != loops.end() && i < loop->second->params.size() &&
            consumes(*loop->second, i, [&](const Expr* self) { return is_var(self, loop->first); }))
          return true;
      }
    }
    bool found = false;
    each_child(x, [&](const Expr* child) { found = found || feeds(child, alt); });
    return found;
  };
  return std::any_of(e.alts.begin(), e.alts.end(), [&](const Alt& a) { return feeds(a.body, a); });
}

bool Simplifier::brings_producer(const Expr* arg) {
  while (arg->kind == ExprKind::Var) {
    const Meaning& m = meanings_[as<VarExpr>(arg).var];
    if (m.kind == Meaning::Itself) return false;
    if (m.kind == Meaning::Done && m.expr->kind == ExprKind::Var) return false;
    arg = m.expr;
  }
  const GlobalCall call = as_call(program_, arg);
  return call.global.valid() && is_producer(call.global);
}

//   \z xs -> .. case xs of alts ..   ==>   \z a b -> .. case (\a' b' -> ..) a b of alts ..
const Expr* Simplifier::fused_body(const Expr* consumer, const LamExpr& f, size_t param, GlobalId producer) {
  const Expr* made = Cloner(program_).expr(program_.body(producer));
  Cloner cloner(program_);
  Fold fold{consumer, param, {}};
  std::vector<const Var*> params;
  std::vector<const Expr*> args;
  for (size_t i = 0; i < f.params.size(); ++i) {
    if (i == param) {
      for (const Var* v : as<LamExpr>(made).params) {
        params.push_back(program_.fresh(v->name, v->type));
        args.push_back(build_.var(params.back()));
      }
    } else {
      params.push_back(program_.fresh(f.params[i]->name, f.params[i]->type));
      cloner.map[f.params[i]] = build_.var(params.back());
      fold.others.push_back(params.back());
    }
  }
  const Expr* call = program_.arena.make<AppExpr>(Expr{ExprKind::App, made->span}, made, program_.arena.copy(args));
  cloner.map[f.params[param]] = call;
  folds_[call] = std::move(fold);
  const Expr* body = cloner.expr(f.body);
  return program_.arena.make<LamExpr>(f, program_.arena.copy(params), body);
}

GlobalId Simplifier::fused_global(GlobalId consumer, size_t param, GlobalId producer) {
  auto [it, fresh] = specialisations_.fusions.try_emplace({consumer, param, producer});
  if (!fresh) return it->second;
  if (fusing_ >= kDeepestFusion) {
    specialisations_.fusions.erase(it);
    return GlobalId();
  }
  // Each function only once: otherwise a loop that calls itself with more and more of them around its argument would
  // never end.
  std::vector<GlobalId> parts;
  for (GlobalId half : {consumer, producer}) {
    auto made_of = specialisations_.parts.find(half);
    if (made_of == specialisations_.parts.end()) {
      parts.push_back(half);
    } else {
      parts.insert(parts.end(), made_of->second.begin(), made_of->second.end());
    }
  }
  std::sort(parts.begin(), parts.end());
  if (parts.size() > kMostParts || std::adjacent_find(parts.begin(), parts.end()) != parts.end()) return GlobalId();
  const Global& c = program_.global(consumer);
  std::string name = std::string(c.name.text()) + "*" + std::string(program_.global(producer).name.text());
  const Span span = c.span;
  Global* made = program_.add_global(c.module, intern(name));
  const GlobalId id = made->id;
  made->flags.specialised = true;
  made->span = span;
  it->second = id;
  specialisations_.parts[id] = std::move(parts);
  const Expr* body = fused_body(build_.global(consumer), as<LamExpr>(program_.body(consumer)), param, producer);
  program_.global(id).body = body;
  ++fusing_;
  prepare(id);
  --fusing_;
  return id;
}

// The call in its fused form; null when there is none.
const Expr* Simplifier::fused_call(const Expr* f, const std::vector<const Expr*>& args, Span span) {
  if (f->kind == ExprKind::Var) {
    for (const Rule& r : rules_) {
      if (r.loop != as<VarExpr>(f).var || args.size() < r.arity) continue;  // what is not saturated is shared
      GlobalCall call;
      if (const ConExpr* made = r.con ? known_con(args[r.param]) : nullptr) {
        if (made->con != r.con) continue;
        call.args.assign(made->args.begin(), made->args.end());
      } else {
        call = as_call(program_, args[r.param]);
        if (!call.global.valid() || call.global != r.producer) continue;
      }
      ++fused_;
      return build_.app(build_.var(r.fused, f->span), spliced(args, r.param, call), span);
    }
    return nullptr;
  }
  const GlobalId g = as<GlobalExpr>(f).global;
  const Expr* body = info_of(g).recursive ? program_.body(g) : nullptr;
  if (!body || body->kind != ExprKind::Lam || args.size() < as<LamExpr>(body).params.size()) return nullptr;
  for (size_t i = 0; i < as<LamExpr>(body).params.size() && i < 64; ++i) {
    const GlobalCall call = as_call(program_, args[i]);
    if (!call.global.valid() || !is_producer(call.global) || !(consumption_of(g).consumed >> i & 1)) continue;
    const GlobalId both = fused_global(g, i, call.global);
    if (!both.valid()) continue;
    ++fused_;
    const Expr* to = build_.global(both, f->span);
    const std::vector<const Expr*> all = spliced(args, i, call);
    const Expr* more = fused_call(to, all, span);
    return more ? more : build_.app(to, all, span);
  }
  return nullptr;
}

const Expr* Simplifier::call_consumer(const Expr* e, GlobalId g, const Context* k) {
  const GlobalInfo info = infos_[g.index];
  if (settling_ || !info.recursive) return rebuild(e, k);
  std::vector<const Expr*> args;
  const Span span = k->span;
  for (; k->kind == Context::Apply; k = k->next)
    for (const Argument& a : k->args) args.push_back(value(a));
  const Expr* call = fused_call(e, args, span);
  return rebuild(call ? call : build_.app(e, args, span), k);
}

const Expr* Simplifier::call_loop(const Expr* e, const Context* k) {
  const Var* v = as<VarExpr>(e).var;
  const bool has_rule = std::any_of(rules_.begin(), rules_.end(), [&](const Rule& r) { return r.loop == v; });
  if (!has_rule || k->kind != Context::Apply) return rebuild(e, k);
  std::vector<const Expr*> args;
  for (const Argument& a : k->args) args.push_back(value(a));
  const Expr* call = fused_call(e, args, k->span);
  return rebuild(call ? call : build_.app(e, args, k->span), k->next);
}

//   case upTo a b of alts   in the body of sum*upTo   ==>   sum z (upTo a b)   ==>   sum*upTo z a b
const Expr* Simplifier::fold_back(const Expr* scrutinee, const Fold& fold, Span span) {
  if (scrutinee->kind != ExprKind::App && scrutinee->kind != ExprKind::Var) return nullptr;
  std::vector<const Expr*> args;
  for (const Var* v : fold.others) args.push_back(nested(build_.var(v), nullptr));
  args.insert(args.begin() + static_cast<std::ptrdiff_t>(fold.param), scrutinee);
  if (const Expr* call = fused_call(fold.consumer, args, span)) return call;
  return build_.app(fold.consumer, args, span);
}

// The constructor that an argument is, or stands for.
const ConExpr* Simplifier::known_con(const Expr* e) {
  if (e->kind == ExprKind::Var) e = known_[as<VarExpr>(e).var].value;
  if (!e || e->kind != ExprKind::Con || as<ConExpr>(e).con->parent->is_class) return nullptr;
  return &as<ConExpr>(e);
}

//   \p xs -> body   ==>   \l w c xs -> let p = Counts l w c in body
const Expr* Simplifier::unpacked_body(const LamExpr& f, size_t param, const DataCon* con) {
  std::vector<const Var*> params;
  std::vector<const Expr*> fields;
  for (size_t i = 0; i < f.params.size(); ++i) {
    if (i != param) {
      params.push_back(f.params[i]);
      continue;
    }
    for (uint32_t n = 0; n < con->arity; ++n) {
      params.push_back(build_.fresh("f"));
      fields.push_back(build_.var(params.back()));
    }
  }
  const Expr* body = build_.let(f.params[param], build_.con(con, fields), f.body, f.span);
  return Cloner(program_).expr(program_.arena.make<LamExpr>(f, program_.arena.copy(params), body));
}

// Groups of a loop and what was made of it are looked at again: there may be a second structure that it consumes.
const Expr* Simplifier::fuse_loops(const Expr* e, const Chain* chain) {
  e = map_children(build_, e, [&](const Expr* child) { return fuse_loops(child, chain); });
  if (e->kind != ExprKind::Let || !as<LetExpr>(e).recursive || as<LetExpr>(e).binds.size() > kMostRules) return e;
  const auto& binds = as<LetExpr>(e).binds;
  const bool functions =
      std::all_of(binds.begin(), binds.end(), [](const Bind& b) { return b.rhs->kind == ExprKind::Lam; });
  return functions ? fuse_group(as<LetExpr>(e), chain) : e;
}

// A call of one of the functions that can be fused; none: `fused` is null.
Simplifier::Rule Simplifier::find_rule(const std::vector<Bind>& group, const Expr* body) {
  Rule rule{};
  for (const Bind& loop : group) {
    const auto& lam = as<LamExpr>(loop.rhs);
    if (size_up_to(&lam, kLargestConsumer) >= kLargestConsumer) continue;
    auto look = [&](const AppExpr& call) {
      if (call.args.size() < lam.params.size()) return;
      for (size_t i = 0; i < lam.params.size() && !rule.fused; ++i) {
        if (unpacking_) {
          const ConExpr* made = known_con(call.args[i]);
          if (made && !made->args.empty() && lam.params.size() + made->args.size() <= kMostUnpacked &&
              takes_apart(lam.body, lam.params[i]))
            rule = {loop.var, lam.params.size(), i, GlobalId(), made->con, build_.fresh(loop.var->name.text())};
          continue;
        }
        const GlobalCall made = as_call(program_, call.args[i]);
        if (!made.global.valid() || !is_producer(made.global)) continue;
        if (consumes(lam, i, [&](const Expr* f) { return is_var(f, loop.var); }))
          rule = {loop.var, lam.params.size(), i, made.global, nullptr, build_.fresh(loop.var->name.text())};
      }
    };
    if (!unpacking_) each_call(body, loop.var, look);
    for (const Bind& b : group) each_call(b.rhs, loop.var, look);
    if (rule.fused) break;
  }
  return rule;
}

const Expr* Simplifier::fuse_group(const LetExpr& e, const Chain* chain) {
  std::vector<Bind> group(e.binds.begin(), e.binds.end());
  const Expr* body = e.body;
  const size_t mark = rules_.size();
  for (const Bind& b : group) known_[b.var].join = e.join;
  const std::function<const Expr*(const Expr*)> redirect = [&](const Expr* x) -> const Expr* {
    x = map_children(build_, x, redirect);
    if (x->kind != ExprKind::App || as<AppExpr>(x).function->kind != ExprKind::Var) return x;
    const auto& args = as<AppExpr>(x).args;
    const Expr* call = fused_call(as<AppExpr>(x).function, {args.begin(), args.end()}, x->span);
    return call ? call : x;
  };
  for (size_t made = 0; made < kMostRules; ++made) {
    const Rule rule = find_rule(group, body);
    if (!rule.fused) break;
    ++fused_;
    known_[rule.fused].join = e.join;
    rules_.push_back(rule);
    auto loop = std::find_if(group.begin(), group.end(), [&](const Bind& b) { return b.var == rule.loop; });
    const auto& lam = as<LamExpr>(loop->rhs);
    const Expr* both = rule.con ? unpacked_body(lam, rule.param, rule.con)
                                : fused_body(build_.var(rule.loop), lam, rule.param, rule.producer);
    // Once to bring the two together, once more for the join points that were made of the case's alternatives.
    for (int i = 0; i < 2; ++i) {
      occurrences_.analyse(both);
      both = lambda(as<LamExpr>(both), chain);
    }
    group.push_back({rule.fused, both});
    for (Bind& b : group) b.rhs = redirect(b.rhs);
    body = redirect(body);
  }
  rules_.resize(mark);
  if (group.size() == e.binds.size()) return &e;
  return program_.arena.make<LetExpr>(e, true, e.join, program_.arena.copy(group), body);
}

}  // namespace needle::optimise
