#include "liquid/elaborate.h"

#include <fmt/format.h>

#include <algorithm>

#include "liquid/checks.h"
#include "liquid/equality.h"
#include "liquid/open.h"
#include "liquid/parametric.h"
#include "liquid/reader.h"
#include "liquid/strengthen.h"
#include "syntax/visit.h"

namespace needle::liquid {

using namespace syntax;

namespace {

// Partial functions of the library. Those of the verifier's own prelude count always, the others when all should be
// total.
struct Partial {
  std::string_view name, facet;
  size_t arity;
  bool always;
  int precedence = 10;  // as an operator; 10: none
};
constexpr Partial kPartial[] = {
    {"error", "refineError", 1, true},
    {"errorWithoutStackTrace", "refineError", 1, true},
    {"undefined", "refineUndefined", 0, false},
    {"liquidAssert", "refineLiquidAssert", 2, true},
    {"liquidAssertB", "refineLiquidAssertB", 1, true},
    {"liquidError", "refineError", 1, true},
    {"unsafeError", "refineError", 1, true},
    {"head", "refineHead", 1, true},
    {"tail", "refineTail", 1, true},
    {"div", "refineDiv", 2, true, 7},
    {"mod", "refineMod", 2, true, 7},
    {"quot", "refineQuot", 2, true, 7},
    {"rem", "refineRem", 2, true, 7},
    {"!!", "refineIndex", 2, true, 9},
    {"fromJust", "refineFromJustOf", 1, true},
    {"init", "refineInit", 1, false},
    {"last", "refineLast", 1, false},
    {"maximum", "refineMaximum", 1, false},
    {"minimum", "refineMinimum", 1, false},
    {"foldr1", "refineFoldr1", 2, false},
    {"foldl1", "refineFoldl1", 2, false},
};

// A function and what its annotation says.
struct Contract {
  FunctionDecl* function = nullptr;  // null: another module's, whose type is assumed
  Name name;
  const Refined* type = nullptr;      // expanded; null: no annotation
  const TypeExpr* written = nullptr;  // its Haskell signature
  bool assumed = false, promoted = false;
  bool has_pre = false, has_post = false, impossible = false;
  std::vector<Symbol> params;
  std::vector<const Refined*> types;  // of the parameters, as far as known; the annotation's if there is one
  const Refined* result = nullptr;    // the same
  bool is_constructor = false;
  bool guards_arguments = false;  // functions among them must return what their types say
  bool incomplete = false;        // a part of its annotation is not honoured
  bool partial = false;           // or of its type
  bool abstract = true;           // it can be replaced by what its type says
  Expr* stronger = nullptr;       // \v -> what its result should satisfy beside
  size_t arity() const { return params.size(); }
};

const TypeExpr* without_quantifiers(const TypeExpr* t) {
  for (;;) {
    if (t->kind == TypeExprKind::Forall)
      t = static_cast<const ForallType*>(t)->body;
    else if (t->kind == TypeExprKind::Qualified)
      t = static_cast<const QualifiedType*>(t)->body;
    else
      return t;
  }
}

bool is_false(const Expr* e) {
  if (e->kind == ExprKind::Var) return static_cast<const VarExpr*>(e)->name.text.text() == "refineFalse";
  return e->kind == ExprKind::Con && static_cast<const ConExpr*>(e)->name.text.text() == "False";
}

class Elaboration {
 public:
  Elaboration(const Sources& sources, ParsedModule& parsed, Diagnostics& diagnostics,
              const std::vector<const Facts*>& imported, const Options& options)
      : sources_(sources),
        module_(*parsed.module),
        diagnostics_(diagnostics),
        imported_(imported),
        options_(options),
        tree_(parsed),
        decls_(module_.body->decls.begin(), module_.body->decls.end()) {
    std::unordered_map<Symbol, Name> elsewhere;
    for (const Facts* facts : imported) {
      for (Symbol p : facts->predicates) elsewhere[p] = {generated_in(facts->module), predicate_name(p), {}};
      for (Symbol m : facts->measures) elsewhere[m] = {generated_in(facts->module), with(m, "$exported"), {}};
    }
    for (Decl* d : decls_) collect(*d);
    annotations_ = Reader(sources, parsed, diagnostics, defined_, elsewhere).read();
    add_synonyms();
    aliases_.emplace(tree_, diagnostics, defined_, annotations_.aliases, imported);
    checks_.emplace(tree_, diagnostics, *aliases_, module_, annotations_.data, imported);
    parametric_.emplace(tree_, *checks_, module_, imported);
  }

