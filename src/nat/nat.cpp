#include "nat/nat.h"

#include <fmt/format.h>

#include "nat/parser.h"
#include "nat/prelude.h"
#include "nat/to_core.h"

namespace needle::nat {

std::optional<NatProgram> read_nat(const Sources& sources, FileId file, core::Program& program,
                                   Diagnostics& diagnostics) {
  const Parsed parsed = parse(sources, file, diagnostics);
  if (!parsed.program) return std::nullopt;
  const size_t before = diagnostics.error_count();
  NatProgram out;
  out.input = add_prelude(program);
  to_core(parsed, program, out, diagnostics);
  if (diagnostics.error_count() > before) return std::nullopt;
  return out;
}

std::vector<uint32_t> NatProgram::ticks_of(Symbol name) const {
  std::vector<uint32_t> out;
  for (const NatVariable& v : variables) {
    if (v.name == name) out.push_back(v.tick);
  }
  return out;
}

std::string NatProgram::what_is_wrong(Span place, bool unfit) const {
  const auto found = wanted.find(uint64_t{place.begin} << 32 | place.end);
  if (found == wanted.end()) return "";
  switch (found->second.what) {
    case Want::Function:
      return "what is called here is not a function";
    case Want::Numbers:
      return "an operand here is not a number";
    case Want::Divisor:
      return unfit ? "division by zero" : "an operand here is not a number";
    case Want::Boolean:
      return "this is not a boolean";
    case Want::Field:
      return fmt::format("this has no field `{}`", found->second.label.text());
    case Want::Fit:
      return "no pattern fits the value";
    case Want::Truth:
      return "this is not true";
  }
  return "";
}

}  // namespace needle::nat
