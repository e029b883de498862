// Makes native code for a whole program, in one pass over what can be reached.
//
// Registers of the processor: heap top, stack top, newest frame, R, the state and the beginning of native code are
// pinned; six cache machine registers (cache.h); rax, rcx and rdx are scratch. Conventions between pieces of native
// code:
//   a function      its first four arguments are in the first hosts, the others in R; rdx: its closure
//   a thunk's body  rdx: the thunk, a black hole by now, whose update frame is the newest
//   a return        rax: the result
// Nothing is ever put on the C stack: native code jumps, and calls only helpers that come back at once.
//
// Code is laid out along the usual path. What is unusual, and every other path of a branch, is put off with the state
// of the cache at that place, and comes behind.
#pragma once
#include <asmjit/x86.h>

#include <deque>
#include <functional>
#include <map>
#include <vector>

#include "machine/native/cache.h"
#include "machine/native/layout.h"
#include "machine/native/native.h"
#include "machine/native/settings.h"

namespace needle::machine {

class Emitter {
 public:
  Emitter(const State& state, const EngineSettings& settings);
  // Null when something could not be encoded, or executable memory is refused.
  std::unique_ptr<Native> make(std::string& why);

 private:
  using Gp = asmjit::x86::Gp;
  using Mem = asmjit::x86::Mem;
  using Label = asmjit::Label;
  static constexpr uint32_t kEnd = UINT32_MAX;  // there is no next instruction: control has gone elsewhere
  static constexpr int kArguments = 4;          // that are passed in hosts

  // --- what is emitted for the instruction at_. `next` becomes the one that follows on the usual path; it stays kEnd
  // when control goes elsewhere. False: there is no template, the interpreter does it.
  bool emit(uint32_t& next);
  bool emit_data(uint32_t& next);
  bool emit_control(uint32_t& next);
  bool emit_case(uint32_t& next);
  bool emit_number(uint32_t& next);
  bool emit_other(uint32_t& next);

  void write_perf_map(std::span<const uint8_t> bytes) const;

  // --- the way through the program
  void emit_shared();   // entering and leaving native code, entering thunks, returning to what has no native code
  void emit_machine();  // the machine's own return addresses
  void emit_update_old(const Label& store);
  void emit_blocks();
  void emit_stubs();  // where the interpreter comes in
  // From this instruction on. Plainly: as if no register were known to be an integer.
  void flow(uint32_t at, bool plainly = false);
  void run_queue();
  void later(const Label& label, std::function<void()> code, bool cold);
  // Where a conditional jump to this instruction leads: code that adapts the cache and goes there.
  Label branch(uint32_t at, bool cold = false);
  void adapt(uint32_t at, const Cache& to);
  void permute(std::array<int, Cache::kHosts> from);
  void enter_loop(uint32_t at);
  std::vector<uint32_t> targets(uint32_t at) const;
  Label entry_of(uint32_t function);
  void return_to(uint32_t restore);  // native code may return there
  // Leaves to the interpreter, which does the instruction at_ from the start.
  Label bail();
  void bail_now();
  void leave_now_and_then();  // for tests

  // --- operands of the instruction at_
  int slot(uint32_t word, uint32_t i) const { return static_cast<int16_t>(code_.words[at_ + word] >> (16 * i)); }
  uint32_t count(uint32_t word, uint32_t i) const { return static_cast<uint16_t>(code_.words[at_ + word] >> (16 * i)); }
  int a() const { return slot(0, 2); }
  int b() const { return slot(0, 3); }
  uint32_t counted() const { return count(0, 3); }
  uint32_t jump(uint32_t word, uint32_t half) const {
    return at_ + static_cast<uint32_t>(code_.words[at_ + word] >> (32 * half));
  }
  int listed(uint32_t word, uint32_t i) const { return slot(word + i / 4, i % 4); }
  static uint32_t list_words(uint32_t n) { return (n + 3) / 4; }

