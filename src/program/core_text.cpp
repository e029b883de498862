#include "program/core_text.h"

#include <fmt/format.h>

#include <cctype>
#include <unordered_map>

#include "core/print.h"

namespace needle::program {
namespace {

// Locals are numbered through the whole program.
std::string renumbered(const std::string& text) {
  std::string out;
  std::unordered_map<std::string, size_t> numbers;
  for (size_t i = 0; i < text.size();) {
    size_t end = i + 1;
    while (end < text.size() && std::isdigit(static_cast<unsigned char>(text[end]))) ++end;
    const bool numbered =
        text[i] == '_' && end > i + 1 && i > 0 && !std::isspace(static_cast<unsigned char>(text[i - 1]));
    if (numbered) {
      out += fmt::format("_{}", numbers.try_emplace(text.substr(i + 1, end - i - 1), numbers.size() + 1).first->second);
      i = end;
    } else {
      out += text[i++];
    }
  }
  return out;
}

}  // namespace

std::string core_text(const core::Program& program, core::GlobalId first) {
  std::string text;
  for (uint32_t i = first.index; i < program.global_count(); ++i)
    text += renumbered(core::print(program.global(core::GlobalId(i)), program, {.types = false})) + "\n";
  return text;
}

}  // namespace needle::program
