// count, index, enum, sample: numbers and values as JSON.
#include <nlohmann/json.hpp>

#include "report/report.h"

namespace needle::report {
namespace {

using Json = nlohmann::ordered_json;

std::string document(const std::string& command, const std::string& type, const char* key, Json list) {
  Json out = {{"schema", "needle/1"}, {"command", command}, {"exit", 0}, {"type", type}};
  out[key] = std::move(list);
  return out.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace

std::string json_counts(const std::string& type, const std::vector<SizeCount>& counts) {
  Json list = Json::array();
  for (const SizeCount& c : counts) list.push_back({{"size", c.size}, {"count", c.count}});
  return document("count", type, "counts", std::move(list));
}

std::string json_values(const std::string& command, const std::string& type, const std::vector<SizedValue>& values) {
  Json list = Json::array();
  for (const SizedValue& v : values) list.push_back(v.value);
  return document(command, type, "values", std::move(list));
}

}  // namespace needle::report
