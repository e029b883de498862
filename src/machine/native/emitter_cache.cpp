// Machine registers in registers of the processor: loading, writing back, and agreeing where paths join.
#include <algorithm>

#include "machine/native/emitter.h"

namespace needle::machine {

using namespace asmjit::x86;

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

// The cache becomes as code at `at` expects it.
void Emitter::adapt(uint32_t at, const Cache& to) {
  for (int h = 0; h < Cache::kHosts; ++h) {
    if (!cache_[h].dirty) continue;
    int there = to.find(cache_[h].slot);
    if (there == Cache::kNone || !to[there].dirty) write_back(h);
  }
  // What was an integer when that code was made must be one now.
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
    later(
        other, [this, at] { flow(at, true); }, true);
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

}  // namespace needle::machine
