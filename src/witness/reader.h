// Values of the reference evaluator as values of a space: forced as they are read, holes where that ends in an
// exception.
#pragma once
#include "core/reference.h"
#include "space/value.h"

namespace needle::witness {

class Reader {
 public:
  Reader(core::reference::Evaluator& evaluator, const space::Spaces& spaces) : evaluator_(evaluator), spaces_(spaces) {}

  // Of what generators make, the value itself; of other images nothing.
  space::Value read(core::reference::Handle handle, space::SpaceId id);

 private:
  bool constructor(const space::Space& space, const core::reference::Shape& shape, space::Value& out);
  bool number(const space::Space& space, const core::reference::Shape& shape, space::Number& out);
  bool part(const space::Space& space, core::reference::Handle handle, space::Number& out);

  core::reference::Evaluator& evaluator_;
  const space::Spaces& spaces_;
  size_t parts_ = 10'000;  // of values without end, only the beginning
};

}  // namespace needle::witness