  Elaborated run() {
    out_.facts.module = module_.name;
    out_.facts.aliases = annotations_.aliases;
    define();
    derive_equality(tree_, module_);
    read_contracts();
    find_measures();
    for (Contract& c : contracts_) write_contract(c);
    find_callees();
    for (Contract& c : contracts_)
      if (c.function && (c.result || !checks_->has_refined_data()) && !c.assumed && !c.impossible && !c.incomplete &&
          !annotations_.ignored.contains(c.name.text))
        open(c);
    for (Decl* d : checks_->walks()) decls_.push_back(d);
    for (Decl* d : parametric_->walks()) decls_.push_back(d);
    out_.facts.data = checks_->data();
    for (auto& [name, type] : out_.facts.data) type.maps = parametric_->maps(name);
    import_generated();
    export_generated();
    module_.body->decls = tree_.arena().copy(decls_);
    return std::move(out_);
  }

 private:
  // Haskell's own are aliases without refinements.
  void add_synonyms() {
    for (const Decl* d : decls_) {
      if (d->kind != DeclKind::Synonym) continue;
      const auto& s = *static_cast<const SynonymDecl*>(d);
      const auto same = [&](const Alias& a) { return a.name.text == s.name.text; };
      if (std::any_of(annotations_.aliases.begin(), annotations_.aliases.end(), same)) continue;
      Alias alias;
      alias.name = s.name;
      for (const TypeBinder& b : s.params) alias.types.push_back(b.name);
      alias.body = const_cast<Refined*>(plain_type(tree_, s.type));
      annotations_.aliases.push_back(std::move(alias));
    }
  }

  void collect(Decl& d) {
    if (d.kind == DeclKind::Function) {
      auto& f = static_cast<FunctionDecl&>(d);
      defined_.insert(f.name.text);
      functions_.push_back(&f);
    }
    if (d.kind == DeclKind::Class)
      for (const Decl* m : static_cast<ClassDecl&>(d).body->decls)
        if (m->kind == DeclKind::Signature)
          for (const Name& name : static_cast<const SignatureDecl*>(m)->names) methods_.insert(name.text);
    if (d.kind == DeclKind::Signature)
      for (const Name& name : static_cast<SignatureDecl&>(d).names)
        signatures_[name.text] = static_cast<SignatureDecl&>(d).type;
    if (d.kind == DeclKind::Fixity)
      for (const Name& name : static_cast<FixityDecl&>(d).operators)
        fixities_[name.text] = static_cast<FixityDecl*>(&d);
  }

  void add(Decl* d) { decls_.push_back(d); }

  // Measures with equations, predicates.
  void define() {
    for (const Definition& d : annotations_.definitions) {
      FunctionDecl* f = d.function;
      if (!defined_.insert(f->name.text).second) {
        diagnostics_.error(kAnnotation, f->name.span, fmt::format("'{}' is defined twice", f->name.text.text()));
        continue;
      }
      if (f->clauses.empty()) {
        diagnostics_.warning(kAnnotationIgnored, f->name.span,
                             fmt::format("Nothing is known about the measure '{}': what mentions it says nothing.",
                                         f->name.text.text().substr(0, f->name.text.text().find('$'))));
        tree_.at(f->name.span);
        checks_->forget_measure(f->name.text);
        f->clauses = tree_.arena().copy(
            std::vector<Clause>{tree_.clause({}, tree_.call("refineUnknown", {tree_.string(f->name.text.text())}))});
      } else if (d.type) {
        write_exported(f->name);
      }
      if (f->name.text.text().ends_with("$predicate"))
        out_.facts.predicates.insert(intern(f->name.text.text().substr(0, f->name.text.text().find('$'))));
      add(f);
    }
  }

  // m$exported x = m x: how other modules' annotations call it, whatever they import.
  void write_exported(const Name& name) {
    if (!out_.facts.measures.insert(name.text).second) return;
    tree_.at(name.span);
    const Symbol x = intern("$x");
    add(tree_.function(with(name.text, "$exported"), {tree_.bind(x)},
                       tree_.app(tree_.var({module_.name, name.text, name.span}), {tree_.var(x)})));
  }

  // --- contracts

