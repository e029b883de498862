// Functions over the values of a type, made from the type, that mutants are built from (mutation.h):
//
//   $change_T = \s y -> ..      another value: one of its constructors is another one, or one of its numbers
//   $change_at_T = \s n y -> .. the same, and it is the n-th of them, as they are read
//   $small_T  = \s -> ..        one of the smallest values
//   $read_T   = \x s -> ..      the state s after reading x, which may be unevaluated, infinite, or raise
//   $same_T   = \k x -> ..      whether x is the value k, which is evaluated and finite
//
// What Needle.Mutate, in Haskell, does with numbers and seeds is called from here.
#pragma once
#include <map>
#include <set>

#include "claim/judge.h"
#include "space/space.h"

namespace needle::claim {

class Changes {
 public:
  Changes(core::Program& program, const space::Spaces& spaces, const Known& known)
      : program_(program), build_(program), spaces_(spaces), known_(known) {}

  bool changeable(space::SpaceId id);  // there is another value, and it can be made
  bool comparable(space::SpaceId id);
  core::GlobalId change(space::SpaceId id);  // of changeable spaces
  core::GlobalId read(space::SpaceId id);
  core::GlobalId same(space::SpaceId id);  // of comparable spaces

  const core::Expr* call(std::string_view library, const std::vector<const core::Expr*>& args);

 private:
  using Expr = core::Expr;
  using Var = core::Var;
  enum class Question : uint8_t { Change, ChangeAt, Small, Read, Same };

  core::GlobalId change_at(space::SpaceId id);
  core::GlobalId small(space::SpaceId id);
  core::GlobalId made(Question question, space::SpaceId id, bool& fresh);
  const Expr* change_number(const space::Space& space, const Var* seed, const Var* value);
  const Expr* change_data(const space::Space& space, const Var* seed, const Var* place, const Var* value);
  const Expr* change_constructor(const space::Space& space, const space::Alternative& a, const Var* seed,
                                 const std::vector<const Var*>& fields, const Expr* value);
  const Expr* change_field(const space::Alternative& a, size_t i, const Var* seed, const Expr* place,
                           const std::vector<const Var*>& fields);
  const Expr* nodes(space::SpaceId id, const Var* value);
  const Expr* small_value(const space::Space& space, const Var* seed);
  const Expr* small_number(const space::Space& space, const Var* seed);
  const Expr* read_data(const space::Space& space, const Var* value, const Var* state);
  const Expr* same_data(const space::Space& space, const Var* key, const Var* value);
  const Expr* small_constructor(const space::Alternative& a, const Var* seed);
  const Expr* construct(const core::DataCon* con, std::vector<const Expr*> args);
  const Expr* chosen(const Var* seed, const std::vector<const Expr*>& among);
  const Expr* split(const Var* seed, size_t n);
  const Expr* when(const Expr* condition, const Expr* yes, const Expr* no);
  const Expr* boolean(bool value) { return build_.con(value ? program_.known.true_con : program_.known.false_con, {}); }

  core::Program& program_;
  core::Builder build_;
  const space::Spaces& spaces_;
  const Known& known_;
  std::map<std::pair<Question, space::SpaceId>, core::GlobalId> made_;
  std::set<space::SpaceId> visiting_;
};

}  // namespace needle::claim
