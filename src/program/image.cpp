// The library image: every table of a workspace in which the library, and nothing else, has been compiled. A magic line
// with the version of the format guards against images of another build.
#include <fmt/format.h>

#include "base/serial.h"
#include "core/serial.h"
#include "program/workspace.h"

namespace needle::program {
namespace {

constexpr std::string_view kMagic = "needle library 1\n";

}  // namespace

std::string Workspace::library_image() const {
  ByteWriter out;
  out.raw(kMagic);
  auto section = [&out](auto write) {
    ByteWriter part;
    write(part);
    out.str(part.bytes());
  };
  section([&](ByteWriter& part) { names_.write(part); });
  section([&](ByteWriter& part) { types_.write(part); });
  section([&](ByteWriter& part) { core::write_program(program_, part); });
  section([&](ByteWriter& part) { core_map_.write(part); });
  return out.bytes();
}

bool Workspace::load_library(const std::string& path) {
  auto bytes = read_text_file(path);
  if (!bytes || !bytes->starts_with(kMagic)) {
    diagnostics_.error(703, Span(),
                       fmt::format("The compiled library '{}' is missing or from another build; rebuild Needle", path));
    return false;
  }
  image_ = std::move(*bytes);
  ByteReader in(std::string_view(image_).substr(kMagic.size()));
  try {
    ByteReader names(in.str());
    names_.read(names);
    ByteReader types(in.str());
    types_.read(types);
    core::read_program(in.str(), program_);
    ByteReader map(in.str());
    core_map_.read(map, program_);
    first_user_global_ = core::GlobalId(static_cast<uint32_t>(program_.global_count()));
  } catch (const ByteReader::Corrupt& error) {
    diagnostics_.error(703, Span(),
                       fmt::format("The compiled library '{}' is damaged: {}; rebuild Needle", path, error.what()));
    return false;
  }
  return true;
}

}  // namespace needle::program
