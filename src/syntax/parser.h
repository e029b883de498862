// The parser: recursive descent over Layout, one file a syntactic class. Internal to `syntax`; others call parse.h.
//
// Haskell cannot be parsed left to right with one token in hand: `x + y` may turn out to be a definition of +, `(x, y)`
// a pattern or an expression. Instead of parsing twice, scan.cpp looks ahead over the raw tokens (jumping over
// brackets, so each token is looked at once per enclosing statement at most) and tells what is coming.
//
// An error is reported where it is found and thrown as Stop; the top level catches it and goes on at the next
// declaration.
#pragma once
#include <span>
#include <string>
#include <vector>

#include "source/diagnostic.h"
#include "syntax/layout.h"
#include "syntax/tree.h"

namespace needle::syntax {

class Parser {
 public:
  static constexpr int kDeepest = 2000;  // levels of nesting

  Parser(const Sources& sources, FileId file, const LexedFile& lexed, Arena& arena, uint32_t node_count,
         Diagnostics& diagnostics);

  Module* module();
  Expr* whole_expression();  // null after an error
  TypeExpr* whole_type();
  uint32_t node_count() const { return node_count_; }
  Layout& layout() { return in_; }

 private:
  struct Stop {};  // an error has been reported
  struct Deeper;   // counts nesting while it lives
  struct Bracket;  // notes an open bracket, for hints

  // ------------------------------------------------------------ parser.cpp: tokens, nodes, errors
  TokenKind kind() const { return in_.kind(); }
  bool at(TokenKind k) const { return in_.kind() == k; }
  bool at_word(std::string_view word) const;      // an unqualified identifier that is special here only
  bool at_operator(std::string_view text) const;  // an unqualified VarSym
  bool at_dot() const {
    return at_operator(".") || at(TokenKind::FieldDot) || at(TokenKind::PrefixDot);
  }  // of a forall
  bool next_is(TokenKind k, uint32_t n = 1) const { return in_.ahead(n).kind == k; }
  bool accept(TokenKind k);
  void expect(TokenKind k);
  void advance() { in_.advance(); }
  void skip_semicolons();
  void open_brace();  // of a record: layout is off inside
  void close_brace();
  bool may_start_item() const;  // false for tokens that can only end a block
  uint32_t here() const { return in_.token().begin; }
  Span token_span() const { return {file_, in_.token().begin, in_.token().end}; }
  Span since(uint32_t begin) const;
  Name take_name();  // the current token as a name
  bool extension(std::string_view name) const;

  static TypeExpr* base_of(TypeExpr* n, TypeExprKind) { return n; }
  static Pat* base_of(Pat* n, PatKind) { return n; }
  static Expr* base_of(Expr* n, ExprKind) { return n; }
  static Stmt* base_of(Stmt* n, StmtKind) { return n; }
  static Decl* base_of(Decl* n, DeclKind) { return n; }
  template <class Node, class Kind>
  Node* node(Kind node_kind, Span span) {
    Node* n = arena_.make<Node>();
    base_of(n, node_kind)->kind = node_kind;  // KindedType has a `kind` of its own
    n->span = span;
    n->id = NodeId(node_count_++);
    return n;
  }

  [[noreturn]] void fail();  // parse error on input ...
  [[noreturn]] void fail(std::vector<std::string> hints);
  [[noreturn]] void fail_with(int code, Span span, std::string message, std::vector<std::string> hints = {});
  [[noreturn]] void too_deep();
  [[noreturn]] void unsupported(Span span, std::string_view what);
  std::vector<std::string> hints_here() const;
  // An error that counts only when the declaration it stands in parses to its end.
  void report_later(int code, Span span, std::string message);
  void report_now_what_was_late();

  // Items of a layout block separated by semicolons, up to its end. The place of a virtual semicolon behind the last, or 0.
  template <class Item>
  uint32_t block(BlockStyle style, Item item);

