#include "claim/inputs.h"

#include <fmt/format.h>

#include <unordered_set>

#include "core/spine.h"
#include "space/show_type.h"

namespace needle::claim {

std::variant<Inputs, NoClaim> inputs_of(core::Program& program, space::Spaces& spaces, const core::Type* type,
                                        const std::vector<std::string>& names) {
  core::Builder build(program);
  Inputs out;
  std::unordered_set<std::string> used(names.begin(), names.end());
  const auto [arguments, result] = core::signature(type);
  for (const core::Type* argument : arguments) {
    const size_t i = out.list.size();
    std::string input = i < names.size() ? names[i] : "";
    for (size_t n = i + 1; input.empty(); ++n)
      if (std::string made = fmt::format("x{}", n); used.insert(made).second) input = made;
    const space::SpaceId id = spaces.of(argument);
    std::string why = spaces.unsupported(id);
    if (why.empty() && spaces[id].least == space::kInfinite && !spaces[id].empty)
      why = "it has no finite value that can be made";
    if (!why.empty())
      return NoClaim{
          fmt::format("no value can be made for its argument {} of type {}: {}", input, space::show(argument), why)};
    out.list.push_back({input, argument, id, false});
    out.params.push_back(build.fresh(input, argument));
  }
  out.result = result;
  return out;
}

Call call_of(core::Builder& build, core::GlobalId function, const std::vector<Input>& inputs) {
  Call out;
  std::vector<const core::Expr*> args;
  for (const Input& input : inputs) {
    out.params.push_back(build.fresh(input.name, input.type));
    args.push_back(build.var(out.params.back()));
  }
  out.value = build.app(build.global(function), args);
  return out;
}

}  // namespace needle::claim
