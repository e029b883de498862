// What there is to say about a program, as values; printing happens once, at the end, in print_diagnostic.
//
// Codes are stable: ND-01xx lexing, layout and parsing, ND-02xx modules, names and fixity, ND-03xx kinds and types,
// ND-04xx classes, instances and deriving, ND-05xx not supported, ND-06xx running, ND-07xx command line.
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "base/budget.h"
#include "source/source.h"

namespace needle {

enum class Severity { Error, Warning };

struct Diagnostic {
  Severity severity = Severity::Error;
  int code = 0;                    // 102 prints as [ND-0102]
  Span span;                       // may be invalid: then no place is printed
  std::string message;             // first line is the headline; more lines are indented below it
  std::vector<std::string> hints;  // "Perhaps you meant ...": one bullet each
};

// Collects; never throws, never prints. Passes go on after an error where recovery is safe.
class Diagnostics {
 public:
  void error(int code, Span span, std::string message, std::vector<std::string> hints = {}) {
    add({Severity::Error, code, span, std::move(message), std::move(hints)});
  }
  void warning(int code, Span span, std::string message) {
    add({Severity::Warning, code, span, std::move(message), {}});
  }
  void add(Diagnostic d) {
    if (d.severity == Severity::Error) ++errors_;
    list_.push_back(std::move(d));
  }
  bool has_errors() const { return errors_ > 0; }
  size_t error_count() const { return errors_; }
  const std::vector<Diagnostic>& list() const { return list_; }

 private:
  std::vector<Diagnostic> list_;
  size_t errors_ = 0;
};

// A stage that ended before its work was done, and where it was.
struct OutOfBudgetAt : OutOfBudget {
  OutOfBudgetAt(const OutOfBudget& cause, Span place) : OutOfBudget(cause), span(place) {}
  Span span;
};

// "File.hs:12:14-31: error: [ND-0102]\n    message\n   |\n12 | source line\n   |              ^^^^\n    hints".
std::string print_diagnostic(const Diagnostic& diagnostic, const Sources& sources, bool color);

// Up to three of the candidates that look like a misspelling of `name`, best first.
std::vector<std::string> similar_names(std::string_view name, const std::vector<std::string_view>& candidates);

}  // namespace needle
