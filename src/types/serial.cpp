// TypeEnv as bytes. Types are shared: every distinct node is written once, children first, and named by its number
// after that, so reading is one pass over a table of nodes.
#include <algorithm>

#include "types/store.h"

namespace needle::types {

namespace {

template <class Map>
std::vector<EntityId> sorted_keys(const Map& map) {
  std::vector<EntityId> keys;
  for (auto& entry : map) keys.push_back(entry.first);
  std::sort(keys.begin(), keys.end());
  return keys;
}

// The constructor an instance is filed under in the look-up table; invalid for the general ones.
EntityId instance_head(const TypeEnv::Extra& extra, const InstanceInfo& info) {
  auto table = extra.instances.find(info.cls);
  if (table == extra.instances.end()) return {};
  for (auto& [con, bucket] : table->second.by_head)
    if (std::find(bucket.begin(), bucket.end(), info.id) != bucket.end()) return con;
  return {};
}

class TypeWriter {
 public:
  void preds(Seq<const Pred> list) { preds_into(out, list); }
  void types(Seq<const Type* const> list) {
    out.u(list.size());
    for (const Type* t : list) type(t);
  }
  void vars(Seq<const TypeVar* const> list) {
    out.u(list.size());
    for (const TypeVar* v : list) out.u(var_number(v));
  }
  void type(const Type* t) { out.u(number(t)); }
  void entity(EntityId e) { out.u(e.valid() ? e.index + 1ull : 0); }
  ByteWriter out;  // everything but the tables

  void write_tables(ByteWriter& to) const {
    to.u(var_rows_.size());
    for (auto& [name, kind] : var_rows_) {
      to.str(name.text());
      to.u(kind);
    }
    to.u(order_.size());
    for (const std::string* row : order_) to.raw(*row);
  }

 private:
  uint64_t var_number(const TypeVar* v) {
    auto at = vars_.find(v);
    if (at != vars_.end()) return at->second;
    uint64_t kind = v->kind ? number(v->kind) + 1 : 0;
    uint64_t n = var_rows_.size();
    vars_[v] = n;
    var_rows_.push_back({v->name, kind});
    return n;
  }

  uint64_t number(const Type* t) {
    t = Store::prune(t);
    auto known = types_.find(t);
    if (known != types_.end()) return known->second;
    ByteWriter row;
    row.u(static_cast<uint64_t>(t->kind == TypeKind::Meta ? TypeKind::Con : t->kind));
    switch (t->kind) {
      case TypeKind::Meta:
        row.u(0);
        break;
      case TypeKind::Con:
        row.u(t->con == kStarCon ? 0 : t->con == kConstraintCon ? 1 : t->con.index + 2ull);
        break;
      case TypeKind::App:
      case TypeKind::Fun: {
        uint64_t left = number(t->left), right = number(t->right);
        row.u(left);
        row.u(right);
        break;
      }
      case TypeKind::Var:
        row.u(var_number(t->var));
        break;
      case TypeKind::Forall: {
        std::vector<uint64_t> vs;
        for (const TypeVar* v : t->vars) vs.push_back(var_number(v));
        row.u(vs.size());
        for (uint64_t v : vs) row.u(v);
        preds_into(row, t->context);
        row.u(number(t->right));
        break;
      }
    }
    row.u(t->written ? number(t->written) + 1 : 0);
    auto [same, fresh] = rows_.emplace(row.bytes(), order_.size());
    if (fresh) order_.push_back(&same->first);
    types_[t] = same->second;
    return same->second;
  }

  void preds_into(ByteWriter& to, Seq<const Pred> list) {
    to.u(list.size());
    for (const Pred& p : list) {
      to.u(p.cls.index);
      to.u(p.args.size());
      for (const Type* a : p.args) to.u(number(a));
    }
  }

  std::unordered_map<const TypeVar*, uint64_t> vars_;
  std::vector<std::pair<Symbol, uint64_t>> var_rows_;
  std::unordered_map<const Type*, uint64_t> types_;
  std::unordered_map<std::string, uint64_t> rows_;
  std::vector<const std::string*> order_;
};

class TypeLoader {
 public:
  TypeLoader(Arena& arena, TypeEnv::Extra& extra, ByteReader& in) : arena_(arena), extra_(extra), in_(in) {
    read_tables();
  }

