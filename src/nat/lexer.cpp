#include "nat/lexer.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "base/unicode.h"

namespace needle::nat {
namespace {

struct Spelling {
  std::string_view text;
  TokenKind kind;
};

constexpr Spelling kWords[] = {
    {"and", TokenKind::And},
    {"assert", TokenKind::Assert},
    {"assume", TokenKind::Assume},
    {"bool", TokenKind::Bool},
    {"else", TokenKind::Else},
    {"end", TokenKind::EndWord},
    {"false", TokenKind::False},
    {"fun", TokenKind::Fun},
    {"function", TokenKind::Fun},
    {"if", TokenKind::If},
    {"in", TokenKind::In},
    {"input", TokenKind::Input},
    {"int", TokenKind::Int},
    {"let", TokenKind::Let},
    {"match", TokenKind::Match},
    {"not", TokenKind::Not},
    {"or", TokenKind::Or},
    {"rec", TokenKind::Rec},
    {"record", TokenKind::RecordWord},
    {"then", TokenKind::Then},
    {"true", TokenKind::True},
    {"with", TokenKind::With},
};

// A sign that begins another one stands after it.
constexpr Spelling kSigns[] = {
    {"->", TokenKind::Arrow},       {"::", TokenKind::DoubleColon}, {"==", TokenKind::EqualEqual},
    {"<>", TokenKind::NotEqual},    {"<=", TokenKind::LessEqual},   {">=", TokenKind::GreaterEqual},
    {"`", TokenKind::Backtick},     {"|", TokenKind::Bar},          {"}", TokenKind::CloseBrace},
    {"]", TokenKind::CloseBracket}, {")", TokenKind::CloseParen},   {",", TokenKind::Comma},
    {".", TokenKind::Dot},          {"=", TokenKind::Equal},        {">", TokenKind::Greater},
    {"<", TokenKind::Less},         {"-", TokenKind::Minus},        {"{", TokenKind::OpenBrace},
    {"[", TokenKind::OpenBracket},  {"(", TokenKind::OpenParen},    {"%", TokenKind::Percent},
    {"+", TokenKind::Plus},         {";", TokenKind::Semicolon},    {"/", TokenKind::Slash},
    {"*", TokenKind::Star},
};

constexpr size_t kMostErrors = 100;  // this is no program

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}
bool begins_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}
bool continues_name(char c) {
  return begins_name(c) || is_digit(c) || c == '\'';
}
bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

class Lexer {
 public:
  Lexer(const Sources& sources, FileId file, Diagnostics& diagnostics)
      : text_(sources.file(file).text), file_(file), diagnostics_(diagnostics) {}

  std::vector<Token> run() {
    while (skip_blanks(), at_ < text_.size()) token();
    add(TokenKind::End, 0);
    return std::move(tokens_);
  }

 private:
  void skip_blanks() {
    while (at_ < text_.size()) {
      if (text_[at_] == '#') {
        at_ = std::min(text_.find('\n', at_), text_.size());
      } else if (is_blank(text_[at_])) {
        ++at_;
      } else {
        return;
      }
    }
  }

  template <class F>
  size_t length(const F& belongs) const {
    size_t n = 0;
    while (at_ + n < text_.size() && belongs(text_[at_ + n])) ++n;
    return n;
  }

  void token() {
    if (is_digit(text_[at_])) return add(TokenKind::Number, length(is_digit));
    if (begins_name(text_[at_])) {
      const size_t n = length(continues_name);
      return add(kind_of(text_.substr(at_, n)), n);
    }
    for (const Spelling& s : kSigns) {
      if (text_.substr(at_, s.text.size()) == s.text) return add(s.kind, s.text.size());
    }
    unknown();
  }

  static TokenKind kind_of(std::string_view word) {
    if (word == "_") return TokenKind::Underscore;
    const auto* found = std::find_if(std::begin(kWords), std::end(kWords), [&](auto& s) { return s.text == word; });
    return found == std::end(kWords) ? TokenKind::Name : found->kind;
  }

  void unknown() {
    std::string_view rest = text_.substr(at_);
    const int64_t c = take_utf8(rest, false);
    const size_t n = text_.size() - at_ - rest.size();
    const bool printable = c > ' ' && c != 127 && c != 0xFFFD;
    diagnostics_.error(kLexical, span(n),
                       printable ? fmt::format("unknown character: {}", text_.substr(at_, n))
                                 : fmt::format("unknown character: U+{:04X}", c));
    at_ = diagnostics_.error_count() < kMostErrors ? at_ + n : text_.size();
  }

  Span span(size_t n) const { return {file_, static_cast<uint32_t>(at_), static_cast<uint32_t>(at_ + n)}; }

  void add(TokenKind kind, size_t n) {
    const bool named = kind == TokenKind::Name || kind == TokenKind::Number || kind == TokenKind::Underscore;
    tokens_.push_back({kind, span(n), named ? intern(text_.substr(at_, n)) : Symbol()});
    at_ += n;
  }

  std::string_view text_;
  FileId file_;
  Diagnostics& diagnostics_;
  size_t at_ = 0;
  std::vector<Token> tokens_;
};

}  // namespace

std::vector<Token> lex(const Sources& sources, FileId file, Diagnostics& diagnostics) {
  return Lexer(sources, file, diagnostics).run();
}

std::string_view describe(TokenKind kind) {
  if (kind == TokenKind::End) return "the end of the file";
  if (kind == TokenKind::Name) return "a name";
  if (kind == TokenKind::Number) return "a number";
  if (kind == TokenKind::Underscore) return "_";
  for (const Spelling& s : kWords) {
    if (s.kind == kind) return s.text;
  }
  for (const Spelling& s : kSigns) {
    if (s.kind == kind) return s.text;
  }
  return "";
}

}  // namespace needle::nat
