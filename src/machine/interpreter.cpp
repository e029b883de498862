// The loop that runs instructions. Each arm decodes its operands and does its line of ops.def; what several arms share
// is a labelled transition at the end (enter a thunk, apply a function, return a value, throw, stop).
//
// Direct threading: an instruction holds the address of its arm, and every arm ends by jumping to the next one's.
// Program counter, heap top, newest frame and stack top are locals; `save` and `load` exchange them with the state.
#ifndef __clang__
// Joining two operand moves into one wide store only delays the loads that follow. Arms must not share their tails.
// Copies are of a few words: calls of memcpy and string instructions take longer.
#pragma GCC optimize("no-tree-slp-vectorize", "no-gcse", "no-crossjumping", "no-tree-loop-distribute-patterns", \
                     "omit-frame-pointer")
#endif

#include <bit>
#include <cstring>

#include "machine/kept.h"
#include "machine/match.h"
#include "machine/native/native.h"
#include "machine/prim_symbolic.h"
#include "machine/prims.h"
#include "machine/suspend.h"
#include "machine/symbols.h"
#include "machine/transitions.h"

namespace needle::machine {

namespace {

// Operands are read where they stand in the code, one load each.
using CodeSlot [[gnu::may_alias]] = int16_t;
using CodeJump [[gnu::may_alias]] = int32_t;
inline const CodeSlot* operands(const uint64_t* words) {
  return reinterpret_cast<const CodeSlot*>(words);
}
inline const CodeJump* distances(const uint64_t* words) {
  return reinterpret_cast<const CodeJump*>(words);
}
static_assert(std::endian::native == std::endian::little);

// What nearly every arm uses is pinned to a register: left to itself gcc keeps heap and stack top in memory.
#if defined(__x86_64__) && defined(__OPTIMIZE__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__)
#define PINNED(type, name, place) register type name asm(place)
#else
#define PINNED(type, name, place) type name
#endif

#define likely(x) __builtin_expect(!!(x), 1)
#define unlikely(x) __builtin_expect(!!(x), 0)

// Operands of the current instruction, at pc. Counts are unsigned.
#define SLOT(word, i) static_cast<int64_t>(operands(pc)[4 * (word) + (i)])
#define COUNT(word, i) static_cast<uint64_t>(static_cast<uint16_t>(operands(pc)[4 * (word) + (i)]))
#define A SLOT(0, 2)
#define B SLOT(0, 3)
#define JUMP_LOW distances(pc)[2]
#define JUMP_HIGH distances(pc)[3]

#define DISPATCH() goto*(arms + distances(pc)[0])
#define NEXT(words) \
  do {              \
    pc += (words);  \
    DISPATCH();     \
  } while (0)
#define JUMP(words) NEXT(words)

#define SAVE()              \
  do {                      \
    state.heap.top = hp;    \
    state.stack.frame = fp; \
    state.stack.top = top;  \
  } while (0)
#define LOAD() hp = state.heap.top
#define MUST_COLLECT() unlikely(hp >= state.heap.limit.load(std::memory_order_relaxed))

// Collects with these registers alive, or with this word, or stops. (A variable whose address is taken lives in memory,
// so that of a copy is.)
#define COLLECT(registers_, count)                                         \
  do {                                                                     \
    SAVE();                                                                \
    if (!checkpoint(state, pc, (registers_), (count), nullptr)) goto stop; \
    LOAD();                                                                \
  } while (0)
#define COLLECT_WORD(word, registers_, count)                            \
  do {                                                                   \
    Word kept = (word);                                                  \
    SAVE();                                                              \
    if (!checkpoint(state, pc, (registers_), (count), &kept)) goto stop; \
    LOAD();                                                              \
    (word) = kept;                                                       \
  } while (0)

#define PUSH(address)                         \
  do {                                        \
    top[0] = reinterpret_cast<Word>(fp);      \
    top[1] = reinterpret_cast<Word>(address); \
    fp = top;                                 \
  } while (0)
#define GROW(words)                                              \
  do {                                                           \
    top += (words);                                              \
    if (unlikely(top >= state.stack.limit)) goto stack_overflow; \
  } while (0)
#define POP()                                                 \
  do {                                                        \
    top = fp;                                                 \
    if (top < state.stack.protect) top = state.stack.protect; \
    fp = frame_below(fp);                                     \
  } while (0)

// A few words, often none to two. May copy up to two too many: what stands behind is dead, and readable (heap.h).
#define COPY(to_, from_, count_)                                                                                 \
  do {                                                                                                           \
    (to_)[0] = (from_)[0];                                                                                       \
    (to_)[1] = (from_)[1];                                                                                       \
    for (uint64_t copied = 2; copied < static_cast<uint64_t>(count_); ++copied) (to_)[copied] = (from_)[copied]; \
  } while (0)

// The arguments listed from `list_` on go to R[0..count). Four at once, whatever the count: what stands behind is dead.
#define MOVE_ARGUMENTS(list_, count_)                                    \
  do {                                                                   \
    const CodeSlot* from = operands(list_);                              \
    Word x = R[from[0]], y = R[from[1]], z = R[from[2]], u = R[from[3]]; \
    if (unlikely((count_) > 4)) {                                        \
      Word moved[kMaxArguments];                                         \
      for (uint64_t i = 4; i < (count_); ++i) moved[i] = R[from[i]];     \
      for (uint64_t i = 4; i < (count_); ++i) R[i] = moved[i];           \
    }                                                                    \
    R[0] = x;                                                            \
    R[1] = y;                                                            \
    R[2] = z;                                                            \
    R[3] = u;                                                            \
  } while (0)

// Returns `result`, a value.
#define GIVE()               \
  do {                       \
    pc = return_address(fp); \
    DISPATCH();              \
  } while (0)

#define TRAIL_SLOT(cell, index)                                                            \
  do {                                                                                     \
    state.depend_on_all();                                                                 \
    state.trail.slot((cell), (index));                                                     \
    if (state.trail.is_long()) state.heap.limit.store(nullptr, std::memory_order_relaxed); \
  } while (0)

// Follows an indirection, if there is one.
[[gnu::always_inline]] inline Word read_through(State& state, Word w) {
  if (!is_pointer(w) || !header_is_indirection(*cell_of(w))) return w;
  state.read(aux_of(*cell_of(w)));
  return cell_of(w)[1];
}

// The steps withheld until now are given; native code is made.
void enough_for_native(State& state) {
  if (state.withheld) state.steps = std::exchange(state.withheld, 0);
  state.native_after = INT64_MAX;
  make_native(state);
}

// As the number of arguments: no evaluation starts, one goes on, with a value, as suspend.h says, or behind a tick.
// Or with what native code has left behind.
constexpr uint32_t kFurther = UINT32_MAX, kWoken = UINT32_MAX - 1, kAfterTick = UINT32_MAX - 2,
                   kAfterNative = UINT32_MAX - 3;

Outcome loop(State* state_pointer, Word function, uint32_t arguments, int32_t* addresses) {
  if (addresses) {
    size_t i = 0;
#define OP(name, layout, meaning) \
  addresses[i++] = static_cast<int32_t>(static_cast<char*>(&&op_##name) - static_cast<char*>(&&op_Fun));
#include "machine/ops.def"
#undef OP
    return {};
  }

  State& state = *state_pointer;
  const uint64_t* const code = state.code->words.data();
  const uint64_t update = state.code->update;
  PINNED(Word*, R, "r13") = state.registers;
  PINNED(const uint64_t*, pc, "r14") = nullptr;
  PINNED(Word*, hp, "rbx") = state.heap.top;
  PINNED(Word*, fp, "r15") = state.stack.frame;
  PINNED(Word*, top, "r12") = state.stack.top;
  PINNED(const char*, arms, "rbp") = static_cast<const char*>(&&op_Fun);
  Word result = 0;       // what is being returned
  Word* node = nullptr;  // the cell being entered or called
  Word callee = 0;       // the function being applied
  uint64_t given = 0;    // to how many arguments, in R[0..]
  Next next{};           // what suspend.h has decided

  if (arguments == kAfterNative) {
    pc = reinterpret_cast<const uint64_t*>(function);
    goto after_native;
  }
  if (arguments != kAfterTick) state.depend_on_all();
  if (arguments == kFurther) {
    result = follow(function);
    goto evaluate;
  }
  if (arguments == kWoken) {
    next = go_on(state);
    goto go_next;
  }
  if (arguments == kAfterTick) {
    pc = state.after_tick;
    DISPATCH();
  }
  PUSH(code + state.code->halt);
  state.base = fp;
  GROW(2);
  callee = function;
  given = arguments;
  for (uint32_t i = 0; i < arguments; ++i) R[i] = kWorld;
  if (arguments) goto apply;
  result = function;
  goto evaluate;

  // --- entries and jumps

op_Fun:
  if (unlikely(--state.steps < 0)) goto out_of_steps;
  if (MUST_COLLECT()) COLLECT(R, static_cast<size_t>(A));
  NEXT(1);

op_FunFree : {
  if (unlikely(--state.steps < 0)) goto out_of_steps;
  if (MUST_COLLECT()) {
    Word function_word = word_of(node);
    COLLECT_WORD(function_word, R, static_cast<size_t>(A));
    node = cell_of(function_word);
  }
  Word* to = R + A;
  int64_t count = B;
  COPY(to, node + 1, count);
  to[count] = word_of(node);
  NEXT(1);
}

op_Loop : {
  if (unlikely(--state.steps < 0)) goto out_of_steps;
  uint64_t count = COUNT(0, 3);
  if (MUST_COLLECT()) {
    std::vector<Word> live(count);
    for (uint64_t i = 0; i < count; ++i) live[i] = R[operands(pc + 1)[i]];
    COLLECT(live.data(), count);
    for (uint64_t i = 0; i < count; ++i) R[operands(pc + 1)[i]] = live[i];
  }
  NEXT(1 + (count + 3) / 4);
}

op_Jump:
  JUMP(JUMP_LOW);

op_Move:
  R[A] = R[B];
  NEXT(1);

op_LoadPool:
  R[A] = R[-1 - static_cast<int64_t>(pc[1])];
  NEXT(2);

op_Tick : {
  const auto tick = static_cast<uint32_t>(pc[1]);
  const TickAction action = tick < state.tick_actions.size() ? state.tick_actions[tick] : TickAction::Pass;
  if (action == TickAction::Remember) state.last_tick = tick;
  if (action != TickAction::Pass) state.depend_on_all();
  if (action == TickAction::Stop) {
    SAVE();
    state.after_tick = pc + 2;
    return {OutcomeKind::Asked, Asks::WhichTick, 0, from_int63(tick)};
  }
  NEXT(2);
}

op_Way:
  state.take_way(pc[1]);
  NEXT(2);

  // --- allocation

op_Con1:
  hp[0] = make_header(Kind::Con, 1, COUNT(1, 0));
  hp[1] = R[B];
  R[A] = word_of(hp);
  hp += 2;
  NEXT(2);

op_Con2 : {
  hp[0] = make_header(Kind::Con, 2, COUNT(1, 1));
  hp[1] = R[B];
  hp[2] = R[SLOT(1, 0)];
  R[A] = word_of(hp);
  hp += 3;
  NEXT(2);
}

op_Con3 : {
  hp[0] = make_header(Kind::Con, 3, COUNT(1, 2));
  hp[1] = R[B];
  hp[2] = R[SLOT(1, 0)];
  hp[3] = R[SLOT(1, 1)];
  R[A] = word_of(hp);
  hp += 4;
  NEXT(2);
}

op_ConN : {
  uint64_t count = COUNT(0, 3);
  hp[0] = make_header(Kind::Con, count, COUNT(1, 0));
  for (uint64_t i = 0; i < count; ++i) hp[1 + i] = R[operands(pc + 2)[i]];
  R[A] = word_of(hp);
  hp += 1 + count;
  NEXT(2 + (count + 3) / 4);
}

op_Thunk1:
  hp[0] = pc[1];
  hp[2] = R[SLOT(2, 0)];
  R[A] = word_of(hp);
  hp += 3;
  NEXT(3);

op_Thunk2 : {
  hp[0] = pc[1];
  hp[2] = R[SLOT(2, 0)];
  hp[3] = R[SLOT(2, 1)];
  R[A] = word_of(hp);
  hp += 4;
  NEXT(3);
}

op_Thunk3 : {
  hp[0] = pc[1];
  hp[2] = R[SLOT(2, 0)];
  hp[3] = R[SLOT(2, 1)];
  hp[4] = R[SLOT(2, 2)];
  R[A] = word_of(hp);
  hp += 5;
  NEXT(3);
}

op_ThunkN : {
  uint64_t count = COUNT(0, 3);
  hp[0] = pc[1];
  for (uint64_t i = 0; i < count; ++i) hp[2 + i] = R[operands(pc + 2)[i]];
  R[A] = word_of(hp);
  hp += 2 + count;
  NEXT(2 + (count + 3) / 4);
}

op_Closure1:
  hp[0] = pc[1];
  hp[1] = R[SLOT(2, 0)];
  R[A] = word_of(hp);
  hp += 2;
  NEXT(3);

op_Closure2 : {
  hp[0] = pc[1];
  hp[1] = R[SLOT(2, 0)];
  hp[2] = R[SLOT(2, 1)];
  R[A] = word_of(hp);
  hp += 3;
  NEXT(3);
}

op_ClosureN : {
  uint64_t count = COUNT(0, 3);
  hp[0] = pc[1];
  for (uint64_t i = 0; i < count; ++i) hp[1 + i] = R[operands(pc + 2)[i]];
  R[A] = word_of(hp);
  hp += 1 + count;
  NEXT(2 + (count + 3) / 4);
}

op_SetField:
  cell_of(R[A])[SLOT(1, 0)] = R[B];
  NEXT(2);

  // --- evaluation, frames, returns

op_Eval : {
  Word x = R[A];
  if (!is_pointer(x)) NEXT(B);
  const Word* cell = cell_of(x);
  uint64_t header = *cell;
  if (is_value_header(header)) NEXT(B);
  if (header_is_indirection(header)) {
    state.read(aux_of(header));
    R[A] = cell[1];
    NEXT(B);
  }
  goto evaluate_register;
}

#define EVAL_KNOWN(name, chooses)                         \
  op_##name : {                                           \
    Word x = R[A];                                        \
    if (likely(!is_symbol(x))) NEXT(B);                   \
    SAVE();                                               \
    state.count_chosen(static_cast<uint32_t>(pc - code)); \
    R[A] = apply_later(state, chooses, &x, 1);            \
    LOAD();                                               \
    goto evaluate_register;                               \
  }
  EVAL_KNOWN(EvalKnown, state.choose_int)
  EVAL_KNOWN(EvalKnownInteger, state.choose_integer)
  EVAL_KNOWN(EvalKnownDouble, state.choose_double)

// Sets `tag` to that of the evaluated register A.
#define EVAL_TAG()                                \
  uint64_t tag;                                   \
  do {                                            \
    Word x = R[A];                                \
    if (is_pointer(x)) {                          \
      const Word* cell = cell_of(x);              \
      uint64_t header = *cell;                    \
      if (likely(is_value_header(header))) {      \
        tag = aux_of(header);                     \
      } else if (header_is_indirection(header)) { \
        state.read(aux_of(header));               \
        R[A] = x = cell[1];                       \
        tag = tag_of(x);                          \
      } else {                                    \
        goto evaluate_register;                   \
      }                                           \
    } else {                                      \
      tag = static_cast<uint32_t>(x >> 3);        \
    }                                             \
  } while (0)

op_EvalIf : {
  EVAL_TAG();
  pc += B;
  JUMP(tag == COUNT(0, 3) ? 2 : JUMP_LOW);
}

op_EvalSwitch : {
  EVAL_TAG();
  pc += B;
  JUMP(distances(pc + 1)[tag]);
}

op_EvalLit : {
  Word x = R[A];
  if (likely(is_int(x))) {
    pc += B;
    JUMP(x == R[B] ? 2 : JUMP_LOW);
  }
  if (!is_pointer(x)) NEXT(B);
  const Word* cell = cell_of(x);
  uint64_t header = *cell;
  if (is_value_header(header)) NEXT(B);
  if (header_is_indirection(header)) {
    state.read(aux_of(header));
    R[A] = cell[1];
    NEXT(B);
  }
  goto evaluate_register;
}

op_Push0:
  PUSH(pc + JUMP_LOW);
  GROW(2);
  NEXT(2);

op_Push1:
  PUSH(pc + JUMP_LOW);
  top[2] = R[SLOT(2, 0)];
  GROW(3);
  NEXT(3);

op_Push2 : {
  PUSH(pc + JUMP_LOW);
  top[2] = R[SLOT(2, 0)];
  top[3] = R[SLOT(2, 1)];
  GROW(4);
  NEXT(3);
}

op_Push3 : {
  PUSH(pc + JUMP_LOW);
  top[2] = R[SLOT(2, 0)];
  top[3] = R[SLOT(2, 1)];
  top[4] = R[SLOT(2, 2)];
  GROW(5);
  NEXT(3);
}

op_PushN : {
  uint64_t count = COUNT(0, 3);
  PUSH(pc + JUMP_LOW);
  for (uint64_t i = 0; i < count; ++i) top[2 + i] = R[operands(pc + 2)[i]];
  GROW(2 + count);
  NEXT(2 + (count + 3) / 4);
}

#define RESTORE0()                                      \
  if (MUST_COLLECT()) COLLECT_WORD(result, nullptr, 0); \
  R[A] = result;
#define RESTORE1() \
  RESTORE0()       \
  R[SLOT(1, 0)] = fp[2];
#define RESTORE2() \
  RESTORE1()       \
  R[SLOT(1, 1)] = fp[3];
#define RESTORE3() \
  RESTORE2()       \
  R[SLOT(1, 2)] = fp[4];
#define RESTORE(n, words)           \
  op_Restore##n : RESTORE##n();     \
  POP();                            \
  NEXT(words);                      \
  op_Restore##n##If : RESTORE##n(); \
  POP();                            \
  pc += (words);                    \
  JUMP(tag_of(result) == COUNT(0, 3) ? 2 : JUMP_LOW);

  RESTORE(0, 1)
  RESTORE(1, 2)
  RESTORE(2, 2)
  RESTORE(3, 2)

op_RestoreN : {
  if (MUST_COLLECT()) COLLECT_WORD(result, nullptr, 0);
  uint64_t count = COUNT(0, 3);
  R[A] = result;
  for (uint64_t i = 0; i < count; ++i) R[operands(pc + 1)[i]] = fp[2 + i];
  POP();
  NEXT(1 + (count + 3) / 4);
}

op_Ret:
  result = R[A];
  GIVE();

op_RetEval:
  result = R[A];
  goto evaluate;

op_RetCon1:
  hp[0] = make_header(Kind::Con, 1, COUNT(1, 0));
  hp[1] = R[B];
  result = word_of(hp);
  hp += 2;
  GIVE();

op_RetCon2 : {
  hp[0] = make_header(Kind::Con, 2, COUNT(1, 1));
  hp[1] = R[B];
  hp[2] = R[SLOT(1, 0)];
  result = word_of(hp);
  hp += 3;
  GIVE();
}

  // --- calls

op_Call1:
  R[0] = R[SLOT(2, 0)];
  pc = code + pc[1];
  DISPATCH();

op_Call2 : {
  Word x = R[SLOT(2, 0)], y = R[SLOT(2, 1)];
  R[0] = x;
  R[1] = y;
  pc = code + pc[1];
  DISPATCH();
}

op_Call3 : {
  Word x = R[SLOT(2, 0)], y = R[SLOT(2, 1)], z = R[SLOT(2, 2)];
  R[0] = x;
  R[1] = y;
  R[2] = z;
  pc = code + pc[1];
  DISPATCH();
}

op_Call4 : {
  Word x = R[SLOT(2, 0)], y = R[SLOT(2, 1)], z = R[SLOT(2, 2)], u = R[SLOT(2, 3)];
  R[0] = x;
  R[1] = y;
  R[2] = z;
  R[3] = u;
  pc = code + pc[1];
  DISPATCH();
}

op_CallN:
  MOVE_ARGUMENTS(pc + 2, COUNT(0, 3));
  pc = code + pc[1];
  DISPATCH();

op_CallLocal:
  node = cell_of(R[A]);
  MOVE_ARGUMENTS(pc + 2, COUNT(0, 3));
  pc = code + pc[1];
  DISPATCH();

op_Apply1:
  callee = R[A];
  R[0] = R[SLOT(1, 0)];
  given = 1;
  goto apply;

op_Apply2 : {
  Word x = R[SLOT(1, 0)], y = R[SLOT(1, 1)];
  callee = R[A];
  R[0] = x;
  R[1] = y;
  given = 2;
  goto apply;
}

op_Apply3 : {
  Word x = R[SLOT(1, 0)], y = R[SLOT(1, 1)], z = R[SLOT(1, 2)];
  callee = R[A];
  R[0] = x;
  R[1] = y;
  R[2] = z;
  given = 3;
  goto apply;
}

op_ApplyN:
  given = COUNT(0, 3);
  callee = R[A];
  MOVE_ARGUMENTS(pc + 1, given);
  goto apply;

  // --- taking values apart

op_IfTag:
  if (tag_of(R[A]) == COUNT(0, 3)) NEXT(2);
  JUMP(JUMP_LOW);

op_Switch:
  JUMP(distances(pc + 1)[tag_of(R[A])]);

op_Field:
  R[A] = cell_of(R[B])[1 + SLOT(1, 0)];
  NEXT(2);

op_Field2 : {
  const Word* fields = cell_of(R[B]) + 1 + SLOT(1, 1);
  R[A] = fields[0];
  R[SLOT(1, 0)] = fields[1];
  NEXT(2);
}

op_IfLit : {
  Word x = R[A], literal = R[B];
  if (x == literal) NEXT(2);
  if (unlikely(is_pointer(x))) {
    if (is_symbol(x)) JUMP(JUMP_HIGH);
    if (is_pointer(literal) && equal_numbers(x, literal)) NEXT(2);
  }
  JUMP(JUMP_LOW);
}

op_SwitchInt : {
  Word x = R[A];
  uint64_t at = static_cast<uint64_t>(to_int63(x)) - pc[1];
  if (likely(is_int(x) && at < COUNT(0, 3))) JUMP(distances(pc + 3)[at]);
  JUMP(distances(pc + 2)[is_symbol(x)]);
}

op_Tag:
  R[A] = from_int63(tag_of(R[B]));
  NEXT(1);

  // --- integers

  // A variable that has become an immediate since is written back as one: code generation relies on it afterwards.
  // Binds x and y to the operands; `fast` runs when both are immediate, and leaves the arm unless it cannot.
#define TRY(name, fast)               \
  op_##name : {                       \
    Word x = R[B], y = R[SLOT(1, 0)]; \
    if (unlikely(!(x & y & 1))) {     \
      x = read_through(state, x);     \
      y = read_through(state, y);     \
      if (!(x & y & 1)) NEXT(2);      \
      R[B] = x;                       \
      R[SLOT(1, 0)] = y;              \
    }                                 \
    fast;                             \
    NEXT(2);                          \
  }
#define GIVES(value)  \
  do {                \
    R[A] = (value);   \
    NEXT(SLOT(1, 1)); \
  } while (0)
#define SX static_cast<int64_t>(x)
#define SY static_cast<int64_t>(y)

  TRY(TryAdd, int64_t r; if (likely(!__builtin_add_overflow(SX, SY - 1, &r))) GIVES(static_cast<Word>(r)))
  TRY(TrySub, int64_t r; if (likely(!__builtin_sub_overflow(SX, SY - 1, &r))) GIVES(static_cast<Word>(r)))
  TRY(TryMul, int64_t r; if (likely(!__builtin_mul_overflow(SX - 1, SY >> 1, &r))) GIVES(static_cast<Word>(r) + 1))
  TRY(TryQuot, if (y != from_int63(0) && y != from_int63(-1)) GIVES(from_int63((SX >> 1) / (SY >> 1))))
  TRY(TryRem, if (y != from_int63(0) && y != from_int63(-1)) GIVES(from_int63((SX >> 1) % (SY >> 1))))
  TRY(TryDiv, if (y != from_int63(0) && y != from_int63(-1)) GIVES(from_int63(floor_div(SX >> 1, SY >> 1))))
  TRY(TryMod, if (y != from_int63(0) && y != from_int63(-1)) GIVES(from_int63(floor_mod(SX >> 1, SY >> 1))))
  TRY(TryAnd, GIVES(x & y))
  TRY(TryOr, GIVES(x | y))
  TRY(TryXor, GIVES((x ^ y) | 1))
  TRY(TryEq, GIVES(from_bool(x == y)))
  TRY(TryNe, GIVES(from_bool(x != y)))
  TRY(TryLt, GIVES(from_bool(SX < SY)))
  TRY(TryLe, GIVES(from_bool(SX <= SY)))
  TRY(TryGt, GIVES(from_bool(SX > SY)))
  TRY(TryGe, GIVES(from_bool(SX >= SY)))

#define IF(name, test)                   \
  op_##name : {                          \
    Word x = R[A], y = R[B];             \
    if (unlikely(!(x & y & 1))) {        \
      x = read_through(state, x);        \
      y = read_through(state, y);        \
      if (!(x & y & 1)) NEXT(2);         \
      R[A] = x;                          \
      R[B] = y;                          \
    }                                    \
    JUMP((test) ? JUMP_LOW : JUMP_HIGH); \
  }
  IF(IfEq, x == y)
  IF(IfNe, x != y)
  IF(IfLt, SX < SY)
  IF(IfLe, SX <= SY)
  IF(IfGt, SX > SY)
  IF(IfGe, SX >= SY)

