#include "session/sample.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "search/fill.h"
#include "session/attempt.h"
#include "session/type_space.h"

namespace needle::session {
namespace {

constexpr uint32_t kLargest = 100;  // sizes grow up to this, unless told otherwise

uint32_t largest(const CheckOptions& options) {
  return std::min(kLargest, options.depth.value_or(options.max_size.value_or(kLargest)));
}

std::string shown(const space::Spaces& spaces, const std::vector<space::Value>& inputs) {
  std::string out;
  for (const space::Value& v : inputs) out += (out.empty() ? "" : ", ") + witness::print(spaces, v);
  return inputs.size() == 1 ? out : "(" + out + ")";
}

Samples of_type(Session& session, CompiledModule& module, const std::string& type, const CheckOptions& options) {
  Samples out;
  const std::unique_ptr<TypeSpace> space = TypeSpace::make(session, module, type);
  if (!space) return out;
  if (space->spaces()[space->id()].least == space::kInfinite) {
    out.why = fmt::format("the type {} has no finite value", type);
    return out;
  }
  search::Filler filler(space->spaces(), options.seed);
  space::Value hole;
  hole.space = space->id();
  const uint32_t most = options.max_size.value_or(UINT32_MAX);
  for (uint64_t i = 0; i < options.tests; ++i) {
    uint32_t size = static_cast<uint32_t>((i + 1) * largest(options) / options.tests);
    space::Value value = filler.fill(hole, size);
    for (; size > 0 && space::size_of(space->spaces(), value) > most; value = filler.fill(hole, size)) size /= 2;
    out.values.push_back(space->show(value));
  }
  out.complete = true;
  return out;
}

Samples of_predicate(Session& session, CompiledModule& module, const std::string& name, const CheckOptions& options) {
  Samples out;
  const std::vector<Session::PropertySource> sources = session.properties({&module}, {name});
  if (sources.empty()) return out;
  CheckOptions how = options;
  how.predicate = true;
  Attempt attempt(session, sources[0], how);
  if (!attempt.prepare()) {
    if (auto* broken = std::get_if<claim::Broken>(&attempt.result().verdict))
      session.diagnostics().error(708, sources[0].name_span,
                                  fmt::format("{} cannot be sampled: {}", name, broken->message));
    return out;
  }
  search::Filler filler(attempt.spaces(), options.seed);
  attempt.sample([&](const std::vector<space::Value>& found) {
    const uint32_t size = static_cast<uint32_t>((out.values.size() + 1) * largest(options) / options.tests);
    std::vector<space::Value> inputs;
    for (const space::Value& v : found) inputs.push_back(filler.fill(v, size));
    out.values.push_back(shown(attempt.spaces(), inputs));
  });
  out.complete = std::holds_alternative<claim::Passed>(attempt.result().verdict) && out.values.size() == options.tests;
  if (!out.complete) out.why = fmt::format("only {} values of {} found", out.values.size(), options.tests);
  return out;
}

}  // namespace

Samples sample(Session& session, CompiledModule& module, const std::string& subject, const CheckOptions& options) {
  const unsigned char first = subject.empty() ? 0 : static_cast<unsigned char>(subject[0]);
  return std::islower(first) || first == '_' ? of_predicate(session, module, subject, options)
                                             : of_type(session, module, subject, options);
}

}  // namespace needle::session
