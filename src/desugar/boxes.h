// The places of a module that HPC measures, in the order of GHC's numbers.
//
// A walk over the surface tree before anything is desugared. It says which expressions, conditions and declarations
// have a box (core/ticks.h), and in which order GHC counts them, so that the n-th box is the n-th of GHC's .mix file:
//
//   an expression      after what is in it; not a function that is applied, not what is in parentheses
//   a condition        True, False, and its expression
//   a declaration      after its right-hand sides; the local ones of a right-hand side before it
//   several of these   as the dependency analysis of GHC orders them, see ghc_order.h
//   the module         its values, the fields of its types, default methods, instances: derived, then written
//
// The desugarer asks for the tick of each place. What is asked for nowhere (False of `otherwise`) cannot be passed.
#pragma once
#include <optional>
#include <unordered_map>
#include <vector>

#include "core/ticks.h"
#include "names/resolve.h"
#include "types/check.h"

namespace needle::desugar {

class Boxes {
 public:
  // Adds a tick of the kind Measure for every box of the module.
  void number(const names::Environment& names, const types::TypeEnv& types, const names::ResolvedModule& module,
              const types::TypedModule& typed, core::Ticks& ticks);

  using Tick = std::optional<uint32_t>;
  struct Outcome {
    uint32_t yes, no;
  };
  Tick expression(syntax::NodeId id) const { return at(expressions_, id); }
  std::optional<Outcome> condition(syntax::NodeId id) const {
    const Tick yes = at(conditions_, id);
    return yes ? std::optional(Outcome{*yes, *yes + 1}) : std::nullopt;
  }
  Tick declaration(syntax::NodeId id) const { return at(declarations_, id); }

  static constexpr uint32_t kNone = UINT32_MAX;
  // A field as a function: each constructor that has it, in order; and what it does for the others.
  struct Field {
    uint32_t function = kNone;
    std::vector<uint32_t> constructors;
    uint32_t message = kNone, error = kNone;  // what it says, and that it fails
  };
  static Tick tick(uint32_t number) { return number == kNone ? Tick() : Tick(number); }
  const Field* field(syntax::EntityId id) const;
  // A method that an instance has from the type inside its newtype, or from its class where GHC derives one.
  Tick method(types::InstanceId instance, syntax::EntityId method) const;

 private:
  friend class BoxWalk;
  static Tick at(const std::vector<uint32_t>& table, syntax::NodeId id) {
    return id.index < table.size() ? tick(table[id.index]) : Tick();
  }

  std::vector<uint32_t> expressions_, conditions_, declarations_;  // by NodeId
  std::unordered_map<syntax::EntityId, Field> fields_;
  std::unordered_map<uint64_t, uint32_t> methods_;  // by instance and method
};

}  // namespace needle::desugar