  void read_contracts() {
    std::unordered_map<Symbol, const Signature*> annotated;
    for (const Signature& s : annotations_.signatures) {
      if (!defined_.contains(s.name.text) && local(s.name.text)) continue;
      const auto [before, first] = annotated.emplace(s.name.text, &s);
      const bool same = !first && sources_.text(before->second->type->span) == sources_.text(s.type->span);
      if (same)
        diagnostics_.warning(kAnnotationIgnored, s.name.span,
                             fmt::format("This annotation for '{}' is there twice.", s.name.text.text()));
      else if (!first)
        diagnostics_.error(kAnnotation, s.name.span,
                           fmt::format("There are two annotations for '{}' that differ", s.name.text.text()));
      if (!defined_.contains(s.name.text) && !s.assumed)
        diagnostics_.warning(
            kAnnotationIgnored, s.name.span,
            fmt::format("There is no function '{}' in this module: its annotation is ignored.", s.name.text.text()));
    }
    std::unordered_set<Symbol> promoted;
    for (const Promotion& p : annotations_.promotions) {
      promoted.insert(p.name.text);
      if (defined_.contains(p.name.text)) write_exported(p.name);
    }
    for (FunctionDecl* f : functions_) {
      Contract c;
      c.function = f;
      c.name = f->name;
      c.promoted = promoted.contains(f->name.text);
      const auto signature = signatures_.find(f->name.text);
      if (signature != signatures_.end()) c.written = without_quantifiers(signature->second);
      const auto found = annotated.find(f->name.text);
      if (found != annotated.end()) {
        c.type = aliases_->expand(found->second->type);
        if (c.written) c.type = without_wildcards(c.type, aliases_->expand(plain_type(tree_, c.written)));
        c.assumed = found->second->assumed;
        c.incomplete = found->second->incomplete;
        c.abstract = !c.incomplete;
      }
      contracts_.push_back(std::move(c));
    }
    for (const Signature& s : annotations_.signatures) {
      if (!s.assumed || defined_.contains(s.name.text)) continue;
      Contract c;
      c.name = s.name;
      c.type = aliases_->expand(s.type);
      c.assumed = true;
      contracts_.push_back(std::move(c));
    }
    constructor_contracts();
  }

  // Local functions can have annotations too; those are not read.
  bool local(Symbol name) {
    class Locals : public Visitor {
     public:
      explicit Locals(std::unordered_set<Symbol>& all) : names(all) {}

     private:
      void see_local(Decl& d) override {
        if (d.kind == DeclKind::Function) names.insert(static_cast<FunctionDecl&>(d).name.text);
      }
      std::unordered_set<Symbol>& names;
    };
    if (!locals_) {
      Locals locals(locals_.emplace());
      for (FunctionDecl* f : functions_) locals.visit(*f);
    }
    return locals_->contains(name);
  }

  // What is left out in an annotation is as the Haskell type says.
  const Refined* without_wildcards(const Refined* type, const Refined* written) {
    if (type->kind == RefinedKind::Variable && type->name.text() == "_" && type->parts.empty()) {
      Refined* out = tree_.arena().make<Refined>(*written);
      out->span = type->span;
      if (written->kind != RefinedKind::Function) out->binder = type->binder;
      out->subject = type->subject;
      out->predicate = type->predicate;
      return out;
    }
    if (type->kind != written->kind || type->parts.size() != written->parts.size() || type->name != written->name)
      return type;
    std::vector<Refined*> parts;
    for (size_t i = 0; i < type->parts.size(); ++i)
      parts.push_back(const_cast<Refined*>(without_wildcards(type->parts[i], written->parts[i])));
    Refined* out = tree_.arena().make<Refined>(*type);
    out->parts = tree_.arena().copy(parts);
    return out;
  }

  // A constructor with refined fields is a function whose arguments are refined.
  void constructor_contracts() {
    for (const Decl* d : module_.body->decls) {
      if (d->kind != DeclKind::Data) continue;
      const auto& data = *static_cast<const DataDecl*>(d);
      for (const ConstructorDecl& con : data.constructors) {
        const Constructor* said = checks_->annotated(data, con);
        if (!said) continue;
        Contract c;
        c.name = {{}, con.name.text, said->name.span};
        c.is_constructor = true;
        c.abstract = false;
        Refined* type = tree_.arena().make<Refined>();
        type->span = said->name.span;
        bool says = false;
        for (size_t i = said->fields.size(); i > 0; --i) {
          const Field& f = said->fields[i - 1];
          Refined* over = tree_.arena().make<Refined>();
          over->kind = RefinedKind::Function;
          over->span = said->name.span;
          over->binder = f.name.valid() ? f.name : con.fields[i - 1].name.text;
          const Refined* field = aliases_->expand(f.type);
          says |= checks_->says_something(field);
          over->parts = tree_.arena().copy(std::vector<Refined*>{const_cast<Refined*>(field), type});
          type = over;
        }
        c.type = type;
        if (says) contracts_.push_back(std::move(c));
      }
    }
  }

  // Its parameters: those of the annotation, of the signature, or of the equations.
  void find_parameters(Contract& c) {
    std::unordered_set<Symbol> used;
    auto add_parameter = [&](Symbol wanted, const Refined* type) {
      static const Symbol nobody = intern("_");
      const bool free = wanted.valid() && wanted != nobody && used.insert(wanted).second;
      c.params.push_back(free ? wanted : intern(fmt::format("${}", c.params.size())));
      c.types.push_back(type);
    };
    const Refined* t = c.type ? c.type : c.written ? aliases_->expand(plain_type(tree_, c.written)) : nullptr;
    for (; t && t->kind == RefinedKind::Function && t->parts.size() == 2; t = t->parts[1])
      add_parameter(t->binder, t->parts[0]);
    c.result = t;
    if (!t && c.function && !c.function->clauses.empty())
      for (size_t i = 0; i < c.function->clauses[0].params.size(); ++i) add_parameter({}, nullptr);
  }

