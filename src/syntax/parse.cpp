#include "syntax/parse.h"

#include "syntax/lexer.h"
#include "syntax/parser.h"

namespace needle::syntax {

ParsedModule parse_module(const Sources& sources, FileId file, Diagnostics& diagnostics, const Dialect& dialect) {
  ParsedModule parsed;
  LexedFile lexed = lex(sources.file(file).text, file, diagnostics, dialect);
  Parser parser(sources, file, lexed, parsed.arena, 0, diagnostics);
  parsed.module = parser.module();
  parsed.annotations = std::move(lexed.annotations);
  return parsed;
}

Expr* parse_expression(const Sources& sources, FileId file, Arena& arena, uint32_t& node_count,
                       Diagnostics& diagnostics) {
  LexedFile lexed = lex(sources.file(file).text, file, diagnostics);
  Parser parser(sources, file, lexed, arena, node_count, diagnostics);
  Expr* e = parser.whole_expression();
  node_count = parser.node_count();
  return e;
}

TypeExpr* parse_type(const Sources& sources, FileId file, Arena& arena, uint32_t& node_count,
                     Diagnostics& diagnostics) {
  LexedFile lexed = lex(sources.file(file).text, file, diagnostics);
  Parser parser(sources, file, lexed, arena, node_count, diagnostics);
  TypeExpr* t = parser.whole_type();
  node_count = parser.node_count();
  return t;
}

}  // namespace needle::syntax
