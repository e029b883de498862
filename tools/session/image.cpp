// The library image: every table of a session in which the library, and nothing else, has been compiled. A magic line with the version of
// the format guards against images of another build.
#include <fmt/format.h>

#include <fstream>

#include "base/serial.h"
#include "core/serial.h"
#include "session/session.h"

namespace needle::session {
namespace {

constexpr std::string_view kMagic = "needle library 1\n";

}  // namespace

void Session::save_library(const std::string& path) {
  ByteWriter out;
  out.raw(kMagic);
  names_.write(out);
  types_.write(out);
  core_map_.write(out);
  core::write_program(program_, out);
  const std::string temporary = path + ".new";
  {
    std::ofstream file(temporary, std::ios::binary);
    file.write(out.bytes().data(), static_cast<std::streamsize>(out.size()));
    if (!file) throw std::runtime_error("cannot write " + temporary);
  }
  if (std::rename(temporary.c_str(), path.c_str()) != 0) throw std::runtime_error("cannot write " + path);
}

bool Session::load_library(const std::string& path) {
  auto bytes = read_text_file(path);
  if (!bytes || !bytes->starts_with(kMagic)) {
    diagnostics_.error(703, Span(), fmt::format("The compiled library '{}' is missing or from another build; rebuild Needle", path));
    return false;
  }
  image_ = std::move(*bytes);
  ByteReader in(std::string_view(image_).substr(kMagic.size()));
  try {
    names_.read(in);
    types_.read(in);
    core_map_.read(in, program_);
    core::read_program(program_, in);
  } catch (const ByteReader::Corrupt& error) {
    diagnostics_.error(703, Span(), fmt::format("The compiled library '{}' is damaged: {}; rebuild Needle", path, error.what()));
    return false;
  }
  return true;
}

}  // namespace needle::session
