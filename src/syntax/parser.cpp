#include "syntax/parser.h"

#include <fmt/format.h>

#include <algorithm>

namespace needle::syntax {

using enum TokenKind;

Parser::Parser(const Sources& sources, FileId file, const LexedFile& lexed, Arena& arena, uint32_t node_count,
               Diagnostics& diagnostics)
    : sources_(sources),
      file_(file),
      lexed_(lexed),
      in_(lexed.tokens),
      arena_(arena),
      diagnostics_(diagnostics),
      node_count_(node_count),
      block_arguments_(extension("BlockArguments")),
      template_haskell_(extension("TemplateHaskell")) {}

bool Parser::at_word(std::string_view word) const {
  return at(VarId) && !in_.token().qualifier.valid() && in_.token().text.text() == word;
}

bool Parser::at_operator(std::string_view text) const {
  return at(VarSym) && !in_.token().qualifier.valid() && in_.token().text.text() == text;
}

bool Parser::accept(TokenKind k) {
  if (!at(k) || ((k == RParen || k == RBracket) && in_.token().hashes != 0)) return false;  // #) closes nothing but (#
  advance();
  return true;
}

void Parser::expect(TokenKind k) {
  if (!accept(k)) fail();
}

void Parser::skip_semicolons() {
  while (at(Semi) || at(VirtualSemi)) advance();
}

void Parser::open_brace() {
  if (!at(LBrace)) fail();
  in_.open_block(BlockStyle::Plain);
}

void Parser::close_brace() {
  if (!at(RBrace)) fail();
  in_.close_block();
}

bool Parser::may_start_item() const {
  switch (kind()) {
    case VirtualClose:
    case EndOfFile:
    case RBrace:
    case RParen:
    case RBracket:
    case Comma:
    case KwIn:
    case KwThen:
    case KwElse:
    case KwOf:
    case KwWhere:
    case KwDeriving:
    case Bar:
    case Equals:
    case LeftArrow:
    case RightArrow:
    case DoubleArrow:
    case DoubleColon:
    case DotDot:
    case At:
    case Backquote:
    case ConSym:
      return false;
    case VarSym:
      return at_operator("-") || at_operator("!") || at_operator("~") || at_splice();
    default:
      return true;
  }
}

Span Parser::since(uint32_t begin) const {
  return {file_, begin, std::max(begin, in_.last_end())};
}

Name Parser::take_name() {
  const Token& t = in_.token();
  Name name{t.qualifier, t.text, token_span()};
  advance();
  return name;
}

bool Parser::extension(std::string_view name) const {
  return std::any_of(lexed_.extensions.begin(), lexed_.extensions.end(), [&](Symbol s) { return s.text() == name; });
}

void Parser::fail() {
  fail(hints_here());
}

void Parser::fail(std::vector<std::string> hints) {
  if (in_.token().kind == Invalid) throw Stop{};
  if (at_operator("?") && extension("ImplicitParams")) unsupported(token_span(), "ImplicitParams");
  if (at(VirtualSemi) || at(VirtualClose) || at(EndOfFile))
    fail_with(102, {file_, here(), here()}, "parse error (possibly incorrect indentation or mismatched brackets)",
              std::move(hints));
  if (at(PrefixBang) && in_.index() > 0)
    fail_with(102, token_span(), "Bang pattern in expression context", {"Did you mean to add a space after the '!'?"});
  std::string text(sources_.text(token_span()));
  if (text.size() > 60) text = text.substr(0, 57) + "...";
  fail_with(102, token_span(), fmt::format("parse error on input '{}'", text), std::move(hints));
}

void Parser::fail_with(int code, Span span, std::string message, std::vector<std::string> hints) {
  diagnostics_.error(code, span, std::move(message), std::move(hints));
  throw Stop{};
}

void Parser::report_later(int code, Span span, std::string message) {
  late_.push_back({Severity::Error, code, span, std::move(message), {}});
}

void Parser::report_now_what_was_late() {
  for (Diagnostic& d : late_) diagnostics_.add(std::move(d));
  late_.clear();
}

void Parser::too_deep() {
  fail_with(103, token_span(), fmt::format("nested too deeply: more than {} levels", kDeepest));
}

void Parser::unsupported(Span span, std::string_view what) {
  fail_with(503, span, fmt::format("not supported: {}", what));
}

std::vector<std::string> Parser::hints_here() const {
  std::vector<std::string> hints;
  bool virtual_token = at(VirtualSemi) || at(VirtualClose) || at(EndOfFile);
  if (at(Equals)) {
    hints.push_back("Perhaps you need a 'let' in a 'do' block?\ne.g. 'let x = 5' instead of 'x = 5'");
    hints.push_back("Equality is written '=='.");
  }
  if (at(LeftArrow)) hints.push_back("Perhaps this statement should be within a 'do' block?");
  if (at(PrefixAt) || at(At)) hints.push_back("An as-pattern is written without spaces: x@p.");
  if ((virtual_token || at(RParen) || at(RBracket) || at(RBrace)) && !brackets_.empty()) {
    uint32_t open = brackets_.back();
    Place place = sources_.place(file_, open);
    hints.push_back(fmt::format("The '{}' opened at {}:{} is not closed before this point.",
                                sources_.file(file_).text[open], place.line, place.column));
  }
  if (virtual_token) {
    std::string_view line = sources_.line(file_, sources_.place(file_, here()).line);
    size_t indent = line.find_first_not_of(" \t");
    if (line.substr(0, indent == std::string_view::npos ? 0 : indent).find('\t') != std::string_view::npos)
      hints.push_back("This line is indented with tab characters; tabs stop at every eighth column.");
  }
  return hints;
}

}  // namespace needle::syntax
