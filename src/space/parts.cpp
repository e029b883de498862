// What a type's parts say about all of it.
#include <fmt/format.h>

#include <algorithm>

#include "space/show_type.h"
#include "space/space.h"

namespace needle::space {

// Whether `see` says yes to some space that values of this one are made of. What a function's argument is made of does
// not matter.
template <class See>
bool Spaces::any_part(SpaceId id, See see) const {
  std::vector<bool> seen(all_->size());
  std::vector<SpaceId> todo = {id};
  while (!todo.empty()) {
    const Space& space = (*all_)[todo.back().index];
    todo.pop_back();
    if (seen[space.id.index]) continue;
    seen[space.id.index] = true;
    if (see(space)) return true;
    const SpaceId inner = space.result.valid() ? space.result : space.inner;
    if (inner.valid()) todo.push_back(inner);
    if (space.table) continue;
    for (const Alternative& a : space.alternatives) todo.insert(todo.end(), a.fields.begin(), a.fields.end());
  }
  return false;
}

std::string Spaces::unsupported(SpaceId id) const {
  std::string why;
  any_part(id, [&why](const Space& space) {
    if (space.form == Form::Unsupported) why = space.why;
    return !why.empty();
  });
  if (!why.empty()) return why;
  std::vector<bool> done(all_->size());
  any_part(id, [&](const Space& space) {
    if (!done[space.id.index]) why = unpaid(space.id, done);
    return !why.empty();
  });
  return why;
}

std::string Spaces::uncountable(SpaceId id) const {
  std::string why = unsupported(id);
  if (!why.empty()) return why;
  any_part(id, [&why, this](const Space& space) {
    const bool choices = space.generated && any_part(space.inner, [](const Space& s) { return s.free; });
    if (choices) why = fmt::format("those of {} are made by a generator", show(space.type));
    if (space.collected == CollectedAs::Mixed)
      why = fmt::format("some of {} can be made in several ways", show(space.type));
    return !why.empty();
  });
  return why;
}

bool may_stay_open(const Space& space) {
  return space.form == Form::Number && !space.key && space.number != NumberKind::Size;
}

bool Spaces::has_open_numbers(SpaceId id) const {
  return any_part(id, [](const Space& s) { return may_stay_open(s); });
}

bool Spaces::collects(SpaceId id) const {
  return any_part(id, [](const Space& s) { return s.collected != CollectedAs::Itself; });
}

bool Spaces::partial(SpaceId id) const {
  const auto opaque = [](const Space& s) { return s.partial || s.form == Form::Image || s.form == Form::Unsupported; };
  return any_part(id,
                  [&](const Space& s) { return s.partial || (s.argument.valid() && any_part(s.argument, opaque)); });
}

// ---- recursion that pays nothing
namespace {

// What a value of this space is made of that may be as large as itself.
struct Step {
  SpaceId to;
  const core::DataCon* con = nullptr;  // none through newtypes and images
};

std::vector<Step> free_steps(const Spaces& spaces, const Space& space) {
  std::vector<Step> out;
  if (space.inner.valid()) out.push_back({space.inner, nullptr});  // of a case table: Const
  if (space.table || space.free || space.form != Form::Data) return out;
  for (const Alternative& a : space.alternatives) {
    for (size_t i = 0; i < a.fields.size() && a.fits; ++i) {
      uint32_t others = a.cost;
      for (size_t k = 0; k < a.fields.size(); ++k)
        if (k != i) others = saturating_add(others, spaces[a.fields[k]].least);
      if (others == 0) out.push_back({a.fields[i], a.con});
    }
  }
  return out;
}

}  // namespace

// Depth first along steps that are free; a step back to a space that is still open closes a cycle.
std::string Spaces::unpaid(SpaceId start, std::vector<bool>& done) const {
  struct Visit {
    SpaceId space;
    std::vector<Step> steps;
    size_t next = 0;
  };
  std::vector<Visit> path;
  auto enter = [&](SpaceId at) { path.push_back({at, free_steps(*this, (*all_)[at.index])}); };
  enter(start);
  while (!path.empty()) {
    Visit& top = path.back();
    if (top.next == top.steps.size()) {
      done[top.space.index] = true;
      path.pop_back();
      continue;
    }
    const SpaceId to = top.steps[top.next++].to;
    if (done[to.index]) continue;
    auto open = std::find_if(path.begin(), path.end(), [to](const Visit& v) { return v.space == to; });
    if (open == path.end()) {
      enter(to);
      continue;
    }
    std::string cycle;
    bool pays = true;  // newtypes alone are no recursion: they have no values at all
    for (; open != path.end(); ++open) {
      const core::DataCon* con = open->steps[open->next - 1].con;
      if (con) pays = false;
      if (!con) con = (*all_)[open->space.index].wrapper;
      if (con) cycle += fmt::format("{} -{}-> ", show((*all_)[open->space.index].type), con->name.text());
    }
    if (!pays)
      return fmt::format("its recursion pays nothing: {}{}; one of these constructors has to cost something", cycle,
                         cycle.substr(0, cycle.find(" -")));
  }
  return "";
}

}  // namespace needle::space
