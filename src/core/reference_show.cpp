#include "base/show_number.h"
#include "core/print.h"
#include "core/reference.h"

namespace needle::core::reference {
namespace {

std::string failure(const Outcome& o) {
  switch (o.kind) {
    case OutcomeKind::Done:
      return "";
    case OutcomeKind::Exit:
      return "<exit>";
    case OutcomeKind::Raised:
      return "<raised>";
    case OutcomeKind::Loop:
      return "<loop>";
    case OutcomeKind::OutOfSteps:
      return "<out of steps>";
    case OutcomeKind::OutOfMemory:
      return "<out of memory>";
    case OutcomeKind::Stopped:
      return "<stopped>";
    case OutcomeKind::Reached:
      return "<reached>";
  }
  return "";
}

}  // namespace

std::string Evaluator::show(Handle handle, size_t limit) {
  struct Item {
    Handle value;
    std::string text;  // printed instead when not empty
    bool argument = false;
  };
  std::vector<Item> todo{{handle, "", false}};
  std::string out;
  while (!todo.empty() && out.size() < limit) {
    Item item = std::move(todo.back());
    todo.pop_back();
    if (!item.text.empty()) {
      out += item.text;
      continue;
    }
    Outcome o = force(item.value);
    Shape s = shape(item.value);
    if (o.kind != OutcomeKind::Done) {
      out += failure(o);
    } else if (s.kind == ShapeKind::Int) {
      out += std::to_string(s.integer);
    } else if (s.kind == ShapeKind::Double) {
      out += show_double(s.real);
    } else if (s.kind == ShapeKind::Integer) {
      out += s.digits;
    } else if (s.kind != ShapeKind::Con) {
      out += "<function>";
    } else {
      bool parens = item.argument && !s.fields.empty();
      if (parens) todo.push_back({{}, ")", false});
      for (size_t i = s.fields.size(); i-- > 0;) {
        todo.push_back({s.fields[i], "", true});
        todo.push_back({{}, " ", false});
      }
      out += (parens ? "(" : "") + std::string(s.con->name.text());
    }
  }
  return out;
}

}  // namespace needle::core::reference
