// Calls: of variables, of globals, of methods at known instances; what is inlined and what is specialised.
#include "core/spine.h"
#include "optimise/dictionary.h"
#include "optimise/simplify.h"

namespace needle::optimise {
namespace {

constexpr uint32_t kSizeLimit = 80;         // larger is never measured exactly
constexpr uint32_t kSmall = 9;              // inlined whatever the arguments
constexpr uint32_t kKnownArgument = 14;     // added for an argument that the function takes apart or calls
constexpr uint32_t kProducedArgument = 30;  // and for one that a loop consumes and a function produces
constexpr uint32_t kMaxDictionary = 10;     // larger dictionaries are not specialised on: polymorphic recursion
constexpr uint32_t kSmallDictionary = 3;    // of larger ones,
constexpr uint32_t kMostLarge = 64;         // so many copies of a function are made
constexpr uint32_t kLargestUnfolded = 40;
constexpr uint32_t kMostWrittenOut = 4;
constexpr uint32_t kMaxChain = 20;
constexpr uint32_t kMostPreparing = 300;  // of globals prepared while another is

size_t argument_count(const Context* k) {
  size_t n = 0;
  for (; k->kind == Context::Apply; k = k->next) n += k->args.size();
  return n;
}

bool is_returned(const Context* k) {
  while (k->kind == Context::Apply) k = k->next;
  return k->kind == Context::Stop;
}

// Parameters that are the scrutinee of a case, the function of a call or the operand of a primitive somewhere in the
// body.
void find_scrutinised(const Expr* e, Seq<const Var* const> params, uint64_t& mask) {
  auto mark = [&](const Expr* x) {
    for (size_t i = 0; i < params.size() && i < 64; ++i) {
      if (is_var(x, params[i])) mask |= uint64_t{1} << i;
    }
  };
  if (e->kind == ExprKind::App) mark(as<AppExpr>(e).function);
  if (e->kind == ExprKind::Case) mark(as<CaseExpr>(e).scrutinee);
  if (e->kind == ExprKind::Prim) {
    for (const Expr* a : as<PrimExpr>(e).args) mark(a);
  }
  core::each_child(e, [&](const Expr* child) { find_scrutinised(child, params, mask); });
}

}  // namespace

const Expr* Simplifier::call_var(const Expr* e, const Var* v, const Context* k, const Chain* chain) {
  if (known_[v].join) {
    const Knowledge j = known_[v];
    std::vector<Argument> given;
    if (j.dummy) {
      given.push_back({build_.int_lit(0), nullptr});
    } else {
      given = k->args;
    }
    if (j.value && budget_ > 0) {  // the context already stands inside the join point
      budget_ -= 5;
      ++changes_;
      return go(copy(j.value), apply(given, e->span, stop()), chain);
    }
    std::vector<const Expr*> args;
    for (const Argument& a : given) args.push_back(value(a));
    if (const Expr* r = fused_call(e, args, e->span)) return r;
    return build_.app(e, args, e->span);
  }
  if (const Var* better = known_[v].evaluated) return call_var(build_.var(better, e->span), better, k, chain);
  const Expr* value = known_[v].value;
  if (!value) return rules_.empty() ? rebuild(e, k) : call_loop(e, k);
  if (value->kind == ExprKind::Lit) return go(value, k, chain);
  if (value->kind == ExprKind::Con && k->kind == Context::Select) return select_known(value, e, k);
  if (value->kind == ExprKind::Lam && k->kind == Context::Apply &&
      argument_count(k) >= as<LamExpr>(value).params.size() && budget_ > 0) {
    budget_ -= size_up_to(value, kSizeLimit) + 1;
    ++changes_;
    return go(copy(value), k, chain);
  }
  return rebuild(e, k);
}

const Expr* Simplifier::call_global(const Expr* e, GlobalId g, const Context* k, const Chain* chain) {
  if (k->kind == Context::Apply) {
    if (program_.global(g).flags.selector) {
      if (const Expr* r = call_selector(g, k, chain)) return r;
    } else if (specialised(g, k, chain)) {
      e = build_.global(g, e->span);
    }
  }
  if (const Expr* r = inline_global(g, k, chain)) return r;
  return k->kind == Context::Apply ? call_consumer(e, g, k) : rebuild(e, k);
}

// Simplifies the first `count` arguments in place and lists them; the frames around are copied.
const Context* Simplifier::simplify_arguments(const Context* k, size_t count, std::vector<const Expr*>& out) {
  std::vector<Argument> args;
  Span span = k->span;
  for (; k->kind == Context::Apply && args.size() < count; k = k->next) {
    args.insert(args.end(), k->args.begin(), k->args.end());
  }
  for (size_t i = 0; i < count; ++i) {
    args[i] = {value(args[i]), nullptr};
    out.push_back(args[i].expr);
  }
  return apply(std::move(args), span, k);
}

const Expr* Simplifier::call_selector(GlobalId g, const Context*& k, const Chain* chain) {
  uint32_t field = 0;
  if (!selected_field(program_, g, field)) return nullptr;
  std::vector<const Expr*> dictionary;
  k = simplify_arguments(k, 1, dictionary);
  const Expr* found = nullptr;
  if (dictionary[0]->kind == ExprKind::Var) {
    const Expr* value = known_[as<VarExpr>(dictionary[0]).var].value;
    if (value && value->kind == ExprKind::Con) found = as<ConExpr>(value).args[field];
  } else {
    found = dictionary_field(program_, dictionary[0], field);
  }
  if (!found) return nullptr;
  ++changes_;
  std::vector<Argument> rest(k->args.begin() + 1, k->args.end());
  return go(found, apply(std::move(rest), k->span, k->next), chain);
}

bool Simplifier::specialised(GlobalId& g, const Context*& k, const Chain*) {
  size_t n = program_.global(g).dict_params;
  if (n == 0 || options_.level < 2 || program_.global(g).flags.dictionary || argument_count(k) < n) return false;
  std::vector<const Expr*> dictionaries;
  k = simplify_arguments(k, n, dictionaries);
  uint32_t size = 0;
  for (const Expr* d : dictionaries) {
    if (!is_closed_dictionary(program_, d)) return false;
    size += dictionary_size(d);
  }
  if (size > kMaxDictionary) return false;
  const GlobalId special = specialise(g, dictionaries, size);
  if (!special.valid()) return false;
  ++changes_;
  g = special;
  std::vector<Argument> rest(k->args.begin() + static_cast<std::ptrdiff_t>(n), k->args.end());
  k = apply(std::move(rest), k->span, k->next);
  return true;
}

// Nothing when there are many already: a type that holds itself in several ways has instances without end, and their
// number doubles with each step.
GlobalId Simplifier::specialise(GlobalId g, const std::vector<const Expr*>& dictionaries, uint32_t size) {
  const Global& general = program_.global(g);
  std::string name(general.name.text());
  for (const Expr* d : dictionaries) name += '@' + dictionary_key(program_, d);
  if (!general.module.text().empty()) name += '@' + std::string(general.module.text());
  Symbol symbol = intern(name);
  if (const GlobalId known = specialisations_.find(symbol); known.valid()) return known;
  if (size > kSmallDictionary && specialisations_.large[g]++ >= kMostLarge) return GlobalId();
  if (depth_ < kMostPreparing) prepare(g);
  Global* copy_of = program_.add_global(general.module, symbol);
  GlobalId id = copy_of->id;
  specialisations_.add(symbol, id);
  const Global& from = program_.global(g);
  copy_of->span = from.span;
  copy_of->flags.specialised = true;
  copy_of->flags.no_inline = from.flags.no_inline;
  copy_of->flags.inline_always = from.flags.inline_always;
  copy_of->type = after_arguments(from.type, dictionaries.size());
  copy_of->body = build_.app(Cloner(program_).expr(program_.body(g)), dictionaries);
  if (depth_ < kMostPreparing) prepare(id);
  return id;
}

const GlobalInfo& Simplifier::info_of(GlobalId g) {
  if (depth_ < kMostPreparing) prepare(g);
  GlobalInfo& info = infos_[g.index];
  if (info.known || info.state != GlobalInfo::Ready) return info;
  info.known = true;
  const Expr* body = program_.body(g);
  if (!body) return info;
  info.size = size_up_to(body, kSizeLimit);
  info.recursive = mentions_global(body, g);
  if (info.size >= kSizeLimit) return info;
  if (body->kind == ExprKind::Lam) {
    const auto& lam = as<LamExpr>(body);
    info.arity = static_cast<uint32_t>(lam.params.size());
    info.size -= 1;
    find_scrutinised(lam.body, lam.params, info.scrutinised);
  }
  return info;
}

bool Simplifier::interesting(const Expr* arg) {
  while (arg->kind == ExprKind::Var) {
    const Meaning& m = meanings_[as<VarExpr>(arg).var];
    if (m.kind == Meaning::Itself) return known_[as<VarExpr>(arg).var].value != nullptr;
    arg = m.expr;
    if (m.kind == Meaning::Done && arg->kind == ExprKind::Var) return known_[as<VarExpr>(arg).var].value != nullptr;
  }
  if (arg->kind == ExprKind::Global) return true;
  if (arg->kind == ExprKind::App && as<AppExpr>(arg).function->kind == ExprKind::Global)
    return info_of(as<GlobalExpr>(as<AppExpr>(arg).function).global).arity > as<AppExpr>(arg).args.size();
  return is_value(arg);
}

bool Simplifier::worth_inlining(const Global& g, const GlobalInfo& info, const Context* k, size_t args) {
  if (g.flags.no_inline || info.recursive || info.size >= kSizeLimit || budget_ <= 0) return false;
  if (args < info.arity) return args > 0 && info.size <= kSmall;
  if (!settling_ && is_returned(k) && is_producer(g.id)) return false;  // one of several that call each other
  if (g.flags.inline_always) return true;
  uint32_t limit = kSmall;
  size_t i = 0;
  for (; k->kind == Context::Apply; k = k->next) {
    for (const Argument& a : k->args) {
      if (i < 64 && (info.scrutinised >> i & 1) && interesting(a.expr)) limit += kKnownArgument;
      if (i < 64 && brings_producer(a.expr) && (consumption_of(g.id).consumed >> i & 1)) limit += kProducedArgument;
      ++i;
    }
  }
  return info.size <= limit;
}

// Constructors that are there to be seen.
uint32_t Simplifier::written_out(const Expr* e, uint32_t depth) {
  while (e->kind == ExprKind::Var) {
    const Var* v = as<VarExpr>(e).var;
    const Meaning& m = meanings_[v];
    const Expr* next = m.kind == Meaning::Itself ? known_[v].value : m.expr;
    if (!next || depth++ > kMostWrittenOut) return 0;
    e = next;
  }
  if (e->kind != ExprKind::Con || depth > kMostWrittenOut) return 0;
  uint32_t count = 1;
  for (const Expr* a : as<ConExpr>(e).args) count += written_out(a, depth + 1);
  return count;
}

// eval e == [n]: a recursive function of something that is written out is written out too, as far as that goes.
bool Simplifier::worth_unfolding(const Global& g, const GlobalInfo& info, const Context* k, const Chain* before,
                                 uint32_t& written) {
  if (g.flags.no_inline || !info.recursive || info.size > kLargestUnfolded || budget_ <= 0) return false;
  if (k->kind != Context::Apply || argument_count(k) < info.arity) return false;
  size_t i = 0;
  for (; k->kind == Context::Apply; k = k->next) {
    for (const Argument& a : k->args) {
      const uint32_t here = i < 64 && (info.scrutinised >> i & 1) ? written_out(a.expr, 0) : 0;
      if (here > 0 && (consumption_of(g.id).recursed_on >> i & 1)) written += here;
      ++i;
    }
  }
  if (before) return written > 0 && written < before->written_out;
  if (written > 0) return written <= kMostWrittenOut;
  return !settling_ && k->kind == Context::Select && is_producer(g.id) && feeds_consumer(*k->select);
}

const Expr* Simplifier::inline_global(GlobalId g, const Context* k, const Chain* chain) {
  const Chain* before = chain;
  while (before && before->global != g) before = before->outer;
  if (before && before->written_out == 0) return nullptr;
  if (chain && chain->depth >= kMaxChain) return nullptr;
  const GlobalInfo info = info_of(g);
  const Global& global = program_.global(g);
  if (!info.known || !global.body || global.flags.dictionary || global.flags.selector) return nullptr;
  const Expr* body = global.body;
  if (body->kind != ExprKind::Lam) {
    if (global.flags.no_inline) return nullptr;
    if (is_atom(body)) {
      chains_.push_back({g, chain, chain ? chain->depth : 0});  // x = x is a loop to run, not one to follow here
      return go(body, k, &chains_.back());
    }
    if (body->kind != ExprKind::Con || k->kind != Context::Select) return nullptr;
    for (const Expr* a : as<ConExpr>(body).args) {
      if (!is_atom(a)) return nullptr;
    }
    return select_known(body, build_.global(g), k);
  }
  uint32_t written = 0;
  if (!worth_unfolding(global, info, k, before, written) &&
      (before || k->kind != Context::Apply || !worth_inlining(global, info, k, argument_count(k))))
    return nullptr;
  budget_ -= info.size;
  ++changes_;
  chains_.push_back({g, chain, chain ? chain->depth + 1 : 0, written});
  return go(copy(body), k, &chains_.back());
}

const Expr* Simplifier::beta(const LamExpr& lam, const Context* k, const Chain* chain) {
  ++changes_;
  size_t n = std::min(lam.params.size(), k->args.size());
  bool partial = argument_count(k) < lam.params.size();
  Wraps wraps;
  for (size_t i = 0; i < n; ++i) bind(lam.params[i], k->args[i].expr, k->args[i].chain, wraps, partial);
  if (n == lam.params.size()) {
    std::vector<Argument> rest(k->args.begin() + static_cast<std::ptrdiff_t>(n), k->args.end());
    return wrap(wraps, go(lam.body, apply(std::move(rest), k->span, k->next), chain));
  }
  std::vector<const Var*> rest(lam.params.begin() + static_cast<std::ptrdiff_t>(n), lam.params.end());
  const Expr* residual = program_.arena.make<LamExpr>(lam, program_.arena.copy(rest), lam.body);
  return wrap(wraps, go(residual, k->next, chain));
}

}  // namespace needle::optimise
