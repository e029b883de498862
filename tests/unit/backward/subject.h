// A .nat program, asked backward for a target, and run on the reference evaluator with what was found.
#pragma once
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "backward/explain.h"
#include "backward/model_path.h"
#include "backward/show_lookup.h"
#include "base/deep_stack.h"
#include "engine/nat.h"

namespace needle::backward {

struct Asked {
  std::string target = "target";
  bool strict = true, upward = false;
  int rounds = 200;
};

struct Answer {
  State state = State::Working;
  std::vector<solve::Int> reads;
  std::vector<const core::Expr*> picked, stack;  // the calls on the way to the mark: in the model, in a run
  bool replayed = false;                         // the reference evaluator gets there, with these numbers
  std::string lookups;
  std::string explanation;  // a step a line, without the name of the file
};

inline Answer ask_on_deep_stack(const std::string& text, const Asked& asked) {
  engine::NatFile file;
  const FileId id = file.sources.add("test.nat", text);
  file.nat = nat::read_nat(file.sources, id, file.program, file.diagnostics);
  Answer out;
  if (!file.nat) {
    ADD_FAILURE() << "this is no program:\n" << text;
    return out;
  }
  const std::vector<uint32_t> ticks = file.nat->ticks_of(intern(asked.target));
  const space::Spaces spaces(file.program);
  ShownSearches shown;
  Question question{file.program, spaces};
  question.code = file.program.body(file.nat->main);
  question.marks.insert(ticks.begin(), ticks.end());
  question.whole = false;
  question.upward = asked.upward;
  question.how = {.input = file.nat->input, .typed = false, .strict = asked.strict};
  question.listen = [&](Search& search) { return shown.add(search); };
  Stop stop;
  Search search(question, {.stop = stop});
  for (int round = 0; round < asked.rounds && out.state == State::Working; ++round) out.state = search.work(1);
  if (out.state == State::Candidate) {
    search.make_small();
    for (const claim::PathStep& step : explain(search, file.sources)) {
      out.explanation += step.place.substr(step.place.find(':') + 1) + " " + step.text;
      out.explanation += step.is.empty() ? "" : " is " + step.is;
      for (const auto& [name, value] : step.with) out.explanation += ", " + name + " = " + value;
      out.explanation += "\n";
    }
    const Search::Reads reads = search.reads();
    out.reads = reads.numbers;
    out.stack = reads.stack;
    for (const OnPath& step : ModelPath(search).find())
      if (step.at->kind == core::ExprKind::App) out.picked.push_back(step.at);
    engine::NatOptions how;
    how.inputs.emplace();
    for (const solve::Int n : out.reads) how.inputs->push_back(solve::big(n));
    how.steps = 1'000'000;
    how.stop_at = ticks;
    engine::Control control;
    out.replayed = engine::run_nat(file.program, *file.nat, how, control).end == engine::NatEnd::Reached;
  }
  out.lookups = shown.take(file.sources);
  return out;
}

inline Answer ask(const std::string& text, const Asked& asked = {}) {
  Answer out;
  on_deep_stack([&] { out = ask_on_deep_stack(text, asked); });
  return out;
}

// What is found was run: nothing else counts as found.
inline bool reaches(const std::string& text, const Asked& asked = {}) {
  const Answer answer = ask(text, asked);
  EXPECT_TRUE(answer.state != State::Candidate || answer.replayed) << text;
  return answer.state == State::Candidate && answer.replayed;
}
inline bool refutes(const std::string& text, const Asked& asked = {}) {
  return ask(text, asked).state == State::Exhausted;
}

}  // namespace needle::backward
