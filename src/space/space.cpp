#include "space/space.h"

#include "space/describer.h"

namespace needle::space {

uint32_t saturating_add(uint32_t a, uint32_t b) {
  return a > kInfinite - b ? kInfinite : a + b;
}

Spaces::Spaces(core::Program& program)
    : describer_(std::make_unique<Describer>(program, nullptr, *this)), all_(&describer_->spaces()) {}

Spaces::Spaces(core::Program& program, const core::Recipes& recipes)
    : describer_(std::make_unique<Describer>(program, &recipes, *this)), all_(&describer_->spaces()) {}

Spaces::~Spaces() = default;

SpaceId Spaces::of(const core::Type* closed) {
  return describer_->of(closed);
}
void Spaces::describe_table(SpaceId id) const {
  describer_->describe_table(id);
}
SpaceId Spaces::generator_size(const core::Type* integer) {
  return describer_->limit(integer, 0, kGeneratorSize);
}
SpaceId Spaces::generator_depth(const core::Type* integer, int64_t depth) {
  return describer_->limit(integer, depth, depth);
}
const std::vector<core::GlobalId>& Spaces::converters() const {
  return describer_->converters();
}
bool Spaces::has_tables() const {
  for (size_t i = 0; i < all_->size(); ++i)
    if ((*all_)[i].table) return true;
  return false;
}
bool Spaces::clipped() const {
  return describer_->clipped();
}

SpaceId Spaces::source(SpaceId id) const {
  for (id = representation(id); (*all_)[id.index].form == Form::Image; id = representation(id))
    id = (*all_)[id.index].inner;
  return id;
}

SpaceId Spaces::representation(SpaceId id) const {
  for (size_t i = 0; (*all_)[id.index].form == Form::Newtype && i <= all_->size(); ++i) id = (*all_)[id.index].inner;
  return id;
}

}  // namespace needle::space
