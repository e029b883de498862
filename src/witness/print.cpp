// Values as GHC's derived Show prints them, so that they can be pasted: negative numbers and applications in
// parentheses where they are arguments, strings as strings, records with their labels, infix constructors infix.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cmath>

#include "base/show_number.h"
#include "base/unicode.h"
#include "witness/in_order.h"
#include "witness/printer.h"

namespace needle::witness {

using space::Form;
using space::NumberKind;
using space::Value;

static std::vector<const Value*> elements_of(const Value& list) {
  std::vector<const Value*> out;
  for (const Value* rest = &list; !rest->hole && rest->fields.size() == 2; rest = &rest->fields[1])
    out.push_back(&rest->fields[0]);
  return out;
}

std::string Printer::value(const Value& v, int precedence) {
  return wrapped(v, v.space, precedence);
}

// Newtypes around a value, from the outside in.
std::string Printer::wrapped(const Value& v, space::SpaceId id, int precedence) {
  if (v.hole) return "_";
  const space::Space& space = spaces_[id];
  if (space.form == Form::Number) return number(space, v.number, precedence);
  if (space.form == Form::Image) return image(space, v, precedence);
  if (space.form != Form::Newtype) return data(space, v, precedence);
  return constructor(space.wrapper, precedence, 1, [&](size_t, int p) { return wrapped(v, space.inner, p); });
}

std::string Printer::image(const space::Space& space, const Value& v, int precedence) {
  if (space.argument.valid()) return function(space, v.fields[0], precedence);
  if (qualified_ && space.generated) return "undefined";  // nobody looked: the generator made nothing
  using space::CollectedAs;
  const bool ordered = space.collected != CollectedAs::Itself && space.collected != CollectedAs::Mixed;
  auto source = [&](int p) {
    return ordered && !v.fields[0].hole ? list(v.fields[0], in_order(spaces_, space, v.fields[0]), p)
                                        : value(v.fields[0], p);
  };
  if (qualified_) {
    const std::string maker = qualified_->maker(space.type);
    if (!maker.empty()) return in_parens(precedence > kApplication, maker + source(kApplication + 1));
  }
  if (space.shown.empty()) return source(precedence);
  return in_parens(precedence > kApplication, space.shown + " " + source(kApplication + 1));
}

std::string Printer::number(const space::Space& space, const space::Number& n, int precedence) {
  switch (space.number) {
    case NumberKind::Choice:
    case NumberKind::Size:
    case NumberKind::Integral: {
      const mpz_class whole = n.whole(space.is_unsigned);
      return in_parens(whole < 0 && precedence > 6, whole.get_str());
    }
    case NumberKind::Char:
      return "'" + show_char(n.integer, '\'') + "'";
    case NumberKind::Double:
    case NumberKind::Float:
      return real(n.real, space.number == NumberKind::Float ? show_float(n.real) : show_double(n.real), precedence);
    case NumberKind::Ratio:
      return in_parens(precedence > 7,
                       fmt::format("{} {} {}", in_parens(n.whole(false) < 0, n.whole(false).get_str()),
                                   qualified_ ? qualified_->of("Data.Ratio", "%") : "%", n.denominator));
  }
  return "?";
}

// There are no literals for what is no number.
std::string Printer::real(double value, const std::string& shown, int precedence) {
  constexpr int kSign = 6, kDivision = 7;
  if (std::isnan(value)) return in_parens(precedence > kDivision, "0/0");
  if (std::isinf(value)) return in_parens(precedence > (value < 0 ? kSign : kDivision), value < 0 ? "-1/0" : "1/0");
  return in_parens(std::signbit(value) && precedence > kSign, shown);
}

// Of the library's maps and sets as they are built: Bin size key value left right, Bin size element left right, Tip.
static bool is_collection(const core::DataCon* con) {
  return con->module.text() == "Data.Map.Internal" || con->module.text() == "Data.Set.Internal";
}

// False: a part of it is not known.
bool Printer::collect(const Value& v, std::vector<std::string>& out) {
  if (v.hole || !v.con || !is_collection(v.con)) return false;
  if (v.fields.empty()) return true;
  const size_t last = v.fields.size() - 1;
  if (last < 3 || last > 4 || !collect(v.fields[last - 1], out)) return false;
  out.push_back(last == 3 ? value(v.fields[1], 0)
                          : fmt::format("({},{})", value(v.fields[1], 0), value(v.fields[2], 0)));
  return collect(v.fields[last], out);
}

std::string Printer::data(const space::Space& space, const Value& v, int precedence) {
  const std::string_view name = v.con->name.text();
  if (name == "[]" || name == ":") return list(v, elements_of(v), precedence);
  if (space.tuple) {
    std::string out;
    for (const Value& f : v.fields) out += (out.empty() ? "(" : ",") + value(f, 0);
    return out + ")";
  }
  if (!qualified_ && is_collection(v.con)) {
    std::vector<std::string> elements;
    if (collect(v, elements))
      return in_parens(precedence > kApplication, fmt::format("fromList [{}]", fmt::join(elements, ",")));
  }
  const size_t hidden = v.con->dict_fields;
  return constructor(v.con, precedence, v.fields.size() - hidden,
                     [&](size_t i, int p) { return value(v.fields[hidden + i], p); });
}

std::string Printer::list(const Value& v, const std::vector<const Value*>& elements, int precedence) {
  const Value* rest = &v;
  while (!rest->hole && rest->fields.size() == 2) rest = &rest->fields[1];
  if (rest->hole) {  // a : b : _
    std::string out;
    for (const Value* e : elements) out += value(*e, 6) + " : ";
    return in_parens(precedence > 5, out + "_");
  }
  bool string = !elements.empty();
  for (const Value* e : elements) {
    const space::Space& s = spaces_[e->space];
    string = string && !e->hole && s.form == Form::Number && s.number == NumberKind::Char;
  }
  if (string) {
    std::vector<int64_t> chars;
    for (const Value* e : elements) chars.push_back(e->number.integer);
    return show_string(chars);
  }
  std::string out = "[";
  for (const Value* e : elements) out += (out.size() == 1 ? "" : ",") + value(*e, 0);
  return out + "]";
}

std::string Printer::constructor(const core::DataCon* con, int precedence, size_t fields, const Field& field) {
  if (has_unboxed_literals(con)) return unboxed_literal(con, field(0, 0), precedence);
  // Calls of exported functions are printed as constructors are, and operators among them have no colon.
  const std::string_view own = con->name.text();
  constexpr std::string_view kSymbols = "!#$%&*+./<=>?@\\^|-~:";
  const bool symbolic = !own.empty() && own.find_first_not_of(kSymbols) == std::string_view::npos;
  const auto named = [&](std::string_view of) {
    return qualified_ ? qualified_->name(con->module, of) : std::string(of);
  };
  const std::string name = named(con->name.text());
  const std::string prefix = symbolic ? "(" + name + ")" : name;
  if (fields == 0) return prefix;
  if (con->field_names.size() == fields && con->field_names[0].valid()) {
    std::string out = prefix + " {";
    for (size_t i = 0; i < fields; ++i)
      out += fmt::format("{}{} = {}", i ? ", " : "", named(con->field_names[i].text()), field(i, 0));
    return in_parens(precedence > kApplication, out + "}");
  }
  if (fields == 2 && con->infix) {
    const std::string op = symbolic ? name : "`" + name + "`";
    const int p = con->fixity;
    return in_parens(precedence > p, field(0, p + 1) + " " + op + " " + field(1, p + 1));
  }
  std::string out = prefix;
  for (size_t i = 0; i < fields; ++i) out += " " + field(i, kApplication + 1);
  return in_parens(precedence > kApplication, out);
}

std::string print(const space::Spaces& spaces, const space::Value& value) {
  return Printer(spaces).value(value, 0);
}

std::string print_argument(const space::Spaces& spaces, const space::Value& value) {
  return Printer(spaces).value(value, kApplication + 1);
}

std::string print(const space::Spaces& spaces, const space::Value& value, Qualified& qualified) {
  return Printer(spaces, &qualified).value(space::filled(spaces, value), 0);
}

}  // namespace needle::witness
