// Quotations of Template Haskell. What is quoted is passed over, since nobody runs it: a quotation is a call of a function of
// the library (Needle.Quote), which is an error when it is run. Names can be looked at.
//   [| x + 1 |]  ->  quotedExp "F.hs:3"     [d| f = 1 |]  ->  quotedDecs "F.hs:3"     'M.f  ->  quotedName "f"
#include "syntax/parser.h"

namespace needle::syntax {

using enum TokenKind;

namespace {

std::string_view function_of(std::string_view bracket) {
  if (bracket.ends_with("||")) return "quotedCode";
  switch (bracket[1]) {
    case 'd':
      return "quotedDecs";
    case 't':
      return "quotedType";
    case 'p':
      return "quotedPat";
    default:
      return "quotedExp";
  }
}

}  // namespace

Expr* Parser::quotation() {
  const uint32_t begin = here();
  const std::string_view function = function_of(sources_.text(token_span()));
  const uint32_t line = sources_.begin_of(token_span()).line;
  if (const Token& closing = in_.raw(in_.token().partner); closing.kind != RBracket || closing.hashes == 0)
    fail_with(102, token_span(), "This quotation is never closed by |]");
  in_.leave_brackets();
  const Span span = since(begin);
  return library_call(function, {named_text(sources_.file(file_).path + ":" + std::to_string(line), span)}, span);
}

// 'f, 'M.f, 'C, '(+), '[], ''T, ''(,), ''(->): after the tick the name itself, a token or brackets.
Expr* Parser::quoted_name() {
  const uint32_t begin = here();
  advance();
  accept(Tick);
  std::string text;
  if (at(LParen) || at(LBracket)) {
    const bool list = at(LBracket);
    advance();
    if (at(Comma)) {
      text = "(";
      while (accept(Comma)) text += ',';
      text += ')';
    } else if (at(RightArrow)) {
      text = "->";
      advance();
    } else if (at(RParen) || at(RBracket)) {
      text = list ? "[]" : "()";
    } else if (at(VarSym) || at(ConSym)) {
      text = take_name().text.text();
    } else {
      fail();
    }
    expect(list ? RBracket : RParen);
  } else {
    if (!at(VarId) && !at(ConId)) fail();
    text = take_name().text.text();
  }
  const Span span = since(begin);
  return library_call("quotedName", {named_text(text, span)}, span);
}

}  // namespace needle::syntax
