#include "machine/native/native.h"

#include <atomic>

#include "base/processor.h"
#include "machine/native/emitter.h"

namespace needle::machine {

namespace {

void store_half(const uint64_t& word, bool high, uint32_t value) {
  // The words of a program are not const when they are made; machines on other threads read them.
  auto* halves = reinterpret_cast<uint32_t*>(const_cast<uint64_t*>(&word));
  std::atomic_ref<uint32_t>(halves[high]).store(value, std::memory_order_release);
}

}  // namespace

std::unique_ptr<Native> translate([[maybe_unused]] const State& state, std::string& why) {
#ifdef NEEDLE_X86_64
  return Emitter(state, engine_settings()).make(why);
#else
  why = "there is none for this processor yet";
  return nullptr;
#endif
}

void make_native(State& state) {
  const Code& code = *state.code;
  std::lock_guard lock(code.native.mutex);
  if (code.native.tried) return;
  code.native.tried = true;
  std::unique_ptr<Native> made = translate(state, why_not_native());
  if (!made) return;
  const Native* native = made.get();
  code.native.owner = std::move(made);
  code.native.code.store(native, std::memory_order_release);
  const auto mark = static_cast<uint32_t>(op_addresses()[static_cast<size_t>(Op::Native)]);
  for (size_t i = 0; i < code.words.size(); ++i) {
    if (native->returns_[i]) store_half(code.words[i - 1], true, native->returns_[i]);
    if (native->from_interpreter_[i]) store_half(code.words[i], false, mark);
  }
}

}  // namespace needle::machine
