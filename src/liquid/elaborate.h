// Annotations as Haskell: what a refined type says becomes functions beside the user's own, and what a verifier would
// ask of a function becomes a function that can be run. Everything is a surface tree, so that the front end finds names,
// types and instances, and says what is wrong at the place in the annotation.
//
//   {-@ f :: x:{Int | x > 0} -> {v:Int | v > x} @-}
//
//   f$pre x          = x > 0
//   f$post x v       = v > x
//   f$facet by how x = if f$pre x then (as `how` says: f x, or what is assumed about it) else f$violated by x
//
//   g y = .. f e ..            becomes
//   g$open f y = .. f e ..     which is told what its callees are
//   g y = g$open (f$facet "g" Checked) y
//   g$judge how y = refineJudge (g$pre y) (g$open (f$facet "g" how) y) (g$post y)
//
// A callee is checked at every call. It is run, or replaced by an unknown function of which only its refined type is
// known: so a verifier sees it, which never looks into what is called. Its table is the paper's partial definition.
#pragma once
#include <unordered_map>
#include <unordered_set>

#include "liquid/annotation.h"
#include "source/diagnostic.h"
#include "syntax/parse.h"

namespace needle::liquid {

// How much of a function's calls is opened. What cannot be typed is opened less.
enum class Opened : uint8_t {
  Abstract,  // callees can be replaced
  Checked,   // callees are checked
  Closed,    // only its own result is judged
};

struct Options {
  std::unordered_map<Symbol, Opened> opened = {};  // Abstract when not mentioned
  bool totality = false;                           // more of the library's functions are partial
  // Beside what annotations say: of the result of this function also the n-th of what could be said.
  std::unordered_map<Symbol, size_t> strengthened = {};
};

// A function to judge.
struct Judged {
  Symbol name;
  Span span, name_span;
  Symbol judge;                        // \facet1 .. facetk x1 .. xn -> Judged
  std::vector<Symbol> callees;         // of the facets, as the user knows them
  std::vector<std::string> arguments;  // their names, as far as there are any
  bool patterns = true;                // one that is missing counts
  std::string unproved;                // why nothing can be proved: what of it is not judged; empty: nothing is known
  std::vector<Symbol> behind;          // functions of this module without a type, whose code counts as its own
};

// What modules that import this one need to know.
struct Facts {
  Symbol module;
  std::vector<Alias> aliases;
  std::unordered_set<Symbol> predicates;
  std::unordered_set<Symbol> measures;  // and other functions that predicates call
  struct Function {
    size_t arity = 0;
    bool checked = false, abstract = false, opaque = false, annotated = false, bounded = false;  // open.h
  };
  std::unordered_map<Symbol, Function> functions;
  struct DataType {
    size_t params = 0;
    bool refined = false;  // some field has a refined type
    bool maps = false;     // its values can be changed one by one
    bool whole = true;     // what is said of a type parameter can be looked up everywhere
    bool unseen = false;   // something that is said of its fields is not looked at
  };
  std::unordered_map<Symbol, DataType> data;
};

struct Elaborated {
  std::vector<Judged> judged;
  struct Function {
    Symbol name;
    Span span;
  };
  std::vector<Function> functions;  // all that were opened
  // What could be said of a function beside: annotations, the simplest first. Of those that have no such words nothing.
  std::unordered_map<Symbol, std::vector<std::string>> stronger;
  std::unordered_set<Symbol> known;  // functions that a verifier knows exactly: measures and the like
  std::vector<Span> instances;       // that are written out
  Facts facts;
};

// Changes the module. `imported`: of the modules that it imports.
Elaborated elaborate(const Sources& sources, syntax::ParsedModule& module, Diagnostics& diagnostics,
                     const std::vector<const Facts*>& imported, const Options& options);

}  // namespace needle::liquid
