// From the text of annotations to their tree: recursive descent over the tokens of one block at a time, without layout.
//
// Old and new spellings are read alike: `=` and `==`, `{v:T | p}` and `{v | p}`, `=>`, `==>` and `<=>`, `x mod 2`,
// `Prop b`, aliases whose value parameters have capital letters. An error is reported where it is found, and reading goes
// on with the next block.
#pragma once
#include <optional>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

#include "liquid/annotation.h"
#include "liquid/tree.h"
#include "source/diagnostic.h"
#include "syntax/token.h"

namespace needle::liquid {

inline constexpr int kAnnotation = 130;         // an annotation that cannot be read
inline constexpr int kAnnotationIgnored = 131;  // a warning: it cannot be honoured

class Reader {
 public:
  // `defined`: the module's own functions. `imported`: predicates and measures of other modules, and where they are.
  Reader(const Sources& sources, syntax::ParsedModule& module, Diagnostics& diagnostics,
         const std::unordered_set<Symbol>& defined, const std::unordered_map<Symbol, syntax::Name>& imported);
  Annotations read();

 private:
  struct Stop {};  // an error has been reported

  // --- reader.cpp: blocks and what stands in them
  void block(Span span);
  void annotation();
  void signature(bool assumed);
  void alias();
  void predicate();
  void measure();
  void equations(const syntax::Name& name, const Refined* type_of_measure);
  void data();
  void constructor(Data& out);
  void promotion();
  void directive();
  Expr* set_of(const Refined& described);  // {v | v is this}: the body of a measure's equation, as it was once written
  void collect_predicates(const std::vector<Span>& blocks);
  void not_honoured(Span span, std::string_view what);

  // --- read_type.cpp
  Refined* type();  // contexts, quantifiers, arrows
  Refined* applied_type();
  Refined* atomic_type();
  Refined* braces();
  Refined* with_predicate(Refined* type, Symbol subject, Expr* predicate, Span span);
  bool skip_abstract_refinement();
  void skip_metric();
  bool starts_atomic_type() const;
  Refined* make(RefinedKind kind, Span span, Symbol name, const std::vector<Refined*>& parts);

  // --- read_predicate.cpp
  Expr* expression(int lowest = 0);
  Expr* unary();
  Expr* application();
  Expr* atom();
  Expr* named();
  bool starts_atom() const;
  bool is_about_integers() const;
  struct Operator {
    int level;
    bool right;
    std::string_view function;  // of the library; empty: a backquoted name
  };
  std::optional<Operator> operator_here() const;
  syntax::Pat* pattern();
  syntax::Pat* atomic_pattern();

  // --- tokens
  const syntax::Token& token(size_t ahead = 0) const;
  syntax::TokenKind kind(size_t ahead = 0) const { return token(ahead).kind; }
  bool at(syntax::TokenKind k) const { return kind() == k; }
  bool at_word(std::string_view text) const;
  bool at_operator(std::string_view text, size_t ahead = 0) const;
  bool at_colon(size_t ahead) const { return at_operator(":", ahead); }
  bool at_equation() const { return at(syntax::TokenKind::VarId) && token().first_on_line && token().text == measure_; }
  bool at_end() const { return at(syntax::TokenKind::EndOfFile); }
  bool accept(syntax::TokenKind k);
  bool accept_word(std::string_view text);
  void expect(syntax::TokenKind k);
  void advance() { ++next_; }
  Span span_here() const { return {file_, token().begin, token().end}; }
  Span since(uint32_t begin) const;
  syntax::Name take_name();
  syntax::Name binder_name();  // f or (+)
  [[noreturn]] void fail(std::string_view expected);
  [[noreturn]] void fail_at(Span span, std::string message);

  const Sources& sources_;
  Diagnostics& diagnostics_;
  const std::unordered_set<Symbol>& defined_;
  FileId file_;
  std::vector<Span> blocks_;
  Tree tree_;
  Annotations out_;
  std::vector<syntax::Token> tokens_;
  size_t next_ = 0;
  std::unordered_set<Symbol> predicates_;  // names that predicates give to themselves
  const std::unordered_map<Symbol, syntax::Name>& imported_;
  bool incomplete_ = false;               // something in this annotation is not honoured
  std::unordered_set<Symbol> variables_;  // with capital letters, in scope here
  Symbol measure_;                        // whose equations may follow, each on a line of its own
  std::unordered_set<std::string_view> said_;
  int depth_ = 0;
};

Symbol predicate_name(Symbol written);
// The library's function for a name of the logic: len; empty when it is none.
std::string_view built_in(Symbol name);

}  // namespace needle::liquid