  const Type* type() { return at(in_.u()); }
  Seq<const Type* const> types() {
    return list<const Type*>([&] { return type(); });
  }
  Seq<const TypeVar* const> vars() {
    return list<const TypeVar*>([&] { return var(in_.u()); });
  }
  Seq<const Pred> preds() {
    return list<Pred>([&] {
      EntityId cls(in_.u32());
      return Pred{cls, types()};
    });
  }
  EntityId entity() {
    uint32_t n = in_.u32();
    return n ? EntityId(n - 1) : EntityId{};
  }
  size_t count() {
    size_t n = in_.u();
    if (n > 50'000'000) throw ByteReader::Corrupt("count out of range");
    return n;
  }
  template <class T, class F>
  Seq<T> list(F item) {
    size_t n = count();
    if (n == 0) return {};
    T* data = static_cast<T*>(arena_.allocate(n * sizeof(T), alignof(T)));
    for (size_t i = 0; i < n; ++i) new (data + i) T(item());
    return {data, n};
  }

 private:
  const Type* at(uint64_t n) const {
    if (n >= types_.size()) throw ByteReader::Corrupt("type out of range");
    return types_[n];
  }
  TyVar* var(uint64_t n) const {
    if (n >= vars_.size()) throw ByteReader::Corrupt("type variable out of range");
    return vars_[n];
  }

  void read_tables() {
    size_t n = count();
    std::vector<uint64_t> kinds;
    for (size_t i = 0; i < n; ++i) {
      TyVar* v = arena_.make<TyVar>();
      v->name = intern(in_.str());
      v->unique = extra_.next_unique++;
      v->type = arena_.make<Type>(Type{.kind = TypeKind::Var, .var = v, .flags = kHasVar});
      vars_.push_back(v);
      kinds.push_back(in_.u());
    }
    n = count();
    types_.reserve(n);
    for (size_t i = 0; i < n; ++i) types_.push_back(read_row());
    for (size_t i = 0; i < vars_.size(); ++i)
      if (kinds[i]) vars_[i]->kind = at(kinds[i] - 1);
  }

  const Type* read_row() {
    auto kind = static_cast<TypeKind>(in_.u());
    Type t{.kind = kind, .flags = 0};
    const Type* shared = nullptr;
    switch (kind) {
      case TypeKind::Con: {
        uint32_t n = in_.u32();
        t.con = n == 0 ? kStarCon : n == 1 ? kConstraintCon : EntityId(n - 2);
        break;
      }
      case TypeKind::App:
      case TypeKind::Fun:
        t.left = type();
        t.right = type();
        t.flags = t.left->flags | t.right->flags;
        break;
      case TypeKind::Var:
        shared = var(in_.u())->type;
        break;
      case TypeKind::Forall:
        t.vars = vars();
        t.context = preds();
        t.right = type();
        t.flags = t.right->flags;
        for (const Pred& p : t.context)
          for (const Type* a : p.args) t.flags |= a->flags;
        break;
      default:
        throw ByteReader::Corrupt("unknown kind of type");
    }
    uint64_t written = in_.u();
    if (shared) return shared;
    if (written) t.written = at(written - 1);
    return arena_.make<Type>(t);
  }

