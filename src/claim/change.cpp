#include "claim/change.h"

namespace needle::claim {

using core::GlobalId;
using core::Prim;
using space::Alternative;
using space::Form;
using space::kInfinite;
using space::NumberKind;
using space::Space;
using space::SpaceId;

namespace {

bool is_function(const Space& space) {
  return space.form == Form::Image && space.argument.valid();
}
bool is_made(const Alternative& a) {  // from its constructor, by us
  return a.fits && !a.hides && a.least != kInfinite;
}
bool is_natural(const Space& space) {
  return space.is_unsigned || space.lowest == 0;
}

}  // namespace

bool Changes::changeable(SpaceId id) {
  id = spaces_.representation(id);
  const Space& space = spaces_[id];
  if (is_function(space)) return changeable(space.result);
  if (space.form == Form::Number) return space.number != NumberKind::Ratio && space.lowest != space.highest;
  if (space.form != Form::Data || space.table || !visiting_.insert(id).second) return false;
  size_t ways = 0;
  bool field = false;
  for (const Alternative& a : space.alternatives) {
    ways += is_made(a);
    for (SpaceId f : a.fields) field = field || (is_made(a) && changeable(f));
  }
  visiting_.erase(id);
  return ways > 1 || field;
}

bool Changes::comparable(SpaceId id) {
  id = spaces_.representation(id);
  const Space& space = spaces_[id];
  if (space.form == Form::Number) return space.number != NumberKind::Ratio;
  if (space.form != Form::Data) return false;
  if (!visiting_.insert(id).second) return true;
  bool all = true;
  for (const Alternative& a : space.alternatives) {
    all = all && !a.hides && a.fits;
    for (SpaceId f : a.fields) all = all && comparable(f);
  }
  visiting_.erase(id);
  return all;
}

const core::Expr* Changes::call(std::string_view library, const std::vector<const Expr*>& args) {
  return build_.app(build_.global(known_(library)), args);
}

GlobalId Changes::made(Question question, SpaceId id, bool& fresh) {
  static constexpr const char* kNames[] = {"$change", "$change_at", "$small", "$read", "$same"};
  auto [at, added] = made_.try_emplace({question, id});
  fresh = added;
  if (added) at->second = program_.add_global(Symbol(), intern(kNames[static_cast<int>(question)]))->id;
  return at->second;
}

const core::Expr* Changes::when(const Expr* condition, const Expr* yes, const Expr* no) {
  return build_.case_of(
      condition, build_.fresh("b"),
      {build_.con_alt(program_.known.false_con, {}, no), build_.con_alt(program_.known.true_con, {}, yes)}, nullptr);
}

const core::Expr* Changes::split(const Var* seed, size_t n) {
  return call("mutantSplit", {build_.var(seed), build_.int_lit(static_cast<int64_t>(n))});
}

const core::Expr* Changes::chosen(const Var* seed, const std::vector<const Expr*>& among) {
  if (among.size() == 1) return among[0];
  std::vector<core::Alt> alts;
  for (size_t i = 0; i + 1 < among.size(); ++i)
    alts.push_back(build_.lit_alt({.kind = core::LitKind::Int, .value = static_cast<int64_t>(i), .real = 0, .text = {}},
                                  among[i]));
  const Expr* choice = call("mutantChoose", {build_.var(seed), build_.int_lit(static_cast<int64_t>(among.size()))});
  return build_.case_of(choice, build_.fresh("n"), alts, among.back());
}

// Strict fields are evaluated before the constructor is built.
const core::Expr* Changes::construct(const core::DataCon* con, std::vector<const Expr*> args) {
  std::vector<std::pair<const Var*, const Expr*>> strict;
  for (size_t i = 0; i < args.size(); ++i) {
    if (!con->strict_fields[i]) continue;
    strict.emplace_back(build_.fresh("f"), args[i]);
    args[i] = build_.var(strict.back().first);
  }
  const Expr* out = build_.con(con, args);
  for (size_t i = strict.size(); i-- > 0;) out = build_.case_of(strict[i].second, strict[i].first, {}, out);
  return out;
}

GlobalId Changes::change(SpaceId id) {
  id = spaces_.representation(id);
  bool fresh = false;
  const GlobalId global = made(Question::Change, id, fresh);
  if (!fresh) return global;
  const Space& space = spaces_[id];
  const Var *seed = build_.fresh("s"), *value = build_.fresh("y");
  const Expr* body = nullptr;
  std::vector<const Var*> params = {seed, value};
  if (is_function(space)) {  // \s g x -> change ($read x s) (g x)
    const Var* x = params.emplace_back(build_.fresh("x"));
    const Expr* state =
        build_.app(build_.global(read(space.argument)), {build_.var(x), call("mutantStart", {build_.var(seed)})});
    body = build_.app(build_.global(change(space.result)), {state, build_.app(build_.var(value), {build_.var(x)})});
  } else {
    const Expr* place = call("mutantPlace", {build_.var(seed), nodes(id, value)});
    body = build_.app(build_.global(change_at(id)), {build_.var(seed), place, build_.var(value)});
  }
  program_.global(global).body = build_.lam(params, body);
  return global;
}

GlobalId Changes::change_at(SpaceId id) {
  id = spaces_.representation(id);
  bool fresh = false;
  const GlobalId global = made(Question::ChangeAt, id, fresh);
  if (!fresh) return global;
  const Space& space = spaces_[id];
  const Var *seed = build_.fresh("s"), *place = build_.fresh("n"), *value = build_.fresh("y");
  const Expr* body = is_function(space) ? build_.app(build_.global(change(id)), {build_.var(seed), build_.var(value)})
                     : space.form == Form::Number ? change_number(space, seed, value)
                                                  : change_data(space, seed, place, value);
  program_.global(global).body = build_.lam({seed, place, value}, body);
  return global;
}

// How many constructors and numbers there are to change.
const core::Expr* Changes::nodes(SpaceId id, const Var* value) {
  return call("mutantUsed",
              {build_.app(build_.global(read(id)), {build_.var(value), call("mutantStart", {build_.int_lit(0)})})});
}

const core::Expr* Changes::change_number(const Space& space, const Var* seed, const Var* value) {
  const Expr *s = build_.var(seed), *y = build_.var(value);
  switch (space.number) {
    case NumberKind::Double:
      return call("mutantDouble", {s, y});
    case NumberKind::Float:
      return call("mutantFloat", {y});
    case NumberKind::Char:
      return call("mutantInt", {build_.int_lit(0), build_.int_lit(0x10ffff), s, y});
    default:
      break;
  }
  if (space.unbounded) return call("mutantInteger", {boolean(is_natural(space)), s, y});
  if (space.is_unsigned && space.highest < 0) return call("mutantWord", {s, y});
  return call("mutantInt", {build_.int_lit(space.lowest), build_.int_lit(space.highest), s, y});
}

// case y of { Ki y1 .. yn -> case n of { 0 -> another constructor; _ -> the field that the place is in, changed } }
const core::Expr* Changes::change_data(const Space& space, const Var* seed, const Var* place, const Var* value) {
  std::vector<core::Alt> alts;
  for (const Alternative& a : space.alternatives) {
    std::vector<const Var*> fields;
    for (uint32_t i = 0; i < a.con->arity; ++i) fields.push_back(build_.fresh("f"));
    std::vector<size_t> parts;
    for (size_t i = 0; i < a.fields.size() && is_made(a); ++i)
      if (changeable(a.fields[i])) parts.push_back(i);
    auto here = [&] { return change_constructor(space, a, seed, fields, build_.var(value)); };
    if (parts.empty()) {
      alts.push_back(build_.con_alt(a.con, fields, here()));
      continue;
    }
    // The field whose constructors the place is among; the last one has all that are left.
    std::vector<const Var*> places;
    for (size_t i = 0; i < parts.size(); ++i) places.push_back(build_.fresh("n"));
    const Expr* inside = change_field(a, parts.back(), seed, build_.var(places.back()), fields);
    for (size_t i = parts.size() - 1; i-- > 0;) {
      const Var* own = build_.fresh("m");
      const Expr* later = build_.case_of(build_.prim(Prim::IntSub, {build_.var(places[i]), build_.var(own)}),
                                         places[i + 1], {}, inside);
      inside = build_.case_of(nodes(a.fields[parts[i]], fields[parts[i]]), own, {},
                              when(build_.prim(Prim::IntLt, {build_.var(places[i]), build_.var(own)}),
                                   change_field(a, parts[i], seed, build_.var(places[i]), fields), later));
    }
    inside = build_.case_of(build_.prim(Prim::IntSub, {build_.var(place), build_.int_lit(1)}), places[0], {}, inside);
    const core::Literal zero{.kind = core::LitKind::Int, .value = 0, .real = 0, .text = {}};
    alts.push_back(build_.con_alt(
        a.con, fields, build_.case_of(build_.var(place), build_.fresh("p"), {build_.lit_alt(zero, here())}, inside)));
  }
  return build_.case_of(build_.var(value), build_.fresh("v"), alts, nullptr);
}

// Another constructor with small fields; where there is none, a change in one of the fields.
const core::Expr* Changes::change_constructor(const Space& space, const Alternative& a, const Var* seed,
                                              const std::vector<const Var*>& fields, const Expr* value) {
  std::vector<const Expr*> ways;
  for (const Alternative& other : space.alternatives)
    if (other.con != a.con && is_made(other)) ways.push_back(small_constructor(other, seed));
  const bool alone = ways.empty() && is_made(a);
  for (size_t i = 0; i < a.fields.size() && alone; ++i)
    if (changeable(a.fields[i])) ways.push_back(change_field(a, i, seed, build_.int_lit(0), fields));
  return ways.empty() ? value : chosen(seed, ways);
}

const core::Expr* Changes::change_field(const Alternative& a, size_t i, const Var* seed, const Expr* place,
                                        const std::vector<const Var*>& fields) {
  std::vector<const Expr*> args;
  for (const Var* f : fields) args.push_back(build_.var(f));
  args[i] = build_.app(build_.global(change_at(a.fields[i])), {split(seed, i), place, args[i]});
  return construct(a.con, args);
}

const core::Expr* Changes::small_constructor(const Alternative& a, const Var* seed) {
  std::vector<const Expr*> args;
  for (size_t i = 0; i < a.fields.size(); ++i)
    args.push_back(build_.app(build_.global(small(a.fields[i])), {split(seed, a.fields.size() + i)}));
  return construct(a.con, args);
}

GlobalId Changes::small(SpaceId id) {
  id = spaces_.representation(id);
  bool fresh = false;
  const GlobalId global = made(Question::Small, id, fresh);
  if (!fresh) return global;
  const Var* seed = build_.fresh("s");
  const Expr* body = small_value(spaces_[id], seed);
  program_.global(global).body = build_.lam({seed}, body);
  return global;
}

const core::Expr* Changes::small_value(const Space& space, const Var* seed) {
  if (space.form == Form::Number) return small_number(space, seed);
  if (space.form == Form::Fixed) return build_.global(space.convert);
  if (is_function(space))
    return build_.lam({build_.fresh("x")}, build_.app(build_.global(small(space.result)), {build_.var(seed)}));
  if (space.form == Form::Image)
    return build_.app(build_.global(space.convert),
                      {build_.app(build_.global(small(space.inner)), {build_.var(seed)})});
  std::vector<const Expr*> ways;
  for (const Alternative& a : space.alternatives)
    if (is_made(a) && a.least == space.least) ways.push_back(small_constructor(a, seed));
  return ways.empty() ? build_.global(known_("mutantRaises")) : chosen(seed, ways);
}

const core::Expr* Changes::small_number(const Space& space, const Var* seed) {
  const Expr* s = build_.var(seed);
  switch (space.number) {
    case NumberKind::Double:
    case NumberKind::Float:
      return call("mutantSmallDouble", {s});
    case NumberKind::Char:
      return call("mutantSmallChar", {s});
    case NumberKind::Ratio: {
      const bool big =
          space.type->right->kind != core::TypeKind::Con || space.type->right->con->name.text() == "Integer";
      auto number = [&](int64_t n) {
        return build_.lit(
            {.kind = big ? core::LitKind::Integer : core::LitKind::Int, .value = n, .real = 0, .text = {}});
      };
      return build_.con(space.type->left->con->constructors[0], {number(0), number(1)});
    }
    default:
      break;
  }
  if (space.unbounded) return call("mutantSmallInteger", {boolean(is_natural(space)), s});
  const int64_t highest = space.is_unsigned && space.highest < 0 ? INT64_MAX : space.highest;
  return call("mutantSmallInt", {build_.int_lit(space.lowest), build_.int_lit(highest), s});
}

GlobalId Changes::read(SpaceId id) {
  id = spaces_.representation(id);
  bool fresh = false;
  const GlobalId global = made(Question::Read, id, fresh);
  if (!fresh) return global;
  const Space& space = spaces_[id];
  const Var *value = build_.fresh("x"), *state = build_.fresh("s");
  const Expr* body = build_.var(state);
  if (space.form == Form::Number || (space.form == Form::Data && !space.table)) {
    const Expr* raised = call("mutantStep", {build_.var(state), build_.int_lit(-1)});
    body = when(call("mutantMayLook", {build_.var(state)}),
                when(call("searchEvaluates", {build_.var(value)}), read_data(space, value, state), raised),
                build_.var(state));
  }
  program_.global(global).body = build_.lam({value, state}, body);
  return global;
}

// The last field in tail position, so that a list needs no stack.
const core::Expr* Changes::read_data(const Space& space, const Var* value, const Var* state) {
  const Expr *s = build_.var(state), *x = build_.var(value);
  if (space.form == Form::Number) {
    if (space.number == NumberKind::Ratio) return s;
    if (space.number == NumberKind::Double || space.number == NumberKind::Float) x = call("mutantHashDouble", {x});
    if (space.number == NumberKind::Integral && space.unbounded) x = call("mutantHashInteger", {x});
    return call("mutantStep", {s, x});
  }
  std::vector<core::Alt> alts;
  for (const Alternative& a : space.alternatives) {
    std::vector<const Var*> fields, states;
    for (uint32_t i = 0; i < a.con->arity; ++i) fields.push_back(build_.fresh("f"));
    const Expr* step = call("mutantStep", {s, build_.int_lit(a.con->tag)});
    std::vector<size_t> parts;
    for (size_t i = 0; i < a.fields.size(); ++i)
      if (is_made(a) && spaces_[a.fields[i]].form != Form::Fixed) parts.push_back(i);
    for (size_t i = 0; i < parts.size(); ++i) states.push_back(build_.fresh("s"));
    const Expr* rest = nullptr;
    for (size_t i = parts.size(); i-- > 0;) {
      const Expr* field =
          build_.app(build_.global(read(a.fields[parts[i]])), {build_.var(fields[parts[i]]), build_.var(states[i])});
      rest = rest ? build_.case_of(field, states[i + 1], {}, rest) : field;
    }
    alts.push_back(build_.con_alt(a.con, fields, rest ? build_.case_of(step, states[0], {}, rest) : step));
  }
  if (alts.empty()) return s;
  return build_.case_of(x, build_.fresh("v"), alts, nullptr);
}

GlobalId Changes::same(SpaceId id) {
  id = spaces_.representation(id);
  bool fresh = false;
  const GlobalId global = made(Question::Same, id, fresh);
  if (!fresh) return global;
  const Var *key = build_.fresh("k"), *value = build_.fresh("x");
  const Expr* body =
      when(call("searchEvaluates", {build_.var(value)}), same_data(spaces_[id], key, value), boolean(false));
  program_.global(global).body = build_.lam({key, value}, body);
  return global;
}

const core::Expr* Changes::same_data(const Space& space, const Var* key, const Var* value) {
  if (space.form == Form::Number) {
    const bool real = space.number == NumberKind::Double || space.number == NumberKind::Float;
    const bool big = space.number == NumberKind::Integral && space.unbounded;
    return build_.prim(real  ? Prim::DoubleEq
                       : big ? Prim::IntegerEq
                             : Prim::IntEq,
                       {build_.var(key), build_.var(value)});
  }
  std::vector<core::Alt> alts;
  for (const Alternative& a : space.alternatives) {
    std::vector<const Var*> keys, fields;
    for (uint32_t i = 0; i < a.con->arity; ++i) {
      keys.push_back(build_.fresh("k"));
      fields.push_back(build_.fresh("f"));
    }
    const Expr* all = nullptr;
    for (size_t i = a.fields.size(); i-- > 0;) {
      if (spaces_[a.fields[i]].form == Form::Fixed) continue;
      const Expr* one = build_.app(build_.global(same(a.fields[i])), {build_.var(keys[i]), build_.var(fields[i])});
      all = all ? when(one, all, boolean(false)) : one;
    }
    const Expr* matched =
        build_.case_of(build_.var(value), build_.fresh("v"), {build_.con_alt(a.con, fields, all ? all : boolean(true))},
                       space.alternatives.size() > 1 ? boolean(false) : nullptr);
    alts.push_back(build_.con_alt(a.con, keys, matched));
  }
  if (alts.empty()) return boolean(false);
  return build_.case_of(build_.var(key), build_.fresh("c"), alts, nullptr);
}

}  // namespace needle::claim
