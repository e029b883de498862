// TypeEnv as bytes. Types are shared: every distinct node is written once, children first, and named by its number
// after that. Nodes, type variables and the entries of the tables are decoded when they are first asked for.
#include <algorithm>

#include "base/paged.h"
#include "base/symbol_table.h"
#include "types/store.h"

namespace needle::types {

namespace {

class TypeWriter {
 public:
  void preds(ByteWriter& to, Seq<const Pred> list) {
    to.u(list.size());
    for (const Pred& p : list) {
      to.u(p.cls.index);
      types(to, p.args);
    }
  }
  void types(ByteWriter& to, Seq<const Type* const> list) {
    to.u(list.size());
    for (const Type* t : list) type(to, t);
  }
  void vars(ByteWriter& to, Seq<const TypeVar* const> list) {
    to.u(list.size());
    for (const TypeVar* v : list) to.u(var_number(v));
  }
  void type(ByteWriter& to, const Type* t) { to.u(number(t)); }
  uint64_t symbol(Symbol s) { return symbols_.number(s); }

  void write(ByteWriter& to) const {
    symbols_.write(to);
    to.str(vars_bytes_);
    std::string ends, rows;
    for (const std::string* row : order_) {
      rows += *row;
      put_word(ends, rows.size());
    }
    to.str(rows);
    to.str(ends);
  }

