// Templates of entries, frames, returns and calls.
#include "machine/native/emitter.h"

namespace needle::machine {

using namespace asmjit::x86;

bool Emitter::emit(uint32_t& next) {
  // Where a table of templates would be: each group knows its own.
  leave_now_and_then();
  return emit_control(next) || emit_case(next) || emit_data(next) || emit_number(next) || emit_other(next);
}

// An entry or a loop head: a step is counted, unless a collection is due or none is left.
void Emitter::check_steps() {
  as_.cmp(rbx, state(layout_.heap_limit));
  as_.jae(bail());
  Label refund = as_.newLabel();
  as_.dec(state(layout_.steps));
  as_.js(refund);
  auto code = [this] {
    as_.inc(state(layout_.steps));
    bail_now();
  };
  later(refund, code, true);
}

void Emitter::push_frame(uint32_t restore, const std::vector<int>& saved) {
  as_.lea(rax, ptr(r12, static_cast<int32_t>(16 + 8 * saved.size())));
  as_.cmp(rax, state(layout_.stack_limit));
  as_.jae(bail());
  as_.mov(qword_ptr(r12), r15);
  load_constant(rcx, reinterpret_cast<uint64_t>(code_.words.data() + restore));
  as_.mov(qword_ptr(r12, 8), rcx);
  for (size_t i = 0; i < saved.size(); ++i) store(qword_ptr(r12, static_cast<int32_t>(16 + 8 * i)), saved[i]);
  as_.mov(r15, r12);
  as_.mov(r12, rax);
  if (restore > code_.unpause) return_to(restore);  // before that stand the machine's own
}

void Emitter::pop_frame() {
  as_.mov(rcx, state(layout_.protect));
  as_.mov(r12, r15);
  as_.cmp(r12, rcx);
  as_.cmovb(r12, rcx);
  as_.mov(r15, qword_ptr(r15));
  as_.and_(r15, -8);
}

void Emitter::give() {
  as_.mov(rcx, qword_ptr(r15, 8));
  as_.mov(ecx, dword_ptr(rcx, -4));
  as_.add(rcx, r14);
  as_.jmp(rcx);
}

void Emitter::jump_to_function() {
  as_.mov(ecx, dword_ptr(rdx, 4));
  as_.mov(ecx, dword_ptr(r14, rcx, 2, static_cast<int32_t>(table_)));
  as_.add(rcx, r14);
  as_.jmp(rcx);
}

// Applies the word rdx, which all that is called here leaves as it is.
void Emitter::apply(uint32_t given, const std::function<void(uint32_t)>& arguments,
                    const std::function<void(uint32_t)>& rest) {
  auto takes = [](Kind kind, uint32_t arity) { return static_cast<int32_t>(kind_byte(kind) | arity << 8); };
  Label again = as_.newLabel(), other = as_.newLabel(), wrong = bail();
  as_.bind(again);
  as_.test(dl, 3);
  as_.jnz(wrong);
  as_.cmp(word_ptr(rdx), takes(Kind::Function, given));
  as_.jne(other);
  auto unusual = [this, given, arguments, rest, again, wrong, takes] {
    Label partial = as_.newLabel();
    as_.cmp(byte_ptr(rdx), kind_byte(Kind::Indirection));
    as_.jne(partial);
    read_level(rdx, rcx);
    as_.mov(rdx, qword_ptr(rdx, 8));
    as_.jmp(again);
    as_.bind(partial);
    for (uint32_t arity = 1; rest && arity < given; ++arity) {
      Label fits = as_.newLabel();
      as_.cmp(word_ptr(rdx), takes(Kind::Function, arity));
      as_.je(fits);
      auto code = [this, rest, arity] {
        rest(arity);
        jump_to_function();
      };
      later(fits, code, true);
    }
    as_.cmp(word_ptr(rdx), takes(Kind::Partial, given));
    as_.jne(wrong);
    for (uint32_t before = 1; before + given <= kArguments; ++before) {
      Label fits = as_.newLabel();
      as_.cmp(word_ptr(rdx, 2), before + 1);
      as_.je(fits);
      auto code = [this, arguments, before] {
        arguments(before);
        for (uint32_t i = 0; i < before; ++i) {
          as_.mov(host(static_cast<int>(i)), qword_ptr(rdx, static_cast<int32_t>(16 + 8 * i)));
        }
        as_.mov(rdx, qword_ptr(rdx, 8));
        jump_to_function();
      };
      later(fits, code, true);
    }
    as_.jmp(wrong);
  };
  later(other, unusual, true);
  arguments(0);
  jump_to_function();
}

bool Emitter::emit_control(uint32_t& next) {
  uint32_t n = counted();
  switch (op_) {
    case Op::Fun:
      check_steps();
      next = at_ + 1;
      return true;
    case Op::FunFree: {
      check_steps();
      int first = a(), free = b();
      for (int i = 0; i < free; ++i) {
        as_.mov(define(first + i), qword_ptr(rdx, 8 * (1 + i)));
        locked_ = 0;
      }
      as_.mov(define(first + free), rdx);
      next = at_ + 1;
      return true;
    }
    case Op::Loop:
      check_steps();
      next = at_ + 1 + list_words(n);
      return true;
    case Op::Jump:
      next = jump(1, 0);
      return true;
    case Op::Push0:
    case Op::Push1:
    case Op::Push2:
    case Op::Push3:
    case Op::PushN: {
      std::vector<int> saved;
      for (uint32_t i = 0; i < n; ++i) saved.push_back(listed(2, i));
      push_frame(jump(1, 0), saved);
      next = at_ + 2 + list_words(n);
      return true;
    }
    case Op::Restore0:
    case Op::Restore1:
    case Op::Restore2:
    case Op::Restore3:
    case Op::RestoreN:
    case Op::Restore0If:
    case Op::Restore1If:
    case Op::Restore2If:
    case Op::Restore3If: {
      as_.cmp(rbx, state(layout_.heap_limit));
      as_.jae(bail());
      as_.mov(define(a()), rax);
      std::vector<int> saved = alive_at(at_);
      for (size_t i = 0; i < saved.size(); ++i) {
        as_.mov(define(saved[i]), qword_ptr(r15, static_cast<int32_t>(16 + 8 * i)));
        locked_ = 0;
      }
      pop_frame();
      next = at_ + 1 + list_words(n);
      return true;
    }
    case Op::Ret:
      copy_to(rax, a());
      give();
      return true;
    case Op::RetEval: {
      Label value = as_.newLabel(), other = as_.newLabel();
      copy_to(rax, a());
      as_.test(al, 3);
      as_.jnz(value);
      as_.cmp(byte_ptr(rax), kind_byte(Kind::Con));
      as_.jb(other);
      as_.bind(value);
      give();
      auto code = [this] {
        as_.mov(rdx, rax);
        as_.jmp(enter_thunk_);
      };
      later(other, code, false);
      return true;
    }
    case Op::RetCon1:
      store(qword_ptr(rbx, 8), b());
      load_constant(rax, make_header(Kind::Con, 1, count(1, 0)));
      as_.mov(qword_ptr(rbx), rax);
      as_.mov(rax, rbx);
      as_.add(rbx, 16);
      give();
      return true;
    case Op::RetCon2:
      store(qword_ptr(rbx, 8), b());
      store(qword_ptr(rbx, 16), slot(1, 0));
      load_constant(rax, make_header(Kind::Con, 2, count(1, 1)));
      as_.mov(qword_ptr(rbx), rax);
      as_.mov(rax, rbx);
      as_.add(rbx, 24);
      give();
      return true;
    case Op::Call1:
    case Op::Call2:
    case Op::Call3:
    case Op::Call4:
    case Op::CallN:
      move_arguments(2, n);
      as_.jmp(entry_of(static_cast<uint32_t>(code_.words[at_ + 1])));
      return true;
    case Op::CallLocal:
      copy_to(rdx, a());
      move_arguments(2, n);
      as_.jmp(entry_of(static_cast<uint32_t>(code_.words[at_ + 1])));
      return true;
    case Op::Apply1:
    case Op::Apply2:
    case Op::Apply3:
    case Op::ApplyN:
      if (n > kArguments) return false;
      copy_to(rdx, a());
      apply(
          n, [this, n](uint32_t first) { move_arguments(1, n, first); },
          [this, n](uint32_t now) {
            std::vector<int> saved;
            for (uint32_t i = now; i < n; ++i) saved.push_back(listed(1, i));
            push_frame(code_.apply_rest[n - now], saved);
            move_arguments(1, now);
          });
      return true;
    default:
      return false;
  }
}

}  // namespace needle::machine
