// Modules: header, exports, imports, top-level declarations and recovery after errors.
#include <algorithm>

#include "syntax/parser.h"

namespace needle::syntax {

using enum TokenKind;

namespace {
constexpr size_t kMostErrors = 20;  // per file
}

Module* Parser::module() {
  Module* m = arena_.make<Module>();
  m->file = file_;
  m->name = intern("Main");
  m->extensions = arena_.copy(lexed_.extensions);
  m->body = arena_.make<Bindings>();
  uint32_t begin = here();
  m->name_span = {file_, begin, begin};
  try {
    if (at(KwModule)) header(*m);
    body(*m);
  } catch (Stop) {
  }
  m->span = since(begin);
  m->node_count = node_count_;
  return m;
}

void Parser::header(Module& m) {
  advance();
  m.name = module_name(m.name_span);
  if (at(LParen)) {
    m.exports = item_list();
    m.has_exports = true;
  }
  expect(KwWhere);
}

// A.B.C
Symbol Parser::module_name(Span& span) {
  if (!at(ConId)) fail();
  Name name = take_name();
  span = name.span;
  if (!name.qualifier.valid()) return name.text;
  return intern(std::string(name.qualifier.text()) + "." + std::string(name.text.text()));
}

void Parser::body(Module& m) {
  std::vector<Import> imports;
  std::vector<Decl*> decls;
  uint32_t begin = here();
  size_t errors_before = diagnostics_.error_count();
  bool open = in_.open_block(BlockStyle::Plain);
  size_t depth = in_.depth();
  auto finish = [&] {
    add_prelude(imports);
    m.imports = arena_.copy(imports);
    decls.insert(decls.end(), data_instances_.begin(), data_instances_.end());
    attach_pattern_signatures(decls);
    add_synonym_selectors(decls);
    m.body = make_bindings(decls, begin);
    fill_in_properties(m);
  };
  while (open) {
    try {
      skip_semicolons();
      if (at(VirtualClose) || at(EndOfFile) || (at(RBrace) && in_.in_explicit_block())) break;
      if (at(KwImport) && decls.empty())
        imports.push_back(import());
      else
        decls.push_back(top_declaration());
      if (!at(Semi) && !at(VirtualSemi) && !at(VirtualClose) && !at(EndOfFile) && !at(RBrace)) fail();
      if (at(RBrace) && !in_.in_explicit_block()) fail();
      report_now_what_was_late();
    } catch (Stop) {
      brackets_.clear();
      late_.clear();
      depth_ = 0;
      if (diagnostics_.error_count() - errors_before >= kMostErrors) break;
      in_.recover(depth);
    }
  }
  finish();
  if (diagnostics_.error_count() - errors_before >= kMostErrors) return;
  if (open && !in_.close_block()) fail();
  if (!at(EndOfFile)) fail();
}

void Parser::add_prelude(std::vector<Import>& imports) const {
  if (extension("NoImplicitPrelude")) return;
  Symbol prelude = intern("Prelude");
  if (std::any_of(imports.begin(), imports.end(), [&](const Import& i) { return i.module == prelude; })) return;
  Import i{};
  i.span = i.module_span = {file_, 0, 0};
  i.module = prelude;
  i.implicit = true;
  imports.insert(imports.begin(), i);
}

// import [safe] [qualified] ["package"] M [qualified] [as N] [hiding] (items)
Import Parser::import() {
  uint32_t begin = here();
  Import i{};
  advance();
  if (at_word("safe")) advance();
  if (at_word("qualified")) {
    advance();
    i.qualified = true;
  }
  accept(String);
  i.module = module_name(i.module_span);
  if (at_word("qualified")) {
    advance();
    i.qualified = true;
  }
  if (at_word("as")) {
    advance();
    Span span;
    i.alias = module_name(span);
  }
  if (at_word("hiding")) {
    advance();
    i.hiding = true;
    if (!at(LParen)) fail();
  }
  if (at(LParen)) {
    i.items = item_list();
    i.has_list = true;
  }
  i.span = since(begin);
  return i;
}

Seq<ImportItem> Parser::item_list() {
  Bracket bracket(*this);
  expect(LParen);
  std::vector<ImportItem> items;
  while (true) {
    while (accept(Comma)) {
    }
    if (at(RParen)) break;
    items.push_back(item());
    if (!at(Comma) && !at(RParen)) fail();
  }
  expect(RParen);
  bracket.closed();
  return arena_.copy(items);
}

// x, (+), T, T(..), T(A, b), module M, type (+), pattern P
ImportItem Parser::item() {
  uint32_t begin = here();
  ImportItem i{};
  if (accept(KwModule)) {
    i.kind = ExportKind::Module;
    Span span;
    i.name.text = module_name(span);
    i.name.span = span;
    i.span = since(begin);
    return i;
  }
  bool is_type = accept(KwType);
  bool is_pattern = !is_type && at_word("pattern") && (next_is(ConId) || next_is(LParen));
  if (is_pattern) advance();
  bool constructor = at(ConId) || (at(LParen) && next_is(ConSym)) || is_type;
  i.name = binder_name();
  i.kind = is_pattern ? ExportKind::Pattern : constructor ? ExportKind::Type : ExportKind::Var;
  i.sub = SubKind::None;
  if (i.kind == ExportKind::Type && accept(LParen)) {
    std::vector<Name> subs;
    i.sub = SubKind::Some;
    while (!at(RParen)) {
      if (accept(DotDot)) {
        i.sub = SubKind::All;
      } else {
        if (at_word("pattern") || at(KwType)) advance();
        subs.push_back(binder_name());
      }
      if (!accept(Comma)) break;
    }
    expect(RParen);
    i.subs = arena_.copy(subs);
  }
  i.span = since(begin);
  return i;
}

Decl* Parser::top_declaration() {
  switch (kind()) {
    case KwData:
    case KwNewtype:
      return data_declaration();
    case KwType:
      return synonym();
    case KwClass:
      return class_declaration();
    case KwInstance:
      return instance_declaration();
    case KwDeriving:
      return standalone_deriving();
    case KwDefault:
      return default_declaration();
    case KwForeign:
      return foreign_declaration();
    case KwImport:
      fail({"Imports must stand before all other declarations."});
    default:
      break;
  }
  if (at_pattern_synonym()) return pattern_synonym();
  return value_declaration(Scope::Top);
}

// `pattern P :: t` goes to the declaration of P, wherever it stands; the placeholders are dropped.
void Parser::attach_pattern_signatures(std::vector<Decl*>& decls) const {
  std::erase_if(
      decls, [](Decl* d) { return d->kind == DeclKind::Signature && static_cast<SignatureDecl*>(d)->names.empty(); });
  for (Decl* d : decls) {
    if (d->kind != DeclKind::PatternSynonym) continue;
    auto* p = static_cast<PatternSynonymDecl*>(d);
    for (const PatternSignature& s : pattern_signatures_)
      if (s.name.text == p->name.text) p->signature = s.type;
  }
}

Expr* Parser::whole_expression() {
  try {
    Expr* e = expression();
    if (!at(EndOfFile)) fail();
    report_now_what_was_late();
    return e;
  } catch (Stop) {
    return nullptr;
  }
}

TypeExpr* Parser::whole_type() {
  try {
    TypeExpr* t = type();
    if (!at(EndOfFile)) fail();
    return t;
  } catch (Stop) {
    return nullptr;
  }
}

}  // namespace needle::syntax
