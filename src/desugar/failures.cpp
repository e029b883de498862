// What a program says when a match fails: GHC's words.
#include "desugar/desugarer.h"

namespace needle::desugar {

using namespace syntax;

CoreExpr Desugarer::error_call(const char* function, const std::string& text, Span span) {
  return known_call(function, {build_.string_lit(text, span)}, span);
}

// "File.hs:(3,1)-(4,20): Non-exhaustive patterns in function f\n"
CoreExpr Desugarer::match_failure(Span span, const std::string& what) {
  std::string place = span.valid() ? sources_.describe(span) : "<no location info>";
  return error_call("patError", place + ": " + what + "\n", span);
}

Failure Desugarer::failing(Span span, std::string what) {
  return Failure([this, span, what = std::move(what)] { return match_failure(span, what); });
}

// The pattern as written, blanks evened out, without the bang and the parentheses around it.
std::string Desugarer::pattern_text(const Pat* pat) const {
  while (pat->kind == PatKind::Bang || pat->kind == PatKind::Paren || pat->kind == PatKind::Lazy) {
    pat = pat->kind == PatKind::Bang    ? static_cast<const BangPat*>(pat)->pat
          : pat->kind == PatKind::Paren ? static_cast<const ParenPat*>(pat)->pat
                                        : static_cast<const LazyPat*>(pat)->pat;
  }
  if (!pat->span.valid()) return "pattern";
  std::string out;
  for (char c : sources_.text(pat->span)) {
    bool blank = c == ' ' || c == '\n' || c == '\t' || c == '\r';
    if (!blank) {
      out += c;
    } else if (!out.empty() && out.back() != ' ') {
      out += ' ';
    }
  }
  return out;
}

}  // namespace needle::desugar
