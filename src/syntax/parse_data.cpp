// data, newtype, type; constructors in both syntaxes; deriving.
#include "syntax/parser.h"

namespace needle::syntax {

using enum TokenKind;

// T a (b :: k), a :+: b, a `T` b, (a :+: b) c: parsed as a type, then taken apart.
Parser::TypeHead Parser::type_head() {
  return head_of(operator_type());
}

Parser::TypeHead Parser::head_of(TypeExpr* t) {
  TypeHead head;
  std::vector<TypeBinder> params;
  while (t->kind == TypeExprKind::App) {
    auto* app = static_cast<AppType*>(t);
    TypeExpr* argument = app->argument;
    TypeBinder binder{{}, nullptr, argument->span};
    if (argument->kind == TypeExprKind::Kinded) {
      binder.kind = static_cast<KindedType*>(argument)->kind;
      argument = static_cast<KindedType*>(argument)->type;
    }
    if (argument->kind != TypeExprKind::Var)
      fail_with(102, argument->span, "Unexpected type in a declaration head: a type variable is expected");
    binder.name = static_cast<VarType*>(argument)->name;
    params.insert(params.begin(), binder);
    t = app->function;
  }
  if (t->kind != TypeExprKind::Con) fail_with(102, t->span, "Malformed head of type or class declaration");
  head.name = static_cast<ConType*>(t)->name;
  head.params = arena_.copy(params);
  return head;
}

// Of D t1 .. tn, the head of a data instance: D.
Parser::TypeHead Parser::instance_name(TypeExpr* written) {
  while (written->kind == TypeExprKind::App) written = static_cast<AppType*>(written)->function;
  if (written->kind != TypeExprKind::Con) fail_with(102, written->span, "Malformed head of a data instance");
  return {static_cast<ConType*>(written)->name, {}};
}

Decl* Parser::data_declaration(bool in_instance) {
  uint32_t begin = here();
  bool is_newtype = at(KwNewtype);
  advance();
  if (at_word("family") && !is_newtype) {
    advance();
    return family(begin, true, type_head());
  }
  const bool of_family = accept(KwInstance) || in_instance;
  Seq<TypeExpr*> context = optional_context();
  TypeExpr* written = operator_type();
  TypeHead head = of_family ? instance_name(written) : head_of(written);
  TypeExpr* kind_signature = accept(DoubleColon) ? type() : nullptr;
  std::vector<ConstructorDecl> constructors;
  if (accept(Equals)) {
    do constructors.push_back(constructor_declaration());
    while (accept(Bar));
  } else if (accept(KwWhere)) {
    block(BlockStyle::Plain, [&] { gadt_constructors(constructors); });
  }
  std::vector<DerivingClause> deriving;
  deriving_clauses(deriving);
  auto* d = node<DataDecl>(DeclKind::Data, since(begin));
  if (is_newtype && (constructors.size() != 1 || constructors[0].fields.size() != 1))
    fail_with(102, d->span,
              constructors.size() != 1 ? "A newtype must have exactly one constructor"
                                       : "The constructor of a newtype must have exactly one field");
  d->is_newtype = is_newtype;
  d->context = context;
  d->name = head.name;
  d->params = head.params;
  d->instance_head = of_family ? written : nullptr;
  d->kind_signature = kind_signature;
  d->constructors = arena_.copy(constructors);
  d->deriving = arena_.copy(deriving);
  return d;
}

// type role T nominal _ representational: coercions here do not look at roles. What is returned is dropped.
Decl* Parser::role_annotation(uint32_t begin) {
  advance();
  binder_name();
  while (at(VarId) || at(Underscore)) advance();
  return node<SignatureDecl>(DeclKind::Signature, since(begin));
}

// type T :: kind, before the declaration of T. Kinds are inferred: what is returned is dropped.
Decl* Parser::kind_signature(uint32_t begin, const TypeHead& head) {
  if (!head.params.empty()) fail_with(102, head.params[0].span, "A kind signature names a type without parameters");
  type();
  return node<SignatureDecl>(DeclKind::Signature, since(begin));
}

Decl* Parser::synonym() {
  uint32_t begin = here();
  advance();
  if (at_word("family")) {
    advance();
    return family(begin, false, type_head());
  }
  if (accept(KwInstance)) return family_instance(begin);
  if (at_word("role") && (next_is(ConId) || next_is(LParen))) return role_annotation(begin);
  TypeHead head = type_head();
  if (accept(DoubleColon)) return kind_signature(begin, head);
  expect(Equals);
  TypeExpr* t = kinded_type();
  auto* d = node<SynonymDecl>(DeclKind::Synonym, since(begin));
  d->name = head.name;
  d->params = head.params;
  d->type = t;
  return d;
}

// forall a. C a => K t1 t2  |  K { f :: t }  |  t1 :+: t2  |  t1 `K` t2
ConstructorDecl Parser::constructor_declaration() {
  uint32_t begin = here();
  ConstructorDecl con{};
  if (at_word("forall")) {
    advance();
    con.existentials = type_binders();
    if (!at_dot()) fail();
    advance();
  }
  con.context = optional_context();
  constructor_fields(con);
  con.span = since(begin);
  return con;
}

void Parser::constructor_fields(ConstructorDecl& con) {
  bool operator_name = at(LParen) && next_is(ConSym) && next_is(RParen, 2);
  if (operator_name || (at(ConId) && next_is(LBrace))) {
    con.name = binder_name();
    if (at(LBrace)) {
      con.fields = record_fields();
      con.is_record = true;
      return;
    }
    std::vector<FieldDecl> fields;
    while (starts_atomic_type()) fields.push_back({{}, atomic_type(), {}});
    con.fields = arena_.copy(fields);
    return;
  }
  auto operand = [&] {
    std::vector<TypeExpr*> parts;
    while (starts_atomic_type()) parts.push_back(atomic_type());
    if (parts.empty()) fail();
    return parts;
  };
  auto applied = [&](const std::vector<TypeExpr*>& parts) {
    TypeExpr* t = parts[0];
    for (size_t i = 1; i < parts.size(); ++i) t = apply_type(t, parts[i]);
    return t;
  };
  std::vector<TypeExpr*> parts = operand();
  if (at(ConSym) || at(Backquote)) {
    bool quoted = accept(Backquote);
    if (quoted && !at(ConId)) fail();
    con.name = take_name();
    if (quoted) expect(Backquote);
    con.infix = true;
    TypeExpr* left = applied(parts);
    TypeExpr* right = applied(operand());
    con.fields = arena_.list({FieldDecl{{}, left, {}}, FieldDecl{{}, right, {}}});
    return;
  }
  if (parts[0]->kind != TypeExprKind::Con || static_cast<ConType*>(parts[0])->name.qualifier.valid())
    fail_with(102, parts[0]->span, "Not a data constructor: '" + std::string(sources_.text(parts[0]->span)) + "'");
  con.name = static_cast<ConType*>(parts[0])->name;
  std::vector<FieldDecl> fields;
  for (size_t i = 1; i < parts.size(); ++i) fields.push_back({{}, parts[i], {}});
  con.fields = arena_.copy(fields);
}

// { f, g :: t, h :: !u }
Seq<FieldDecl> Parser::record_fields() {
  Bracket bracket(*this);
  open_brace();
  std::vector<FieldDecl> fields;
  while (!at(RBrace)) {
    std::vector<Name> names;
    do names.push_back(binder_name());
    while (accept(Comma));
    expect(DoubleColon);
    TypeExpr* t = type();
    for (const Name& name : names) fields.push_back({name, t, {}});
    if (!accept(Comma)) break;
  }
  close_brace();
  bracket.closed();
  return arena_.copy(fields);
}

// K1, K2 :: forall a. C a => t1 -> T a   |   K :: { f :: t } -> T a
void Parser::gadt_constructors(std::vector<ConstructorDecl>& out) {
  uint32_t begin = here();
  if (at(Pragma)) {
    advance();
    return;
  }
  std::vector<Name> names;
  do names.push_back(binder_name());
  while (accept(Comma));
  expect(DoubleColon);
  ConstructorDecl con{};
  if (at_word("forall")) {
    advance();
    con.existentials = type_binders();
    if (!at_dot()) fail();
    advance();
  }
  con.context = optional_context();
  if (at(LBrace)) {
    con.fields = record_fields();
    con.is_record = true;
    expect(RightArrow);
    con.gadt_result = operator_type();
  } else {
    gadt_signature(con, type());
  }
  con.span = since(begin);
  for (const Name& name : names) {
    con.name = name;
    out.push_back(con);
  }
}

void Parser::gadt_signature(ConstructorDecl& con, TypeExpr* t) {
  std::vector<FieldDecl> fields;
  while (t->kind == TypeExprKind::Fun) {
    auto* f = static_cast<FunType*>(t);
    fields.push_back({{}, f->argument, {}});
    t = f->result;
  }
  con.fields = arena_.copy(fields);
  con.gadt_result = t;
}

void Parser::deriving_clauses(std::vector<DerivingClause>& out) {
  while (at(KwDeriving)) deriving_clause(out);
}

DerivingStrategy Parser::deriving_strategy() {
  DerivingStrategy strategy = at_word("stock")      ? DerivingStrategy::Stock
                              : at_word("anyclass") ? DerivingStrategy::AnyClass
                              : at(KwNewtype)       ? DerivingStrategy::Newtype
                                                    : DerivingStrategy::Default;
  if (strategy != DerivingStrategy::Default) advance();
  return strategy;
}

// deriving [strategy] (C, D) [via t]
void Parser::deriving_clause(std::vector<DerivingClause>& out) {
  advance();
  DerivingStrategy strategy = deriving_strategy();
  std::vector<TypeExpr*> classes;
  if (at(LParen)) {
    Bracket bracket(*this);
    advance();
    while (!at(RParen)) {
      classes.push_back(type());
      if (!accept(Comma)) break;
    }
    expect(RParen);
    bracket.closed();
  } else {
    if (!at(ConId)) fail();
    classes.push_back(type_constant(take_name()));
  }
  TypeExpr* via = nullptr;
  if (at_word("via")) {
    advance();
    via = type();
    strategy = DerivingStrategy::Via;
  }
  for (TypeExpr* c : classes) out.push_back({c->span, c, strategy, via});
}

// deriving [strategy | via t] instance [context =>] head
Decl* Parser::standalone_deriving() {
  uint32_t begin = here();
  advance();
  DerivingStrategy strategy = deriving_strategy();
  TypeExpr* via = nullptr;
  if (at_word("via")) {
    advance();
    via = operator_type();
    strategy = DerivingStrategy::Via;
  }
  expect(KwInstance);
  Seq<TypeExpr*> context = optional_context();
  TypeExpr* head = operator_type();
  auto* d = node<DerivingDecl>(DeclKind::Deriving, since(begin));
  d->context = context;
  d->head = head;
  d->strategy = strategy;
  d->via = via;
  return d;
}

}  // namespace needle::syntax
