// The tokens of core's text form. Private to core/parse.cpp.
#pragma once
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "core/core.h"

namespace needle::core {

enum class TokenKind : uint8_t {
  Name,
  Quoted,
  Literal,
  Symbol,
  End
};  // Symbol: ( ) { } , ; and the backslash of a lambda

struct Token {
  TokenKind kind = TokenKind::End;
  std::string module;  // Name, Quoted: what stands before the last dot
  std::string text;    // Name, Quoted: without the module; Symbol: its character
  Literal literal;
  int line = 1;
};

struct SyntaxError : std::runtime_error {
  SyntaxError(int line, const std::string& what) : std::runtime_error("line " + std::to_string(line) + ": " + what) {}
};

// Throws SyntaxError. The last token is End.
std::vector<Token> tokens_of(std::string_view text);

}  // namespace needle::core
