// count, index, enum, sample: numbers and values as JSON.
#include <nlohmann/json.hpp>

#include "report/report.h"

namespace needle::report {
namespace {

using Json = nlohmann::ordered_json;

Json head(const std::string& command, int exit_code, const std::string& type) {
  return {{"schema", "needle/1"}, {"command", command}, {"exit", exit_code}, {"type", type}};
}

std::string values_document(const Json& json) {
  return json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string values_document(const std::string& command, const std::string& type, const char* key, Json list) {
  Json out = head(command, 0, type);
  out[key] = std::move(list);
  return values_document(out);
}

}  // namespace

std::string json_counts(const std::string& type, const std::vector<SizeCount>& counts) {
  Json list = Json::array();
  for (const SizeCount& c : counts) list.push_back({{"size", c.size}, {"count", c.count}});
  return values_document("count", type, "counts", std::move(list));
}

std::string json_values(const std::string& command, const std::string& type, const std::vector<SizedValue>& values) {
  Json list = Json::array();
  for (const SizedValue& v : values) list.push_back(v.value);
  return values_document(command, type, "values", std::move(list));
}

std::string json_samples(const std::string& subject, int exit_code, const std::vector<std::string>& values,
                         const std::optional<Distribution>& distribution, const std::vector<std::string>& remarks) {
  Json out = head("sample", exit_code, subject);
  if (distribution) {
    out["size"] = distribution->size;
    switch (distribution->kind) {
      case DistributionKind::Uniform:
        out["distribution"] = "uniform";
        break;
      case DistributionKind::WithinFactor:
        out["distribution"] = "within_factor";
        out["factor"] = distribution->factor;
        break;
      case DistributionKind::Unknown:
        out["distribution"] = "unknown";
        break;
    }
  }
  if (!remarks.empty()) out["remarks"] = remarks;
  out["values"] = values;
  return values_document(out);
}

}  // namespace needle::report
