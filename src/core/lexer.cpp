#include "core/lexer.h"

#include <charconv>
#include <cmath>
#include <limits>

#include "base/unicode.h"

namespace needle::core {
namespace {

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}
bool is_space(char c) {
  return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}
bool is_delimiter(char c) {
  return is_space(c) || std::string_view("(){},;\"`").find(c) != std::string_view::npos;
}
bool is_upper(char c) {
  return c >= 'A' && c <= 'Z';
}
bool is_word(char c) {
  return is_upper(c) || (c >= 'a' && c <= 'z') || is_digit(c) || c == '_' || c == '\'';
}

class Lexer {
 public:
  explicit Lexer(std::string_view text) : text_(text) {}

  std::vector<Token> run() {
    std::vector<Token> out;
    do {
      out.push_back(next());
    } while (out.back().kind != TokenKind::End);
    return out;
  }

 private:
  char at(size_t i) const { return at_ + i < text_.size() ? text_[at_ + i] : '\0'; }
  [[noreturn]] void fail(const std::string& what) const { throw SyntaxError(line_, what); }

  void skip_space() {
    for (; at_ < text_.size(); ++at_) {
      if (text_[at_] == '-' && at(1) == '-' && (is_space(at(2)) || at(2) == 0)) {
        while (at_ < text_.size() && text_[at_] != '\n') ++at_;
      }
      if (at_ == text_.size() || !is_space(text_[at_])) return;
      if (text_[at_] == '\n') ++line_;
    }
  }

  // The length of () (,) (,,) here, or 0.
  size_t tuple_length() const {
    if (at(0) != '(') return 0;
    size_t n = 1;
    while (at(n) == ',') ++n;
    return at(n) == ')' ? n + 1 : 0;
  }

  Token next() {
    skip_space();
    Token t;
    t.line = line_;
    if (at_ >= text_.size()) return t;
    char c = text_[at_];
    if (is_digit(c) || (c == '-' && is_digit(at(1)))) return number(t);
    if (c == '\'' || c == '"') return quoted_literal(t, c);
    if (c == '\\' || (is_delimiter(c) && c != '`' && tuple_length() == 0)) {
      t.kind = TokenKind::Symbol;
      t.text = c;
      ++at_;
      return t;
    }
    return name(t);
  }

  Token name(Token t) {
    t.kind = TokenKind::Name;
    take_module(t);
    if (size_t n = tuple_length()) {
      t.text = text_.substr(at_, n);
      at_ += n;
    } else if (at(0) == '`') {
      t.kind = TokenKind::Quoted;
      for (++at_; at(0) != '`'; ++at_) {
        if (at(0) == '\\') ++at_;
        if (at_ >= text_.size()) fail("unfinished name");
        t.text += at(0);
      }
      ++at_;
    } else {
      size_t begin = at_;
      while (at_ < text_.size() && !is_delimiter(text_[at_])) ++at_;
      t.text = text_.substr(begin, at_ - begin);
    }
    if (t.module.empty() && t.kind == TokenKind::Name) special_double(t);
    return t;
  }

  void take_module(Token& t) {
    for (;;) {
      size_t n = 0;
      if (!is_upper(at(0))) return;
      while (is_word(at(n))) ++n;
      bool more = at(n) == '.' && at(n + 1) != 0 && (!is_delimiter(at(n + 1)) || at(n + 1) == '`' || at(n + 1) == '(');
      if (!more) return;
      t.module += (t.module.empty() ? "" : ".") + std::string(text_.substr(at_, n));
      at_ += n + 1;
    }
  }

  static void special_double(Token& t) {
    double inf = std::numeric_limits<double>::infinity();
    double value = t.text == "NaN#" ? std::nan("") : t.text == "Infinity#" ? inf : t.text == "-Infinity#" ? -inf : 0;
    if (value == 0) return;
    t.kind = TokenKind::Literal;
    t.literal = {LitKind::Double, 0, value, {}};
  }

  Token number(Token t) {
    size_t begin = at_++;
    bool real = false;
    for (;; ++at_) {
      char c = at(0);
      bool exponent_sign = c == '-' && text_[at_ - 1] == 'e';
      real = real || c == '.' || c == 'e';
      if (!is_digit(c) && c != '.' && c != 'e' && !exponent_sign) break;
    }
    std::string_view digits = text_.substr(begin, at_ - begin);
    t.kind = TokenKind::Literal;
    const char* end = digits.data() + digits.size();
    if (real) {
      t.literal.kind = LitKind::Double;
      if (std::from_chars(digits.data(), end, t.literal.real).ptr != end) fail("bad number");
      return t;
    }
    bool big = std::from_chars(digits.data(), end, t.literal.value).ec != std::errc();
    if (at(0) == 'n') {
      ++at_;
      t.literal.kind = LitKind::Integer;
      if (big) t.literal.text = intern(digits);
    } else if (big) {
      fail("number out of range");
    }
    return t;
  }

  Token quoted_literal(Token t, char quote) {
    std::string value;
    for (++at_; at(0) != quote; ++at_) {
      if (at_ >= text_.size()) fail("unfinished literal");
      if (at(0) != '\\') {
        value += at(0);
      } else if (!is_digit(at(1))) {
        value += at(1);
        ++at_;
      } else {
        int64_t code = 0;
        for (++at_; is_digit(at(0)); ++at_) code = code * 10 + (at(0) - '0');
        append_utf8(value, code);
      }
    }
    ++at_;
    t.kind = TokenKind::Literal;
    if (quote == '"') {
      t.literal = {LitKind::String, 0, 0, intern(value)};
    } else {
      std::string_view rest = value;
      if (rest.empty()) fail("empty character literal");
      t.literal = {LitKind::Char, take_utf8(rest), 0, {}};
    }
    return t;
  }

  std::string_view text_;
  size_t at_ = 0;
  int line_ = 1;
};

}  // namespace

std::vector<Token> tokens_of(std::string_view text) {
  return Lexer(text).run();
}

}  // namespace needle::core
