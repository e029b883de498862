#include "backward/lookup.h"

namespace needle::backward {

using space::Form;
using space::NumberKind;

Unknown* Lookup::unknown(space::SpaceId space) {
  Unknown& made = unknowns_.emplace_back();
  made.space = space;
  return &made;
}

std::vector<Term> Lookup::numbers() const {
  std::vector<Term> out;
  for (const Unknown& u : unknowns_)
    if (u.space.valid() && u.view && u.view->node->number && spaces_[u.space].form == Form::Number)
      out.push_back(*u.view->node->number);
  return out;
}

View Lookup::look_at_number(const space::Space& space) {
  if (space.number == NumberKind::Char) return number(formula_.variable(0, 0x10FFFF));
  if (space.number != NumberKind::Integral) return opaque();
  if (!space.unbounded) {
    // A Word is the number with the same bits: the upper half of them is left out, and with it any proof.
    if (space.is_unsigned && space.highest < 0) return opaque();
    return number(formula_.variable(space.lowest, space.highest));
  }
  if (space.lowest == INT64_MIN) return number(formula_.variable());
  return number(formula_.variable(space.lowest));
}

View Lookup::look_at_data(Unknown& u, const space::Space& space) {
  std::vector<const space::Alternative*> all;
  for (const space::Alternative& a : space.alternatives)
    if (a.fits && !a.empty) all.push_back(&a);
  if (all.empty()) return opaque();
  std::vector<Literal> literals;
  for (size_t i = 0; i < all.size(); ++i)
    literals.push_back(all.size() == 1 ? kTrue : all.size() == 2 && i == 1 ? !literals[0] : formula_.fresh());
  if (all.size() > 2) {
    formula_.imply({}, literals);
    for (size_t i = 0; i < all.size(); ++i)
      for (size_t j = 0; j < i; ++j) formula_.imply({literals[i], literals[j]}, {});
  }
  Node* node = new_node();
  for (size_t i = 0; i < all.size(); ++i) {
    u.chosen.emplace_back(all[i]->con, literals[i]);
    std::vector<Unknown*>& fields = u.fields.emplace_back();
    for (const space::SpaceId field : all[i]->fields) fields.push_back(unknown(field));
    const Source* source = nullptr;
    if (fields.empty()) {
      source = nullary(all[i]->con);
    } else {
      Source& made = all_sources_.emplace_back();
      made.con = all[i]->con;
      for (Unknown* field : fields) made.parts.push_back({.unknown = field});
      source = &made;
    }
    node->sources.emplace_back(source, literals[i]);
  }
  return {kTrue, node};
}

View Lookup::look(Unknown& u) {
  if (u.view) return *u.view;
  const space::Space& space = spaces_[u.space];
  switch (space.form) {
    case Form::Data:
      u.view = look_at_data(u, space);
      break;
    case Form::Number:
      u.view = look_at_number(space);
      break;
    case Form::Newtype:
      u.inner = unknown(space.inner);
      u.view = look(*u.inner);
      break;
    case Form::Image: {
      u.inner = unknown(space.inner);
      Frame& own = frames_.emplace_back();  // two images of one type are two calls
      own.caller = &root_;
      const core::Expr* convert = bindings_.body(space.convert);
      u.view = convert ? call(value(convert, &root_), {{.unknown = u.inner}}, convert, 0, &own) : opaque();
      break;
    }
    case Form::Fixed: {
      const core::Expr* fixed = bindings_.body(space.convert);
      u.view = fixed ? value(fixed, &root_) : opaque();
      break;
    }
    case Form::Unsupported:
    case Form::Clipped:
      u.view = opaque();
  }
  return *u.view;
}

}  // namespace needle::backward
