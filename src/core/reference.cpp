#include "core/reference.h"

#include <algorithm>
#include <ostream>

#include "base/unicode.h"
#include "core/print.h"
#include "core/reference_code.h"
#include "core/reference_heap.h"
#include "core/reference_overlap.h"
#include "core/reference_prims.h"

namespace needle::core::reference {
namespace {

constexpr uint64_t kStopSteps = 4096;  // between two looks at the stop flag

enum class FrameKind : uint8_t { Bottom, Update, Case, Apply, Primitive, Catch, Overlap, Observed };

// What to do with the value that comes back.
struct Pending {
  FrameKind kind = FrameKind::Bottom;
  uint32_t index = 0;          // Primitive: the argument awaited
  const Code* code = nullptr;  // Case, Primitive, Overlap; Apply: where it was written, if it was
  Node* node = nullptr;        // Update: the thunk; Case: the frame; Apply, Primitive: arguments; Catch: the handler;
                               // Overlap: the match
  Node* frame = nullptr;       // Primitive, Overlap: the frame
};

}  // namespace

class Evaluator::Impl {
 public:
  Impl(Program& program, World& world, Options options)
      : options_(std::move(options)),
        values_(heap_, program),
        primitives_(values_, world, options_.max_memory),
        translator_(heap_, constants_) {
    heap_.set_limit(options_.max_memory);
    world.stop_on(options_.stop);
    if (!options_.body_of) options_.body_of = [&program](GlobalId id) { return program.body(id); };
  }

  Handle hold(Node* n) {
    handles_.push_back(n);
    return Handle(static_cast<uint32_t>(handles_.size() - 1));
  }
  Node* held(Handle h) const { return follow(handles_[h.index]); }

  Node* delay(const Expr* closed) {
    const Code* c = translator_.closed(closed);
    Node* n = heap_.make(c->kind == CodeKind::Lambda ? NodeKind::Closure : NodeKind::Thunk, 0);
    n->code = c;
    return n;
  }

  Node* apply_later(Node* function, const std::vector<Node*>& args) {
    Code& c = applications_.emplace_back();
    c.kind = CodeKind::Delay;
    c.frame_size = static_cast<uint32_t>(args.size() + 1);
    Node* n = heap_.make(NodeKind::Thunk, c.frame_size);
    auto slot = [&](uint32_t i, Node* value) {
      Code& s = applications_.emplace_back();
      s.slot = i;
      c.captures.push_back({i, i});
      n->items[i] = value;
      return &s;
    };
    Code& app = applications_.emplace_back();
    app.kind = CodeKind::App;
    app.body = slot(0, function);
    for (uint32_t i = 0; i < args.size(); ++i) app.args.push_back(slot(i + 1, args[i]));
    c.body = &app;
    n->code = &c;
    return n;
  }

  Outcome force(Node* n) {
    outcome_ = {};
    running_ = true;
    push(FrameKind::Bottom, 0, nullptr, nullptr, nullptr);
    enter(n);
    try {
      while (running_) step();
    } catch (Malformed& error) {
      error.span = place();
      throw;
    }
    stack_.clear();
    outcome_.steps = steps_;
    if (value_) outcome_.value = hold(value_);
    code_ = nullptr;
    frame_ = value_ = nullptr;
    return outcome_;
  }

  Outcome run(GlobalId main) {
    Outcome o = force(apply_later(global(main), {heap_.integer(0)}));
    primitives_.flush();
    return o;
  }

  std::vector<Node*> handles_;
  std::vector<uint64_t> ticks_;

  bool overflowed() const { return primitives_.overflowed(); }

 private:
  // --- one step
  [[gnu::always_inline]] void step() {
    if (++steps_ > options_.max_steps) return stop(OutcomeKind::OutOfSteps);
    if (steps_ % kStopSteps == 0 && options_.stop && *options_.stop) return stop(OutcomeKind::Stopped);
    if (heap_.wants_collection()) collect();
    if (!running_) return;
    if (code_) {
      evaluate();
    } else {
      resume();
    }
  }

