// --dump=surface: declarations and modules.
#include <fmt/format.h>

#include "syntax/dump.h"

namespace needle::syntax {

void Dump::constructor(const ConstructorDecl& c) {
  line();
  out += '(';
  if (!c.existentials.empty()) {
    out += "forall (";
    binders(c.existentials);
    out += ") ";
  }
  if (!c.context.empty()) {
    out += "=> (";
    types(c.context);
    out += ") ";
  }
  out += name(c.name);
  for (const FieldDecl& f : c.fields) {
    out += ' ';
    if (f.name.text.valid())
      group(
          "::", [&] { out += name(f.name); }, [&] { type(*f.type); });
    else
      type(*f.type);
  }
  if (c.gadt_result) {
    out += " : ";
    type(*c.gadt_result);
  }
  out += ')';
}

void Dump::data(const DataDecl& d) {
  out += fmt::format("({} {}", d.is_newtype ? "newtype" : "data", name(d.name));
  binders(d.params);
  if (d.kind_signature) {
    out += " :: ";
    type(*d.kind_signature);
  }
  ++indent;
  for (const ConstructorDecl& c : d.constructors) constructor(c);
  for (const DerivingClause& c : d.deriving) {
    line();
    static constexpr std::string_view strategies[] = {"deriving", "deriving stock", "deriving newtype",
                                                      "deriving anyclass", "deriving via"};
    out += fmt::format("({} ", strategies[static_cast<size_t>(c.strategy)]);
    type(*c.type);
    if (c.via) {
      out += ' ';
      type(*c.via);
    }
    out += ')';
  }
  --indent;
  out += ')';
}

void Dump::class_decl(const ClassDecl& c) {
  out += "(class " + name(c.name);
  binders(c.params);
  if (!c.context.empty()) {
    out += " (=>";
    types(c.context);
    out += ')';
  }
  for (const FunDep& f : c.fundeps) {
    out += " (|";
    for (Symbol s : f.from) out += fmt::format(" {}", s.text());
    out += " ->";
    for (Symbol s : f.to) out += fmt::format(" {}", s.text());
    out += ')';
  }
  bindings(*c.body);
  out += ')';
}

void Dump::pattern_synonym(const PatternSynonymDecl& p) {
  out += "(pattern " + name(p.name);
  for (const Name& n : p.params) out += ' ' + name(n);
  out += p.bidirectional ? " = " : " <- ";
  pattern(*p.pat);
  if (p.signature) {
    out += " :: ";
    type(*p.signature);
  }
  if (p.builder) bindings(*p.builder);
  out += ')';
}

void Dump::decl(const Decl& d) {
  switch (d.kind) {
    case DeclKind::Signature: {
      auto& s = static_cast<const SignatureDecl&>(d);
      out += s.is_default ? "(default ::" : "(::";
      for (const Name& n : s.names) out += ' ' + name(n);
      out += ' ';
      type(*s.type);
      out += ')';
      return;
    }
    case DeclKind::Fixity: {
      auto& f = static_cast<const FixityDecl&>(d);
      static constexpr std::string_view words[] = {"infixl", "infixr", "infix"};
      out += fmt::format("({} {}", words[static_cast<size_t>(f.associativity)], f.precedence);
      for (const Name& n : f.operators) out += ' ' + name(n);
      out += ')';
      return;
    }
    case DeclKind::Function: {
      auto& f = static_cast<const FunctionDecl&>(d);
      out += "(fun " + name(f.name);
      ++indent;
      for (const Clause& c : f.clauses) {
        line();
        out += '(';
        bool first = true;
        for (Pat* p : c.params) {
          if (!first) out += ' ';
          first = false;
          pattern(*p);
        }
        out += first ? "=" : " =";
        rhs(*c.rhs);
        out += ')';
      }
      --indent;
      out += ')';
      return;
    }
    case DeclKind::PatternBinding: {
      auto& p = static_cast<const PatternBindingDecl&>(d);
      out += "(bind ";
      pattern(*p.pat);
      rhs(*p.rhs);
      out += ')';
      return;
    }
    case DeclKind::Data:
      return data(static_cast<const DataDecl&>(d));
    case DeclKind::Synonym: {
      auto& s = static_cast<const SynonymDecl&>(d);
      out += "(type " + name(s.name);
      binders(s.params);
      out += " = ";
      type(*s.type);
      out += ')';
      return;
    }
    case DeclKind::Family: {
      auto& f = static_cast<const FamilyDecl&>(d);
      out += f.is_data ? "(data-family " : "(type-family ";
      out += name(f.name);
      binders(f.params);
      for (const FamilyInstanceDecl* e : f.equations) {
        out += ' ';
        decl(*e);
      }
      out += ')';
      return;
    }
    case DeclKind::FamilyInstance: {
      auto& f = static_cast<const FamilyInstanceDecl&>(d);
      return group(
          "type-instance", [&] { type(*f.left); }, [&] { type(*f.right); });
    }
    case DeclKind::Class:
      return class_decl(static_cast<const ClassDecl&>(d));
    case DeclKind::Instance: {
      auto& i = static_cast<const InstanceDecl&>(d);
      out += "(instance (";
      types(i.context);
      out += ") ";
      type(*i.head);
      bindings(*i.body);
      out += ')';
      return;
    }
    case DeclKind::Deriving: {
      auto& i = static_cast<const DerivingDecl&>(d);
      out += "(deriving (";
      types(i.context);
      out += ") ";
      type(*i.head);
      out += ')';
      return;
    }
    case DeclKind::Default:
      out += "(default";
      types(static_cast<const DefaultDecl&>(d).types);
      out += ')';
      return;
    case DeclKind::Foreign: {
      auto& f = static_cast<const ForeignDecl&>(d);
      out += fmt::format("(foreign {} \"{}\" {} ", f.convention.text(), f.text.text(), name(f.name));
      type(*f.type);
      out += ')';
      return;
    }
    case DeclKind::Pragma: {
      auto& p = static_cast<const PragmaDecl&>(d);
      out += fmt::format("(pragma {}", p.key.text());
      for (Symbol w : p.words) out += fmt::format(" {}", w.text());
      out += ')';
      return;
    }
    case DeclKind::PatternSynonym:
      return pattern_synonym(static_cast<const PatternSynonymDecl&>(d));
    case DeclKind::Splice:
      return group("splice", [&] { expr(*static_cast<const SpliceDecl&>(d).expr); });
  }
}

void Dump::items(Seq<ImportItem> list) {
  out += " (";
  bool first = true;
  for (const ImportItem& i : list) {
    if (!first) out += ", ";
    first = false;
    if (i.kind == ExportKind::Module) out += "module ";
    if (i.kind == ExportKind::Pattern) out += "pattern ";
    out += name(i.name);
    if (i.sub == SubKind::All) out += "(..)";
    if (i.sub != SubKind::Some) continue;
    out += '(';
    for (size_t k = 0; k < i.subs.size(); ++k) out += (k ? ", " : "") + name(i.subs[k]);
    out += ')';
  }
  out += ')';
}

void Dump::imports(const Module& m) {
  for (const Import& i : m.imports) {
    line();
    out += fmt::format("import {}{}", i.qualified ? "qualified " : "", i.module.text());
    if (i.alias.valid()) out += fmt::format(" as {}", i.alias.text());
    if (i.hiding) out += " hiding";
    if (i.has_list) items(i.items);
    if (i.implicit) out += " -- implicit";
  }
}

void Dump::module(const Module& m) {
  out += fmt::format("module {}", m.name.text());
  if (m.has_exports) items(m.exports);
  imports(m);
  for (Decl* d : m.body->decls) {
    line();
    decl(*d);
  }
}

}  // namespace needle::syntax