  // ------------------------------------------------------------ scan.cpp: looking ahead
  struct DeclShape {
    bool has_rhs = false;      // `=` or `|` follows
    uint32_t operator_at = 0;  // index of the operator being defined infix, or 0
  };
  bool scan_arrow_in_statement() const;  // p <- e ?
  bool scan_arrow_in_parens() const;     // (e -> p) ?
  bool scan_context() const;             // C a => ... before anything else?
  DeclShape scan_declaration() const;
  bool ends_item(uint32_t index, uint32_t first) const;
  uint32_t skip_brackets(uint32_t index) const;
  uint32_t after(uint32_t index) const;

  // ------------------------------------------------------------ parse_type.cpp
  TypeExpr* type();  // forall, contexts, arrows
  TypeExpr* kinded_type();
  TypeExpr* operator_type();  // infix type operators
  TypeExpr* applied_type();
  TypeExpr* atomic_type();
  TypeExpr* paren_type();
  TypeExpr* bracket_type();
  TypeExpr* promoted_type();  // what follows a tick
  TypeExpr* promoted_list(std::span<TypeExpr* const> elements, Span span);
  TypeExpr* promoted_constant(Name name);
  TypeExpr* literal_type();
  TypeExpr* type_operator();
  bool starts_atomic_type() const;
  bool at_type_operator() const;
  TypeExpr* type_constant(Name name);
  TypeExpr* apply_type(TypeExpr* function, TypeExpr* argument);
  TypeExpr* forall_type();
  Seq<TypeBinder> type_binders();  // up to something that is no binder
  TypeBinder type_binder();
  Seq<TypeExpr*> context_of(TypeExpr* type);  // (C a, D b) or C a as a list of constraints
  Seq<TypeExpr*> optional_context();          // context => , when one is there

  // ------------------------------------------------------------ parse_pattern.cpp
  Pat* pattern();  // operators and applications
  Pat* pattern_with_signature();
  Pat* operand_pattern();
  Pat* atomic_pattern();
  Pat* variable_pattern();
  Pat* constructor_pattern(bool with_arguments);
  Pat* record_pattern(Name con, uint32_t begin);
  Pat* paren_pattern();
  Pat* paren_element();
  Pat* list_pattern();
  Pat* literal_pattern(bool negative, uint32_t begin);
  bool starts_atomic_pattern() const;
  Seq<Pat*> atomic_patterns();

  // ------------------------------------------------------------ parse_expr.cpp
  Expr* expression();                              // with an optional signature
  Expr* operator_chain(Expr** trailing_operator);  // trailing: (x +), stops before the parenthesis
  Expr* application();
  void check_block_argument(const Expr& e);  // do, \, case ... as an operand needs BlockArguments
  Expr* postfix(Expr* e);                    // record braces, fields
  Expr* selection(Expr* record);             // at the dot
  Expr* selector();
  Expr* atom();
  bool starts_atom() const;
  bool at_operator_token() const;
  Expr* operator_expr();  // + or `f`
  Expr* variable(Name name);
  Expr* constructor(Name name);
  Literal literal();
  Seq<FieldExpr> field_expressions(Span& dots);  // dots: of the wildcard

  // ------------------------------------------------------------ parse_unboxed.cpp: 3#, (# a, b #), (# a | b #)
  Name library_name(std::string_view name, Span span) const;
  Name unboxed_constructor() const;  // what makes the literal here
  Expr* unboxed_literal();
  Pat* unboxed_literal_pattern();
  bool at_unboxed_paren() const { return at(TokenKind::LParen) && in_.token().hashes != 0; }
  size_t bars();  // how many are passed
  Name sum_constructor(size_t before, size_t behind, Span span);
  TypeExpr* sum_type(const std::vector<TypeExpr*>& alternatives, Span span);
  void close_unboxed(Bracket& bracket);
  Expr* unboxed_tuple();
  Pat* unboxed_tuple_pattern();
  TypeExpr* unboxed_tuple_type();

