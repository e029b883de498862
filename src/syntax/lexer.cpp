#include "syntax/lexer.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/unicode.h"

namespace needle::syntax {
namespace {

using enum TokenKind;

const std::unordered_map<std::string_view, TokenKind>& reserved_words() {
  static const std::unordered_map<std::string_view, TokenKind> words{
      {"case", KwCase},     {"class", KwClass},       {"data", KwData},  {"default", KwDefault},
      {"do", KwDo},         {"deriving", KwDeriving}, {"else", KwElse},  {"foreign", KwForeign},
      {"if", KwIf},         {"import", KwImport},     {"in", KwIn},      {"infix", KwInfix},
      {"infixl", KwInfixl}, {"infixr", KwInfixr},     {"let", KwLet},    {"instance", KwInstance},
      {"of", KwOf},         {"module", KwModule},     {"then", KwThen},  {"newtype", KwNewtype},
      {"type", KwType},     {"where", KwWhere},       {"_", Underscore},
  };
  return words;
}

const std::unordered_map<std::string_view, TokenKind>& reserved_operators() {
  static const std::unordered_map<std::string_view, TokenKind> operators{
      {"..", DotDot}, {"::", DoubleColon}, {"=", Equals},      {"\\", Backslash},
      {"|", Bar},     {"<-", LeftArrow},   {"->", RightArrow}, {"=>", DoubleArrow},
  };
  return operators;
}

const std::unordered_map<std::string_view, TokenKind>& unicode_operators() {
  static const std::unordered_map<std::string_view, TokenKind> operators{
      {"\u2237", DoubleColon}, {"\u21D2", DoubleArrow}, {"\u2192", RightArrow}, {"\u2190", LeftArrow}};
  return operators;
}

CharClass category_class(int64_t c) {
  static constexpr std::array<CharClass, 23> classes{
      CharClass::Upper,   CharClass::Lower,   CharClass::Upper,   CharClass::IdTail,  CharClass::Lower,
      CharClass::IdTail,  CharClass::Graphic, CharClass::Graphic, CharClass::Digit,   CharClass::Graphic,
      CharClass::Digit,   CharClass::Symbol,  CharClass::Symbol,  CharClass::Graphic, CharClass::Graphic,
      CharClass::Graphic, CharClass::Graphic, CharClass::Symbol,  CharClass::Symbol,  CharClass::Symbol,
      CharClass::Symbol,  CharClass::Symbol,  CharClass::Space};
  int category = char_category(c);
  return category < static_cast<int>(classes.size()) ? classes[static_cast<size_t>(category)] : CharClass::Other;
}

CharClass ascii_class(char c) {
  if (c >= 'a' && c <= 'z') return CharClass::Lower;
  if (c >= 'A' && c <= 'Z') return CharClass::Upper;
  if (c >= '0' && c <= '9') return CharClass::Digit;
  switch (c) {
    case '_':
      return CharClass::Lower;
    case '\'':
      return CharClass::IdTail;
    case ' ':
    case '\t':
    case '\n':
    case '\r':
    case '\f':
    case '\v':
      return CharClass::Space;
    case '(':
    case ')':
    case ',':
    case ';':
    case '[':
    case ']':
    case '`':
    case '{':
    case '}':
    case '"':
      return CharClass::Graphic;
    default:
      return c > ' ' && c < 0x7f ? CharClass::Symbol : CharClass::Other;
  }
}

bool in_identifier(CharClass c) {
  return c == CharClass::Upper || c == CharClass::Lower || c == CharClass::Digit || c == CharClass::IdTail;
}

}  // namespace

std::string_view token_kind_name(TokenKind kind) {
  static constexpr std::string_view names[] = {
#define NEEDLE_TOKEN(name, text) #name,
#include "syntax/tokens.def"
#undef NEEDLE_TOKEN
  };
  return names[static_cast<size_t>(kind)];
}

CharClass char_class(int64_t c) {
  if (c < 0) return CharClass::Other;
  return c < 0x80 ? ascii_class(static_cast<char>(c)) : category_class(c);
}

LexedFile lex(std::string_view text, FileId file, Diagnostics& diagnostics, const Dialect& dialect) {
  Lexer lexer(text, file, diagnostics);
  for (const std::string& extension : dialect.extensions) lexer.add_extension(extension);
  return lexer.run();
}

LexedFile lex_part(std::string_view text, size_t begin, size_t end, FileId file, Diagnostics& diagnostics) {
  return Lexer(text.substr(0, end), file, diagnostics, begin).run();
}

Lexer::Lexer(std::string_view text, FileId file, Diagnostics& diagnostics, size_t begin)
    : text_(text), file_(file), diagnostics_(diagnostics), at_(begin) {
  if (begin > 0) column_base_ = text.rfind('\n', begin - 1) + 1;  // of the first line, when there is none before it
}

LexedFile Lexer::run() {
  while (skip_space() && !many_errors_) next_token();
  auto end = static_cast<uint32_t>(out_.tokens.size());
  for (uint32_t opener : open_) out_.tokens[opener].partner = end;
  Token eof;
  eof.kind = EndOfFile;
  eof.first_on_line = true;
  eof.begin = eof.end = static_cast<uint32_t>(text_.size());
  out_.tokens.push_back(eof);
  for (Token& t : out_.tokens)
    if ((t.kind == RParen || t.kind == RBracket || t.kind == RBrace) && t.partner == UINT32_MAX) t.partner = end;
  return std::move(out_);
}

bool Lexer::extension(std::string_view name) const {
  return std::any_of(out_.extensions.begin(), out_.extensions.end(), [&](Symbol s) { return s.text() == name; });
}

Span Lexer::span(size_t begin, size_t end) const {
  return {file_, static_cast<uint32_t>(begin), static_cast<uint32_t>(end)};
}

void Lexer::error(size_t begin, size_t end, std::string message, std::vector<std::string> hints) {
  if (++errors_ > 10) {
    many_errors_ = true;
    return;
  }
  diagnostics_.error(101, span(begin, end), std::move(message), std::move(hints));
}

int64_t Lexer::peek_char(size_t at, size_t& next) const {
  if (at >= text_.size()) return next = at, -1;
  if (static_cast<unsigned char>(text_[at]) < 0x80) return next = at + 1, text_[at];
  std::string_view rest = text_.substr(at, 4);
  size_t before = rest.size();
  int64_t c = take_utf8(rest, false);
  next = at + (before - rest.size());
  return c == 0xFFFD && next == at + 1 ? -2 : c;
}

void Lexer::push(TokenKind kind, size_t begin, Symbol text, Symbol qualifier, uint32_t character) {
  Token t;
  t.kind = kind;
  t.first_on_line = !line_has_token_;
  t.begin = static_cast<uint32_t>(begin);
  t.end = static_cast<uint32_t>(at_);
  t.column = column_at(begin);
  t.text = text;
  t.qualifier = qualifier;
  t.character = character;
  line_has_token_ = true;
  out_.tokens.push_back(t);
}

void Lexer::bracket(TokenKind kind, uint8_t beside) {
  size_t begin = at_;
  at_ += 1u + beside;
  push(kind, begin);
  out_.tokens.back().hashes = beside;
  auto index = static_cast<uint32_t>(out_.tokens.size() - 1);
  if (kind == LParen || kind == LBracket || kind == LBrace) {
    open_.push_back(index);
    return;
  }
  Token& closer = out_.tokens.back();
  closer.partner = UINT32_MAX;
  TokenKind opener = kind == RParen ? LParen : kind == RBracket ? LBracket : LBrace;
  if (open_.empty() || out_.tokens[open_.back()].kind != opener) return;
  closer.partner = open_.back();
  out_.tokens[open_.back()].partner = index;
  open_.pop_back();
}

void Lexer::next_token() {
  char c = text_[at_];
  switch (c) {
    case '(':
      return bracket(LParen, byte(at_ + 1) == '#' && unboxed_parentheses() ? 1 : 0);
    case ')':
      return bracket(RParen);
    case '[':
      return bracket(LBracket, opens_quotation());
    case ']':
      return bracket(RBracket);
    case '{':
      return bracket(LBrace);
    case '}':
      return bracket(RBrace);
    case ',':
      return ++at_, push(Comma, at_ - 1);
    case ';':
      return ++at_, push(Semi, at_ - 1);
    case '`':
      return ++at_, push(Backquote, at_ - 1);
    case '"':
      string_token();
      return literal_hashes(1);
    case '\'':
      char_token();
      return literal_hashes(1);
    case '#':
      if (byte(at_ + 1) == ')' && unboxed_parentheses()) return bracket(RParen, 1);
      break;
    case '|':
      if (const uint8_t bars = closes_quotation(); bars > 0) return bracket(RBracket, bars);
      break;
    default:
      break;
  }
  if (c >= '0' && c <= '9') {
    number_token();
    return literal_hashes(2);
  }
  size_t next;
  int64_t code = peek_char(at_, next);
  switch (char_class(code)) {
    case CharClass::Upper:
    case CharClass::Lower:
      return name_token();
    case CharClass::Symbol:
      return operator_token();
    default:
      break;
  }
  size_t begin = at_;
  at_ = next;
  push(Invalid, begin);
  if (code == -2) return error(begin, next, "lexical error (UTF-8 decoding error)");
  std::string shown =
      code >= 0x20 && code != 0x7f ? std::string(text_.substr(begin, next - begin)) : fmt::format("\\{}", code);
  error(begin, next, fmt::format("lexical error at character '{}'", shown));
}

// M.N.x, M.N.+, M.N, x
void Lexer::name_token() {
  size_t begin = at_, part = at_;
  size_t qualifier_end = begin;
  while (true) {
    size_t next;
    CharClass first = char_class(peek_char(part, next));
    at_ = part;
    while (in_identifier(char_class(peek_char(at_, next)))) at_ = next;
    if (byte(at_) == '#' && magic()) {
      while (byte(at_) == '#') ++at_;
      break;
    }
    if (first != CharClass::Upper || byte(at_) != '.') break;
    CharClass after = char_class(peek_char(at_ + 1, next));
    Symbol qualifier = intern(text_.substr(begin, at_ - begin));
    if (after == CharClass::Symbol) return operator_from(begin, qualifier, at_ + 1);
    if (after == CharClass::Lower) {
      // Mod.do and the like are not one name: `Just.where` is Just . where
      size_t end = at_ + 1;
      while (in_identifier(char_class(peek_char(end, next)))) end = next;
      if (byte(end) == '#' && magic()) ++end;
      if (reserved_words().contains(text_.substr(at_ + 1, end - at_ - 1))) break;
    } else if (after != CharClass::Upper) {
      break;
    }
    qualifier_end = at_;
    part = at_ + 1;
  }
  Symbol qualifier = qualifier_end > begin ? intern(text_.substr(begin, qualifier_end - begin)) : Symbol();
  name_or_operator_at(begin, qualifier, part);
}

void Lexer::name_or_operator_at(size_t begin, Symbol qualifier, size_t name_begin) {
  std::string_view name = text_.substr(name_begin, at_ - name_begin);
  size_t next;
  if (char_class(peek_char(name_begin, next)) == CharClass::Upper) return push(ConId, begin, intern(name), qualifier);
  if (!qualifier.valid()) {
    auto word = reserved_words().find(name);
    if (word != reserved_words().end()) return push(word->second, begin, intern(name));
  }
  push(VarId, begin, intern(name), qualifier);
}

void Lexer::operator_token() {
  size_t next;
  if (static_cast<unsigned char>(text_[at_]) >= 0x80 && peek_char(at_, next) == 0x2200 && extension("UnicodeSyntax")) {
    size_t begin = at_;
    at_ = next;
    return push(VarId, begin, intern("forall"));
  }
  operator_from(at_, {}, at_);
}

void Lexer::operator_from(size_t begin, Symbol qualifier, size_t op_begin) {
  size_t next;
  at_ = op_begin;
  while (char_class(peek_char(at_, next)) == CharClass::Symbol) at_ = next;
  std::string_view op = text_.substr(op_begin, at_ - op_begin);
  if (op == "-" && !qualifier.valid() && magic() && negative_literal(begin)) return;
  if (qualifier.valid()) return push(op[0] == ':' ? ConSym : VarSym, begin, intern(op), qualifier);
  const TokenKind kind = special_operator(op, begin, at_);
  push(kind, begin, intern(kind == RightArrow ? "->" : op));  // (→) is a type, too
}

// Does what ends an operand stand directly before this place?
bool Lexer::after_closing(size_t begin) const {
  char before = begin > 0 ? text_[begin - 1] : ' ';
  return in_identifier(ascii_class(before)) || static_cast<unsigned char>(before) >= 0x80 ||
         std::string_view(")]}\"").find(before) != std::string_view::npos;
}

TokenKind Lexer::special_operator(std::string_view op, size_t begin, size_t end) const {
  auto found = reserved_operators().find(op);
  if (found != reserved_operators().end()) return found->second;
  if (op[0] == ':') return ConSym;
  if (static_cast<unsigned char>(op[0]) >= 0x80 && extension("UnicodeSyntax")) {
    found = unicode_operators().find(op);
    if (found != unicode_operators().end()) return found->second;
  }
  if (op == "." && extension("OverloadedRecordDot")) {
    size_t next;
    if (char_class(peek_char(end, next)) != CharClass::Lower) return VarSym;
    return after_closing(begin) ? FieldDot : PrefixDot;
  }
  if (op.size() != 1 || (op[0] != '!' && op[0] != '~' && op[0] != '@')) return VarSym;
  bool closed = after_closing(begin);
  size_t next;
  CharClass after = char_class(peek_char(end, next));
  bool opens = in_identifier(after) || std::string_view("([\"").find(byte(end)) != std::string_view::npos ||
               (byte(end) == '{' && byte(end + 1) != '-');
  if (byte(end) == '\0') opens = false;
  bool prefix = !closed && opens;
  if (op[0] == '@') return prefix ? PrefixAt : At;
  if (!prefix) return VarSym;
  return op[0] == '!' ? PrefixBang : PrefixTilde;
}

}  // namespace needle::syntax
