#include <gmpxx.h>

#include "backward/lookup.h"
#include "core/arithmetic.h"

namespace needle::backward {

using namespace core;
using solve::Int;

namespace {

constexpr Int kLeastInt = INT64_MIN, kLargestInt = INT64_MAX;

// An unknown that becomes what it is compared with: here both are numbers of the formula.
bool meets(Prim prim) {
  return prim == Prim::Meet || prim == Prim::MeetInteger;
}

bool is_on_int(Prim prim) {
  return prim_info(prim).result == PrimResult::Int;
}

}  // namespace

View Lookup::primitive(const PrimExpr& e, const Frame* frame) {
  const PrimInfo& info = prim_info(e.prim);
  if (is_identity(e.prim)) return value(e.args[0], frame);
  if (e.prim == Prim::Raise) return bottom();
  std::vector<View> operands;
  Literal demand = kTrue;
  for (size_t i = 0; i < e.args.size(); ++i) {
    if (!evaluates(info.modes[i]) && !meets(e.prim)) return opaque();
    operands.push_back(value(e.args[i], frame));
    demand = both(demand, operands.back().demand);
    if (demand.is_false()) return bottom();
  }
  return operation(e.prim, operands, demand);
}

// Which constructor it is, as a number.
View Lookup::tag_of(const View& operand) {
  if (const Source* only = operand.only(); only && only->con)
    return number(formula_.constant(only->con->tag), operand.demand);
  Node* node = collecting();
  const Literal demand = formula_.fresh();
  formula_.imply({demand}, {operand.demand});
  give_number(node);
  each_source(operand.node, [this, node, demand](const Source* s, Literal l) {
    if (!s->con) return formula_.imply({demand, l}, {});
    const auto same = formula_.compare(Relation::Equal, *node->number, formula_.constant(s->con->tag));
    formula_.imply({demand, l}, {same.value_or(undecided_)});
  });
  finish(node, operand.node->closed);
  return {demand, node};
}

View Lookup::operation(Prim prim, const std::vector<View>& operands, Literal demand) {
  if (prim == Prim::ConTag) return tag_of(operands[0]);
  std::vector<Term> terms;
  for (const View& v : operands) {
    const std::optional<Term> term = number_of(v);
    if (!term) return options_.typed ? opaque() : bottom();
    terms.push_back(*term);
    demand = both(demand, v.node->is_number);
  }
  const PrimInfo& info = prim_info(prim);
  const bool shows = prim == Prim::IntShow || prim == Prim::IntegerShow;
  if (shows) {
    const std::optional<Int> known = formula_.constant_of(terms[0]);
    if (!known) return {both(demand, undecided_), top().node};
    const std::string digits = solve::show(*known);
    const View out = text(texts_.emplace_back(digits.begin(), digits.end()));
    return {both(demand, out.demand), out.node};
  }
  if (const std::optional<Relation> relation = meets(prim) ? Relation::Equal : relation_of(prim)) {
    const std::optional<Literal> holds = formula_.compare(*relation, terms[0], terms[1]);
    return holds ? truth(*holds, demand) : opaque();
  }
  if (info.result != PrimResult::Int && info.result != PrimResult::Integer) return opaque();
  const std::optional<Term> result = arithmetic(prim, terms[0], terms.size() > 1 ? terms[1] : terms[0], demand);
  if (!result) return opaque();
  return number(*result, demand);
}

std::optional<Term> Lookup::negated(Term a) {
  return formula_.subtract(formula_.constant(0), a);
}

// yes where the condition holds, otherwise no.
std::optional<Term> Lookup::either(Literal condition, std::optional<Term> yes, std::optional<Term> no) {
  if (!yes || !no) return std::nullopt;
  if (condition.is_true()) return yes;
  if (condition.is_false()) return no;
  const Term out = formula_.variable();
  const auto first = formula_.compare(Relation::Equal, out, *yes), second = formula_.compare(Relation::Equal, out, *no);
  if (!first || !second) return std::nullopt;
  formula_.imply({condition}, {*first});
  formula_.imply({}, std::vector<Literal>{condition, *second});
  return out;
}

// Towards minus infinity; the divisor may be negative.
std::optional<Term> Lookup::rounded_down(bool remainder, Term a, Term b) {
  const std::optional<Literal> positive = formula_.compare(Relation::Greater, b, formula_.constant(0));
  if (!positive) return std::nullopt;
  auto by = [&](Term x, Term y) { return remainder ? formula_.modulo(x, y) : formula_.divide(x, y); };
  if (positive->is_true()) return by(a, b);
  // a / b = -a / -b, and the remainder has the sign of the divisor.
  const std::optional<Term> minus_a = negated(a), minus_b = negated(b);
  if (!minus_a || !minus_b) return std::nullopt;
  std::optional<Term> other = by(*minus_a, *minus_b);
  if (other && remainder) other = negated(*other);
  return either(*positive, positive->is_false() ? other : by(a, b), other);
}

std::optional<Term> Lookup::truncated(bool remainder, Term a, Term b) {
  const std::optional<Literal> negative = formula_.compare(Relation::Less, a, formula_.constant(0));
  const std::optional<Term> minus_a = negated(a);
  const std::optional<Literal> positive = formula_.compare(Relation::Greater, b, formula_.constant(0));
  const std::optional<Term> minus_b = negated(b);
  if (!negative || !minus_a || !positive || !minus_b) return std::nullopt;
  const std::optional<Term> size_a = either(*negative, minus_a, a), size_b = either(*positive, b, minus_b);
  if (!size_a || !size_b) return std::nullopt;
  const std::optional<Term> size = remainder ? formula_.modulo(*size_a, *size_b) : formula_.divide(*size_a, *size_b);
  if (!size) return std::nullopt;
  const std::optional<Term> minus = negated(*size);
  if (remainder) return either(*negative, minus, size);
  const std::optional<Term> plus = either(*positive, size, minus), opposite = either(*positive, minus, size);
  return either(*negative, opposite, plus);
}

// An Int: what does not fit is left out, or computed modulo 2^64.
std::optional<Term> Lookup::fitted(Term exact, Literal& demand) {
  if (const std::optional<Int> known = formula_.constant_of(exact))
    return formula_.constant(static_cast<int64_t>(static_cast<uint64_t>(*known)));
  if (options_.wraps) {
    const Term out = formula_.variable(kLeastInt, kLargestInt), times = formula_.variable();
    const std::optional<Term> part = formula_.multiply(formula_.constant(Int{1} << 64), times);
    const std::optional<Term> sum = part ? formula_.add(out, *part) : std::nullopt;
    const std::optional<Literal> same = sum ? formula_.compare(Relation::Equal, *sum, exact) : std::nullopt;
    if (!same) return std::nullopt;
    formula_.imply({}, {*same});
    return out;
  }
  const auto [known, is_new] = fits_.try_emplace(exact.index, kTrue);
  if (is_new) {
    const auto low = formula_.compare(Relation::GreaterEqual, exact, formula_.constant(kLeastInt));
    const auto high = formula_.compare(Relation::LessEqual, exact, formula_.constant(kLargestInt));
    if (!low || !high) return std::nullopt;
    known->second = both(*low, *high);
  }
  demand = both(demand, known->second);
  return exact;
}

std::optional<Term> Lookup::arithmetic(Prim prim, Term a, Term b, Literal& demand) {
  std::optional<Term> out;
  const Term zero = formula_.constant(0);
  auto needs_divisor = [&] {
    const std::optional<Literal> other = formula_.compare(Relation::NotEqual, b, zero);
    demand = both(demand, other.value_or(kFalse));
  };
  switch (prim) {
    case Prim::IntAdd:
    case Prim::IntegerAdd:
      out = formula_.add(a, b);
      break;
    case Prim::IntSub:
    case Prim::IntegerSub:
      out = formula_.subtract(a, b);
      break;
    case Prim::IntMul:
    case Prim::IntegerMul:
      out = formula_.multiply(a, b);
      break;
    case Prim::IntNegate:
    case Prim::IntegerNegate:
      out = negated(a);
      break;
    case Prim::IntegerAbs:
      if (const auto negative = formula_.compare(Relation::Less, a, zero)) out = either(*negative, negated(a), a);
      break;
    case Prim::IntegerSignum: {
      const auto negative = formula_.compare(Relation::Less, a, zero);
      const auto positive = formula_.compare(Relation::Greater, a, zero);
      if (negative && positive)
        out = either(*negative, formula_.constant(-1), either(*positive, formula_.constant(1), zero));
      break;
    }
    case Prim::IntQuot:
    case Prim::IntegerQuot:
    case Prim::IntRem:
    case Prim::IntegerRem:
      needs_divisor();
      out = truncated(prim == Prim::IntRem || prim == Prim::IntegerRem, a, b);
      break;
    case Prim::IntDiv:
    case Prim::IntegerDiv:
    case Prim::IntMod:
    case Prim::IntegerMod:
      needs_divisor();
      out = rounded_down(prim == Prim::IntMod || prim == Prim::IntegerMod, a, b);
      break;
    case Prim::IntToInteger:
    case Prim::SameInteger:
      return a;
    case Prim::IntegerToInt:
      out = a;
      break;
    default:
      return std::nullopt;
  }
  return out && is_on_int(prim) ? fitted(*out, demand) : out;
}

}  // namespace needle::backward
