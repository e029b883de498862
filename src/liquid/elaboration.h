// The elaboration of one module (elaborate.h), a file for each part of it. Internal to `liquid`.
#pragma once
#include "liquid/checks.h"
#include "liquid/open.h"
#include "liquid/parametric.h"
#include "liquid/strengthen.h"

namespace needle::liquid {

// A function and what its annotation says.
struct Contract {
  syntax::FunctionDecl* function = nullptr;  // null: another module's, whose type is assumed
  syntax::Name name;
  const Refined* type = nullptr;              // expanded; null: no annotation
  const syntax::TypeExpr* written = nullptr;  // its Haskell signature
  bool assumed = false, promoted = false;
  bool has_pre = false, has_post = false, impossible = false;
  std::vector<Symbol> params;
  std::vector<const Refined*> types;  // of the parameters, as far as known; the annotation's if there is one
  const Refined* result = nullptr;    // the same
  bool is_constructor = false;
  bool guards_arguments = false;  // functions among them must return what their types say
  bool incomplete = false;        // a part of its annotation is not honoured
  bool partial = false;           // or of its type
  bool may_lack_meaning = false;  // what it says of its result is not defined for all values
  bool bounded = false;           // in its place comes only some of what its type allows
  bool abstract = true;           // it can be replaced by what its type says
  Expr* stronger = nullptr;       // \v -> what its result should satisfy beside
  size_t arity() const { return params.size(); }
  bool is_checked() const { return has_pre || guards_arguments; }
};

// The type below its quantifiers and contexts.
const syntax::TypeExpr* without_quantifiers(const syntax::TypeExpr* type);

class Elaboration {
 public:
  Elaboration(const Sources& sources, syntax::ParsedModule& parsed, Diagnostics& diagnostics,
              const std::vector<const Facts*>& imported, const Options& options);
  Elaborated run();

 private:
  // --- elaborate.cpp: the module as a whole
  // Haskell's own are aliases without refinements.
  void add_synonyms();
  void collect(syntax::Decl& d);
  void refuse_circles();
  // Measures with equations, predicates.
  void define();
  // m$exported x = m x: how other modules' annotations call it, whatever they import.
  void write_exported(const syntax::Name& name);
  void import_generated();
  void export_generated();

  // --- read_contracts.cpp
  void read_contracts();
  // Local functions can have annotations too; those are not read, and what is around them is not judged completely.
  bool is_local(const Signature& annotation);
  // A variable in place of a type that is there says more than the function does.
  void refuse_variables(const Refined* type, const Refined* written);
  // What is left out in an annotation is as the Haskell type says.
  const Refined* without_wildcards(const Refined* type, const Refined* written);
  // A constructor with refined fields is a function whose arguments are refined.
  void constructor_contracts();
  // Its parameters: those of the annotation, of the signature, or of the equations.
  void find_parameters(Contract& c);

  // --- stronger.cpp: what could be said beside
  void find_measures();
  // {v:t | p && what is said beside}
  std::string with_predicate(const Refined& result, const Strengthening& s,
                             const std::vector<std::string>& names) const;
  void strengthen(Contract& c);

  // --- write_contracts.cpp
  // A call of it, where functions among the arguments are looked after.
  Expr* guarded_call(const Contract& c);
  // \a -> f a, if `a` is as the type says, else `bad_argument`; and if the result is, else `bad_result`. What is null does
  // not happen, or does not count.
  Expr* monitor(const Refined* type, Expr* f, const std::function<Expr*(const std::vector<Symbol>&)>& bad_argument,
                Expr* bad_result);
  // Whether all of an argument's type can be watched: Checks::dropped.
  void look_inside(const Refined* function);
  void write_contract(Contract& c);
  // f$type = .. :: the type without refinements, so that its names are looked up.
  void write_type(const Contract& c);
  void write_facet(Contract& c);
  // f$assumed u x = what an unknown function returns, if that is as the type says. False: there is no such.
  bool write_assumed(Contract& c);
  // Type variables of which a class can make values.
  std::unordered_set<Symbol> constrained(Symbol function) const;

  // --- haskell_type.cpp
  syntax::TypeExpr* haskell_type(const Refined* t);

