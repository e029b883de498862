#include "cli/origin.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "syntax/visit.h"

namespace needle::cli {
namespace {

using namespace syntax;

bool in_word(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '\'' || c == '.';
}

// Where a word that is neither in a comment nor in a string ends; the beginnings and ends of those that `wanted` likes.
struct Word {
  size_t begin, end;
};
std::vector<Word> words(const std::string& text, bool (*wanted)(std::string_view)) {
  std::vector<Word> out;
  for (size_t at = 0; at < text.size();) {
    if (text.compare(at, 2, "--") == 0) {
      at = std::min(text.find('\n', at), text.size());
    } else if (text.compare(at, 2, "{-") == 0) {
      at = std::min(text.find("-}", at), text.size());
    } else if (text[at] == '"') {
      for (++at; at < text.size() && text[at] != '"'; ++at) at += text[at] == '\\';
      ++at;
    } else if (in_word(text[at])) {
      const size_t begin = at;
      while (at < text.size() && in_word(text[at])) ++at;
      if (wanted(std::string_view(text).substr(begin, at - begin))) out.push_back({begin, at});
    } else {
      ++at;
    }
  }
  return out;
}

bool is_for_all(std::string_view word) {
  return word == "forAll" || word.ends_with(".forAll");
}

// The calls of forAll become pin1, pin2, .. of the same width, so that the layout stays. Empty when they are not as
// many as there are values.
std::string pinned(std::string text, size_t values) {
  const std::vector<Word> calls = words(text, is_for_all);
  if (calls.size() != values) return "";
  for (size_t i = 0; i < calls.size(); ++i) {
    std::string name = fmt::format("pin{}", i + 1);
    const size_t width = calls[i].end - calls[i].begin;
    if (name.size() > width || (calls[i].begin > 0 && text[calls[i].begin - 1] == '`')) return "";
    name.resize(width, ' ');
    text.replace(calls[i].begin, width, name);
  }
  return text;
}

std::string pragmas_of(const std::string& text) {
  std::string out;
  for (size_t at = text.find("{-# LANGUAGE"); at != std::string::npos; at = text.find("{-# LANGUAGE", at + 1))
    out += text.substr(at, text.find("#-}", at) + 3 - at) + "\n";
  return out;
}

std::string imports_of(const Sources& sources, const Module& module) {
  std::string out;
  for (const Import& import : module.imports)
    if (!import.implicit) out += std::string(sources.text(import.span)) + "\n";
  return out;
}

const SignatureDecl* signature_of(const Module& module, Symbol name) {
  for (const Decl* d : module.body->decls) {
    if (d->kind != DeclKind::Signature) continue;
    const auto* s = static_cast<const SignatureDecl*>(d);
    for (const Name& n : s->names)
      if (n.text == name && s->names.size() == 1) return s;
  }
  return nullptr;
}

// Whether the definition mentions functions of its module that no other module may.
bool mentions_hidden(const program::Workspace& workspace, program::CompiledModule& module,
                     const program::Function& property) {
  std::vector<names::EntityId> hidden;
  for (const program::Function& f : program::functions_of(module))
    if (f.entity != property.entity && !program::exports(workspace, module, f.entity)) hidden.push_back(f.entity);
  bool found = false;
  for (const Decl* d : module.resolved.parsed.module->body->decls) {
    if (!(d->span == property.span) || hidden.empty()) continue;
    syntax::each_expr(*d, [&](const Expr& e) {
      if (e.kind == ExprKind::Var)
        found = found || std::count(hidden.begin(), hidden.end(), static_cast<const VarExpr&>(e).ref.entity) > 0;
    });
  }
  return found;
}

std::string missing(const program::Workspace& workspace, const program::Function& source, const claim::Result& result) {
  if (source.module->resolved.name.text() == "Main")
    return fmt::format("{} is the module Main, which no test can import; begin it with `module {} where`", result.file,
                       result.module);
  if (!program::exports(workspace, *source.module, source.entity))
    return fmt::format("{} does not export {}, so that a test cannot import it", result.module, result.name);
  return "";
}

}  // namespace

report::Origin origin(const program::Workspace& workspace, const std::vector<program::CompiledModule*>& modules,
                      const claim::Result& result) {
  report::Origin out;
  const auto* falsified = std::get_if<claim::Falsified>(&result.verdict);
  if (!falsified || result.counts.expects_failure) return out;
  for (program::CompiledModule* module : modules)
    for (const program::Function& f : program::functions_of(*module)) {
      if (f.name.text() != result.name || !(f.span == result.span)) continue;
      const Module& tree = *module->resolved.parsed.module;
      out.missing = missing(workspace, f, result);
      const std::vector<std::string>& values = falsified->witness.said;
      if (!result.counts.generated) return out;
      const Sources& sources = workspace.sources();
      if (!mentions_hidden(workspace, *module, f))
        out.definition = pinned(std::string(sources.text(f.span)), values.size());
      out.random = out.definition.empty();
      if (out.random) return out;
      out.values = values;
      if (const SignatureDecl* s = signature_of(tree, f.name))
        out.definition = std::string(sources.text(s->span)) + "\n" + out.definition;
      out.pragmas = pragmas_of(sources.file(tree.file).text);
      out.imports = imports_of(sources, tree);
      return out;
    }
  out.missing = fmt::format("{} is a test of a suite, and no function that another test could call", result.name);
  return out;
}

}  // namespace needle::cli
