// The Template Haskell of test files: splices that stand for all properties of the module, or for one of them.
//
//   $quickCheckAll            ->  spliceQuickCheckAll [spliceProperty "prop_a from F.hs:3" prop_a, ..]
//   $(forAllProperties) f     ->  spliceForAllProperties [..] f
//   $(polyQuickCheck 'prop)   ->  splicePolyQuickCheck prop
//   $(monomorphic 'prop)      ->  prop
//   $(testGroupGenerator)     ->  spliceTestGroup ["Main", spliceTestProperty "a b" prop_a_b, spliceTestCase "c" case_c, ..]
//
// The functions called are the library's (Needle.Splice) whatever the module imports: kLibraryQualifier.
#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "syntax/parser.h"

namespace needle::syntax {

using enum TokenKind;

namespace {

struct Idiom {
  std::string_view name, function;
  enum Given : uint8_t { Quoted, Properties, Tests } given;  // the quoted name after it, or all of the module
};
constexpr std::array kIdioms = {
    Idiom{"quickCheckAll", "spliceQuickCheckAll", Idiom::Properties},
    Idiom{"verboseCheckAll", "spliceVerboseCheckAll", Idiom::Properties},
    Idiom{"forAllProperties", "spliceForAllProperties", Idiom::Properties},
    Idiom{"allProperties", "spliceAllProperties", Idiom::Properties},
    Idiom{"polyQuickCheck", "splicePolyQuickCheck", Idiom::Quoted},
    Idiom{"polyVerboseCheck", "splicePolyVerboseCheck", Idiom::Quoted},
    Idiom{"monomorphic", "spliceMonomorphic", Idiom::Quoted},
    Idiom{"mono", "spliceMonomorphic", Idiom::Quoted},
    Idiom{"testGroupGenerator", "spliceTestGroup", Idiom::Tests},
    Idiom{"defaultMainGenerator", "spliceTestMain", Idiom::Tests},
};

// What names of tests begin with, and what makes tests of them.
constexpr std::pair<std::string_view, std::string_view> kTestPrefixes[] = {{"prop_", "spliceTestProperty"},
                                                                           {"case_", "spliceTestCase"},
                                                                           {"unit_", "spliceTestCase"},
                                                                           {"test_", "spliceTestTree"}};

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
  if (idiom->given != Idiom::Quoted) {
    auto* list = node<ListExpr>(ExprKind::List, since(begin));
    (idiom->given == Idiom::Tests ? all_tests_ : all_properties_).push_back(list);
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

Expr* Parser::named_text(const std::string& text, Span span) {
  auto* out = node<LitExpr>(ExprKind::Lit, span);
  out->literal.kind = LiteralKind::String;
  out->literal.text = intern(text);
  return out;
}

// Once all declarations are known: each list of properties, or of tests, gets its elements.
void Parser::fill_in_properties(const Module& module) {
  for (ListExpr* list : all_tests_) {
    std::vector<Expr*> elements = {
        library_call("spliceTestName", {named_text(std::string(module.name.text()), list->span)}, list->span)};
    for (const Decl* d : module.body->decls) {
      if (d->kind != DeclKind::Function) continue;
      const Name& name = static_cast<const FunctionDecl*>(d)->name;
      for (const auto& [prefix, maker] : kTestPrefixes) {
        if (!name.text.text().starts_with(prefix)) continue;
        std::string title(name.text.text().substr(prefix.size()));
        std::replace(title.begin(), title.end(), '_', ' ');
        // as if it stood where the test is defined: reports say so
        elements.push_back(
            library_call(maker, {named_text(title, name.span), variable({{}, name.text, name.span})}, name.span));
      }
    }
    list->elements = arena_.copy(elements);
  }
  for (ListExpr* list : all_properties_) {
    std::vector<Expr*> elements;
    for (const Decl* d : module.body->decls) {
      if (d->kind != DeclKind::Function) continue;
      const Name& name = static_cast<const FunctionDecl*>(d)->name;
      if (!name.text.text().starts_with("prop_")) continue;
      Expr* text = named_text(std::string(name.text.text()) + " from " + sources_.file(file_).path + ":" +
                                  std::to_string(sources_.begin_of(name.span).line),
                              list->span);
      elements.push_back(library_call("spliceProperty", {text, variable({{}, name.text, list->span})}, list->span));
    }
    list->elements = arena_.copy(elements);
  }
}

}  // namespace needle::syntax
