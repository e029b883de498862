#include "engine/chosen.h"

#include <fmt/format.h>

#include <algorithm>

namespace needle::engine {

using claim::ChosenNumbers;

namespace {

// A function as its users call it: what the compiler has made of prop_x, of an instance's method, or of f at a type has
// a name of its own ($verdict_prop_x, $fBitsInt_shiftL, f@..).
std::string_view source_name(std::string_view name) {
  constexpr std::string_view kVerdict = "$verdict_";
  name = name.substr(0, name.find('@', 1));
  if (name.starts_with(kVerdict)) return name.substr(kVerdict.size());
  return name.starts_with('$') ? name.substr(name.find('_') + 1) : name;
}

// f at Main.hs:12:1-30; of the library only the name.
std::string place_of(const program::Workspace& workspace, core::GlobalId id) {
  const core::Global& global = workspace.program().global(id);
  const std::string_view name = source_name(global.name.text());
  const bool is_users = id.index >= workspace.first_user_global().index;
  if (is_users && global.span.valid()) return fmt::format("{} at {}", name, workspace.sources().describe(global.span));
  return fmt::format("{}.{}", global.module.text(), name);
}

}  // namespace

void place_chosen(const program::Workspace& workspace, std::vector<ChosenNumbers>& chosen) {
  std::vector<ChosenNumbers> out;
  for (ChosenNumbers& c : chosen) {
    c.place = place_of(workspace, c.global);
    const auto same = std::find_if(out.begin(), out.end(),
                                   [&](const ChosenNumbers& o) { return o.by == c.by && o.place == c.place; });
    if (same == out.end())
      out.push_back(c);
    else
      same->times += c.times;
  }
  std::stable_sort(out.begin(), out.end(),
                   [](const ChosenNumbers& a, const ChosenNumbers& b) { return a.times > b.times; });
  chosen = std::move(out);
}

}  // namespace needle::engine
