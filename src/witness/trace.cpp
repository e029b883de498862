#include "witness/trace.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/spine.h"
#include "witness/literals.h"
#include "witness/show_shape.h"

namespace needle::witness {
namespace {

constexpr size_t kMostCallsShown = 60;
constexpr size_t kDeepestIndent = 12;  // levels of indentation
constexpr size_t kLongest = 140;

}  // namespace

bool Trace::enter(core::GlobalId function, const std::vector<core::reference::Handle>& args) {
  if (calls_.size() == kMostCallsShown) {
    ++left_out_;
    return false;
  }
  open_.push_back(calls_.size());
  calls_.push_back({function, args, open_.size() - 1, Ending::Open, {}});
  return true;
}

void Trace::leave(core::reference::Handle value) {
  Call& call = calls_[open_.back()];
  open_.pop_back();
  call.ending = Ending::Value;
  call.value = value;
}

void Trace::fail() {
  calls_[open_.back()].ending = Ending::Raised;
  open_.pop_back();
}

std::vector<std::string> Trace::lines(core::reference::Evaluator& evaluator) const {
  std::vector<std::string> out;
  for (const Call& call : calls_) {
    const core::Global& function = program_.global(call.function);
    ShapeText text(evaluator);
    const std::string name(function.name.text());
    std::string line = std::string(2 * std::min(call.depth, kDeepestIndent), ' ') + in_parens(is_operator(name), name);
    for (size_t i = function.dict_params; i < call.args.size(); ++i)
      line += " " + text.argument(call.args[i], core::argument_at(function.type, i));
    const core::Type* type = core::after_arguments(function.type, call.args.size());
    line += " = ";
    line += call.ending == Ending::Value    ? text.value(call.value, type)
            : call.ending == Ending::Raised ? "an exception"
                                            : "..";
    if (line.size() > kLongest) line = line.substr(0, kLongest - 3) + " ..";
    out.push_back(std::move(line));
  }
  if (left_out_ > 0) out.push_back(fmt::format("({} more call{})", left_out_, left_out_ == 1 ? "" : "s"));
  return out;
}

}  // namespace needle::witness
