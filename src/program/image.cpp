#include "program/image.h"

#include <fmt/format.h>

#include "base/mapped_file.h"
#include "base/serial.h"
#include "core/serial.h"

namespace needle::program {
namespace {

constexpr std::string_view kMagic = "needle library 3\n";

// Of the sections that are read as a whole, in which other numbers may look as good as the right ones.
uint64_t checksum(std::string_view bytes) {
  uint64_t sum = bytes.size();
  for (unsigned char c : bytes) sum = (sum ^ c) * 0x9E3779B97F4A7C15ull;
  return sum;
}

ByteReader checked_section(ByteReader& in) {
  const uint64_t sum = in.u();
  const std::string_view bytes = in.str();
  if (checksum(bytes) != sum) throw ByteReader::Corrupt("wrong checksum");
  return ByteReader(bytes);
}

}  // namespace

std::string library_image(Workspace& workspace) {
  ByteWriter out;
  out.raw(kMagic);
  out.u(workspace.shipped().modules);
  out.u(workspace.shipped().instances);
  auto section = [&out](auto write, bool checked = false) {
    ByteWriter part;
    write(part);
    if (checked) out.u(checksum(part.bytes()));
    out.str(part.bytes());
  };
  section([&](ByteWriter& part) { workspace.names().write(part); }, true);
  section([&](ByteWriter& part) { workspace.types().write(part); });
  section([&](ByteWriter& part) { core::write_program(workspace.program(), part); });
  section([&](ByteWriter& part) { workspace.core_map().write(part); }, true);
  return out.bytes();
}

namespace {

void read_image(Workspace& workspace, std::shared_ptr<const void> owner, std::string_view bytes) {
  ByteReader in(bytes.substr(kMagic.size()));
  workspace.keep_image(std::move(owner));
  const Workspace::Shipped shipped{in.u(), in.u()};
  ByteReader names = checked_section(in);
  workspace.names().read(names);
  ByteReader types(in.str());
  workspace.types().read(types, workspace.names().entity_count());
  core::read_program(in.str(), workspace.program());
  ByteReader map = checked_section(in);
  workspace.core_map().read(map, workspace.program());
  workspace.end_library(shipped);
}

}  // namespace

bool load_image(Workspace& workspace, std::shared_ptr<const void> owner, std::string_view bytes) {
  if (!bytes.starts_with(kMagic)) return false;
  try {
    read_image(workspace, std::move(owner), bytes);
    return true;
  } catch (const ByteReader::Corrupt&) {
    return false;
  }
}

bool load_library(Workspace& workspace, const std::string& path) {
  workspace.library_path = path;
  auto image = std::make_shared<MappedFile>(path);
  const std::string_view bytes = image->bytes();
  if (!bytes.starts_with(kMagic)) {
    workspace.diagnostics().error(
        703, Span(), fmt::format("The compiled library '{}' is missing or from another build; rebuild Needle", path));
    return false;
  }
  try {
    read_image(workspace, std::move(image), bytes);
  } catch (const ByteReader::Corrupt& error) {
    workspace.diagnostics().error(
        703, Span(), fmt::format("The compiled library '{}' is damaged: {}; rebuild Needle", path, error.what()));
    return false;
  }
  return true;
}

}  // namespace needle::program
