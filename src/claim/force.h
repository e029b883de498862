// Functions that evaluate a value completely, made from its type.
//
//   $force_T = \x n -> case n of { 0 -> 0; _ -> case evaluates x of { False -> n; True ->
//                case x of { K y z -> case $force_A y (n - 1) of m { _ -> $force_B z m }; .. } } }
//
// Where open parts are left alone, what is an input that nobody has looked at is not looked at here either: it is handed
// on, and evaluating it would tell nothing of the function. Then  case isOpen x of { True -> n; False -> .. }  stands
// around the look at x.
//
// n is how many constructors may still be looked at; the result is what is left of it, 0 when it did not suffice.
#pragma once
#include <unordered_map>

#include "core/build.h"
#include "space/space.h"

namespace needle::claim {

class Forcer {
 public:
  enum class Open : uint8_t { Forced, LeftAlone };
  Forcer(core::Program& program, core::GlobalId evaluates, Open open = Open::Forced)
      : program_(program), build_(program), spaces_(program), evaluates_(evaluates), open_(open) {}

  // \x n -> .. for values of this closed type.
  core::GlobalId of(const core::Type* type);
  bool whole() const { return whole_; }  // every part could be looked into

 private:
  core::GlobalId of(space::SpaceId id);
  const core::Expr* body(const space::Space& space, const core::Var* value, const core::Var* fuel);

  core::Program& program_;
  core::Builder build_;
  space::Spaces spaces_;
  core::GlobalId evaluates_;
  Open open_;
  std::unordered_map<space::SpaceId, core::GlobalId> made_;
  bool whole_ = true;
};

}  // namespace needle::claim
