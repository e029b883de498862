#include <fmt/format.h>

#include "cli/command.h"
#include "cli/say.h"
#include "cli/space_options.h"
#include "report/report.h"

namespace needle::cli {
namespace {

constexpr SizeRange kDefaultSizes = {0, 10};

int count(const SpaceOptions& a) {
  return with_space(a, [&](engine::TypeSpace& space) {
    const SizeRange sizes = a.sizes.value_or(kDefaultSizes);
    const bool json = a.format == "json";
    const size_t width = std::to_string(sizes.last).size();
    std::vector<report::SizeCount> counts;
    for (uint32_t size = sizes.first; size <= sizes.last && can_say(); ++size) {
      std::string count = space.all().count(space.id(), size).get_str();
      if (json) {
        counts.push_back({size, std::move(count)});
      } else {
        say("{:>{}}  {}\n", size, width, count);
      }
    }
    if (json) say_text(report::json_counts(a.type, counts));
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
