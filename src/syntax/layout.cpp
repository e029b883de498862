#include "syntax/layout.h"

#include <algorithm>

namespace needle::syntax {

const Token& Layout::ahead(uint32_t n) const {
  return tokens_[std::min<size_t>(at_ + n, tokens_.size() - 1)];
}

void Layout::look() {
  const Token& t = tokens_[at_];
  kind_ = t.kind;
  if (!t.first_on_line || line_done_ || contexts_.empty() || contexts_.back().column == 0) return;
  if (t.column < contexts_.back().column)
    kind_ = TokenKind::VirtualClose;
  else if (t.column == contexts_.back().column && contexts_.back().semicolons)
    kind_ = TokenKind::VirtualSemi;
}

void Layout::advance() {
  if (kind_ == TokenKind::VirtualSemi) {
    mark(';');
    line_done_ = true;
  } else if (kind_ != TokenKind::VirtualClose && at_ + 1 < tokens_.size()) {
    last_end_ = tokens_[at_].end;
    ++at_;
    line_done_ = false;
  }
  look();
}

void Layout::leave_brackets() {
  at_ = tokens_[at_].partner;
  kind_ = tokens_[at_].kind;
  advance();
}

// Is the line at hand a statement, not a declaration of the module?
bool Layout::statement_here() const {
  const Token& first = tokens_[at_];
  switch (first.kind) {
    case TokenKind::KwLet:
    case TokenKind::KwIf:
    case TokenKind::KwCase:
    case TokenKind::KwDo:
      return true;
    case TokenKind::VarId:
    case TokenKind::LParen:
    case TokenKind::ConId:
    case TokenKind::Underscore:
      break;
    default:
      return false;
  }
  for (size_t i = at_; i < tokens_.size(); ++i) {
    const Token& t = tokens_[i];
    if (t.kind == TokenKind::EndOfFile || (i > at_ && t.first_on_line && t.column <= first.column)) break;
    if (t.kind == TokenKind::Equals || t.kind == TokenKind::DoubleColon || t.kind == TokenKind::Bar) return false;
    if (t.kind == TokenKind::LeftArrow || t.kind == TokenKind::KwDo) return true;
    if (t.kind == TokenKind::LParen || t.kind == TokenKind::LBracket || t.kind == TokenKind::LBrace)
      i = std::min<size_t>(t.partner, tokens_.size() - 1);
  }
  return first.kind == TokenKind::VarId || first.kind == TokenKind::LParen;
}

bool Layout::open_block(BlockStyle style) {
  const Token& t = tokens_[at_];
  if (t.kind == TokenKind::LBrace) {
    contexts_.push_back({0, false});
    advance();
    return true;
  }
  mark('{');
  uint32_t around = indentation();
  bool same_will_do = style == BlockStyle::Do && t.column > 0 && (contexts_.size() > 1 || statement_here());
  bool deep_enough = t.column > around || (same_will_do && t.column == around);
  if (!deep_enough) {
    mark('}');
    if (t.first_on_line) line_done_ = false;
    look();
    return false;
  }
  contexts_.push_back({t.column, style != BlockStyle::MultiIf});
  line_done_ = true;
  look();
  return true;
}

bool Layout::close_block() {
  if (in_explicit_block()) {
    if (kind_ != TokenKind::RBrace) return false;
    contexts_.pop_back();
    advance();
    return true;
  }
  mark('}');
  if (!contexts_.empty()) contexts_.pop_back();
  look();
  return true;
}

void Layout::recover(size_t depth) {
  while (contexts_.size() > depth) contexts_.pop_back();
  uint32_t column = indentation();
  if (tokens_[at_].kind != TokenKind::EndOfFile &&
      !(tokens_[at_].first_on_line && tokens_[at_].column <= column && !line_done_)) {
    do {
      ++at_;
    } while (tokens_[at_].kind != TokenKind::EndOfFile &&
             !(tokens_[at_].first_on_line && tokens_[at_].column <= column));
    line_done_ = false;
  }
  last_end_ = at_ > 0 ? tokens_[at_ - 1].end : 0;
  look();
}

}  // namespace needle::syntax
