// A [Char] of the reference evaluator as text.
#pragma once
#include <string>

#include "core/reference.h"

namespace needle::witness {

// Forced as far as it goes; `end` says how that went, Done also where it is longer than anybody reads.
struct Text {
  std::string text;
  core::reference::Outcome end;
  bool whole = false;  // nothing of it is missing
};
Text read_text(core::reference::Evaluator& evaluator, core::reference::Handle list, size_t longest = 4000);

}  // namespace needle::witness
