#include "core/reference_prims.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "base/double_key.h"
#include "base/show_number.h"
#include "base/unicode.h"
#include "core/reference.h"

namespace needle::core::reference {

Values::Values(Heap& h, const Program& program) : heap(h), known_(program.known) {
  auto constant = [&](const DataCon* con) -> Node* {
    if (!con) return nullptr;
    Node* n = heap.make(NodeKind::Con, 0);
    n->con = con;
    return n;
  };
  false_ = constant(known_.false_con);
  true_ = constant(known_.true_con);
  unit_ = constant(known_.unit);
  nil_ = constant(known_.nil);
}

void Values::mark_roots() {
  for (Node* n : {false_, true_, unit_, nil_}) heap.mark(n);
}

Node* Values::cons(Node* head, Node* tail) {
  if (!known_.cons) throw Malformed("the list type is not known");
  Node* n = heap.make(NodeKind::Con, 2);
  n->con = known_.cons;
  n->items[0] = head;
  n->items[1] = tail;
  return n;
}

Node* Values::list(const std::vector<Node*>& items) {
  Node* l = nil_;
  for (size_t i = items.size(); i-- > 0;) l = cons(items[i], l);
  return l;
}

Node* Values::string(std::string_view utf8) {
  std::vector<Node*> chars;
  while (!utf8.empty()) chars.push_back(heap.character(take_utf8(utf8)));
  return list(chars);
}

Node* Values::io_res(Node* payload) {
  if (!known_.io_res) throw Malformed("IORes is not known");
  Node* n = heap.make(NodeKind::Con, 1);
  n->con = known_.io_res;
  n->items[0] = payload;
  return n;
}

std::string Values::text_of(Node* list) const {
  std::string out;
  for (Node* n = follow(list);; n = follow(n->items[1])) {
    if (n->kind == NodeKind::Text) return out.append(Symbol(n->text.symbol).text().substr(n->text.offset));
    if (n->kind != NodeKind::Con) throw Malformed("a string that was not forced");
    if (n->count == 0) return out;
    Node* c = follow(n->items[0]);
    if (c->kind != NodeKind::Int) throw Malformed("a character that was not forced");
    append_utf8(out, c->integer);
  }
}

namespace {

int64_t int_of(Node* n) {
  if (n->kind != NodeKind::Int) throw Malformed("a primitive wanted an Int");
  return n->integer;
}
uint64_t word_of(Node* n) {
  return static_cast<uint64_t>(int_of(n));
}
double real_of(Node* n) {
  if (n->kind != NodeKind::Double) throw Malformed("a primitive wanted a Double");
  return n->real;
}
const mpz_class& big_of(Node* n) {
  if (n->kind != NodeKind::Integer) throw Malformed("a primitive wanted an Integer");
  return *n->big;
}
void require(bool condition) {
  if (!condition) throw Unfit("a primitive's precondition does not hold");
}

int64_t quotient(int64_t a, int64_t b) {
  require(b != 0);
  return b == -1 ? static_cast<int64_t>(-static_cast<uint64_t>(a)) : a / b;
}
int64_t remainder(int64_t a, int64_t b) {
  require(b != 0);
  return b == -1 ? 0 : a % b;
}
int64_t floor_div(int64_t a, int64_t b) {
  int64_t q = quotient(a, b), r = remainder(a, b);
  return r != 0 && (r < 0) != (b < 0) ? q - 1 : q;
}
int64_t floor_mod(int64_t a, int64_t b) {
  int64_t r = remainder(a, b);
  return r != 0 && (r < 0) != (b < 0) ? r + b : r;
}
int64_t sign_extend(int64_t a, int64_t bits) {
  int shift = static_cast<int>(64 - bits);
  return static_cast<int64_t>(static_cast<uint64_t>(a) << shift) >> shift;
}
uint64_t zero_extend(uint64_t a, int64_t bits) {
  int shift = static_cast<int>(64 - bits);
  return a << shift >> shift;
}
bool same_number(const Node* a, const Node* b) {
  if (a->kind != b->kind) throw Malformed("meet# of numbers of two types");
  switch (a->kind) {
    case NodeKind::Int:
      return a->integer == b->integer;
    case NodeKind::Integer:
      return *a->big == *b->big;
    case NodeKind::Double:
      return a->real == b->real || (std::isnan(a->real) && std::isnan(b->real));
    default:
      throw Malformed("meet# of something that is no number");
  }
}
int64_t truncate(double x) {
  return x >= -0x1p63 && x < 0x1p63 ? static_cast<int64_t>(x) : INT64_MIN;
}

}  // namespace

Node* Primitives::run(Prim prim, Node** args) {
  if (prim <= Prim::CharToTitle) return on_ints(prim, args);
  if (prim <= Prim::IntegerShow) return on_integers(prim, args);
  if (prim <= Prim::KeyDouble) return on_doubles(prim, args);
  if (prim <= Prim::ArrayEq) return on_cells(prim, args);
  return outside(prim, args);
}

Node* Primitives::on_ints(Prim prim, Node** args) {
  bool two = prim_info(prim).arity == 2;
  int64_t a = int_of(args[0]), b = two ? int_of(args[1]) : 0;
  auto ua = static_cast<uint64_t>(a), ub = static_cast<uint64_t>(b);
  auto number = [&](auto x) { return heap_.integer(static_cast<int64_t>(x)); };
  auto truth = [&](bool x) { return values_.boolean(x); };
  switch (prim) {
    case Prim::IntAdd:
      overflowed_ |= __builtin_add_overflow_p(a, b, int64_t{});
      return number(ua + ub);
    case Prim::IntSub:
      overflowed_ |= __builtin_sub_overflow_p(a, b, int64_t{});
      return number(ua - ub);
    case Prim::IntMul:
      overflowed_ |= __builtin_mul_overflow_p(a, b, int64_t{});
      return number(ua * ub);
    case Prim::IntNegate:
      overflowed_ |= a == INT64_MIN;
      return number(-ua);
    case Prim::IntQuot:
      return number(quotient(a, b));
    case Prim::IntRem:
      return number(remainder(a, b));
    case Prim::IntDiv:
      return number(floor_div(a, b));
    case Prim::IntMod:
      return number(floor_mod(a, b));
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
      return number(a & b);
    case Prim::IntOr:
      return number(a | b);
    case Prim::IntXor:
      return number(a ^ b);
    case Prim::IntComplement:
      return number(~a);
    case Prim::IntShiftL:
      return number(ua << (b & 63));
    case Prim::IntShiftR:
      return number(a >> (b & 63));
    case Prim::IntShiftRL:
      return number(ua >> (b & 63));
    case Prim::IntPopCount:
      return number(std::popcount(ua));
    case Prim::IntClz:
      return number(std::countl_zero(ua));
    case Prim::IntCtz:
      return number(std::countr_zero(ua));
    case Prim::IntNarrow:
      return number(sign_extend(a, b));
    case Prim::WordNarrow:
      return number(zero_extend(ua, b));
    case Prim::WordQuot:
      require(b != 0);
      return number(ua / ub);
    case Prim::WordRem:
      require(b != 0);
      return number(ua % ub);
    case Prim::WordLt:
      return truth(ua < ub);
    case Prim::WordLe:
      return truth(ua <= ub);
    case Prim::WordGt:
      return truth(ua > ub);
    case Prim::WordGe:
      return truth(ua >= ub);
    case Prim::IntShow:
      return values_.string(std::to_string(a));
    case Prim::CategoryRun:
      return number(category_run(a));
    case Prim::CharCategory:
      return number(char_category(a));
    case Prim::CharToUpper:
      return number(char_to_upper(a));
    case Prim::CharToLower:
      return number(char_to_lower(a));
    case Prim::CharToTitle:
      return number(char_to_title(a));
    default:
      throw Malformed("not a primitive on Int");
  }
}

// A product takes long when it is large; the same room as on the machine.
bool Primitives::is_too_large(size_t limbs) {
  out_of_memory_ = limbs >= kMostLimbs || limbs * sizeof(mp_limb_t) * 4 >= max_memory_;
  return out_of_memory_;
}

Node* Primitives::on_integers(Prim prim, Node** args) {
  if (prim == Prim::IntToInteger || prim == Prim::SameInteger) return heap_.big(integer_from_int(int_of(args[0])));
  if (prim == Prim::WordToInteger) return heap_.big(integer_from_word(word_of(args[0])));
  const mpz_class& a = big_of(args[0]);
  auto big = [&](mpz_class x) { return heap_.big(std::move(x)); };
  auto number = [&](auto x) { return heap_.integer(static_cast<int64_t>(x)); };
  auto truth = [&](bool x) { return values_.boolean(x); };
  auto b = [&]() -> const mpz_class& { return big_of(args[1]); };
  auto shift = [&] {
    require(int_of(args[1]) >= 0);
    return static_cast<mp_bitcnt_t>(word_of(args[1]));
  };
  mpz_class r;
  switch (prim) {
    case Prim::IntegerToInt:
      return number(integer_low_bits(a));
    case Prim::IntegerAdd:
      return big(a + b());
    case Prim::IntegerSub:
      return big(a - b());
    case Prim::IntegerMul:
      if (is_too_large(mpz_size(a.get_mpz_t()) + mpz_size(b().get_mpz_t()))) return args[0];
      return big(a * b());
    case Prim::IntegerNegate:
      return big(-a);
    case Prim::IntegerAbs:
      return big(abs(a));
    case Prim::IntegerSignum:
      return big(sgn(a));
    case Prim::IntegerQuot:
      require(b() != 0);
      return big(a / b());
    case Prim::IntegerRem:
      require(b() != 0);
      return big(a % b());
    case Prim::IntegerDiv:
      require(b() != 0);
      mpz_fdiv_q(r.get_mpz_t(), a.get_mpz_t(), b().get_mpz_t());
      return big(r);
    case Prim::IntegerMod:
      require(b() != 0);
      mpz_fdiv_r(r.get_mpz_t(), a.get_mpz_t(), b().get_mpz_t());
      return big(r);
    case Prim::IntegerGcd:
      return big(gcd(a, b()));
    case Prim::IntegerEq:
      return truth(a == b());
    case Prim::IntegerNe:
      return truth(a != b());
    case Prim::IntegerLt:
      return truth(a < b());
    case Prim::IntegerLe:
      return truth(a <= b());
    case Prim::IntegerGt:
      return truth(a > b());
    case Prim::IntegerGe:
      return truth(a >= b());
    case Prim::IntegerAnd:
      return big(a & b());
    case Prim::IntegerOr:
      return big(a | b());
    case Prim::IntegerXor:
      return big(a ^ b());
    case Prim::IntegerComplement:
      return big(~a);
    case Prim::IntegerShiftL:
      require(shift() < mp_bitcnt_t{1} << 36);
      return big(a << shift());
    case Prim::IntegerShiftR:
      return big(a >> shift());
    case Prim::IntegerPopCount: {
      mpz_class m = abs(a);
      auto n = static_cast<int64_t>(mpz_popcount(m.get_mpz_t()));
      return number(sgn(a) < 0 ? -n : n);
    }
    case Prim::IntegerTestBit:
      return truth(mpz_tstbit(a.get_mpz_t(), shift()) != 0);
    case Prim::IntegerLog2:
      require(sgn(a) > 0);
      return number(mpz_sizeinbase(a.get_mpz_t(), 2) - 1);
    case Prim::IntegerShow:
      return values_.string(a.get_str());
    default:
      throw Malformed("not a primitive on Integer");
  }
}

Node* Primitives::on_doubles(Prim prim, Node** args) {
  auto real = [&](double x) { return heap_.real(x); };
  auto truth = [&](bool x) { return values_.boolean(x); };
  switch (prim) {
    case Prim::IntToDouble:
      return real(static_cast<double>(int_of(args[0])));
    case Prim::WordToDouble:
      return real(static_cast<double>(word_of(args[0])));
    case Prim::IntegerToDouble:
      return real(encode_double(big_of(args[0]), 0));
    case Prim::DoubleEncode:
      return real(encode_double(big_of(args[0]), int_of(args[1])));
    case Prim::FloatEncode:
      return real(encode_float(big_of(args[0]), int_of(args[1])));
    case Prim::KeyDouble:
      return real(DoubleKeys::value(integer_low_bits(big_of(args[0]))));
    default:
      break;
  }
  double a = real_of(args[0]), b = prim_info(prim).arity == 2 ? real_of(args[1]) : 0;
  switch (prim) {
    case Prim::DoubleToInt:
      return heap_.integer(truncate(a));
    case Prim::DoubleToInteger:
      require(std::isfinite(a));
      return heap_.big(mpz_class(a));
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
    case Prim::DoubleEq:
      return truth(a == b);
    case Prim::DoubleNe:
      return truth(a != b);
    case Prim::DoubleLt:
      return truth(a < b);
    case Prim::DoubleLe:
      return truth(a <= b);
    case Prim::DoubleGt:
      return truth(a > b);
    case Prim::DoubleGe:
      return truth(a >= b);
    case Prim::DoubleExp:
      return real(std::exp(a));
    case Prim::DoubleLog:
      return real(std::log(a));
    case Prim::DoubleSqrt:
      return real(std::sqrt(a));
    case Prim::DoubleSin:
      return real(std::sin(a));
    case Prim::DoubleCos:
      return real(std::cos(a));
    case Prim::DoubleTan:
      return real(std::tan(a));
    case Prim::DoubleAsin:
      return real(std::asin(a));
    case Prim::DoubleAcos:
      return real(std::acos(a));
    case Prim::DoubleAtan:
      return real(std::atan(a));
    case Prim::DoubleSinh:
      return real(std::sinh(a));
    case Prim::DoubleCosh:
      return real(std::cosh(a));
    case Prim::DoubleTanh:
      return real(std::tanh(a));
    case Prim::DoubleAsinh:
      return real(std::asinh(a));
    case Prim::DoubleAcosh:
      return real(std::acosh(a));
    case Prim::DoubleAtanh:
      return real(std::atanh(a));
    case Prim::DoublePow:
      return real(std::pow(a, b));
    case Prim::DoubleIsNaN:
      return truth(std::isnan(a));
    case Prim::DoubleIsInfinite:
      return truth(std::isinf(a));
    case Prim::DoubleIsNegativeZero:
      return truth(a == 0 && std::signbit(a));
    case Prim::DoubleMantissa:
      return heap_.big(integer_from_int(decode_double(a).mantissa));
    case Prim::DoubleExponent:
      return heap_.integer(decode_double(a).exponent);
    case Prim::DoubleShow:
      return values_.string(show_double(a));
    case Prim::DoubleRoundFloat:
      return real(static_cast<float>(a));
    case Prim::FloatShow:
      return values_.string(show_float(a));
    case Prim::FloatMantissa:
      return heap_.big(integer_from_int(decode_float(a).mantissa));
    case Prim::FloatExponent:
      return heap_.integer(decode_float(a).exponent);
    case Prim::DoubleKey:
      return heap_.big(integer_from_int(DoubleKeys::of(a)));
    default:
      throw Malformed("not a primitive on Double");
  }
}

Node* Primitives::on_cells(Prim prim, Node** args) {
  auto array = [&](int i) {
    if (args[i]->kind != NodeKind::Array) throw Malformed("a primitive wanted an Array");
    return args[i];
  };
  auto element = [&](int i) -> Node*& {
    auto at = word_of(args[i + 1]);
    require(at < array(i)->count);
    return args[i]->items[at];
  };
  switch (prim) {
    case Prim::ConTag:
      if (args[0]->kind != NodeKind::Con) throw Malformed("conTag# of something without constructors");
      return heap_.integer(args[0]->con->tag);
    case Prim::IsOpen:
      return values_.boolean(false);
    case Prim::Meet:
    case Prim::MeetInteger:
      return values_.boolean(same_number(args[0], args[1]));
    case Prim::SomeValue:
      return values_.io_res(args[0]);
    case Prim::RealWorld:
      return heap_.integer(0);
    case Prim::NewRef: {
      Node* r = heap_.make(NodeKind::Ref, 1);
      r->items[0] = args[0];
      return values_.io_res(r);
    }
    case Prim::ReadRef:
      return values_.io_res(args[0]->items[0]);
    case Prim::WriteRef:
      args[0]->items[0] = args[1];
      return values_.io_res(values_.unit());
    case Prim::RefEq:
    case Prim::ArrayEq:
      return values_.boolean(args[0] == args[1]);
    case Prim::NewArray: {
      require(int_of(args[0]) >= 0 && int_of(args[0]) < int64_t{1} << 32);
      Node* a = heap_.make(NodeKind::Array, static_cast<uint32_t>(int_of(args[0])));
      std::fill_n(a->items, a->count, args[1]);
      return values_.io_res(a);
    }
    case Prim::ReadArray:
    case Prim::IndexArray:
      return values_.io_res(element(0));
    case Prim::WriteArray:
      element(0) = args[2];
      return values_.io_res(values_.unit());
    case Prim::CopyArray: {
      Node *from = array(0), *to = array(2);
      uint64_t a = word_of(args[1]), b = word_of(args[3]), n = word_of(args[4]);
      require(n <= from->count && a <= from->count - n && n <= to->count && b <= to->count - n);
      std::vector<Node*> copy(from->items + a, from->items + a + n);
      std::copy(copy.begin(), copy.end(), to->items + b);
      return values_.io_res(values_.unit());
    }
    case Prim::ArraySize:
      return heap_.integer(array(0)->count);
    default:
      throw Malformed("not a primitive on any value");
  }
}

}  // namespace needle::core::reference
