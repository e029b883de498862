// Expressions: values, calls, let.
#include <algorithm>

#include "machine/codegen.h"

namespace needle::machine {

using namespace core;

void Codegen::compile_expr(const Expr* e, const Context& context) {
  for (;;) {
    switch (e->kind) {
      case ExprKind::Tick:
        if (options_.ticks) {
          out_.op(Op::Tick);
          out_.word(as<TickExpr>(e).tick);
        }
        e = as<TickExpr>(e).body;
        continue;
      case ExprKind::Var:
        if (info(as<VarExpr>(e).var).join >= 0) return compile_jump(info(as<VarExpr>(e).var), {});
        return give(atom(e), context);
      case ExprKind::Con: {
        auto& con = as<ConExpr>(e);
        if (context.tail && (con.args.size() == 1 || con.args.size() == 2) && !is_constant(e)) {
          Value x = atom(con.args[0]);
          Value y = con.args.size() == 2 ? atom(con.args[1]) : Value{};
          allocated(static_cast<uint32_t>(1 + con.args.size()));
          auto tag = static_cast<int>(con.con->tag);
          out_.op(con.args.size() == 1 ? Op::RetCon1 : Op::RetCon2, 0, x.operand);
          con.args.size() == 1 ? out_.slots(tag) : out_.slots(y.operand, tag);
          return;
        }
        return give(atom(e), context);
      }
      case ExprKind::Global:
      case ExprKind::Lit:
      case ExprKind::Lam:
        return give(atom(e), context);
      case ExprKind::App:
        return compile_app(as<AppExpr>(e), context);
      case ExprKind::Let:
        if (as<LetExpr>(e).join) return compile_join(as<LetExpr>(e), context);
        compile_let(as<LetExpr>(e));
        e = as<LetExpr>(e).body;
        continue;
      case ExprKind::Case:
        return compile_case(as<CaseExpr>(e), context);
      case ExprKind::Prim:
        return compile_prim(as<PrimExpr>(e), context);
      case ExprKind::Overlap:
        return compile_overlap(as<OverlapExpr>(e), context);
    }
  }
}

// This value is what the expression comes to.
void Codegen::give(Value v, const Context& context) {
  if (context.tail) {
    out_.op(v.evaluated ? Op::Ret : Op::RetEval, v.operand);
    return;
  }
  if (v.operand != context.target) out_.op(Op::Move, context.target, v.operand);
  if (!v.evaluated) emit_eval(context.target, context.live);
  context.exits->push_back(out_.op(Op::Jump));
  out_.word(0);
}

// Evaluates into a register and goes on; `live` is what is needed afterwards.
void Codegen::compile_into(int target, const Expr* e, RegisterSet live) {
  std::vector<uint32_t> exits;
  Context context;
  context.tail = false;
  context.target = target;
  context.live = std::move(live);
  context.live.remove(target);
  context.exits = &exits;
  size_t marks = marks_.size();
  compile_expr(e, context);
  undo_marks(marks);
  use_from(std::max(context.live.above(), target + 1));
  if (!exits.empty() && exits.back() == out_.here() - 2) {
    out_.drop_last(2);
    exits.pop_back();
  }
  for (uint32_t at : exits) out_.aim(at, at + 1, false, out_.here());
}

// --- calls

void Codegen::compile_app(const AppExpr& e, const Context& context) {
  std::vector<const Expr*> args(e.args.begin(), e.args.end());
  const Expr* function = strip(e.function);
  while (function->kind == ExprKind::App) {
    auto& inner = as<AppExpr>(function);
    args.insert(args.begin(), inner.args.begin(), inner.args.end());
    function = strip(inner.function);
  }
  if (function->kind == ExprKind::Lam && as<LamExpr>(function).params.size() <= args.size()) {
    auto& lam = as<LamExpr>(function);
    size_t n = lam.params.size();
    for (size_t i = 0; i < n; ++i) bind(lam.params[i], args[i]);
    if (args.size() == n) return compile_expr(lam.body, context);
    args.erase(args.begin(), args.begin() + static_cast<ptrdiff_t>(n));
    function = lam.body;
  }
  compile_call(function, args, context);
}

// Emits a call in tail position, behind a frame when the context is not.
void Codegen::tail_call(const Context& context, const std::function<void()>& call) {
  if (context.tail) return call();
  std::vector<int> saved = context.live.list();
  uint32_t push = emit_push(saved);
  call();
  out_.word(saved.size());
  out_.aim(push, push + 1, false, out_.here());
  emit_restore(context.target, saved);
  context.exits->push_back(out_.op(Op::Jump));
  out_.word(0);
}

void Codegen::compile_call(const Expr* function, const std::vector<const Expr*>& args, const Context& context) {
  check_arity(args.size());
  auto count = static_cast<int>(args.size());
  int32_t block = -1;
  uint32_t arity = 0;
  Value f;
  if (function->kind == ExprKind::Var) {
    VarInfo v = info(as<VarExpr>(function).var);
    if (v.join >= 0) return compile_jump(v, args);
    f = {v.operand, v.evaluated};
    block = v.block;
    arity = v.arity;
  } else if (function->kind == ExprKind::Global) {
    const GlobalInfo& g = global(as<GlobalExpr>(function).global);
    block = g.block;
    arity = g.arity;
    if (block < 0 || arity != args.size()) f = atom(function);
  } else {
    VarSet needed;
    for (const Expr* arg : args) needed = unite(needed, free_.of(arg));
    RegisterSet live = registers_of(needed);
    live.add(context.live);
    int target = new_register();
    compile_into(target, function, std::move(live));
    use_from(std::max(next_register_, target + 1));
    f = {target, true};
  }
  std::vector<int> operands;
  for (const Expr* arg : args) operands.push_back(atom(arg).operand);
  bool known = block >= 0 && arity == args.size();
  tail_call(context, [&] {
    if (known && (f.operand == kNone || f.operand < 0)) {
      Op op = count == 1   ? Op::Call1
              : count == 2 ? Op::Call2
              : count == 3 ? Op::Call3
              : count == 4 ? Op::Call4
                           : Op::CallN;
      out_.op(op, 0, count);
    } else if (known) {
      out_.op(Op::CallLocal, f.operand, count);
    } else {
      out_.op(count == 1   ? Op::Apply1
              : count == 2 ? Op::Apply2
              : count == 3 ? Op::Apply3
                           : Op::ApplyN,
              f.operand, count);
    }
    if (known) {
      fixups_.push_back({Fixup::CodeTarget, out_.here(), static_cast<uint32_t>(block)});
      out_.word(0);
    }
    out_.list(operands);
  });
  allocated(static_cast<uint32_t>(2 + args.size()));  // a partial application, at worst
}

void Codegen::compile_jump(const VarInfo& target, const std::vector<const Expr*>& args) {
  std::vector<std::pair<int, int>> moves;
  for (size_t i = 0; i < args.size(); ++i) {
    int param = joins_[static_cast<size_t>(target.join)].params[i];
    if (param != kNone) moves.emplace_back(param, atom(args[i]).operand);
  }
  parallel_move(std::move(moves));
  Join& join = joins_[static_cast<size_t>(target.join)];
  uint32_t at = out_.op(Op::Jump);
  out_.word(0);
  if (join.placed) {
    out_.aim(at, at + 1, false, join.at);
  } else {
    join.jumps.push_back(at);
  }
}

// All at once: (to, from) pairs with distinct targets.
void Codegen::parallel_move(std::vector<std::pair<int, int>> moves) {
  std::erase_if(moves, [](auto& m) { return m.first == m.second; });
  while (!moves.empty()) {
    auto free = std::find_if(moves.begin(), moves.end(), [&](auto& m) {
      return std::none_of(moves.begin(), moves.end(), [&](auto& other) { return other.second == m.first; });
    });
    if (free != moves.end()) {
      out_.op(Op::Move, free->first, free->second);
      moves.erase(free);
      continue;
    }
    int broken = moves.front().second;  // only cycles are left
    int spare = next_register_;
    for (auto& m : moves) spare = std::max({spare, m.first + 1, m.second + 1});
    use_from(spare);
    spare = new_register();
    out_.op(Op::Move, spare, broken);
    for (auto& m : moves) {
      if (m.second == broken) m.second = spare;
    }
  }
}

// --- let

void Codegen::compile_let(const LetExpr& e) {
  if (e.recursive) return bind_recursive(e.binds);
  for (const Bind& b : e.binds) bind(b.var, b.rhs);
}

void Codegen::bind(const Var* v, const Expr* rhs) {
  const Expr* e = strip(rhs);
  if (e->kind == ExprKind::Var) {
    VarInfo same = info(as<VarExpr>(e).var);
    info(v) = same;
    return;
  }
  if (e->kind == ExprKind::Lam && bind_static_functions({std::initializer_list<Bind>{{v, e}}.begin(), 1})) return;
  if (is_constant(e)) {
    Value value = atom(e);
    return set_var(v, value);
  }
  if (e->kind == ExprKind::Prim && as<PrimExpr>(e).prim == Prim::Coerce) return bind(v, as<PrimExpr>(e).args[0]);
  int r = new_register();
  set_var(v, {r, false});
  allocate(r, e, v);
}

// Functions that mention only each other and constants need no closures.
bool Codegen::bind_static_functions(Seq<const Bind> binds) {
  if (code_.constants.size() + binds.size() > kMaxConstants) return false;
  for (const Bind& b : binds) {
    const Expr* e = strip(b.rhs);
    if (e->kind != ExprKind::Lam) return false;
    for (const Var* v : free_.of(e)) {
      if (std::any_of(binds.begin(), binds.end(), [&](const Bind& o) { return o.var == v; })) continue;
      int operand = info(v).operand;
      if (operand >= 0 || operand == kNone) return false;
    }
  }
  for (const Bind& b : binds) {
    auto& lam = as<LamExpr>(strip(b.rhs));
    auto block = static_cast<int32_t>(block_at_.size());
    int operand = constant_operand(static_function(lam, current_));
    set_var(b.var, {operand, true});
    info(b.var).block = block;
    info(b.var).arity = static_cast<uint32_t>(lam.params.size());
  }
  return true;
}

void Codegen::bind_recursive(Seq<const Bind> binds) {
  if (bind_static_functions(binds)) return;
  for (const Bind& b : binds) {
    set_var(b.var, {new_register(), false});
    info(b.var).forward = true;
  }
  size_t first_patch = patches_.size();
  for (const Bind& b : binds) {
    const Expr* e = strip(b.rhs);
    int r = info(b.var).operand;
    if (e->kind == ExprKind::Var || e->kind == ExprKind::Lit || e->kind == ExprKind::Global) {
      allocate_thunk(r, e);
    } else if (is_constant(e)) {
      Value value = atom(e);
      out_.op(Op::Move, r, value.operand);
    } else {
      allocate(r, e, b.var);
    }
    info(b.var).forward = false;
  }
  for (size_t i = first_patch; i < patches_.size(); ++i) {
    out_.op(Op::SetField, patches_[i].cell, info(patches_[i].var).operand);
    out_.slots(static_cast<int>(patches_[i].word));
  }
  patches_.resize(first_patch);
}

void Codegen::compile_join(const LetExpr& e, const Context& context) {
  RegisterSet captured;
  VarSet needed;
  for (const Bind& b : e.binds) needed = unite(needed, free_.of(b.rhs));
  for (const Bind& b : e.binds) {
    if (e.recursive) remove_var(needed, b.var);
  }
  captured = registers_of(needed);
  size_t first = joins_.size();
  for (const Bind& b : e.binds) {
    Join join;
    join.captured = captured;
    const Expr* rhs = strip(b.rhs);
    if (rhs->kind == ExprKind::Lam) {
      for (const Var* v : as<LamExpr>(rhs).params) {
        bool used = e.recursive || has_var(free_.of(as<LamExpr>(rhs).body), v);
        int r = used ? new_register() : kNone;
        join.params.push_back(r);
        set_var(v, {r, false});
      }
    }
    info(b.var) = VarInfo{};
    info(b.var).join = static_cast<int32_t>(joins_.size());
    joins_.push_back(std::move(join));
  }
  int after = next_register_;
  size_t marks = marks_.size();
  compile_expr(e.body, context);
  undo_marks(marks);
  for (size_t i = 0; i < e.binds.size(); ++i) {
    Join& join = joins_[first + i];
    const Expr* rhs = strip(e.binds[i].rhs);
    const Expr* body = rhs->kind == ExprKind::Lam ? as<LamExpr>(rhs).body : rhs;
    join.placed = true;
    join.at = out_.here();
    for (uint32_t at : join.jumps) out_.aim(at, at + 1, false, join.at);
    if (e.recursive) {
      RegisterSet live = captured;
      live.add(context.live);
      for (int r : join.params) live.add(r);
      std::vector<int> list = live.list();
      out_.op(Op::Loop, 0, static_cast<int>(list.size()));
      out_.list(list);
    }
    use_from(after);
    compile_expr(body, context);
    undo_marks(marks);
  }
}

// --- allocation

// An operand for the value of an expression, unevaluated if it must be.
Codegen::Value Codegen::atom(const Expr* e) {
  e = strip(e);
  if (e->kind == ExprKind::Var) {
    const VarInfo& v = info(as<VarExpr>(e).var);
    if (v.operand == kNone)
      throw std::logic_error("core variable out of scope: " + std::string(as<VarExpr>(e).var->name.text()));
    return {v.operand, v.evaluated && !v.forward};
  }
  if (is_constant(e)) {
    bool evaluated;
    Word w = static_word(e, evaluated);
    return {constant_operand(w), evaluated};
  }
  if (e->kind == ExprKind::Prim) {
    if (as<PrimExpr>(e).prim == Prim::Coerce) return atom(as<PrimExpr>(e).args[0]);
    if (as<PrimExpr>(e).prim == Prim::RealWorld) return {constant_operand(kWorld), true};
  }
  int r = new_register();
  allocate(r, e, nullptr);
  return {r, e->kind == ExprKind::Con || e->kind == ExprKind::Lam};
}

// Allocates what stands for `e`, which is neither a variable nor a constant, into a register. `name` is the variable it
// is bound to, if any.
void Codegen::allocate(int target, const Expr* e, const Var* name) {
  Value function;
  Seq<const Expr* const> args;
  if (e->kind == ExprKind::Con) {
    allocate_con(target, as<ConExpr>(e));
    if (name) info(name).evaluated = true;
  } else if (e->kind == ExprKind::Lam) {
    if (name) {
      info(name).evaluated = true;
      info(name).block = static_cast<int32_t>(block_at_.size());
      info(name).arity = static_cast<uint32_t>(as<LamExpr>(e).params.size());
    }
    allocate_closure(target, as<LamExpr>(e), name);
  } else if (partial_application(e, function, args)) {
    std::vector<int> operands{function.operand};
    std::vector<const Var*> forward{nullptr};
    for (const Expr* arg : args) {
      operands.push_back(atom(arg).operand);
      const Expr* stripped = strip(arg);
      forward.push_back(stripped->kind == ExprKind::Var && info(as<VarExpr>(stripped).var).forward
                            ? as<VarExpr>(stripped).var
                            : nullptr);
    }
    uint32_t arity = global(as<GlobalExpr>(strip(as<AppExpr>(e).function)).global).arity;
    emit_allocation(Op::Closure1, target, make_header(Kind::Partial, operands.size(), 0, arity - args.size()), -1,
                    operands, 1);
    for (size_t i = 0; i < forward.size(); ++i) {
      if (forward[i]) patches_.push_back({target, static_cast<uint32_t>(1 + i), forward[i]});
    }
    if (name) info(name).evaluated = true;
  } else if (e->kind == ExprKind::Prim && can_compute_early(e, 0)) {
    std::vector<uint32_t> failures;
    uint32_t last = compute_early(e, target, failures);
    for (uint32_t at : failures) out_.aim(at, at + 1, false, out_.here());
    allocate_thunk(target, e);
    out_.set_skip(last, last + 1, 1);
  } else {
    allocate_thunk(target, e);
  }
}

void Codegen::allocate_con(int target, const ConExpr& e) {
  std::vector<int> fields;
  for (size_t i = 0; i < e.args.size(); ++i) {
    const Expr* arg = strip(e.args[i]);
    fields.push_back(atom(arg).operand);
    if (arg->kind == ExprKind::Var && info(as<VarExpr>(arg).var).forward) {
      patches_.push_back({target, static_cast<uint32_t>(1 + i), as<VarExpr>(arg).var});
    }
  }
  auto tag = static_cast<int>(e.con->tag);
  switch (fields.size()) {
    case 1:
      out_.op(Op::Con1, target, fields[0]);
      out_.slots(tag);
      break;
    case 2:
      out_.op(Op::Con2, target, fields[0]);
      out_.slots(fields[1], tag);
      break;
    case 3:
      out_.op(Op::Con3, target, fields[0]);
      out_.slots(fields[1], fields[2], tag);
      break;
    default:
      out_.op(Op::ConN, target, static_cast<int>(fields.size()));
      out_.slots(tag);
      out_.list(fields);
  }
  allocated(static_cast<uint32_t>(1 + fields.size()));
}

void Codegen::allocate_closure(int target, const LamExpr& e, const Var* self) {
  check_arity(e.params.size());
  PendingBlock block;
  block.body = e.body;
  block.params = e.params;
  block.global = current_;
  std::vector<int> operands;
  for (const Var* v : free_.of(&e)) {
    VarInfo& i = info(v);
    if (v == self) {
      block.self = self;
      continue;
    }
    if (i.operand < 0) continue;
    if (i.forward) patches_.push_back({target, static_cast<uint32_t>(1 + operands.size()), v});
    block.free.push_back(v);
    block.evaluated.push_back(i.evaluated && !i.forward);
    operands.push_back(i.operand);
  }
  uint64_t header = make_header(Kind::Function, operands.size(), 0, e.params.size());
  auto id = static_cast<int32_t>(new_block(std::move(block)));
  if (operands.empty()) operands.push_back(constant_operand(from_int63(0)));  // a cell has room for where it moved to
  emit_allocation(Op::Closure1, target, with_size(header, operands.size()), id, operands, 1);
}

void Codegen::allocate_thunk(int target, const Expr* e) {
  auto literal = e->kind == ExprKind::Lit ? &as<LitExpr>(e).literal : nullptr;
  if (literal && literal->kind == LitKind::String) {
    auto index = static_cast<int64_t>(code_.texts.size());
    code_.texts.push_back(literal->text.text());
    std::vector<int> operands{constant_operand(from_int63(index)), constant_operand(from_int63(0))};
    emit_allocation(Op::Thunk1, target, make_header(Kind::Thunk, 2, 0), static_cast<int32_t>(unpack_block_), operands,
                    2);
    return;
  }
  PendingBlock block;
  block.body = e;
  block.thunk = true;
  block.global = current_;
  std::vector<int> operands;
  for (const Var* v : free_.of(e)) {
    const VarInfo& i = info(v);
    if (i.operand == kNone || i.join >= 0)
      throw std::logic_error("core variable out of scope: " + std::string(v->name.text()));
    if (i.operand < 0) continue;
    if (i.forward) patches_.push_back({target, static_cast<uint32_t>(2 + operands.size()), v});
    block.free.push_back(v);
    block.evaluated.push_back(i.evaluated && !i.forward);
    operands.push_back(i.operand);
  }
  int field = operands.size() == 1 ? selected_field(e) : -1;
  uint64_t header = field >= 0 ? make_header(Kind::Selector, 1, 0, static_cast<uint64_t>(field))
                               : make_header(Kind::Thunk, operands.size(), 0);
  auto id = static_cast<int32_t>(new_block(std::move(block)));
  emit_allocation(Op::Thunk1, target, header, id, operands, 2);
}

// Op::Thunk1 or Op::Closure1 stands for its family.
void Codegen::emit_allocation(Op one, int target, uint64_t header, int32_t block, const std::vector<int>& operands,
                              int first_word) {
  size_t n = operands.size();
  Op op;
  if (one == Op::Thunk1) {
    op = n == 1 ? Op::Thunk1 : n == 2 ? Op::Thunk2 : n == 3 ? Op::Thunk3 : Op::ThunkN;
  } else {
    op = n == 1 ? Op::Closure1 : n == 2 ? Op::Closure2 : Op::ClosureN;
  }
  out_.op(op, target, static_cast<int>(n));
  if (block >= 0) fixups_.push_back({Fixup::CodeHeader, out_.here(), static_cast<uint32_t>(block)});
  out_.word(header);
  out_.list(operands);
  allocated(static_cast<uint32_t>(first_word + static_cast<int>(n)));
}

// A known global function with too few arguments.
bool Codegen::partial_application(const Expr* e, Value& function, Seq<const Expr* const>& args) {
  if (e->kind != ExprKind::App) return false;
  const Expr* f = strip(as<AppExpr>(e).function);
  if (f->kind != ExprKind::Global) return false;
  const GlobalInfo& g = global(as<GlobalExpr>(f).global);
  if (g.block < 0 || g.arity <= as<AppExpr>(e).args.size()) return false;
  function = atom(f);
  args = as<AppExpr>(e).args;
  return true;
}

// `case p of K .. x .. -> x` with a type of one constructor: which field, else -1.
int Codegen::selected_field(const Expr* e) {
  if (e->kind != ExprKind::Case) return -1;
  auto& c = as<CaseExpr>(e);
  if (strip(c.scrutinee)->kind != ExprKind::Var || c.alts.size() != 1 || !c.alts[0].con) return -1;
  const TyCon* parent = c.alts[0].con->parent;
  if (!parent || parent->constructors.size() != 1) return -1;
  const Expr* body = strip(c.alts[0].body);
  if (body->kind != ExprKind::Var) return -1;
  auto fields = c.alts[0].fields;
  for (size_t i = 0; i < fields.size() && i < 255; ++i) {
    if (fields[i] == as<VarExpr>(body).var) return static_cast<int>(i);
  }
  return -1;
}

}  // namespace needle::machine
