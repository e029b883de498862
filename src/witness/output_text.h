// A function's result as Haskell, evaluated by the reference evaluator as it is printed: as GHC's derived Show prints
// it. Where the evaluation of a part raises there stands `error: ..`, and <function> for what is one; a result without
// end is cut short with `..`.
#pragma once
#include <optional>

#include "core/reference.h"
#include "witness/printer.h"

namespace needle::witness {

class OutputText {
 public:
  using Describe = std::function<std::string(const core::reference::Outcome&)>;  // of one that is not Done
  // `spaces`: made without recipes, so that every type is what it was declared as.
  OutputText(core::reference::Evaluator& evaluator, const space::Spaces& spaces, Describe describe)
      : evaluator_(evaluator), spaces_(spaces), printer_(spaces), describe_(std::move(describe)) {}

  std::string value(core::reference::Handle handle, space::SpaceId id, int precedence = 0);
  bool stopped() const { return stopped_; }  // a limit of the evaluator ended it

 private:
  std::optional<std::string> evaluate(core::reference::Handle handle, int precedence);
  std::string constructor(const core::reference::Shape& shape, const space::Space& space, int precedence);
  std::string list(core::reference::Handle handle, const space::Space& space, int precedence);

  core::reference::Evaluator& evaluator_;
  const space::Spaces& spaces_;
  Printer printer_;
  Describe describe_;
  size_t parts_ = 2000;
  bool stopped_ = false;
};

}  // namespace needle::witness
