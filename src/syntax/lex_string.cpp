// Character and string literals with their escapes and gaps.
#include <fmt/format.h>

#include "base/unicode.h"
#include "syntax/lexer.h"

namespace needle::syntax {
namespace {

constexpr std::string_view kAsciiNames[] = {"NUL", "SOH", "STX", "ETX", "EOT", "ENQ", "ACK", "BEL", "BS",  "HT",  "LF",
                                            "VT",  "FF",  "CR",  "SO",  "SI",  "DLE", "DC1", "DC2", "DC3", "DC4", "NAK",
                                            "SYN", "ETB", "CAN", "EM",  "SUB", "ESC", "FS",  "GS",  "RS",  "US",  "SP"};

int digit_value(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return 99;
}

std::string shown_char(int64_t c) {
  if (c == '\n') return "\\n";
  if (c == '\t') return "\\t";
  if (c == '\r') return "\\r";
  if (c >= 0 && c < 0x20) return fmt::format("\\{}", kAsciiNames[c]);
  std::string out;
  append_utf8(out, c);
  return out;
}

bool allowed_inside(int64_t c) {
  if (c < 0) return false;
  if (c < 0x80) return c >= 0x20 && c != 0x7f;
  return char_class(c) != CharClass::Other || char_category(c) == 26;  // Format characters are fine in text
}

}  // namespace

void Lexer::literal_error(size_t at) {
  size_t next;
  int64_t c = peek_char(at, next);
  if (c == -1)
    error(at, at, "lexical error in string/character literal at end of input");
  else if (c == -2)
    error(at, next, "lexical error in string/character literal (UTF-8 decoding error)");
  else
    error(at, next, fmt::format("lexical error in string/character literal at character '{}'", shown_char(c)));
}

int64_t Lexer::numeric_escape(int base) {
  int64_t value = 0;
  size_t begin = at_;
  while (digit_value(byte(at_)) < base) {
    if (value <= 0x10FFFF) value = value * base + digit_value(byte(at_));
    if (value > 0x10FFFF) {
      error(at_, at_ + 1, fmt::format("numeric escape sequence out of range at character '{}'", text_[at_]));
      while (digit_value(byte(at_)) < base) ++at_;
      return kBad;
    }
    ++at_;
  }
  if (at_ == begin) return literal_error(at_), kBad;
  return value;
}

int64_t Lexer::ascii_escape() {
  std::string_view rest = text_.substr(at_, 3);
  if (rest == "SOH") return at_ += 3, 1;
  if (rest == "DEL") return at_ += 3, 127;
  for (int64_t i = 0; i <= 32; ++i) {
    if (!rest.starts_with(kAsciiNames[i])) continue;
    at_ += kAsciiNames[i].size();
    return i;
  }
  literal_error(at_);
  return kBad;
}

// After the backslash.
int64_t Lexer::escape() {
  static constexpr std::string_view letters = "abfnrtv\\\"'", values = "\a\b\f\n\r\t\v\\\"'";
  char c = byte(at_);
  if (at_ < text_.size()) {
    if (size_t i = letters.find(c); i != std::string_view::npos) return ++at_, values[i];
    if (c == '&') return ++at_, kNothing;
  }
  if (c >= '0' && c <= '9') return numeric_escape(10);
  if (c == 'x' || c == 'X') return ++at_, numeric_escape(16);
  if (c == 'o' || c == 'O') return ++at_, numeric_escape(8);
  if (c == '^') {
    char control = byte(at_ + 1);
    if (control < '@' || control > '_') return literal_error(++at_), kBad;
    at_ += 2;
    return control - '@';
  }
  return ascii_escape();
}

void Lexer::char_token() {
  size_t begin = at_, next;
  if (byte(at_ + 1) == '\\' && byte(at_ + 2) != '\0') {
    at_ += 2;
    int64_t c = escape();
    if (c == kNothing) literal_error(at_ - 1);
    if (c >= 0 && byte(at_) != '\'') literal_error(at_), c = kBad;
    if (byte(at_) == '\'') ++at_;
    if (c < 0) return push(TokenKind::Invalid, begin);
    return push(TokenKind::Char, begin, {}, {}, static_cast<uint32_t>(c));
  }
  int64_t c = peek_char(at_ + 1, next);
  if (c != '\'' && c != '\n' && c >= 0 && byte(next) == '\'') {
    if (!allowed_inside(c)) literal_error(at_ + 1);
    at_ = next + 1;
    return push(TokenKind::Char, begin, {}, {}, static_cast<uint32_t>(c));
  }
  ++at_;
  if (c == '\'' && !extension("TemplateHaskell") && !extension("TemplateHaskellQuotes")) {
    ++at_;
    push(TokenKind::Invalid, begin);
    return error(begin, at_, "parse error on ''''\nCharacter literals may not be empty");
  }
  size_t behind = at_;
  while (byte(behind) == ' ') ++behind;
  if (behind > at_ && byte(behind) == ':') return push(TokenKind::Tick, begin);  // ' :+:
  if (char_class(c) == CharClass::Upper || char_class(c) == CharClass::Lower || c == '[' || c == '(' || c == ':' ||
      c == '\'')
    return push(TokenKind::Tick, begin);
  literal_error(at_);
  push(TokenKind::Invalid, begin);
}

// After a backslash and white space: to the backslash that ends the gap.
bool Lexer::string_gap() {
  while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\n' || text_[at_] == '\t' || text_[at_] == '\r'))
    ++at_;
  if (byte(at_) == '\\') return ++at_, true;
  literal_error(at_);
  return false;
}

void Lexer::string_token() {
  size_t begin = at_++, next;
  std::string value;
  while (true) {
    int64_t c = peek_char(at_, next);
    if (c == '"') break;
    if (c == '\\') {
      ++at_;
      char after = byte(at_);
      if (after == ' ' || after == '\n' || after == '\t' || after == '\r') {
        if (string_gap()) continue;
        return push(TokenKind::Invalid, begin);
      }
      int64_t code = escape();
      if (code >= 0) append_utf8(value, code);
      if (many_errors_) return push(TokenKind::Invalid, begin);
    } else if (!allowed_inside(c)) {
      literal_error(at_);
      if (c == -1 || c == '\n' || many_errors_) return push(TokenKind::Invalid, begin);
      at_ = next;
    } else {
      value.append(text_.substr(at_, next - at_));
      at_ = next;
    }
  }
  ++at_;
  push(TokenKind::String, begin, intern(value));
}

}  // namespace needle::syntax
