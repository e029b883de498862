// Templates of instructions that make cells and move words.
#include "machine/native/emitter.h"
#include "machine/native/helpers.h"

namespace needle::machine {

using namespace asmjit::x86;

// A cell of this header, its other words written already, becomes the value of a register.
void Emitter::allocate_cell(uint64_t header, uint32_t words, int destination) {
  load_constant(rax, header);
  as_.mov(qword_ptr(rbx), rax);
  as_.mov(define(destination), rbx);
  as_.add(rbx, 8 * words);
}

bool Emitter::emit_data(uint32_t& next) {
  auto cell = [](uint32_t word) { return qword_ptr(rbx, static_cast<int32_t>(8 * word)); };
  auto con = [](uint32_t fields, uint32_t tag) { return make_header(Kind::Con, fields, tag); };
  uint32_t n = counted();
  switch (op_) {
    case Op::Move: {
      Word value;
      if (is_constant(b())) {
        bool immediate = is_immediate(b(), value);
        copy_to(define(a()), b());
        if (immediate && is_int(value)) mark_int(a());
      } else {
        Gp from = use(b());
        bool known = cache_[cache_.find(b())].is_int;
        as_.mov(define(a()), from);
        if (known) mark_int(a());
      }
      next = at_ + 1;
      return true;
    }
    case Op::LoadPool:
      as_.mov(define(a()), in_memory(-1 - static_cast<int>(code_.words[at_ + 1])));
      next = at_ + 2;
      return true;
    case Op::Con1:
      store(cell(1), b());
      allocate_cell(con(1, count(1, 0)), 2, a());
      next = at_ + 2;
      return true;
    case Op::Con2:
      store(cell(1), b());
      store(cell(2), slot(1, 0));
      allocate_cell(con(2, count(1, 1)), 3, a());
      next = at_ + 2;
      return true;
    case Op::Con3:
      store(cell(1), b());
      store(cell(2), slot(1, 0));
      store(cell(3), slot(1, 1));
      allocate_cell(con(3, count(1, 2)), 4, a());
      next = at_ + 2;
      return true;
    case Op::ConN:
      for (uint32_t i = 0; i < n; ++i) store(cell(1 + i), listed(2, i));
      allocate_cell(con(n, count(1, 0)), 1 + n, a());
      next = at_ + 2 + list_words(n);
      return true;
    case Op::Thunk1:
    case Op::Thunk2:
    case Op::Thunk3:
    case Op::ThunkN:
      for (uint32_t i = 0; i < n; ++i) store(cell(2 + i), listed(2, i));
      allocate_cell(code_.words[at_ + 1], 2 + n, a());
      next = at_ + 2 + list_words(n);
      return true;
    case Op::Closure1:
    case Op::Closure2:
    case Op::ClosureN:
      for (uint32_t i = 0; i < n; ++i) store(cell(1 + i), listed(2, i));
      allocate_cell(code_.words[at_ + 1], 1 + n, a());
      next = at_ + 2 + list_words(n);
      return true;
    case Op::SetField: {
      Gp into = use(a());
      store(qword_ptr(into, 8 * slot(1, 0)), b());
      next = at_ + 2;
      return true;
    }
    case Op::Field: {
      Gp from = read(b(), rax);
      as_.mov(define(a()), qword_ptr(from, 8 * (1 + slot(1, 0))));
      next = at_ + 2;
      return true;
    }
    case Op::Field2: {
      copy_to(rax, b());
      int first = 1 + slot(1, 1);
      as_.mov(define(a()), qword_ptr(rax, 8 * first));
      as_.mov(define(slot(1, 0)), qword_ptr(rax, 8 * (first + 1)));
      next = at_ + 2;
      return true;
    }
    case Op::NewRef:
      store(cell(1), b());
      allocate_cell(make_header(Kind::Ref, 1, 0), 2, a());
      next = at_ + 1;
      return true;
    case Op::ReadRef: {
      depend_on_all();
      Gp from = read(b(), rax);
      as_.mov(define(a()), qword_ptr(from, 8));
      next = at_ + 1;
      return true;
    }
    case Op::WriteRef: {
      copy_to(rdx, a());
      if_fresh();
      store(qword_ptr(rdx, 8), b());
      next = at_ + 1;
      return true;
    }
    case Op::WriteArray: {
      copy_to(rdx, a());
      if_fresh();
      copy_to(rax, b());
      as_.sar(rax, 1);
      store(qword_ptr(rdx, rax, 3, 8), slot(1, 0));
      next = at_ + 2;
      return true;
    }
    case Op::ReadArray: {
      depend_on_all();
      copy_to(rcx, slot(1, 0));
      as_.sar(rcx, 1);
      Gp from = read(b(), rax);
      as_.mov(define(a()), qword_ptr(from, rcx, 3, 8));
      next = at_ + 2;
      return true;
    }
    default:
      return false;
  }
}

// The cell rdx may be written without telling the trail or the collector.
void Emitter::if_fresh() {
  for (auto [base, bytes] :
       {std::pair(layout_.fresh_base, layout_.fresh_bytes), {layout_.young_base, layout_.young_bytes}}) {
    as_.mov(rcx, rdx);
    as_.sub(rcx, state(base));
    as_.cmp(rcx, state(bytes));
    as_.jae(bail());
  }
}

// Primitives out of line, ticks, and doubles.
bool Emitter::emit_other(uint32_t& next) {
  switch (op_) {
    case Op::Tick: {
      auto tick = static_cast<int32_t>(code_.words[at_ + 1]);
      Label pass = as_.newLabel(), remember = as_.newLabel();
      as_.cmp(state(layout_.tick_count), tick);
      as_.jbe(pass);
      as_.mov(rax, state(layout_.ticks));
      as_.cmp(byte_ptr(rax, tick), static_cast<int>(TickAction::Pass));
      as_.jne(remember);
      as_.bind(pass);
      auto code = [this, tick, pass] {
        as_.cmp(byte_ptr(rax, tick), static_cast<int>(TickAction::Remember));
        as_.jne(bail());
        as_.mov(dword_ptr(rbp, layout_.last_tick), tick);
        depend_on_all();
        as_.jmp(pass);
      };
      later(remember, code, false);
      next = at_ + 2;
      return true;
    }
    case Op::Prim:
      write_all();
      as_.mov(state(layout_.heap_top), rbx);
      as_.mov(state(layout_.top), r12);
      as_.mov(state(layout_.frame), r15);
      as_.mov(rdi, rbp);
      load_constant(rsi, reinterpret_cast<uint64_t>(code_.words.data() + at_));
      load_constant(rax, reinterpret_cast<uint64_t>(&native_prim));
      as_.call(rax);
      as_.mov(rbx, state(layout_.heap_top));
      as_.test(al, al);
      as_.jz(exit_stopped_);
      cache_ = {};
      next = at_ + 2 + list_words(count(1, 1));
      return true;
    case Op::DoubleAdd:
    case Op::DoubleSub:
    case Op::DoubleMul:
    case Op::DoubleDiv: {
      copy_to(rax, b());
      copy_to(rcx, slot(1, 0));
      as_.movsd(xmm0, qword_ptr(rax, 8));
      Mem right = qword_ptr(rcx, 8);
      if (op_ == Op::DoubleAdd) as_.addsd(xmm0, right);
      if (op_ == Op::DoubleSub) as_.subsd(xmm0, right);
      if (op_ == Op::DoubleMul) as_.mulsd(xmm0, right);
      if (op_ == Op::DoubleDiv) as_.divsd(xmm0, right);
      as_.movsd(qword_ptr(rbx, 8), xmm0);
      allocate_cell(make_header(Kind::Double, 1, 0), 2, a());
      next = at_ + 2;
      return true;
    }
    case Op::DoubleEq:
    case Op::DoubleLt:
    case Op::DoubleLe: {
      copy_to(rax, b());
      copy_to(rcx, slot(1, 0));
      // x < y is y > x, which is false for a NaN by the flags alone.
      as_.movsd(xmm0, qword_ptr(rcx, 8));
      as_.ucomisd(xmm0, qword_ptr(rax, 8));
      if (op_ == Op::DoubleLt) as_.seta(al);
      if (op_ == Op::DoubleLe) as_.setae(al);
      if (op_ == Op::DoubleEq) {
        as_.setnp(al);
        as_.sete(cl);
        as_.and_(al, cl);
      }
      as_.movzx(eax, al);
      as_.lea(define(a()), ptr(kFalse, rax, 3));
      next = at_ + 2;
      return true;
    }
    default:
      return false;
  }
}

}  // namespace needle::machine
