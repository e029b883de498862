// The source of a module as HTML: a span for each place, inside those of the places around it.
#pragma once
#include <string>
#include <vector>

#include "claim/coverage.h"
#include "report/cover_places.h"

namespace needle::report {

// c covered, d dead, u unknown, t always True, f always False, v neither.
const char* class_of(const CoverPlace& place);

struct HtmlSource {
  std::string numbers;  // of the lines, one below the other
  std::string code;
  // What the spans speak of by number: data-t of tests, data-r of what is not covered and why.
  std::vector<size_t> tests;  // Coverage::tests
  std::vector<std::pair<std::string, std::string>> notes;
  std::vector<CoverPlace> shown;  // the i-th has the id p<i>
};
// Time and size are linear in the source and its places.
HtmlSource html_source(const claim::CoverModule& module);

}  // namespace needle::report