  void stop(OutcomeKind kind) {
    outcome_.kind = kind;
    running_ = false;
    if (kind != OutcomeKind::Done && kind != OutcomeKind::Raised) value_ = nullptr;
  }

  Span place() const {
    if (doing_ && doing_->span.valid()) return doing_->span;
    for (size_t i = stack_.size(); i-- > 0;) {
      if (stack_[i].code && stack_[i].code->span.valid()) return stack_[i].code->span;
    }
    return {};
  }

  void push(FrameKind kind, uint32_t index, const Code* code, Node* node, Node* frame) {
    if (stack_.size() == stack_.capacity()) grow();
    stack_.emplace_back(kind, index, code, node, frame);
  }
  // What is pending takes its part of the memory, twice that while it moves.
  [[gnu::noinline]] void grow() {
    constexpr size_t kLeast = 1024;
    stack_.reserve(std::max(kLeast, stack_.capacity() + stack_.capacity() / 2));
    const size_t taken = 2 * stack_.capacity() * sizeof(Pending);
    heap_.set_limit(options_.max_memory - std::min(options_.max_memory, taken));
  }
  void go(const Code* code, Node* frame) {
    code_ = code;
    frame_ = frame;
    value_ = nullptr;
  }
  void give(Node* value) {
    code_ = nullptr;
    frame_ = nullptr;
    value_ = value;
  }

  [[gnu::always_inline]] void evaluate() {
    const Code& c = *code_;
    doing_ = &c;
    switch (c.kind) {
      case CodeKind::Slot:
      case CodeKind::Global:
      case CodeKind::Constant:
      case CodeKind::Text:
      case CodeKind::Lambda:
        return enter(make_last(&c));
      case CodeKind::Delay:
        return go(c.body, frame_);
      case CodeKind::Con:
        return give(make_last(&c));
      case CodeKind::App:
        if (Node* f = ready(c.body)) return call(c, f);
        push(FrameKind::Apply, 0, &c, make_all(c.args, 0), nullptr);
        return go(c.body, frame_);
      case CodeKind::Let:
        allocate(c);
        return go(c.body, frame_);
      case CodeKind::Case:
        if ((value_ = ready(c.body))) return select(c, frame_);
        push(FrameKind::Case, 0, &c, frame_, nullptr);
        return go(c.body, frame_);
      case CodeKind::Prim:
        return primitive(c, heap_.make(NodeKind::Frame, static_cast<uint32_t>(c.args.size())), 0, frame_);
      case CodeKind::Tick:
        if (c.slot >= ticks_.size()) ticks_.resize(c.slot + 1);
        ++ticks_[c.slot];
        if (std::find(options_.stop_at.begin(), options_.stop_at.end(), c.slot) != options_.stop_at.end())
          return stop(OutcomeKind::Reached);
        return go(c.body, frame_);
      case CodeKind::Jump: {
        Node* args = make_all(c.args, 0);
        for (size_t i = 0; i < c.slots.size(); ++i) frame_->items[c.slots[i]] = args->items[i];
        heap_.give_back(args);
        return go(c.body, frame_);
      }
      case CodeKind::Overlap:
        return overlap(c);
      case CodeKind::Join:
        break;
    }
    throw Malformed("unknown code");
  }

  [[gnu::always_inline]] void resume() {
    const Pending p = stack_.back();
    stack_.pop_back();
    doing_ = p.code;
    switch (p.kind) {
      case FrameKind::Bottom:
        return stop(OutcomeKind::Done);
      case FrameKind::Update:
        p.node->kind = NodeKind::Indirection;
        p.node->target = value_;
        return;
      case FrameKind::Case:
        return select(*p.code, p.node);
      case FrameKind::Apply:
        return apply(value_, p.node);
      case FrameKind::Primitive:
        p.node->items[p.index] = value_;
        return primitive(*p.code, p.node, p.index + 1, p.frame);
      case FrameKind::Catch:
        return;
      case FrameKind::Observed:
        return options_.observer->leave(hold(value_));
      case FrameKind::Overlap:
        return look(*p.code, p.node, p.frame);
    }
  }