  // --- doubles

#define DOUBLE_OP(name, operator)                                                 \
  op_##name : hp[0] = make_header(Kind::Double, 1, 0);                            \
  hp[1] = std::bit_cast<Word>(to_double(R[B]) operator to_double(R[SLOT(1, 0)])); \
  R[A] = word_of(hp);                                                             \
  hp += 2;                                                                        \
  NEXT(2);
#define DOUBLE_TEST(name, operator)                                                \
  op_##name : R[A] = from_bool(to_double(R[B]) operator to_double(R[SLOT(1, 0)])); \
  NEXT(2);
  DOUBLE_OP(DoubleAdd, +)
  DOUBLE_OP(DoubleSub, -)
  DOUBLE_OP(DoubleMul, *)
  DOUBLE_OP(DoubleDiv, /)
  DOUBLE_TEST(DoubleEq, ==)
  DOUBLE_TEST(DoubleLt, <)
  DOUBLE_TEST(DoubleLe, <=)

  // --- references and arrays

op_NewRef:
  hp[0] = make_header(Kind::Ref, 1, 0);
  hp[1] = R[B];
  R[A] = word_of(hp);
  hp += 2;
  NEXT(1);

op_ReadRef:
  state.depend_on_all();
  R[A] = cell_of(R[B])[1];
  NEXT(1);

op_WriteRef : {
  Word* cell = cell_of(R[A]);
  if (unlikely(!state.heap.is_fresh(cell))) TRAIL_SLOT(cell, 1);
  cell[1] = R[B];
  state.heap.wrote(cell + 1, cell[1]);
  NEXT(1);
}

op_ReadArray:
  state.depend_on_all();
  R[A] = cell_of(R[B])[1 + to_int63(R[SLOT(1, 0)])];
  NEXT(2);

op_WriteArray : {
  Word* cell = cell_of(R[A]);
  Word* element = cell + 1 + to_int63(R[B]);
  if (unlikely(!state.heap.is_fresh(cell))) TRAIL_SLOT(cell, static_cast<size_t>(element - cell));
  *element = R[SLOT(1, 0)];
  state.heap.wrote(element, *element);
  NEXT(2);
}

