#include "program/image.h"

#include <fmt/format.h>

#include "base/serial.h"
#include "core/serial.h"

namespace needle::program {
namespace {

constexpr std::string_view kMagic = "needle library 2\n";

}  // namespace

std::string library_image(const Workspace& workspace) {
  ByteWriter out;
  out.raw(kMagic);
  auto section = [&out](auto write) {
    ByteWriter part;
    write(part);
    out.str(part.bytes());
  };
  section([&](ByteWriter& part) { workspace.names().write(part); });
  section([&](ByteWriter& part) { workspace.types().write(part); });
  section([&](ByteWriter& part) { core::write_program(workspace.program(), part); });
  section([&](ByteWriter& part) { workspace.core_map().write(part); });
  return out.bytes();
}

bool load_library(Workspace& workspace, const std::string& path) {
  const std::string_view bytes = workspace.keep_image(MappedFile(path));
  if (!bytes.starts_with(kMagic)) {
    workspace.diagnostics().error(
        703, Span(), fmt::format("The compiled library '{}' is missing or from another build; rebuild Needle", path));
    return false;
  }
  ByteReader in(bytes.substr(kMagic.size()));
  try {
    ByteReader names(in.str());
    workspace.names().read(names);
    ByteReader types(in.str());
    workspace.types().read(types, workspace.names().entity_count());
    core::read_program(in.str(), workspace.program());
    ByteReader map(in.str());
    workspace.core_map().read(map, workspace.program());
    workspace.end_library();
  } catch (const ByteReader::Corrupt& error) {
    workspace.diagnostics().error(
        703, Span(), fmt::format("The compiled library '{}' is damaged: {}; rebuild Needle", path, error.what()));
    return false;
  }
  return true;
}

}  // namespace needle::program
