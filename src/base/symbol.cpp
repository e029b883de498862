#include "base/symbol.h"

#include <array>
#include <atomic>
#include <bit>
#include <cstring>
#include <mutex>
#include <shared_mutex>
#include <vector>

#include "base/arena.h"

namespace needle {
namespace {

// Texts by number. They never move, so that whoever was given a symbol reads its text without a lock.
class Texts {
 public:
  uint32_t size() const { return size_; }
  std::string_view operator[](uint32_t index) const {
    const Place at = place(index);
    return chunks_[at.chunk].load(std::memory_order_acquire)[at.offset];
  }
  void push_back(std::string_view text) {
    const Place at = place(size_++);
    std::string_view* chunk = chunks_[at.chunk].load(std::memory_order_relaxed);
    if (!chunk) {
      chunk = new std::string_view[kFirst << at.chunk];  // kept to the end of the process
      chunks_[at.chunk].store(chunk, std::memory_order_release);
    }
    chunk[at.offset] = text;
  }

 private:
  static constexpr uint32_t kFirst = 1 << 12;  // each chunk is twice as long as the one before it
  struct Place {
    uint32_t chunk, offset;
  };
  static Place place(uint32_t index) {
    const auto chunk = static_cast<uint32_t>(std::bit_width(index / kFirst + 1) - 1);
    return {chunk, index - kFirst * ((1u << chunk) - 1)};
  }
  std::array<std::atomic<std::string_view*>, 21> chunks_ = {};
  uint32_t size_ = 0;
};

// Symbols by text, in a table with open addressing: thousands of them are made before anything else happens.
struct Table {
  struct Slot {
    uint32_t hash = 0;
    uint32_t id = Symbol::kNone;
  };
  std::shared_mutex mutex;
  Arena characters;
  Texts texts;
  std::vector<Slot> slots = std::vector<Slot>(1 << 14);  // a power of two; at least a quarter is free

  // Where the text is, or belongs.
  Slot& find(uint32_t hash, std::string_view text) {
    for (size_t at = hash;; ++at) {
      Slot& slot = slots[at & (slots.size() - 1)];
      if (slot.id == Symbol::kNone || (slot.hash == hash && texts[slot.id] == text)) return slot;
    }
  }
  Symbol add(uint32_t hash, std::string_view text) {
    const uint32_t id = texts.size();
    texts.push_back(keep(text));
    find(hash, text) = {hash, id};
    if (texts.size() > slots.size() / 4 * 3) grow();
    return Symbol(id);
  }

 private:
  std::string_view keep(std::string_view text) {
    if (text.empty()) return "";
    char* to = static_cast<char*>(characters.allocate(text.size(), 1));
    std::memcpy(to, text.data(), text.size());
    return {to, text.size()};
  }
  void grow() {
    std::vector<Slot> old = std::move(slots);
    slots = std::vector<Slot>(2 * old.size());
    for (const Slot& slot : old)
      if (slot.id != Symbol::kNone) find(slot.hash, texts[slot.id]) = slot;
  }
};

Table& table() {
  static Table* t = new Table;  // kept to the end of the process: symbols outlive every static
  return *t;
}

}  // namespace

std::string_view Symbol::text() const {
  if (!valid()) return {};
  return table().texts[index];
}

Symbol intern(std::string_view text) {
  Table& t = table();
  const auto hash = static_cast<uint32_t>(std::hash<std::string_view>()(text));
  {
    std::shared_lock lock(t.mutex);
    if (const Table::Slot& known = t.find(hash, text); known.id != Symbol::kNone) return Symbol(known.id);
  }
  std::unique_lock lock(t.mutex);
  const Table::Slot& known = t.find(hash, text);
  return known.id != Symbol::kNone ? Symbol(known.id) : t.add(hash, text);
}

}  // namespace needle
