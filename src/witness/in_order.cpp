#include "witness/in_order.h"

#include <algorithm>
#include <optional>

namespace needle::witness {

using space::CollectedAs;
using space::Form;
using space::NumberKind;
using space::SpaceId;
using space::Value;

namespace {

class Compare {
 public:
  explicit Compare(const space::Spaces& spaces) : spaces_(spaces) {}

  // Less than, equal to or greater than 0; nothing when it cannot be said.
  std::optional<int> values(const Value& a, const Value& b) const {
    if (a.hole || b.hole) return std::nullopt;
    SpaceId id = a.space;
    while (spaces_[id].form == Form::Newtype) id = spaces_[id].inner;
    const space::Space& space = spaces_[id];
    if (space.form == Form::Number) return numbers(space, a.number, b.number);
    if (space.form == Form::Image) return images(space, a, b);
    if (space.form != Form::Data || space.table || !a.con || !b.con) return std::nullopt;
    if (a.con != b.con) return sign(a.con->tag, b.con->tag);
    for (size_t i = a.con->dict_fields; i < a.fields.size(); ++i) {
      std::optional<int> part = values(a.fields[i], b.fields[i]);
      if (!part || *part != 0) return part;
    }
    return 0;
  }

 private:
  template <class T>
  static int sign(const T& a, const T& b) {
    return a < b ? -1 : b < a ? 1 : 0;
  }

  std::optional<int> numbers(const space::Space& space, const space::Number& a, const space::Number& b) const {
    switch (space.number) {
      case NumberKind::Double:
      case NumberKind::Float:
        if (a.real != a.real || b.real != b.real) return std::nullopt;
        return sign(a.real, b.real);
      case NumberKind::Ratio:
        return sign(mpz_class(a.whole(false) * mpz_class(std::to_string(b.denominator))),
                    mpz_class(b.whole(false) * mpz_class(std::to_string(a.denominator))));
      default:
        return sign(a.whole(space.is_unsigned), b.whole(space.is_unsigned));
    }
  }

  std::optional<int> images(const space::Space& space, const Value& a, const Value& b) const {
    if (space.argument.valid() || space.generated) return std::nullopt;
    if (space.collected == CollectedAs::Itself) return values(a.fields[0], b.fields[0]);
    std::vector<const Value*> xs = in_order(spaces_, space, a.fields[0]), ys = in_order(spaces_, space, b.fields[0]);
    for (size_t i = 0; i < std::min(xs.size(), ys.size()); ++i) {
      std::optional<int> part = values(*xs[i], *ys[i]);
      if (!part || *part != 0) return part;
    }
    return sign(xs.size(), ys.size());
  }

  const space::Spaces& spaces_;
};

}  // namespace

std::vector<const Value*> in_order(const space::Spaces& spaces, const space::Space& image, const Value& list) {
  std::vector<const Value*> given;
  const Value* rest = &list;
  for (; !rest->hole && rest->fields.size() == 2; rest = &rest->fields[1]) given.push_back(&rest->fields[0]);
  if (rest->hole) return given;
  const bool map = image.collected == CollectedAs::Map;
  const Compare compare(spaces);
  auto key = [&](const Value* v) -> const Value& {
    return map && !v->hole && v->fields.size() == 2 ? v->fields[0] : *v;
  };
  // Insertion: few elements, and a comparison that may not know.
  std::vector<const Value*> sorted;
  for (const Value* v : given) {
    size_t at = sorted.size();
    bool replaced = false;
    for (; at > 0; --at) {
      std::optional<int> order = compare.values(key(sorted[at - 1]), key(v));
      if (!order) return given;
      if (*order < 0 || (*order == 0 && image.collected == CollectedAs::Bag)) break;
      if (*order == 0) {  // the later one is what the collection holds
        sorted[at - 1] = v;
        replaced = true;
        break;
      }
    }
    if (!replaced) sorted.insert(sorted.begin() + static_cast<std::ptrdiff_t>(at), v);
  }
  return sorted;
}

}  // namespace needle::witness
