#include "core/core.h"

#include <cstring>

namespace needle::core {
namespace {

constexpr uint32_t arity_of(const char* modes) {
  uint32_t n = 0;
  while (modes[n]) ++n;
  return n;
}

constexpr PrimInfo kPrims[] = {
#define PRIM(id, name, modes, result, effect) {name, modes, PrimResult::result, PrimEffect::effect, arity_of(modes)},
#include "core/prims.def"
#undef PRIM
};

template <class T>
T* add(std::vector<std::unique_ptr<T>>& to) {
  to.push_back(std::make_unique<T>());
  T* item = to.back().get();
  item->id = decltype(item->id)(static_cast<uint32_t>(to.size() - 1));
  return item;
}

}  // namespace

const PrimInfo& prim_info(Prim prim) {
  return kPrims[static_cast<size_t>(prim)];
}

size_t prim_count() {
  return std::size(kPrims);
}

bool find_prim(std::string_view name, Prim& out) {
  static const auto* names = [] {
    auto* m = new std::unordered_map<std::string_view, Prim>;
    for (size_t i = 0; i < prim_count(); ++i) m->emplace(kPrims[i].name, static_cast<Prim>(i));
    return m;
  }();
  auto it = names->find(name);
  if (it == names->end()) return false;
  out = it->second;
  return true;
}

TyCon* Program::add_tycon(Symbol module, Symbol name) {
  TyCon* t = add(tycons_);
  t->module = module;
  t->name = name;
  return t;
}

DataCon* Program::add_con(TyCon* parent, Symbol name) {
  DataCon* c = add(cons_);
  c->module = parent->module;
  c->name = name;
  c->parent = parent;
  return c;
}

void Program::finish_tycon(TyCon* tycon, const std::vector<DataCon*>& constructors) {
  for (size_t i = 0; i < constructors.size(); ++i) constructors[i]->tag = static_cast<uint32_t>(i);
  tycon->constructors = arena.copy(constructors);
}

Global* Program::add_global(Symbol module, Symbol name) {
  Global* g = add(globals_);
  g->module = module;
  g->name = name;
  return g;
}

void Program::expect_globals(uint32_t count, std::function<void(Global&)> load,
                             std::function<GlobalId(Symbol)> specialised) {
  globals_.resize(count);
  expected_ = count;
  load_global_ = std::move(load);
  find_specialised_ = std::move(specialised);
}

void Program::make_expected(GlobalId id) {
  // Who shares a program between threads holds `adding`; two that only ask must not make the same global twice.
  static std::recursive_mutex making;
  std::lock_guard lock(making);
  if (globals_[id.index]) return;
  auto g = std::make_unique<Global>();
  g->id = id;
  load_global_(*g);
  globals_[id.index] = std::move(g);
}

Var* Program::fresh(Symbol name, const Type* type) {
  return arena.make<Var>(name, type, next_unique_++);
}

Var* Program::numbered(Symbol name, const Type* type, uint32_t unique) {
  if (unique >= next_unique_) next_unique_ = unique + 1;
  return arena.make<Var>(name, type, unique);
}

}  // namespace needle::core
