#include "desugar/desugar.h"

namespace needle::desugar {
namespace {

template <class Key, class Value>
void write_map(ByteWriter& out, const IdMap<Key, Value>& map) {
  out.u(map.items().size());
  for (Value v : map.items()) out.u(v.valid() ? v.index + 1 : 0);
}

template <class Key, class Value>
void read_map(ByteReader& in, IdMap<Key, Value>& map, size_t values) {
  auto& items = map.items();
  items.clear();
  size_t count = in.count();
  items.reserve(count);
  for (size_t i = 0; i < count; ++i) {
    const uint64_t index = in.u();
    if (index > values) throw ByteReader::Corrupt("index out of range in image");
    items.push_back(index ? Value(static_cast<uint32_t>(index - 1)) : Value{});
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

void CoreMap::read(ByteReader& in, core::Program& program) {
  const size_t globals = program.global_count();
  read_map(in, values, globals);
  read_map(in, default_methods, globals);
  read_map(in, matchers, globals);
  read_map(in, superclasses, globals);
  read_map(in, constructors, program.con_count());
  read_map(in, types, program.tycon_count());
  read_map(in, instances, globals);
}

}  // namespace needle::desugar
