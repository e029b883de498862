// Enum, Bounded and Ix.
//
//   data Color = Red | Green | Blue   ->   succ Red = Green; succ Green = Blue; succ Blue = error "succ{Color}: ..."
//                                          enumFrom a = map (\n -> case n of { 0 -> Red; .. }) (intFromTo (conTag a) 2)
#include "types/derive_tree.h"

namespace needle::types {

using namespace syntax;

namespace {

std::string enumeration_reason(const DeriveTree& t) {
  std::string name = "'" + t.text(t.data.entity) + "'";
  if (t.data.constructors.empty()) return name + " must have at least one data constructor";
  return name +
         " must be an enumeration type\n  (an enumeration consists of one or more nullary, non-GADT constructors)";
}

std::string product_reason(const DeriveTree& t) {
  if (t.data.constructors.empty()) return enumeration_reason(t);
  return enumeration_reason(t) + "\n    or\n  '" + t.text(t.data.entity) + "' must have precisely one constructor";
}

Expr* tag(DeriveTree& t, const DeriveTree::Local& x) {
  return t.call("conTag", {t.var(x)});
}

// succ or pred: each constructor but the last goes to the next in `order`.
void step(DeriveTree& t, std::string_view method, bool up) {
  size_t n = t.data.constructors.size();
  for (size_t i = 0; i < n; ++i) {
    bool at_end = up ? i + 1 == n : i == 0;
    Expr* result = nullptr;
    if (at_end) {
      std::string which = up ? "last" : "first", m(method);
      result = t.call("error", {t.string(m + "{" + t.text(t.data.entity) + "}: tried to take `" + m + "' of " + which +
                                         " tag in enumeration")});
    } else {
      result = t.con(t.data.constructors[up ? i + 1 : i - 1].entity);
    }
    t.clause(method, {t.match(t.data.constructors[i].entity, {})}, result);
  }
}

// The constructor with that tag; `otherwise` for any other number.
Expr* from_tag(DeriveTree& t, Expr* number, Expr* otherwise) {
  std::vector<DeriveTree::Branch> branches;
  for (size_t i = 0; i < t.data.constructors.size(); ++i)
    branches.push_back({t.match_integer(i), t.con(t.data.constructors[i].entity)});
  branches.push_back({t.wild(), otherwise});
  return t.case_of(number, branches);
}

// The constructors with these tags, all of which there are. As in GHC this is no call of toEnum, which would show where
// calls are counted.
Expr* from_tags(DeriveTree& t, Expr* numbers) {
  auto n = t.local("n");
  Expr* last = t.con(t.data.constructors.back().entity);
  return t.call("map", {t.lambda({n}, from_tag(t, t.var(n), last)), numbers});
}

void ix_of_enumeration(DeriveTree& t) {
  auto a = t.local("a"), b = t.local("b");
  t.clause("range", {t.match_tuple({t.bind(a), t.bind(b)})}, from_tags(t, t.call("intFromTo", {tag(t, a), tag(t, b)})));
  auto low = t.local("a"), i = t.local("i");
  t.clause("unsafeIndex", {t.match_tuple({t.bind(low), t.wild()}), t.bind(i)},
           t.call("intSub", {tag(t, i), tag(t, low)}));
  auto from = t.local("a"), to = t.local("b"), c = t.local("c");
  t.clause("inRange", {t.match_tuple({t.bind(from), t.bind(to)}), t.bind(c)},
           t.call("&&", {t.call("intGe", {tag(t, c), tag(t, from)}), t.call("intLe", {tag(t, c), tag(t, to)})}));
}

void ix_of_product(DeriveTree& t) {
  const ConInfo& c = t.data.constructors[0];
  size_t n = c.fields.size();
  struct Fields {
    DeriveTree::Locals low, high, at;
  };
  auto fields = [&] { return Fields{t.locals("l", n), t.locals("u", n), t.locals("i", n)}; };
  auto bounds = [&](const Fields& f) { return t.match_tuple({t.match(c.entity, f.low), t.match(c.entity, f.high)}); };
  auto pair = [&](const Fields& f, size_t i) { return t.tuple({t.var(f.low[i]), t.var(f.high[i])}); };

  Fields f = fields();
  std::vector<DeriveTree::Generator> generators;
  DeriveTree::Exprs parts;
  for (size_t i = 0; i < n; ++i) {
    generators.push_back({t.bind(f.at[i]), t.call("range", {pair(f, i)})});
    parts.push_back(t.var(f.at[i]));
  }
  t.clause("range", {bounds(f)}, t.comprehension(t.apps(t.con(c.entity), parts), generators));

  f = fields();
  Expr* index = t.call("unsafeIndex", {pair(f, 0), t.var(f.at[0])});
  for (size_t i = 1; i < n; ++i)
    index = t.call("intAdd", {t.call("intMul", {index, t.call("unsafeRangeSize", {pair(f, i)})}),
                              t.call("unsafeIndex", {pair(f, i), t.var(f.at[i])})});
  t.clause("unsafeIndex", {bounds(f), t.match(c.entity, f.at)}, index);

  f = fields();
  Expr* inside = t.call("inRange", {pair(f, n - 1), t.var(f.at[n - 1])});
  for (size_t i = n - 1; i-- > 0;) inside = t.call("&&", {t.call("inRange", {pair(f, i), t.var(f.at[i])}), inside});
  t.clause("inRange", {bounds(f), t.match(c.entity, f.at)}, inside);
}

}  // namespace

void derive_enum(DeriveTree& t) {
  if (!is_enumeration(t.data)) return t.fail(enumeration_reason(t));
  size_t last = t.data.constructors.size() - 1;
  step(t, "succ", true);
  step(t, "pred", false);
  auto n = t.local("n");
  std::string start = "toEnum{" + t.text(t.data.entity) + "}: tag (";
  std::string end = ") is outside of enumeration's range (0," + std::to_string(last) + ")";
  Expr* complaint =
      t.call("error", {t.call("++", {t.string(start), t.call("showsPrec", {t.integer(0), t.var(n), t.string(end)})})});
  t.clause("toEnum", {t.bind(n)}, from_tag(t, t.var(n), complaint));
  auto x = t.local("x");
  t.clause("fromEnum", {t.bind(x)}, tag(t, x));
  auto a = t.local("a");
  t.clause("enumFrom", {t.bind(a)}, from_tags(t, t.call("intFromTo", {tag(t, a), t.integer(last)})));
  auto b = t.local("a"), c = t.local("b");
  Expr* limit = t.if_then_else(t.call("intGt", {tag(t, b), tag(t, c)}), t.integer(0), t.integer(last));
  t.clause("enumFromThen", {t.bind(b), t.bind(c)},
           from_tags(t, t.call("intFromThenTo", {tag(t, b), tag(t, c), limit})));
}

void derive_bounded(DeriveTree& t) {
  bool product = t.data.constructors.size() == 1;
  if (!product && !is_enumeration(t.data)) return t.fail(product_reason(t));
  t.want_of_fields();
  for (std::string_view method : {"minBound", "maxBound"}) {
    const ConInfo& c = method == "minBound" ? t.data.constructors.front() : t.data.constructors.back();
    DeriveTree::Exprs parts;
    for (size_t i = 0; i < c.fields.size(); ++i) parts.push_back(t.known(method));
    t.clause(method, {}, t.apps(t.con(c.entity), parts));
  }
}

void derive_ix(DeriveTree& t) {
  if (is_enumeration(t.data)) return ix_of_enumeration(t);
  if (t.data.constructors.size() != 1) return t.fail(product_reason(t));
  t.want_of_fields();
  ix_of_product(t);
}

}  // namespace needle::types
