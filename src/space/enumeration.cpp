#include "space/enumeration.h"

#include <algorithm>

#include "base/budget.h"
#include "space/collection.h"

namespace needle::space {

Enumeration::Enumeration(const Spaces& spaces)
    : spaces_(spaces),
      sums_(spaces, {[this](SpaceId id, uint32_t sizes) -> const Series& { return counts(id, sizes); },
                     [this](SpaceId id) { return constructors(id); }}) {}
Enumeration::~Enumeration() = default;

namespace {

// One value, of size 0.
bool is_nothing(const Space& space) {
  return space.form == Form::Fixed || space.key;
}

}  // namespace

// The space that is counted in its place: through newtypes, and images that have as many values as their sources.
SpaceId Enumeration::source(SpaceId id) const {
  for (id = spaces_.representation(id);; id = spaces_.representation(spaces_[id].inner)) {
    const Space& space = spaces_[id];
    if (space.form != Form::Image || space.collected != CollectedAs::Itself) return id;
  }
}

Collection& Enumeration::collection(SpaceId id) {
  std::unique_ptr<Collection>& out = counted(id).collection;
  if (!out) out = std::make_unique<Collection>(*this, spaces_, spaces_[id]);
  return *out;
}

Enumeration::Counted& Enumeration::counted(SpaceId id) {
  while (counted_.size() < spaces_.size()) counted_.emplace_back();
  Counted& out = counted_[id.index];
  if (!out.planned) plan(out, spaces_[id]);
  return out;
}

void Enumeration::plan(Counted& counted, const Space& space) {
  counted.planned = true;
  for (const Alternative& a : space.alternatives) {
    counted.products.push_back(product(a.fields));
    const bool clipped =
        a.least == kInfinite && !a.empty &&
        std::any_of(a.fields.begin(), a.fields.end(), [&](SpaceId f) { return spaces_[f].form == Form::Clipped; });
    if (clipped) counted.clipped_above = std::min(counted.clipped_above, a.cost);
  }
  if (auto all = constructors(space.id)) counted.sum = sums_.of(std::move(*all));
}

// Of a type whose values are counted by them.
std::optional<std::vector<Sums::Constructor>> Enumeration::constructors(SpaceId id) const {
  const Space& space = spaces_[id];
  if (space.form != Form::Data) return std::nullopt;
  std::vector<Sums::Constructor> out;
  for (const Alternative& a : space.alternatives) {
    if (a.least == kInfinite) continue;
    Sums::Constructor& c = out.emplace_back(Sums::Constructor{a.cost, {}});
    for (SpaceId f : a.fields)
      if (f = source(f); !is_nothing(spaces_[f])) c.fields.push_back(f);
  }
  return out;
}

Enumeration::ProductId Enumeration::product(const std::vector<SpaceId>& fields) {
  ProductId left = 0;
  for (SpaceId field : fields) {
    auto [it, is_new] = product_ids_.try_emplace({left, field.index}, static_cast<ProductId>(products_.size()));
    if (is_new) {
      Product& added = products_.emplace_back();
      added.left = left;
      added.right = field;
      added.least = saturating_add(products_[left].least, spaces_[field].least);
    }
    left = it->second;
  }
  return left;
}

// ---- counting
const mpz_class& Enumeration::count(SpaceId id, uint32_t size) {
  static const mpz_class none = 0;
  id = source(id);
  const Space& space = spaces_[id];
  if (space.least == kInfinite || size < space.least) return none;
  return counts(id, size + 1)[size];
}

// Of a space that is a source.
const Series& Enumeration::counts(SpaceId id, uint32_t sizes) {
  Counted& c = counted(id);
  clipped_ = clipped_ || (sizes > 0 && sizes - 1 > c.clipped_above);
  if (c.sum.valid()) return sums_.counts(c.sum, sizes);
  while (c.counts.size() < sizes) {
    mpz_class next = count_size(spaces_[id], c.counts.size());
    c.counts.push_back(next);
  }
  return c.counts;
}

mpz_class Enumeration::count_size(const Space& space, uint32_t size) {
  if (space.least == kInfinite || size < space.least) return 0;
  if (is_nothing(space)) return size == 0 ? 1 : 0;
  return space.form == Form::Number ? numbers_of_size(space, size) : collection(space.id).count(size);
}

const mpz_class& Enumeration::product_count(ProductId id, uint32_t size) {
  static const mpz_class none = 0, one = 1;
  if (id == 0) return size == 0 ? one : none;
  Product& p = products_[id];
  if (p.left == 0) return count(p.right, size);
  if (p.least == kInfinite || size < p.least) return none;
  if (size < p.counts.size()) return p.counts[size];
  if (p.known.size() <= size) {
    p.known.resize(size + 1);
    p.one.resize(size + 1);
  }
  if (!p.known[size]) {
    Budget::check();
    p.one[size] = convolved(product_counts(p.left, size - spaces_[source(p.right)].least + 1),
                            counts(source(p.right), size - products_[p.left].least + 1), size);
    p.known[size] = true;
  }
  return p.one[size];
}

const Series& Enumeration::product_counts(ProductId id, uint32_t sizes) {
  Product& p = products_[id];
  const SpaceId right = source(p.right);
  if (p.left == 0) return counts(right, sizes);
  while (p.counts.size() < sizes) {
    Budget::check();
    mpz_class next = sums_.next(
        p.product, {products_[p.left].least, [&](uint32_t n) -> const Series& { return product_counts(p.left, n); }},
        {spaces_[right].least, [&](uint32_t n) -> const Series& { return counts(right, n); }});
    p.counts.push_back(next);
  }
  return p.counts;
}

namespace {

template <class Index>
decltype(auto) as(const mpz_class& count) {
  if constexpr (std::is_same_v<Index, uint64_t>) {
    return count.get_ui();
  } else {
    return count;
  }
}

}  // namespace

// How many pairs have a left part of that size.
template <class Index>
Index Enumeration::splits(const Product& product, uint32_t left, uint32_t size) {
  if (size - left < spaces_[product.right].least) return 0;
  const mpz_class& lefts = product_count(product.left, left);
  if (lefts == 0) return 0;
  return as<Index>(lefts) * as<Index>(count(product.right, size - left));
}

mpz_class Enumeration::count(const std::vector<SpaceId>& inputs, uint32_t size) {
  if (inputs.empty()) return size == 0 ? 1 : 0;
  counted(inputs[0]);
  return product_count(product(inputs), size);
}

// ---- from a place to the value
Value Enumeration::at(SpaceId id, uint32_t size, const mpz_class& index) {
  return count(id, size).fits_ulong_p() ? value_at<uint64_t>(id, size, index.get_ui())
                                        : value_at<mpz_class>(id, size, index);
}

std::vector<Value> Enumeration::at(const std::vector<SpaceId>& inputs, uint32_t size, const mpz_class& index) {
  std::vector<Value> out;
  const ProductId id = product(inputs);
  if (product_count(id, size).fits_ulong_p())
    select<uint64_t>(id, size, index.get_ui(), out);
  else
    select<mpz_class>(id, size, index, out);
  return out;
}

template <class Index>
Value Enumeration::value_at(SpaceId id, uint32_t size, Index index) {
  const SpaceId representation = spaces_.representation(id);
  const Space& space = spaces_[representation];
  Value out;
  out.space = id;
  if (space.key) return out;
  out.hole = false;
  if (space.form == Form::Fixed) return out;
  if (space.form == Form::Image) {
    const bool itself = space.collected == CollectedAs::Itself;
    out.fields.push_back(itself ? value_at<Index>(space.inner, size, std::move(index))
                                : collection(representation).at(size, mpz_class(index)));
    return out;
  }
  if (space.form == Form::Number) {
    out.number = number_of_size(space, size, mpz_class(index));
    return out;
  }
  const Counted& c = counted(representation);
  for (size_t i = 0; i < c.products.size(); ++i) {
    if (space.alternatives[i].least > size) continue;
    const uint32_t inside = size - space.alternatives[i].cost;
    const auto& here = as<Index>(product_count(c.products[i], inside));
    if (index >= here) {
      index -= here;
      continue;
    }
    out.con = space.alternatives[i].con;
    select<Index>(c.products[i], inside, std::move(index), out.fields);
    return out;
  }
  return out;
}

template <class Index>
void Enumeration::select(ProductId id, uint32_t size, Index index, std::vector<Value>& fields) {
  while (id != 0) {
    const ProductId left = products_[id].left;
    const SpaceId right = products_[id].right;
    const Split<Index> s = split<Index>(id, size, index);
    const auto& rights = as<Index>(count(right, size - s.left));
    const Index of_right = s.index % rights;
    index = s.index / rights;
    if constexpr (std::is_same_v<Index, uint64_t>)
      fields.push_back(value_at<uint64_t>(right, size - s.left, of_right));
    else
      fields.push_back(at(right, size - s.left, of_right));  // it may well fit a word
    size = s.left;
    id = left;
  }
  std::reverse(fields.begin(), fields.end());
}

// From both ends: `low` splits are known to lie before the place, `high` behind it.
template <class Index>
Enumeration::Split<Index> Enumeration::split(ProductId id, uint32_t size, const Index& index) {
  const auto& total = as<Index>(product_count(id, size));
  const Product& p = products_[id];
  Index from_start = index, from_end = total - index;  // both at least: 0 and 1
  uint32_t low = 0, high = size;
  while (true) {
    Budget::check();
    Index here = splits<Index>(p, low, size);
    if (from_start < here) return {low, std::move(from_start)};
    from_start -= here;
    ++low;
    here = splits<Index>(p, high, size);
    if (from_end <= here) return {high, Index(here - from_end)};
    from_end -= here;
    --high;
  }
}

// ---- from a value to its place
Place Enumeration::place_of(SpaceId id, const Value& value) {
  const SpaceId representation = spaces_.representation(id);
  const Space& space = spaces_[representation];
  if (space.form == Form::Image && space.collected == CollectedAs::Itself)
    return place_of(space.inner, value.fields[0]);
  Place out;
  out.size = size_of(spaces_, value);
  if (space.form == Form::Fixed || space.key) return out;
  if (space.form == Form::Image) {
    out.index = collection(representation).index_of(value.fields[0]);
    return out;
  }
  if (space.form == Form::Number) {
    out.index = index_within_size(space, value.number);
    return out;
  }
  const Counted& c = counted(representation);
  for (size_t i = 0; i < c.products.size(); ++i) {
    const Alternative& a = space.alternatives[i];
    if (a.con == value.con) {
      out.index += rank(c.products[i], value.fields, value.fields.size(), out.size - a.cost);
      return out;
    }
    if (a.least <= out.size) out.index += product_count(c.products[i], out.size - a.cost);
  }
  return out;
}

mpz_class Enumeration::index_of(const std::vector<SpaceId>& inputs, const std::vector<Value>& values) {
  uint32_t size = 0;
  for (const Value& v : values) size += size_of(spaces_, v);
  return rank(product(inputs), values, values.size(), size);
}

mpz_class Enumeration::rank(ProductId id, const std::vector<Value>& fields, size_t used, uint32_t size) {
  if (id == 0) return 0;
  const Product& p = products_[id];
  const Place right = place_of(p.right, fields[used - 1]);
  const uint32_t left = size - right.size;
  return before(id, size, left) + rank(p.left, fields, used - 1, left) * count(p.right, right.size) + right.index;
}

// Pairs whose left part is smaller, added up from the nearer end.
mpz_class Enumeration::before(ProductId id, uint32_t size, uint32_t left) {
  const Product& p = products_[id];
  mpz_class sum = 0;
  if (left <= size / 2) {
    for (uint32_t k = 0; k < left; ++k) sum += splits<mpz_class>(p, k, size);
    return sum;
  }
  for (uint32_t k = left; k <= size; ++k) sum += splits<mpz_class>(p, k, size);
  return product_count(id, size) - sum;
}

// ---- all sizes together
std::optional<uint32_t> Enumeration::largest(SpaceId id) {
  enum class Seen : uint8_t { Open, Done };
  std::map<uint32_t, std::pair<Seen, uint32_t>> known;
  // A table may be larger than anything it looks at: there is no end to the tables of a type that has no end.
  auto without_end = [](Look look, auto largest_argument) {
    return look == Look::Number || look == Look::Application ||
           ((look == Look::Constructors || look == Look::Opened) && largest_argument() == kInfinite);
  };
  // The largest value of a space without cycles; kInfinite when one is met.
  auto walk = [&](auto&& self, SpaceId at) -> uint32_t {
    at = source(at);
    const Space& space = spaces_[at];
    if (space.least == kInfinite || space.form == Form::Fixed || space.key) return 0;
    if (space.form == Form::Number) return largest_number(space).value_or(kInfinite);
    if (space.form == Form::Clipped || space.free) return kInfinite;
    auto [it, is_new] = known.try_emplace(at.index, Seen::Open, 0);
    if (!is_new) return it->second.first == Seen::Open ? kInfinite : it->second.second;
    uint32_t most = space.table && without_end(space.table->look, [&] { return self(self, space.table->argument); })
                        ? kInfinite
                        : 0;
    if (space.form == Form::Image) {
      Collection& c = collection(at);
      most = c.largest(self(self, c.key()), c.value().valid() ? self(self, c.value()) : 0);
    }
    for (const Alternative& a : space.alternatives) {
      if (a.least == kInfinite || most == kInfinite) continue;
      uint32_t size = a.cost;
      for (SpaceId f : a.fields) size = saturating_add(size, self(self, f));
      most = std::max(most, size);
    }
    it->second = {Seen::Done, most};
    return most;
  };
  const uint32_t most = walk(walk, id);
  return most == kInfinite ? std::nullopt : std::optional(most);
}

std::optional<Place> Enumeration::place_at(SpaceId id, const mpz_class& number, uint32_t max_size) {
  const uint32_t last = std::min(max_size, largest(id).value_or(max_size));
  mpz_class rest = number;
  for (uint32_t size = 0; size <= last; ++size) {
    Budget::check();
    const mpz_class& here = count(id, size);
    if (rest < here) return Place{size, std::move(rest)};
    rest -= here;
  }
  return std::nullopt;
}

}  // namespace needle::space
