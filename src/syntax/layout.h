// Tokens with the layout rule worked in as they are read.
//
// This is algorithm L of the Haskell 2010 Report, run on demand. Most of it needs only columns: a line that starts at
// the indentation of the innermost block gives a VirtualSemi, one that starts left of it a VirtualClose. Its last
// clause, the parse-error(t) rule, needs the parser: when a block's item has ended and neither a semicolon nor a close
// follows, the parser calls `close_block`, which closes an implicit block right there (`let x = 1 in`, `(case y of A ->
// 1)`).
//
// Blocks after `do` may stand at the same indentation as the block around them, as in GHC's default mode
// (NondecreasingIndentation); if that is the module, only when it has no header (as in GHC) and a statement stands
// there (so that a forgotten block is reported as such). All others must be indented further, or they are empty.
#pragma once
#include "syntax/token.h"

namespace needle::syntax {

enum class BlockStyle : uint8_t { Plain, Do, MultiIf };

// A virtual token, for --dump=layout: `sign` stands before token `before`.
struct LayoutMark {
  uint32_t before;
  char sign;  // { ; }
};

class Layout {
 public:
  explicit Layout(const std::vector<Token>& tokens) : tokens_(tokens) { look(); }

  TokenKind kind() const { return kind_; }
  // The token at hand, or for a virtual one the token that follows it.
  const Token& token() const { return tokens_[at_]; }
  uint32_t index() const { return at_; }
  // The raw token `n` places on, layout aside.
  const Token& ahead(uint32_t n) const;
  // EndOfFile behind the end: an open bracket's partner is EndOfFile, and who counts on from there may pass it.
  const Token& raw(uint32_t index) const { return index < tokens_.size() ? tokens_[index] : tokens_.back(); }
  uint32_t last_end() const { return last_end_; }  // where the last consumed token ended

  void advance();
  // From an opening bracket to behind the closing one, whatever stands between them.
  void leave_brackets();

  // Opens a block at the current token. False when the block is empty and closed already (there is nothing to close).
  bool open_block(BlockStyle style);
  bool in_explicit_block() const { return !contexts_.empty() && contexts_.back().column == 0; }
  // At the end of the innermost block. False when the block is explicit and no `}` stands here.
  bool close_block();
  // The indentation of the innermost block; 0 when explicit or none.
  uint32_t indentation() const { return contexts_.empty() ? 0 : contexts_.back().column; }

  // For recovery: drops inner blocks and goes on at the first token that starts a line in column `indentation()`.
  size_t depth() const { return contexts_.size(); }
  void recover(size_t depth);

  std::vector<LayoutMark>* marks = nullptr;  // records virtual tokens when set

 private:
  struct Context {
    uint32_t column;  // 0: explicit braces
    bool semicolons;  // lines at the indentation are separated by semicolons
  };
  void look();
  bool statement_here() const;
  void mark(char sign) {
    if (marks) marks->push_back({at_, sign});
  }

  const std::vector<Token>& tokens_;
  std::vector<Context> contexts_;
  uint32_t at_ = 0;
  uint32_t last_end_ = 0;
  TokenKind kind_ = TokenKind::EndOfFile;
  bool line_done_ = false;  // the indentation of the current token has had its effect
};

}  // namespace needle::syntax
