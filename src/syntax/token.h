// Tokens: the words of a Haskell file, without space and comments, with all that layout and parsing need to know of the
// space around them. The lexer reads the whole file at once; the last token is always EndOfFile.
//
// Whether `!`, `~`, `@` begin an operand is decided here, by GHC 9's rule: an operator is a prefix occurrence when
// something follows it closely and nothing precedes it closely (`f !x`, but not `a ! i`, `a!i`).
#pragma once
#include <cstdint>
#include <string_view>
#include <vector>

#include "base/symbol.h"
#include "source/source.h"

namespace needle::syntax {

enum class TokenKind : uint8_t {
#define NEEDLE_TOKEN(name, text) name,
#include "syntax/tokens.def"
#undef NEEDLE_TOKEN
};

std::string_view token_kind_name(TokenKind kind);  // "VarId", "KwCase" ...

struct Token {
  TokenKind kind = TokenKind::EndOfFile;
  bool first_on_line = false;
  uint32_t begin = 0, end = 0;  // byte offsets
  uint32_t column = 0;          // from 1, tabs stop at every eighth; 0 for EndOfFile
  uint32_t partner = 0;         // for brackets: the index of the other one, or of EndOfFile when there is none
  Symbol text;                  // names, operators; literals in the form of syntax::Literal; a pragma's key
  Symbol qualifier;             // M in M.x
  uint32_t character = 0;       // Char
  uint8_t hashes = 0;           // MagicHash: behind a literal; in the brackets (# #), [| |], [d| |], [|| ||]: what is
                                // written beside the bracket
};

struct LexedFile {
  std::vector<Token> tokens;
  std::vector<Symbol> extensions;  // of LANGUAGE pragmas, in order
  std::vector<Span> annotations;   // comments of the form {-@ .. -}
};

}  // namespace needle::syntax
