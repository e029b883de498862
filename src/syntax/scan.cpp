// Looking ahead over raw tokens to tell apart what begins alike. Brackets are jumped over.
#include "syntax/parser.h"

namespace needle::syntax {

using enum TokenKind;

uint32_t Parser::skip_brackets(uint32_t index) const {
  const Token& t = in_.raw(index);
  return t.kind == LParen || t.kind == LBracket || t.kind == LBrace ? t.partner : index;
}

// The token after this one, or after its closing bracket; never past the end of the file.
uint32_t Parser::after(uint32_t index) const {
  uint32_t last = skip_brackets(index);
  return in_.raw(last).kind == EndOfFile ? last : last + 1;
}

// Whether the item that began at token `first` is over before token `index`.
bool Parser::ends_item(uint32_t index, uint32_t first) const {
  const Token& t = in_.raw(index);
  switch (t.kind) {
    case EndOfFile:
    case Invalid:
    case Semi:
    case RParen:
    case RBracket:
    case RBrace:
      return true;
    default:
      return index != first && t.first_on_line && t.column <= in_.indentation();
  }
}

bool Parser::scan_arrow_in_statement() const {
  bool in_type = false;
  for (uint32_t i = in_.index(); !ends_item(i, in_.index()); i = after(i)) {
    TokenKind k = in_.raw(i).kind;
    if (k == LeftArrow) return true;
    if (k == DoubleColon) in_type = true;
    if (k == RightArrow && in_type) continue;
    if (k == Comma || k == Equals || k == Bar || k == RightArrow || k == Backslash || k == DotDot) return false;
    if (k >= KwCase) return false;
  }
  return false;
}

bool Parser::scan_arrow_in_parens() const {
  for (uint32_t i = in_.index(); !ends_item(i, in_.index()); i = after(i)) {
    TokenKind k = in_.raw(i).kind;
    if (k == RightArrow) return true;
    if (k == Comma || k == DoubleColon || k == Equals || k == LeftArrow || k == Bar) return false;
  }
  return false;
}

bool Parser::scan_context() const {
  for (uint32_t i = in_.index(); !ends_item(i, in_.index()); i = after(i)) {
    TokenKind k = in_.raw(i).kind;
    if (k == DoubleArrow) return true;
    if (k == Comma || k == DoubleColon || k == Equals || k == Bar || k == RightArrow || k == KwWhere || k == KwDeriving)
      return false;
  }
  return false;
}

Parser::DeclShape Parser::scan_declaration() const {
  DeclShape shape;
  uint32_t first = in_.index();
  bool operand_expected = true;
  for (uint32_t i = first; !ends_item(i, first); i = after(i)) {
    const Token& t = in_.raw(i);
    if (t.kind == Equals || t.kind == Bar) {
      shape.has_rhs = true;
      break;
    }
    if (t.kind == VarSym) {
      bool minus = operand_expected && t.text.text() == "-";
      if (!minus && !shape.operator_at) shape.operator_at = i;
      operand_expected = true;
      continue;
    }
    if (t.kind == Backquote) {
      TokenKind name = in_.raw(i + 1).kind;
      if (name == VarId && !shape.operator_at) shape.operator_at = i;
      if (name == VarId || name == ConId) ++i;
      if (in_.raw(i + 1).kind == Backquote) ++i;
      operand_expected = true;
      continue;
    }
    operand_expected = t.kind == ConSym;
    if (t.kind >= KwCase || t.kind == Backslash || t.kind == LeftArrow || t.kind == RightArrow ||
        t.kind == DoubleArrow || t.kind == DotDot || t.kind == Comma)
      break;
  }
  return shape;
}

}  // namespace needle::syntax
