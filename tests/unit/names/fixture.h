// A session of small modules given as text.
#pragma once
#include <gtest/gtest.h>

#include <map>
#include <string>

#include "names/resolve.h"

namespace needle::names {

class World {
 public:
  World() {
    library("Needle.Prim", R"(
infixl 6 +, -
infixl 7 *
infix 4 ==
infixr 0 $
infixr 9 .
data Int
data Char
data Bool = False | True
data Maybe a = Nothing | Just a
class Eq a where { (==), (/=) :: a -> a -> Bool; x /= y = x == y }
class Show a where show :: a -> [Char]
(+), (-), (*) :: Int -> Int -> Int
(+) = (+)
(-) = (-)
(*) = (*)
f $ x = f x
(f . g) x = f (g x)
id x = x
map f xs = xs
filter f xs = xs
lookup k xs = k
length xs = xs
)");
    library("Prelude", "import Needle.Prim");
    library("Data.List", "sortBy f xs = xs\nlookup k xs = xs", "(sortBy, lookup)");
    library("Data.Map", "data Map k v = Tip | Bin k v\ninsert a b = a\nlookup a b = a\nempty = Tip",
            "(Map, insert, lookup, empty)");
    environment.mark_library();
  }
  void library(const std::string& name, const std::string& body, std::string exports = "") {
    if (exports.empty() && name == "Prelude") exports = "(module Needle.Prim)";
    std::string text = "{-# LANGUAGE NoImplicitPrelude #-}\nmodule " + name + " " + exports + " where\n" + body + "\n";
    resolve(text);
    EXPECT_EQ(messages(), "") << name;
  }
  ResolvedModule& resolve(const std::string& text) {
    diagnostics = Diagnostics();
    FileId file = sources.add("T.hs", text);
    syntax::ParsedModule parsed = syntax::parse_module(sources, file, diagnostics);
    EXPECT_FALSE(diagnostics.has_errors()) << messages() << text;
    return modules.emplace_back(resolve_module(environment, std::move(parsed), diagnostics));
  }
  std::string messages() const {
    std::string out;
    for (const Diagnostic& d : diagnostics.list()) {
      out += (out.empty() ? "" : "\n") + sources.describe(d.span) + ": " + d.message;
      for (const std::string& h : d.hints) out += "\n* " + h;
    }
    return out;
  }
  // The dump of the user's module without its head line.
  std::string names(const std::string& text) {
    ResolvedModule& module = resolve(text);
    EXPECT_EQ(messages(), "") << text;
    std::string dump = dump_names(environment, module);
    return dump.substr(dump.find('\n') + 1);
  }
  std::string errors(const std::string& text) {
    resolve(text);
    return messages();
  }

  Sources sources;
  Diagnostics diagnostics;
  Environment environment;
  std::deque<ResolvedModule> modules;
};

}  // namespace needle::names
