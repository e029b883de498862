#include "witness/calls.h"

#include <algorithm>
#include <mutex>
#include <set>

#include "witness/as_core.h"
#include "witness/evaluator_options.h"
#include "witness/reader.h"
#include "witness/witness.h"

namespace needle::witness {
namespace {

namespace reference = core::reference;
using space::Value;

constexpr uint64_t kMostSteps = 2'000'000;
constexpr size_t kMostCalls = 1000;

reference::Options options(core::Program& program, const std::atomic<bool>& stop) {
  reference::Options out = evaluator_options(program, &stop);
  out.max_steps = kMostSteps;
  return out;
}

class Recorder : public reference::CallObserver {
 public:
  explicit Recorder(core::GlobalId function) : function_(function) {}

  bool wants(core::GlobalId function) override { return function == function_; }
  bool enter(core::GlobalId, const std::vector<reference::Handle>& args) override {
    if (calls.size() < kMostCalls) calls.push_back(args);
    return false;
  }
  void leave(reference::Handle) override {}
  void fail() override {}

  std::vector<std::vector<reference::Handle>> calls;

 private:
  core::GlobalId function_;
};

}  // namespace

bool is_complete(const Value& value) {
  return !value.hole && value.number.big == 0 && std::all_of(value.fields.begin(), value.fields.end(), is_complete);
}

Asked::Asked(core::Program& program, const space::Spaces& spaces, const std::atomic<bool>& stop)
    : program_(program), spaces_(spaces), stop_(stop) {}

Value Asked::result(core::GlobalId function, const std::vector<Value>& arguments, space::SpaceId type) {
  const core::Expr* call = nullptr;
  {
    std::lock_guard lock(program_.adding);
    core::Builder build(program_);
    AsCore maker(program_, spaces_, function);
    std::vector<const core::Expr*> args;
    for (const Value& v : arguments) args.push_back(maker.expression(v));
    call = build.app(build.global(function), args);
  }
  PrivateWorld world;
  reference::Evaluator evaluator(program_, world, options(program_, stop_));
  return Reader(evaluator, spaces_).read(evaluator.delay(call), type);
}

std::vector<std::vector<Value>> Asked::points(const Test& test, core::GlobalId function, size_t before,
                                              const std::vector<space::SpaceId>& arguments) {
  const core::Expr* call = nullptr;
  {
    std::lock_guard lock(program_.adding);
    core::Builder build(program_);
    std::vector<const core::Expr*> args = {
        AsCore(program_, spaces_, test.claim.rest_of_choices).expression(test.given)};
    AsCore maker(program_, test.spaces, test.claim.rest_of_choices);
    for (const Value& v : test.inputs) args.push_back(maker.expression(space::filled(test.spaces, v)));
    call = build.app(build.global(test.claim.verdict), args);
  }
  PrivateWorld world;
  reference::Options how = options(program_, stop_);
  Recorder recorder(function);
  how.observer = &recorder;
  reference::Evaluator evaluator(program_, world, how);
  evaluator.evaluate(call);
  const auto calls = recorder.calls;  // reading the arguments may call it again
  std::vector<std::vector<Value>> found;
  std::set<std::string> seen;
  for (const auto& args : calls) {
    std::vector<Value> point;
    Reader reader(evaluator, spaces_);
    for (size_t i = 0; i < arguments.size(); ++i) point.push_back(reader.read(args[before + i], arguments[i]));
    if (!std::all_of(point.begin(), point.end(), is_complete)) continue;
    if (seen.insert(encode(point, spaces_)).second) found.push_back(std::move(point));
  }
  return found;
}

}  // namespace needle::witness