  // ------------------------------------------------------------ parse_splice.cpp: $quickCheckAll
  bool at_splice() const;
  Expr* splice_expr();
  Expr* library_call(std::string_view function, std::initializer_list<Expr*> arguments, Span span);
  void fill_in_properties(const Module& module);
  Expr* named_text(const std::string& text, Span span);

  // ------------------------------------------------------------ parse_quote.cpp: [| x |] and 'f
  bool at_quotation() const { return at(TokenKind::LBracket) && in_.token().hashes != 0; }
  Expr* quotation();
  Expr* quoted_name();

  // ------------------------------------------------------------ parse_brackets.cpp: ( ... ) and [ ... ]
  Expr* paren_expr();
  Expr* paren_operator(uint32_t begin);  // (+) or (+ x)
  Expr* tuple_expr(uint32_t begin, Expr* first);
  Expr* bracket_expr();
  Expr* comprehension(uint32_t begin, Expr* body);
  Expr* sequence(uint32_t begin, Expr* from, Expr* next);

  // ------------------------------------------------------------ parse_bundles.cpp: parallel comprehensions, rec, mdo
  void add_bound(const Pat* pat, std::vector<Name>& out);
  std::vector<Name> bound_by(const std::vector<Stmt*>& statements);
  Expr* bundle(std::span<const Name> names, Span span);
  Pat* bundle_pattern(std::span<const Name> names, Span span);
  Expr* comprehension_of(Expr* body, const std::vector<Stmt*>& statements, Span span);
  Stmt* bind(Pat* pat, Expr* expr, Span span);
  Stmt* zipped(const std::vector<std::vector<Stmt*>>& branches);
  Stmt* recursive(std::vector<Stmt*> statements, Span span);
  Stmt* rec_statement();
  std::vector<size_t> needed_up_to(const std::vector<Stmt*>& statements);
  std::vector<Stmt*> with_recursion(const std::vector<Stmt*>& statements);

  // ------------------------------------------------------------ parse_block.cpp: \ let if case do
  Expr* lambda();
  Expr* cases(uint32_t begin);  // of LambdaCase: several parameters
  Expr* let_expr();
  Expr* if_expr();
  Expr* multi_if(uint32_t begin);
  Expr* case_expr();
  Expr* do_expr(bool recursive = false);
  Seq<Alternative> alternatives(uint32_t& behind);  // behind: see block
  Stmt* statement();
  Stmt* let_statement();
  Seq<Stmt*> guards();
  Rhs* rhs(TokenKind separator);  // = e, -> e, or guards; then where
  void guarded(std::vector<Guarded>& out, TokenKind separator);
  Bindings* optional_where();
  Bindings* bindings_block();

  // ------------------------------------------------------------ parse_binding.cpp: clauses, signatures, fixities
  struct ClauseHead {
    Name name;
    std::vector<Pat*> params;
    bool infix = false;
  };
  enum class Scope : uint8_t { Top, Local, Class, Instance };
  Decl* value_declaration(Scope scope);
  Decl* binding(Scope scope);
  ClauseHead clause_head();
  bool at_signature() const;
  Decl* signature(bool is_default);
  Decl* annotated_binding(Name name, TypeExpr* t, uint32_t begin);
  Decl* fixity();
  Decl* pragma();
  Decl* splice();
  Name binder_name();  // x, (+)
  Seq<Decl*> group_clauses(const std::vector<Decl*>& decls);
  Bindings* make_bindings(const std::vector<Decl*>& decls, uint32_t begin);

