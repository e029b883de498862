#include "nat/show.h"

#include <vector>

namespace needle::nat {
namespace {

using core::reference::Handle;
using core::reference::Shape;
using core::reference::ShapeKind;

class Shower {
 public:
  Shower(core::reference::Evaluator& evaluator, const core::Program& program)
      : evaluator_(evaluator), known_(program.known) {}

  std::string show(Handle value, size_t limit) {
    todo_.push_back({value, "", false});
    while (!todo_.empty()) {
      if (out_.size() > limit) return out_ + "...";
      const Item item = std::move(todo_.back());
      todo_.pop_back();
      if (item.value.valid()) {
        this->value(item);
      } else {
        out_ += item.text;
      }
    }
    return std::move(out_);
  }

 private:
  struct Item {
    Handle value;
    std::string text;   // instead of a value
    bool operand;       // of a variant: in parentheses where it would be misread
    bool tail = false;  // the rest of a list whose first elements are written
  };

  void value(const Item& item) {
    const Shape shape = evaluator_.shape(item.value);
    switch (shape.kind) {
      case ShapeKind::Integer:
        out_ += item.operand && shape.digits.starts_with('-') ? "(" + shape.digits + ")" : shape.digits;
        return;
      case ShapeKind::Con:
        return constructed(shape, item);
      default:
        out_ += "<fun>";
    }
  }

  void constructed(const Shape& shape, const Item& item) {
    if (shape.con == known_.true_con || shape.con == known_.false_con) {
      out_ += shape.con == known_.true_con ? "true" : "false";
    } else if (shape.con == known_.nil) {
      out_ += item.tail ? "]" : "[]";
    } else if (shape.con == known_.cons) {
      cons(shape, item.tail);
    } else if (shape.con->field_names.size() == shape.con->arity) {
      record(shape);
    } else {
      out_ += (item.operand ? "(`" : "`") + std::string(shape.con->name.text()) + " ";
      if (item.operand) write(")");
      todo_.push_back({shape.fields[0], "", true});
    }
  }

  // A list may end in something that is none: 1 :: 2.
  void cons(const Shape& shape, bool tail) {
    const Shape rest = evaluator_.shape(shape.fields[1]);
    const bool proper = rest.kind == ShapeKind::Con && (rest.con == known_.cons || rest.con == known_.nil);
    out_ += tail ? "; " : "[";
    todo_.push_back({shape.fields[1], "", false, proper});
    if (!proper) write("] :: ");
    todo_.push_back({shape.fields[0], "", false});
  }

  void record(const Shape& shape) {
    out_ += "{";
    write("}");
    for (size_t i = shape.fields.size(); i-- > 0;) {
      todo_.push_back({shape.fields[i], "", false});
      write((i > 0 ? ", " : "") + std::string(shape.con->field_names[i].text()) + " = ");
    }
  }

  void write(std::string text) { todo_.push_back({{}, std::move(text), false}); }

  core::reference::Evaluator& evaluator_;
  const core::Program::Known& known_;
  std::vector<Item> todo_;
  std::string out_;
};

}  // namespace

std::string show(core::reference::Evaluator& evaluator, const core::Program& program, Handle value, size_t limit) {
  return Shower(evaluator, program).show(value, limit);
}

}  // namespace needle::nat