  // --- the cache
  Gp host(int h) const;
  Gp use(int slot);                   // in a host, loaded if need be; not for constants
  Gp define(int slot);                // a host that will hold it; what it held is gone
  Gp read(int slot, const Gp& into);  // in a host, or else put into this register
  void copy_to(const Gp& to, int slot);
  void store(const Mem& to, int slot);  // may use rcx
  int allocate();
  void write_back(int h);
  void write_all();  // every dirty one
  void mark_int(int slot);
  void keep_only(const std::vector<int>& slots);
  void move_arguments(uint32_t word, uint32_t n, uint32_t shift = 0);
  bool is_constant(int slot) const { return slot < 0; }
  // An immediate constant.
  bool is_immediate(int slot, Word& value) const;
  bool is_small(int slot, int32_t& value) const;  // that an instruction can hold
  Mem in_memory(int slot) const;

  // --- pieces of templates
  Mem state(int32_t offset) const { return asmjit::x86::qword_ptr(asmjit::x86::rbp, offset); }
  void load_constant(const Gp& to, uint64_t value);
  void allocate_cell(uint64_t header, uint32_t words, int destination);
  void check_steps();
  void push_frame(uint32_t restore, const std::vector<int>& saved);
  void pop_frame();
  void give();  // returns rax
  // The registers that a Restore brings back besides its result, or that a Loop lists.
  std::vector<int> alive_at(uint32_t at) const;
  void evaluate(int slot, const Label& again);  // a cell that is no value; `again` when an indirection was followed
  void load_tag(const Gp& value, const Label& unevaluated);
  void branch_on_tag(const Gp& value, uint32_t if_tag, const Label& unevaluated, uint32_t& next);
  void jump_by_tag(const Gp& value, uint32_t switch_at, const Label& unevaluated, uint32_t& next);
  void jump_by_index(const std::vector<uint32_t>& targets, uint32_t& next);
  // `arguments(first)` puts what is applied into hosts from `first` on; `rest(n)`, if any, pushes all but the first n of
  // it to be applied later, and puts those into hosts.
  void apply(uint32_t given, const std::function<void(uint32_t)>& arguments, const std::function<void(uint32_t)>& rest);
  void jump_to_function();  // whose cell is rdx
  void fresh_or_trailed();
  void trail_header();
  void if_fresh();
  void may_be_kept();
  void read_level(const Gp& indirection, const Gp& scratch);
  void depend_on_all();  // may use rcx
  void both_ints(int x, int y, const Label& general);
  bool compare(int x, int y);
  void arithmetic(int x, int y, const Label& general);
  void follow(const Gp& value);

  const Code& code_;
  const EngineSettings& settings_;
  Layout layout_;
  asmjit::CodeHolder holder_;
  asmjit::x86::Assembler as_;
  uint32_t at_ = 0;
  Op op_ = Op::Fun;
  Cache cache_;
  uint32_t locked_ = 0;  // hosts that the present instruction uses
  uint32_t age_ = 0;
  std::array<uint32_t, Cache::kHosts> used_{};

  struct Put {
    Label label;
    Cache cache;
    uint32_t at;
    Op op;
    std::function<void()> code;
  };
  std::vector<Put> hot_;
  std::deque<Put> cold_;  // oldest first: what joins there knows the least
  struct Place {
    Label label;  // of the code, with this cache
    Cache cache;
    bool emitted = false;
    bool entered = false;  // by the interpreter
  };
  std::vector<Place> places_;          // by code word
  std::map<uint32_t, Place> plain_;    // the same again, for who comes with something that is no integer
  std::vector<Label> entries_;         // by code word: as native code enters functions and thunks
  std::vector<Label> returns_;         // by code word: as native code returns
  std::vector<Label> stubs_;           // by code word: as the interpreter enters
  std::vector<uint32_t> thunk_sizes_;  // by code word: free variables of thunks with this body
  Label body_start_, enter_label_, give_, exit_label_, exit_evaluate_, exit_stopped_, enter_thunk_, leave_thunk_;
  size_t table_ = 0;  // offset of the table of entries
};

}  // namespace needle::machine
