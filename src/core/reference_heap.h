// The reference evaluator's heap: plain nodes from malloc, each on one list, swept after marking from the roots.
// Collection happens only between two steps of the evaluator, when everything alive is reachable from its registers.
// Nothing moves.
#pragma once
#include <gmpxx.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/core.h"

namespace needle::core::reference {

struct Code;

enum class NodeKind : uint8_t {
  Free,  // target: the next free node of its size
  Int,   // also Char, Word, the World token
  Double,
  Integer,
  Con,          // items: the fields
  Closure,      // code: a Lambda; items: what it captures
  Partial,      // target: a Closure; items: fewer arguments than it wants
  Ref,          // items[0]
  Array,        // items
  Thunk,        // code: a Delay; items: what it captures
  Text,         // the rest of a string literal, not yet a list
  BlackHole,    // a thunk under evaluation
  Indirection,  // a thunk that was evaluated; target: its value
  Failed,       // a thunk whose evaluation raised; target: the exception
  Frame,        // items: the variables of a running function, or arguments on their way
};

struct Node {
  NodeKind kind;
  bool marked;
  bool character;  // Int: it came from a character; for showing only
  uint32_t count;  // of items
  union {
    int64_t integer;
    double real;
    mpz_class* big;
    const DataCon* con;
    const Code* code;
    Node* target;
    struct {
      uint32_t symbol, offset;
    } text;
  };
  Node* items[];
};

inline bool is_value(const Node* n) {
  return n->kind >= NodeKind::Int && n->kind <= NodeKind::Array;
}

inline Node* follow(Node* n) {
  while (n->kind == NodeKind::Indirection) n = n->target;
  return n;
}

// Whether an evaluated primitive value is that literal (not a string).
bool equals_literal(const Node* value, const Literal& literal);

class Heap {
 public:
  Heap() = default;
  Heap(const Heap&) = delete;
  Heap& operator=(const Heap&) = delete;
  ~Heap();

  Node* make(NodeKind kind, uint32_t count);  // items are null
  Node* integer(int64_t value);
  Node* character(int64_t code_point);
  Node* real(double value);
  Node* big(mpz_class value);
  void give_back(Node* frame);  // nobody refers to it; it need not wait for a collection

  size_t bytes() const { return bytes_; }
  void set_limit(size_t bytes) {  // collect before more is in use
    limit_ = bytes;
    threshold_ = std::min(threshold_, bytes);
  }
  bool wants_collection() const { return bytes_ > threshold_; }
  void mark(Node* root);  // iterative
  void sweep();

 private:
  static constexpr uint32_t kSmall = 24;       // nodes of up to this many items live in blocks
  static constexpr size_t kBlock = 256 << 10;  // bytes
  struct Block {
    std::unique_ptr<std::byte[]> memory;
    size_t used = 0;
  };
  struct Size {
    std::vector<Block> blocks;
    Node* free = nullptr;
  };
  static size_t size_of(uint32_t count) { return sizeof(Node) + count * sizeof(Node*); }
  Node* allocate(uint32_t count);
  Node* allocate_more(uint32_t count);  // in new memory
  static void destroy(Node* n);
  Size sizes_[kSmall + 1];
  std::vector<Node*> large_;
  size_t bytes_ = 0;
  size_t threshold_ = 64 << 20;
  size_t limit_ = SIZE_MAX;
  std::vector<Node*> gray_;
};

inline Node* Heap::allocate(uint32_t count) {
  bytes_ += size_of(count);
  Node* given_back = count <= kSmall ? sizes_[count].free : nullptr;
  if (!given_back) return allocate_more(count);
  sizes_[count].free = given_back->target;
  return given_back;
}

inline Node* Heap::make(NodeKind kind, uint32_t count) {
  Node* n = allocate(count);
  n->kind = kind;
  n->marked = false;
  n->character = false;
  n->count = count;
  n->integer = 0;
  for (uint32_t i = 0; i < count; ++i) static_cast<Node* volatile&>(n->items[i]) = nullptr;  // few: no memset
  return n;
}

inline void Heap::give_back(Node* frame) {
  if (frame->count > kSmall) return;
  bytes_ -= size_of(frame->count);
  frame->kind = NodeKind::Free;
  frame->target = sizes_[frame->count].free;
  sizes_[frame->count].free = frame;
}

}  // namespace needle::core::reference