  // --- what could be said beside

  void find_measures() {
    measures_.push_back({intern("len"), intern("[]")});
    auto add_measure = [this](Symbol name, const Refined* t) {
      const bool one = t && t->kind == RefinedKind::Function && t->parts.size() == 2;
      if (!one || t->parts[0]->kind != RefinedKind::Constructor || t->parts[1]->name.text() != "Int") return;
      measures_.push_back({name, t->parts[0]->name});
    };
    for (const Definition& d : annotations_.definitions)
      if (d.type && !d.function->clauses.empty()) add_measure(d.function->name.text, d.type);
    for (const Promotion& p : annotations_.promotions) {
      const auto signature = signatures_.find(p.name.text);
      if (signature != signatures_.end()) add_measure(p.name.text, plain_type(tree_, signature->second));
    }
  }

  // {v:t | p && what is said beside}
  std::string with_predicate(const Refined& result, const Strengthening& s,
                             const std::vector<std::string>& names) const {
    const std::string written(sources_.text(result.span));
    const bool braces = result.predicate && written.starts_with('{') && written.ends_with('}');
    if (!braces) return fmt::format("{{v:{} | {}}}", written, text_of(s, "v", names));
    return fmt::format("{} && {}}}", written.substr(0, written.size() - 1), text_of(s, result.subject.text(), names));
  }

  void strengthen(Contract& c) {
    if (c.is_constructor || !c.function || c.promoted || !c.result) return;
    const std::vector<Strengthening> all = strengthenings(measures_, c.types, c.result);
    if (all.empty()) return;
    std::vector<std::string> names, types;
    for (size_t i = 0; i < c.arity(); ++i) {
      const bool named = c.params[i].text()[0] != '$';
      names.push_back(named ? std::string(c.params[i].text()) : fmt::format("x{}", i + 1));
      types.emplace_back(sources_.text(c.types[i]->span));
      if (is_function(c, i) && !types.back().starts_with('(')) types.back() = "(" + types.back() + ")";
    }
    std::vector<std::string>& texts = out_.stronger[c.name.text];
    for (const Strengthening& s : all) {
      std::string text = fmt::format("{} :: ", c.name.text.text());
      for (size_t i = 0; i < c.arity(); ++i) text += fmt::format("{}:{} -> ", names[i], types[i]);
      texts.push_back(text + with_predicate(*c.result, s, names));
    }
    const auto wanted = options_.strengthened.find(c.name.text);
    if (wanted == options_.strengthened.end() || wanted->second >= all.size()) return;
    tree_.at(c.result->span);
    const Symbol v = intern("$v");
    c.stronger = tree_.lambda({tree_.bind(v)}, predicate_of(tree_, all[wanted->second], v, c.params));
  }

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
    return tree_.var(c.function ? Name{module_.name, c.name.text, tree_.span()} : c.name);
  }
  Expr* call(const Contract& c) { return tree_.app(callee_of(c), variables(c.params)); }
  // The same, where functions among the arguments are looked after.
  Expr* guarded_call(const Contract& c) {
    Tree::Exprs arguments;
    for (size_t i = 0; i < c.arity(); ++i) {
      Expr* argument = tree_.var(c.params[i]);
      if (is_refined_function(c, i)) {
        std::vector<Symbol> all = c.params;
        all.insert(all.begin(), intern("$by"));
        argument = monitor(c.types[i], argument, nullptr, tree_.app(generated(c, "$violated"), variables(all)));
      }
      arguments.push_back(argument);
    }
    return tree_.app(callee_of(c), arguments);
  }

  // \\a -> f a, if `a` is as the type says, else `bad_argument`; and if the result is, else `bad_result`. What is null does
  // not happen, or does not count.
  Expr* monitor(const Refined* type, Expr* f, const std::function<Expr*(const std::vector<Symbol>&)>& bad_argument,
                Expr* bad_result) {
    std::vector<Symbol> names;
    Expr* pre = nullptr;
    const Refined* t = type;
    for (; t->kind == RefinedKind::Function && t->parts.size() == 2; t = t->parts[1]) {
      names.push_back(t->binder.valid() ? t->binder : intern(fmt::format("$a{}", names.size())));
      pre = checks_->both(pre, checks_->check(t->parts[0], names.back()));
    }
    const Symbol r = intern("$r");
    Expr* post = checks_->check(t, r);
    tree_.at(type->span);
    Expr* run = tree_.app(f, variables(names));
    if (post) {
      Expr* condition = tree_.lambda({tree_.bind(r)}, post);
      run = bad_result ? tree_.call("refineGuard", {condition, run, bad_result})
                       : tree_.call("refineAssume", {condition, run});
    }
    if (pre && bad_argument) run = tree_.if_then_else(pre, run, bad_argument(names));
    return tree_.lambda(patterns(names), run);
  }
  // Of the function's types: what is not evaluated still has a type.
  Expr* tied(Expr* e, const Contract& c) { return tree_.call("refineTied", {e, call(c)}); }

