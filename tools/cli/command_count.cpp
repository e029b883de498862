#include <fmt/format.h>

#include "cli/command.h"
#include "cli/space_options.h"
#include "report/report.h"

namespace needle::cli {
namespace {

constexpr SizeRange kDefaultSizes = {0, 10};

int count(const SpaceOptions& a) {
  return with_space(a, [&](session::TypeSpace& space) {
    const SizeRange sizes = a.sizes.value_or(kDefaultSizes);
    std::vector<report::SizeCount> counts;
    for (uint32_t size = sizes.first; size <= sizes.last; ++size)
      counts.push_back({size, space.all().count(space.id(), size).get_str()});
    if (a.format == "json") {
      fmt::print("{}", report::json_counts(a.type, counts));
      return 0;
    }
    const size_t width = std::to_string(sizes.last).size();
    for (const report::SizeCount& c : counts) fmt::print("{:>{}}  {}\n", c.size, width, c.count);
    return 0;
  });
}

}  // namespace

void add_count(CLI::App& app, Job& job) {
  auto a = std::make_shared<SpaceOptions>();
  CLI::App* command = app.add_subcommand("count", "how many values of each size a type has");
  add_space(command, *a);
  add_sizes(command, *a, "a size, or a range of sizes A..B [0..10]");
  on_chosen(command, job, a, count);
}

}  // namespace needle::cli
