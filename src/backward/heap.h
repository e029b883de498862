// What lookups speak of: activations, values by where they were made, and what is known of one value.
//
// A frame is one activation of a lambda: who called, at which site, with what. A source is one place in one frame where a
// constructor or a function is made. Both are made once, so they are the same where their addresses are.
//
// A node is what a lookup has found out about a value: a number as a term of the formula, or sources of which, if the
// value is demanded, at least one literal holds. Sources may arrive later, as long as some call that could bring them is
// not open yet; those who look at a node are told of each. A view is a node and the literal of its demand: what must hold
// for the evaluation to end with a value.
#pragma once
#include <deque>
#include <functional>
#include <optional>
#include <unordered_map>
#include <vector>

#include "core/core.h"
#include "solve/formula.h"
#include "solve/integer.h"
#include "space/space.h"

namespace needle::backward {

using solve::kFalse;
using solve::kTrue;
using solve::Literal;
using solve::Term;

struct Frame;
struct Source;
struct Unknown;

struct Node {
  std::optional<Term> number;
  Literal is_number = kTrue;  // that it is a number, where the language does not say so
  std::vector<std::pair<const Source*, Literal>> sources;
  std::vector<std::function<void(const Source*, Literal)>> watchers;
  std::vector<std::function<void()>> number_watchers;
  bool top = false;              // it may be anything
  bool closed = true;            // neither sources nor a number will arrive any more
  uint32_t waits = 0;            // for so many others that are not closed, or calls that were put off
  std::optional<Literal> truth;  // of one that collects Bools: that it is True
};

struct View {
  friend bool operator==(const View&, const View&) = default;
  Literal demand = kTrue;
  Node* node = nullptr;
  // The one source that it has, if there is no other and it is no number.
  const Source* only() const {
    return node->closed && !node->top && !node->number && node->sources.size() == 1 ? node->sources[0].first : nullptr;
  }
  bool only_number() const { return node->closed && node->number && node->sources.empty(); }
};

// What a variable stands for: an expression in a frame, a part of an input, text from some character on, or whatever the
// caller gave.
struct Thunk {
  const core::Expr* code = nullptr;
  const Frame* frame = nullptr;
  Unknown* unknown = nullptr;
  const Source* text = nullptr;
  bool is_character = false;       // the first of the text; otherwise what follows it
  const Frame* entered = nullptr;  // the parameter of a call of which it is not known who made it
  uint32_t parameter = 0;
  View given = {};  // something that was looked up already
  friend bool operator==(const Thunk&, const Thunk&) = default;
};

struct Source {
  enum Kind : uint8_t { Constructor, Function, Partial, Text } kind = Constructor;
  const core::DataCon* con = nullptr;
  std::vector<Thunk> parts;  // the fields; Partial: the arguments so far
  const core::LamExpr* lambda = nullptr;
  const Frame* frame = nullptr;         // Function: where it was made
  const Source* function = nullptr;     // Partial
  std::u32string_view characters = {};  // Text: not empty
};

struct Frame {
  const Frame* caller = nullptr;
  const core::Expr* site = nullptr;
  uint32_t skipped = 0;                   // arguments of the site that a call before this one took
  const core::LamExpr* lambda = nullptr;  // null: the outermost, which is no call
  const Frame* outer = nullptr;           // the activation in which the lambda was made
  std::vector<Thunk> args;
  uint32_t depth = 0;
  uint64_t branch = 0;                      // the undecided branch under which the call was met
  bool opened = false;                      // it was put off, and taken up again
  struct Activation* activation = nullptr;  // it is not known who called, and `outer` neither
};

// A call that some caller has made: who, is put off.
struct Activation {
  struct Caller {
    Literal picked;
    const Frame* frame;
    const core::AppExpr* site;
  };
  bool by_anybody = false;  // with whatever values the analysis allows; then there are no callers
  Literal exists;           // implies that one of the callers is picked
  std::vector<Caller> callers;
  std::vector<std::function<void(const Caller&)>> watchers;
};

// One of the values that inputs are made of.
struct Unknown {
  space::SpaceId space;
  std::optional<View> view;                                      // once somebody has looked
  std::vector<std::pair<const core::DataCon*, Literal>> chosen;  // Data: the literal of each constructor
  std::vector<std::vector<Unknown*>> fields;                     // by constructor
  Unknown* inner = nullptr;                                      // of a newtype, of an image
};

}  // namespace needle::backward
