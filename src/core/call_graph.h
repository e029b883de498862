// Which globals mention which. A mention may be a call or hand the function on: the graph does not say.
//
//   f = \x -> g (h x)        callees(f) = [g, h]
//   g = \x -> map f x        callers(f) = [g]          components: [h], [map], [f, g]
#pragma once
#include <functional>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "core/children.h"
#include "core/core.h"

namespace needle::core {

// Every mention of a global in the expression, in the order they are written.
template <class F>
void each_global(const Expr* e, const F& f) {
  if (e->kind == ExprKind::Global) f(as<GlobalExpr>(e).global);
  each_child(e, [&](const Expr* child) { each_global(child, f); });
}

// The roots and all that they lead to, in the order they are met. Decodes bodies.
std::vector<GlobalId> reachable_from(Program& program, const std::vector<GlobalId>& roots);

class CallGraph {
 public:
  using Globals = std::unordered_set<GlobalId>;
  // Calls `mention` for whatever a global is to be seen to mention. A graph that leaves some mentions out, or looks at
  // other bodies, has its own.
  using Mentions = std::function<void(GlobalId, const std::function<void(GlobalId)>& mention)>;

  // The graph of these globals: their bodies are looked at. What they mention may lie outside.
  CallGraph(Program& program, const std::vector<GlobalId>& globals);
  CallGraph(const std::vector<GlobalId>& globals, const Mentions& mentions);
  // The graph of all that one global leads to.
  CallGraph(GlobalId root, const Mentions& mentions);

  // Those whose bodies were looked at, in the order given or met.
  const std::vector<GlobalId>& globals() const { return globals_; }

  // What a global mentions, and what mentions it: each once, in the order met. Empty for a global that is not known.
  const std::vector<GlobalId>& callees(GlobalId id) const { return neighbours(id).callees; }
  const std::vector<GlobalId>& callers(GlobalId id) const { return neighbours(id).callers; }

  // These and all that they lead to; these and all that leads to them.
  Globals below(const std::vector<GlobalId>& from) const { return closure(from, &Neighbours::callees); }
  Globals above(const std::vector<GlobalId>& to) const { return closure(to, &Neighbours::callers); }

  // globals() in groups that mention each other, callees before callers.
  std::vector<std::vector<GlobalId>> components() const;

 private:
  struct Neighbours {
    std::vector<GlobalId> callees, callers;
  };
  void look_at(GlobalId id, const Mentions& mentions);
  const Neighbours& neighbours(GlobalId id) const;
  Globals closure(const std::vector<GlobalId>& from, std::vector<GlobalId> Neighbours::*next) const;

  std::vector<GlobalId> globals_;
  std::unordered_map<GlobalId, Neighbours> neighbours_;
};

}  // namespace needle::core
