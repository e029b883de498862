// Templates of instructions that evaluate a register and go on by what it is.
#include "machine/native/emitter.h"

namespace needle::machine {

using namespace asmjit::x86;

std::vector<int> Emitter::alive_at(uint32_t at) const {
  std::vector<int> out;
  auto n = static_cast<uint32_t>(code_.words[at] >> 48);
  for (uint32_t i = 0; i < n; ++i) {
    out.push_back(static_cast<int16_t>(code_.words[at + 1 + i / 4] >> (16 * (i % 4))));
  }
  return out;
}

// The register refers to a cell that is no value. What is alive besides is what the frame of the Restore below saves.
void Emitter::evaluate(int slot, const Label& again) {
  Gp value = host(cache_.find(slot));
  Label enter = as_.newLabel();
  as_.cmp(byte_ptr(value), kind_byte(Kind::Indirection));
  as_.jne(enter);
  read_level(value, rax);
  as_.mov(value, qword_ptr(value, 8));
  as_.mov(in_memory(slot), value);
  as_.jmp(again);
  as_.bind(enter);
  push_frame(at_ + 2, alive_at(at_ + 2));
  as_.mov(rdx, value);
  as_.jmp(enter_thunk_);
}

// Goes to the alternative of an evaluated value, by the IfTag there. A pointer is looked at first: it may be
// unevaluated, where that label is valid.
void Emitter::branch_on_tag(const Gp& value, uint32_t if_tag, const Label& unevaluated, uint32_t& next) {
  auto tag = static_cast<uint32_t>(code_.words[if_tag] >> 48);
  uint32_t otherwise = if_tag + static_cast<uint32_t>(code_.words[if_tag + 1]);
  Label immediate = as_.newLabel(), yes = as_.newLabel(), no = branch(otherwise);
  as_.test(value.r8(), 3);
  as_.jnz(immediate);
  if (unevaluated.isValid()) {
    as_.cmp(byte_ptr(value), kind_byte(Kind::Con));
    as_.jb(unevaluated);
  }
  as_.cmp(dword_ptr(value, 4), tag);
  as_.jne(no);
  as_.bind(yes);
  auto code = [this, value, tag, yes, no] {
    as_.cmp(value, static_cast<int32_t>(from_tag(tag)));
    as_.je(yes);
    as_.jmp(no);
  };
  later(immediate, code, false);
  next = if_tag + 2;
}

// eax := the tag of a value, which may be unevaluated where that label is valid.
void Emitter::load_tag(const Gp& value, const Label& unevaluated) {
  Label immediate = as_.newLabel(), known = as_.newLabel();
  as_.test(value.r8(), 3);
  as_.jnz(immediate);
  if (unevaluated.isValid()) {
    as_.cmp(byte_ptr(value), kind_byte(Kind::Con));
    as_.jb(unevaluated);
  }
  as_.mov(eax, dword_ptr(value, 4));
  as_.bind(known);
  auto code = [this, value, known] {
    as_.mov(rax, value);
    as_.shr(rax, 3);
    as_.jmp(known);
  };
  later(immediate, code, false);
}

void Emitter::jump_by_tag(const Gp& value, uint32_t switch_at, const Label& unevaluated, uint32_t& next) {
  load_tag(value, unevaluated);
  std::vector<uint32_t> targets;
  auto n = static_cast<uint32_t>(code_.words[switch_at] >> 48);
  for (uint32_t i = 0; i < n; ++i) {
    targets.push_back(switch_at + static_cast<uint32_t>(code_.words[switch_at + 1 + i / 2] >> (32 * (i % 2))));
  }
  jump_by_index(targets, next);
}

// Goes to the target number eax, which is one of them.
void Emitter::jump_by_index(const std::vector<uint32_t>& targets, uint32_t& next) {
  constexpr size_t kFew = 5;
  if (targets.size() <= kFew) {
    for (uint32_t i = 0; i + 1 < targets.size(); ++i) {
      if (targets[i] == targets.back()) continue;
      as_.cmp(eax, i);
      as_.je(branch(targets[i]));
    }
    next = targets.back();
    return;
  }
  Label table = as_.newLabel();
  as_.lea(rdx, ptr(table));
  as_.movsxd(rax, dword_ptr(rdx, rax, 2));
  as_.add(rax, rdx);
  as_.jmp(rax);
  as_.align(asmjit::AlignMode::kData, 4);
  as_.bind(table);
  std::unordered_map<uint32_t, Label> labels;
  for (uint32_t target : targets) {
    auto [found, is_new] = labels.try_emplace(target);
    if (is_new) found->second = branch(target);
    as_.embedLabelDelta(found->second, table, 4);
  }
  next = kEnd;
}

bool Emitter::emit_case(uint32_t& next) {
  constexpr uint64_t kSymbolicByte = kind_byte(Kind::Symbolic);
  // What Eval and its kin begin with: the register in a host, and what is dead forgotten.
  auto begin = [this] {
    Gp value = use(a());
    std::vector<int> alive = alive_at(at_ + 2);
    alive.push_back(a());
    keep_only(alive);
    return value;
  };
  auto put_off_evaluation = [this](const Label& slow, const Label& again) {
    later(
        slow, [this, again] { evaluate(a(), again); }, true);
  };
  auto skipped = at_ + counted();
  switch (op_) {
    case Op::Eval: {
      Gp value = begin();
      Label slow = as_.newLabel(), done = as_.newLabel();
      as_.test(value.r8(), 3);
      as_.jnz(done);
      as_.cmp(byte_ptr(value), kind_byte(Kind::Con));
      as_.jb(slow);
      as_.bind(done);
      put_off_evaluation(slow, done);
      next = skipped;
      return true;
    }
    case Op::EvalKnown:
    case Op::EvalKnownInteger:
    case Op::EvalKnownDouble: {
      Gp value = use(a());
      Label done = as_.newLabel();
      as_.test(value.r8(), 3);
      as_.jnz(done);
      as_.cmp(byte_ptr(value), kSymbolicByte);
      as_.je(bail());
      as_.bind(done);
      next = skipped;
      return true;
    }
    case Op::EvalIf: {
      Gp value = begin();
      Label slow = as_.newLabel(), again = as_.newLabel();
      as_.bind(again);
      branch_on_tag(value, skipped, slow, next);
      put_off_evaluation(slow, again);
      return true;
    }
    case Op::EvalSwitch: {
      Gp value = begin();
      Label slow = as_.newLabel(), again = as_.newLabel();
      as_.bind(again);
      put_off_evaluation(slow, again);
      jump_by_tag(value, skipped, slow, next);
      return true;
    }
    case Op::EvalLit: {
      int literal = static_cast<int16_t>(code_.words[skipped] >> 48);
      int32_t small;
      if (!is_small(literal, small)) return false;
      Gp value = begin();
      Label slow = as_.newLabel(), again = as_.newLabel(), other = branch(skipped, true);
      as_.bind(again);
      as_.test(value.r8(), 1);
      as_.jz(slow);
      as_.cmp(value, small);
      as_.jne(branch(skipped + static_cast<uint32_t>(code_.words[skipped + 1])));
      auto code = [this, value, again, other] {
        as_.test(value.r8(), 3);
        as_.jnz(other);
        as_.cmp(byte_ptr(value), kind_byte(Kind::Con));
        as_.jae(other);
        evaluate(a(), again);
      };
      later(slow, code, true);
      next = skipped + 2;
      return true;
    }
    case Op::IfTag:
      branch_on_tag(read(a(), rax), at_, {}, next);
      return true;
    case Op::Switch:
      jump_by_tag(read(a(), rax), at_, {}, next);
      return true;
    case Op::IfLit: {
      int32_t small;
      if (is_constant(a()) || !is_small(b(), small)) return false;
      Gp value = use(a());
      Label other = as_.newLabel();
      as_.cmp(value, small);
      as_.jne(other);
      auto code = [this, value] {  // boxed, or not chosen yet: rare
        as_.test(value.r8(), 3);
        as_.jz(bail());
        flow(jump(1, 0));
      };
      later(other, code, false);
      next = at_ + 2;
      return true;
    }
    case Op::SwitchInt: {
      if (is_constant(a())) return false;
      Gp value = use(a());
      Label other = as_.newLabel();
      as_.test(value.r8(), 1);
      as_.jz(other);
      as_.mov(rax, value);
      as_.sar(rax, 1);
      auto lowest = static_cast<int64_t>(code_.words[at_ + 1]);
      load_constant(rcx, static_cast<uint64_t>(lowest));
      as_.sub(rax, rcx);
      uint32_t n = counted();
      as_.cmp(rax, n);
      as_.jae(branch(jump(2, 0)));
      auto code = [this, value] {
        as_.test(value.r8(), 3);
        as_.jz(bail());
        flow(jump(2, 0));
      };
      later(other, code, true);
      std::vector<uint32_t> targets;
      for (uint32_t i = 0; i < n; ++i) targets.push_back(jump(3 + i / 2, i % 2));
      jump_by_index(targets, next);
      return true;
    }
    case Op::Tag: {
      load_tag(read(b(), rcx), {});
      as_.lea(define(a()), ptr(1, rax, 1));
      mark_int(a());
      next = at_ + 1;
      return true;
    }
    default:
      return false;
  }
}

}  // namespace needle::machine
