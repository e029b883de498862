// A program as bytes: how the compiled library lies on disk. Ids of types, constructors and globals are the same after
// reading; variables get new numbers. Types are written once each and decoded when first asked for, and so are globals;
// a body is decoded by Program::body when it is needed, and the same for bodies as they were before the optimiser. Spans
// inside bodies are left out (a library is not reported on), those of globals stay. What is decoded later is checked
// then: Program::global and the like throw ByteReader::Corrupt for a damaged image.
#pragma once
#include <string_view>

#include "base/serial.h"
#include "core/core.h"

namespace needle::core {

// What is still in another image is decoded.
void write_program(Program& program, ByteWriter& out);

// Into an empty program, whose load_body it sets. The bytes must outlive the program. Throws ByteReader::Corrupt.
void read_program(std::string_view bytes, Program& program);

}  // namespace needle::core
