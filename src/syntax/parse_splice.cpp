// The Template Haskell of test files: splices that stand for all properties of the module, or for one of them.
//
//   $quickCheckAll            ->  spliceQuickCheckAll [spliceProperty "prop_a from F.hs:3" prop_a, ..]
//   $(forAllProperties) f     ->  spliceForAllProperties [..] f
//   $(polyQuickCheck 'prop)   ->  splicePolyQuickCheck prop
//   $(monomorphic 'prop)      ->  prop
//
// The functions called are the library's (Needle.Splice) whatever the module imports: kLibraryQualifier.
#include <array>
#include <string>
#include <string_view>

#include "syntax/parser.h"

namespace needle::syntax {

using enum TokenKind;

namespace {

struct Idiom {
  std::string_view name, function;
  bool all;  // given all properties; otherwise the quoted name after it
};
constexpr std::array kIdioms = {
    Idiom{"quickCheckAll", "spliceQuickCheckAll", true},
    Idiom{"verboseCheckAll", "spliceVerboseCheckAll", true},
    Idiom{"forAllProperties", "spliceForAllProperties", true},
    Idiom{"allProperties", "spliceAllProperties", true},
    Idiom{"polyQuickCheck", "splicePolyQuickCheck", false},
    Idiom{"polyVerboseCheck", "splicePolyVerboseCheck", false},
    Idiom{"monomorphic", "spliceMonomorphic", false},
    Idiom{"mono", "spliceMonomorphic", false},
};

}  // namespace

// $x or $(..), closely followed by its operand and with a space before it
bool Parser::at_splice() const {
  if (!template_haskell_ || (!at_operator("$") && !at_operator("$$"))) return false;
  const std::string& text = sources_.file(file_).text;
  const char before = here() == 0 ? ' ' : text[here() - 1];
  return in_.ahead(1).begin == in_.token().end &&
         (before == ' ' || before == '\t' || before == '\n' || before == '(' || before == '[' || before == ',');
}

Expr* Parser::splice_expr() {
  const uint32_t begin = here();
  const Span dollar = token_span();
  advance();
  const bool parens = accept(LParen);
  const Idiom* idiom = nullptr;
  if (at(VarId))
    for (const Idiom& i : kIdioms)
      if (in_.token().text.text() == i.name) idiom = &i;
  if (!idiom) unsupported(dollar, "Template Haskell splices in expressions");
  advance();
  Expr* argument = nullptr;
  if (idiom->all) {
    auto* list = node<ListExpr>(ExprKind::List, since(begin));
    all_properties_.push_back(list);
    argument = list;
  } else {
    expect(Tick);
    if (!at(VarId)) fail();
    argument = variable(take_name());
  }
  if (parens) expect(RParen);
  return library_call(idiom->function, {argument}, since(begin));
}

Expr* Parser::library_call(std::string_view function, std::initializer_list<Expr*> arguments, Span span) {
  Expr* e = variable({intern(kLibraryQualifier), intern(function), span});
  for (Expr* argument : arguments) {
    auto* app = node<AppExpr>(ExprKind::App, span);
    app->function = e;
    app->argument = argument;
    e = app;
  }
  return e;
}

// Once all declarations are known: each list of properties gets its elements.
void Parser::fill_in_properties(const Bindings& body) {
  for (ListExpr* list : all_properties_) {
    std::vector<Expr*> elements;
    for (const Decl* d : body.decls) {
      if (d->kind != DeclKind::Function) continue;
      const Name& name = static_cast<const FunctionDecl*>(d)->name;
      if (!name.text.text().starts_with("prop_")) continue;
      auto* text = node<LitExpr>(ExprKind::Lit, list->span);
      text->literal.kind = LiteralKind::String;
      text->literal.text = intern(std::string(name.text.text()) + " from " + sources_.file(file_).path + ":" +
                                  std::to_string(sources_.begin_of(name.span).line));
      elements.push_back(library_call("spliceProperty", {text, variable({{}, name.text, list->span})}, list->span));
    }
    list->elements = arena_.copy(elements);
  }
}

}  // namespace needle::syntax
