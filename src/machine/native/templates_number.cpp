// Templates of integer instructions: immediates without overflow; everything else goes on with the general code that
// follows the instruction.
#include "machine/native/emitter.h"

namespace needle::machine {

using namespace asmjit::x86;

namespace {

CondCode condition(Op op) {
  switch (op) {
    case Op::TryEq:
    case Op::IfEq:
      return CondCode::kEqual;
    case Op::TryNe:
    case Op::IfNe:
      return CondCode::kNotEqual;
    case Op::TryLt:
    case Op::IfLt:
      return CondCode::kSignedLT;
    case Op::TryLe:
    case Op::IfLe:
      return CondCode::kSignedLE;
    case Op::TryGt:
    case Op::IfGt:
      return CondCode::kSignedGT;
    default:
      return CondCode::kSignedGE;
  }
}

}  // namespace

// An indirection is followed; one step is enough (word.h).
void Emitter::follow(const Gp& value) {
  Label done = as_.newLabel();
  as_.test(value.r8(), 3);
  as_.jnz(done);
  as_.cmp(byte_ptr(value), kind_byte(Kind::Indirection));
  as_.jne(done);
  read_level(value, rdx);
  as_.mov(value, qword_ptr(value, 8));
  as_.bind(done);
}

// Goes on when both operands are immediate integers; registers that have become one are written back as such.
void Emitter::both_ints(int x, int y, const Label& general) {
  std::vector<int> open;
  for (int operand : {x, y}) {
    if (is_constant(operand)) continue;
    bool known = cache_[cache_.find(operand)].is_int;
    if (!known && std::find(open.begin(), open.end(), operand) == open.end()) open.push_back(operand);
  }
  if (open.empty()) return;
  auto held = [&](int operand) { return host(cache_.find(operand)); };
  Label slow = as_.newLabel(), fast = as_.newLabel();
  if (open.size() == 1) {
    as_.test(held(open[0]).r8(), 1);
  } else {
    as_.mov(eax, held(open[0]).r32());
    as_.and_(eax, held(open[1]).r32());
    as_.test(al, 1);
  }
  as_.jz(slow);
  as_.bind(fast);
  auto code = [this, open, general, fast, held] {
    const Gp scratch[] = {rax, rcx};
    for (size_t i = 0; i < open.size(); ++i) {
      as_.mov(scratch[i], held(open[i]));
      follow(scratch[i]);
      as_.test(scratch[i].r8(), 1);
      as_.jz(general);
    }
    for (size_t i = 0; i < open.size(); ++i) {
      as_.mov(held(open[i]), scratch[i]);
      as_.mov(in_memory(open[i]), scratch[i]);
    }
    as_.jmp(fast);
  };
  later(slow, code, true);
  for (int operand : open) mark_int(operand);
}

// Compares; the flags are of left against right, or the other way round when it says so.
bool Emitter::compare(int x, int y) {
  int32_t small;
  if (is_small(y, small)) {
    as_.cmp(use(x), small);
    return false;
  }
  if (is_small(x, small)) {
    as_.cmp(use(y), small);
    return true;
  }
  as_.cmp(use(x), use(y));
  return false;
}

// rax := x (operation) y, both immediate integers, with their tags; leaves for `general` when it does not fit.
void Emitter::arithmetic(int x, int y, const Label& general) {
  int32_t small = 0;
  bool small_right = is_small(y, small);
  switch (op_) {
    case Op::TryAdd:
    case Op::TrySub:
      copy_to(rax, x);
      if (small_right) {
        if (op_ == Op::TryAdd) as_.add(rax, small - 1);
        if (op_ == Op::TrySub) as_.sub(rax, small - 1);
      } else {
        as_.lea(rcx, ptr(use(y), -1));
        if (op_ == Op::TryAdd) as_.add(rax, rcx);
        if (op_ == Op::TrySub) as_.sub(rax, rcx);
      }
      as_.jo(general);
      return;
    case Op::TryMul:
      copy_to(rax, x);
      copy_to(rcx, y);
      as_.sub(rax, 1);
      as_.sar(rcx, 1);
      as_.imul(rax, rcx);
      as_.jo(general);
      as_.add(rax, 1);
      return;
    case Op::TryAnd:
    case Op::TryOr:
    case Op::TryXor:
      copy_to(rax, x);
      copy_to(rcx, y);
      if (op_ == Op::TryAnd) as_.and_(rax, rcx);
      if (op_ == Op::TryOr) as_.or_(rax, rcx);
      if (op_ == Op::TryXor) as_.xor_(rax, rcx);
      if (op_ == Op::TryXor) as_.or_(rax, 1);
      return;
    case Op::TryQuot:
    case Op::TryRem:
    case Op::TryDiv:
    case Op::TryMod: {
      copy_to(rcx, y);
      as_.sar(rcx, 1);
      as_.lea(rdx, ptr(rcx, 1));
      as_.cmp(rdx, 1);
      as_.jbe(general);  // 0 or -1
      copy_to(rax, x);
      as_.sar(rax, 1);
      as_.cqo();
      as_.idiv(rcx);
      if (op_ == Op::TryDiv || op_ == Op::TryMod) {  // the remainder has the divisor's sign, or is 0
        Label done = as_.newLabel();
        as_.test(rdx, rdx);
        as_.jz(done);
        auto is_quotient = op_ == Op::TryDiv;
        if (is_quotient) {
          as_.xor_(rdx, rcx);
          as_.jns(done);
          as_.dec(rax);
        } else {
          as_.mov(rax, rdx);
          as_.xor_(rax, rcx);
          as_.jns(done);
          as_.add(rdx, rcx);
        }
        as_.bind(done);
      }
      bool quotient = op_ == Op::TryQuot || op_ == Op::TryDiv;
      as_.lea(rax, ptr(quotient ? rax : rdx, quotient ? rax : rdx, 0, 1));
      return;
    }
    default:
      return;
  }
}

bool Emitter::emit_number(uint32_t& next) {
  bool tries = op_ >= Op::TryAdd && op_ <= Op::TryGe;
  bool branches = op_ >= Op::IfEq && op_ <= Op::IfGe;
  if (!tries && !branches) return false;
  int x = tries ? b() : a(), y = tries ? slot(1, 0) : b();
  int32_t small;
  for (int operand : {x, y}) {  // other constants are rare
    if (is_constant(operand) && !(is_small(operand, small) && (small & 1))) return false;
  }
  if (is_constant(x) && is_constant(y)) return false;
  for (int operand : {x, y}) {
    if (!is_constant(operand)) use(operand);
  }
  Label general = branch(at_ + 2, true);  // from here on hosts stay as they are until it is decided
  both_ints(x, y, general);
  if (branches) {
    bool turned = compare(x, y);
    CondCode holds = turned ? reverseCond(condition(op_)) : condition(op_);
    as_.j(negateCond(holds), branch(jump(1, 1)));
    next = jump(1, 0);
    return true;
  }
  next = at_ + count(1, 1);
  if (op_ >= Op::TryEq) {
    bool turned = compare(x, y);
    as_.set(turned ? reverseCond(condition(op_)) : condition(op_), al);
    as_.movzx(eax, al);
    as_.lea(define(a()), ptr(kFalse, rax, 3));
    return true;
  }
  arithmetic(x, y, general);
  as_.mov(define(a()), rax);
  mark_int(a());
  return true;
}

}  // namespace needle::machine
