#include "syntax/lexer.h"

#include <gtest/gtest.h>

#include "support.h"

namespace needle::syntax {
namespace {

std::string kinds(const std::string& text) {
  Diagnostics d;
  std::string out;
  for (const Token& t : lex(text, FileId(0), d).tokens) {
    if (t.kind == TokenKind::EndOfFile) break;
    out += (out.empty() ? "" : " ") + std::string(token_kind_name(t.kind));
    if (t.text.valid())
      out += ":" + std::string(t.qualifier.valid() ? t.qualifier.text() : "") +
             std::string(t.qualifier.valid() ? "." : "") + std::string(t.text.text());
    if (t.kind == TokenKind::Char) out += ":" + std::to_string(t.character);
  }
  for (const Diagnostic& e : d.list()) out += " !" + e.message;
  return out;
}

TEST(Lexer, Names) {
  EXPECT_EQ(kinds("x' Data.Map.Map M.lookup M.+ f.g F.g"),
            "VarId:x' ConId:Data.Map.Map VarId:M.lookup VarSym:M.+ VarId:f VarSym:. VarId:g VarId:F.g");
  EXPECT_EQ(kinds("Just.where"), "ConId:Just VarSym:. KwWhere:where");
  EXPECT_EQ(kinds("\xC3\xA9t\xC3\xA9 \xC3\x89 _x _"), "VarId:\xC3\xA9t\xC3\xA9 ConId:\xC3\x89 VarId:_x Underscore:_");
  EXPECT_EQ(kinds("M.."), "VarSym:M..");
}

TEST(Lexer, Numbers) {
  EXPECT_EQ(kinds("0 007 1_000 0xFF 0o17 0b101"), "Integer:0 Integer:7 Integer:1000 Integer:255 Integer:15 Integer:5");
  EXPECT_EQ(kinds("1.5 2e3 1.25e-2 08.5"), "Fractional:3/2 Fractional:2000/1 Fractional:1/80 Fractional:17/2");
  EXPECT_EQ(kinds("1.x 1..2 0xg"), "Integer:1 VarSym:. VarId:x Integer:1 DotDot:.. Integer:2 Integer:0 VarId:xg");
}

TEST(Lexer, Texts) {
  EXPECT_EQ(kinds(R"('a' '\'' '\n' '\x41' '\SOH' '\^A' '\DEL')"),
            "Char:97 Char:39 Char:10 Char:65 Char:1 Char:1 Char:127");
  EXPECT_EQ(kinds(R"("a\tb\SO\&H\1234\&5\  \c\"")"),
            "String:a\tb\x0eH\xD3\x92"
            "5c\"");
  EXPECT_EQ(kinds("\"a\\q\""), "String:aq !lexical error in string/character literal at character 'q'");
  EXPECT_EQ(kinds("\"ab\n"), "Invalid !lexical error in string/character literal at character '\\n'");
  EXPECT_EQ(kinds("'\\x110000'"), "Invalid !numeric escape sequence out of range at character '0'");
}

TEST(Lexer, Comments) {
  EXPECT_EQ(kinds("a -- b\n--| c\n{- {- -} -} d --> e ---- f"),
            "VarId:a VarSym:--| VarId:c VarId:d VarSym:--> VarId:e");
  EXPECT_EQ(kinds("x {- y"), "VarId:x !unterminated '{-'");
  EXPECT_EQ(kinds("{-# UNPACK #-} x {-# INLINE f #-}"), "VarId:x Pragma:INLINE");
}

TEST(Lexer, PrefixOccurrences) {
  EXPECT_EQ(kinds("f !x"), "VarId:f PrefixBang:! VarId:x");
  EXPECT_EQ(kinds("a!i a ! i (!)"), "VarId:a VarSym:! VarId:i VarId:a VarSym:! VarId:i LParen VarSym:! RParen");
  EXPECT_EQ(kinds("f @t x@p x @ p ~x a ~ b"),
            "VarId:f PrefixAt:@ VarId:t VarId:x At:@ VarId:p VarId:x At:@ VarId:p PrefixTilde:~ VarId:x VarId:a "
            "VarSym:~ VarId:b");
}

TEST(Lexer, Junk) {
  EXPECT_EQ(kinds(std::string("a\0b", 3)), "VarId:a Invalid VarId:b !lexical error at character '\\0'");
  EXPECT_EQ(kinds("a\xff"), "VarId:a Invalid !lexical error (UTF-8 decoding error)");
}

TEST(Lexer, Columns) {
  Diagnostics d;
  auto tokens = lex("a\tb\n \tc \xC3\xA9 d", FileId(0), d).tokens;
  EXPECT_EQ(tokens[1].column, 9u);
  EXPECT_EQ(tokens[2].column, 9u);
  EXPECT_EQ(tokens[4].column, 13u);
  EXPECT_TRUE(tokens[2].first_on_line);
  EXPECT_FALSE(tokens[1].first_on_line);
}

}  // namespace
}  // namespace needle::syntax
