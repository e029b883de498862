#include "names/resolve.h"

#include "names/resolver.h"

namespace needle::names {

using namespace syntax;

Resolver::Resolver(Environment& environment, ResolvedModule& module, Diagnostics& diagnostics)
    : env_(environment),
      out_(module),
      diagnostics_(diagnostics),
      arena_(module.parsed.arena),
      module_(*module.parsed.module),
      scope_(environment, module, diagnostics) {}

ResolvedModule resolve_module(Environment& environment, ParsedModule parsed, Diagnostics& diagnostics) {
  ResolvedModule out;
  out.parsed = std::move(parsed);
  if (!out.parsed.module) return out;
  out.name = out.parsed.module->name;
  Resolver resolver(environment, out, diagnostics);
  resolver.imports();
  resolver.declare();
  resolver.declarations();
  resolver.exports();
  out.parsed.module->local_count = static_cast<uint32_t>(out.locals.size());
  return out;
}

void resolve_expression(Environment& environment, ResolvedModule& module, Expr*& expr, Diagnostics& diagnostics) {
  Resolver(environment, module, diagnostics).expression(expr);
  module.parsed.module->local_count = static_cast<uint32_t>(module.locals.size());
}

void resolve_type(Environment& environment, ResolvedModule& module, TypeExpr*& type, Diagnostics& diagnostics) {
  Resolver(environment, module, diagnostics).type(type);
}

ResolvedModule prelude_scope(Environment& environment, Diagnostics& diagnostics) {
  ResolvedModule out;
  Arena& arena = out.parsed.arena;
  Import prelude{};
  prelude.module = intern("Prelude");
  prelude.implicit = true;
  Module* module = arena.make<Module>();
  module->name = out.name = intern("Main");
  module->imports = arena.list<Import>({prelude});
  module->body = arena.make<Bindings>();
  out.parsed.module = module;
  Resolver(environment, out, diagnostics).imports();
  return out;
}

}  // namespace needle::names