  // --- values
  // The value of a variable, constant, constructor, lambda or delayed expression, without evaluating anything.
  Node* make(const Code* c) {
    if (c->kind == CodeKind::Slot) return follow(frame_->items[c->slot]);
    if (c->kind == CodeKind::Global) return follow(global(c->global));
    return make_new(c);
  }

  [[gnu::noinline]] Node* make_new(const Code* c) {
    switch (c->kind) {
      case CodeKind::Constant:
        return c->constant;
      case CodeKind::Text: {
        Node* n = heap_.make(NodeKind::Text, 0);
        n->text = {c->text.index, 0};
        return n;
      }
      case CodeKind::Con: {
        if (c->args.size() != c->con->arity) throw Malformed("unsaturated constructor");
        Node* n = heap_.make(NodeKind::Con, c->con->arity);
        n->con = c->con;
        for (size_t i = 0; i < c->args.size(); ++i) n->items[i] = make(c->args[i]);
        return n;
      }
      default: {
        Node* n = shell(c);
        capture(c, n);
        return n;
      }
    }
  }

  // The same for what ends this function: its frame is of no use any more.
  Node* make_last(const Code* c) {
    Node* n = make(c);
    if (c->last) heap_.give_back(frame_);
    return n;
  }

  // The value of what is evaluated already; else null.
  Node* ready(const Code* c) {
    switch (c->kind) {
      case CodeKind::Slot:
      case CodeKind::Global: {
        Node* n = make(c);
        return is_value(n) ? n : nullptr;
      }
      case CodeKind::Constant:
        return c->constant;
      default:
        return nullptr;
    }
  }

  Node* make_all(const std::vector<const Code*>& codes, size_t from) {
    Node* n = heap_.make(NodeKind::Frame, static_cast<uint32_t>(codes.size() - from));
    for (size_t i = from; i < codes.size(); ++i) n->items[i - from] = make(codes[i]);
    return n;
  }

  Node* shell(const Code* c) {
    Node* n = heap_.make(c->kind == CodeKind::Lambda ? NodeKind::Closure : NodeKind::Thunk,
                         static_cast<uint32_t>(c->captures.size()));
    n->code = c;
    return n;
  }

  void capture(const Code* c, Node* n) {
    for (size_t i = 0; i < c->captures.size(); ++i) n->items[i] = frame_->items[c->captures[i].outer];
  }

  void allocate(const Code& let) {
    for (size_t i = 0; i < let.slots.size(); ++i) frame_->items[let.slots[i]] = shell(let.args[i]);
    for (size_t i = 0; i < let.slots.size(); ++i) capture(let.args[i], frame_->items[let.slots[i]]);
  }

  Node* global(GlobalId id) {
    if (id.index < globals_.size() && globals_[id.index]) return globals_[id.index];
    return new_global(id);
  }

  [[gnu::noinline]] Node* new_global(GlobalId id) {
    if (globals_.size() <= id.index) globals_.resize(id.index + 1);
    Node*& n = globals_[id.index];
    if (!n) {
      const Expr* body = options_.body_of(id);
      if (!body) throw Malformed("global without a body");
      n = delay(body);
      if (options_.observer && n->kind == NodeKind::Closure && options_.observer->wants(id)) observed_[n->code] = id;
    }
    return n;
  }

  Node* frame_for(const Node* closure) {
    const Code& c = *closure->code;
    Node* frame = heap_.make(NodeKind::Frame, c.frame_size);
    for (size_t i = 0; i < c.captures.size(); ++i) frame->items[c.captures[i].inner] = closure->items[i];
    return frame;
  }

