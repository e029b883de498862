#include "search/refine.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "search/words.h"

namespace needle::search {

using machine::Narrowing;
using machine::Word;
using space::Form;
using space::kInfinite;
using space::NumberKind;
using space::Space;
using space::SpaceId;

Word Refiner::open_double(const Space& space) {
  opened_ = true;
  if (space.number == NumberKind::Double) return narrow_.symbol(solver_->variable(all_of(solve::Sort::Double)), true);
  const solve::Term number = solver_->variable(all_of(solve::Sort::Float));
  return narrow_.symbol(*solver_->apply(solve::Operation::FloatWiden, number, solver_->constant(0)), true);
}

Word Refiner::open_number(const Space& space, solve::Int start) {
  if (space.number == NumberKind::Double || space.number == NumberKind::Float) return open_double(space);
  solve::Range range;
  if (space.number == NumberKind::Char) {
    range = {0, 0x10FFFF, 'a'};
  } else if (space.number == NumberKind::Choice) {
    range = {0, INT64_MAX, 0};
  } else if (space.unbounded) {
    if (space.is_unsigned || space.lowest == 0) range.low = 0;
  } else if (space.is_unsigned && space.highest < 0) {
    range = {INT64_MIN, INT64_MAX, 0};  // 64 bits, as the machine holds them
  } else {
    range = {space.lowest, space.highest, 0};
  }
  if (start != 0) range.start = start;
  opened_ = true;
  return narrow_.symbol(solver_->variable(range));
}

solve::Possible Refiner::take_side(const Unknown& condition, bool side) {
  const solve::Possible possible = solver_->assume(solve::Condition(condition.number), side);
  if (possible != solve::Possible::Yes) return possible;
  constexpr uint32_t kFarfetched = 8;
  const bool answer = side == condition.holds_when;
  const bool far = condition.farfetched == (answer ? machine::Farfetched::True : machine::Farfetched::False);
  sides_ += far ? kFarfetched : 1;
  narrow_.bind(condition.word, machine::from_bool(answer));
  return possible;
}
bool Refiner::free_side(const Unknown& condition) const {
  return solver_->model_side(solve::Condition(condition.number));
}
std::optional<bool> Refiner::decided(const Unknown& condition) const {
  return solver_->decided(solve::Condition(condition.number));
}

void Refiner::add(const Met& met) {
  hit(met.next_bound);
  clipped_from_ = std::min(clipped_from_, met.clipped_from);
  partial_ |= met.partial;
  sides_hit_ |= met.sides_hit;
  opened_ |= met.opened;
  chosen_ |= met.chosen;
}

void Refiner::clip(const Menu& menu, uint64_t alternative, uint32_t size, uint64_t most) {
  const space::Alternative& a = menu.space->alternatives[alternative];
  if (!a.fits || a.floor == kInfinite) return;
  if (!bound_.depth)
    clipped_from_ = std::min(clipped_from_, size - menu.space->least + a.floor);
  else if (most > 0 || !menu.options[alternative].level)
    clipped_from_ = 0;  // how deep they are is not known
}

bool Refiner::open(SpaceId input) {
  const Space& space = spaces_[input];
  if (space.least == kInfinite) {
    partial_ = partial_ || !space.empty;
    return false;
  }
  size_ = space::saturating_add(size_, space.least);
  const uint32_t needed = bound_.depth ? space.least_depth : size_;
  if (needed > bound_.most) hit(needed);
  return needed <= bound_.most;
}

Refiner::Fresh Refiner::fresh(SpaceId space, uint32_t note) {
  if (spaces_[space].form == Form::Fixed) {
    const Word value = narrow_.global(spaces_[space].convert);
    return {value, value};
  }
  const Space& inner = spaces_[spaces_.source(space)];
  if (solver_ && space::may_stay_open(inner) && inner.number != NumberKind::Ratio) {
    const Word number = open_number(inner);
    return {image(space, number), number};
  }
  const Word source = narrow_.unknown(spaces_.source(space).index, packed(unknowns_++, note));
  return {image(space, source), source};
}

Word Refiner::image(SpaceId id, Word source) {
  const Space& space = spaces_[spaces_.representation(id)];
  if (space.form != Form::Image) return source;
  return narrow_.apply(narrow_.global(space.convert), {image(space.inner, source)});
}

Unknown Refiner::describe_condition(Word unknown) {
  const Narrowing::Side side = Narrowing::side_of(unknown);
  return {unknown, SpaceId(), 0, side.condition.index, side.holds_when, side.farfetched};
}

namespace {

// Nothing when there is no such number.
std::optional<uint32_t> number_size(const Space& space, uint64_t index) {
  if (space::is_whole(space)) {
    const std::optional<int64_t> n = space::whole_at(space, index);
    return n ? std::optional(space::size_of_whole(space, *n)) : std::nullopt;
  }
  return space::size_at(space, index);
}

}  // namespace

bool Refiner::opens_ratio(const Space& space) const {
  if (!solver_ || space.number != NumberKind::Ratio || space.key) return false;
  const Space& part = spaces_[spaces_.representation(space.alternatives[0].fields[0])];
  return part.form == Form::Number && part.number == NumberKind::Integral && (!part.is_unsigned || part.highest >= 0);
}

// The denominator is chosen, the numerator left open.
MaybeAlternative Refiner::fit_ratio(const Space& space, uint32_t size, uint64_t index) {
  const Space& part = spaces_[spaces_.representation(space.alternatives[0].fields[0])];
  if (!part.unbounded && index >= static_cast<uint64_t>(part.highest)) return std::nullopt;
  const uint32_t total = size - space.least + static_cast<uint32_t>(std::bit_width(index + 1));
  if (total <= bound_.most) return Alternative{index, total};
  hit(total);
  return std::nullopt;
}

// It has no divisor in common with the denominator: 1 is the first that the model has.
Word Refiner::open_ratio(const Space& space, uint64_t index) {
  const Space& part = spaces_[spaces_.representation(space.alternatives[0].fields[0])];
  const auto denominator = static_cast<int64_t>(index + 1);
  const Word numerator = open_number(part, denominator == 1 ? 0 : 1);
  const solve::Term term = Narrowing::term_of(numerator);
  int64_t rest = denominator;
  for (int64_t prime = 2; rest > 1; ++prime) {
    if (rest % prime != 0) continue;
    while (rest % prime == 0) rest /= prime;
    const std::optional<solve::Term> modulo = solver_->apply(solve::Operation::Modulo, term, solver_->constant(prime));
    const solve::Answer reduced = solver_->compare(solve::Relation::NotEqual, *modulo, solver_->constant(0));
    if (!reduced.decided) solver_->assume(reduced.condition, reduced.holds_when);
  }
  return narrow_.constructor(0, {numerator, narrow_.integer(denominator)});
}

MaybeAlternative Refiner::fit_number(const Space& space, const Unknown& unknown, uint32_t size, uint64_t index) {
  if (opens_ratio(space)) return fit_ratio(space, size, index);
  if (space.number == NumberKind::Size && index > static_cast<uint64_t>(space.highest - space.lowest))
    return std::nullopt;
  if (bound_.depth && space.levels) return index == 0 ? MaybeAlternative(Alternative{0, 0}) : std::nullopt;
  if (bound_.depth && index >= space::numbers_of_depth(space, unknown.note)) {
    hit(bound_.most + 1);
    return std::nullopt;
  }
  const std::optional<uint32_t> own = number_size(space, index);
  if (!own) {
    if (space.unbounded) hit(bound_.most + 1);
    return std::nullopt;
  }
  if (bound_.depth) return Alternative{index, 0};
  const uint32_t total = size - space.least + *own;
  if (total <= bound_.most) return Alternative{index, total};
  hit(total);
  return std::nullopt;
}

namespace {

constexpr uint32_t kWide = 64;  // an interval cut into more than 2^64 is a point

// Of the first numbers, as many as `before` says: each weighs half as much as one that is a size smaller.
double weigh_numbers(const Space& space, uint32_t most, double before) {
  double sum = 0, unit = 1;
  for (uint32_t size = 0; size <= std::min(most, kWide) && before > 0; ++size, unit /= 2) {
    const double count = std::min(before, space::numbers_of_size(space, size).get_d());
    sum += count * unit;
    before -= count;
  }
  return sum;
}

}  // namespace

double Refiner::weight(const Unknown& unknown, uint32_t size, uint64_t before) const {
  const Space& space = spaces_[unknown.space];
  const uint32_t room = bound_.depth ? unknown.note : bound_.most - (size - space.least);
  if (space.form == Form::Number) {
    const auto index = static_cast<double>(before);
    if (!bound_.depth) return weigh_numbers(space, room, index);
    return std::min(index, static_cast<double>(space::numbers_of_depth(space, room)));
  }
  double sum = 0;
  for (uint64_t i = 0; i < std::min<uint64_t>(before, space.alternatives.size()); ++i) {
    const space::Alternative& a = space.alternatives[i];
    const uint32_t least = bound_.depth ? a.least_depth : a.least;
    if (least <= room) sum += a.fields.empty() ? 1 : std::exp2(std::min((room - least) / 2, kWide));
  }
  return sum;
}

// What has to be made: it is no word of its own.
void Refiner::bind_made(const Menu& menu, const Unknown& unknown, uint64_t alternative,
                        std::span<const uint32_t> notes) {
  const Space& space = *menu.space;
  if (menu.is_number) return narrow_.bind(unknown.word, number_at(space, unknown, alternative));
  const machine::Blueprint* blueprint = menus_.blueprint(menu, alternative);
  if (!blueprint)
    return narrow_.bind(unknown.word, constructor(space, space.alternatives[alternative], unknown.note, notes));
  const Option& option = menu.options[alternative];
  const uint32_t below = unknown.note - (option.level && unknown.note > 0 ? 1 : 0);
  const size_t fields = blueprint->unknowns.size();
  for (size_t i = 0; i < fields; ++i) extras_[i] = packed(unknowns_++, notes.empty() ? below : notes[i]);
  if (option.to_depth && notes.empty()) extras_[0] |= kAllLevels;
  narrow_.bind(unknown.word, *blueprint, extras_.data());
}

const Space& Refiner::bind(const Unknown& unknown, const space::Value& value, std::span<const uint32_t> notes) {
  const Space& space = spaces_[unknown.space];
  if (space.form == Form::Number) {
    const space::Number n = value.hole ? *space::number_at(space, 0) : value.number;
    size_ = space::saturating_add(size_ - space.least, space::size_of(space, n));
    narrow_.bind(unknown.word, word_of(narrow_, space, n));
    return space;
  }
  const auto least = [&](const space::Alternative& a) { return a.least == space.least; };
  const space::Alternative& a = value.hole ? *std::find_if(space.alternatives.begin(), space.alternatives.end(), least)
                                           : space.alternatives[value.con->tag];
  size_ = space::saturating_add(size_ - space.least, a.least);
  narrow_.bind(unknown.word, constructor(space, a, unknown.note, notes));
  return space;
}

Word Refiner::number_at(const Space& space, const Unknown& unknown, uint64_t index) {
  if (bound_.depth && space.levels) return narrow_.integer(unknown.note);
  if (opens_ratio(space)) return open_ratio(space, index);
  if (space::is_whole(space)) return narrow_.integer(*space::whole_at(space, index));
  return word_of(narrow_, space, *space::number_at(space, index));
}

Word Refiner::constructor(const Space& space, const space::Alternative& a, uint32_t note,
                          std::span<const uint32_t> notes) {
  const uint32_t below = is_level(space, a) && note > 0 ? note - 1 : note;
  fields_.clear();
  sources_.clear();
  for (size_t i = 0; i < a.fields.size(); ++i) {
    const uint32_t levels = a.to_depth && i == 0 ? kAllLevels : below;
    const Fresh field = fresh(a.fields[i], notes.empty() ? levels : notes[i]);
    fields_.push_back(field.word);
    if (field.source != field.word) sources_.push_back(field.source);
  }
  fields_.insert(fields_.end(), sources_.begin(), sources_.end());
  return narrow_.constructor(a.con->tag, fields_);
}

}  // namespace needle::search
