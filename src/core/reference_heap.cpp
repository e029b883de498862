#include "core/reference_heap.h"

#include <algorithm>
#include <cstdlib>
#include <new>
#include <string>
#include <utility>

#include "core/reference.h"

namespace needle::core::reference {
namespace {

size_t big_bytes(const mpz_class& x) {
  return sizeof(mpz_class) + 16 + mpz_size(x.get_mpz_t()) * sizeof(mp_limb_t);
}

bool has_target(NodeKind k) {
  return k == NodeKind::Partial || k == NodeKind::Indirection || k == NodeKind::Failed;
}

}  // namespace

bool equals_literal(const Node* value, const Literal& literal) {
  switch (value->kind) {
    case NodeKind::Int:
      return value->integer == literal.value;
    case NodeKind::Double:
      return value->real == literal.real;
    case NodeKind::Integer: {
      std::string_view digits = literal.text.text();
      return *value->big == mpz_class(digits.empty() ? std::to_string(literal.value) : std::string(digits));
    }
    default:
      throw Malformed("a literal alternative for something else");
  }
}

Heap::~Heap() {
  for (uint32_t count = 0; count <= kSmall; ++count) {
    for (Block& b : sizes_[count].blocks) {
      for (size_t at = 0; at < b.used; at += size_of(count)) destroy(reinterpret_cast<Node*>(b.memory.get() + at));
    }
  }
  for (Node* n : large_) std::free(n);
}

Node* Heap::allocate_more(uint32_t count) {
  if (count > kSmall) {
    void* memory = std::malloc(size_of(count));
    if (!memory) throw std::bad_alloc();
    large_.push_back(static_cast<Node*>(memory));
    return large_.back();
  }
  Size& size = sizes_[count];
  if (size.blocks.empty() || size.blocks.back().used + size_of(count) > kBlock) {
    size.blocks.push_back({std::make_unique_for_overwrite<std::byte[]>(kBlock), 0});
  }
  Block& block = size.blocks.back();
  block.used += size_of(count);
  return reinterpret_cast<Node*>(block.memory.get() + block.used - size_of(count));
}

Node* Heap::integer(int64_t value) {
  Node* n = make(NodeKind::Int, 0);
  n->integer = value;
  return n;
}

Node* Heap::character(int64_t code_point) {
  Node* n = integer(code_point);
  n->character = true;
  return n;
}

Node* Heap::real(double value) {
  Node* n = make(NodeKind::Double, 0);
  n->real = value;
  return n;
}

Node* Heap::big(mpz_class value) {
  Node* n = make(NodeKind::Integer, 0);
  n->big = new mpz_class(std::move(value));
  bytes_ += big_bytes(*n->big);
  return n;
}

void Heap::mark(Node* root) {
  auto visit = [&](Node*& at) {
    if (!at) return;
    at = follow(at);
    if (at->marked) return;
    at->marked = true;
    gray_.push_back(at);
  };
  visit(root);
  while (!gray_.empty()) {
    Node* n = gray_.back();
    gray_.pop_back();
    if (has_target(n->kind)) visit(n->target);
    for (uint32_t i = 0; i < n->count; ++i) visit(n->items[i]);
  }
}

void Heap::sweep() {
  bytes_ = 0;
  auto keep = [&](Node* n, size_t size) {
    bool alive = std::exchange(n->marked, false);
    if (alive) bytes_ += size + (n->kind == NodeKind::Integer ? big_bytes(*n->big) : 0);
    return alive;
  };
  for (uint32_t count = 0; count <= kSmall; ++count) {
    Size& size = sizes_[count];
    size.free = nullptr;
    for (Block& b : size.blocks) {
      for (size_t at = 0; at < b.used; at += size_of(count)) {
        Node* n = reinterpret_cast<Node*>(b.memory.get() + at);
        if (keep(n, size_of(count))) continue;
        destroy(n);
        n->kind = NodeKind::Free;
        n->target = std::exchange(size.free, n);
      }
    }
  }
  std::erase_if(large_, [&](Node* n) {
    bool alive = keep(n, size_of(n->count));
    if (!alive) std::free(n);
    return !alive;
  });
  threshold_ = std::min(std::max<size_t>(64 << 20, bytes_ * 2), std::max(limit_, bytes_ + bytes_ / 8));
}

void Heap::destroy(Node* n) {
  if (n->kind == NodeKind::Integer) delete n->big;
}

}  // namespace needle::core::reference