  // ------------------------------------------------------------ parse_data.cpp: data, newtype, type, deriving
  struct TypeHead {
    Name name;
    Seq<TypeBinder> params;
  };
  Decl* data_declaration(bool in_instance = false);
  Decl* role_annotation(uint32_t begin);
  Decl* kind_signature(uint32_t begin, const TypeHead& head);
  Decl* synonym();
  TypeHead type_head();
  TypeHead head_of(TypeExpr* written);
  TypeHead instance_name(TypeExpr* written);
  ConstructorDecl constructor_declaration();
  void constructor_fields(ConstructorDecl& con);
  Seq<FieldDecl> record_fields();
  void gadt_constructors(std::vector<ConstructorDecl>& out);
  void gadt_signature(ConstructorDecl& con, TypeExpr* t);
  void deriving_clauses(std::vector<DerivingClause>& out);
  void deriving_clause(std::vector<DerivingClause>& out);
  DerivingStrategy deriving_strategy();
  Decl* standalone_deriving();

  // ------------------------------------------------------------ parse_family.cpp: type and data families
  Decl* family(uint32_t begin, bool is_data, const TypeHead& head);
  void injectivity();
  FamilyInstanceDecl* family_instance(uint32_t begin);
  Decl* associated_declaration(bool in_class);

  // ------------------------------------------------------------ parse_class.cpp: class, instance, default, foreign,
  // pattern
  Decl* class_declaration();
  Seq<FunDep> functional_dependencies();
  Decl* instance_declaration();
  Bindings* class_body(Scope scope);
  Decl* default_declaration();
  Decl* foreign_declaration();
  bool at_pattern_synonym() const;
  Decl* pattern_synonym();
  std::vector<Name> synonym_fields();
  void add_synonym_selectors(std::vector<Decl*>& decls);
  Decl* builder_clause();
  Decl* pattern_signature(uint32_t begin, Name first);

  // ------------------------------------------------------------ parse_module.cpp
  void header(Module& m);
  void body(Module& m);
  Import import();
  Seq<ImportItem> item_list();
  ImportItem item();
  Decl* top_declaration();
  Symbol module_name(Span& span);
  void add_prelude(std::vector<Import>& imports) const;
  void attach_pattern_signatures(std::vector<Decl*>& decls) const;

  const Sources& sources_;
  FileId file_;
  const LexedFile& lexed_;
  Layout in_;
  Arena& arena_;
  Diagnostics& diagnostics_;
  uint32_t node_count_;
  int depth_ = 0;
  bool block_arguments_;
  bool template_haskell_;  // splices
  std::vector<Diagnostic> late_;
  std::vector<uint32_t> brackets_;  // offsets of the brackets that are open
  struct PatternSignature {
    Name name;
    TypeExpr* type;
  };
  std::vector<PatternSignature> pattern_signatures_;
  std::vector<Decl*> data_instances_;                  // written inside instances: declared beside them
  std::vector<ListExpr*> all_properties_, all_tests_;  // lists to fill in
};

struct Parser::Deeper {
  explicit Deeper(Parser& p) : parser(p) {
    if (++p.depth_ <= kDeepest) return;
    --p.depth_;
    p.too_deep();
  }
  ~Deeper() { --parser.depth_; }
  Deeper(const Deeper&) = delete;
  Parser& parser;
};

struct Parser::Bracket {
  explicit Bracket(Parser& p) : parser(p), open(p.brackets_.size()) { p.brackets_.push_back(p.here()); }
  void closed() { parser.brackets_.resize(open); }
  Parser& parser;
  size_t open;
};

template <class Item>
uint32_t Parser::block(BlockStyle style, Item item) {
  if (!in_.open_block(style)) return 0;
  uint32_t behind = 0;
  skip_semicolons();
  while (may_start_item() || (style == BlockStyle::MultiIf && at(TokenKind::Bar))) {
    item();
    behind = at(TokenKind::VirtualSemi) ? here() : 0;
    if (!at(TokenKind::Semi) && !at(TokenKind::VirtualSemi)) break;
    skip_semicolons();
  }
  if (!in_.close_block()) fail();
  return behind;
}

}  // namespace needle::syntax
