// Programs on top of the shipped Prelude, desugared and run on the reference evaluator.
#pragma once
#include <gtest/gtest.h>

#include <deque>
#include <fstream>
#include <set>
#include <sstream>

#include "core/build.h"
#include "core/lint.h"
#include "core/print.h"
#include "core/reference.h"
#include "desugar/desugar.h"

namespace needle::desugar {

class World {
 public:
  // The Prelude is compiled once for all tests; each test adds modules of its own.
  static World& get() {
    static World* world = [] {
      auto* w = new World;
      w->library("Prelude");
      w->library("Data.List");
      return w;
    }();
    return *world;
  }

  void library(const std::string& name) {
    if (!done_.insert(name).second) return;
    std::string path = name;
    for (char& c : path) c = c == '.' ? '/' : c;
    std::ifstream file(NEEDLE_SOURCE_DIR "/lib/" + path + ".hs");
    std::stringstream text;
    text << file.rdbuf();
    compile("lib/" + path + ".hs", text.str());
  }

  // Compiles, lints, and remembers the module as the current one.
  void compile(const std::string& path, const std::string& text) {
    Diagnostics diagnostics;
    FileId file = sources.add(path, text);
    syntax::ParsedModule parsed = syntax::parse_module(sources, file, diagnostics);
    if (parsed.module) {
      for (const syntax::Import& i : parsed.module->imports) library(std::string(i.module.text()));
      modules.push_back(names::resolve_module(names, std::move(parsed), diagnostics));
      if (!diagnostics.has_errors()) {
        typed.push_back(types::check_module(names, types, modules.back(), diagnostics));
      }
    }
    ASSERT_FALSE(diagnostics.has_errors()) << print_diagnostic(diagnostics.list()[0], sources, false);
    first = core::GlobalId(static_cast<uint32_t>(program.global_count()));
    desugar_module(names, types, modules.back(), typed.back(), program, map, sources, diagnostics, marking);
    auto faults = core::lint(program, first);
    ASSERT_TRUE(faults.empty()) << faults[0];
  }

  void module(const std::string& body) {
    compile("M.hs", "{-# LANGUAGE PatternSynonyms #-} module M" + std::to_string(++count_) + " where\n" + body + "\n");
  }

  core::GlobalId global(const std::string& name) const {
    for (size_t i = program.global_count(); i-- > first.index;) {
      core::GlobalId id(static_cast<uint32_t>(i));
      if (program.global(id).name.text() == name) return id;
    }
    ADD_FAILURE() << "no global " << name;
    return {};
  }

  // The value of `it` in a module of these declarations, as the evaluator shows it.
  std::string value(const std::string& body) {
    module(body);
    if (testing::Test::HasFatalFailure()) return "";
    PrivateWorld world("");
    core::reference::Options options;
    options.max_steps = 10'000'000;
    core::reference::Evaluator evaluator(program, world, options);
    core::Builder build(program);
    return evaluator.show(evaluator.delay(build.global(global("it"))));
  }

  // The body of a global of the current module, without types and numbers of variables.
  std::string body(const std::string& name) {
    std::string text = core::print(program.body(global(name)), program, {.types = false}), out;
    bool blank = false;
    for (size_t i = 0; i < text.size(); ++i) {
      if (text[i] == '_' && i + 1 < text.size() && isdigit(text[i + 1])) {
        while (i + 1 < text.size() && isdigit(text[i + 1])) ++i;
        continue;
      }
      bool space = text[i] == ' ' || text[i] == '\n';
      if (!space || !blank) out += space ? ' ' : text[i];
      blank = space;
    }
    return out;
  }

  Sources sources;
  names::Environment names;
  types::TypeEnv types;
  Options marking;  // of the modules to come
  core::Program program;
  CoreMap map;
  std::deque<names::ResolvedModule> modules;
  std::deque<types::TypedModule> typed;
  core::GlobalId first;

 private:
  std::set<std::string> done_;
  int count_ = 0;
};

}  // namespace needle::desugar
