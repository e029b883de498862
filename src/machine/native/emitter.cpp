// The way through the program, and the code that all templates share.
#include "machine/native/emitter.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <fstream>

#include "machine/code_reader.h"
#include "machine/native/helpers.h"

namespace needle::machine {

using namespace asmjit;
using namespace asmjit::x86;

namespace {

bool is_restore(Op op) {
  return op >= Op::Restore0 && op <= Op::Restore3If;
}

// Where the interpreter puts a result before it goes there.
bool takes_result(Op op) {
  return is_restore(op) || op == Op::Update || op == Op::ApplyRest;
}

// Control does not go on behind these.
bool is_last(Op op) {
  return op == Op::Match || op == Op::Raise || op == Op::Catch || op == Op::Exit || op == Op::Impossible ||
         op == Op::Jump || op == Op::Switch || op == Op::SwitchInt || (op >= Op::Ret && op <= Op::ApplyN);
}

}  // namespace

Emitter::Emitter(const State& state, const EngineSettings& settings)
    : state_(state), code_(*state.code), settings_(settings), layout_(state) {
  holder_.init(Environment::host());
  holder_.attach(&as_);
  size_t words = code_.words.size();
  places_.resize(words);
  entries_.resize(words);
  returns_.resize(words);
  stubs_.resize(words);
  thunk_sizes_.resize(words);
}

std::unique_ptr<Native> Emitter::make(std::string& why) {
  struct Errors : ErrorHandler {
    const char* first = nullptr;
    void handleError(Error, const char* message, BaseEmitter*) override {
      if (!first) first = message;
    }
  } errors;
  as_.setErrorHandler(&errors);
  emit_shared();
  emit_machine();
  emit_blocks();
  emit_stubs();
  Error error = holder_.flatten();
  if (!error) error = holder_.resolveUnresolvedLinks();
  if (errors.first || error) {
    why = errors.first ? errors.first : DebugUtils::errorAsString(error);
    return nullptr;
  }
  auto native = std::make_unique<Native>();
  native->code_ = Executable(holder_.codeSize());
  std::span<uint8_t> bytes = native->code_.bytes();
  if (bytes.empty() || holder_.relocateToBase(reinterpret_cast<uint64_t>(bytes.data())) ||
      holder_.copyFlattenedData(bytes.data(), bytes.size())) {
    why = "there is no memory for it";
    return nullptr;
  }
  auto offset = [&](const Label& label) { return static_cast<uint32_t>(holder_.labelOffset(label)); };
  std::vector<uint32_t> table(code_.words.size(), offset(leave_thunk_));
  for (size_t i = 0; i < table.size(); ++i) {
    if (entries_[i].isValid()) table[i] = offset(entries_[i]);
  }
  std::memcpy(bytes.data() + table_, table.data(), table.size() * sizeof(uint32_t));
  if (settings_.refused || !native->code_.seal()) {
    why = "the system refuses executable memory";
    return nullptr;
  }
  if (settings_.perf_map) write_perf_map(native->code_.bytes());
  native->enter_ = reinterpret_cast<Native::Enter>(bytes.data() + offset(enter_label_));
  native->words_ = code_.words.data();
  native->from_interpreter_.resize(table.size());
  native->returns_.resize(table.size());
  native->arms_.resize(table.size());
  for (size_t i = 0; i < table.size(); ++i) {
    native->arms_[i] = static_cast<int32_t>(code_.words[i]);
    if (stubs_[i].isValid()) native->from_interpreter_[i] = offset(stubs_[i]);
    if (returns_[i].isValid()) native->returns_[i] = offset(returns_[i]);
  }
  return native;
}

// One line a function or thunk, as perf reads it.
void Emitter::write_perf_map(std::span<const uint8_t> bytes) const {
  std::ofstream map(fmt::format("/tmp/perf-{}.map", getpid()), std::ios::app);
  std::vector<std::pair<uint64_t, uint32_t>> begins;
  for (const Block& block : code_.blocks) {
    if (block.begin < block.end) begins.emplace_back(holder_.labelOffset(entries_[block.begin]), block.global.index);
  }
  std::sort(begins.begin(), begins.end());
  for (size_t i = 0; i < begins.size(); ++i) {
    uint64_t end = i + 1 < begins.size() ? begins[i + 1].first : bytes.size();
    map << fmt::format("{:x} {:x} needle_global_{}\n", reinterpret_cast<uint64_t>(bytes.data()) + begins[i].first,
                       end - begins[i].first, begins[i].second);
  }
}

// --- shared code

void Emitter::emit_shared() {
  enter_label_ = as_.newLabel();
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
  as_.lea(rcx, ptr(r12, 24));
  as_.cmp(rcx, state(layout_.stack_limit));
  as_.jae(exit_evaluate_);
  as_.cmp(rbx, state(layout_.heap_limit));
  as_.jae(exit_evaluate_);
  as_.dec(state(layout_.steps));
  as_.js(refund);
  as_.mov(qword_ptr(r12), r15);
  load_constant(rsi, reinterpret_cast<uint64_t>(code_.words.data() + code_.update));
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
  as_.bind(done);
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

void Emitter::emit_machine() {
  // The result is stored in the thunk of the newest frame, and returned on.
  at_ = code_.update;
  op_ = Op::Update;
  cache_ = {};
  Label trailed = as_.newLabel(), back = as_.newLabel(), remember = as_.newLabel(), remembered = as_.newLabel();
  if (!settings_.without.test(static_cast<size_t>(Op::Update))) {
    Label update = as_.newLabel();
    as_.bind(update);
    leave_now_and_then();
    as_.mov(rdx, qword_ptr(r15, 16));
    as_.cmp(r15, state(layout_.protect));
    as_.jb(trailed);
    as_.bind(back);
    pop_frame();
    as_.mov(qword_ptr(rdx, 8), rax);
    as_.mov(byte_ptr(rdx), kind_byte(Kind::Indirection));
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

// --- the way through the program

void Emitter::emit_blocks() {
  for (const Block& block : code_.blocks) {
    read_block(code_, block, [&](const Instruction& i) {
      if (i.frame) return;
      for (const Operand& o : i.operands) {
        if (o.layout != 'H') continue;
        auto header = static_cast<uint64_t>(o.value);
        if (kind_of(header) == Kind::Thunk || kind_of(header) == Kind::Selector) {
          thunk_sizes_[aux_of(header)] = size_of(header);
        }
      }
    });
  }
  for (const Block& block : code_.blocks) {
    if (block.begin == block.end) continue;
    cache_ = {};
    locked_ = 0;
    uint32_t begin = block.begin;
    Op op = op_at(code_, begin);
    as_.align(AlignMode::kCode, 16);
    as_.bind(entry_of(begin));
    if (op == Op::Fun || op == Op::FunFree) {
      int parameters = static_cast<uint16_t>(code_.words[begin] >> 32);
      for (int i = 0; i < std::min(parameters, kArguments); ++i) cache_[i] = {i, true, false};
    } else {
      auto size = static_cast<int>(thunk_sizes_[begin]);
      for (int i = Cache::kHosts; i < size; ++i) {
        as_.mov(rax, qword_ptr(rdx, 16 + 8 * i));
        as_.mov(in_memory(i), rax);
      }
      for (int i = 0; i < std::min(size, Cache::kHosts); ++i) {
        as_.mov(host(i), qword_ptr(rdx, 16 + 8 * i));
        cache_[i] = {i, true, false};
      }
    }
    places_[begin].entered = true;
    flow(begin);
    run_queue();
  }
}

void Emitter::emit_stubs() {
  for (uint32_t at = 0; at < places_.size(); ++at) {
    const Place& place = places_[at];
    if (!place.entered || !place.emitted) continue;
    stubs_[at] = as_.newLabel();
    as_.bind(stubs_[at]);
    cache_ = {};
    at_ = at;
    op_ = op_at(code_, at);
    adapt(at);
    as_.jmp(place.label);
  }
  run_queue();
}

void Emitter::flow(uint32_t at) {
  while (at != kEnd) {
    Op op = op_at(code_, at);
    if (op == Op::Loop) enter_loop(at);
    Place& place = places_[at];
    if (place.emitted) {
      adapt(at);
      as_.jmp(place.label);
      return;
    }
    place.emitted = true;
    place.label = as_.newLabel();
    as_.bind(place.label);
    place.cache = cache_;
    if (op == Op::Loop) place.entered = true;
    at_ = at;
    op_ = op;
    locked_ = 0;
    uint32_t next = kEnd;
    if (!settings_.without.test(static_cast<size_t>(op)) && emit(next)) {
      at = next;
      continue;
    }
    bail_now();
    cache_ = {};
    for (uint32_t target : targets(at)) {  // the interpreter comes back there
      places_[target].entered = true;
      branch(target);
    }
    return;
  }
}

// Where control goes from an instruction, within its block.
std::vector<uint32_t> Emitter::targets(uint32_t at) const {
  std::vector<uint32_t> out;
  Instruction i = read_instruction(code_, at);
  if (i.op >= Op::Eval && i.op <= Op::EvalLit) return {at + 2, at + static_cast<uint32_t>(code_.words[at] >> 48)};
  if (!is_last(i.op)) out.push_back(at + i.words);
  if (i.op >= Op::TryAdd && i.op <= Op::TryGe) out.push_back(at + static_cast<uint16_t>(code_.words[at + 1] >> 16));
  for (const Operand& o : i.operands) {
    if (o.layout == 'J') out.push_back(static_cast<uint32_t>(o.value));
  }
  return out;
}

void Emitter::run_queue() {
  while (!hot_.empty() || !cold_.empty()) {
    auto& queue = hot_.empty() ? cold_ : hot_;
    Put put = std::move(queue.back());
    queue.pop_back();
    at_ = put.at;
    op_ = put.op;
    cache_ = put.cache;
    locked_ = 0;
    as_.bind(put.label);
    put.code();
  }
}

void Emitter::later(const Label& label, std::function<void()> code, bool cold) {
  (cold ? cold_ : hot_).push_back({label, cache_, at_, op_, std::move(code)});
}

Emitter::Label Emitter::branch(uint32_t at, bool cold) {
  Label label = as_.newLabel();
  later(
      label, [this, at] { flow(at); }, cold);
  return label;
}

Emitter::Label Emitter::entry_of(uint32_t function) {
  Label& label = entries_[function];
  if (!label.isValid()) label = as_.newLabel();
  return label;
}

void Emitter::return_to(uint32_t restore) {
  if (returns_[restore].isValid()) return;
  returns_[restore] = as_.newLabel();
  places_[restore].entered = true;
  auto code = [this, restore] {
    cache_ = {};
    flow(restore);
  };
  later(returns_[restore], code, false);
}

Emitter::Label Emitter::bail() {
  Label label = as_.newLabel();
  later(
      label, [this] { bail_now(); }, true);
  return label;
}

void Emitter::bail_now() {
  write_all();
  if (takes_result(op_)) as_.mov(state(layout_.result), rax);
  if (op_ == Op::FunFree) as_.mov(state(layout_.node), rdx);
  load_constant(rax, reinterpret_cast<uint64_t>(code_.words.data() + at_));
  as_.jmp(exit_label_);
}

void Emitter::leave_now_and_then() {
  if (!settings_.leave_every) return;
  Label leave = as_.newLabel();
  as_.dec(dword_ptr(rbp, layout_.countdown));
  as_.jz(leave);
  auto code = [this] {
    as_.mov(dword_ptr(rbp, layout_.countdown), settings_.leave_every);
    bail_now();
  };
  later(leave, code, true);
}

// The cache becomes as the code at `at` expects it.
void Emitter::adapt(uint32_t at) {
  const Cache to = places_[at].cache;
  for (int h = 0; h < Cache::kHosts; ++h) {
    if (!cache_[h].dirty) continue;
    int there = to.find(cache_[h].slot);
    if (there == Cache::kNone || !to[there].dirty) write_back(h);
  }
  // What was an integer when that code was made must be one now; else the interpreter takes over there.
  for (int h = 0; h < Cache::kHosts; ++h) {
    if (to[h].slot == Cache::kEmpty || !to[h].is_int) continue;
    int here = cache_.find(to[h].slot);
    if (here != Cache::kNone && cache_[here].is_int) continue;
    if (here != Cache::kNone) {
      as_.test(host(here).r8(), 1);
    } else {
      as_.test(byte_ptr(r13, 8 * to[h].slot), 1);
    }
    Label other = as_.newLabel();
    as_.jz(other);
    auto code = [this, at] {
      at_ = at;
      op_ = op_at(code_, at);
      bail_now();
    };
    later(other, code, true);
  }
  std::array<int, Cache::kHosts> from;
  from.fill(Cache::kNone);
  for (int h = 0; h < Cache::kHosts; ++h) {
    if (to[h].slot != Cache::kEmpty) from[static_cast<size_t>(h)] = cache_.find(to[h].slot);
  }
  permute(from);
  for (int h = 0; h < Cache::kHosts; ++h) {
    if (to[h].slot != Cache::kEmpty && from[static_cast<size_t>(h)] == Cache::kNone)
      as_.mov(host(h), in_memory(to[h].slot));
  }
  cache_ = to;
}

// Each host h gets what from[h] holds, all at once.
void Emitter::permute(std::array<int, Cache::kHosts> from) {
  constexpr int kScratch = Cache::kHosts;
  auto place = [&](int h) { return h == kScratch ? Gp(rax) : host(h); };
  for (;;) {
    int ready = Cache::kNone, waiting = Cache::kNone;
    for (int h = 0; h < Cache::kHosts; ++h) {
      int source = from[static_cast<size_t>(h)];
      if (source == Cache::kNone || source == h) continue;
      bool needed = false;
      for (int other = 0; other < Cache::kHosts; ++other) {
        needed |= other != h && from[static_cast<size_t>(other)] == h;
      }
      (needed ? waiting : ready) = h;
    }
    if (ready != Cache::kNone) {
      as_.mov(host(ready), place(from[static_cast<size_t>(ready)]));
      from[static_cast<size_t>(ready)] = Cache::kNone;
    } else if (waiting != Cache::kNone) {  // a cycle
      as_.mov(rax, host(waiting));
      for (int& source : from) {
        if (source == waiting) source = kScratch;
      }
    } else {
      return;
    }
  }
}

// A loop's head needs what is alive there, and nothing else; as much as fits is kept in hosts.
void Emitter::enter_loop(uint32_t at) {
  auto n = static_cast<uint32_t>(code_.words[at] >> 48);
  std::vector<int> live;
  for (uint32_t i = 0; i < n; ++i) live.push_back(static_cast<int16_t>(code_.words[at + 1 + i / 4] >> (16 * (i % 4))));
  keep_only(live);
  if (places_[at].emitted) return;
  locked_ = 0;
  for (int slot : live) {
    if (cache_.find(slot) == Cache::kNone && cache_.find(Cache::kEmpty) != Cache::kNone) use(slot);
  }
}

// --- the cache

Emitter::Gp Emitter::host(int h) const {
  static const Gp registers[Cache::kHosts] = {rsi, rdi, r8, r9, r10, r11};
  return registers[h];
}

Emitter::Mem Emitter::in_memory(int slot) const {
  return qword_ptr(r13, 8 * slot);
}

Emitter::Gp Emitter::use(int slot) {
  int h = cache_.find(slot);
  if (h == Cache::kNone) {
    h = allocate();
    as_.mov(host(h), in_memory(slot));
    cache_[h] = {slot, false, false};
  }
  locked_ |= 1u << h;
  used_[static_cast<size_t>(h)] = ++age_;
  return host(h);
}

Emitter::Gp Emitter::define(int slot) {
  int h = cache_.find(slot);
  if (h == Cache::kNone) h = allocate();
  cache_[h] = {slot, true, false};
  locked_ |= 1u << h;
  used_[static_cast<size_t>(h)] = ++age_;
  return host(h);
}

void Emitter::mark_int(int slot) {
  int h = cache_.find(slot);
  if (h != Cache::kNone) cache_[h].is_int = true;
}

// A host that no instruction uses now: free, or else the one not used for longest, clean ones first.
int Emitter::allocate() {
  int best = Cache::kNone;
  auto cost = [&](int h) {
    if (cache_[h].slot == Cache::kEmpty) return uint64_t{0};
    return (uint64_t{cache_[h].dirty} << 32) + 1 + used_[static_cast<size_t>(h)];
  };
  for (int h = 0; h < Cache::kHosts; ++h) {
    if (locked_ >> h & 1) continue;
    if (best == Cache::kNone || cost(h) < cost(best)) best = h;
  }
  write_back(best);
  cache_[best] = {};
  return best;
}

Emitter::Gp Emitter::read(int slot, const Gp& into) {
  if (!is_constant(slot)) return use(slot);
  copy_to(into, slot);
  return into;
}

void Emitter::copy_to(const Gp& to, int slot) {
  Word value;
  if (is_immediate(slot, value)) {
    load_constant(to, value);
  } else if (int h = cache_.find(slot); !is_constant(slot) && h != Cache::kNone) {
    as_.mov(to, host(h));
  } else {
    as_.mov(to, in_memory(slot));
  }
}

void Emitter::store(const Mem& to, int slot) {
  int32_t small;
  if (is_small(slot, small)) {
    as_.mov(to, small);
  } else if (int h = cache_.find(slot); !is_constant(slot) && h != Cache::kNone) {
    as_.mov(to, host(h));
  } else {
    copy_to(rcx, slot);
    as_.mov(to, rcx);
  }
}

void Emitter::write_back(int h) {
  if (!cache_[h].dirty) return;
  as_.mov(in_memory(cache_[h].slot), host(h));
  cache_[h].dirty = false;
}

void Emitter::write_all() {
  for (int h = 0; h < Cache::kHosts; ++h) write_back(h);
}

void Emitter::keep_only(const std::vector<int>& slots) {
  for (Cache::Host& h : cache_.hosts) {
    if (h.slot != Cache::kEmpty && std::find(slots.begin(), slots.end(), h.slot) == slots.end()) h = {};
  }
}

bool Emitter::is_immediate(int slot, Word& value) const {
  if (slot >= 0) return false;
  value = code_.constants[static_cast<size_t>(-1 - slot)];
  return !is_pointer(value);
}

bool Emitter::is_small(int slot, int32_t& small) const {
  Word value;
  if (!is_immediate(slot, value)) return false;
  small = static_cast<int32_t>(value);
  return static_cast<Word>(static_cast<int64_t>(small)) == value;
}

// Operands `first`.. of the list at this word go to R[0..n) of the callee: the first of them into hosts, counted from
// `shift` on.
void Emitter::move_arguments(uint32_t word, uint32_t n, uint32_t shift) {
  auto scratch = [](uint32_t i) { return qword_ptr(r12, static_cast<int32_t>(16 + 8 * i)); };
  // Sources may be where other arguments go: the rest is put aside above the stack's top first.
  for (uint32_t i = kArguments; i < n; ++i) {
    copy_to(rax, listed(word, i));
    as_.mov(scratch(i), rax);
  }
  std::array<int, Cache::kHosts> from;
  from.fill(Cache::kNone);
  uint32_t hosted = std::min(n, static_cast<uint32_t>(kArguments));
  for (uint32_t i = 0; i < hosted; ++i) {
    int slot = listed(word, i);
    if (!is_constant(slot)) from[i + shift] = cache_.find(slot);
  }
  permute(from);
  for (uint32_t i = 0; i < hosted; ++i) {
    if (from[i + shift] != Cache::kNone) continue;
    int slot = listed(word, i);
    Word value;
    if (is_immediate(slot, value)) {
      load_constant(host(static_cast<int>(i + shift)), value);
    } else {
      as_.mov(host(static_cast<int>(i + shift)), in_memory(slot));
    }
  }
  for (uint32_t i = kArguments; i < n; ++i) {
    as_.mov(rax, scratch(i));
    as_.mov(in_memory(static_cast<int>(i)), rax);
  }
}

void Emitter::load_constant(const Gp& to, uint64_t value) {
  if (value == 0) {
    as_.xor_(to.r32(), to.r32());
  } else if (value <= UINT32_MAX) {
    as_.mov(to.r32(), static_cast<uint32_t>(value));
  } else {
    as_.mov(to, value);
  }
}

}  // namespace needle::machine
