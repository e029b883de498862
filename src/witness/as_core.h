// A value of a space as a core expression, for the reference evaluator.
#pragma once
#include "core/build.h"
#include "space/value.h"

namespace needle::witness {

class AsCore {
 public:
  // `unknown` is what stands where a hole is left.
  AsCore(core::Program& program, const space::Spaces& spaces, core::GlobalId unknown)
      : build_(program), spaces_(spaces), unknown_(unknown) {}

  const core::Expr* expression(const space::Value& v);

 private:
  const core::Expr* number(const space::Space& space, const space::Number& n);
  const core::Expr* integer(int64_t value, bool big);
  const core::Expr* large(const mpz_class& value);

  core::Builder build_;
  const space::Spaces& spaces_;
  core::GlobalId unknown_;
};

}  // namespace needle::witness
