// Reads the text form of core (see core/print.h). For tests, and for looking at what a pass did to a tree by hand.
// Binders may be written without a number: they get one. An inner binder may shadow an outer one in the text.
#pragma once
#include <string>
#include <string_view>

#include "core/core.h"

namespace needle::core {

struct ParseResult {
  bool ok = true;
  std::string message;  // "line 3: expected ..." when not ok
};

// Adds every declaration of the text to the program. Constructors named False, True, [], :, () and IORes become
// Program::known.
ParseResult parse_program(std::string_view text, Program& program);

// One expression over the program's globals and constructors, or null.
const Expr* parse_expr(std::string_view text, Program& program, ParseResult& result);

// The global of that printed name, or an invalid id.
GlobalId find_global(const Program& program, std::string_view printed_name);

}  // namespace needle::core
