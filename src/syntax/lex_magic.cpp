// MagicHash in literals: 3#, 3##, 2.5##, 'c'#, "abc"#, and -3#, which is one token. Names that end in # are read with the
// other names.
#include "syntax/lexer.h"

namespace needle::syntax {

// Behind a literal that has just been read.
void Lexer::literal_hashes(size_t most) {
  if (byte(at_) != '#' || !magic()) return;
  Token& literal = out_.tokens.back();
  if (literal.kind == TokenKind::Invalid || literal.kind == TokenKind::Tick) return;
  while (literal.hashes < most && byte(at_) == '#') {
    ++literal.hashes;
    ++at_;
  }
  literal.end = static_cast<uint32_t>(at_);
}

// -3# is one token where - begins an operand; its text begins with the sign. -3 without hashes is left alone. The sign
// has been passed.
bool Lexer::negative_literal(size_t begin) {
  if (byte(at_) < '0' || byte(at_) > '9' || after_closing(begin)) return false;
  const size_t first = at_, base = column_base_;
  const uint32_t known = column_known_, column = column_at(begin);
  const bool line = line_has_token_;
  number_token();
  literal_hashes(2);
  Token& literal = out_.tokens.back();
  if (literal.hashes == 0) {
    out_.tokens.pop_back();
    line_has_token_ = line;
    at_ = first;
    column_base_ = base;
    column_known_ = known;
    return false;
  }
  literal.begin = static_cast<uint32_t>(begin);
  literal.column = column;
  literal.text = intern("-" + std::string(literal.text.text()));
  return true;
}

}  // namespace needle::syntax