  void write_contract(Contract& c) {
    find_parameters(c);
    strengthen(c);
    const Span place = c.type ? c.type->span : c.name.span;
    const Symbol name = c.name.text, result = intern("$result");
    checks_->dropped = false;
    if (c.result) {
      Expr* pre = nullptr;
      for (size_t i = 0; i < c.arity(); ++i) {
        c.guards_arguments |= is_refined_function(c, i);
        if (c.types[i]->predicate) c.impossible |= is_false(c.types[i]->predicate);
        Expr* one = checks_->check(c.types[i], c.params[i]);
        if (!one) continue;
        // Only the arguments before it are known.
        tree_.at(c.types[i]->span);
        const std::vector<Symbol> before(c.params.begin(), c.params.begin() + static_cast<ptrdiff_t>(i) + 1);
        const Symbol part = with(name, fmt::format("$pre{}", i));
        add(tree_.function(part, patterns(before), one));
        pre = checks_->both(pre, tree_.app(tree_.var(part), variables(before)));
      }
      c.incomplete |= checks_->dropped;  // its arguments may be others than the user meant
      Expr* post = checks_->check(c.result, result);
      tree_.at(place);
      if (c.stronger) post = checks_->both(post, tree_.app(c.stronger, {tree_.var(result)}));
      if (pre) {
        c.has_pre = true;
        add(tree_.function(with(name, "$pre"), patterns(c.params), tied(pre, c)));
      }
      if (post) {
        c.has_post = true;
        Tree::Pats params = patterns(c.params);
        params.push_back(tree_.bind(result));
        add(tree_.function(with(name, "$post"), params,
                           tree_.call("refineTied", {post, tree_.call("refineSame", {tree_.var(result), call(c)})})));
      }
      if (!c.is_constructor && c.type) write_type(c);
    }
    c.partial = checks_->dropped || c.incomplete;
    tree_.at(place);
    if (!is_left_alone(c)) write_facet(c);
    if (c.function) out_.functions.push_back({name, c.function->span});
    if (is_left_alone(c)) return;
    out_.facts.functions[name] = {c.arity(), c.has_pre || c.guards_arguments, c.impossible || !c.abstract};
  }

  // f$type = .. :: the type without refinements, so that its names are looked up.
  void write_type(const Contract& c) {
    auto* annotated = tree_.node<AnnotatedExpr>(ExprKind::Annotated);
    annotated->expr = tree_.call("refineUnknown", {tree_.string("")});
    annotated->type = haskell_type(c.type);
    tree_.at(c.type->span);
    Expr* both = annotated;
    // A context is not written again in an annotation, so such a function has another type.
    const auto written = signatures_.find(c.name.text);
    if (c.function && written != signatures_.end() && without_quantifiers(written->second) == written->second)
      both = tree_.call("refineSame", {callee_of(c), annotated});
    add(tree_.function(with(c.name.text, "$type"), {}, both));
  }

  TypeExpr* haskell_type(const Refined* t) {
    tree_.at(t->span);
    auto apply = [&](TypeExpr* head) {
      for (const Refined* part : t->parts) {
        TypeExpr* argument = haskell_type(part);
        tree_.at(t->span);
        auto* applied = tree_.node<AppType>(TypeExprKind::App);
        applied->function = head;
        applied->argument = argument;
        head = applied;
      }
      return head;
    };
    switch (t->kind) {
      case RefinedKind::Function: {
        if (t->parts.size() != 2) break;
        auto* f = tree_.node<FunType>(TypeExprKind::Fun);
        f->argument = haskell_type(t->parts[0]);
        f->result = haskell_type(t->parts[1]);
        return f;
      }
      case RefinedKind::Constructor: {
        if (t->name.text() == "(,)") {
          auto* tuple = tree_.node<TupleType>(TypeExprKind::Tuple);
          std::vector<TypeExpr*> elements;
          for (const Refined* part : t->parts) elements.push_back(haskell_type(part));
          tuple->elements = tree_.arena().copy(elements);
          return tuple;
        }
        auto* con = tree_.node<ConType>(TypeExprKind::Con);
        con->name = {t->qualifier, t->name, t->span};
        return apply(con);
      }
      case RefinedKind::Variable:
        if (t->name.text() != "_") {
          auto* var = tree_.node<VarType>(TypeExprKind::Var);
          var->name = t->name;
          return apply(var);
        }
        break;
      case RefinedKind::Value: {
        auto* unit = tree_.node<ConType>(TypeExprKind::Con);
        unit->name = {{}, intern("()"), t->span};
        return unit;
      }
    }
    auto* anything = tree_.node<VarType>(TypeExprKind::Var);
    anything->name = intern(fmt::format("t{}", ++anything_));
    return anything;
  }

