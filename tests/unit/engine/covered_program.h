// A module with every place marked, as `cover` compiles it.
#pragma once
#include "../program/fixture.h"
#include "engine/places.h"
#include "program/close.h"

namespace needle::engine {

inline program::Options with_marks() {
  program::Options out;
  out.marks = program::Marks::All;
  return out;
}

struct CoveredProgram : program::Program {
  explicit CoveredProgram(const std::string& text) : Program(with_marks()) {
    module = workspace.load_file(files.write("M.hs", text));
    EXPECT_TRUE(module) << said();
  }
  const core::Type* type(const std::string& text) {
    const core::Type* out = program::type_at(workspace, *module, text);
    EXPECT_TRUE(out) << said();
    return out;
  }
};

// The place of this text and kind; the number says which, when there are several.
inline std::optional<PlaceId> find_place(const CoveredProgram& p, const Places& places, std::string_view text,
                                         core::Box box, bool value = false, size_t which = 0) {
  for (PlaceId place = 0; place < places.size(); ++place) {
    const core::TickInfo& info = places.info(place);
    if (info.box != box || info.value != value || p.workspace.sources().text(info.span) != text) continue;
    if (which-- == 0) return place;
  }
  return std::nullopt;
}

}  // namespace needle::engine
