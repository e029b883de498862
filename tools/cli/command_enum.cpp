#include <fmt/format.h>

#include <charconv>

#include "base/budget.h"
#include "cli/command.h"
#include "cli/say.h"
#include "cli/space_options.h"
#include "report/report.h"

namespace needle::cli {
namespace {

// Every `of`-th value, beginning with number `first`, counting from 0 over all sizes asked for.
struct Stride {
  uint32_t first = 0, of = 1;
};

struct EnumArguments {
  SpaceOptions space;
  Stride stride;
  std::optional<uint64_t> per_size;
};

Stride read_stride(const std::string& text) {
  Stride out;
  const char* end = text.data() + text.size();
  auto first = std::from_chars(text.data(), end, out.first);
  const bool slash = first.ec == std::errc() && first.ptr != end && *first.ptr == '/';
  auto of = std::from_chars(slash ? first.ptr + 1 : end, end, out.of);
  if (!slash || of.ec != std::errc() || of.ptr != end || out.of == 0 || out.first >= out.of)
    throw CLI::ValidationError("--stride", fmt::format("'{}' is no stride; write K/N with 0 <= K < N", text));
  return out;
}

// The indices to print of one size: by stride, or evenly spread over all when there are more than wanted.
struct Steps {
  mpz_class first, count;
  mpz_class numerator, denominator = 1;  // the i-th is first + i * numerator / denominator
  mpz_class at(const mpz_class& i) const { return first + i * numerator / denominator; }
};

Steps steps(const mpz_class& total, const mpz_class& before, const EnumArguments& a) {
  Steps out;
  const mpz_class offset = (before % a.stride.of) > a.stride.first
                               ? mpz_class(a.stride.of - before % a.stride.of + a.stride.first)
                               : mpz_class(a.stride.first - before % a.stride.of);
  out.first = offset;
  out.numerator = a.stride.of;
  out.count = total > offset ? mpz_class((total - offset + a.stride.of - 1) / a.stride.of) : mpz_class(0);
  if (a.per_size && out.count > *a.per_size) {
    out.numerator = out.count * a.stride.of;
    out.denominator = *a.per_size;
    out.count = *a.per_size;
  }
  return out;
}

int enumerate(const EnumArguments& a) {
  return with_space(a.space, [&](engine::TypeSpace& space) {
    const bool text = a.space.format == "text";
    std::vector<report::SizedValue> values;
    mpz_class before = 0;
    for (uint32_t size = a.space.sizes->first; size <= a.space.sizes->last; ++size) {
      const mpz_class& total = space.all().count(space.id(), size);
      const Steps which = steps(total, before, a);
      for (mpz_class i = 0; i < which.count && can_say(); ++i) {
        Budget::check();
        std::string value = space.show(space.all().at(space.id(), size, which.at(i)));
        if (text) {
          say("{}\n", value);
        } else {
          values.push_back({size, std::move(value)});
        }
      }
      before += total;
    }
    if (!text) say_text(report::json_values("enum", a.space.type, values));
    if (before == 0) complain("needle: no value of type {} has such a size\n", space.type());
    return 0;
  });
}

}  // namespace

void add_enum(CLI::App& app, Job& job) {
  auto a = std::make_shared<EnumArguments>();
  CLI::App* command = app.add_subcommand("enum", "the values of a type in order");
  add_space(command, a->space);
  add_sizes(command, a->space, "a size, or a range of sizes A..B");
  command->get_option("--size")->required();
  add_parsed(command, "--stride", "every N-th value, from number K on: N processes cover everything",
             [a](const std::string& text) { a->stride = read_stride(text); });
  command->add_option("--max", a->per_size, "at most so many of each size, evenly spread")
      ->type_name("N")
      ->check(CLI::PositiveNumber);
  on_chosen(command, job, a, enumerate);
}

}  // namespace needle::cli
