#include "claim/mutation.h"

#include <fmt/format.h>

#include <algorithm>

#include "claim/change.h"
#include "core/spine.h"
#include "space/show_type.h"
#include "space/value.h"

namespace needle::claim {
namespace {

using core::Expr;
using core::Type;
using core::Var;
using space::SpaceId;
using space::Value;

// data Mutation = ..
class Maker {
 public:
  Maker(core::Program& program, space::Spaces& spaces, const Known& known)
      : program_(program), build_(program), spaces_(spaces), changes_(program, spaces, known) {}

  std::variant<Mutation, NoClaim> make(core::GlobalId closed, uint32_t dictionaries, uint32_t tick) {
    out_.type = program_.global(closed).type;
    if (!out_.type) return NoClaim{"its type is not known"};
    auto [arguments, result] = core::signature(out_.type);
    for (const Type* a : arguments) out_.arguments.push_back(spaces_.of(a));
    arguments_ = std::move(arguments);
    result_ = result;
    out_.result = spaces_.of(result);
    if (!changes_.changeable(out_.result)) {
      const std::string why = spaces_.unsupported(out_.result);
      return NoClaim{fmt::format("its result of type {} cannot be changed: {}", space::show(result),
                                 why.empty() ? "there is no other value that can be made from constructors" : why)};
    }
    for (size_t i = 0; i < arguments_.size() && out_.no_points.empty(); ++i)
      if (!changes_.comparable(out_.arguments[i]) || !spaces_.unsupported(out_.arguments[i]).empty())
        out_.no_points = fmt::format("its argument of type {} cannot be compared", space::show(arguments_[i]));
    declare();
    define(closed, dictionaries, tick);
    return out_;
  }

 private:
  const core::DataCon* constructor(const char* name, std::vector<const Type*> fields) {
    core::DataCon* con = program_.add_con(type_, intern(name));
    con->arity = static_cast<uint32_t>(fields.size());
    con->field_types = program_.arena.copy(fields);
    bool* lazy = static_cast<bool*>(program_.arena.allocate(fields.size() + 1, 1));
    std::fill_n(lazy, fields.size(), false);
    con->strict_fields = {lazy, fields.size()};
    constructors_.push_back(con);
    return con;
  }

  void declare() {
    type_ = program_.add_tycon(Symbol(), intern("Mutation"));
    const Type* seed = build_.type_con(find_type(program_, "Needle.Prim", "Int"));
    auto point_and = [&](const Type* last) {
      std::vector<const Type*> fields = arguments_;
      if (last) fields.push_back(last);
      return fields;
    };
    out_.original = constructor("Original", {});
    out_.everywhere = constructor("Everywhere", {seed});
    if (out_.no_points.empty()) {
      out_.changed = constructor("Changed", point_and(seed));
      out_.replaced = constructor("Replaced", point_and(result_));
      out_.raises = constructor("Raises", point_and(nullptr));
    }
    program_.finish_tycon(type_, constructors_);
    out_.space = spaces_.of(build_.type_con(type_));
  }

  void define(core::GlobalId closed, uint32_t dictionaries, uint32_t tick) {
    const Var *m = build_.fresh("m"), *y = build_.fresh("y");
    std::vector<const Var*> params = {m};
    for (uint32_t i = 0; i < dictionaries; ++i) params.push_back(build_.fresh("d"));
    std::vector<const Expr*> args;
    for (size_t i = 0; i < arguments_.size(); ++i) {
      xs_.push_back(params.emplace_back(build_.fresh("x")));
      args.push_back(build_.var(xs_.back()));
    }
    const Expr* change = build_.global(changes_.change(out_.result));
    const Var* seed = build_.fresh("s");
    const Expr* state = changes_.call("mutantStart", {build_.var(seed)});
    for (size_t i = 0; i < xs_.size(); ++i)
      state = build_.app(build_.global(changes_.read(out_.arguments[i])), {build_.var(xs_[i]), state});
    std::vector<core::Alt> alts = {build_.con_alt(out_.original, {}, build_.var(y)),
                                   build_.con_alt(out_.everywhere, {seed}, build_.app(change, {state, build_.var(y)}))};
    if (out_.no_points.empty()) {
      const Var *s = build_.fresh("s"), *z = build_.fresh("z");
      alts.push_back(at_point(out_.changed, s, build_.app(change, {build_.var(s), build_.var(y)}), y));
      alts.push_back(at_point(out_.replaced, z, build_.var(z), y));
      alts.push_back(at_point(out_.raises, nullptr, changes_.call("mutantRaises", {}), y));
    }
    const Expr* body = build_.let(y, build_.app(build_.global(closed), args),
                                  build_.case_of(build_.var(m), build_.fresh("c"), alts, nullptr));
    core::Global& wrapper = *program_.add_global(Symbol(), intern("$mutant"));
    out_.wrapper = wrapper.id;
    wrapper.flags.no_inline = true;
    wrapper.body = build_.lam(params, build_.tick(tick, body));
  }

  // K k1 .. kn last -> case $same k1 x1 of { True -> .. there; False -> y }
  core::Alt at_point(const core::DataCon* con, const Var* last, const Expr* there, const Var* y) {
    std::vector<const Var*> fields;
    for (size_t i = 0; i < xs_.size(); ++i) fields.push_back(build_.fresh("k"));
    for (size_t i = xs_.size(); i-- > 0;) {
      const Expr* same =
          build_.app(build_.global(changes_.same(out_.arguments[i])), {build_.var(fields[i]), build_.var(xs_[i])});
      there = build_.case_of(same, build_.fresh("b"),
                             {build_.con_alt(program_.known.false_con, {}, build_.var(y)),
                              build_.con_alt(program_.known.true_con, {}, there)},
                             nullptr);
    }
    if (last) fields.push_back(last);
    return build_.con_alt(con, fields, there);
  }

  core::Program& program_;
  core::Builder build_;
  space::Spaces& spaces_;
  Changes changes_;
  Mutation out_;
  std::vector<const Type*> arguments_;
  const Type* result_ = nullptr;
  core::TyCon* type_ = nullptr;
  std::vector<core::DataCon*> constructors_;
  std::vector<const Var*> xs_;
};

Value built(SpaceId space, const core::DataCon* con, std::vector<Value> fields) {
  Value out;
  out.space = space;
  out.hole = false;
  out.con = con;
  out.fields = std::move(fields);
  return out;
}

Value seed_value(SpaceId space, int64_t seed) {
  Value out;
  out.space = space;
  out.hole = false;
  out.number.integer = seed;
  return out;
}

}  // namespace

std::variant<Mutation, NoClaim> make_mutation(core::Program& program, space::Spaces& spaces, core::GlobalId closed,
                                              uint32_t dictionaries, const Known& known, uint32_t tick) {
  return Maker(program, spaces, known).make(closed, dictionaries, tick);
}

Value Mutation::none() const {
  return built(space, original, {});
}
Value Mutation::all_outputs(int64_t seed, const space::Spaces& spaces) const {
  return built(space, everywhere, {seed_value(spaces[space].alternatives[everywhere->tag].fields[0], seed)});
}
Value Mutation::one_output(std::vector<Value> point, int64_t seed, const space::Spaces& spaces) const {
  point.push_back(seed_value(spaces[space].alternatives[changed->tag].fields.back(), seed));
  return built(space, changed, std::move(point));
}
Value Mutation::replacing(std::vector<Value> point, Value with) const {
  point.push_back(std::move(with));
  return built(space, replaced, std::move(point));
}
Value Mutation::raising(std::vector<Value> point) const {
  return built(space, raises, std::move(point));
}

}  // namespace needle::claim