  // --- overlapping matches

op_Match : {
  uint64_t count = COUNT(0, 3);
  node = hp;
  node[0] = make_header(Kind::Match, kMatchOperands - 1 + count, static_cast<uint64_t>(pc - code));
  node[kMatchState] = from_tag(static_cast<uint32_t>(MatchState::Whole));
  node[kMatchSeen] = kNil;
  node[kMatchFrame] = from_int63(0);
  for (uint64_t i = 0; i < count; ++i) node[kMatchOperands + i] = R[operands(pc + 2)[i]];
  hp += kMatchOperands + count;
  SAVE();
  next = begin_match(state, node);
  goto go_next;
}

  // --- other primitives, exceptions

op_Prim : {
  Word values[8];
  uint64_t count = COUNT(1, 1);
  for (uint64_t i = 0; i < count; ++i) values[i] = R[operands(pc + 2)[i]];
  SAVE();
  Word value = run_prim(state, static_cast<core::Prim>(B), values, count);
  LOAD();
  if (unlikely(state.stop != OutcomeKind::Finished)) goto stop;
  R[A] = value;
  NEXT(2 + (count + 3) / 4);
}

op_Raise:
  result = R[A];
  goto raise;

op_Catch:
  callee = R[A];
  PUSH(code + state.code->end_catch);
  top[2] = R[B];
  GROW(3);
  R[0] = kWorld;
  given = 1;
  goto apply;

op_Exit:
  state.exit_code = static_cast<int>(to_int64(R[A]));
  state.stop = OutcomeKind::Exited;
  goto stop;