  // --- callees.cpp
  void find_callees();
  const Callee* callee(const syntax::Name& name) const;
  // Whether the import makes this name mean something of that module; default: of the library.
  static bool brings(const syntax::Import& import, const syntax::Name& name, Symbol from);

  // --- judge.cpp
  void open(const Contract& c);
  // callee$in$caller x = callee$facet "caller" Checked x
  void write_checked(Symbol callee_name, Symbol caller);
  // A function that it is given returns what its type says, and must be called as that says.
  Expr* watched(const Contract& c, size_t i, const std::string& known_as);
  void write_judge(const Contract& c, const Open& open, const std::vector<std::string>& argument_names);
  // Why not all of it is judged; empty when nothing is left out, as far as this module knows.
  std::string unjudged_part(const Contract& c, const Open& open) const;
  // What is left out of functions without a type is left out of those that call them.
  void look_behind();
  // The clause of a function that is given its callees before its arguments.
  syntax::Clause with_callees(const syntax::Clause& clause, const std::vector<Symbol>& callees);
  static std::vector<std::string> argument_names(const Contract& c);

  // --- small things
  void add(syntax::Decl* d) { decls_.push_back(d); }
  static bool is_function(const Contract& c, size_t i) {
    return c.types[i] && c.types[i]->kind == RefinedKind::Function;
  }
  bool is_refined_function(const Contract& c, size_t i) const {
    return is_function(c, i) && checks_->concerns(c.types[i]);
  }
  Tree::Pats patterns(const std::vector<Symbol>& names) {
    Tree::Pats out;
    for (Symbol n : names) out.push_back(tree_.bind(n));
    return out;
  }
  Tree::Exprs variables(const std::vector<Symbol>& names) {
    Tree::Exprs out;
    for (Symbol n : names) out.push_back(tree_.var(n));
    return out;
  }
  Expr* callee_of(const Contract& c) {
    if (c.is_constructor) return tree_.con(c.name);
    // Qualified: the Prelude may have one of that name too.
    return tree_.var(c.function ? syntax::Name{module_.name, c.name.text, tree_.span()} : c.name);
  }
  Expr* call(const Contract& c) { return tree_.app(callee_of(c), variables(c.params)); }
  // Of the function's types: what is not evaluated still has a type.
  Expr* tied(Expr* e, const Contract& c) { return tree_.call("refineTied", {e, call(c)}); }
  // A verifier knows of it what its type says, and no more.
  static bool is_known_by_type(const Contract& c) { return !c.promoted && !c.impossible && !c.is_constructor; }
  bool is_abstract(const Contract& c) const { return is_known_by_type(c) && c.abstract && !is_left_alone(c); }
  bool is_opaque(const Contract& c) const { return is_known_by_type(c) && !is_abstract(c); }
  // It could not be typed, and says nothing.
  bool is_left_alone(const Contract& c) const { return !c.type && opened(c.name.text) == Opened::Closed; }
  Expr* generated(const Contract& c, std::string_view suffix) { return tree_.var(with(c.name.text, suffix)); }
  Opened opened(Symbol name) const {
    const auto found = options_.opened.find(name);
    return found == options_.opened.end() ? Opened::Abstract : found->second;
  }

  const Sources& sources_;
  syntax::Module& module_;
  Diagnostics& diagnostics_;
  const std::vector<const Facts*>& imported_;
  const Options& options_;
  Tree tree_;
  std::vector<syntax::Decl*> decls_;
  std::unordered_set<Symbol> defined_, methods_;
  std::unordered_map<Symbol, Symbol> unread_;  // a function, and the one inside it whose annotation is not read
  std::vector<syntax::FunctionDecl*> functions_;
  std::unordered_map<Symbol, const syntax::TypeExpr*> signatures_;
  std::unordered_map<Symbol, const syntax::FixityDecl*> fixities_;
  Annotations annotations_;
  std::optional<Aliases> aliases_;
  std::optional<Checks> checks_;
  std::optional<Parametric> parametric_;
  std::vector<Contract> contracts_;
  std::unordered_map<Symbol, Callee> callees_;
  struct Code {
    std::string unjudged;             // a part of it
    std::vector<Symbol> unannotated;  // functions that it calls
  };
  std::unordered_map<Symbol, Code> code_;
  std::vector<Measure> measures_;
  unsigned anything_ = 0;
  Elaborated out_;
};

}  // namespace needle::liquid
