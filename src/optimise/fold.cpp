#include "optimise/fold.h"

#include <gmpxx.h>

#include "base/show_number.h"

namespace needle::optimise {
namespace {

const Literal* literal(const Expr* e, LitKind a, LitKind b) {
  if (e->kind != ExprKind::Lit) return nullptr;
  const Literal& l = as<LitExpr>(e).literal;
  return l.kind == a || l.kind == b ? &l : nullptr;
}

mpz_class integer_of(const Literal& l) {
  return l.text.text().empty() ? integer_from_int(l.value) : mpz_class(std::string(l.text.text()));
}

Literal integer_literal(const mpz_class& x) {
  if (integer_fits_int(x)) return {LitKind::Integer, integer_low_bits(x), 0, {}};
  return {LitKind::Integer, 0, 0, intern(x.get_str())};
}

class Fold {
 public:
  Fold(Builder& build, Prim prim, const std::vector<const Expr*>& args) : build_(build), prim_(prim), args_(args) {}

  const Expr* run() {
    if (prim_ == Prim::ConTag && args_[0]->kind == ExprKind::Con) return build_.int_lit(as<ConExpr>(args_[0]).con->tag);
    if (args_.empty() || args_.size() > 2) return nullptr;
    if (const Expr* e = on_ints()) return e;
    if (const Expr* e = on_integers()) return e;
    // The machine subtracts in one instruction.
    if (prim_ == Prim::IntNegate) return build_.prim(Prim::IntSub, {number(0), args_[0]});
    return on_doubles();
  }

 private:
  const Expr* truth(bool b) {
    const auto& known = build_.program().known;
    const DataCon* c = b ? known.true_con : known.false_con;
    return c ? build_.con(c, {}) : nullptr;
  }
  const Expr* number(uint64_t x) { return build_.int_lit(static_cast<int64_t>(x)); }
  const Expr* integer(const mpz_class& x) { return build_.lit(integer_literal(x)); }
  const Expr* real(double x) { return build_.lit({LitKind::Double, 0, x, {}}); }

  const Expr* on_ints() {
    const Literal* l = literal(args_[0], LitKind::Int, LitKind::Char);
    const Literal* r = args_.size() == 2 ? literal(args_[1], LitKind::Int, LitKind::Char) : l;
    if (!l || !r) return nullptr;
    int64_t a = l->value, b = r->value;
    auto ua = static_cast<uint64_t>(a), ub = static_cast<uint64_t>(b);
    bool divides = b != 0 && b != -1;
    switch (prim_) {
      case Prim::IntAdd:
        return number(ua + ub);
      case Prim::IntSub:
        return number(ua - ub);
      case Prim::IntMul:
        return number(ua * ub);
      case Prim::IntNegate:
        return number(-ua);
      case Prim::IntQuot:
        return divides ? number(static_cast<uint64_t>(a / b)) : nullptr;
      case Prim::IntRem:
        return divides ? number(static_cast<uint64_t>(a % b)) : nullptr;
      case Prim::IntEq:
        return truth(a == b);
      case Prim::IntNe:
        return truth(a != b);
      case Prim::IntLt:
        return truth(a < b);
      case Prim::IntLe:
        return truth(a <= b);
      case Prim::IntGt:
        return truth(a > b);
      case Prim::IntGe:
        return truth(a >= b);
      case Prim::IntAnd:
        return number(ua & ub);
      case Prim::IntOr:
        return number(ua | ub);
      case Prim::IntXor:
        return number(ua ^ ub);
      case Prim::IntComplement:
        return number(~ua);
      case Prim::IntShiftL:
        return number(ua << (ub & 63));
      case Prim::IntShiftR:
        return number(static_cast<uint64_t>(a >> (b & 63)));
      case Prim::IntShiftRL:
        return number(ua >> (ub & 63));
      case Prim::WordLt:
        return truth(ua < ub);
      case Prim::WordLe:
        return truth(ua <= ub);
      case Prim::WordGt:
        return truth(ua > ub);
      case Prim::WordGe:
        return truth(ua >= ub);
      case Prim::IntToInteger:
        return integer(integer_from_int(a));
      case Prim::WordToInteger:
        return integer(integer_from_word(ua));
      case Prim::IntToDouble:
        return real(static_cast<double>(a));
      default:
        return nullptr;
    }
  }

  const Expr* on_integers() {
    const Literal* l = literal(args_[0], LitKind::Integer, LitKind::Integer);
    const Literal* r = args_.size() == 2 ? literal(args_[1], LitKind::Integer, LitKind::Integer) : l;
    if (!l || !r) return nullptr;
    mpz_class a = integer_of(*l), b = integer_of(*r);
    switch (prim_) {
      case Prim::IntegerToInt:
        return number(static_cast<uint64_t>(integer_low_bits(a)));
      case Prim::IntegerToDouble:
        return real(encode_double(a, 0));
      case Prim::IntegerAdd:
        return integer(a + b);
      case Prim::IntegerSub:
        return integer(a - b);
      case Prim::IntegerNegate:
        return integer(-a);
      case Prim::IntegerEq:
        return truth(a == b);
      case Prim::IntegerNe:
        return truth(a != b);
      case Prim::IntegerLt:
        return truth(a < b);
      case Prim::IntegerLe:
        return truth(a <= b);
      case Prim::IntegerGt:
        return truth(a > b);
      case Prim::IntegerGe:
        return truth(a >= b);
      default:
        return nullptr;
    }
  }

  const Expr* on_doubles() {
    const Literal* l = literal(args_[0], LitKind::Double, LitKind::Double);
    const Literal* r = args_.size() == 2 ? literal(args_[1], LitKind::Double, LitKind::Double) : l;
    if (!l || !r) return nullptr;
    double a = l->real, b = r->real;
    switch (prim_) {
      case Prim::DoubleAdd:
        return real(a + b);
      case Prim::DoubleSub:
        return real(a - b);
      case Prim::DoubleMul:
        return real(a * b);
      case Prim::DoubleDiv:
        return real(a / b);
      case Prim::DoubleNegate:
        return real(-a);
      case Prim::DoubleRoundFloat:
        return real(static_cast<float>(a));
      default:
        return nullptr;
    }
  }

  Builder& build_;
  Prim prim_;
  const std::vector<const Expr*>& args_;
};

}  // namespace

const Expr* fold(Builder& build, Prim prim, const std::vector<const Expr*>& args) {
  return Fold(build, prim, args).run();
}

}  // namespace needle::optimise
