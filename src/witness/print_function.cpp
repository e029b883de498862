// A case table as a lambda: what the table looks at becomes a case, what was not asked for the default branch.
//
//   Case (Const True) (Const (Case ..))     \x -> case x of { Nothing -> True; Just y -> case y of .. }
//   Entry 3 True (Const False)              \x -> case x of { 3 -> True; _ -> False }
//   Const 0                                 \_ -> 0
//   Probe 1 (Entry 3 ..)                    \f -> case f 1 of { 3 -> .. }
//   Opened (Case ..)                        \x -> case unpack x of { [] -> .. }
//
// The text can be pasted, so there are no holes in it: results that were not needed are the least ones.
#include <fmt/format.h>

#include <cmath>

#include "witness/printer.h"

namespace needle::witness {

using space::Look;
using space::Value;

std::string Printer::function(const space::Space& space, const Value& table, int precedence) {
  const size_t outer = names_;
  const std::string name = fresh(space.argument);
  std::string body = result(table, {{space.argument, name}});
  names_ = outer;
  const std::string parameter = used_.erase(name) ? name : "_";
  body = body.starts_with('\\') ? " " + body.substr(1) : " -> " + body;
  return in_parens(precedence > 0, "\\" + parameter + body);
}

// `left` are the subjects that tables around this value look at; of those it is the result.
std::string Printer::result(const Value& v, Subjects left) {
  if (left.empty()) return value(space::filled(spaces_, v), 0);
  if (v.hole) return result(space::least_value(spaces_, v.space), std::move(left));
  const Subject subject = left.back();
  left.pop_back();
  if (v.con->tag == 0) return result(v.fields[0], std::move(left));
  used_.insert(subject.text.substr(0, subject.text.find(' ')));
  switch (spaces_[v.space].table->look) {
    case Look::Constructors:
      return cases(v, subject, left);
    case Look::Number:
      return entries(v, subject, left);
    case Look::Application:
      return probe(v, subject, std::move(left));
    case Look::Opened:
      left.push_back(opened(subject));
      return result(v.fields[0], std::move(left));
    case Look::Never:
      break;
  }
  return "";
}

std::string Printer::cases(const Value& v, const Subject& subject, const Subjects& left) {
  const auto& alternatives = spaces_[spaces_[v.space].table->argument].alternatives;
  std::string branches, fallback;
  for (size_t i = 0; i < alternatives.size(); ++i) {
    const space::Alternative& a = alternatives[i];
    const bool needed = !v.fields[i].hole;
    if (!a.fits || (!needed && !fallback.empty())) continue;
    const size_t outer = names_;
    Subjects names(a.con->arity - a.con->dict_fields), inside = left;
    const std::vector<uint32_t> fields = looked_at(spaces_, a);
    for (uint32_t f : fields) names[f - a.con->dict_fields] = {a.fields[f], fresh(a.fields[f])};
    if (a.con->name.text() == ":") names[1].text = names[0].text + "s";
    for (auto f = fields.rbegin(); f != fields.rend(); ++f) inside.push_back(names[*f - a.con->dict_fields]);
    std::string body = result(v.fields[i], std::move(inside));
    names_ = outer;
    if (needed) {
      branches += fmt::format("{} -> {}; ", constructor_pattern(subject.space, a, names), body);
    } else {
      fallback = std::move(body);
    }
  }
  const bool ratio = is_ratio(spaces_[v.space].table->argument);
  if (branches.empty()) return fmt::format("{} `seq` {}", subject.text, fallback);  // looked at, then nothing
  if (!fallback.empty()) branches += "_ -> " + fallback + "; ";
  branches.resize(branches.size() - 2);
  return fmt::format("case {} of {{ {} }}", ratio ? parts_of_ratio(subject.text) : subject.text, branches);
}

// No program may match on the constructor of Ratio.
bool Printer::is_ratio(space::SpaceId id) const {
  const auto& alternatives = spaces_[id].alternatives;
  return alternatives.size() == 1 && alternatives[0].con->name.text() == ":%";
}

std::string Printer::parts_of_ratio(const std::string& subject) {
  const auto of = [&](const char* name) { return qualified_ ? qualified_->of("Data.Ratio", name) : name; };
  return fmt::format("({} ({}), {} ({}))", of("numerator"), subject, of("denominator"), subject);
}

std::string Printer::entries(const Value& v, const Subject& subject, const Subjects& left) {
  std::string branches;
  const Value* rest = &v;
  for (; !rest->hole && rest->con->tag == 1; rest = &rest->fields[2])
    branches += key_pattern(subject.space, rest->fields[0]) + " -> " + result(rest->fields[1], left) + "; ";
  const std::string fallback =
      rest->hole ? result(space::least_value(spaces_, v.space).fields[0], left) : result(rest->fields[0], left);
  return fmt::format("case {} of {{ {}_ -> {} }}", subject.text, branches, fallback);
}

std::string Printer::probe(const Value& v, const Subject& subject, Subjects left) {
  const space::Space& function = spaces_[spaces_.representation(subject.space)];
  const Value at = space::filled(spaces_, v.fields[0]);
  left.push_back(subject);
  left.push_back({function.result, subject.text + " " + value(at, kApplication + 1)});
  return result(v.fields[1], std::move(left));
}

Printer::Subject Printer::opened(const Subject& subject) {
  const space::Space& image = spaces_[spaces_.representation(subject.space)];
  const bool simple = subject.text.find(' ') == subject.text.npos;
  const std::string by = qualified_ ? qualified_->of(image.opened_in, image.opened_by) : image.opened_by;
  return {image.inner, by + " " + in_parens(!simple, subject.text)};
}

std::string Printer::constructor_pattern(space::SpaceId id, const space::Alternative& a, const Subjects& names) {
  return pattern(id, kApplication, [&](const space::Space& space, int precedence) {
    auto name = [&](size_t i) {
      const std::string text = names[i].text;
      return used_.erase(text) ? text : "_";
    };
    if (!space.tuple && a.con->name.text() != ":%")
      return constructor(a.con, precedence, names.size(), [&](size_t i, int) { return name(i); });
    std::string out;
    for (size_t i = 0; i < names.size(); ++i) out += (i ? ", " : "(") + name(i);
    return out + ")";
  });
}

// Not every number can be written as a pattern.
std::string Printer::key_pattern(space::SpaceId id, const Value& key) {
  const space::Number n = space::filled(spaces_, key).number;
  const bool ratio = spaces_[spaces_.representation(id)].number == space::NumberKind::Ratio;
  if (std::isfinite(n.real) && !ratio)
    return pattern(id, 0, [&](const space::Space& space, int precedence) { return number(space, n, precedence); });
  if (ratio)
    return pattern(id, 0, [](const space::Space&, int) { return "n"; }) +
           " | n == " + number(spaces_[spaces_.representation(id)], n, 5);
  const std::string test = std::isnan(n.real) ? "isNaN n" : n.real > 0 ? "n == 1/0" : "n == -1/0";
  return pattern(id, 0, [](const space::Space&, int) { return "n"; }) + " | " + test;
}

// Newtypes around what `inside` says. A type with a generator of its own is looked at by its constructors.
std::string Printer::pattern(space::SpaceId id, int precedence, const Inside& inside) {
  const space::Space& space = spaces_[id];
  if (space.generated) return pattern(space.constructed, precedence, inside);
  if (space.form != space::Form::Newtype) return inside(space, precedence);
  return constructor(space.wrapper, precedence, 1, [&](size_t, int p) { return pattern(space.inner, p, inside); });
}

std::string Printer::fresh(space::SpaceId space) {
  const std::string_view letters = spaces_[spaces_.representation(space)].argument.valid() ? "fgh" : "xyzuvw";
  const size_t n = names_++;
  const std::string letter(1, letters[n % letters.size()]);
  return n < letters.size() ? letter : letter + std::to_string(n / letters.size());
}

}  // namespace needle::witness
