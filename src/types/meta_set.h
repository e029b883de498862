// Unification variables, each once, in the order they were met. A few are looked through; many, as an inferred type of
// exponential size has them, are hashed.
#pragma once
#include <algorithm>
#include <unordered_set>
#include <vector>

namespace needle::types {

struct MetaVar;

class MetaSet {
 public:
  void add(MetaVar* meta) {
    if (contains(meta)) return;
    order_.push_back(meta);
    if (order_.size() == kFew) hashed_.insert(order_.begin(), order_.end());
    if (order_.size() > kFew) hashed_.insert(meta);
  }
  bool contains(MetaVar* meta) const {
    if (order_.size() >= kFew) return hashed_.contains(meta);
    return std::find(order_.begin(), order_.end(), meta) != order_.end();
  }
  bool empty() const { return order_.empty(); }
  auto begin() const { return order_.begin(); }
  auto end() const { return order_.end(); }

 private:
  static constexpr size_t kFew = 16;
  std::vector<MetaVar*> order_;
  std::unordered_set<MetaVar*> hashed_;  // the same, when there are many
};

}  // namespace needle::types
