// Values of the reference evaluator as Haskell, as far as they are evaluated: nothing is forced, the rest is `_`. The
// type tells an Int from a Char and names newtypes; where it is a variable, or unknown, the value is shown as it lies
// there. Large values are cut short.
#pragma once
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/reference.h"

namespace needle::witness {

class ShapeText {
 public:
  explicit ShapeText(core::reference::Evaluator& evaluator) : evaluator_(evaluator) {}

  std::string value(core::reference::Handle handle, const core::Type* type) { return show(handle, {type, {}}, 0, 0); }
  std::string argument(core::reference::Handle handle, const core::Type* type);

 private:
  // A type under what its variables stand for.
  struct Known {
    const core::Type* type = nullptr;
    std::shared_ptr<const std::unordered_map<Symbol, Known>> variables;
  };
  struct Head {
    const core::TyCon* con = nullptr;                                    // null: unknown
    std::shared_ptr<const std::unordered_map<Symbol, Known>> variables;  // its parameters
  };

  static Known resolve(Known known);
  static Head head_of(const Known& known);
  std::string show(core::reference::Handle handle, const Known& known, int precedence, int depth);
  std::string constructor(const core::reference::Shape& shape, const Head& head, int precedence, int depth);
  std::string list(core::reference::Shape shape, const Head& head, int precedence, int depth);

  core::reference::Evaluator& evaluator_;
};

}  // namespace needle::witness
