#include "space/collection.h"

#include <algorithm>

namespace needle::space {
namespace {

mpz_class binomial(const mpz_class& n, uint32_t k) {
  mpz_class out;
  mpz_bin_ui(out.get_mpz_t(), n.get_mpz_t(), k);
  return out;
}

}  // namespace

Collection::Collection(Enumeration& all, const Spaces& spaces, const Space& image)
    : all_(all), spaces_(spaces), as_(image.collected), list_(image.inner) {
  const Space& list = spaces[spaces.representation(list_)];
  nil_ = &list.alternatives[0];
  cons_ = &list.alternatives[1];
  key_ = cons_->fields[0];
  overhead_ = cons_->cost;
  if (as_ != CollectedAs::Map) return;
  pair_ = spaces[spaces.representation(key_)].alternatives.data();
  overhead_ += pair_->cost;
  key_ = pair_->fields[0];
  value_ = pair_->fields[1];
}

// ---- counting
mpz_class Collection::keys(uint32_t key_size, uint32_t elements) {
  if (elements == 0) return 1;
  const mpz_class& n = all_.count(key_, key_size);
  if (n == 0) return 0;
  return binomial(as_ == CollectedAs::Bag ? mpz_class(n + elements - 1) : n, elements);
}

template <class See>
void Collection::each_block(uint32_t key_size, uint32_t size, See see) {
  Block block;
  for (uint64_t cost = 0; cost <= size; cost += key_size + overhead_, ++block.elements) {
    block.keys = keys(key_size, block.elements);
    if (block.keys == 0) return;
    const uint32_t left = size - static_cast<uint32_t>(cost);
    const bool has_values = value_.valid() && block.elements > 0;
    const std::vector<SpaceId> values(has_values ? block.elements : 0, value_);
    for (block.values_size = 0; block.values_size <= (has_values ? left : 0); ++block.values_size) {
      block.values = has_values ? all_.count(values, block.values_size) : mpz_class(1);
      block.rest_size = left - block.values_size;
      if (block.values == 0) continue;
      block.rest = ways(key_size + 1, block.rest_size);
      if (block.rest != 0 && see(block)) return;
    }
    if (key_size + overhead_ == 0) return;
  }
}

const mpz_class& Collection::ways(uint32_t key_size, uint32_t size) {
  auto [it, is_new] = ways_.try_emplace({key_size, size}, 0);
  if (!is_new) return it->second;
  if (key_size + overhead_ > size) {
    it->second = size == 0 ? 1 : 0;
    return it->second;
  }
  mpz_class total = 0;
  each_block(key_size, size, [&total](const Block& block) {
    total += block.ways();
    return false;
  });
  return it->second = std::move(total);
}

mpz_class Collection::count(uint32_t size) {
  return size < nil_->cost ? mpz_class(0) : ways(0, size - nil_->cost);
}

uint32_t Collection::largest(uint32_t key, uint32_t value) {
  const bool empty = cons_->least == kInfinite;
  if (empty) return nil_->cost;
  if (as_ == CollectedAs::Bag || key == kInfinite || value == kInfinite) return kInfinite;
  mpz_class total = nil_->cost;
  for (uint32_t size = 0; size <= key; ++size) total += all_.count(key_, size) * (mpz_class(size) + overhead_ + value);
  return total < kInfinite ? static_cast<uint32_t>(total.get_ui()) : kInfinite;
}

// ---- from an index to the collection
// Numbers below `of`, ascending: the combinatorial number system. A bag's may be the same, so each makes room for those
// before it.
std::vector<mpz_class> Collection::chosen(mpz_class index, const mpz_class& of, uint32_t elements) const {
  std::vector<mpz_class> out(elements);
  mpz_class above = as_ == CollectedAs::Bag ? mpz_class(of + elements - 1) : of;
  for (uint32_t k = elements; k > 0; --k) {
    mpz_class low = k - 1;  // the largest n with C(n, k) <= index lies in [low, above)
    while (above - low > 1) {
      const mpz_class middle = (low + above) / 2;
      (binomial(middle, k) <= index ? low : above) = middle;
    }
    index -= binomial(low, k);
    above = low;
    out[k - 1] = as_ == CollectedAs::Bag ? mpz_class(low - (k - 1)) : low;
  }
  return out;
}

mpz_class Collection::index_of(const std::vector<mpz_class>& chosen) const {
  mpz_class out = 0;
  for (uint32_t i = 0; i < chosen.size(); ++i)
    out += binomial(as_ == CollectedAs::Bag ? mpz_class(chosen[i] + i) : chosen[i], i + 1);
  return out;
}

Value Collection::element(Value key, Value value) const {
  if (as_ != CollectedAs::Map) return key;
  Value out;
  out.space = cons_->fields[0];
  out.hole = false;
  out.con = pair_->con;
  out.fields = {std::move(key), std::move(value)};
  return out;
}

Value Collection::at(uint32_t size, const mpz_class& index) {
  std::vector<Value> elements;
  mpz_class left = index;
  uint32_t left_size = size - nil_->cost;
  for (uint32_t key_size = 0; left_size > 0; ++key_size) {
    Block found;
    each_block(key_size, left_size, [&](const Block& block) {
      const mpz_class here = block.ways();
      found = block;
      if (left < here) return true;
      left -= here;
      return false;
    });
    mpz_class at = left / found.rest;
    left %= found.rest;
    const std::vector<mpz_class> keys =
        chosen(mpz_class(at / found.values), all_.count(key_, key_size), found.elements);
    std::vector<Value> values(keys.size());
    if (value_.valid())
      values = all_.at(std::vector<SpaceId>(keys.size(), value_), found.values_size, mpz_class(at % found.values));
    for (size_t i = 0; i < keys.size(); ++i)
      elements.push_back(element(all_.at(key_, key_size, keys[i]), std::move(values[i])));
    left_size = found.rest_size;
  }
  Value out;
  out.space = list_;
  out.hole = false;
  out.con = nil_->con;
  for (size_t i = elements.size(); i-- > 0;) {
    Value cell;
    cell.space = list_;
    cell.hole = false;
    cell.con = cons_->con;
    cell.fields.push_back(std::move(elements[i]));
    cell.fields.push_back(std::move(out));
    out = std::move(cell);
  }
  return out;
}

// ---- from a collection to its index
mpz_class Collection::index_of(const Value& list) {
  struct Element {
    Place key;
    const Value* value;
  };
  std::vector<Element> elements;
  for (const Value* cell = &list; cell->con == cons_->con; cell = &cell->fields[1]) {
    const Value& e = cell->fields[0];
    elements.push_back({all_.place_of(key_, pair_ ? e.fields[0] : e), pair_ ? &e.fields[1] : nullptr});
  }
  std::sort(elements.begin(), elements.end(), [](const Element& a, const Element& b) {
    return a.key.size != b.key.size ? a.key.size < b.key.size : a.key.index < b.key.index;
  });
  uint32_t left_size = size_of(spaces_, list) - nil_->cost;
  mpz_class out = 0;
  auto next = elements.begin();
  for (uint32_t key_size = 0; next != elements.end(); ++key_size) {
    std::vector<mpz_class> keys;
    std::vector<Value> values;
    uint32_t values_size = 0;
    for (; next != elements.end() && next->key.size == key_size; ++next) {
      keys.push_back(next->key.index);
      if (!next->value) continue;
      values.push_back(*next->value);
      values_size += size_of(spaces_, *next->value);
    }
    each_block(key_size, left_size, [&](const Block& block) {
      if (block.elements != keys.size() || block.values_size != values_size) {
        out += block.ways();
        return false;
      }
      mpz_class at = index_of(keys) * block.values;
      if (!values.empty()) at += all_.index_of(std::vector<SpaceId>(values.size(), value_), values);
      out += at * block.rest;  // and what comes after them
      left_size = block.rest_size;
      return true;
    });
  }
  return out;
}

}  // namespace needle::space
