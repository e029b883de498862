// A checked world for tests: the shipped library is loaded once and kept as an image; every World starts from that
// image (so serialisation is exercised by every test).
#pragma once
#include <gtest/gtest.h>

#include <fstream>
#include <functional>
#include <map>
#include <sstream>
#include <unordered_set>

#include "names/resolve.h"
#include "syntax/parse.h"
#include "types/check.h"

namespace needle::types {

class World {
 public:
  World() {
    ByteReader names_in(image().names), types_in(image().types);
    names_.read(names_in);
    types_.read(types_in, names_.entity_count());
  }

  // The types of the top-level bindings, one a line, or the errors.
  std::string types(const std::string& text) {
    TypedModule typed = check(text);
    if (diagnostics_.has_errors()) return errors();
    std::istringstream dump(dump_types(names_, *module_, typed));
    std::string out;
    for (std::string line; std::getline(dump, line);)
      if (line[0] != ' ') out += line + "\n";
    return out;
  }
  // "line:column: message" of each error.
  std::string errors(const std::string& text) {
    check(text);
    return errors();
  }
  // The type of an expression as `needle eval` sees it, with the way it is printed.
  std::string eval(const std::string& text, const std::string& expression) {
    TypedModule typed = check(text);
    FileId file = sources_.add("E.hs", expression);
    syntax::Module& m = *module_->parsed.module;
    syntax::Expr* e = syntax::parse_expression(sources_, file, module_->parsed.arena, m.node_count, diagnostics_);
    if (!e) return errors();
    names::resolve_expression(names_, *module_, e, diagnostics_);
    if (diagnostics_.has_errors()) return errors();
    EvalCheck check = check_eval(names_, types_, *module_, typed, e, diagnostics_, &sources_);
    if (!check.ok) return errors();
    EXPECT_EQ(unfilled(typed), 0u);
    const char* forms[] = {"show", "run and show", "run"};
    return print_type(names_, check.type) + " (" + forms[static_cast<int>(check.form)] + ")";
  }
  TypedModule check(const std::string& text) {
    FileId file = sources_.add("T.hs", text);
    module_ = std::make_unique<names::ResolvedModule>(
        names::resolve_module(names_, syntax::parse_module(sources_, file, diagnostics_), diagnostics_));
    if (diagnostics_.has_errors()) return {};
    TypedModule typed = check_module(names_, types_, *module_, diagnostics_, &sources_);
    if (!diagnostics_.has_errors()) {
      EXPECT_EQ(unfilled(typed), 0u) << text;
    }
    return typed;
  }

  names::Environment names_;
  TypeEnv types_;
  Sources sources_;
  Diagnostics diagnostics_;
  std::unique_ptr<names::ResolvedModule> module_;

 private:
  struct Image {
    std::string names, types;
  };

  // Evidence nobody filled in, and types with unsolved metas, among everything that is handed on.
  static size_t unfilled(const TypedModule& typed) {
    size_t bad = 0;
    std::unordered_set<const Evidence*> seen;
    std::function<void(const Evidence*)> visit = [&](const Evidence* e) {
      if (!e) {
        ++bad;
        return;
      }
      if (!seen.insert(e).second) return;
      if (e->kind == EvidenceKind::Var && !e->var) ++bad;
      if (e->kind == EvidenceKind::Superclass) visit(e->of);
      for (const Evidence* a : e->args) visit(a);
    };
    std::function<bool(const Type*)> open = [&](const Type* t) {
      if (t->kind == TypeKind::Meta) return true;
      if (t->kind == TypeKind::App || t->kind == TypeKind::Fun) return open(t->left) || open(t->right);
      return t->kind == TypeKind::Forall && open(t->right);
    };
    for (const NodeInfo& n : typed.nodes) {
      for (const WrapStep& w : n.wrap)
        for (const Evidence* e : w.args) visit(e);
      for (const Evidence* e : n.evidence) visit(e);
      if (n.type && open(n.type)) ++bad;
    }
    for (const InstanceBody& i : typed.instances) {
      for (const Evidence* e : i.superclasses) visit(e);
      if (i.via) visit(i.via);
    }
    return bad;
  }

  std::string errors() const {
    std::string out;
    for (const Diagnostic& d : diagnostics_.list()) {
      if (d.severity != Severity::Error) continue;
      Place at = sources_.begin_of(d.span);
      out += std::to_string(at.line) + ":" + std::to_string(at.column) + ": " + d.message + "\n";
    }
    return out;
  }

  static const Image& image() {
    static const Image built = [] {
      names::Environment names;
      TypeEnv types;
      Sources sources;
      Diagnostics diagnostics;
      std::map<std::string, bool> done;
      std::function<void(const std::string&)> load = [&](const std::string& name) {
        if (!done.emplace(name, true).second) return;
        std::string path = std::string(NEEDLE_SOURCE_DIR) + "/lib/" + name + ".hs";
        for (size_t i = path.size() - name.size() - 3; i < path.size() - 3; ++i)
          if (path[i] == '.') path[i] = '/';
        std::ifstream in(path);
        std::stringstream text;
        text << in.rdbuf();
        FileId file = sources.add(path, text.str());
        syntax::ParsedModule parsed = syntax::parse_module(sources, file, diagnostics);
        for (const syntax::Import& i : parsed.module->imports) load(std::string(i.module.text()));
        names::ResolvedModule module = names::resolve_module(names, std::move(parsed), diagnostics);
        check_module(names, types, module, diagnostics, &sources);
      };
      for (const char* name :
           {"Prelude", "Data.List", "Data.Map", "Data.Proxy", "Data.Coerce", "Data.Typeable", "Control.Monad.State",
            "Control.Monad.ST", "Data.STRef", "Control.Exception", "Data.Monoid"})
        load(name);
      for (const Diagnostic& d : diagnostics.list()) ADD_FAILURE() << print_diagnostic(d, sources, false);
      names.mark_library();
      ByteWriter names_out, types_out;
      names.write(names_out);
      types.write(types_out);
      return Image{names_out.bytes(), types_out.bytes()};
    }();
    return built;
  }
};

}  // namespace needle::types