  // --- the machine's own

op_Update : {
  Word* thunk = cell_of(fp[2]);
  uint32_t level = 0;
  if (unlikely(fp < state.stack.protect)) {
    before_update(state, thunk);
    level = state.newest;
  }
  POP();
  thunk[1] = result;
  thunk[0] = indirection_header(thunk[0], level);
  if (unlikely(!state.heap.is_young(thunk))) state.heap.wrote(thunk + 1, result);
  GIVE();
}

op_UpdateOld : {
  const Word* frame = fp;
  POP();
  SAVE();
  update_old(state, frame, result);
  GIVE();
}

op_ApplyRest:
  callee = result;
  given = static_cast<uint64_t>(A);
  for (uint64_t i = 0; i < given; ++i) R[i] = fp[2 + i];
  POP();
  goto apply;

op_EndCatch:
  POP();
  goto give;

op_Halt:
  POP();
  SAVE();
  return {OutcomeKind::Finished, {}, 0, result};

op_Unpack:
  SAVE();
  result = unpack(state, static_cast<uint32_t>(to_int63(R[0])), static_cast<size_t>(to_int63(R[1])));
  LOAD();
  goto give;

op_ApplyThunk:
  callee = R[0];
  given = size_of(*node) - 1;
  std::memmove(R, R + 1, given * sizeof(Word));
  goto apply;

op_Rematch:
  if (MUST_COLLECT()) COLLECT(nullptr, 0);
  SAVE();
  next = try_again(state);
  goto go_next;

op_Unpause : {
  Word closure;
  pc = unpause(state, fp[2], closure);
  node = cell_of(closure);
  POP();
  DISPATCH();
}

op_Native : {
  SAVE();
  state.result = result;
  state.node = node;
  pc = state.code->native.code.load(std::memory_order_acquire)->run(state, pc);
  hp = state.heap.top;
  fp = state.stack.frame;
  top = state.stack.top;
after_native:
  result = state.result;
  node = state.node;
  if (unlikely(state.stop != OutcomeKind::Finished)) goto stop;
  if (!pc) goto evaluate;
  goto*(arms + state.code->native.code.load(std::memory_order_relaxed)->arm(pc));
}

op_Impossible:
  state.stop = OutcomeKind::Fault;
  goto stop;