  Arena& arena_;
  TypeEnv::Extra& extra_;
  ByteReader& in_;
  std::vector<TyVar*> vars_;
  std::vector<const Type*> types_;
};

}  // namespace

void TypeEnv::write(ByteWriter& out) const {
  TypeWriter w;
  w.out.u(values.size());
  for (EntityId id : sorted_keys(values)) {
    w.out.u(id.index);
    w.type(values.at(id));
  }
  w.out.u(data.size());
  for (EntityId id : sorted_keys(data)) {
    const DataInfo& d = data.at(id);
    w.out.u(id.index);
    w.vars(d.params);
    w.out.b(d.is_newtype);
    w.out.u(d.constructors.size());
    for (const ConInfo& c : d.constructors) {
      w.out.u(c.entity.index);
      w.vars(c.existentials);
      w.preds(c.context);
      w.types(c.fields);
      for (bool strict : c.strict) w.out.b(strict);
      w.out.u(c.labels.size());
      for (EntityId l : c.labels) w.out.u(l.index);
      w.out.b(c.infix);
    }
  }
  w.out.u(classes.size());
  for (EntityId id : sorted_keys(classes)) {
    const ClassInfo& c = classes.at(id);
    w.out.u(id.index);
    w.vars(c.params);
    w.preds(c.superclasses);
    w.out.u(c.methods.size());
    for (const MethodInfo& m : c.methods) {
      w.out.u(m.entity.index);
      w.type(m.type);
      w.out.b(m.has_default);
      w.out.b(m.default_signature);
    }
  }
  w.out.u(instances.size());
  for (const InstanceInfo& i : instances) {
    w.out.u(i.cls.index);
    w.out.str(i.module.text());
    w.out.str(i.dictionary_name.text());
    w.vars(i.vars);
    w.preds(i.context);
    w.types(i.head);
    w.entity(instance_head(*extra, i));
    auto silent = extra->silent_context.find(i.id);
    w.preds(silent == extra->silent_context.end() ? Seq<const Pred>{} : silent->second);
  }
  w.out.u(extra->kinds.size());
  for (EntityId id : sorted_keys(extra->kinds)) {
    w.out.u(id.index);
    w.type(extra->kinds.at(id));
  }
  w.out.u(extra->synonyms.size());
  for (EntityId id : sorted_keys(extra->synonyms)) {
    w.out.u(id.index);
    w.vars(extra->synonyms.at(id).params);
    w.type(extra->synonyms.at(id).type);
  }
  w.out.u(extra->fundeps.size());
  for (EntityId id : sorted_keys(extra->fundeps)) {
    w.out.u(id.index);
    const auto& deps = extra->fundeps.at(id);
    w.out.u(deps.size());
    for (const FunDepInfo& d : deps)
      for (const auto& side : {d.from, d.to}) {
        w.out.u(side.size());
        for (uint32_t i : side) w.out.u(i);
      }
  }
  w.out.u(extra->default_types.size());
  for (EntityId id : sorted_keys(extra->default_types)) {
    w.out.u(id.index);
    w.type(extra->default_types.at(id));
  }
  w.write_tables(out);
  out.raw(w.out.bytes());
}

void TypeEnv::read(ByteReader& in) {
  extra = std::make_shared<Extra>();
  TypeLoader l(arena, *extra, in);
  auto entity_map = [&](auto& map, auto item) {
    size_t n = l.count();
    map.reserve(n);
    for (size_t i = 0; i < n; ++i) {
      EntityId id(in.u32());
      item(id, map[id]);
    }
  };
  entity_map(values, [&](EntityId, const Type*& t) { t = l.type(); });
  entity_map(data, [&](EntityId id, DataInfo& d) {
    d.entity = id;
    d.params = l.vars();
    d.is_newtype = in.b();
    size_t n = l.count();
    for (size_t i = 0; i < n; ++i) {
      ConInfo& c = d.constructors.emplace_back();
      c.entity = EntityId(in.u32());
      extra->con_index[c.entity] = static_cast<uint32_t>(i);
      c.existentials = l.vars();
      c.context = l.preds();
      c.fields = l.types();
      bool* strict = static_cast<bool*>(arena.allocate(c.fields.size() + 1, 1));
      for (size_t k = 0; k < c.fields.size(); ++k) strict[k] = in.b();
      c.strict = {strict, c.fields.size()};
      c.labels = l.list<EntityId>([&] { return EntityId(in.u32()); });
      c.infix = in.b();
    }
  });
  entity_map(classes, [&](EntityId id, ClassInfo& c) {
    c.entity = id;
    c.params = l.vars();
    c.superclasses = l.preds();
    size_t n = l.count();
    for (size_t i = 0; i < n; ++i) {
      EntityId method(in.u32());
      const Type* type = l.type();
      bool has_default = in.b();
      c.methods.push_back({method, type, has_default, in.b()});
    }
  });
  size_t count = l.count();
  instances.reserve(count);
  for (size_t i = 0; i < count; ++i) {
    InstanceInfo& info = instances.emplace_back();
    info.id = InstanceId(static_cast<uint32_t>(i));
    info.cls = EntityId(in.u32());
    info.module = intern(in.str());
    info.dictionary_name = intern(in.str());
    info.vars = l.vars();
    info.context = l.preds();
    info.head = l.types();
    EntityId filed_under = l.entity();
    Seq<const Pred> silent = l.preds();
    if (!silent.empty()) extra->silent_context[info.id] = silent;
    ClassInstances& table = extra->instances[info.cls];
    (filed_under.valid() ? table.by_head[filed_under] : table.general).push_back(info.id);
  }
  entity_map(extra->kinds, [&](EntityId, const Type*& t) { t = l.type(); });
  entity_map(extra->synonyms, [&](EntityId, SynonymInfo& s) {
    s.params = l.vars();
    s.type = l.type();
  });
  auto positions = [&] { return l.list<uint32_t>([&] { return in.u32(); }); };
  entity_map(extra->fundeps, [&](EntityId, std::vector<FunDepInfo>& deps) {
    size_t n = l.count();
    for (size_t i = 0; i < n; ++i) {
      Seq<uint32_t> from = positions();
      deps.push_back({from, positions()});
    }
  });
  entity_map(extra->default_types, [&](EntityId, const Type*& t) { t = l.type(); });
}

}  // namespace needle::types