  // It could not be typed, and says nothing.
  bool is_left_alone(const Contract& c) const { return !c.type && opened(c.name.text) == Opened::Closed; }

  Expr* generated(const Contract& c, std::string_view suffix) { return tree_.var(with(c.name.text, suffix)); }

  void write_facet(Contract& c) {
    const Symbol name = c.name.text, by = intern("$by"), how = intern("$how"), u = intern("$u");
    auto with_params = [&](std::vector<Symbol> first) {
      first.insert(first.end(), c.params.begin(), c.params.end());
      return first;
    };
    if (c.has_pre || c.guards_arguments)
      add(tree_.function(with(name, "$violated"), patterns(with_params({by})),
                         tied(tree_.call("refineViolated", {tree_.var(by), tree_.string(name.text())}), c)));
    Expr* body = guarded_call(c);
    if (!c.is_constructor && write_assumed(c))
      body =
          tree_.call("refineFacet",
                     {tree_.var(how), body,
                      tree_.lambda({tree_.bind(u)}, tree_.app(generated(c, "$assumed"), variables(with_params({u}))))});
    if (c.has_pre)
      body = tree_.if_then_else(tree_.app(generated(c, "$pre"), variables(c.params)), body,
                                tree_.app(generated(c, "$violated"), variables(with_params({by}))));
    add(tree_.function(with(name, "$facet"), patterns(with_params({by, how})), body));
  }

  // f$assumed u x = what an unknown function returns, if that is as the type says. False: there is no such.
  bool write_assumed(Contract& c) {
    const Symbol u = intern("$u"), r = intern("$r");
    Tree::Exprs keys;
    for (size_t i = 0; i < c.arity(); ++i)
      if (!is_function(c, i)) keys.push_back(tree_.var(c.params[i]));
    Expr* value = tree_.app(tree_.var(u), keys);
    if (c.result) value = parametric_->filled(c.types, c.params, c.result, constrained(c.name.text), value);
    c.abstract &= value != nullptr;
    if (!c.abstract) return false;
    value = tree_.call("refineSame", {value, call(c)});
    if (c.has_post) {
      Tree::Exprs arguments = variables(c.params);
      arguments.push_back(tree_.var(r));
      value = tree_.call("refineAssume",
                         {tree_.lambda({tree_.bind(r)}, tree_.app(generated(c, "$post"), arguments)), value});
    }
    std::vector<Symbol> params = c.params;
    params.insert(params.begin(), u);
    add(tree_.function(with(c.name.text, "$assumed"), patterns(params), value));
    return true;
  }

  // Type variables of which a class can make values.
  std::unordered_set<Symbol> constrained(Symbol function) const {
    std::unordered_set<Symbol> out;
    const auto found = signatures_.find(function);
    if (found == signatures_.end()) return out;
    for (const TypeExpr* t = found->second; t->kind == TypeExprKind::Forall || t->kind == TypeExprKind::Qualified;) {
      if (t->kind == TypeExprKind::Forall) {
        t = static_cast<const ForallType*>(t)->body;
        continue;
      }
      for (const TypeExpr* c : static_cast<const QualifiedType*>(t)->context) {
        if (c->kind != TypeExprKind::App) continue;
        const auto& app = *static_cast<const AppType*>(c);
        if (app.argument->kind != TypeExprKind::Var || app.function->kind != TypeExprKind::Con) continue;
        const std::string_view name = static_cast<const ConType*>(app.function)->name.text.text();
        if (name != "Eq" && name != "Ord" && name != "Show")
          out.insert(static_cast<const VarType*>(app.argument)->name);
      }
      t = static_cast<const QualifiedType*>(t)->body;
    }
    return out;
  }

  // --- callees

  void find_callees() {
    for (const Partial& p : kPartial) {
      if (!p.always && !options_.totality) continue;
      Callee callee;
      callee.facet = {intern(kLibraryQualifier), intern(p.facet), {}};
      callee.arity = p.arity;
      callee.checked = callee.library = true;
      if (p.precedence < 10) {
        tree_.at(module_.span);
        auto* decl = tree_.node<FixityDecl>(DeclKind::Fixity);
        decl->associativity = Associativity::Left;
        decl->precedence = p.precedence;
        callee.fixity = decl;
      }
      callees_[intern(p.name)] = callee;
    }
    for (const Facts* facts : imported_)
      for (const auto& [name, f] : facts->functions) {
        Callee callee;
        callee.facet = {generated_in(facts->module), with(name, "$facet"), {}};
        callee.arity = f.arity;
        callee.module = facts->module;
        callee.checked = f.has_pre;
        callee.abstract = !f.impossible;
        callees_[name] = callee;
      }
    for (const Contract& c : contracts_) {
      if (is_left_alone(c)) {
        callees_.erase(c.name.text);
        continue;
      }
      Callee callee;
      callee.facet = {{}, with(c.name.text, "$facet"), {}};
      callee.module = module_.name;
      callee.arity = c.arity();
      callee.checked = c.has_pre || c.guards_arguments;
      callee.abstract = c.abstract && !c.impossible && !c.promoted && !c.is_constructor;
      const auto fixity = fixities_.find(c.name.text);
      if (fixity != fixities_.end()) callee.fixity = fixity->second;
      callees_[c.name.text] = callee;
    }
  }

