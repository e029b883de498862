#include "solve/cvc5_decider.h"

#include "solve/integer.h"
#include "solve/smt_text.h"
#include "solve/subprocess.h"

namespace needle::solve {
namespace {

bool take_values(Path& path, const Component& component, const SmtValues& values) {
  for (const Variable variable : component.variables()) {
    if (path.meaning(variable).definition) continue;
    const auto value = values.find(variable.index);
    if (value == values.end() || !in_limits(value->second)) return false;
    path.differences.set_value(variable, value->second);
  }
  return path.follow() && path.model_holds();
}

}  // namespace

Possible Cvc5Decider::ask(Path& path, Condition condition, bool side, uint32_t milliseconds) {
  component_.find(path, path.data(condition).form);
  const std::string limit = "--tlimit=" + std::to_string(milliseconds);
  const std::optional<std::string> said =
      ask_program({"cvc5", "--lang=smt2", limit, "-"}, smt_question(path, component_, condition, side),
                  milliseconds + milliseconds / 4 + 50, stopped_);
  if (!said) return Possible::Unknown;
  const SmtAnswer answer = read_smt_answer(*said);
  if (answer.possible != Possible::Yes) return answer.possible;
  path.differences.begin_change();
  if (take_values(path, component_, answer.values) && path.model_side(condition) == side) return Possible::Yes;
  path.differences.take_back();
  return Possible::Unknown;
}

}  // namespace needle::solve
