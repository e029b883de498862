// Lazy core in text form, asked backward: `tick 7` is the mark, the inputs are of type Int.
#pragma once
#include "../core/text_prelude.h"
#include "backward/search.h"
#include "base/deep_stack.h"
#include "core/build.h"

namespace needle::backward {

inline constexpr uint32_t kMark = 7;

struct LazyAnswer {
  State state = State::Working;
  std::vector<int64_t> inputs;
};

inline const core::Type* int_type(core::Program& program) {
  core::Builder build(program);
  for (uint32_t i = 0; i < program.tycon_count(); ++i)
    if (program.tycon(core::TyConId(i))->name.text() == "Int") return build.type_con(program.tycon(core::TyConId(i)));
  return nullptr;
}

// `code`: a lambda over so many inputs, or an expression when there is none.
inline LazyAnswer ask_lazily(const std::string& code, size_t inputs, const LookupOptions& how = {}) {
  LazyAnswer out;
  on_deep_stack([&] {
    core::TextProgram program;
    space::Spaces spaces(program);
    Question question{program, spaces};
    question.code = program.expr(code);
    for (size_t i = 0; i < inputs; ++i) question.inputs.push_back(spaces.of(int_type(program)));
    question.marks.insert(kMark);
    question.how = how;
    Stop stop;
    Search search(question, {.stop = stop});
    constexpr int kMostRounds = 200;
    for (int round = 0; round < kMostRounds && out.state == State::Working; ++round) out.state = search.work(100);
    if (out.state != State::Candidate) return;
    search.make_small();
    for (const space::Value& v : search.inputs()) out.inputs.push_back(v.number.integer);
  });
  return out;
}

// The target is reached where the condition holds: the reference evaluator says whether what was found does that.
inline std::string when(const std::string& condition) {
  return "case " + condition + " of c { True -> tick 7 1; False -> 0 }";
}
inline bool reaches_lazily(const std::string& before, const std::string& condition) {
  const LazyAnswer answer = ask_lazily("\\n -> " + before + when(condition), 1);
  if (answer.state != State::Candidate) return false;
  core::TextProgram program;
  const std::string call = "(\\n -> " + before + when(condition) + ") " + std::to_string(answer.inputs.at(0));
  EXPECT_EQ(program.value(call), "1") << call;
  return true;
}
inline bool refutes_lazily(const std::string& before, const std::string& condition) {
  return ask_lazily("\\n -> " + before + when(condition), 1).state == State::Exhausted;
}

}  // namespace needle::backward
