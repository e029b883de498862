// Code that all templates share: entering and leaving native code, entering thunks, and the machine's own return addresses.
#include "machine/kept.h"
#include "machine/native/emitter.h"
#include "machine/native/helpers.h"

namespace needle::machine {

using namespace asmjit;
using namespace asmjit::x86;

void Emitter::emit_shared() {
  enter_label_ = as_.newLabel();
  give_ = as_.newLabel();
  exit_label_ = as_.newLabel();
  exit_evaluate_ = as_.newLabel();
  exit_stopped_ = as_.newLabel();
  enter_thunk_ = as_.newLabel();
  leave_thunk_ = as_.newLabel();

  body_start_ = as_.newLabel();
  as_.bind(body_start_);
  // At the very beginning, where a return leads that has no native code.
  as_.mov(state(layout_.result), rax);
  as_.mov(rax, qword_ptr(r15, 8));
  as_.jmp(exit_label_);
  as_.align(AlignMode::kData, 64);
  table_ = as_.offset();
  as_.embedDataArray(TypeId::kUInt32, "\0\0\0", 1, code_.words.size());
  as_.align(AlignMode::kCode, 16);

  const Gp saved[] = {rbx, rbp, r12, r13, r14, r15};
  as_.bind(enter_label_);  // (state, address)
  for (const Gp& r : saved) as_.push(r);
  as_.sub(rsp, 8);
  as_.mov(rbp, rdi);
  as_.mov(rcx, rsi);
  as_.mov(rbx, state(layout_.heap_top));
  as_.mov(r12, state(layout_.top));
  as_.mov(r13, state(layout_.registers));
  as_.mov(r15, state(layout_.frame));
  as_.lea(r14, ptr(body_start_));
  as_.mov(rax, state(layout_.result));
  as_.mov(rdx, state(layout_.node));
  as_.jmp(rcx);

  as_.bind(give_);
  give();

  as_.bind(exit_stopped_);
  as_.xor_(eax, eax);
  as_.bind(exit_label_);  // rax: the instruction
  as_.mov(state(layout_.heap_top), rbx);
  as_.mov(state(layout_.top), r12);
  as_.mov(state(layout_.frame), r15);
  as_.add(rsp, 8);
  for (size_t i = std::size(saved); i-- > 0;) as_.pop(saved[i]);
  as_.ret();

  as_.bind(exit_evaluate_);  // rdx: the cell
  as_.mov(state(layout_.result), rdx);
  as_.xor_(eax, eax);
  as_.jmp(exit_label_);

  // rdx: a cell that was no value when last seen
  Label other = as_.newLabel(), refund = as_.newLabel(), value = as_.newLabel();
  as_.bind(enter_thunk_);
  as_.mov(rax, qword_ptr(rdx));
  as_.cmp(al, kind_byte(Kind::Selector));
  as_.ja(other);
  load_constant(rsi, reinterpret_cast<uint64_t>(code_.words.data() + code_.update));
  as_.lea(rdi, ptr(rsi, static_cast<int32_t>(8 * (code_.update_old - code_.update))));
  as_.cmp(qword_ptr(r15, 8), rdi);
  as_.je(exit_evaluate_);
  as_.lea(rcx, ptr(r12, 24));
  as_.cmp(rcx, state(layout_.stack_limit));
  as_.jae(exit_evaluate_);
  as_.cmp(rbx, state(layout_.heap_limit));
  as_.jae(exit_evaluate_);
  as_.dec(state(layout_.steps));
  as_.js(refund);
  as_.mov(qword_ptr(r12), r15);
  as_.mov(qword_ptr(r12, 8), rsi);
  as_.mov(qword_ptr(r12, 16), rdx);
  as_.mov(r15, r12);
  as_.mov(r12, rcx);
  fresh_or_trailed();
  as_.mov(byte_ptr(rdx), kind_byte(Kind::Blackhole));
  as_.shr(rax, 32);
  as_.mov(eax, dword_ptr(r14, rax, 2, static_cast<int32_t>(table_)));
  as_.add(rax, r14);
  as_.jmp(rax);

  as_.bind(other);
  as_.cmp(al, kind_byte(Kind::Indirection));
  as_.jb(exit_evaluate_);
  as_.jne(value);
  read_level(rdx, rcx);
  as_.mov(rax, qword_ptr(rdx, 8));
  give();
  as_.bind(value);
  as_.mov(rax, rdx);
  give();
  as_.bind(refund);
  as_.inc(state(layout_.steps));
  as_.jmp(exit_evaluate_);

  // rdx: a thunk that was entered, whose body has no native code
  Label copy = as_.newLabel(), copied = as_.newLabel();
  as_.bind(leave_thunk_);
  as_.movzx(ecx, word_ptr(rdx, 2));
  as_.bind(copy);
  as_.sub(ecx, 1);
  as_.js(copied);
  as_.mov(rax, qword_ptr(rdx, rcx, 3, 16));
  as_.mov(qword_ptr(r13, rcx, 3), rax);
  as_.jmp(copy);
  as_.bind(copied);
  as_.mov(state(layout_.node), rdx);
  as_.mov(eax, dword_ptr(rdx, 4));
  load_constant(rcx, reinterpret_cast<uint64_t>(code_.words.data()));
  as_.lea(rax, ptr(rcx, rax, 3));
  as_.jmp(exit_label_);
}

// The header rax of the cell rdx is about to change: it is entered in the trail unless the cell is fresh.
void Emitter::fresh_or_trailed() {
  Label done = as_.newLabel();
  as_.mov(rcx, rdx);
  as_.sub(rcx, state(layout_.fresh_base));
  as_.cmp(rcx, state(layout_.fresh_bytes));
  as_.jb(done);
  trail_header();
  may_be_kept();
  as_.bind(done);
}

// The thunk rdx has been entered, its update frame is the newest, and it is not fresh: kept.h says what is done then.
void Emitter::may_be_kept() {
  Label done = as_.newLabel();
  as_.cmp(byte_ptr(rbp, layout_.keeping), 0);
  as_.je(done);
  load_constant(rcx, reinterpret_cast<uint64_t>(code_.words.data() + code_.update_old));
  as_.mov(qword_ptr(r15, 8), rcx);
  as_.mov(ecx, dword_ptr(rbp, layout_.level));
  as_.lea(rcx, ptr(rcx, rcx, 0, 1));
  as_.mov(qword_ptr(r12), rcx);
  as_.mov(rcx, state(layout_.steps));
  as_.add(rcx, state(layout_.withheld));
  as_.lea(rcx, ptr(rcx, rcx, 0, 1));
  as_.mov(qword_ptr(r12, 8), rcx);
  as_.add(r12, 16);
  as_.mov(dword_ptr(rbp, layout_.level), kLowestLevel);
  as_.bind(done);
}

void Emitter::read_level(const Gp& indirection, const Gp& scratch) {
  Label done = as_.newLabel();
  as_.mov(scratch.r32(), dword_ptr(indirection, 4));
  as_.cmp(scratch.r32(), dword_ptr(rbp, layout_.level));
  as_.jbe(done);
  as_.mov(dword_ptr(rbp, layout_.level), scratch.r32());
  as_.bind(done);
}

void Emitter::depend_on_all() {
  as_.mov(ecx, dword_ptr(rbp, layout_.newest));
  as_.mov(dword_ptr(rbp, layout_.level), ecx);
}

void Emitter::trail_header() {
  Label done = as_.newLabel();
  as_.cmp(byte_ptr(rbp, layout_.trail_open), 0);
  as_.je(done);
  as_.mov(rcx, state(layout_.trail_top));
  as_.mov(qword_ptr(rcx), rdx);
  as_.mov(qword_ptr(rcx, 8), rax);
  as_.add(state(layout_.trail_top), 16);
  as_.bind(done);
}

// `store`: what an Update does that depends on the newest decision and so is not kept: result rax, thunk rdx, level edi.
void Emitter::emit_update_old(const Label& store) {
  at_ = code_.update_old;
  op_ = Op::UpdateOld;
  cache_ = {};
  if (settings_.without.test(static_cast<size_t>(op_))) return;
  Label update = as_.newLabel();
  as_.bind(update);
  leave_now_and_then();
  if (store.isValid()) {
    Label may_be_kept = as_.newLabel(), trailed = as_.newLabel(), entered = as_.newLabel();
    as_.mov(rdx, qword_ptr(r15, 16));
    as_.mov(edi, dword_ptr(rbp, layout_.level));
    as_.cmp(edi, dword_ptr(rbp, layout_.newest));
    as_.jb(may_be_kept);
    as_.cmp(r15, state(layout_.protect));
    as_.jb(trailed);
    as_.bind(entered);
    auto code = [this, may_be_kept, entered] {
      as_.cmp(byte_ptr(rdx), kind_byte(Kind::Suspended));
      as_.je(may_be_kept);
      as_.mov(rsi, rax);
      as_.mov(rax, qword_ptr(rdx));
      trail_header();
      as_.mov(rax, rsi);
      as_.jmp(entered);
    };
    later(trailed, code, false);
    as_.mov(ecx, dword_ptr(r15, 24));
    as_.shr(ecx, 1);
    as_.cmp(ecx, edi);
    as_.jbe(store);
    as_.mov(dword_ptr(rbp, layout_.level), ecx);
    as_.jmp(store);
    as_.bind(may_be_kept);
  }
  as_.mov(state(layout_.result), rax);
  as_.mov(state(layout_.heap_top), rbx);
  as_.mov(rdi, rbp);
  as_.mov(rsi, r15);
  as_.mov(rdx, rax);
  pop_frame();
  load_constant(rax, reinterpret_cast<uint64_t>(&native_update_old));
  as_.call(rax);
  as_.mov(rax, state(layout_.result));
  give();
  returns_[at_] = stubs_[at_] = update;
  run_queue();
}

void Emitter::emit_machine() {
  // The result is stored in the thunk of the newest frame, and returned on.
  at_ = code_.update;
  op_ = Op::Update;
  cache_ = {};
  Label trailed = as_.newLabel(), back, remember = as_.newLabel(), remembered = as_.newLabel();
  if (!settings_.without.test(static_cast<size_t>(Op::Update))) {
    Label update = as_.newLabel();
    back = as_.newLabel();
    as_.bind(update);
    leave_now_and_then();
    as_.mov(rdx, qword_ptr(r15, 16));
    as_.cmp(r15, state(layout_.protect));
    as_.jb(trailed);
    as_.xor_(edi, edi);
    as_.bind(back);
    pop_frame();
    as_.mov(qword_ptr(rdx, 8), rax);
    as_.mov(byte_ptr(rdx), kind_byte(Kind::Indirection));
    as_.mov(dword_ptr(rdx, 4), edi);  // a level that is never kept, so whatever the arity says nobody asks
    as_.mov(rcx, rdx);
    as_.sub(rcx, state(layout_.young_base));
    as_.cmp(rcx, state(layout_.young_bytes));
    as_.jae(remember);
    as_.bind(remembered);
    give();
    as_.bind(trailed);
    as_.cmp(byte_ptr(rdx), kind_byte(Kind::Suspended));
    as_.je(bail());
    as_.mov(rsi, rax);
    as_.mov(rax, qword_ptr(rdx));
    trail_header();
    as_.mov(rax, rsi);
    as_.mov(edi, dword_ptr(rbp, layout_.newest));
    as_.jmp(back);
    as_.bind(remember);
    as_.test(al, 3);
    as_.jnz(remembered);
    as_.mov(state(layout_.result), rax);
    as_.mov(rdi, rbp);
    as_.lea(rsi, ptr(rdx, 8));
    as_.mov(rdx, rax);
    load_constant(rax, reinterpret_cast<uint64_t>(&native_wrote));
    as_.call(rax);
    as_.mov(rax, state(layout_.result));
    as_.jmp(remembered);
    returns_[at_] = stubs_[at_] = update;
  }
  run_queue();

  emit_update_old(back);

  // The result is applied to the arguments in the newest frame.
  if (settings_.without.test(static_cast<size_t>(Op::ApplyRest))) return;
  for (uint32_t n = 1; n <= kArguments; ++n) {
    at_ = code_.apply_rest[n];
    op_ = Op::ApplyRest;
    cache_ = {};
    locked_ = 0;
    Label rest = as_.newLabel();
    as_.bind(rest);
    leave_now_and_then();
    as_.mov(rdx, rax);
    apply(
        n,
        [this, n](uint32_t first) {
          for (uint32_t i = 0; i < n; ++i) {
            as_.mov(host(static_cast<int>(first + i)), qword_ptr(r15, static_cast<int32_t>(16 + 8 * i)));
          }
          pop_frame();
        },
        nullptr);
    returns_[at_] = stubs_[at_] = rest;
    run_queue();
  }
}

}  // namespace needle::machine
