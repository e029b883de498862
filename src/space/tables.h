// Functions as data: a case table for every type of argument, made in core, and the function that looks one up.
//
//   A algebraic         data Table A r = Const r | Case ..      a field for every constructor K a1 .. an of A:
//                                                               Table a1 (Table a2 (.. r))
//   A a number          data Table A r = Const r | Entry A r (Table A r)
//   A = a -> b          data Table A r = Const r | Probe a (Table b (Table A r))
//   A opens to a B      data Table A r = Const r | Opened (Table B r), as a text opens to its characters
//   anything else       data Table A r = Const r
//
//   lookup :: Table A r -> A -> r       Const does not look at the argument; Case takes it apart; Entry compares it to
//                                       its key; Probe applies it, Opened makes a B of it, and they look at what comes
//                                       out
//
// A function is lookup applied to a table, and an unknown function is lookup applied to an unknown table: it grows by
// one case distinction when the program asks for it with an argument that nothing is known of yet. It never holds two
// results for one argument. An entry's key is not chosen: the first argument that gets to an entry without a key
// becomes it (meet#), so no time goes into keys that the program does not ask for.
//
// Size, as in size-based enumerations: the number of case distinctions, and the sizes of the constants. So Const costs
// nothing, the others one; keys cost nothing.
//
// A table's type has one parameter, the result: it is an ordinary data type, if a nested one, and `lookup` is one
// function for all results.
#pragma once
#include <deque>
#include <unordered_map>
#include <vector>

#include "core/build.h"
#include "core/core.h"

namespace needle::space {

using SpaceId = Id<struct SpaceTag>;
class Spaces;

enum class Look : uint8_t { Never, Constructors, Number, Application, Opened };

struct CaseTable {
  SpaceId argument;  // through newtypes
  Look look = Look::Never;
  core::TyCon* type = nullptr;  // its first constructor is Const, its second, if any, the case distinction
  core::GlobalId lookup;
  bool partial = false;  // there is something to look at in the argument, and this does not
};

// The fields of a constructor that a table looks at: not dictionaries, and none whose types are not known.
std::vector<uint32_t> looked_at(const Spaces& spaces, const struct Alternative& a);

class Tables {
 public:
  Tables(core::Program& program, const Spaces& spaces) : program_(program), build_(program), spaces_(spaces) {}

  // The argument's space, and those of its parts, have been described. Adds to the program, as nothing else here does.
  const CaseTable& of(SpaceId argument);
  // The table of that type; null when it is none.
  const CaseTable* find(const core::TyCon* type) const;
  size_t size() const { return tables_.size(); }
  const CaseTable& operator[](size_t i) const { return tables_[i]; }

 private:
  // The case distinction of a table: its constructor's fields, and what is found with them.
  struct Distinction {
    const char* name = "";
    std::vector<const core::Type*> types;
    std::vector<const core::Var*> vars;
    const core::Expr* found = nullptr;
  };
  Distinction constructors(CaseTable& table, const core::Var* argument);
  Distinction number(const CaseTable& table, const core::Var* argument);
  Distinction application(const CaseTable& table, const core::Var* argument);
  Distinction opened(const CaseTable& table, const core::Var* argument);

  core::DataCon* add_con(const CaseTable& table, const char* name, const std::vector<const core::Type*>& fields);
  void add_field(Distinction& distinction, const core::Type* type);
  const core::Type* applied(const CaseTable& table, const core::Type* result);
  const core::Expr* looked_up(const CaseTable& table, const core::Expr* in, const core::Var* argument);

  core::Program& program_;
  core::Builder build_;
  const Spaces& spaces_;
  std::deque<CaseTable> tables_;
  std::unordered_map<uint32_t, CaseTable*> by_argument_;
  std::unordered_map<const core::TyCon*, const CaseTable*> by_type_;
  const core::Type* result_ = nullptr;  // the parameter; there once a table is
};

}  // namespace needle::space
