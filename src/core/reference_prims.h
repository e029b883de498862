// What the primitives do in the reference evaluator: those that only compute, and those that talk to the outside.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "base/world.h"
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
  // Reads no more than this from one source at once: a program that reads without end runs out of memory.
  Primitives(Values& values, World& world, size_t max_memory)
      : values_(values), heap_(values.heap), world_(world), max_memory_(max_memory) {}
  Node* run(Prim prim, Node** args);
  void flush() { world_.flush_all(); }
  bool out_of_memory() const { return out_of_memory_; }
  bool overflowed() const { return overflowed_; }  // a sum or a product of Int did, at some time

 private:
  Node* on_ints(Prim prim, Node** args);
  Node* on_integers(Prim prim, Node** args);
  Node* on_doubles(Prim prim, Node** args);
  Node* on_cells(Prim prim, Node** args);
  Node* outside(Prim prim, Node** args);
  Node* contents(int64_t handle);
  bool is_too_large(size_t limbs);

  Values& values_;
  Heap& heap_;
  World& world_;
  size_t max_memory_;
  bool out_of_memory_ = false, overflowed_ = false;
};

}  // namespace needle::core::reference