  // --- transitions
  // Evaluates a node to weak head normal form.
  void enter(Node* n) {
    n = follow(n);
    switch (n->kind) {
      case NodeKind::Thunk: {
        Node* frame = frame_for(n);
        const Code* body = n->code->body;
        push(FrameKind::Update, 0, nullptr, n, nullptr);
        n->kind = NodeKind::BlackHole;
        n->count = 0;
        return go(body, frame);
      }
      case NodeKind::Text:
        unpack(n);
        return give(n->target);
      case NodeKind::BlackHole:
        return options_.loop_exception.valid() ? raise(global(options_.loop_exception)) : stop(OutcomeKind::Loop);
      case NodeKind::Failed:
        return raise(n->target);
      default:
        return give(n);
    }
  }

  [[gnu::noinline]] void unpack(Node* n) {
    std::string_view all = Symbol(n->text.symbol).text(), rest = all.substr(n->text.offset);
    Node* list = values_.nil();
    if (!rest.empty()) {
      Node* c = heap_.character(take_utf8(rest));
      Node* tail = heap_.make(NodeKind::Text, 0);
      tail->text = {n->text.symbol, static_cast<uint32_t>(all.size() - rest.size())};
      list = values_.cons(c, tail);
    }
    n->kind = NodeKind::Indirection;
    n->target = list;
  }

  // An application of a function: the arguments go right into its frame, if they are enough.
  void call(const Code& c, Node* f) {
    size_t from = 0;
    if (Node* m = method(c, f)) {
      f = m;
      from = 1;
    }
    const size_t wanted = f->kind == NodeKind::Closure ? from + f->code->params : SIZE_MAX;
    if (c.args.size() < wanted || !observed_.empty()) {
      Node* args = make_all(c.args, from);
      if (c.last) heap_.give_back(frame_);
      return apply(f, args);
    }
    if (c.args.size() > wanted) push(FrameKind::Apply, 0, &c, make_all(c.args, wanted), nullptr);
    Node* frame = frame_for(f);
    for (size_t i = from; i < wanted; ++i) frame->items[i - from] = make(c.args[i]);
    if (c.last) heap_.give_back(frame_);
    go(f->code->body, frame);
  }

  // For  f d a b  where f takes a method out of a dictionary, and both are there: the method, of which the arguments are
  // a and b. Else null.
  Node* method(const Code& c, const Node* f) {
    if (f->kind != NodeKind::Closure || !f->code->selects || c.args.size() < 2 || !observed_.empty()) return nullptr;
    const Node* d = ready(c.args[0]);
    if (!d || d->kind != NodeKind::Con || d->con != f->code->con) return nullptr;
    Node* m = follow(d->items[*f->code->selects]);
    return is_value(m) ? m : nullptr;
  }

  // `args` is of no use afterwards.
  void apply(Node* f, Node* args) {
    if (f->kind == NodeKind::Partial) {
      Node* more = std::exchange(args, concat(f->items, f->count, args->items, args->count));
      heap_.give_back(more);
      f = f->target;
    }
    if (f->kind != NodeKind::Closure) throw Malformed("applied something that is not a function");
    uint32_t wanted = f->code->params;
    if (args->count < wanted) {
      Node* p = heap_.make(NodeKind::Partial, args->count);
      std::copy_n(args->items, args->count, p->items);
      p->target = f;
      heap_.give_back(args);
      return give(p);
    }
    if (args->count > wanted) {
      push(FrameKind::Apply, 0, nullptr, concat(args->items + wanted, args->count - wanted, nullptr, 0), nullptr);
    }
    if (!observed_.empty()) observe(f->code, args);
    Node* frame = frame_for(f);
    std::copy_n(args->items, wanted, frame->items);
    heap_.give_back(args);
    go(f->code->body, frame);
  }

  [[gnu::noinline]] void observe(const Code* function, const Node* args) {
    auto found = observed_.find(function);
    if (found == observed_.end()) return;
    std::vector<Handle> handles;
    for (uint32_t i = 0; i < function->params; ++i) handles.push_back(hold(args->items[i]));
    if (options_.observer->enter(found->second, handles)) push(FrameKind::Observed, 0, nullptr, nullptr, nullptr);
  }

