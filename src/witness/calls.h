// A function as it is, asked on the reference evaluator: what it returns at a point, and at which points a test asks
// it.
#pragma once
#include <memory>
#include <optional>

#include "claim/claim.h"
#include "core/reference.h"
#include "space/value.h"

namespace needle::witness {

class Asked {
 public:
  // `spaces`: of the function's arguments and result.
  Asked(core::Program& program, const space::Spaces& spaces, const std::atomic<bool>& stop);

  // What the global returns for these arguments; holes where that raises, has no end or takes too long.
  space::Value result(core::GlobalId function, const std::vector<space::Value>& arguments, space::SpaceId type);

  // The arguments of all calls of `function` while `claim` is evaluated on these inputs, in the order of their
  // evaluation, each once; those only that have no holes. `given` are arguments of the claim before its inputs;
  // `before` are the function's parameters that are not its arguments.
  struct Test {
    const claim::Test& claim;
    const space::Spaces& spaces;  // of the inputs
    const std::vector<space::Value>& inputs;
    const space::Value& given;
  };
  std::vector<std::vector<space::Value>> points(const Test& test, core::GlobalId function, size_t before,
                                                const std::vector<space::SpaceId>& arguments);

 private:
  core::Program& program_;
  const space::Spaces& spaces_;
  const std::atomic<bool>& stop_;
};

// No holes, and numbers that fit a word: what a machine can be given.
bool is_complete(const space::Value& value);

}  // namespace needle::witness
