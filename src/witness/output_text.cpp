#include "witness/output_text.h"

#include <fmt/format.h>

#include <stdexcept>

#include "core/spine.h"
#include "witness/reader.h"

namespace needle::witness {

namespace reference = core::reference;
using reference::Handle;
using reference::OutcomeKind;
using reference::Shape;
using reference::ShapeKind;
using space::Form;

static space::SpaceId element_of(const space::Space& list) {
  for (const space::Alternative& a : list.alternatives)
    if (a.fields.size() == 2) return a.fields[0];
  throw std::logic_error("a list without (:)");
}

// Nothing when it has a value; otherwise what stands there instead.
std::optional<std::string> OutputText::evaluate(Handle handle, int precedence) {
  if (stopped_ || parts_ == 0) return "..";
  --parts_;
  const reference::Outcome outcome = evaluator_.force(handle);
  switch (outcome.kind) {
    case OutcomeKind::Done:
      return std::nullopt;
    case OutcomeKind::OutOfSteps:
    case OutcomeKind::OutOfMemory:
    case OutcomeKind::Stopped:
      stopped_ = true;
      return "..";
    default:
      return in_parens(precedence > 0, "error: " + describe_(outcome));
  }
}

std::string OutputText::value(Handle handle, space::SpaceId id, int precedence) {
  const space::Space& space = spaces_[id];
  if (space.form == Form::Newtype)
    return printer_.constructor(space.wrapper, precedence, 1,
                                [&](size_t, int p) { return value(handle, space.inner, p); });
  const core::TyCon* con = core::head_of(space.type);
  if (space.form == Form::Data && con && con->name.text() == "[]") return list(handle, space, precedence);
  if (const std::optional<std::string> instead = evaluate(handle, precedence)) return *instead;
  const Shape shape = evaluator_.shape(handle);
  if (shape.kind == ShapeKind::Function) return "<function>";
  if (space.form == Form::Number) return printer_.value(Reader(evaluator_, spaces_).read(handle, id), precedence);
  if (space.form == Form::Data && shape.kind == ShapeKind::Con) return constructor(shape, space, precedence);
  if (shape.kind != ShapeKind::Con) return "_";
  return printer_.constructor(shape.con, precedence, shape.fields.size() - shape.con->dict_fields,
                              [](size_t, int) { return "_"; });
}

std::string OutputText::constructor(const Shape& shape, const space::Space& space, int precedence) {
  const space::Alternative& a = space.alternatives[shape.con->tag];
  // What a constructor hides may have any type.
  auto field = [&](size_t i, int p) { return a.hides ? std::string("_") : value(shape.fields[i], a.fields[i], p); };
  const size_t hidden = shape.con->dict_fields, count = shape.fields.size();
  if (!space.tuple)
    return printer_.constructor(shape.con, precedence, count - hidden,
                                [&](size_t i, int p) { return field(hidden + i, p); });
  std::string out;
  for (size_t i = 0; i < count; ++i) out += (out.empty() ? "(" : ",") + field(i, 0);
  return out + ")";
}

std::string OutputText::list(Handle handle, const space::Space& space, int precedence) {
  constexpr size_t kBeginning = 10;
  const space::SpaceId element = element_of(space);
  const bool text = spaces_[element].form == Form::Number && spaces_[element].number == space::NumberKind::Char;
  std::vector<std::string> elements;
  std::vector<int64_t> chars;
  std::optional<std::string> instead;
  while (!(instead = evaluate(handle, 6))) {
    const Shape cell = evaluator_.shape(handle);
    if (cell.fields.size() != 2) break;
    elements.push_back(value(cell.fields[0], element));
    const Shape first = evaluator_.shape(cell.fields[0]);
    if (text && first.kind == ShapeKind::Int) chars.push_back(first.integer);
    handle = cell.fields[1];
  }
  if (!instead && text && chars.size() == elements.size()) return show_string(chars);
  if (!instead) return fmt::format("[{}]", fmt::join(elements, ","));
  if (elements.empty()) return *instead;
  if (instead == ".." && elements.size() > kBeginning) elements.resize(kBeginning);
  return in_parens(precedence > 5, fmt::format("{} : {}", fmt::join(elements, " : "), *instead));
}

}  // namespace needle::witness
