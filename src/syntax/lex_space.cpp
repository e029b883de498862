// White space, comments and pragmas.
#include "syntax/lexer.h"

namespace needle::syntax {
namespace {

// The pragmas somebody reads: the rest are comments.
bool becomes_declaration(std::string_view key) {
  return key == "INLINE" || key == "NOINLINE" || key == "OVERLAP" || key == "DIST" || key == "COST" ||
         key == "MINIMAL" || key == "NEWER";
}

bool word_char(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

std::string_view take_word(std::string_view& text) {
  while (!text.empty() && !word_char(text.front()) && text.front() != '-') text.remove_prefix(1);
  size_t n = 0;
  while (n < text.size() && (word_char(text[n]) || text[n] == '-')) ++n;
  std::string_view word = text.substr(0, n);
  text.remove_prefix(n);
  return word;
}

std::string upper(std::string_view word) {
  std::string out(word);
  for (char& c : out)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  return out;
}

}  // namespace

// Columns are worked out going forward from the last known one: offsets asked for never decrease.
uint32_t Lexer::column_at(size_t offset) {
  for (; column_base_ < offset; ++column_base_) {
    auto c = static_cast<unsigned char>(text_[column_base_]);
    if (c == '\n')
      column_known_ = 1;
    else if (c == '\t')
      column_known_ = (column_known_ - 1) / 8 * 8 + 9;
    else if ((c & 0xC0) != 0x80)
      ++column_known_;
  }
  return column_known_;
}

void Lexer::skip_line() {
  while (at_ < text_.size() && text_[at_] != '\n') ++at_;
}

// True when a token begins at at_.
bool Lexer::skip_space() {
  while (at_ < text_.size()) {
    char c = text_[at_];
    if (c == '\n') {
      line_has_token_ = false;
      ++at_;
    } else if (c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\v') {
      ++at_;
    } else if (c == '-' && byte(at_ + 1) == '-') {
      size_t end = at_, next;
      while (byte(end) == '-') ++end;
      if (char_class(peek_char(end, next)) == CharClass::Symbol) return true;
      skip_line();
    } else if (c == '{' && byte(at_ + 1) == '-') {
      if (byte(at_ + 2) == '#' && pragma()) continue;
      nested_comment();
    } else if (c == '#' && (at_ == 0 || text_[at_ - 1] == '\n') &&
               (byte(at_ + 1) == '!' || text_.substr(at_, 6) == "#line " ||
                (byte(at_ + 1) == ' ' && byte(at_ + 2) >= '0' && byte(at_ + 2) <= '9'))) {
      skip_line();  // #! and line markers
    } else if (static_cast<unsigned char>(c) >= 0x80) {
      size_t next;
      if (char_class(peek_char(at_, next)) != CharClass::Space) return true;
      at_ = next;
    } else {
      return true;
    }
  }
  return false;
}

void Lexer::nested_comment() {
  size_t begin = at_;
  int depth = 0;
  while (at_ < text_.size()) {
    char c = text_[at_];
    if (c == '{' && byte(at_ + 1) == '-') {
      ++depth;
      at_ += 2;
    } else if (c == '-' && byte(at_ + 1) == '}') {
      at_ += 2;
      if (--depth == 0) {
        if (byte(begin + 2) == '@') out_.annotations.push_back(span(begin, at_));
        return;
      }
    } else {
      if (c == '\n') line_has_token_ = false;
      ++at_;
    }
  }
  error(begin, begin + 2, "unterminated '{-'", {"The comment that begins here is never closed by '-}'."});
}

// At "{-#": true when this was a pragma, false when it is to be skipped as a comment.
bool Lexer::pragma() {
  size_t close = text_.find("#-}", at_ + 3);
  if (close == std::string_view::npos) return false;
  std::string_view body = text_.substr(at_ + 3, close - at_ - 3);
  std::string key = upper(take_word(body));
  if (key == "LANGUAGE") language_pragma(body);
  if (key == "OPTIONS_GHC" || key == "OPTIONS") options_pragma(body);
  if (key == "NOTINLINE") key = "NOINLINE";
  if (!becomes_declaration(key)) return false;
  size_t begin = at_;
  at_ = close + 3;
  push(TokenKind::Pragma, begin, intern(key));
  return true;
}

void Lexer::language_pragma(std::string_view body) {
  for (std::string_view word = take_word(body); !word.empty(); word = take_word(body))
    out_.extensions.push_back(intern(word));
}

void Lexer::options_pragma(std::string_view body) {
  for (std::string_view word = take_word(body); !word.empty(); word = take_word(body)) {
    if (word.starts_with("-X")) out_.extensions.push_back(intern(word.substr(2)));
    if (word == "-cpp") out_.extensions.push_back(intern("CPP"));
  }
}

}  // namespace needle::syntax
