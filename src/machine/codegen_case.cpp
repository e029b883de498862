// Case: evaluate, branch, load fields. Frames.
#include <algorithm>
#include <map>

#include "machine/codegen.h"

namespace needle::machine {

using namespace core;

void Codegen::compile_case(const CaseExpr& e, const Context& context) {
  RegisterSet live = registers_of(free_.of_alternatives(e));
  live.add(context.live);
  size_t marks = marks_.size();
  const Expr* scrutinee = strip(e.scrutinee);
  int r;
  if (scrutinee->kind == ExprKind::Var && info(as<VarExpr>(scrutinee).var).join < 0) {
    const Var* x = as<VarExpr>(scrutinee).var;
    Value v = atom(scrutinee);
    r = v.operand;
    if (!v.evaluated) {
      if (r < 0) {
        r = new_register();
        out_.op(Op::Move, r, v.operand);
      } else {
        mark_evaluated(x);
      }
      emit_eval(r, live);
    }
    info(e.binder) = info(x);
    info(e.binder).operand = r;
    info(e.binder).evaluated = true;
  } else if (compile_test(e, context, live)) {
    undo_marks(marks);
    return;
  } else if (scrutinee->kind == ExprKind::Prim && prim_info(as<PrimExpr>(scrutinee).prim).result == PrimResult::IORes &&
             e.alts.size() == 1 && e.alts[0].fields.size() == 1 && !has_var(free_.of(e.alts[0].body), e.binder)) {
    // The IORes of a primitive is taken apart at once and never made.
    int target = new_register();
    Value v = prim_payload(as<PrimExpr>(scrutinee), target, live);
    set_var(e.alts[0].fields[0], v);
    use_from(std::max(live.above(), v.operand + 1));
    compile_expr(e.alts[0].body, context);
    undo_marks(marks);
    return;
  } else if (is_constant(scrutinee)) {
    Value v = atom(scrutinee);
    r = v.operand;
    if (!v.evaluated) {
      r = new_register();
      out_.op(Op::Move, r, v.operand);
      emit_eval(r, live);
    }
    set_var(e.binder, {r, true});
  } else {
    r = new_register();
    compile_into(r, scrutinee, live);
    set_var(e.binder, {r, true});
  }
  use_from(std::max(live.above(), r + 1));
  compile_alternatives(e, r, context);
  undo_marks(marks);
}

void Codegen::compile_alternatives(const CaseExpr& e, int scrutinee, const Context& context) {
  if (e.alts.empty()) {
    if (e.fallback) {
      compile_expr(e.fallback, context);
    } else {
      out_.op(Op::Impossible);
    }
  } else if (e.alts[0].con) {
    compile_con_alternatives(e, scrutinee, context);
  } else {
    RegisterSet live = registers_of(free_.of_alternatives(e));
    live.add(context.live);
    if (!compile_dense_alternatives(e, scrutinee, live, context)) compile_lit_alternatives(e, scrutinee, live, context);
  }
}

// One of several ways on: what it does to registers and marks is undone for the next.
void Codegen::compile_branch(const Expr* body, const Context& context) {
  if (!body) {
    out_.op(Op::Impossible);
    return;
  }
  int next = next_register_;
  size_t marks = marks_.size();
  begin_way();
  compile_expr(body, context);
  undo_marks(marks);
  next_register_ = next;
}

void Codegen::begin_way() {
  if (!options_.ways) return;
  out_.op(Op::Way);
  out_.word(code_.ways++);
}

void Codegen::compile_alternative(const Alt& alt, int scrutinee, const Context& context) {
  int next = next_register_;
  load_fields(alt, scrutinee);
  compile_branch(alt.body, context);
  next_register_ = next;
}

void Codegen::load_fields(const Alt& alt, int scrutinee) {
  const VarSet& used = free_.of(alt.body);
  for (size_t i = 0; i < alt.fields.size(); ++i) {
    if (!has_var(used, alt.fields[i])) continue;
    int r = new_register();
    set_var(alt.fields[i], {r, false});
    if (i + 1 < alt.fields.size() && has_var(used, alt.fields[i + 1])) {
      int second = new_register();
      set_var(alt.fields[i + 1], {second, false});
      out_.op(Op::Field2, r, scrutinee);
      out_.slots(second, static_cast<int>(i));
      ++i;
    } else {
      out_.op(Op::Field, r, scrutinee);
      out_.slots(static_cast<int>(i));
    }
  }
}

void Codegen::compile_con_alternatives(const CaseExpr& e, int scrutinee, const Context& context) {
  const TyCon* parent = e.alts[0].con->parent;
  size_t constructors = parent ? parent->constructors.size() : 0;
  for (const Alt& alt : e.alts) constructors = std::max<size_t>(constructors, alt.con->tag + 1);
  bool complete = e.alts.size() == constructors || !e.fallback;
  if (e.alts.size() == 1 && complete) return compile_alternative(e.alts[0], scrutinee, context);
  size_t ways = e.alts.size() + (complete ? 0 : 1);
  if (ways == 2) {
    // Test for one alternative, go on with it; the other way is the second alternative or the fallback.
    fuse_eval(scrutinee, Op::EvalIf);
    fuse_restore(scrutinee);
    uint32_t test = out_.op(Op::IfTag, scrutinee, static_cast<int>(e.alts[0].con->tag));
    out_.word(0);
    compile_alternative(e.alts[0], scrutinee, context);
    out_.aim(test, test + 1, false, out_.here());
    if (e.alts.size() == 2) {
      compile_alternative(e.alts[1], scrutinee, context);
    } else {
      compile_branch(e.fallback, context);
    }
    return;
  }
  if (constructors > 32767) throw TooLarge("a type with too many constructors");
  fuse_eval(scrutinee, Op::EvalSwitch);
  uint32_t jump = out_.op(Op::Switch, scrutinee, static_cast<int>(constructors));
  for (size_t i = 0; i < constructors; i += 2) out_.word(0);
  std::vector<bool> aimed(constructors);
  auto aim = [&](size_t tag) {
    aimed[tag] = true;
    out_.aim(jump, jump + 1 + static_cast<uint32_t>(tag / 2), tag % 2 == 1, out_.here());
  };
  for (const Alt& alt : e.alts) {
    aim(alt.con->tag);
    compile_alternative(alt, scrutinee, context);
  }
  if (std::find(aimed.begin(), aimed.end(), false) == aimed.end()) return;
  for (size_t tag = 0; tag < constructors; ++tag) {
    if (!aimed[tag]) aim(tag);
  }
  compile_branch(e.fallback, context);
}

void Codegen::compile_lit_alternatives(const CaseExpr& e, int scrutinee, const RegisterSet& live,
                                       const Context& context) {
  for (const Alt& alt : e.alts) {
    if (alt.literal.kind == LitKind::String) throw std::logic_error("core: a string literal as an alternative");
    int literal = constant_operand(literal_word(alt.literal));
    fuse_eval(scrutinee, Op::EvalLit);
    uint32_t test = out_.op(Op::IfLit, scrutinee, literal);
    out_.word(0);
    const uint32_t body = out_.here();
    compile_branch(alt.body, context);
    const uint32_t ask = ask_literal(alt.literal, scrutinee, live, body);
    out_.aim(test, test + 1, true, ask);
    out_.aim(test, test + 1, false, out_.here());
  }
  compile_branch(e.fallback, context);
}

// A number that nobody has chosen yet: asks whether it is the literal, and goes to that alternative, or on. Returns where
// that begins.
uint32_t Codegen::ask_literal(const Literal& literal, int scrutinee, const RegisterSet& live, uint32_t body) {
  const uint32_t begin = out_.here();
  if (!options_.symbolic) return begin;
  const int next = next_register_;
  const int answer = new_register();
  RegisterSet needed = live;
  needed.add(scrutinee);
  const Prim equal = literal.kind == LitKind::Double    ? Prim::DoubleEq
                     : literal.kind == LitKind::Integer ? Prim::IntegerEq
                                                        : Prim::IntEq;
  emit_prim(equal, answer, {scrutinee, constant_operand(literal_word(literal))});
  emit_eval(answer, needed);
  fuse_eval(answer, Op::EvalIf);
  const uint32_t test = out_.op(Op::IfTag, answer, 1);
  out_.word(0);
  const uint32_t jump = out_.op(Op::Jump);
  out_.word(0);
  out_.aim(jump, jump + 1, false, body);
  out_.aim(test, test + 1, false, out_.here());
  next_register_ = next;
  return begin;
}

// Integer alternatives that lie close together: a jump table.
bool Codegen::compile_dense_alternatives(const CaseExpr& e, int scrutinee, const RegisterSet& live,
                                         const Context& context) {
  if (e.alts.size() < 4) return false;
  std::map<int64_t, const Alt*> by_value;
  for (const Alt& alt : e.alts) {
    if (alt.literal.kind == LitKind::Double || alt.literal.kind == LitKind::String || alt.literal.text.valid())
      return false;
    if (!fits_int63(alt.literal.value)) return false;
    by_value.emplace(alt.literal.value, &alt);
  }
  int64_t low = by_value.begin()->first;
  uint64_t span = static_cast<uint64_t>(by_value.rbegin()->first) - static_cast<uint64_t>(low) + 1;
  if (span > 8 * by_value.size() + 64 || span > 4096) return false;
  uint32_t jump = out_.op(Op::SwitchInt, scrutinee, static_cast<int>(span));
  out_.word(static_cast<uint64_t>(low));
  out_.word(0);
  for (uint64_t i = 0; i < span; i += 2) out_.word(0);
  std::vector<bool> aimed(span);
  auto aim = [&](uint64_t at) {
    aimed[at] = true;
    out_.aim(jump, jump + 3 + static_cast<uint32_t>(at / 2), at % 2 == 1, out_.here());
  };
  std::vector<std::pair<const Alt*, uint32_t>> bodies;
  for (auto [value, alt] : by_value) {
    aim(static_cast<uint64_t>(value - low));
    bodies.push_back({alt, out_.here()});
    compile_branch(alt->body, context);
  }
  out_.aim(jump, jump + 2, true, out_.here());
  for (const auto& [alt, body] : bodies) ask_literal(alt->literal, scrutinee, live, body);
  for (uint64_t at = 0; at < span; ++at) {
    if (!aimed[at]) aim(at);
  }
  out_.aim(jump, jump + 2, false, out_.here());
  compile_branch(e.fallback, context);
  return true;
}

// --- frames

// Evaluates a register in place. Where that needs a frame, `live` is saved in it.
void Codegen::emit_eval(int reg, RegisterSet live) {
  live.remove(reg);
  std::vector<int> saved = live.list();
  uint32_t eval = out_.op(Op::Eval, reg);
  out_.word(saved.size());
  emit_restore(reg, saved);
  out_.set_skip(eval, eval, 3);
  last_eval_ = eval;
  after_eval_ = out_.here();
  last_eval_register_ = reg;
}

// A test of what has just been evaluated follows: both become one instruction where nothing must be waited for.
void Codegen::fuse_eval(int reg, Op op) {
  if (after_eval_ == out_.here() && last_eval_register_ == reg) out_.become(last_eval_, op);
}

// The same for a test of what has just been returned.
void Codegen::fuse_restore(int reg) {
  if (after_restore_ != out_.here() || last_restore_register_ != reg) return;
  switch (out_.operand_b(last_restore_)) {
    case 0:
      return out_.become(last_restore_, Op::Restore0If);
    case 1:
      return out_.become(last_restore_, Op::Restore1If);
    case 2:
      return out_.become(last_restore_, Op::Restore2If);
    case 3:
      return out_.become(last_restore_, Op::Restore3If);
    default:
      return;
  }
}

uint32_t Codegen::emit_push(const std::vector<int>& saved) {
  size_t n = saved.size();
  Op op = n == 0 ? Op::Push0 : n == 1 ? Op::Push1 : n == 2 ? Op::Push2 : n == 3 ? Op::Push3 : Op::PushN;
  uint32_t at = out_.op(op, 0, static_cast<int>(n));
  out_.word(0);
  out_.list(saved);
  return at;
}

void Codegen::emit_restore(int target, const std::vector<int>& saved) {
  size_t n = saved.size();
  Op op = n == 0 ? Op::Restore0 : n == 1 ? Op::Restore1 : n == 2 ? Op::Restore2 : n == 3 ? Op::Restore3 : Op::RestoreN;
  last_restore_ = out_.op(op, target, static_cast<int>(n));
  out_.list(saved);
  after_restore_ = out_.here();
  last_restore_register_ = target;
}

}  // namespace needle::machine