  // --- transitions

evaluate_register :  // an Eval whose register refers to an unevaluated cell: push the frame of its Restore, enter
{
  const uint64_t* restore = pc + 2;
  uint64_t count = *restore >> 48;
  PUSH(restore);
  const CodeSlot* saved = operands(restore + 1);
  for (uint64_t i = 0; i < count; ++i) top[2 + i] = R[saved[i]];
  node = cell_of(R[A]);
  GROW(2 + count);
  goto enter;
}

evaluate:  // return the value of `result`
  if (!is_pointer(result)) goto give;
  node = cell_of(result);
  if (is_value_header(*node)) goto give;
  goto enter;

give:
  GIVE();

enter :  // evaluate the cell `node`, which was no value when last seen
{
  uint64_t header = *node;
  if (unlikely((header & 0xFF) != kind_byte(Kind::Thunk))) goto enter_other;
  if (MUST_COLLECT()) goto enter_collecting;
run_thunk:
  if (unlikely(--state.steps < 0)) goto out_of_steps_at_thunk;
  if (unlikely(fp[1] == reinterpret_cast<Word>(code + state.code->update_old))) {
    SAVE();
    end_in(state, fp, word_of(node));
  }
  PUSH(code + update);
  top[2] = word_of(node);
  top += 3;
  if (unlikely(!state.heap.is_fresh(node) && state.trail.is_open())) {
    state.trail.header(node);
    if (state.keeping) {
      fp[1] = reinterpret_cast<Word>(code + state.code->update_old);
      top = enter_old(state, top);
    }
  }
  GROW(0);
  *node = with_kind(header, Kind::Blackhole);
  COPY(R, node + 2, size_of(header));
  pc = code + aux_of(header);
  DISPATCH();

enter_other:
  switch (kind_of(header)) {
    case Kind::Caf:
      state.statics.entered.push_back(node);
      goto run_thunk;
    case Kind::Thunk:
    case Kind::Selector:
      if (MUST_COLLECT()) goto enter_collecting;
      goto run_thunk;
    case Kind::Blackhole:
      result = loop_word(state);
      goto raise;
    case Kind::Failed:
      result = node[1];
      goto raise;
    case Kind::Suspended:
      SAVE();
      next = wait_for(state, word_of(node));
      goto go_next;
    case Kind::Unknown:
      SAVE();
      if (state.overlap) {
        next = wait_for(state, word_of(node));
        goto go_next;
      }
      state.demanded = word_of(node);
      return {OutcomeKind::Asked, asked_by(word_of(node)), 0, word_of(node)};
    case Kind::Alias:
      result = node[1];
      PUSH(code + update);
      top[2] = word_of(node);
      top += 3;
      if (!state.heap.is_fresh(node)) {
        state.trail.slot(node, 1);
        state.trail.header(node);
        if (state.keeping) {
          fp[1] = reinterpret_cast<Word>(code + state.code->update_old);
          top = enter_old(state, top);
        }
      }
      state.read(aux_of(header));
      *node = make_header(Kind::Blackhole, size_of(header), 0);
      GROW(0);
      goto evaluate;
    case Kind::Indirection:
      state.read(aux_of(header));
      result = node[1];
      goto give;
    default:
      result = word_of(node);
      goto give;
  }

enter_collecting:  // a selector may be a value afterwards
  result = word_of(node);
  COLLECT_WORD(result, nullptr, 0);
  if (!is_pointer(result)) goto give;
  node = cell_of(result);
  header = *node;
  if (kind_of(header) == Kind::Thunk || kind_of(header) == Kind::Selector) goto run_thunk;
  goto enter_other;
}

apply:  // apply `callee` to the arguments R[0..given)
  for (;;) {
    Word* cell = cell_of(callee);
    uint64_t header = is_pointer(callee) ? *cell : 0;
    if (likely((header & 0xFF) == kind_byte(Kind::Function))) {
      uint64_t arity = arity_of(header);
      if (unlikely(arity > given)) {
        hp[0] = make_header(Kind::Partial, 1 + given, 0, arity - given);
        hp[1] = callee;
        for (uint64_t i = 0; i < given; ++i) hp[2 + i] = R[i];
        result = word_of(hp);
        hp += 2 + given;
        goto give;
      }
      if (arity < given) {
        PUSH(code + state.code->apply_rest[given - arity]);
        for (uint64_t i = arity; i < given; ++i) top[2 + i - arity] = R[i];
        GROW(2 + given - arity);
      }
      node = cell;
      pc = code + aux_of(header);
      DISPATCH();
    }
    if (unlikely(!header)) {
      state.stop = OutcomeKind::Fault;
      goto stop;
    }
    if (kind_of(header) == Kind::Partial) {
      uint64_t before = size_of(header) - 1;
      if (unlikely(given + before > kMaxArguments)) {
        uint64_t now = arity_of(header);
        PUSH(code + state.code->apply_rest[given - now]);
        for (uint64_t i = now; i < given; ++i) top[2 + i - now] = R[i];
        GROW(2 + given - now);
        given = now;
      }
      std::memmove(R + before, R, given * sizeof(Word));
      for (uint64_t i = 0; i < before; ++i) R[i] = cell[2 + i];
      given += before;
      callee = cell[1];
    } else if (kind_of(header) == Kind::Indirection) {
      state.read(aux_of(header));
      callee = cell[1];
    } else if (is_value_header(header)) {
      state.stop = OutcomeKind::Fault;
      goto stop;
    } else {
      PUSH(code + state.code->apply_rest[given]);
      for (uint64_t i = 0; i < given; ++i) top[2 + i] = R[i];
      GROW(2 + given);
      node = cell;
      goto enter;
    }
  }

raise :  // throw `result`, an exception or the reason why a thunk was stopped
{
  state.depend_on_all();
  SAVE();
  Word handler;
  switch (unwind(state, result, handler)) {
    case Taker::Handler:
      callee = handler;
      break;
    case Taker::Match:
      next = try_again(state);
      goto go_next;
    case Taker::Nobody:
      if (is_stopped_word(result)) return {stopped_why(result)};
      return {OutcomeKind::Uncaught, {}, 0, result};
  }
  fp = state.stack.frame;
  top = state.stack.top;
  R[0] = result;
  R[1] = kWorld;
  given = 2;
  goto apply;
}

go_next:  // as suspend.h has decided
  state.depend_on_all();
  hp = state.heap.top;
  fp = state.stack.frame;
  top = state.stack.top;
  switch (next.kind) {
    case Next::Evaluate:
      result = follow(next.word);
      goto evaluate;
    case Next::Enter:
      pc = code + next.word;
      DISPATCH();
    case Next::Raise:
      result = next.word;
      goto raise;
    case Next::Demand:
      return {OutcomeKind::Asked, asked_by(next.word), 0, next.word};
    case Next::Stop:
      goto stop;
  }

out_of_steps_at_thunk:
  if (state.withheld) {
    enough_for_native(state);
    goto enter;
  }
  if (!state.reserve) goto out_of_steps;
  SAVE();
  next = pause_at_thunk(state, word_of(node));
  goto go_next;

out_of_steps:
  if (state.withheld) {
    enough_for_native(state);
    DISPATCH();
  }
  if (state.reserve) {
    SAVE();
    next = pause_at(state, pc, word_of(node));
    goto go_next;
  }
  state.steps = 0;
  state.stop = OutcomeKind::OutOfSteps;
  goto stop;

stack_overflow:
  SAVE();
  state.stop =
      state.stack.bytes_used() > state.heap.max_memory() / 4 ? OutcomeKind::StackOverflow : OutcomeKind::OutOfMemory;

stop:
  SAVE();
  return stopped(state);
}

}  // namespace

