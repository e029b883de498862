#include <fmt/format.h>

#include "cli/command.h"
#include "cli/say.h"
#include "cli/space_options.h"
#include "report/report.h"

namespace needle::cli {
namespace {

struct IndexArguments {
  SpaceOptions space;
  mpz_class number;
};

constexpr uint32_t kLargestIndexed = 1'000'000;  // of a value that an index leads to

int index(const IndexArguments& a) {
  return with_space(a.space, [&](engine::TypeSpace& space) {
    std::optional<space::Place> place;
    if (a.space.sizes) {
      const uint32_t size = a.space.sizes->first;
      if (size != a.space.sizes->last) return bad_input(711, "index takes one size: --size 7");
      const mpz_class& there = space.all().count(space.id(), size);
      if (a.number >= there)
        return bad_input(708, fmt::format("There are {} values of size {} in {}, so none has the index {}",
                                          there.get_str(), size, space.type(), a.number.get_str()));
      place = space::Place{size, a.number};
    } else {
      place = space.all().place_at(space.id(), a.number, kLargestIndexed);
      if (!place) return bad_input(708, fmt::format("No value has this index: {}", space.extent()));
    }
    const std::string value = space.show(space.all().at(space.id(), place->size, place->index));
    if (a.space.format == "json") {
      say_text(report::json_values("index", a.space.type, {{place->size, value}}));
    } else {
      say("{}\n", value);
    }
    return 0;
  });
}

}  // namespace

void add_index(CLI::App& app, Job& job) {
  auto a = std::make_shared<IndexArguments>();
  CLI::App* command = app.add_subcommand("index", "the N-th value of a type, in order of size");
  add_space(command, a->space);
  command
      ->add_option_function<std::string>(
          "N",
          [a](const std::string& text) {
            if (a->number.set_str(text, 10) != 0 || a->number < 0)
              throw CLI::ValidationError("N", fmt::format("'{}' is no index; write a number from 0 on", text));
          },
          "which value, from 0; may have a thousand digits")
      ->required();
  add_sizes(command, a->space, "count within the values of this size only");
  on_chosen(command, job, a, index);
}

}  // namespace needle::cli