  const Callee* callee(const Name& name) const {
    const auto found = callees_.find(name.text);
    if (found == callees_.end()) return nullptr;
    const Symbol from = found->second.module;
    if (from == module_.name) return !name.qualifier.valid() || name.qualifier == from ? &found->second : nullptr;
    if (!name.qualifier.valid() && (defined_.contains(name.text) || methods_.contains(name.text))) return nullptr;
    return std::any_of(module_.imports.begin(), module_.imports.end(),
                       [&](const Import& import) { return brings(import, name, from); })
               ? &found->second
               : nullptr;
  }

  // Whether the import makes this name mean something of that module; default: of the library.
  static bool brings(const Import& import, const Name& name, Symbol from) {
    const std::string_view module = import.module.text();
    if (from.valid() ? import.module != from
                     : module != "Prelude" && module != "Data.List" && module != "Data.Maybe" &&
                           module != "Language.Haskell.Liquid.Prelude")
      return false;
    if (name.qualifier.valid()) {
      if (name.qualifier != (import.alias.valid() ? import.alias : import.module)) return false;
    } else if (import.qualified) {
      return false;
    }
    if (!import.has_list) return true;
    const bool listed = std::any_of(import.items.begin(), import.items.end(),
                                    [&](const ImportItem& item) { return item.name.text == name.text; });
    return listed != import.hiding;
  }

  Opened opened(Symbol name) const {
    const auto found = options_.opened.find(name);
    return found == options_.opened.end() ? Opened::Abstract : found->second;
  }

  // --- what is judged

  void open(const Contract& c) {
    FunctionDecl* f = c.function;
    const Symbol name = f->name.text;
    const Open open = open_calls(tree_, *f, opened(name), [this](const Name& n) { return callee(n); });
    tree_.at(f->name.span);
    for (Decl* d : open.decls) add(d);
    std::vector<Symbol> parameters;
    for (Symbol callee : open.parameters) parameters.push_back(parameter_of(callee));
    // name$open c1 .. ck <clauses>
    std::vector<Clause> clauses;
    const size_t given = f->clauses.empty() ? 0 : f->clauses[0].params.size();
    for (const Clause& clause : f->clauses) {
      Tree::Pats params = patterns(parameters);
      params.insert(params.end(), clause.params.begin(), clause.params.end());
      clauses.push_back({clause.span, tree_.arena().copy(params), clause.rhs, false});
    }
    const bool opens = !parameters.empty();
    if (opens) {
      auto* opened_function = tree_.function(tree_.name(with(name, "$open")), clauses);
      opened_function->span = f->span;
      add(opened_function);
      std::vector<Symbol> own;
      for (size_t i = 0; i < given; ++i) own.push_back(intern(fmt::format("${}", i)));
      Tree::Exprs arguments;
      for (Symbol callee : open.parameters) arguments.push_back(tree_.var(checked_in(callee, name)));
      for (Expr* e : variables(own)) arguments.push_back(e);
      f->clauses = tree_.arena().copy(
          std::vector<Clause>{tree_.clause(patterns(own), tree_.app(tree_.var(with(name, "$open")), arguments))});
    }
    for (Symbol callee : open.parameters) write_checked(callee, name);
    for (Symbol callee : open.checked) write_checked(callee, name);
    if (c.has_post || !open.parameters.empty() || !open.checked.empty() || c.type ||
        (open.may_fail_to_match && annotations_.totality))
      write_judge(c, open, opens);
  }

  // callee$in$caller x = callee$facet "caller" Checked x
  void write_checked(Symbol callee_name, Symbol caller) {
    const Callee& callee = callees_.at(callee_name);
    std::vector<Symbol> params;
    for (size_t i = 0; i < callee.arity; ++i) params.push_back(intern(fmt::format("${}", i)));
    Name facet = callee.facet;
    facet.span = tree_.span();
    Tree::Exprs arguments = {tree_.string(caller.text())};
    if (!callee.library) arguments.push_back(tree_.library("refineChecked"));
    for (Expr* e : variables(params)) arguments.push_back(e);
    add(tree_.function(checked_in(callee_name, caller), patterns(params), tree_.app(tree_.var(facet), arguments)));
  }