namespace {
// Returns a value to the newest frame. Most stretches of a search, from one question to the next, are native code from
// beginning to end and need nothing of the loop.
Outcome return_value(State& state, const Native& native, Word value) {
  state.depend_on_all();
  state.result = value;
  const uint64_t* at = native.give(state);
  if (state.stop == OutcomeKind::Finished) {
    if (at == state.code->words.data() + state.code->halt) {
      state.stack.pop();
      return {OutcomeKind::Finished, {}, 0, state.result};
    }
    if (!at && kind_of(*cell_of(state.result)) == Kind::Unknown && !state.overlap) {
      state.demanded = state.result;
      return {OutcomeKind::Asked, asked_by(state.result), 0, state.result};
    }
  }
  return loop(&state, reinterpret_cast<Word>(at), kAfterNative, nullptr);
}

Outcome go_on_from(State& state, Word function, uint32_t arguments) {
  const Native* native = state.code->native.code.load(std::memory_order_acquire);
  if (arguments != kFurther || !native) return loop(&state, function, arguments, nullptr);
  const Word value = follow(function);
  return is_evaluated(value) ? return_value(state, *native, value) : loop(&state, function, arguments, nullptr);
}

// Runs, and looks whether it has run for long enough that native code pays.
Outcome run(State& state, Word function, uint32_t arguments) {
  const int64_t before = state.steps + state.withheld;
  if (state.worked >= state.native_after) enough_for_native(state);
  Outcome outcome = go_on_from(state, function, arguments);
  state.worked += std::max<int64_t>(0, before - state.steps - state.withheld);
  if (outcome.kind != OutcomeKind::Asked) end_evaluation(state);
  return outcome;
}
}  // namespace

Outcome interpret(State& state, Word function, uint32_t arguments) {
  if (state.solver) state.first_term = state.solver->terms();
  end_evaluation(state);
  state.evaluation = ++state.evaluations;
  state.speculation = kAllSpeculation;
  return run(state, function, arguments);
}

Outcome interpret_further(State& state, Word demanded) {
  if (state.solver) state.first_term = state.solver->terms();
  state.speculation = kAllSpeculation;
  return run(state, demanded, state.root == kNil ? kFurther : kWoken);
}

Outcome interpret_after_tick(State& state) {
  return run(state, 0, kAfterTick);
}

const int32_t* op_addresses() {
  static const auto addresses = [] {
    std::vector<int32_t> table(kOpCount);
    loop(nullptr, 0, 0, table.data());
    return table;
  }();
  return addresses.data();
}

}  // namespace needle::machine
