// Why a place is never evaluated, in words: which condition is always the other way, which value no call passes, who alone
// mentions it. What is proved was proved elsewhere; this finds the words for it in the core around the place.
#pragma once
#include <functional>
#include <string>

#include "engine/callers.h"
#include "engine/places.h"

namespace needle::engine {

class Unreached {
 public:
  using IsUnreachable = std::function<bool(PlaceId)>;
  Unreached(program::Workspace& workspace, const Places& places, const Callers& callers)
      : workspace_(workspace), places_(places), callers_(callers) {}

  // Of a place that is proved unreachable; `dead` says which others are.
  std::string why(PlaceId place, const IsUnreachable& dead) const;

 private:
  std::string declaration(PlaceId place) const;
  std::string condition(PlaceId place) const;
  std::string expression(PlaceId place) const;
  std::string callers_of(core::GlobalId function) const;
  std::string quoted(Span span) const;

  program::Workspace& workspace_;
  const Places& places_;
  const Callers& callers_;
};

}  // namespace needle::engine
