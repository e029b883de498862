#include "space/edits.h"

#include <algorithm>

namespace needle::space {
namespace {

class Editor {
 public:
  Editor(const Spaces& spaces, size_t most) : spaces_(spaces), most_(most) {}

  void edit(const Value& value, const std::function<Value(Value)>& around) {
    if (out.size() >= most_ || value.hole) return;
    const Space& space = spaces_[spaces_.representation(value.space)];
    if (space.form == Form::Number) return number(space, value, around);
    if (space.form != Form::Data || space.table) return;
    for (const Alternative& a : space.alternatives) {
      if (a.con == value.con || !a.fits || a.hides || a.least == kInfinite) continue;
      Value other = value;
      other.con = a.con;
      other.fields.clear();
      for (SpaceId f : a.fields) other.fields.push_back(least_value(spaces_, f));
      add(around(std::move(other)));
    }
    if (space.alternatives[value.con->tag].hides) return;
    for (size_t i = 0; i < value.fields.size(); ++i) {
      edit(value.fields[i], [&](Value field) {
        Value whole = value;
        whole.fields[i] = std::move(field);
        return around(std::move(whole));
      });
    }
  }

  std::vector<Value> out;

 private:
  void add(Value value) {
    if (out.size() < most_) out.push_back(std::move(value));
  }

  void number(const Space& space, const Value& value, const std::function<Value(Value)>& around) {
    auto with = [&](const Number& n) {
      Value other = value;
      other.number = n;
      add(around(std::move(other)));
    };
    Number n = value.number;
    switch (space.number) {
      case NumberKind::Integral:
      case NumberKind::Char: {
        if (n.big != 0) return;
        const Number simplest = number_at(space, 0).value_or(Number{});
        const bool is_char = space.number == NumberKind::Char;
        const int64_t lowest = is_char ? 0 : space.lowest, highest = is_char ? 0x10ffff : space.highest;
        const bool word = space.is_unsigned && highest < 0;  // the bits of 2^64 - 1
        if (word ? n.integer != -1 : n.integer < highest) with({.integer = n.integer + 1});
        if (word ? n.integer != 0 : n.integer > lowest) with({.integer = n.integer - 1});
        if (std::abs(static_cast<double>(n.integer) - static_cast<double>(simplest.integer)) > 1) with(simplest);
        return;
      }
      case NumberKind::Double:
        n.real = n.real == 0 ? 1 : 0;
        with(n);
        return;
      case NumberKind::Float:
        n.real = n.real == 0 ? 1 : 0;
        with(n);
        return;
      default:
        return;
    }
  }

  const Spaces& spaces_;
  const size_t most_;
};

}  // namespace

std::vector<Value> edits(const Spaces& spaces, const Value& value, size_t most) {
  Editor editor(spaces, most);
  editor.edit(value, [](Value v) { return v; });
  std::stable_sort(editor.out.begin(), editor.out.end(),
                   [&](const Value& a, const Value& b) { return size_of(spaces, a) < size_of(spaces, b); });
  return std::move(editor.out);
}

}  // namespace needle::space
