#include "witness/as_core.h"

namespace needle::witness {

using space::Form;
using space::NumberKind;

const core::Expr* AsCore::expression(const space::Value& v) {
  const space::Space& space = spaces_[spaces_.representation(v.space)];
  if (v.hole) return build_.global(unknown_);
  if (space.form == Form::Number) return number(space, v.number);
  if (space.form == Form::Fixed) return build_.global(space.convert);
  if (space.form == Form::Image) return build_.app(build_.global(space.convert), {expression(v.fields[0])});
  std::vector<const core::Expr*> fields;
  for (const space::Value& f : v.fields) fields.push_back(expression(f));
  return build_.con(v.con, fields);
}

const core::Expr* AsCore::large(const mpz_class& n) {
  return build_.lit({.kind = core::LitKind::Integer, .value = 0, .real = 0, .text = intern(n.get_str())});
}

const core::Expr* AsCore::number(const space::Space& space, const space::Number& n) {
  switch (space.number) {
    case NumberKind::Char:
      return build_.char_lit(n.integer);
    case NumberKind::Double:
    case NumberKind::Float:
      return build_.lit({.kind = core::LitKind::Double, .value = 0, .real = n.real, .text = {}});
    case NumberKind::Ratio: {
      const core::Type* ratio = space.type;
      const core::DataCon* con = ratio->left->con->constructors[0];
      const bool small = ratio->right->kind == core::TypeKind::Con && ratio->right->con->name.text() != "Integer";
      return build_.con(con, {n.big != 0 ? large(n.big) : integer(n.integer, !small), integer(n.denominator, !small)});
    }
    case NumberKind::Choice:
    case NumberKind::Size:
      return integer(n.integer, false);
    case NumberKind::Integral:
      if (n.big != 0) return large(n.big);
      return integer(n.integer, space.unbounded);
  }
  return nullptr;
}

const core::Expr* AsCore::integer(int64_t value, bool big) {
  return build_.lit({.kind = big ? core::LitKind::Integer : core::LitKind::Int, .value = value, .real = 0, .text = {}});
}

}  // namespace needle::witness
