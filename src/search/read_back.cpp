#include "search/read_back.h"

#include "base/double_key.h"

namespace needle::search {

using space::Form;
using space::NumberKind;

namespace {

// A number that nobody has chosen: a hole where it does not matter, otherwise as the solver's model has it.
void read_open(const solve::Solver& solver, machine::Word word, const space::Space& space, space::Value& out) {
  const solve::Term term = machine::Narrowing::term_of(word);
  const std::optional<solve::Int> value = solver.mentioned(term) ? solver.value(term) : std::nullopt;
  if (!value) return;
  out.hole = false;
  if (space.number == NumberKind::Double || space.number == NumberKind::Float)
    out.number.real = DoubleKeys::value(static_cast<int64_t>(*value));
  else if (space.unbounded)
    out.number = space::make_whole(machine::big_integer(*value), false);
  else
    out.number.integer = static_cast<int64_t>(*value);
}

// Of a Ratio that was asked for: nothing may depend on its numerator all the same.
void read_ratio(machine::Word ratio, const solve::Solver* solver, space::Value& out) {
  const machine::Word numerator = machine::field(ratio, 0);
  const bool open = machine::is_symbol(numerator);
  const std::optional<solve::Int> value = open ? solver->value(machine::Narrowing::term_of(numerator)) : std::nullopt;
  if (value)
    out.number = space::make_whole(machine::big_integer(*value), false);
  else if (!open)
    out.number = space::make_whole(mpz_class(machine::show_integer(numerator)), false);
  out.number.denominator = machine::to_int64(machine::field(ratio, 1));
}

// The plainest values first; numbers near 0 need no wish.
std::vector<solve::Int> wishes_for(const space::Space& space) {
  constexpr uint64_t kLettersAndDigits = 26 + 26 + 10 + 1;
  std::vector<solve::Int> out;
  if (space.number != NumberKind::Char) return out;
  for (uint64_t i = 0; i < kLettersAndDigits; ++i) out.push_back(*space::whole_at(space, i));
  return out;
}

}  // namespace

solve::Solver::Wish wish_for(const space::Space& space, solve::Term term, const solve::Solver& solver) {
  if (space.number == NumberKind::Double) return {term, {}, solve::Sort::Double};
  if (space.number == NumberKind::Float) return {solver.narrowed(term).value_or(term), {}, solve::Sort::Float};
  return {term, wishes_for(space), solve::Sort::Whole};
}

space::Value read_back(const machine::Narrowing& narrowing, const space::Spaces& spaces, machine::Word word,
                       space::SpaceId id, const solve::Solver* solver) {
  space::Value out;
  out.space = id;
  const space::Space& space = spaces[spaces.representation(id)];
  if (space.form == Form::Image) {
    out.fields.push_back(read_back(narrowing, spaces, word, space.inner, solver));
    out.hole = out.fields[0].hole;
    return out;
  }
  if (space.form == Form::Fixed) {
    out.hole = false;
    return out;
  }
  word = narrowing.look(word);
  if (machine::Narrowing::is_unknown(word)) return out;
  if (machine::is_symbol(word)) {
    read_open(*solver, word, space, out);
    return out;
  }
  out.hole = false;
  if (space.form == Form::Number) {
    if (space.number == NumberKind::Double || space.number == NumberKind::Float) {
      out.number.real = machine::to_double(word);
    } else if (space.number == NumberKind::Ratio) {
      read_ratio(word, solver, out);
    } else if (space.unbounded) {
      out.number = space::make_whole(mpz_class(machine::show_integer(word)), false);
    } else {
      out.number.integer = machine::to_int64(word);
    }
    return out;
  }
  const space::Alternative& chosen = space.alternatives[machine::constructor_tag(word)];
  out.con = chosen.con;
  const uint32_t count = static_cast<uint32_t>(chosen.fields.size());
  uint32_t source = count;
  for (uint32_t i = 0; i < count; ++i) {
    const bool image = spaces[spaces.representation(chosen.fields[i])].form == Form::Image;
    out.fields.push_back(
        read_back(narrowing, spaces, machine::field(word, image ? source++ : i), chosen.fields[i], solver));
  }
  return out;
}

void each_open(const machine::Narrowing& narrowing, const space::Spaces& spaces, machine::Word word, space::SpaceId id,
               const std::function<void(const space::Space&, solve::Term)>& see) {
  const space::Space& space = spaces[spaces.representation(id)];
  if (space.form == Form::Image) return each_open(narrowing, spaces, word, space.inner, see);
  if (space.form == Form::Fixed) return;
  word = narrowing.look(word);
  if (machine::Narrowing::is_unknown(word)) return;
  if (space.form == Form::Number) {
    if (space.number == NumberKind::Ratio) word = machine::field(word, 0);
    if (machine::is_symbol(word)) see(space, machine::Narrowing::term_of(word));
    return;
  }
  const space::Alternative& chosen = space.alternatives[machine::constructor_tag(word)];
  uint32_t source = static_cast<uint32_t>(chosen.fields.size());
  for (uint32_t i = 0; i < chosen.fields.size(); ++i) {
    const bool image = spaces[spaces.representation(chosen.fields[i])].form == Form::Image;
    each_open(narrowing, spaces, machine::field(word, image ? source++ : i), chosen.fields[i], see);
  }
}

}  // namespace needle::search
