// Primitives: operands evaluated in order, hot ones as instructions, the rest out of line.
#include <optional>

#include "machine/codegen.h"
#include "machine/prim_symbolic.h"

namespace needle::machine {

using namespace core;

namespace {

// The instruction that tries the immediate case of a primitive on Int or Integer.
std::optional<Op> try_op(Prim prim) {
  switch (prim) {
    case Prim::IntAdd:
    case Prim::IntegerAdd:
      return Op::TryAdd;
    case Prim::IntSub:
    case Prim::IntegerSub:
      return Op::TrySub;
    case Prim::IntMul:
    case Prim::IntegerMul:
      return Op::TryMul;
    case Prim::IntQuot:
    case Prim::IntegerQuot:
      return Op::TryQuot;
    case Prim::IntRem:
    case Prim::IntegerRem:
      return Op::TryRem;
    case Prim::IntDiv:
    case Prim::IntegerDiv:
      return Op::TryDiv;
    case Prim::IntMod:
    case Prim::IntegerMod:
      return Op::TryMod;
    case Prim::IntAnd:
    case Prim::IntegerAnd:
      return Op::TryAnd;
    case Prim::IntOr:
    case Prim::IntegerOr:
      return Op::TryOr;
    case Prim::IntXor:
    case Prim::IntegerXor:
      return Op::TryXor;
    case Prim::IntEq:
    case Prim::IntegerEq:
      return Op::TryEq;
    case Prim::IntNe:
    case Prim::IntegerNe:
      return Op::TryNe;
    case Prim::IntLt:
    case Prim::IntegerLt:
      return Op::TryLt;
    case Prim::IntLe:
    case Prim::IntegerLe:
      return Op::TryLe;
    case Prim::IntGt:
    case Prim::IntegerGt:
      return Op::TryGt;
    case Prim::IntGe:
    case Prim::IntegerGe:
      return Op::TryGe;
    default:
      return std::nullopt;
  }
}

std::optional<Op> if_op(Prim prim) {
  std::optional<Op> op = try_op(prim);
  if (!op) return op;
  switch (*op) {
    case Op::TryEq:
      return Op::IfEq;
    case Op::TryNe:
      return Op::IfNe;
    case Op::TryLt:
      return Op::IfLt;
    case Op::TryLe:
      return Op::IfLe;
    case Op::TryGt:
      return Op::IfGt;
    case Op::TryGe:
      return Op::IfGe;
    default:
      return std::nullopt;
  }
}

// Instructions on evaluated operands that give a result: with one operand, or with two.
std::optional<Op> plain_op(Prim prim) {
  switch (prim) {
    case Prim::DoubleAdd:
      return Op::DoubleAdd;
    case Prim::DoubleSub:
      return Op::DoubleSub;
    case Prim::DoubleMul:
      return Op::DoubleMul;
    case Prim::DoubleDiv:
      return Op::DoubleDiv;
    case Prim::DoubleEq:
      return Op::DoubleEq;
    case Prim::DoubleLt:
      return Op::DoubleLt;
    case Prim::DoubleLe:
      return Op::DoubleLe;
    case Prim::NewRef:
      return Op::NewRef;
    case Prim::ReadRef:
      return Op::ReadRef;
    case Prim::WriteRef:
      return Op::WriteRef;
    case Prim::ReadArray:
    case Prim::IndexArray:
      return Op::ReadArray;
    case Prim::WriteArray:
      return Op::WriteArray;
    case Prim::ConTag:
      return Op::Tag;
    default:
      return std::nullopt;
  }
}

}  // namespace

void Codegen::compile_prim(const PrimExpr& e, const Context& context) {
  std::vector<size_t> pending;
  switch (e.prim) {
    case Prim::Coerce:
    case Prim::Precondition:
      return compile_expr(e.args[0], context);
    case Prim::RealWorld:
      return give({constant_operand(kWorld), true}, context);
    case Prim::Raise:
      out_.op(Op::Raise, atom(e.args[0]).operand);
      return;
    case Prim::Exit: {
      std::vector<int> operands = prim_operands(e, context.live, pending);
      evaluate_pending(operands, pending, context.live);
      emit_known(e, operands, context.live);
      out_.op(Op::Exit, operands[0]);
      return;
    }
    case Prim::Catch: {
      // The action is evaluated by applying it.
      int action = atom(e.args[0]).operand, handler = atom(e.args[1]).operand;
      allocated(3);
      return tail_call(context, [&] { out_.op(Op::Catch, action, handler); });
    }
    default:
      break;
  }
  int target = context.tail ? new_register() : context.target;
  Value v = prim_payload(e, target, context.live);
  if (prim_info(e.prim).result == PrimResult::IORes) {
    allocated(2);
    if (context.tail) {
      out_.op(Op::RetCon1, 0, v.operand);
      out_.slots(0);
      return;
    }
    out_.op(Op::Con1, target, v.operand);
    out_.slots(0);
    v = {target, true};
  }
  give(v, context);
}

// Numbers that a primitive has to know are chosen, if a search has left them open.
void Codegen::emit_known(const PrimExpr& e, std::vector<int>& operands, const RegisterSet& live) {
  if (!options_.symbolic) return;
  const char* modes = prim_info(e.prim).modes;
  RegisterSet needed = live;
  for (int r : operands) needed.add(r);
  for (size_t i = 0, at = 0; i < e.args.size(); ++i) {
    if (modes[i] == 'w') continue;
    const int operand = operands[at++];
    if ((modes[i] != 'c' && modes[i] != 'C' && modes[i] != 'D') || operand < 0) continue;
    emit_eval(operand, needed);
    out_.become(last_eval_, modes[i] == 'C'   ? Op::EvalKnownInteger
                            : modes[i] == 'D' ? Op::EvalKnownDouble
                                              : Op::EvalKnown);
    code_.known_numbers.push_back({last_eval_, e.prim, current_});
  }
}

// Operands in order. Variables not yet evaluated are left pending (the primitive may not need to) unless something that
// needs a frame follows.
std::vector<int> Codegen::prim_operands(const PrimExpr& e, const RegisterSet& live, std::vector<size_t>& pending) {
  const char* modes = prim_info(e.prim).modes;
  std::vector<int> operands;
  for (size_t i = 0; i < e.args.size(); ++i) {
    if (modes[i] == 'w') continue;
    const Expr* arg = strip(e.args[i]);
    if (modes[i] == 'l') {
      operands.push_back(atom(arg).operand);
      continue;
    }
    bool simple =
        arg->kind == ExprKind::Var || is_constant(arg) || arg->kind == ExprKind::Lam || arg->kind == ExprKind::Con;
    if (simple) {
      Value v = atom(arg);
      if (!v.evaluated) {
        pending.push_back(operands.size());
        if (v.operand < 0) {
          int r = new_register();
          out_.op(Op::Move, r, v.operand);
          v.operand = r;
        }
      }
      operands.push_back(v.operand);
      continue;
    }
    VarSet later;
    for (size_t j = i + 1; j < e.args.size(); ++j) {
      if (modes[j] != 'w') later = unite(later, free_.of(e.args[j]));
    }
    RegisterSet needed = registers_of(later);
    needed.add(live);
    RegisterSet before = registers_of(free_.of(arg));
    before.add(needed);
    evaluate_pending(operands, pending, before);
    pending.clear();
    for (int r : operands) needed.add(r);
    int r = new_register();
    compile_into(r, arg, needed);
    operands.push_back(r);
  }
  return operands;
}

void Codegen::evaluate_pending(std::vector<int>& operands, const std::vector<size_t>& pending,
                               const RegisterSet& live) {
  if (pending.empty()) return;
  RegisterSet needed = live;
  for (int r : operands) needed.add(r);
  for (size_t i : pending) emit_eval(operands[i], needed);
}

void Codegen::emit_prim(Prim prim, int target, const std::vector<int>& operands) {
  out_.op(Op::Prim, target, static_cast<int>(prim));
  out_.slots(0, static_cast<int>(operands.size()));
  out_.list(operands);
}

Codegen::Value Codegen::prim_payload(const PrimExpr& e, int target, const RegisterSet& live) {
  const PrimInfo& prim = prim_info(e.prim);
  std::vector<size_t> pending;
  std::vector<int> operands = prim_operands(e, live, pending);
  use_from(std::max(next_register_, target + 1));
  bool evaluated = prim.result != PrimResult::IORes && prim.result != PrimResult::Any;
  if (std::optional<Op> op = try_op(e.prim)) {
    auto attempt = [&] {
      uint32_t at = out_.op(*op, target, operands[0]);
      out_.slots(operands[1]);
      return at;
    };
    std::vector<uint32_t> attempts = {attempt()};
    if (!pending.empty()) {
      evaluate_pending(operands, pending, live);
      attempts.push_back(attempt());
    }
    emit_prim(e.prim, target, operands);
    if (options_.symbolic) emit_eval(target, live);
    for (uint32_t at : attempts) out_.set_skip(at, at + 1, 1);
    for (const Expr* arg : e.args) {
      const Expr* x = strip(arg);
      if (x->kind == ExprKind::Var && info(as<VarExpr>(x).var).operand >= 0) mark_evaluated(as<VarExpr>(x).var);
    }
    return {target, true};
  }
  evaluate_pending(operands, pending, live);
  emit_known(e, operands, live);
  std::optional<Op> op = plain_op(e.prim);
  if (options_.symbolic && takes_symbols(e.prim)) op.reset();
  if (!op) {
    emit_prim(e.prim, target, operands);
    if (options_.symbolic && may_ask(e.prim)) emit_eval(target, live);
    return {target, evaluated};
  }
  if (e.prim == Prim::WriteRef || e.prim == Prim::WriteArray) {
    out_.op(*op, operands[0], operands[1]);
    if (operands.size() == 3) out_.slots(operands[2]);
    return {constant_operand(kUnit), true};
  }
  out_.op(*op, target, operands[0]);
  if (operands.size() == 2) out_.slots(operands[1]);
  allocated(2);
  return {target, evaluated};
}

// case x < y of { False -> ..; True -> .. }: compare and branch in one.
bool Codegen::compile_test(const CaseExpr& e, const Context& context, const RegisterSet& live) {
  const Expr* scrutinee = strip(e.scrutinee);
  if (scrutinee->kind != ExprKind::Prim) return false;
  auto& test = as<PrimExpr>(scrutinee);
  std::optional<Op> op = if_op(test.prim);
  if (!op || e.alts.empty() || !e.alts[0].con) return false;
  const Expr* on_true = e.fallback;
  const Expr* on_false = e.fallback;
  for (const Alt& alt : e.alts) {
    (alt.con->tag == 1 ? on_true : on_false) = alt.body;
    if (has_var(free_.of(alt.body), e.binder)) return false;
  }
  if (e.fallback && has_var(free_.of(e.fallback), e.binder)) return false;
  std::vector<size_t> pending;
  std::vector<int> operands = prim_operands(test, live, pending);
  auto attempt = [&] {
    uint32_t at = out_.op(*op, operands[0], operands[1]);
    out_.word(0);
    return at;
  };
  std::vector<uint32_t> attempts = {attempt()};
  int bool_register = new_register();
  if (!pending.empty()) {
    evaluate_pending(operands, pending, live);
    attempts.push_back(attempt());
  }
  emit_prim(test.prim, bool_register, operands);
  if (options_.symbolic) {
    emit_eval(bool_register, live);
    fuse_eval(bool_register, Op::EvalIf);
  }
  uint32_t general = out_.op(Op::IfTag, bool_register, 1);
  out_.word(0);
  for (const Expr* arg : test.args) {
    const Expr* x = strip(arg);
    if (x->kind == ExprKind::Var && info(as<VarExpr>(x).var).operand >= 0) mark_evaluated(as<VarExpr>(x).var);
  }
  use_from(live.above());
  for (uint32_t at : attempts) out_.aim(at, at + 1, false, out_.here());
  compile_branch(on_true, context);
  for (uint32_t at : attempts) out_.aim(at, at + 1, true, out_.here());
  out_.aim(general, general + 1, false, out_.here());
  compile_branch(on_false, context);
  return true;
}

// --- computing a let's right-hand side at once, when its operands happen to be evaluated

bool Codegen::can_compute_early(const Expr* e, int depth) {
  e = strip(e);
  switch (e->kind) {
    case ExprKind::Var:
      return info(as<VarExpr>(e).var).join < 0 && !info(as<VarExpr>(e).var).forward;
    case ExprKind::Lit:
      return depth > 0 && as<LitExpr>(e).literal.kind != LitKind::String &&
             as<LitExpr>(e).literal.kind != LitKind::Double;
    case ExprKind::Prim: {
      auto& p = as<PrimExpr>(e);
      if (depth > 3 || !try_op(p.prim) || prim_info(p.prim).effect != PrimEffect::Pure) return false;
      return can_compute_early(p.args[0], depth + 1) && can_compute_early(p.args[1], depth + 1);
    }
    default:
      return false;
  }
}

// Computes into the target; where that cannot be done goes to one of `failures`, at last by going on. Returns the last
// instruction, whose skip on success is still to be set.
uint32_t Codegen::compute_early(const Expr* e, int target, std::vector<uint32_t>& failures) {
  auto& p = as<PrimExpr>(strip(e));
  int operands[2];
  for (size_t i = 0; i < 2; ++i) {
    const Expr* arg = strip(p.args[i]);
    if (arg->kind == ExprKind::Prim) {
      operands[i] = new_register();
      uint32_t inner = compute_early(arg, operands[i], failures);
      failures.push_back(out_.op(Op::Jump));
      out_.word(0);
      out_.set_skip(inner, inner + 1, 1);
    } else {
      operands[i] = atom(arg).operand;
    }
  }
  uint32_t at = out_.op(*try_op(p.prim), target, operands[0]);
  out_.slots(operands[1]);
  return at;
}

}  // namespace needle::machine