  Node* concat(Node** a, uint32_t n, Node** b, uint32_t m) {
    Node* all = heap_.make(NodeKind::Frame, n + m);
    std::copy_n(a, n, all->items);
    std::copy_n(b, m, all->items + n);
    return all;
  }

  void select(const Code& c, Node* frame) {
    frame->items[c.slot] = value_;
    for (const CodeAlt& a : c.alts) {
      if (!matches(a)) continue;
      for (size_t i = 0; i < a.fields.size(); ++i) frame->items[a.fields[i]] = value_->items[i];
      return go(a.body, frame);
    }
    if (!c.fallback) throw Unfit("no alternative fits");
    go(c.fallback, frame);
  }

  // In core without types a value may be of another kind than an alternative: it does not match.
  bool matches(const CodeAlt& a) const {
    if (a.con) return value_->kind == NodeKind::Con && value_->con == a.con;
    const bool number =
        value_->kind == NodeKind::Int || value_->kind == NodeKind::Integer || value_->kind == NodeKind::Double;
    return number && equals_literal(value_, a.alt->literal);
  }

  // --- overlapping matches
  [[gnu::noinline]] void overlap(const Code& c) {
    Node* match = heap_.make(NodeKind::Frame, static_cast<uint32_t>(1 + c.args.size()));
    for (size_t i = 0; i < c.args.size(); ++i) match->items[1 + i] = make(c.args[i]);
    look(c, match, frame_);
  }

  [[gnu::noinline]] void look(const Code& c, Node* match, Node* frame) {
    OverlapStep step = next_step(c, match, frame);
    switch (step.kind) {
      case OverlapStep::Continue:
        return go(step.code, frame);
      case OverlapStep::Evaluate:
        match->items[0] = step.node;
        push(FrameKind::Overlap, 0, &c, match, frame);
        return enter(step.node);
      case OverlapStep::Raise:
        return raise(step.node);
    }
  }

  // A part raised; other clauses may not need it.
  [[gnu::noinline]] void hold(const Pending& p, Node* exception) {
    Node* pair[] = {p.node->items[0], exception};
    look(*p.code, concat(p.node->items, p.node->count, pair, 2), p.frame);
  }

  [[gnu::noinline]] void primitive(const Code& c, Node* args, uint32_t from, Node* frame) {
    const char* modes = prim_info(c.prim).modes;
    frame_ = frame;
    for (uint32_t i = from; i < c.args.size(); ++i) {
      if (evaluates(modes[i])) {
        if ((args->items[i] = ready(c.args[i]))) continue;
        push(FrameKind::Primitive, i, &c, args, frame);
        return go(c.args[i], frame);
      }
      args->items[i] = make(c.args[i]);
    }
    switch (c.prim) {
      case Prim::Raise:
        return raise(args->items[0]);
      case Prim::Coerce:
      case Prim::Precondition:
        return enter(args->items[0]);
      case Prim::Catch:
        push(FrameKind::Catch, 0, nullptr, args->items[1], nullptr);
        push(FrameKind::Apply, 0, nullptr, concat(args->items + 2, 1, nullptr, 0), nullptr);
        return enter(args->items[0]);
      case Prim::Exit:
        primitives_.flush();
        outcome_.exit_code = static_cast<int>(args->items[0]->integer);
        return stop(OutcomeKind::Exit);
      default: {
        Node* value = primitives_.run(c.prim, args->items);
        if (primitives_.out_of_memory()) return stop(OutcomeKind::OutOfMemory);
        heap_.give_back(args);
        if (c.last) heap_.give_back(frame);
        return give(value);
      }
    }
  }

