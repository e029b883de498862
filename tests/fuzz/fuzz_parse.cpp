// libFuzzer target: text preparation, lexer, layout, parser and the dumps. Nothing may crash or hang, whatever the
// bytes; and a file without errors must dump. The first byte chooses between .hs and .lhs.
#include <cstdint>
#include <string>

#include "syntax/parse.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace needle;
  if (size == 0) return 0;
  std::string path = data[0] == 'l' ? "F.lhs" : "F.hs";
  std::string text(reinterpret_cast<const char*>(data) + 1, size - 1);
  Sources sources;
  Diagnostics diagnostics;
  FileId file = sources.add(path, syntax::prepare_text(path, std::move(text), FileId(0), diagnostics).text);
  syntax::ParsedModule parsed = syntax::parse_module(sources, file, diagnostics);
  if (!diagnostics.has_errors() && syntax::dump_tree(*parsed.module).empty()) __builtin_trap();
  syntax::dump_layout(sources, file, diagnostics);
  for (const Diagnostic& d : diagnostics.list()) print_diagnostic(d, sources, false);
  return 0;
}