  // A function that it is given returns what its type says, and must be called as that says.
  Expr* watched(const Contract& c, size_t i) {
    const Symbol bad = intern(fmt::format("{}$argument${}$violated", c.name.text.text(), c.params[i].text()));
    const Symbol by = intern("$by");
    return monitor(
        c.types[i], tree_.var(c.params[i]),
        [&](const std::vector<Symbol>& names) {
          std::vector<Symbol> params = names;
          params.insert(params.begin(), by);
          add(tree_.function(bad, patterns(params),
                             tree_.call("refineViolated", {tree_.var(by), tree_.string(c.params[i].text())})));
          Tree::Exprs arguments = variables(names);
          arguments.insert(arguments.begin(), tree_.string(c.name.text.text()));
          return tree_.app(tree_.var(bad), arguments);
        },
        nullptr);
  }

  void write_judge(const Contract& c, const Open& open, bool opens) {
    const Symbol name = c.name.text;
    std::vector<Symbol> hows;
    for (size_t i = 0; i < open.parameters.size(); ++i) hows.push_back(intern(fmt::format("$how{}", i)));
    Tree::Exprs arguments;
    for (size_t i = 0; i < hows.size(); ++i) {
      Name facet = callees_.at(open.parameters[i]).facet;
      facet.span = tree_.span();
      arguments.push_back(tree_.app(tree_.var(facet), {tree_.string(name.text()), tree_.var(hows[i])}));
    }
    for (size_t i = 0; i < c.arity(); ++i)
      arguments.push_back(is_refined_function(c, i) ? watched(c, i) : tree_.var(c.params[i]));
    Expr* run = tree_.app(opens ? tree_.var(with(name, "$open")) : callee_of(c), arguments);
    Expr* pre = c.has_pre ? tree_.app(generated(c, "$pre"), variables(c.params)) : tree_.library("refineTrue");
    Expr* post = tree_.library("refineAnything");
    if (c.has_post) post = tree_.app(generated(c, "$post"), variables(c.params));
    std::vector<Symbol> params = hows;
    params.insert(params.end(), c.params.begin(), c.params.end());
    add(tree_.function(with(name, "$judge"), patterns(params),
                       tree_.call("refineJudge", {pre, tree_.call("refineSame", {run, call(c)}), post})));
    Judged judged;
    judged.name = name;
    judged.span = c.function->span;
    judged.name_span = c.function->name.span;
    judged.judge = with(name, "$judge");
    judged.callees = open.parameters;
    judged.arity = c.arity();
    judged.annotated = c.type != nullptr;
    judged.partial = c.partial || open.partial || opened(name) != Opened::Abstract;
    judged.patterns = annotations_.totality;
    out_.judged.push_back(std::move(judged));
  }

  // --- across modules

  void import_generated() {
    std::vector<Import> imports(module_.imports.begin(), module_.imports.end());
    for (const Facts* facts : imported_) {
      Import import = {};
      import.span = import.module_span = module_.name_span;
      import.module = facts->module;
      import.qualified = true;
      import.alias = generated_in(facts->module);
      imports.push_back(import);
    }
    module_.imports = tree_.arena().copy(imports);
  }

  void export_generated() {
    if (!module_.has_exports) return;
    std::vector<ImportItem> exports(module_.exports.begin(), module_.exports.end());
    for (const Decl* d : decls_) {
      if (d->kind != DeclKind::Function) continue;
      const Name& name = static_cast<const FunctionDecl*>(d)->name;
      if (name.text.text().find('$') == std::string_view::npos || name.text.text().size() == 1) continue;
      exports.push_back({name.span, ExportKind::Var, name, SubKind::None, {}});
    }
    module_.exports = tree_.arena().copy(exports);
  }

  const Sources& sources_;
  Module& module_;
  Diagnostics& diagnostics_;
  const std::vector<const Facts*>& imported_;
  const Options& options_;
  Tree tree_;
  std::vector<Decl*> decls_;
  std::unordered_set<Symbol> defined_, methods_;
  std::optional<std::unordered_set<Symbol>> locals_;
  std::vector<FunctionDecl*> functions_;
  std::unordered_map<Symbol, const TypeExpr*> signatures_;
  std::unordered_map<Symbol, const FixityDecl*> fixities_;
  Annotations annotations_;
  std::optional<Aliases> aliases_;
  std::optional<Checks> checks_;
  std::optional<Parametric> parametric_;
  std::vector<Contract> contracts_;
  std::unordered_map<Symbol, Callee> callees_;
  std::vector<Measure> measures_;
  unsigned anything_ = 0;
  Elaborated out_;
};

}  // namespace

Elaborated elaborate(const Sources& sources, ParsedModule& module, Diagnostics& diagnostics,
                     const std::vector<const Facts*>& imported, const Options& options) {
  return Elaboration(sources, module, diagnostics, imported, options).run();
}

}  // namespace needle::liquid