  [[gnu::noinline]] void raise(Node* exception) {
    for (;;) {
      Pending p = stack_.back();
      stack_.pop_back();
      if (p.kind == FrameKind::Update) {
        p.node->kind = NodeKind::Failed;
        p.node->target = exception;
      } else if (p.kind == FrameKind::Catch) {
        Node* args = heap_.make(NodeKind::Frame, 2);
        args->items[0] = exception;
        args->items[1] = heap_.integer(0);
        push(FrameKind::Apply, 0, nullptr, args, nullptr);
        return enter(p.node);
      } else if (p.kind == FrameKind::Observed) {
        options_.observer->fail();
      } else if (p.kind == FrameKind::Overlap && !p.code->in_order) {
        return hold(p, exception);
      } else if (p.kind == FrameKind::Bottom) {
        give(exception);
        return stop(OutcomeKind::Raised);
      }
    }
  }

  [[gnu::noinline]] void collect() {
    auto mark = [&](std::vector<Node*>& roots) {
      for (Node*& n : roots) {
        if (n) n = follow(n);
        heap_.mark(n);
      }
    };
    mark(handles_);
    mark(constants_);
    mark(globals_);
    values_.mark_roots();
    for (Pending& p : stack_) {
      heap_.mark(p.node);
      heap_.mark(p.frame);
    }
    heap_.mark(frame_);
    heap_.mark(value_);
    heap_.sweep();
    if (heap_.bytes() + stack_.capacity() * sizeof(Pending) > options_.max_memory) stop(OutcomeKind::OutOfMemory);
  }

  Options options_;
  Heap heap_;
  Values values_;
  Primitives primitives_;
  std::vector<Node*> constants_;
  Translator translator_;
  std::deque<Code> applications_;
  std::vector<Node*> globals_;
  std::unordered_map<const Code*, GlobalId> observed_;  // the code of functions whose calls are reported
  std::vector<Pending> stack_;
  const Code* code_ = nullptr;   // evaluate it in frame_, or, when null, return value_
  const Code* doing_ = nullptr;  // the code of this step, or of what it resumed
  Node* frame_ = nullptr;
  Node* value_ = nullptr;
  uint64_t steps_ = 0;
  bool running_ = false;
  Outcome outcome_;
};

Evaluator::Evaluator(Program& program, World& world, Options options)
    : impl_(std::make_unique<Impl>(program, world, std::move(options))) {}
Evaluator::~Evaluator() = default;

Outcome Evaluator::run(GlobalId main) {
  return impl_->run(main);
}
Outcome Evaluator::evaluate(const Expr* closed) {
  return impl_->force(impl_->delay(closed));
}
Handle Evaluator::delay(const Expr* closed) {
  return impl_->hold(impl_->delay(closed));
}
Outcome Evaluator::force(Handle handle) {
  return impl_->force(impl_->held(handle));
}
const std::vector<uint64_t>& Evaluator::ticks() const {
  return impl_->ticks_;
}

bool Evaluator::overflowed() const {
  return impl_->overflowed();
}

Handle Evaluator::apply(Handle function, const std::vector<Handle>& args) {
  std::vector<Node*> nodes;
  for (Handle h : args) nodes.push_back(impl_->held(h));
  return impl_->hold(impl_->apply_later(impl_->held(function), nodes));
}

Shape Evaluator::shape(Handle handle) const {
  Node* n = impl_->held(handle);
  Shape s;
  switch (n->kind) {
    case NodeKind::Int:
      s.kind = ShapeKind::Int;
      s.integer = n->integer;
      s.character = n->character;
      break;
    case NodeKind::Double:
      s.kind = ShapeKind::Double;
      s.real = n->real;
      break;
    case NodeKind::Integer:
      s.kind = ShapeKind::Integer;
      s.digits = n->big->get_str();
      break;
    case NodeKind::Con:
      s.kind = ShapeKind::Con;
      s.con = n->con;
      for (uint32_t i = 0; i < n->count; ++i) s.fields.push_back(impl_->hold(n->items[i]));
      break;
    case NodeKind::Closure:
    case NodeKind::Partial:
      s.kind = ShapeKind::Function;
      break;
    case NodeKind::Ref:
    case NodeKind::Array:
      s.kind = ShapeKind::Other;
      break;
    default:
      break;
  }
  return s;
}

}  // namespace needle::core::reference
