// Parsing from a string, for the tests of this folder.
#pragma once
#include <string>
#include <thread>

#include "syntax/parse.h"

namespace needle::syntax {

struct Parsed {
  Sources sources;
  Diagnostics diagnostics;
  ParsedModule parsed;
  FileId file;

  explicit Parsed(std::string text, const std::string& path = "T.hs") {
    text = prepare_text(path, std::move(text), FileId(0), diagnostics).text;
    file = sources.add(path, std::move(text));
    parsed = parse_module(sources, file, diagnostics);
  }
  std::string errors() const {
    std::string out;
    for (const Diagnostic& d : diagnostics.list()) {
      Place p = sources.begin_of(d.span);
      out += std::to_string(p.line) + ":" + std::to_string(p.column) + ": " + d.message + "\n";
    }
    return out;
  }
};

// The declarations, one after the other, blanks and line breaks collapsed; or the errors.
inline std::string tree(const std::string& text) {
  Parsed p(text);
  if (p.diagnostics.has_errors()) return p.errors();
  std::string all = dump_tree(*p.parsed.module), out;
  for (char c : all) {
    bool blank = c == ' ' || c == '\n';
    if (!blank || (!out.empty() && out.back() != ' ')) out += blank ? ' ' : c;
  }
  std::string head = "module Main import Prelude -- implicit ";
  if (out.starts_with(head)) out.erase(0, head.size());
  while (!out.empty() && out.back() == ' ') out.pop_back();
  return out;
}

inline std::string errors(const std::string& text) {
  return Parsed(text).errors();
}

}  // namespace needle::syntax
