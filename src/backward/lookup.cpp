#include "backward/lookup.h"

#include <algorithm>

namespace needle::backward {

using namespace core;

namespace {

std::u32string decoded(std::string_view utf8) {
  std::u32string out;
  for (size_t i = 0; i < utf8.size();) {
    const auto first = static_cast<unsigned char>(utf8[i]);
    const size_t length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    char32_t c = length == 1 ? first : first & (0xFF >> (length + 1));
    for (size_t k = 1; k < length && i + k < utf8.size(); ++k)
      c = c << 6 | (static_cast<unsigned char>(utf8[i + k]) & 0x3F);
    out.push_back(c);
    i += length;
  }
  return out;
}

}  // namespace

Lookup::Lookup(Program& program, Bindings& bindings, Flow& flow, const space::Spaces& spaces, solve::Formula& formula,
               std::unordered_set<uint32_t> marks, const LookupOptions& options, const Stop& stop)
    : program_(program),
      bindings_(bindings),
      flow_(flow),
      spaces_(spaces),
      formula_(formula),
      marks_(std::move(marks)),
      options_(options),
      stop_(stop),
      undecided_(formula.fresh()) {
  begin_round();
}

// --- frames and sources

const Frame* Lookup::home_of(const Expr* e, const Frame* frame) const {
  const LamExpr* home = bindings_.home(e);
  if (!home) return &root_;
  if (entry_ && home == entry_->lambda) return entry_;
  while (frame->lambda != home) {
    if (frame->activation) return frame;
    frame = frame->outer;
  }
  return frame;
}

const Frame* Lookup::frame_of_owner(const Var* var, const Frame* frame) const {
  const LamExpr* owner = bindings_.of(var).owner;
  if (!owner) return &root_;
  if (entry_ && owner == entry_->lambda) return entry_;
  while (frame->lambda != owner) {
    if (frame->activation) return nullptr;
    frame = frame->outer;
  }
  return frame;
}

const Frame* Lookup::frame_for(const Frame* caller, const Expr* site, uint32_t skipped, const Source* callee,
                               const Source* function, std::vector<Thunk> args) {
  const bool opening = std::exchange(opening_, false);
  const Frame*& known = calls_[{caller, site, skipped, callee}];
  if (known) return known;
  if (!options_.input.valid())
    if (const Frame* same = same_call(caller, function, args)) return known = same;
  Frame& made = frames_.emplace_back();
  made.caller = caller;
  made.site = site;
  made.skipped = skipped;
  made.lambda = function->lambda;
  made.outer = function->frame;
  made.args = std::move(args);
  made.depth = caller->depth + 1;
  made.branch = branch_;
  made.opened = opening;
  if (options_.listener) options_.listener->called(&made);
  return known = &made;
}

// A call further down the stack of the same function with the same arguments: its value is this one's. So a loop is a
// value that depends on itself.
const Frame* Lookup::same_call(const Frame* caller, const Source* function, const std::vector<Thunk>& args) const {
  constexpr int kFar = 8;  // a loop through more calls is met later, or not at all
  int steps = 0;
  for (const Frame* f = caller; f && steps < kFar; f = f->caller, ++steps)
    if (f->lambda == function->lambda && f->outer == function->frame && f->args == args) return f;
  return nullptr;
}

const Frame* Lookup::enter(const LamExpr& lambda, const std::vector<Unknown*>& inputs) {
  Frame& made = frames_.emplace_back();
  made.caller = &root_;
  made.lambda = &lambda;
  made.outer = &root_;
  for (Unknown* input : inputs) made.args.push_back({.unknown = input});
  made.depth = 1;
  entry_ = &made;
  return &made;
}

const Source* Lookup::nullary(const DataCon* con) {
  const Source*& known = sources_[{con, nullptr}];
  if (known) return known;
  Source& made = all_sources_.emplace_back();
  made.con = con;
  return known = &made;
}

const Source* Lookup::source_of(const Expr* e, const Frame* frame) {
  if (e->kind == ExprKind::Con && as<ConExpr>(e).args.empty()) return nullary(as<ConExpr>(e).con);
  frame = home_of(e, frame);
  const Source*& known = sources_[{e, frame}];
  if (known) return known;
  Source& made = all_sources_.emplace_back();
  known = &made;
  if (e->kind == ExprKind::Lam) {
    made.kind = Source::Function;
    made.lambda = &as<LamExpr>(e);
    made.frame = frame;
  } else {
    made.con = as<ConExpr>(e).con;
    made.parts = arguments(as<ConExpr>(e).args, frame);
  }
  return &made;
}

std::vector<Thunk> Lookup::arguments(Seq<const Expr* const> args, const Frame* frame) const {
  std::vector<Thunk> out;
  for (const Expr* arg : args) {
    // A parameter handed on is what it was.
    if (arg->kind == ExprKind::Var) {
      const Var* var = as<VarExpr>(arg).var;
      const Binding& b = bindings_.of(var);
      const Frame* owner = frame_of_owner(var, frame);
      if (!owner)
        out.push_back({.code = arg, .frame = frame});
      else if (b.kind == Binding::Parameter)
        out.push_back(owner->args[b.index]);
      else if (b.kind == Binding::Let && b.value)
        out.push_back({.code = b.value, .frame = owner});
      else
        out.push_back({.code = arg, .frame = owner});
      continue;
    }
    out.push_back({.code = arg, .frame = frame});
  }
  return out;
}

// --- values

View Lookup::value(const Expr* e, const Frame* frame) {
  if (options_.listener) options_.listener->looked_up(e, frame);
  if (e->kind == ExprKind::Var) return variable(as<VarExpr>(e).var, frame);
  frame = home_of(e, frame);
  const auto [found, is_new] = nodes_.try_emplace(Key{e, frame});
  Entry& entry = found->second;  // stays where it is
  if (entry.done) return entry.view;
  if (!is_new) return bottom();  // it depends on itself
  if (nodes_.size() > options_.most_lookups || stop_.requested()) {
    entry.done = true;
    return entry.view = opaque();
  }
  ++nesting_;
  if (is_too_much()) {
    Node* node = collecting();
    entry.view = {formula_.fresh(), node};
    put_off(node, entry.view.demand, frame->depth,
            [this, e, frame, node, guard = entry.view.demand] { link(node, guard, compute(e, frame)); });
  } else {
    entry.view = compute(e, frame);
  }
  --nesting_;
  entry.done = true;
  return entry.view;
}

View Lookup::compute(const Expr* e, const Frame* frame) {
  switch (e->kind) {
    case ExprKind::Var:
      return variable(as<VarExpr>(e).var, frame);
    case ExprKind::Global: {
      const Expr* body = bindings_.body(as<GlobalExpr>(e).global);
      return body ? value(body, &root_) : opaque();
    }
    case ExprKind::Lit:
      return literal(as<LitExpr>(e).literal);
    case ExprKind::Con:
    case ExprKind::Lam:
      return single(source_of(e, frame));
    case ExprKind::App: {
      const auto& app = as<AppExpr>(e);
      const bool reads =
          app.function->kind == ExprKind::Global && as<GlobalExpr>(app.function).global == options_.input;
      if (reads) return read(e, frame);
      return call(value(app.function, frame), arguments(app.args, frame), e, 0, frame);
    }
    case ExprKind::Let:
      return value(as<LetExpr>(e).body, frame);
    case ExprKind::Case:
      return choose(as<CaseExpr>(e), frame);
    case ExprKind::Prim:
      return primitive(as<PrimExpr>(e), frame);
    case ExprKind::Tick:
      return value(as<TickExpr>(e).body, frame);
    case ExprKind::Overlap:
      return opaque();
  }
  return opaque();
}

View Lookup::variable(const Var* var, const Frame* frame) {
  const Binding& b = bindings_.of(var);
  const Frame* owner = frame_of_owner(var, frame);
  if (!owner) return nonlocal(var, frame);
  switch (b.kind) {
    case Binding::Parameter:
      return thunk(owner->args[b.index]);
    case Binding::Let:
      if (bindings_.names_itself(var)) return bottom();
      return b.value ? value(b.value, owner) : opaque();
    case Binding::CaseBinder:
      return value(b.value, owner);
    case Binding::Field:
      return field(var, b, owner);
  }
  return opaque();
}

View Lookup::field(const Var* var, const Binding& b, const Frame* frame) {
  const auto [found, is_new] = nodes_.try_emplace(Key{var, frame});
  Entry& entry = found->second;
  if (entry.done) return entry.view;
  if (!is_new) return bottom();
  const View subject = value(b.value, frame);
  if (const Source* only = subject.only()) {
    entry.view = only->con == b.con && b.index < only->parts.size() ? thunk(only->parts[b.index]) : bottom();
  } else {
    Node* node = collecting();
    const Literal demand = formula_.fresh();
    entry.view = {demand, node};
    entry.done = true;  // who meets it meanwhile waits with it
    each_source(subject.node, [this, node, demand, con = b.con, index = b.index](const Source* s, Literal l) {
      if (s->con != con || index >= s->parts.size()) return;
      const Literal guard = formula_.fresh();
      formula_.imply({demand, l}, {guard});
      in_branch([&] {
        link(node, guard, thunk(s->parts[index]));
        return 0;
      });
    });
    finish(node, subject.node->closed);
  }
  entry.done = true;
  return entry.view;
}

View Lookup::thunk(const Thunk& t) {
  if (t.code) return value(t.code, t.frame);
  if (t.unknown) return look(*t.unknown);
  if (t.entered) return parameter(t.entered, t.parameter);
  if (t.given.node) return t.given;
  if (t.is_character) return number(formula_.constant(t.text->characters[0]));
  const auto known = rests_.find(t.text);
  if (known != rests_.end()) return known->second;
  return rests_[t.text] = text(t.text->characters.substr(1));
}

View Lookup::text(std::u32string_view characters) {
  if (characters.empty()) return single(nullary(program_.known.nil));
  Source& made = all_sources_.emplace_back();
  made.kind = Source::Text;
  made.con = program_.known.cons;
  made.characters = characters;
  made.parts = {{.text = &made, .is_character = true}, {.text = &made}};
  return single(&made);
}

View Lookup::literal(const core::Literal& l) {
  switch (l.kind) {
    case LitKind::Int:
    case LitKind::Char:
      return number(formula_.constant(l.value));
    case LitKind::Integer: {
      if (l.text.text().empty()) return number(formula_.constant(l.value));
      const std::optional<solve::Int> big = solve::parse(std::string(l.text.text()));
      return big && solve::in_limits(*big) ? number(formula_.constant(*big)) : opaque();
    }
    case LitKind::String:
      return text(texts_.emplace_back(decoded(l.text.text())));
    case LitKind::Double:
      return opaque();
  }
  return opaque();
}

}  // namespace needle::backward
