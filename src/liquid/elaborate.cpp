#include "liquid/elaborate.h"

#include <fmt/format.h>

#include <algorithm>

#include "liquid/elaboration.h"
#include "liquid/equality.h"
#include "liquid/reader.h"

namespace needle::liquid {

using namespace syntax;

Elaboration::Elaboration(const Sources& sources, ParsedModule& parsed, Diagnostics& diagnostics,
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

Elaborated Elaboration::run() {
  out_.facts.module = module_.name;
  out_.facts.aliases = annotations_.aliases;
  refuse_circles();
  define();
  for (size_t steps = 0; steps < annotations_.definitions.size(); ++steps)
    for (const Definition& d : annotations_.definitions)
      if (!d.type && !d.function->clauses.empty()) checks_->add_predicate(*d.function);
  derive_equality(tree_, module_);
  const std::vector<Decl*> walks = checks_->walks();
  read_contracts();
  find_measures();
  for (Contract& c : contracts_) write_contract(c);
  find_callees();
  for (const Contract& c : contracts_) {
    if (!c.function || c.assumed || !c.partial) continue;
    const std::string_view words = c.incomplete ? "'{}' is not judged: a part of its type was not understood."
                                                : "A part of the type of '{}' was not understood, and is not judged.";
    diagnostics_.warning(kAnnotationIgnored, c.incomplete || !c.type ? c.name.span : c.type->span,
                         fmt::format(fmt::runtime(words), c.name.text.text()));
  }
  for (Contract& c : contracts_)
    if (c.function && (c.result || !checks_->has_refined_data()) && !c.assumed && !c.impossible && !c.incomplete &&
        !annotations_.ignored.contains(c.name.text))
      open(c);
  look_behind();
  for (Decl* d : walks) decls_.push_back(d);
  for (Decl* d : parametric_->walks()) decls_.push_back(d);
  out_.facts.data = checks_->data();
  for (auto& [name, type] : out_.facts.data) type.maps = parametric_->maps(name);
  import_generated();
  export_generated();
  module_.body->decls = tree_.arena().copy(decls_);
  return std::move(out_);
}

void Elaboration::add_synonyms() {
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

void Elaboration::collect(Decl& d) {
  if (d.kind == DeclKind::Function) {
    auto& f = static_cast<FunctionDecl&>(d);
    defined_.insert(f.name.text);
    functions_.push_back(&f);
  }
  if (d.kind == DeclKind::Instance) out_.instances.push_back(d.span);
  if (d.kind == DeclKind::Class)
    for (const Decl* m : static_cast<ClassDecl&>(d).body->decls)
      if (m->kind == DeclKind::Signature)
        for (const Name& name : static_cast<const SignatureDecl*>(m)->names) methods_.insert(name.text);
  if (d.kind == DeclKind::Signature)
    for (const Name& name : static_cast<SignatureDecl&>(d).names)
      signatures_[name.text] = static_cast<SignatureDecl&>(d).type;
  if (d.kind == DeclKind::Fixity)
    for (const Name& name : static_cast<FixityDecl&>(d).operators) fixities_[name.text] = static_cast<FixityDecl*>(&d);
}

// A predicate that leads to itself is never true or false.
void Elaboration::refuse_circles() {
  std::unordered_map<Symbol, std::unordered_set<Symbol>> leads_to;
  std::vector<const Definition*> predicates;
  for (const Definition& d : annotations_.definitions)
    if (!d.type && !d.function->clauses.empty()) predicates.push_back(&d);
  for (const Definition* from : predicates)
    for (const Definition* to : predicates)
      if (Checks::mentions(from->function->clauses[0].rhs->alternatives[0].body, {to->function->name.text}))
        leads_to[from->function->name.text].insert(to->function->name.text);
  for (size_t steps = 0; steps < predicates.size(); ++steps)
    for (auto& [name, others] : leads_to) {
      const std::vector<Symbol> before(others.begin(), others.end());
      for (Symbol other : before) {
        const auto further = leads_to.find(other);
        if (further == leads_to.end()) continue;
        const std::vector<Symbol> more(further->second.begin(), further->second.end());
        others.insert(more.begin(), more.end());
      }
    }
  for (const Definition* d : predicates)
    if (leads_to[d->function->name.text].contains(d->function->name.text))
      diagnostics_.error(kAnnotation, d->function->name.span, "This predicate is defined by itself");
}

void Elaboration::define() {
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
      checks_->add_measure(f->name.text);
      write_exported(f->name);
    }
    if (f->name.text.text().ends_with("$predicate"))
      out_.facts.predicates.insert(intern(f->name.text.text().substr(0, f->name.text.text().find('$'))));
    out_.known.insert(f->name.text);
    add(f);
  }
}

void Elaboration::write_exported(const Name& name) {
  if (!out_.facts.measures.insert(name.text).second) return;
  tree_.at(name.span);
  const Symbol x = intern("$x");
  add(tree_.function(with(name.text, "$exported"), {tree_.bind(x)},
                     tree_.app(tree_.var({module_.name, name.text, name.span}), {tree_.var(x)})));
}

void Elaboration::import_generated() {
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

void Elaboration::export_generated() {
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

Elaborated elaborate(const Sources& sources, ParsedModule& module, Diagnostics& diagnostics,
                     const std::vector<const Facts*>& imported, const Options& options) {
  return Elaboration(sources, module, diagnostics, imported, options).run();
}

}  // namespace needle::liquid
