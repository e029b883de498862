// What the primitives do in the reference evaluator: those that only compute, and those that talk to the outside.
#pragma once
#include <cstdint>
#include <fstream>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/reference_heap.h"

namespace needle::core::reference {

// Making and reading Haskell values of known shape.
class Values {
 public:
  Values(Heap& heap, const Program& program);
  Heap& heap;
  Node* boolean(bool b) const { return b ? true_ : false_; }
  Node* unit() const { return unit_; }
  Node* list(const std::vector<Node*>& items);
  Node* string(std::string_view utf8);
  Node* io_res(Node* payload);
  Node* cons(Node* head, Node* tail);
  Node* nil() const { return nil_; }
  std::string text_of(Node* list) const;  // a completely forced [Char], as UTF-8
  void mark_roots();

 private:
  const Program::Known& known_;
  Node *false_ = nullptr, *true_ = nullptr, *unit_ = nullptr, *nil_ = nullptr;
};

// Every primitive but raise, catch, coerce and exit. Arguments marked strict are evaluated.
class Primitives {
 public:
  Primitives(Values& values, std::istream& in, std::ostream& out, std::ostream& err, std::vector<std::string> args,
             std::string program_name);
  Node* run(Prim prim, Node** args);
  void flush();

 private:
  struct Handle {
    std::unique_ptr<std::fstream> file;
    std::istream* in = nullptr;
    std::ostream* out = nullptr;
    std::optional<int64_t> ahead;
    int64_t buffering = 1;
  };
  Node* on_ints(Prim prim, Node** args);
  Node* on_integers(Prim prim, Node** args);
  Node* on_doubles(Prim prim, Node** args);
  Node* on_cells(Prim prim, Node** args);
  Node* outside(Prim prim, Node** args);
  Handle& handle(Node* n);
  static int64_t get_char(Handle& h);
  Node* contents(Handle& h);
  int64_t open(const std::string& path, int64_t mode);

  Values& values_;
  Heap& heap_;
  std::vector<Handle> handles_;
  std::vector<std::string> args_;
  std::string program_name_;
};

}  // namespace needle::core::reference
