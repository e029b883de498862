// The way through the program.
#include "machine/native/emitter.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <fstream>

#include "machine/code_reader.h"

namespace needle::machine {

using namespace asmjit;
using namespace asmjit::x86;

namespace {

bool is_restore(Op op) {
  return op >= Op::Restore0 && op <= Op::Restore3If;
}

// Where the interpreter puts a result before it goes there.
bool takes_result(Op op) {
  return is_restore(op) || op == Op::Update || op == Op::UpdateOld || op == Op::ApplyRest;
}

// Control does not go on behind these.
bool is_last(Op op) {
  return op == Op::Match || op == Op::Raise || op == Op::Catch || op == Op::Exit || op == Op::Impossible ||
         op == Op::Jump || op == Op::Switch || op == Op::SwitchInt || (op >= Op::Ret && op <= Op::ApplyN);
}

}  // namespace

Emitter::Emitter(const State& state, const EngineSettings& settings)
    : code_(*state.code), settings_(settings), layout_(state) {
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
  native->give_ = bytes.data() + offset(give_);
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
    as_.align(AlignMode::kCode, 64);
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
    adapt(at, place.cache);
    as_.jmp(place.label);
  }
  run_queue();
}

void Emitter::flow(uint32_t at, bool plainly) {
  if (plainly) cache_.forget_facts();
  for (; at != kEnd; plainly = false) {
    Op op = op_at(code_, at);
    if (op == Op::Loop) enter_loop(at);
    Place& place = plainly ? plain_[at] : places_[at];
    if (place.emitted) {
      adapt(at, place.cache);
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
    Put put;
    if (!hot_.empty()) {
      put = std::move(hot_.back());
      hot_.pop_back();
    } else {
      put = std::move(cold_.front());
      cold_.pop_front();
    }
    at_ = put.at;
    op_ = put.op;
    cache_ = put.cache;
    locked_ = 0;
    as_.bind(put.label);
    put.code();
  }
}

void Emitter::later(const Label& label, std::function<void()> code, bool cold) {
  Put put{label, cache_, at_, op_, std::move(code)};
  if (cold)
    cold_.push_back(std::move(put));
  else
    hot_.push_back(std::move(put));
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

// A loop's head needs what is alive there, and nothing else; as much as fits is kept in hosts.
void Emitter::enter_loop(uint32_t at) {
  const std::vector<int> live = alive_at(at);
  keep_only(live);
  if (places_[at].emitted) return;
  locked_ = 0;
  for (int slot : live) {
    if (cache_.find(slot) == Cache::kNone && cache_.find(Cache::kEmpty) != Cache::kNone) use(slot);
  }
}

}  // namespace needle::machine
