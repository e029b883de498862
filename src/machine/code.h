// A compiled program: instructions, the image of its static cells, its constants. Immutable once compiled; any number
// of machines, on any threads, may run the same Code.
//
// Operands of instructions are 16-bit signed: n >= 0 is register n, n < 0 is constant -1-n. A machine lays its
// constants out right before its registers, so both are one indexed load.
//
// Static cells (functions without free variables, constructors of constants, thunks of globals, boxed literals) are
// never moved. In the image a pointer is the byte offset of its cell; a machine adds the address where it put the
// image.
#pragma once
#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/core.h"
#include "machine/word.h"

namespace needle::machine {

enum class Op : uint8_t {
#define OP(name, layout, meaning) name,
#include "machine/ops.def"
#undef OP
};
struct OpInfo {
  const char* name;
  const char* layout;
  const char* meaning;
};
const OpInfo& op_info(Op op);
constexpr size_t kOpCount = 0
#define OP(name, layout, meaning) +1
#include "machine/ops.def"
#undef OP
    ;

// The address of each instruction's arm relative to the first, as the low half of an instruction holds it.
const int32_t* op_addresses();

constexpr uint32_t kMaxArguments = 250;  // of one function or application
constexpr uint32_t kMaxConstants = 32000;

struct Block {
  uint32_t begin = 0, end = 0;  // in words
  core::GlobalId global;        // it belongs to
};

// An overlapping match, as match.h reads it. Its patterns stand clause by clause, a constructor's fields behind it.
struct MatchPattern {
  enum Kind : uint8_t { Any, Con, Lit } kind = Any;
  bool integer = false;  // the literal is an Integer
  int16_t binder = -1;   // the register that gets this part, if the clause needs it
  uint16_t part = 0;  // which part of the subjects it looks at; numbered from left to right, an outer before an inner
  uint16_t fields = 0;
  uint32_t what = 0;  // the constructor's tag, the number of the literal's constant
};
// What a pattern asks of a subject itself: the constructor.
struct MatchTest {
  uint16_t subject = 0, part = 0;
  uint32_t tag = 0;
};
struct MatchClause {
  uint32_t patterns = 0;  // index of the first
  uint32_t tests = 0;     // of a flat match: index behind the last; they begin with those of the clause before
  uint32_t binders = 0;   // registers they are put into, from 0 on; what the body uses besides follows there
  uint32_t code = 0;
  Word constant = 0;  // what it comes to, when that is a constructor without fields; 0 where ways are noted
};
struct MatchCode {
  bool in_order = false;
  bool flat = false;  // no pattern is a literal, or looks into a field, and there are at most kMostFlat subjects
  uint16_t subjects = 0, free = 0;
  std::vector<MatchClause> clauses;  // the last is the fallback, and has no patterns
  std::vector<MatchPattern> patterns;
  std::vector<MatchTest> tests;  // when it is flat
  // By the constructor of the second of two subjects, while the first waits: the clause, a constant, that is entered
  // before its turn; 0 where there is none.
  std::vector<uint32_t> by_second;

  static constexpr size_t kMostFlat = 4;
};

// A number that a primitive has to know, where that is evaluated.
struct KnownNumber {
  uint32_t at = 0;  // in words
  core::Prim prim;
  core::GlobalId global;  // it belongs to
};

class Native;
// The native code of a program, once it is made.
struct NativeSlot {
  mutable std::mutex mutex;
  mutable bool tried = false;
  mutable std::shared_ptr<const Native> owner;
  mutable std::atomic<const Native*> code = nullptr;
};

struct Code {
  std::vector<uint64_t> words;
  std::vector<Word> statics;                   // the image; word 0 is unused
  std::vector<Word> constants;                 // immediates and static pointers
  std::vector<std::string_view> texts;         // string literals, in UTF-8
  std::unordered_map<uint32_t, Word> globals;  // global -> its word, as in `constants`
  std::vector<Block> blocks;                   // in order of their place in `words`
  std::vector<MatchCode> matches;
  std::vector<KnownNumber> known_numbers;        // in order of their place
  uint64_t ways = 0;                             // that are noted when they are taken
  uint32_t registers = 256;                      // how many the largest function needs
  uint32_t allocation = 0;                       // words, at most, between two checks
  uint32_t update = 0, end_catch = 0, halt = 0;  // offsets of the machine's own return addresses
  uint32_t update_old = 0;                       // kept.h
  uint32_t unpack = 0;                           // the body of string thunks
  uint32_t apply_thunk = 0;                      // the body of applications made outside of code
  uint32_t rematch = 0, unpause = 0;             // return addresses of suspend.h
  std::vector<uint32_t> apply_rest;              // by number of arguments
  NativeSlot native;

  bool is_update(uint64_t at) const { return at == update || at == update_old; }
};

// Which instruction stands there, whether native code is entered there or not.
Op op_at(const Code& code, uint32_t at);

// The instructions of one global with the thunks and functions inside it, or of everything.
std::string dump(const Code& code, const core::Program& program, core::GlobalId global);
std::string dump(const Code& code, const core::Program& program);

}  // namespace needle::machine
