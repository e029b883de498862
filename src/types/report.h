// Messages of the checker, worded as GHC words them. What the checker was looking at is a chain of Context frames, kept
// by every wanted constraint, so that a constraint found unsolvable much later is still reported with its surroundings.
//
// Errors are collected here and handed to Diagnostics once, in source order, one per place. The types in a mismatch are
// printed only then, when everything that can be known about them is known.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "source/diagnostic.h"
#include "types/print.h"
#include "types/unify.h"

namespace needle::types {

enum class ContextKind : uint8_t {
  Expression,
  Argument,
  Field,
  Equation,
  PatternBinding,
  Alternative,
  Lambda,
  Statement,
  Guard,
  Pattern,
  Type,
  Instance,
  Class,
  Constructor,
  Data
};
struct Context {
  const Context* up;
  ContextKind kind;
  Span span;
  uint32_t index = 0;  // Argument: which one, from 1
  Symbol name;         // Argument: the function;  Equation: what it defines
};

// Why a constraint is wanted.
enum class OriginKind : uint8_t {
  Use,
  Literal,
  Do,
  BindFail,
  Sequence,
  Negation,
  Selection,
  LiteralPattern,
  Superclass,
  Deriving,
  Instance,
  Statement,
  Pattern,
  Eval,
  Coerce,
  DefaultMethod,
  Update,
  Match
};
struct Origin {
  OriginKind kind;
  Span span;
  Symbol name;
  const Context* context;
};

class Reporter {
 public:
  Reporter(const names::Environment& names, const Sources* sources) : names_(names), sources_(sources) {}

  const Context* push(const Context* up, ContextKind kind, Span span, Symbol name = {}, uint32_t index = 0) {
    return arena_.make<Context>(Context{up, kind, span, index, name});
  }
  const Origin* origin(OriginKind kind, Span span, const Context* context, Symbol name = {}) {
    return arena_.make<Origin>(Origin{kind, span, name, context});
  }

  // "message", then the context's lines.
  void error(int code, Span span, std::string message, const Context* context = nullptr,
             std::vector<std::string> hints = {});
  // Couldn't match expected type .. with actual type ..; `notes` come before the context.
  void mismatch(Span span, const Context* context, const Type* expected, const Type* actual, const Mismatch& where,
                const std::vector<std::string>& notes = {});
  std::string arising(const Origin& origin) const;

  std::string text(Span span) const;  // one line of source, shortened
  std::string describe(Span span) const;
  std::string quoted(EntityId entity) const { return "'" + std::string(names_.entity(entity).name.text()) + "'"; }
  const names::Environment& names() const { return names_; }

  size_t count() const { return errors_.size(); }
  bool muted = false;
  void flush(Diagnostics& diagnostics);

  // The lines saying where the rigid variables in these types come from.
  void rigid_notes(std::span<const Type* const> types, TypePrinter& printer, std::string& out) const;

 private:
  void context_lines(const Context* context, std::string& out) const;
  const names::Environment& names_;
  const Sources* sources_;
  Arena arena_;
  struct Pending {
    Diagnostic diagnostic;
    std::function<std::string()> late;  // more to say, or empty
  };
  void add(int code, Span span, std::string message, std::vector<std::string> hints, std::function<std::string()> late);
  std::string mismatch_text(const Type* expected, const Type* actual, const Mismatch& where) const;
  std::vector<Pending> errors_;
};

// 'one', 'two' ..
std::string number_word(size_t n);
std::string ordinal_word(size_t n);
// An operator in parentheses, anything else as it is.
std::string in_parens(std::string_view name);

// Diagnostic codes of this folder.
enum Code : int {
  kMismatch = 301,
  kOccurs = 302,
  kKind = 303,
  kTypeSyntax = 304,
  kArity = 305,
  kHole = 306,
  kRecord = 307,
  kRigid = 308,
  kNoInstance = 401,
  kAmbiguous = 402,
  kDuplicateInstance = 403,
  kBadInstance = 404,
  kDeriving = 405,
  kBadClass = 406,
  kFamily = 407,
  kUnsupported = 501
};

}  // namespace needle::types
