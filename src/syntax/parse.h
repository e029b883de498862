// Text to surface tree.
#pragma once
#include <functional>
#include <optional>
#include <string>

#include "source/diagnostic.h"
#include "syntax/dialect.h"
#include "syntax/tree.h"

namespace needle::syntax {

struct ParsedModule {
  Arena arena;                         // owns the tree; later stages add nodes to it
  Module* module = nullptr;            // null when there were errors that left nothing to go on with
  std::vector<Span> annotations = {};  // comments of the form {-@ .. -}, in order
};

// The text of a file that #include names; nothing when it is not there.
using ReadIncluded = std::function<std::optional<std::string>(const std::string& name)>;

struct PreparedText {
  std::string text;
  std::vector<uint32_t> line_numbers = {};  // as SourceFile has them
};

// Makes the text of a file ready for the lexer, keeping every line in its place: literate (.lhs) prose is blanked, CPP
// conditionals are resolved when the file asks for CPP. Invalid UTF-8 stays: the lexer reports it, except in comments.
PreparedText prepare_text(const std::string& path, std::string text, FileId file, Diagnostics& diagnostics,
                          const Dialect& dialect = {}, const ReadIncluded& included = {});

// Lexes, lays out and parses the whole file. Nesting past a generous limit is an error, not a crash.
ParsedModule parse_module(const Sources& sources, FileId file, Diagnostics& diagnostics, const Dialect& dialect = {});

// One expression (for `needle eval`), or one type; the module wraps nothing: its arena owns the node.
Expr* parse_expression(const Sources& sources, FileId file, Arena& arena, uint32_t& node_count,
                       Diagnostics& diagnostics);
TypeExpr* parse_type(const Sources& sources, FileId file, Arena& arena, uint32_t& node_count, Diagnostics& diagnostics);

// Stable text forms for --dump=tokens, --dump=layout and --dump=surface.
std::string dump_tokens(const Sources& sources, FileId file, Diagnostics& diagnostics);
std::string dump_layout(const Sources& sources, FileId file, Diagnostics& diagnostics);
std::string dump_tree(const Module& module);

}  // namespace needle::syntax
