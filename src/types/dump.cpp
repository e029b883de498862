// --dump=types: every binding with its type, in source order.
#include <algorithm>

#include "types/check.h"
#include "types/infer.h"

namespace needle::types {

using namespace syntax;

std::string dump_types(const names::Environment& names, const names::ResolvedModule& module, const TypedModule& typed) {
  struct Row {
    uint32_t place;
    std::string text;
  };
  std::vector<Row> rows;
  auto scheme = [&](const Type* type) {
    TypePrinter printer(names);
    return printer.type(type);
  };
  for (const Decl* d : module.parsed.module->body->decls) {
    if (d->kind != DeclKind::Function) continue;
    auto at = typed.bindings.find(d->id);
    if (at == typed.bindings.end() || !at->second.type) continue;
    rows.push_back({d->span.begin, in_parens(as<FunctionDecl>(d).name.text.text()) + " :: " + scheme(at->second.type)});
  }
  for (size_t i = 0; i < typed.locals.size() && i < module.locals.size(); ++i) {
    Span at = module.locals[i].span;
    bool generated = at.end - at.begin != module.locals[i].name.text().size();  // derived code has the clause's place
    if (!typed.locals[i] || !at.valid() || generated) continue;
    rows.push_back({module.locals[i].span.begin,
                    "  " + in_parens(module.locals[i].name.text()) + " :: " + scheme(typed.locals[i])});
  }
  std::stable_sort(rows.begin(), rows.end(), [](const Row& a, const Row& b) { return a.place < b.place; });
  std::string out;
  for (const Row& r : rows) out += r.text + "\n";
  return out;
}

}  // namespace needle::types
