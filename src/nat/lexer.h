// Text to tokens. Blanks separate; a comment goes from # to the end of its line.
#pragma once
#include <string_view>
#include <vector>

#include "base/symbol.h"
#include "source/diagnostic.h"

namespace needle::nat {

enum class TokenKind : uint8_t {
  End,
  Name,
  Number,
  // words
  And,
  Assert,
  Assume,
  Bool,
  Else,
  EndWord,
  False,
  Fun,
  If,
  In,
  Input,
  Int,
  Let,
  Match,
  Not,
  Or,
  Rec,
  RecordWord,
  Then,
  True,
  With,
  // signs
  Arrow,
  Backtick,
  Bar,
  CloseBrace,
  CloseBracket,
  CloseParen,
  Comma,
  Dot,
  DoubleColon,
  Equal,
  EqualEqual,
  Greater,
  GreaterEqual,
  Less,
  LessEqual,
  Minus,
  NotEqual,
  OpenBrace,
  OpenBracket,
  OpenParen,
  Percent,
  Plus,
  Semicolon,
  Slash,
  Star,
  Underscore,
};

struct Token {
  TokenKind kind = TokenKind::End;
  Span span;
  Symbol text;  // Name; Number: its digits
};

inline constexpr int kLexical = 101, kSyntax = 102, kTooDeep = 103;

// The last one is End. What is no token is reported and left out, up to a point.
std::vector<Token> lex(const Sources& sources, FileId file, Diagnostics& diagnostics);

// As it is written: "->", "let"; "a name", "a number", "the end of the file".
std::string_view describe(TokenKind kind);

}  // namespace needle::nat
