// Binding groups: which binding refers to which, and the strongly connected components of that graph.
//
// References are noted while names are resolved. Each list of bindings (module, let, where) opens a context; while one
// of its bindings is being resolved, every reference to a binder of that context, however deep inside, is an edge.
//   before  f x = g x; g y = f y + k; k = 1        after  groups: [k] [f g]
#pragma once
#include <unordered_map>
#include <vector>

#include "syntax/tree.h"

namespace needle::names {

class Dependencies {
 public:
  static constexpr uint32_t kNoBinding = UINT32_MAX;

  void open(size_t bindings);  // a new innermost context with that many bindings
  void close();
  void binder(syntax::LocalId local, uint32_t binding, bool has_signature);
  void binder(syntax::EntityId entity, uint32_t binding, bool has_signature);
  void enter(uint32_t binding);  // what is resolved from here on belongs to this binding of the innermost context;
                                 // kNoBinding: to none
  void refer(const syntax::Ref& ref);

  // The strongly connected components of the innermost context, dependencies first.
  struct Component {
    std::vector<uint32_t> members;
    bool recursive;
  };
  std::vector<Component> components() const;
  // The same as groups; bindings[i] is what `enter(i)` meant.
  Seq<syntax::BindGroup> groups(Arena& arena, const std::vector<syntax::Decl*>& bindings) const;

 private:
  struct Owner {
    uint32_t context;
    uint32_t binding;
    bool has_signature;
  };
  struct Context {
    uint32_t serial;
    uint32_t current = kNoBinding;
    std::vector<std::vector<uint32_t>> edges;
    std::vector<bool> self;
  };
  void refer(const Owner& owner);

  std::vector<Context> contexts_;
  uint32_t next_serial_ = 0;
  std::unordered_map<syntax::LocalId, Owner> locals_;
  std::unordered_map<syntax::EntityId, Owner> entities_;
};

}  // namespace needle::names
