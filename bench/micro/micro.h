// What the micro-benchmarks share: a clock, and a program with an expression to evaluate. Built by hand, outside of CI;
// run.sh has the command.
#pragma once
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>

#include "core/parse.h"
#include "machine/narrow.h"

namespace needle::machine {

inline double now() {
  timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_nsec) * 1e-9;
}

struct Run {
  core::Program program;
  PrivateWorld io;
  std::shared_ptr<const Code> code;
  std::unique_ptr<Machine> machine;
  core::GlobalId root;

  Run(const std::string& text, const std::string& expression) {
    core::ParseResult r = core::parse_program(text, program);
    if (!r.ok) std::fprintf(stderr, "%s\n", r.message.c_str()), std::exit(1);
    core::Global* g = program.add_global(Symbol(), intern("it"));
    g->body = core::parse_expr(expression, program, r);
    root = g->id;
    code = compile(program, {root});
    machine = std::make_unique<Machine>(code, Limits{}, io);
  }
};

}  // namespace needle::machine
