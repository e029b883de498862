// class, instance, default, foreign, pattern synonyms.
#include "syntax/parser.h"

namespace needle::syntax {

using enum TokenKind;

Decl* Parser::class_declaration() {
  uint32_t begin = here();
  advance();
  Seq<TypeExpr*> context = optional_context();
  TypeHead head = type_head();
  Seq<FunDep> fundeps = at(Bar) ? functional_dependencies() : Seq<FunDep>{};
  Bindings* body = class_body(Scope::Class);
  auto* d = node<ClassDecl>(DeclKind::Class, since(begin));
  d->context = context;
  d->name = head.name;
  d->params = head.params;
  d->fundeps = fundeps;
  d->body = body;
  return d;
}

// | a b -> c, c -> a
Seq<FunDep> Parser::functional_dependencies() {
  advance();
  auto variables = [&] {
    std::vector<Symbol> names;
    while (at(VarId)) names.push_back(take_name().text);
    return arena_.copy(names);
  };
  std::vector<FunDep> list;
  do {
    FunDep dependency;
    dependency.from = variables();
    expect(RightArrow);
    dependency.to = variables();
    list.push_back(dependency);
  } while (accept(Comma));
  return arena_.copy(list);
}

Bindings* Parser::class_body(Scope scope) {
  uint32_t begin = here();
  std::vector<Decl*> decls;
  if (accept(KwWhere)) {
    block(BlockStyle::Plain, [&] {
      Decl* d = value_declaration(scope);
      (d->kind == DeclKind::Data ? data_instances_ : decls).push_back(d);
    });
  }
  return make_bindings(decls, begin);
}

Decl* Parser::instance_declaration() {
  uint32_t begin = here();
  advance();
  if (at_word("forall")) {
    advance();
    type_binders();
    if (!at_dot()) fail();
    advance();
  }
  Seq<TypeExpr*> context = optional_context();
  TypeExpr* head = operator_type();
  Bindings* body = class_body(Scope::Instance);
  auto* d = node<InstanceDecl>(DeclKind::Instance, since(begin));
  d->context = context;
  d->head = head;
  d->body = body;
  return d;
}

Decl* Parser::default_declaration() {
  uint32_t begin = here();
  advance();
  expect(LParen);
  std::vector<TypeExpr*> types;
  while (!at(RParen)) {
    types.push_back(type());
    if (!accept(Comma)) break;
  }
  expect(RParen);
  auto* d = node<DefaultDecl>(DeclKind::Default, since(begin));
  d->types = arena_.copy(types);
  return d;
}

// foreign import ccall unsafe "name" f :: t
Decl* Parser::foreign_declaration() {
  uint32_t begin = here();
  advance();
  if (!accept(KwImport)) unsupported({file_, begin, in_.token().end}, "to export functions to other languages");
  if (!at(VarId)) fail();
  Symbol convention = take_name().text;
  for (const char* safety : {"safe", "unsafe", "interruptible"})
    if (at_word(safety) && !next_is(DoubleColon)) advance();
  Symbol text = at(String) ? take_name().text : Symbol();
  Name name = binder_name();
  if (!text.valid()) text = name.text;
  expect(DoubleColon);
  TypeExpr* t = type();
  auto* d = node<ForeignDecl>(DeclKind::Foreign, since(begin));
  d->convention = convention;
  d->text = text;
  d->name = name;
  d->type = t;
  return d;
}

// pattern P ..., when the extension is on
bool Parser::at_pattern_synonym() const {
  if (!at_word("pattern") || !extension("PatternSynonyms")) return false;
  if (next_is(ConId)) return true;
  if (next_is(LParen) && next_is(ConSym, 2)) return true;
  return next_is(VarId) && (next_is(ConSym, 2) || next_is(Backquote, 2));
}

// pattern P a b = p | pattern P a <- p [where builder] | pattern a :> b = p
Decl* Parser::pattern_synonym() {
  uint32_t begin = here();
  advance();
  Name name;
  std::vector<Name> params;
  bool is_record = false;
  if (at(VarId)) {
    params.push_back(take_name());
    bool quoted = accept(Backquote);
    if (!at(ConSym) && !at(ConId)) fail();
    name = take_name();
    if (quoted) expect(Backquote);
    if (!at(VarId)) fail();
    params.push_back(take_name());
  } else {
    name = binder_name();
    if (at(DoubleColon) || at(Comma)) return pattern_signature(begin, name);
    is_record = at(LBrace);
    if (is_record)
      params = synonym_fields();
    else
      while (at(VarId)) params.push_back(take_name());
  }
  bool bidirectional = at(Equals);
  if (!bidirectional && !at(LeftArrow)) fail();
  advance();
  Pat* p = scan_arrow_in_parens() ? paren_element() : pattern();
  Bindings* builder = nullptr;
  if (at(KwWhere)) {
    advance();
    std::vector<Decl*> decls;
    uint32_t first = here();
    block(BlockStyle::Plain, [&] { decls.push_back(builder_clause()); });
    builder = make_bindings(decls, first);
  }
  auto* d = node<PatternSynonymDecl>(DeclKind::PatternSynonym, since(begin));
  d->name = name;
  d->params = arena_.copy(params);
  d->is_record = is_record;
  d->pat = p;
  d->bidirectional = bidirectional;
  d->builder = builder;
  return d;
}

// { a, b }
std::vector<Name> Parser::synonym_fields() {
  std::vector<Name> out;
  Bracket bracket(*this);
  open_brace();
  while (!at(RBrace)) {
    out.push_back(binder_name());
    if (!accept(Comma)) break;
  }
  close_brace();
  bracket.closed();
  return out;
}

// The fields of pattern synonyms are functions: a (P a _) = a.
void Parser::add_synonym_selectors(std::vector<Decl*>& decls) {
  for (size_t d = 0, count = decls.size(); d < count; ++d) {
    if (decls[d]->kind != DeclKind::PatternSynonym || !static_cast<PatternSynonymDecl*>(decls[d])->is_record) continue;
    const auto& synonym = *static_cast<PatternSynonymDecl*>(decls[d]);
    for (size_t i = 0; i < synonym.params.size(); ++i) {
      const Name& field = synonym.params[i];
      std::vector<Pat*> args;
      for (size_t j = 0; j < synonym.params.size(); ++j)
        args.push_back(i == j ? bundle_pattern({&field, 1}, field.span) : node<Pat>(PatKind::Wild, field.span));
      auto* whole = node<ConPat>(PatKind::Con, field.span);
      whole->con = synonym.name;
      whole->args = arena_.copy(args);
      Rhs* rhs = arena_.make<Rhs>();
      rhs->span = field.span;
      rhs->alternatives = arena_.list({Guarded{field.span, {}, variable(field)}});
      auto* selector = node<FunctionDecl>(DeclKind::Function, field.span);
      selector->name = field;
      selector->clauses = arena_.list({Clause{field.span, arena_.list({static_cast<Pat*>(whole)}), rhs, false}});
      decls.push_back(selector);
    }
  }
}

// P a b = e, inside the where of a pattern synonym: a clause whose name is a constructor.
Decl* Parser::builder_clause() {
  uint32_t begin = here();
  std::vector<Pat*> params;
  Name name;
  bool infix = false;
  if (at(ConId) || (at(LParen) && next_is(ConSym))) {
    name = binder_name();
    for (Pat* p : atomic_patterns()) params.push_back(p);
  } else {
    infix = true;
    params.push_back(atomic_pattern());
    bool quoted = accept(Backquote);
    if (!at(ConSym) && !at(ConId)) fail();
    name = take_name();
    if (quoted) expect(Backquote);
    params.push_back(atomic_pattern());
  }
  Rhs* right = rhs(Equals);
  auto* d = node<FunctionDecl>(DeclKind::Function, since(begin));
  d->name = name;
  d->clauses = arena_.list({Clause{since(begin), arena_.copy(params), right, infix}});
  return d;
}

// pattern P, Q :: t, with the first name read. Noted here, given to its synonym when the module is complete.
Decl* Parser::pattern_signature(uint32_t begin, Name first) {
  std::vector<Name> names{first};
  while (accept(Comma)) names.push_back(binder_name());
  expect(DoubleColon);
  TypeExpr* t = type();
  for (const Name& name : names) pattern_signatures_.push_back({name, t});
  auto* d = node<SignatureDecl>(DeclKind::Signature, since(begin));
  d->type = t;
  return d;
}

}  // namespace needle::syntax
