// Small .nat programs, read and run.
#pragma once
#include <gtest/gtest.h>

#include <string>

#include "core/build.h"
#include "core/reference.h"
#include "nat/nat.h"
#include "nat/show.h"

namespace needle::nat {

struct Read {
  explicit Read(const std::string& text) {
    const FileId file = sources.add("a.nat", text);
    nat = read_nat(sources, file, program, diagnostics);
    EXPECT_EQ(nat.has_value(), !diagnostics.has_errors());
  }
  std::string place(Span span) const {
    const Place p = sources.begin_of(span);
    return std::to_string(p.line) + ":" + std::to_string(p.column);
  }
  std::string error(size_t i = 0) const {
    if (i >= diagnostics.list().size()) return "no error";
    return place(diagnostics.list()[i].span) + " " + diagnostics.list()[i].message;
  }

  Sources sources;
  Diagnostics diagnostics;
  core::Program program;
  std::optional<NatProgram> nat;
};

// The value; or "stuck 1:5 why"; or "error 1:5 message"; or "limit".
inline std::string run(const std::string& text, const std::string& inputs = "", uint64_t steps = 10'000'000) {
  Read read(text);
  if (!read.nat) return "error " + read.error();
  PrivateWorld world(inputs);
  core::reference::Evaluator evaluator(read.program, world, {.max_steps = steps});
  try {
    const auto outcome = evaluator.evaluate(core::Builder(read.program).global(read.nat->main));
    if (outcome.kind != core::reference::OutcomeKind::Done) return "limit";
    return show(evaluator, read.program, outcome.value, 10'000);
  } catch (const core::Unfit& why) {
    return "stuck " + read.place(why.span) + " " + read.nat->what_is_wrong(why.span, true);
  } catch (const core::Malformed& why) {
    return "stuck " + read.place(why.span) + " " + read.nat->what_is_wrong(why.span, false);
  }
}

}  // namespace needle::nat
