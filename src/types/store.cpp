#include "types/store.h"

#include "base/budget.h"

namespace needle::types {

Store::Store(const names::Environment& names_in, TypeEnv& env_in)
    : names(names_in),
      env(env_in),
      arena(env_in.arena),
      extra(*(env_in.extra ? env_in.extra : (env_in.extra = std::make_shared<TypeEnv::Extra>()))) {
  arrow = names.builtin_type(intern("->"));
  equality = names.builtin_type(intern("~"));
  quantified = names.builtin_type(intern("forall"));
  unknown = names.builtin_type(intern("constraint"));
  list_type = names.builtin_type(intern("[]"));
  unit_type = names.builtin_type(intern("()"));
  coercible = names.known_type("Coercible");
  typeable = names.known_type("Typeable");
  known_nat = names.known_type("KnownNat");
  known_symbol = names.known_type("KnownSymbol");
  has_field = names.known_type("HasField");
  type_of_types = names.known_type("Type");
  star_ = arena.make<Type>(Type{.kind = TypeKind::Con, .con = kStarCon, .flags = 0});
  constraint_ = arena.make<Type>(Type{.kind = TypeKind::Con, .con = kConstraintCon, .flags = 0});
  if (!extra.kinds.contains(list_type)) add_builtin_types();
}

const Type* Store::con(EntityId id) {
  if (id == kStarCon) return star_;
  if (id == kConstraintCon) return constraint_;
  if (id.index >= extra.cons.size()) extra.cons.resize(std::max<size_t>(id.index + 1, names.entity_count()));
  const Type*& node = extra.cons[id.index];
  if (!node) node = arena.make<Type>(Type{.kind = TypeKind::Con, .con = id, .flags = 0});
  return node;
}

const Type* Store::app(const Type* function, const Type* argument) {
  const Type* f = prune(function);
  if (f->kind == TypeKind::App && f->left->kind == TypeKind::Con && f->left->con == arrow)
    return fun(f->right, argument);
  return arena.make<Type>(Type{.kind = TypeKind::App,
                               .con = {},
                               .left = function,
                               .right = argument,
                               .flags = static_cast<uint8_t>(function->flags | argument->flags)});
}

const Type* Store::apps(const Type* function, std::span<const Type* const> arguments) {
  for (const Type* a : arguments) function = app(function, a);
  return function;
}

const Type* Store::fun(const Type* argument, const Type* result) {
  return arena.make<Type>(Type{.kind = TypeKind::Fun,
                               .con = {},
                               .left = argument,
                               .right = result,
                               .flags = static_cast<uint8_t>(argument->flags | result->flags)});
}

const Type* Store::funs(std::span<const Type* const> arguments, const Type* result) {
  for (size_t i = arguments.size(); i-- > 0;) result = fun(arguments[i], result);
  return result;
}

const Type* Store::list(const Type* element) {
  return app(con(list_type), element);
}
const Type* Store::unit() {
  return con(unit_type);
}

const Type* Store::tuple(std::span<const Type* const> elements) {
  if (elements.empty()) return unit();
  if (elements.size() == 1) return elements[0];
  return apps(con(names.tuple_type(elements.size())), elements);
}

const Type* Store::forall(std::span<const TypeVar* const> vars, std::span<const Pred> context, const Type* body) {
  if (vars.empty() && context.empty()) return body;
  uint8_t flags = body->flags;
  for (const Pred& p : context)
    for (const Type* a : p.args) flags |= a->flags;
  std::vector<const TypeVar*> all_vars(vars.begin(), vars.end());
  std::vector<Pred> all_preds(context.begin(), context.end());
  if (body->kind == TypeKind::Forall) {  // one forall, not two
    all_vars.insert(all_vars.end(), body->vars.begin(), body->vars.end());
    all_preds.insert(all_preds.end(), body->context.begin(), body->context.end());
    body = body->right;
  }
  return arena.make<Type>(Type{.kind = TypeKind::Forall,
                               .con = {},
                               .right = body,
                               .vars = arena.copy(all_vars),
                               .context = keep(all_preds),
                               .flags = flags});
}

const Type* Store::family(EntityId con, const Type* application) {
  return arena.make<Type>(Type{.kind = TypeKind::Family,
                               .con = con,
                               .left = application,
                               .flags = static_cast<uint8_t>(application->flags | kHasFamily)});
}

const Type* Store::literal(Symbol text) {
  return arena.make<Type>(Type{.kind = TypeKind::Literal, .con = {}, .literal = text, .flags = 0});
}

void Store::check_steps() const {
  constexpr uint64_t kMost = 50'000'000;
  Budget::check();
  if (steps_ > kMost) throw OutOfBudget(Spent::Work);
}

const Type* Store::meta_at(uint32_t at) {
  auto* m = arena.make<MetaVar>();
  m->level = at;
  m->unique = unique();
  return arena.make<Type>(Type{.kind = TypeKind::Meta, .con = {}, .meta = m, .flags = kHasMeta});
}

TyVar* Store::var(Symbol name, const Type* kind, uint32_t at) {
  auto* v = arena.make<TyVar>();
  v->name = name;
  v->unique = unique();
  v->kind = kind;
  v->level = at;
  v->type = arena.make<Type>(Type{.kind = TypeKind::Var, .con = {}, .var = v, .flags = kHasVar});
  return v;
}

const Pred* Store::pred(EntityId cls, std::span<const Type* const> args) {
  return arena.make<Pred>(Pred{cls, arena.copy(args)});
}

const Pred* Store::pred_of(const Type* application) {
  const Type* head = nullptr;
  std::vector<const Type*> args;
  split_apps(application, head, args);
  return pred(head->con, args);
}

const ConInfo* Store::constructor(EntityId con, const DataInfo** data) const {
  if (!con.valid()) return nullptr;
  auto parent = env.data.find(names.entity(con).parent);  // which fills the index
  if (parent == env.data.end()) return nullptr;
  auto place = extra.con_index.find(con);
  if (place == extra.con_index.end() || place->second >= parent->second.constructors.size()) return nullptr;
  if (data) *data = &parent->second;
  return &parent->second.constructors[place->second];
}

// [], (), tuples, -> and ~ have no declaration to be read from.
void Store::add_builtin_types() {
  auto kind_of_arity = [&](size_t n, const Type* result) {
    for (size_t i = 0; i < n; ++i) result = fun(star_, result);
    return result;
  };
  auto add_data = [&](EntityId type, size_t arity) -> DataInfo& {
    extra.kinds[type] = kind_of_arity(arity, star_);
    DataInfo& info = env.data[type];
    info.entity = type;
    std::vector<const TypeVar*> params;
    for (size_t i = 0; i < arity; ++i) params.push_back(var(intern(std::string(1, static_cast<char>('a' + i))), star_));
    info.params = arena.copy(params);
    return info;
  };
  auto add_con = [&](DataInfo& info, EntityId con, const std::vector<const Type*>& fields, bool infix) {
    std::vector<const Type*> params;
    for (const TypeVar* v : info.params) params.push_back(rigid(v).type);
    ConInfo c;
    c.entity = con;
    c.fields = arena.copy(fields);
    bool* strict = static_cast<bool*>(arena.allocate(fields.size() + 1, 1));
    std::fill_n(strict, fields.size(), false);
    c.strict = {strict, fields.size()};
    c.infix = infix;
    extra.con_index[con] = static_cast<uint32_t>(info.constructors.size());
    info.constructors.push_back(c);
    env.values[con] = forall(info.params, {}, funs(fields, apps(this->con(info.entity), params)));
  };
  DataInfo& list = add_data(list_type, 1);
  const Type* element = rigid(list.params[0]).type;
  add_con(list, names.builtin_value(intern("[]")), {}, false);
  add_con(list, names.builtin_value(intern(":")), {element, this->list(element)}, true);
  DataInfo& unit_info = add_data(unit_type, 0);
  add_con(unit_info, names.builtin_value(intern("()")), {}, false);
  for (size_t n = 2; n <= 15; ++n) {
    EntityId type = names.tuple_type(n);
    if (!type.valid()) break;
    DataInfo& info = add_data(type, n);
    std::vector<const Type*> fields;
    for (const TypeVar* v : info.params) fields.push_back(rigid(v).type);
    add_con(info, names.tuple_con(n), fields, false);
  }
  extra.kinds[arrow] = kind_of_arity(2, star_);
  TyVar* k = var(intern("k"), star_);
  const TypeVar* ks[] = {k};
  extra.kinds[equality] = forall(ks, {}, fun(k->type, fun(k->type, constraint_)));
}

}  // namespace needle::types