 private:
  uint64_t var_number(const TypeVar* v) {
    auto at = vars_.find(v);
    if (at != vars_.end()) return at->second;
    uint64_t kind = v->kind ? number(v->kind) + 1 : 0;
    uint64_t n = vars_.size();
    vars_[v] = n;
    put_word(vars_bytes_, symbol(v->name));
    put_word(vars_bytes_, kind);
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
      case TypeKind::Family:
        row.u(t->con.index);
        row.u(number(t->left));
        break;
      case TypeKind::Literal:
        row.u(symbol(t->literal));
        break;
      case TypeKind::Forall: {
        std::vector<uint64_t> vs;
        for (const TypeVar* v : t->vars) vs.push_back(var_number(v));
        row.u(vs.size());
        for (uint64_t v : vs) row.u(v);
        preds(row, t->context);
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

  std::unordered_map<const TypeVar*, uint64_t> vars_;
  SymbolWriter symbols_;
  std::string vars_bytes_;  // two words each: name, kind
  std::unordered_map<const Type*, uint64_t> types_;
  std::unordered_map<std::string, uint64_t> rows_;
  std::vector<const std::string*> order_;
};

// The nodes of an image that stays open.
class TypeImage {
 public:
  TypeImage(Arena& arena, TypeEnv::Extra& extra, ByteReader& in, size_t entities)
      : arena_(arena),
        extra_(extra),
        entities_(entities),
        symbols_(in),
        vars_(in.str()),
        rows_(in.str()),
        row_ends_(in.str()) {}

  EntityId entity(uint64_t n) const {
    if (n >= entities_) throw ByteReader::Corrupt("entity out of range");
    return EntityId(static_cast<uint32_t>(n));
  }
  EntityId entity(ByteReader& in) const { return entity(in.u()); }
  Symbol symbol(ByteReader& in) { return symbols_.get(in.u()); }
  const Type* type(ByteReader& in) { return at(in.u()); }
  Seq<const Type* const> types(ByteReader& in) {
    return list<const Type*>(in, [&] { return type(in); });
  }
  Seq<const TypeVar* const> vars(ByteReader& in) {
    return list<const TypeVar*>(in, [&] { return var(in.u()); });
  }
  Seq<const Pred> preds(ByteReader& in) {
    return list<Pred>(in, [&] {
      EntityId cls = entity(in);
      return Pred{cls, types(in)};
    });
  }
  template <class T, class F>
  Seq<T> list(ByteReader& in, F item) {
    size_t n = in.count();
    if (n == 0) return {};
    T* data = static_cast<T*>(arena_.allocate(n * sizeof(T), alignof(T)));
    for (size_t i = 0; i < n; ++i) new (data + i) T(item());
    return {data, n};
  }
  Arena& arena() { return arena_; }
  TypeEnv::Extra& extra() { return extra_; }

 private:
  const Type* at(uint64_t n) {
    if (n >= row_ends_.size()) throw ByteReader::Corrupt("type out of range");
    if (!type_memo_[n]) {
      const Type* made = make_type(n);  // which makes others
      type_memo_[n] = made;
    }
    return type_memo_[n];
  }
  TyVar* var(uint64_t n) {
    if (n >= vars_.size() / 2) throw ByteReader::Corrupt("type variable out of range");
    if (TyVar* known = var_memo_[n]) return known;
    TyVar* v = arena_.make<TyVar>();
    v->name = symbols_.get(vars_[2 * n]);
    v->unique = extra_.next_unique++;
    v->type = arena_.make<Type>(Type{.kind = TypeKind::Var, .var = v, .flags = kHasVar});
    var_memo_[n] = v;
    if (const uint32_t kind = vars_[2 * n + 1]) v->kind = at(kind - 1);
    return v;
  }

  const Type* make_type(uint64_t n) {
    ByteReader in(row_ends_.part(rows_, n));
    // A node refers to earlier ones only.
    auto earlier = [&](uint64_t m) {
      if (m >= n) throw ByteReader::Corrupt("type out of range");
      return at(m);
    };
    auto kind = static_cast<TypeKind>(in.u());
    Type t{.kind = kind, .flags = 0};
    switch (kind) {
      case TypeKind::Con: {
        uint64_t con = in.u();
        t.con = con == 0 ? kStarCon : con == 1 ? kConstraintCon : entity(con - 2);
        break;
      }
      case TypeKind::App:
      case TypeKind::Fun:
        t.left = earlier(in.u());
        t.right = earlier(in.u());
        t.flags = t.left->flags | t.right->flags;
        break;
      case TypeKind::Var:
        return var(in.u())->type;
      case TypeKind::Family:
        t.con = entity(in.u());
        t.left = earlier(in.u());
        t.flags = t.left->flags | kHasFamily;
        break;
      case TypeKind::Literal:
        t.literal = symbol(in);
        break;
      case TypeKind::Forall:
        t.vars = vars(in);
        t.context = list<Pred>(in, [&] {
          EntityId cls = entity(in);
          return Pred{cls, list<const Type*>(in, [&] { return earlier(in.u()); })};
        });
        t.right = earlier(in.u());
        t.flags = t.right->flags;
        for (const Pred& p : t.context)
          for (const Type* a : p.args) t.flags |= a->flags;
        break;
      default:
        throw ByteReader::Corrupt("unknown kind of type");
    }
    if (uint64_t written = in.u()) t.written = earlier(written - 1);
    return arena_.make<Type>(t);
  }

  Arena& arena_;
  TypeEnv::Extra& extra_;
  size_t entities_;
  SymbolReader symbols_;
  WordTable vars_;  // two words each: name, kind
  std::string_view rows_;
  WordTable row_ends_;
  Paged<TyVar*> var_memo_;
  Paged<const Type*> type_memo_;
};

void write_data(TypeWriter& w, ByteWriter& out, const DataInfo& d) {
  w.vars(out, d.params);
  out.b(d.is_newtype);
  out.b(d.family_head != nullptr);
  if (d.family_head) w.type(out, d.family_head);
  out.u(d.constructors.size());
  for (const ConInfo& c : d.constructors) {
    out.u(c.entity.index);
    w.vars(out, c.existentials);
    w.preds(out, c.context);
    w.types(out, c.fields);
    for (bool strict : c.strict) out.b(strict);
    out.u(c.labels.size());
    for (EntityId l : c.labels) out.u(l.index);
    out.b(c.infix);
  }
}

void read_data(TypeImage& image, ByteReader& in, EntityId id, DataInfo& d) {
  d.entity = id;
  d.params = image.vars(in);
  d.is_newtype = in.b();
  if (in.b()) d.family_head = image.type(in);
  const size_t n = in.count();
  for (size_t i = 0; i < n; ++i) {
    ConInfo& c = d.constructors.emplace_back();
    c.entity = image.entity(in);
    image.extra().con_index[c.entity] = static_cast<uint32_t>(i);
    c.existentials = image.vars(in);
    c.context = image.preds(in);
    c.fields = image.types(in);
    bool* strict = static_cast<bool*>(image.arena().allocate(c.fields.size() + 1, 1));
    for (size_t k = 0; k < c.fields.size(); ++k) strict[k] = in.b();
    c.strict = {strict, c.fields.size()};
    c.labels = image.list<EntityId>(in, [&] { return image.entity(in); });
    c.infix = in.b();
  }
}

void write_class(TypeWriter& w, ByteWriter& out, const ClassInfo& c) {
  w.vars(out, c.params);
  w.preds(out, c.superclasses);
  out.u(c.methods.size());
  for (const MethodInfo& m : c.methods) {
    out.u(m.entity.index);
    w.type(out, m.type);
    out.b(m.has_default);
    out.b(m.default_signature);
  }
}

void read_class(TypeImage& image, ByteReader& in, EntityId id, ClassInfo& c) {
  c.entity = id;
  c.params = image.vars(in);
  c.superclasses = image.preds(in);
  for (size_t n = in.count(); n > 0; --n) {
    EntityId method = image.entity(in);
    const Type* type = image.type(in);
    bool has_default = in.b();
    c.methods.push_back({method, type, has_default, in.b()});
  }
}

void write_instance(TypeWriter& w, ByteWriter& out, const InstanceInfo& i, Seq<const Pred> silent) {
  out.u(i.cls.index);
  out.u(w.symbol(i.module));
  out.u(w.symbol(i.dictionary_name));
  w.vars(out, i.vars);
  w.preds(out, i.context);
  w.types(out, i.head);
  w.preds(out, silent);
}

void read_instance(TypeImage& image, ByteReader& in, InstanceInfo& info) {
  info.cls = image.entity(in);
  info.module = image.symbol(in);
  info.dictionary_name = image.symbol(in);
  info.vars = image.vars(in);
  info.context = image.preds(in);
  info.head = image.types(in);
  Seq<const Pred> silent = image.preds(in);
  if (!silent.empty()) image.extra().silent_context[info.id] = silent;
}

// The instances of a class in the order of their numbers, each with what it is filed under: 0 for the general ones.
void write_class_instances(ByteWriter& out, const ClassInstances& table) {
  std::vector<std::pair<InstanceId, uint64_t>> all;
  for (InstanceId id : table.general) all.push_back({id, 0});
  for (const auto& [con, bucket] : table.by_head)
    for (InstanceId id : bucket) all.push_back({id, con.index + 1ull});
  std::sort(all.begin(), all.end());
  out.u(all.size());
  for (const auto& [id, head] : all) {
    out.u(id.index);
    out.u(head);
  }
}

void read_class_instances(ByteReader& in, size_t instances, ClassInstances& table) {
  for (size_t n = in.count(); n > 0; --n) {
    InstanceId id(in.u32());
    if (id.index >= instances) throw ByteReader::Corrupt("instance out of range");
    const uint32_t head = in.u32();
    (head ? table.by_head[EntityId(head - 1)] : table.general).push_back(id);
  }
}

void write_fundeps(ByteWriter& out, const std::vector<FunDepInfo>& deps) {
  out.u(deps.size());
  for (const FunDepInfo& d : deps)
    for (const auto& side : {d.from, d.to}) {
      out.u(side.size());
      for (uint32_t i : side) out.u(i);
    }
}

void read_fundeps(TypeImage& image, ByteReader& in, std::vector<FunDepInfo>& deps) {
  auto positions = [&] { return image.list<uint32_t>(in, [&] { return in.u32(); }); };
  for (size_t n = in.count(); n > 0; --n) {
    Seq<uint32_t> from = positions();
    deps.push_back({from, positions()});
  }
}

void write_equations(TypeWriter& w, ByteWriter& out, const std::vector<FamilyEquation>& equations) {
  out.u(equations.size());
  for (const FamilyEquation& e : equations) {
    w.vars(out, e.vars);
    w.types(out, e.left);
    w.type(out, e.right);
    out.u(w.symbol(e.module));
  }
}

void read_equations(TypeImage& image, ByteReader& in, std::vector<FamilyEquation>& equations) {
  for (size_t n = in.count(); n > 0; --n) {
    FamilyEquation& e = equations.emplace_back();
    e.vars = image.vars(in);
    e.left = image.types(in);
    e.right = image.type(in);
    e.module = image.symbol(in);
  }
}

void write_family(TypeWriter& w, ByteWriter& out, const FamilyInfo& info) {
  out.u(info.arity);
  out.b(info.closed);
  write_equations(w, out, info.equations);
  write_equations(w, out, info.standard);
  out.u(info.data.size());
  for (EntityId e : info.data) out.u(e.index);
  out.u(info.class_params.size());
  for (uint32_t p : info.class_params) out.u(p);
}

void read_family(TypeImage& image, ByteReader& in, FamilyInfo& info) {
  info.arity = in.u32();
  info.closed = in.b();
  read_equations(image, in, info.equations);
  read_equations(image, in, info.standard);
  for (size_t n = in.count(); n > 0; --n) info.data.push_back(image.entity(in));
  for (size_t n = in.count(); n > 0; --n) info.class_params.push_back(in.u32());
}

}  // namespace

void InstanceTable::read(ByteReader& in, Read read_entry) {
  ends_ = WordTable(in.str());
  bytes_ = in.str();
  read_entry_ = std::move(read_entry);
  list_.clear();
  list_.resize(ends_.size());
  library_size_ = ends_.size();
}

void InstanceTable::fetch(size_t i) const {
  auto info = std::make_unique<InstanceInfo>();
  info->id = InstanceId(static_cast<uint32_t>(i));
  ByteReader in(ends_.part(bytes_, i));
  read_entry_(in, *info);
  list_[i] = std::move(info);
}

void TypeEnv::write(ByteWriter& out) const {
  TypeWriter w;
  ByteWriter tables;
  auto type = [&](ByteWriter& to, EntityId, const Type* t) { w.type(to, t); };
  values.write(tables, type);
  data.write(tables, [&](ByteWriter& to, EntityId, const DataInfo& d) { write_data(w, to, d); });
  classes.write(tables, [&](ByteWriter& to, EntityId, const ClassInfo& c) { write_class(w, to, c); });
  std::string ends;
  ByteWriter entries;
  for (size_t i = 0; i < instances.size(); ++i) {
    const InstanceInfo& info = instances[i];
    auto silent = extra->silent_context.find(info.id);
    write_instance(w, entries, info, silent == extra->silent_context.end() ? Seq<const Pred>{} : silent->second);
    put_word(ends, entries.size());
  }
  tables.str(ends);
  tables.str(entries.bytes());
  extra->instances.write(
      tables, [&](ByteWriter& to, EntityId, const ClassInstances& table) { write_class_instances(to, table); });
  extra->kinds.write(tables, type);
  extra->synonyms.write(tables, [&](ByteWriter& to, EntityId, const SynonymInfo& s) {
    w.vars(to, s.params);
    w.type(to, s.type);
  });
  extra->fundeps.write(tables,
                       [&](ByteWriter& to, EntityId, const std::vector<FunDepInfo>& deps) { write_fundeps(to, deps); });
  extra->default_types.write(tables, type);
  extra->families.write(tables, [&](ByteWriter& to, EntityId, const FamilyInfo& info) { write_family(w, to, info); });
  w.write(out);
  out.raw(tables.bytes());
}

void TypeEnv::read(ByteReader& in, size_t entities) {
  extra = std::make_shared<Extra>();
  auto image = std::make_shared<TypeImage>(arena, *extra, in, entities);
  auto type = [image](ByteReader& from, EntityId, const Type*& t) { t = image->type(from); };
  values.read(in, type);
  data.read(in, [image](ByteReader& from, EntityId id, DataInfo& d) { read_data(*image, from, id, d); });
  classes.read(in, [image](ByteReader& from, EntityId id, ClassInfo& c) { read_class(*image, from, id, c); });
  instances.read(in, [image](ByteReader& from, InstanceInfo& info) { read_instance(*image, from, info); });
  extra->instances.read(in, [count = instances.size()](ByteReader& from, EntityId, ClassInstances& table) {
    read_class_instances(from, count, table);
  });
  extra->kinds.read(in, type);
  extra->synonyms.read(in, [image](ByteReader& from, EntityId, SynonymInfo& s) {
    s.params = image->vars(from);
    s.type = image->type(from);
  });
  extra->fundeps.read(
      in, [image](ByteReader& from, EntityId, std::vector<FunDepInfo>& deps) { read_fundeps(*image, from, deps); });
  extra->default_types.read(in, type);
  extra->families.read(in, [image](ByteReader& from, EntityId, FamilyInfo& f) { read_family(*image, from, f); });
}

}  // namespace needle::types
