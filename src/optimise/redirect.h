// Copies of what leads to a function, in which another one stands in its place.
//
//   f = ..                           g = \x -> .. f x ..
//   replacement = \m x -> ..         g$m = \m x -> .. replacement m x ..
//
// Everything that leads to f gets m as its first parameter and hands it on, so what m is decides in one program what f
// does. f itself is not copied: where it calls itself it stays as it was. Copies are made of bodies as desugared, since
// the optimiser may have inlined f.
//
// A polymorphic f is replaced where it is used at one instance (instances.h); a function that leads to it has a copy
// for every instance of its own.
#pragma once
#include <unordered_map>
#include <unordered_set>

#include "optimise/instances.h"

namespace needle::optimise {

class Redirect {
 public:
  // `special` is the type, without dictionaries, at which `function` is replaced; the replacement takes m, and then
  // what the function takes, dictionaries included. Globals before `first` are left alone.
  Redirect(core::Program& program, core::GlobalId first, core::GlobalId function, const core::Type* special,
           core::GlobalId replacement);

  bool leads(core::GlobalId from);
  // \m -> body; of a closed type. Only of what leads to the function.
  core::GlobalId copy(core::GlobalId root) { return copy(root, {}); }
  // Uses that were replaced, and those at other or unknown types that were not.
  size_t replaced() const { return replaced_; }
  size_t left_alone() const { return left_alone_; }

 private:
  using Types = std::vector<const core::Type*>;

  core::GlobalId copy(core::GlobalId of, const Types& types);
  bool is_special(const Types& types) const;

  core::Program& program_;
  core::GlobalId first_, function_, replacement_;
  Instances instances_;
  Types special_;
  std::unordered_map<uint32_t, bool> leads_;
  std::unordered_map<std::string, core::GlobalId> copies_;
  std::unordered_map<uint32_t, size_t> copies_of_;
  size_t replaced_ = 0, left_alone_ = 0;
};

}  // namespace needle::optimise
