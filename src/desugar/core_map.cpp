#include "desugar/desugar.h"

namespace needle::desugar {
namespace {

template <class Key, class Value>
void write_map(ByteWriter& out, const IdMap<Key, Value>& map) {
  out.u(map.items().size());
  for (Value v : map.items()) out.u(v.valid() ? v.index + 1 : 0);
}

template <class Key, class Value>
void read_map(ByteReader& in, IdMap<Key, Value>& map) {
  auto& items = map.items();
  items.clear();
  size_t count = in.count();
  items.reserve(count);
  for (size_t i = 0; i < count; ++i) {
    uint32_t index = in.u32();
    items.push_back(index ? Value(index - 1) : Value{});
  }
}

}  // namespace

void CoreMap::write(ByteWriter& out) const {
  write_map(out, values);
  write_map(out, default_methods);
  write_map(out, matchers);
  write_map(out, superclasses);
  write_map(out, constructors);
  write_map(out, types);
  write_map(out, instances);
}

void CoreMap::read(ByteReader& in, core::Program&) {
  read_map(in, values);
  read_map(in, default_methods);
  read_map(in, matchers);
  read_map(in, superclasses);
  read_map(in, constructors);
  read_map(in, types);
  read_map(in, instances);
}

}  // namespace needle::desugar
