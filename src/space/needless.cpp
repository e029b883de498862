#include "space/needless.h"

#include <algorithm>

namespace needle::space {
namespace {

bool same_value(const Value& a, const Value& b) {
  return a.hole == b.hole && a.con == b.con && a.number.integer == b.number.integer && a.number.big == b.number.big &&
         a.number.denominator == b.number.denominator && a.number.real == b.number.real &&
         std::equal(a.fields.begin(), a.fields.end(), b.fields.begin(), b.fields.end(), same_value);
}

class NeedlessCase {
 public:
  explicit NeedlessCase(const Spaces& spaces) : spaces_(spaces) {}

  bool in(const Value& value) {
    if (value.hole) return false;
    const Space& space = spaces_[spaces_.representation(value.space)];
    if (space.form == Form::Image && space.argument.valid()) {
      results(value.fields[0], 1);
      return found_;
    }
    return std::any_of(value.fields.begin(), value.fields.end(), [&](const Value& f) { return in(f); });
  }

 private:
  struct Results {
    std::vector<const Value*> seen;  // each once
    bool clear = true;
    void add(const Results& more) {
      clear = clear && more.clear;
      for (const Value* v : more.seen)
        if (std::none_of(seen.begin(), seen.end(), [v](const Value* s) { return same_value(*s, *v); }))
          seen.push_back(v);
    }
  };

  // Of a table that looks at so many arguments, one inside the other.
  Results results(const Value& v, size_t arguments) {
    if (v.hole) return {};
    if (arguments == 0) {
      found_ = in(v) || found_;
      return {{&v}};
    }
    if (v.con->tag == 0) return results(v.fields[0], arguments - 1);
    Results out;
    const CaseTable& table = *spaces_[v.space].table;
    switch (table.look) {
      case Look::Number:
        out = results(v.fields[1], arguments - 1);
        out.add(results(v.fields[2], arguments));
        break;
      case Look::Constructors:
        for (size_t i = 0; i < v.fields.size(); ++i)
          out.add(
              results(v.fields[i], arguments - 1 + looked_at(spaces_, spaces_[table.argument].alternatives[i]).size()));
        break;
      case Look::Opened:
        out = results(v.fields[0], arguments);
        break;
      default:
        out.clear = false;
    }
    found_ = found_ || (out.clear && out.seen.size() == 1);
    return out;
  }

  const Spaces& spaces_;
  bool found_ = false;
};

}  // namespace

bool has_needless_case(const Spaces& spaces, const Value& value) {
  return NeedlessCase(spaces).in(value);
}

}  // namespace needle::space
