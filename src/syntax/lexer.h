// Text to tokens. Every error is reported and leaves an Invalid token (or none, inside a literal), so that the parser
// can step over the declaration it stands in without complaining a second time.
#pragma once
#include <string>
#include <unordered_map>

#include "source/diagnostic.h"
#include "syntax/dialect.h"
#include "syntax/token.h"

namespace needle::syntax {

class Lexer {
 public:
  Lexer(std::string_view text, FileId file, Diagnostics& diagnostics, size_t begin = 0);
  void add_extension(std::string_view name) { out_.extensions.push_back(intern(name)); }
  LexedFile run();

 private:
  // lexer.cpp: the main loop, names and operators
  void next_token();
  void name_token();
  void operator_token();
  void name_or_operator_at(size_t begin, Symbol qualifier, size_t name_begin);
  void operator_from(size_t begin, Symbol qualifier, size_t op_begin);
  TokenKind special_operator(std::string_view op, size_t begin, size_t end) const;
  bool after_closing(size_t begin) const;
  void push(TokenKind kind, size_t begin, Symbol text = {}, Symbol qualifier = {}, uint32_t character = 0);
  void bracket(TokenKind kind, uint8_t beside = 0);
  bool extension(std::string_view name) const;

  // lex_space.cpp: white space, comments, pragmas; columns
  bool skip_space();
  void skip_line();
  void nested_comment();
  bool pragma();
  void language_pragma(std::string_view body);
  void options_pragma(std::string_view body);
  uint32_t column_at(size_t offset);

  // lex_number.cpp
  void number_token();
  std::string digits(int base);
  void fractional_token(size_t begin, std::string whole);

  // lex_magic.cpp: MagicHash, UnboxedTuples
  bool magic() const { return extension("MagicHash"); }
  bool unboxed_parentheses() const { return extension("UnboxedTuples") || extension("UnboxedSums"); }
  void literal_hashes(size_t most);
  bool negative_literal(size_t begin);

  // lex_quote.cpp: [| |]
  bool quotes() const { return extension("TemplateHaskell") || extension("TemplateHaskellQuotes"); }
  uint8_t opens_quotation() const;
  uint8_t closes_quotation() const;

  // lex_string.cpp
  void char_token();
  void string_token();
  bool string_gap();
  int64_t escape();  // the code point, kNothing for \&, kBad after an error
  int64_t numeric_escape(int base);
  int64_t ascii_escape();
  void literal_error(size_t at);

  // characters
  int64_t peek_char(size_t at, size_t& next) const;  // decodes one code point; -1 at the end, -2 for a bad byte
  char byte(size_t at) const { return at < text_.size() ? text_[at] : '\0'; }
  Span span(size_t begin, size_t end) const;
  void error(size_t begin, size_t end, std::string message, std::vector<std::string> hints = {});

  static constexpr int64_t kNothing = -1, kBad = -2;

  std::string_view text_;
  FileId file_;
  Diagnostics& diagnostics_;
  LexedFile out_;
  std::vector<uint32_t> open_;  // indices of unmatched opening brackets
  size_t at_ = 0;
  bool line_has_token_ = false;
  bool many_errors_ = false;
  size_t errors_ = 0;
  size_t column_base_ = 0;     // offset whose column is known ...
  uint32_t column_known_ = 1;  // ... to be this
};

LexedFile lex(std::string_view text, FileId file, Diagnostics& diagnostics, const Dialect& dialect = {});
// What stands between two places of the text.
LexedFile lex_part(std::string_view text, size_t begin, size_t end, FileId file, Diagnostics& diagnostics);

// What a code point may be part of.
enum class CharClass : uint8_t { Upper, Lower, Digit, IdTail, Symbol, Space, Graphic, Other };
CharClass char_class(int64_t c);

}  // namespace needle::syntax
