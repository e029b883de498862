#include <fmt/format.h>

#include "report/report.h"

namespace needle::report {

std::string progress(const std::string& name, const claim::Counts& counts, uint32_t bound, bool by_depth,
                     std::optional<double> share, double seconds) {
  const std::string where = fmt::format("{} {}", by_depth ? "depth" : "size", bound);
  std::string out = fmt::format("{}  {}  {} nodes", name, where, grouped(counts.nodes));
  if (share) out += fmt::format("  {:.0f}% of {}", *share * 100, where);
  return out + fmt::format("  {:.0f}s", seconds);
}

}  // namespace needle::report
