// What `cover` says about a program, for people, for services and for browsers.
//
// All of these are functions of a claim::Coverage alone: the same coverage gives the same bytes. Source text, names and
// values may hold anything, bad UTF-8 and control characters included; no output passes them on as they are.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "claim/coverage.h"
#include "report/report.h"

namespace needle::report {

// Who reads it: `width` is that of the terminal, 0 when there is none; then no line is cut or folded.
struct Screen {
  size_t width = 0;
  bool colour = false;
};

// The four numbers; then by module and function, what is unreachable and why, what is unknown and what was tried, the
// tests of the suite, and what could not be started from. Quiet: the four numbers. Verbose: complete functions too.
std::string cover_text(const claim::Coverage& coverage, Detail detail, Screen screen = {});
// The source around what is not covered: ^^^ below what is unreachable, ~~~ below what is unknown, and the reason below
// that. Empty when everything is covered.
std::string cover_annotated(const claim::Coverage& coverage, Screen screen = {});

// Documents, with a newline at the end: schema needle/1 (docs/json.md), lcov's tracefile, Cobertura's coverage-04.dtd.
std::string cover_json(const claim::Coverage& coverage, int exit_code);
std::string lcov(const claim::Coverage& coverage);
// `timestamp`: seconds since 1970, which the format wants.
std::string cobertura(const claim::Coverage& coverage, int64_t timestamp = 0);

// The tests of the suite as a module.
std::string cover_suite(Framework framework, const claim::Coverage& coverage);

// Pages that need nothing but themselves: index.html, and one for each module. Names are those of files in one
// directory: of letters, digits, dots, dashes and underscores, all different even where case does not count.
struct HtmlPage {
  std::string name, content;
};
std::vector<HtmlPage> cover_html(const claim::Coverage& coverage);

}  // namespace needle::report
