#include "names/groups.h"

#include <algorithm>

#include "base/components.h"

namespace needle::names {

using syntax::BindGroup;
using syntax::Decl;

void Dependencies::open(size_t bindings) {
  Context c;
  c.serial = next_serial_++;
  c.edges.resize(bindings);
  c.self.resize(bindings);
  contexts_.push_back(std::move(c));
}

void Dependencies::close() {
  contexts_.pop_back();
}

void Dependencies::binder(syntax::LocalId local, uint32_t binding, bool has_signature) {
  locals_[local] = {contexts_.back().serial, binding, has_signature};
}
void Dependencies::binder(syntax::EntityId entity, uint32_t binding, bool has_signature) {
  entities_[entity] = {contexts_.back().serial, binding, has_signature};
}

void Dependencies::enter(uint32_t binding) {
  contexts_.back().current = binding;
}

void Dependencies::refer(const syntax::Ref& ref) {
  if (ref.local.valid()) {
    if (auto it = locals_.find(ref.local); it != locals_.end()) refer(it->second);
  } else if (ref.entity.valid()) {
    if (auto it = entities_.find(ref.entity); it != entities_.end()) refer(it->second);
  }
}

void Dependencies::refer(const Owner& owner) {
  auto it = std::lower_bound(contexts_.begin(), contexts_.end(), owner.context,
                             [](const Context& c, uint32_t serial) { return c.serial < serial; });
  if (it == contexts_.end() || it->serial != owner.context || it->current == kNoBinding) return;
  if (it->current == owner.binding) it->self[owner.binding] = true;
  if (owner.has_signature) return;
  auto& edges = it->edges[it->current];
  if (edges.empty() || edges.back() != owner.binding) edges.push_back(owner.binding);
}

std::vector<Dependencies::Component> Dependencies::components() const {
  const Context& context = contexts_.back();
  std::vector<Component> out;
  for (auto& members : needle::components(context.edges)) {
    bool recursive = members.size() > 1 || context.self[members[0]];
    out.push_back({std::move(members), recursive});
  }
  return out;
}

Seq<BindGroup> Dependencies::groups(Arena& arena, const std::vector<Decl*>& bindings) const {
  std::vector<BindGroup> out;
  for (const Component& component : components()) {
    std::vector<Decl*> decls;
    for (uint32_t b : component.members) decls.push_back(bindings[b]);
    out.push_back({arena.copy(decls), component.recursive});
  }
  return arena.copy(out);
}

}  // namespace needle::names
