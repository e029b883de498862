// A table by entity whose library part stays in the image: an entry is decoded when somebody first asks for it. Entries
// never move. Asking may decode, so that threads which ask need a lock, as those that add do.
//
// As bytes: the entities, sorted; where the bytes of each one's entry end; those bytes.
#pragma once
#include <algorithm>
#include <functional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/serial.h"
#include "syntax/tree.h"

namespace needle::types {

using syntax::EntityId;

template <class T>
class EntityTable {
 public:
  using Read = std::function<void(ByteReader&, EntityId, T&)>;

  auto find(EntityId id) { return fetch(id), map_.find(id); }
  auto find(EntityId id) const { return fetch(id), std::as_const(map_).find(id); }
  auto end() { return map_.end(); }
  auto end() const { return std::as_const(map_).end(); }
  bool contains(EntityId id) const { return fetch(id), map_.contains(id); }
  T& operator[](EntityId id) { return fetch(id), map_[id]; }
  const T& at(EntityId id) const { return fetch(id), map_.at(id); }

  // The bytes must outlive the table.
  void read(ByteReader& in, Read read_entry) {
    ids_ = WordTable(in.str());
    ends_ = WordTable(in.str());
    bytes_ = in.str();
    read_entry_ = std::move(read_entry);
    map_.clear();
  }
  // write_entry(out, entity, entry) for each.
  template <class Write>
  void write(ByteWriter& out, Write write_entry) const {
    std::string ids, ends;
    ByteWriter entries;
    for (EntityId id : keys()) {
      write_entry(entries, id, at(id));
      put_word(ids, id.index);
      put_word(ends, entries.size());
    }
    out.str(ids);
    out.str(ends);
    out.str(entries.bytes());
  }

 private:
  void fetch(EntityId id) const {
    const size_t count = ids_.size();
    if (count == 0 || id.index > ids_[count - 1] || map_.contains(id)) return;
    size_t from = 0, to = count;
    while (from < to) {
      const size_t middle = (from + to) / 2;
      (ids_[middle] < id.index ? from : to) = ids_[middle] < id.index ? middle + 1 : middle;
    }
    if (from == count || ids_[from] != id.index) return;
    ByteReader in(ends_.part(bytes_, from));
    T entry{};
    read_entry_(in, id, entry);
    map_.emplace(id, std::move(entry));
  }
  std::vector<EntityId> keys() const {
    std::vector<EntityId> out;
    for (size_t i = 0; i < ids_.size(); ++i) out.push_back(EntityId(ids_[i]));
    for (const auto& entry : map_) out.push_back(entry.first);
    std::sort(out.begin(), out.end());
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
  }

  mutable std::unordered_map<EntityId, T> map_;
  WordTable ids_, ends_;
  std::string_view bytes_;
  Read read_entry_;
};

}  // namespace needle::types
