#include "base/symbol.h"

#include <deque>
#include <mutex>
#include <shared_mutex>
#include <string>
#include <unordered_map>

namespace needle {
namespace {

struct Table {
  std::shared_mutex mutex;
  std::deque<std::string> texts;  // a deque never moves its elements, so the views stay good
  std::unordered_map<std::string_view, uint32_t> ids;
};

Table& table() {
  static Table* t = new Table;  // kept to the end of the process: symbols outlive every static
  return *t;
}

}  // namespace

std::string_view Symbol::text() const {
  if (!valid()) return {};
  Table& t = table();
  std::shared_lock lock(t.mutex);
  return t.texts[index];
}

Symbol intern(std::string_view text) {
  Table& t = table();
  {
    std::shared_lock lock(t.mutex);
    if (auto it = t.ids.find(text); it != t.ids.end()) return Symbol(it->second);
  }
  std::unique_lock lock(t.mutex);
  if (auto it = t.ids.find(text); it != t.ids.end()) return Symbol(it->second);
  auto id = static_cast<uint32_t>(t.texts.size());
  t.texts.emplace_back(text);
  t.ids.emplace(t.texts.back(), id);
  return Symbol(id);
}

}  // namespace needle
