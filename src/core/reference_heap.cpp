#include "core/reference_heap.h"

#include <algorithm>
#include <cstdlib>
#include <new>
#include <utility>

namespace needle::core::reference {
namespace {

size_t size_of(uint32_t count) {
  return sizeof(Node) + count * sizeof(Node*) + 8;
}

size_t big_bytes(const mpz_class& x) {
  return sizeof(mpz_class) + 16 + mpz_size(x.get_mpz_t()) * sizeof(mp_limb_t);
}

bool has_target(NodeKind k) {
  return k == NodeKind::Partial || k == NodeKind::Indirection || k == NodeKind::Failed;
}

}  // namespace

Heap::~Heap() {
  while (all_) destroy(std::exchange(all_, all_->next));
}

Node* Heap::make(NodeKind kind, uint32_t count) {
  void* memory = std::malloc(sizeof(Node) + count * sizeof(Node*));
  if (!memory) throw std::bad_alloc();
  Node* n = static_cast<Node*>(memory);
  n->next = all_;
  n->kind = kind;
  n->marked = false;
  n->count = count;
  n->integer = 0;
  std::fill_n(n->items, count, nullptr);
  all_ = n;
  bytes_ += size_of(count);
  return n;
}

Node* Heap::integer(int64_t value) {
  Node* n = make(NodeKind::Int, 0);
  n->integer = value;
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
  Node** at = &all_;
  while (Node* n = *at) {
    if (n->marked) {
      n->marked = false;
      bytes_ += size_of(n->count);
      if (n->kind == NodeKind::Integer) bytes_ += big_bytes(*n->big);
      at = &n->next;
    } else {
      *at = n->next;
      destroy(n);
    }
  }
  threshold_ = std::max<size_t>(32 << 20, bytes_ * 2);
}

void Heap::destroy(Node* n) {
  if (n->kind == NodeKind::Integer) delete n->big;
  std::free(n);
}

}  // namespace needle::core::reference
