#include "solve/smt_text.h"

#include <fmt/format.h>

#include "solve/integer.h"

namespace needle::solve {
namespace {

std::string number(Int value) {
  return value < 0 ? fmt::format("(- {})", show(-value)) : show(value);
}

std::string name(Variable v) {
  return fmt::format("x{}", v.index);
}

std::string term(const Terms& terms, Term t) {
  std::string out = "(+ 0";
  for (const Summand& s : terms.summands(t)) out += fmt::format(" (* {} {})", number(s.coefficient), name(s.variable));
  return out + fmt::format(" {})", number(terms.constant_part(t)));
}

std::string condition_text(const Path& path, Condition c, bool side) {
  const ConditionData& data = path.data(c);
  const std::string holds =
      fmt::format("({} {} {})", data.equality ? "=" : "<=", term(path.terms, data.form), number(data.bound));
  return side ? holds : fmt::format("(not {})", holds);
}

// Two's complement of that width, back to a number with its sign.
std::string bits_text(const char* operation, const std::string& a, const std::string& b, unsigned width) {
  const Int half = Int{1} << (width - 1);
  return fmt::format(
      "(let ((n (bv2nat ({0} ((_ int2bv {1}) {2}) ((_ int2bv {1}) {3}))))) (ite (>= n {4}) (- n {5}) n))", operation,
      width, a, b, number(half), number(2 * half));
}

// Empty: it cannot be said. A model is computed again, so that makes an answer unknown at worst.
std::string definition_text(const Path& path, const std::string& result, const Definition& definition, unsigned width) {
  const std::string a = term(path.terms, definition.a), b = term(path.terms, definition.b);
  constexpr unsigned kWidest = 120;
  const bool bits = width > 0 && width <= kWidest;
  switch (definition.operation) {
    case Operation::Multiply:
      return fmt::format("(= {} (* {} {}))", result, a, b);
    case Operation::Divide:
      return fmt::format("(and (<= (* {0} {1}) {2}) (< {2} (+ (* {0} {1}) {0})))", b, result, a);
    case Operation::Modulo:
      return fmt::format("(= {} (mod {} {}))", result, a, b);
    case Operation::And:
      return bits ? fmt::format("(= {} {})", result, bits_text("bvand", a, b, width)) : "";
    case Operation::Or:
      return bits ? fmt::format("(= {} {})", result, bits_text("bvor", a, b, width)) : "";
    case Operation::Xor:
      return bits ? fmt::format("(= {} {})", result, bits_text("bvxor", a, b, width)) : "";
    default:
      return "";  // of Doubles only the order of their keys is said
  }
}

void add_assertion(std::string& out, const std::string& what) {
  if (!what.empty()) out += fmt::format("(assert {})\n", what);
}

// Takes a number, or (- number), from the front.
std::optional<Int> take_number(std::string_view& text) {
  const bool negative = text.starts_with("(- ");
  if (negative) text.remove_prefix(3);
  const size_t end = std::min(text.find_first_not_of("0123456789"), text.size());
  const std::optional<Int> value = end == 0 ? std::nullopt : parse(std::string(text.substr(0, end)));
  text.remove_prefix(end);
  if (!value) return std::nullopt;
  return negative ? -*value : *value;
}

}  // namespace

std::string smt_question(const Path& path, const Component& component, Condition condition, bool side) {
  std::string out = "(set-option :produce-models true)\n(set-logic ALL)\n", names;
  for (const Variable v : component.variables()) {
    out += fmt::format("(declare-const {} Int)\n", name(v));
    names += " " + name(v);
  }
  for (const Variable v : component.variables()) {
    const Meaning& meaning = path.meaning(v);
    if (meaning.low) add_assertion(out, fmt::format("(>= {} {})", name(v), number(*meaning.low)));
    if (meaning.high) add_assertion(out, fmt::format("(<= {} {})", name(v), number(*meaning.high)));
    if (meaning.definition) add_assertion(out, definition_text(path, name(v), *meaning.definition, meaning.bits));
  }
  for (const Step& step : component.conditions())
    add_assertion(out, condition_text(path, Condition(step.number), step.kind == Step::Kind::True));
  add_assertion(out, condition_text(path, condition, side));
  return out + fmt::format("(check-sat)\n(get-value ({}))\n", names);
}

SmtAnswer read_smt_answer(std::string_view text) {
  SmtAnswer out;
  const std::string_view first = text.substr(0, text.find('\n'));
  if (first == "unsat") out.possible = Possible::No;
  if (first != "sat") return out;
  out.possible = Possible::Yes;
  for (size_t at = text.find("(x"); at != std::string_view::npos; at = text.find("(x", at + 1)) {
    std::string_view rest = text.substr(at + 2);
    const std::optional<Int> variable = take_number(rest);
    if (!variable || *variable > UINT32_MAX || !rest.starts_with(' ')) continue;
    rest.remove_prefix(1);
    if (const std::optional<Int> value = take_number(rest)) out.values[static_cast<uint32_t>(*variable)] = *value;
  }
  return out;
}

}  // namespace needle::solve
