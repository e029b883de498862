#include "search/refine.h"

#include <algorithm>

namespace needle::search {

using machine::Narrowing;
using machine::Word;
using space::Form;
using space::kInfinite;
using space::NumberKind;
using space::Space;
using space::SpaceId;

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
  const Word source = narrow_.unknown(spaces_.source(space).index, note);
  return {image(space, source), source};
}

Word Refiner::image(SpaceId id, Word source) {
  const Space& space = spaces_[spaces_.representation(id)];
  if (space.form != Form::Image) return source;
  return narrow_.apply(narrow_.global(space.convert), {image(space.inner, source)});
}

Unknown Refiner::describe(Word unknown) {
  return {unknown, SpaceId(Narrowing::user_of(unknown)), Narrowing::extra_of(unknown)};
}

std::optional<Alternative> Refiner::fit(const Unknown& unknown, uint32_t size, uint64_t from) {
  const Space& space = spaces_[unknown.space];
  partial_ = partial_ || space.partial;
  if (space.form == Form::Number) return fit_number(space, unknown, size, from);
  for (uint64_t i = from; i < space.alternatives.size(); ++i) {
    const space::Alternative& a = space.alternatives[i];
    if (a.least == kInfinite) {
      partial_ = partial_ || !a.empty;
      continue;
    }
    const uint32_t total = bound_.depth ? 0 : space::saturating_add(size - space.least, a.least);
    if (bound_.depth && a.least_depth > unknown.note) {
      hit(bound_.most + 1);
    } else if (!bound_.depth && total > bound_.most) {
      hit(total);
    } else {
      return Alternative{i, total};
    }
  }
  return std::nullopt;
}

namespace {

// Nothing when there is no such number.
std::optional<uint32_t> number_size(const Space& space, uint64_t index) {
  if (space::is_whole(space)) {
    const std::optional<int64_t> n = space::whole_at(space, index);
    return n ? std::optional(space::size_of_whole(space, *n)) : std::nullopt;
  }
  const std::optional<space::Number> n = space::number_at(space, index);
  return n ? std::optional(space::size_of(space, *n)) : std::nullopt;
}

}  // namespace

std::optional<Alternative> Refiner::fit_number(const Space& space, const Unknown& unknown, uint32_t size,
                                               uint64_t index) {
  if (space.number == NumberKind::Size) {
    return index == 0 ? std::optional(Alternative{0, size}) : std::nullopt;
  }
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

void Refiner::bind(const Unknown& unknown, const Alternative& chosen, std::span<const uint32_t> notes) {
  const Space& space = spaces_[unknown.space];
  size_ = chosen.size;
  narrow_.bind(unknown.word, space.form == Form::Number
                                 ? number_at(space, chosen.index)
                                 : constructor(space, space.alternatives[chosen.index], unknown.note, notes));
}

void Refiner::bind(const Unknown& unknown, const space::Value& value, std::span<const uint32_t> notes) {
  const Space& space = spaces_[unknown.space];
  if (space.form == Form::Number) {
    narrow_.bind(unknown.word, number(space, value.hole ? *space::number_at(space, 0) : value.number));
    return;
  }
  const auto least = [&](const space::Alternative& a) { return a.least == space.least; };
  const space::Alternative& a = value.hole ? *std::find_if(space.alternatives.begin(), space.alternatives.end(), least)
                                           : space.alternatives[value.con->tag];
  narrow_.bind(unknown.word, constructor(space, a, unknown.note, notes));
}

Word Refiner::number_at(const Space& space, uint64_t index) {
  if (space::is_whole(space)) return narrow_.integer(*space::whole_at(space, index));
  return number(space, *space::number_at(space, index));
}

Word Refiner::number(const Space& space, const space::Number& n) {
  switch (space.number) {
    case NumberKind::Double:
    case NumberKind::Float:
      return narrow_.real(n.real);
    case NumberKind::Ratio:
      return narrow_.constructor(0, {narrow_.integer(n.integer), narrow_.integer(n.denominator)});
    default:
      return n.big != 0 ? narrow_.integer(n.big) : narrow_.integer(n.integer);
  }
}

Word Refiner::constructor(const Space& space, const space::Alternative& a, uint32_t note,
                          std::span<const uint32_t> notes) {
  const uint32_t below = is_level(space, a) && note > 0 ? note - 1 : note;
  fields_.clear();
  sources_.clear();
  for (size_t i = 0; i < a.fields.size(); ++i) {
    const Fresh field = fresh(a.fields[i], notes.empty() ? below : notes[i]);
    fields_.push_back(field.word);
    if (field.source != field.word) sources_.push_back(field.source);
  }
  fields_.insert(fields_.end(), sources_.begin(), sources_.end());
  const Word word = narrow_.constructor(a.con->tag, fields_);
  if (a.strict) {
    for (size_t i = a.fields.size(); i-- > 0;) {
      if (!a.con->strict_fields[i]) continue;
      obligations_.push_back({narrow_.kept().size(), obligation_});
      obligation_ = static_cast<uint32_t>(obligations_.size());
      narrow_.kept().push_back(fields_[i]);
    }
  }
  return word;
}

std::optional<Unknown> Refiner::obligation() {
  while (obligation_ != 0) {
    const Obligation& next = obligations_[obligation_ - 1];
    obligation_ = next.rest;
    const Word word = narrow_.look(narrow_.kept()[next.kept]);
    if (Narrowing::is_unknown(word)) return describe(word);
  }
  return std::nullopt;
}

void Refiner::back_to(const Mark& mark) {
  size_ = mark.size;
  obligation_ = mark.obligation;
  obligations_.resize(mark.obligations);
}

}  // namespace needle::search
