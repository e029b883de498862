// --dump=tokens and --dump=layout.
#include <fmt/format.h>

#include "syntax/lexer.h"
#include "syntax/parse.h"
#include "syntax/parser.h"

namespace needle::syntax {

// One token a line: place, kind, text.
std::string dump_tokens(const Sources& sources, FileId file, Diagnostics& diagnostics) {
  LexedFile lexed = lex(sources.file(file).text, file, diagnostics);
  std::string out;
  for (const Token& t : lexed.tokens) {
    Place place = sources.place(file, t.begin);
    out += fmt::format("{}:{} {}", place.line, place.column, token_kind_name(t.kind));
    if (t.end > t.begin) out += fmt::format(" {}", sources.text({file, t.begin, t.end}));
    out += '\n';
  }
  return out;
}

// The tokens line by line as they were written, with the braces and semicolons of the layout rule: {| ;| |}
std::string dump_layout(const Sources& sources, FileId file, Diagnostics& diagnostics) {
  LexedFile lexed = lex(sources.file(file).text, file, diagnostics);
  std::vector<LayoutMark> marks;
  Arena arena;
  Parser parser(sources, file, lexed, arena, 0, diagnostics);
  parser.layout().marks = &marks;
  parser.module();
  std::string out;
  size_t next = 0;
  for (uint32_t i = 0; i < lexed.tokens.size(); ++i) {
    const Token& t = lexed.tokens[i];
    if (t.first_on_line && i > 0) out += '\n' + std::string(t.column > 0 ? t.column - 1 : 0, ' ');
    std::string line;
    for (; next < marks.size() && marks[next].before <= i; ++next)
      line += marks[next].sign == '{' ? "{| " : marks[next].sign == ';' ? ";| " : "|} ";
    line += sources.text({file, t.begin, t.end});
    if (!t.first_on_line && i > 0) out += ' ';
    out += line;
  }
  while (!out.empty() && (out.back() == ' ' || out.back() == '\n')) out.pop_back();
  return out + '\n';
}

}  // namespace needle::syntax
