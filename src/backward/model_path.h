// The path to a mark in a model: the conditions and calls on it, in their order, the entry's first.
#pragma once
#include <set>

#include "backward/search.h"

namespace needle::backward {

struct OnPath {
  const core::Expr* at;  // the case, the call or the marked tick
  const Frame* frame;
  std::string is = {};  // of a case: which alternative it was; empty: it could not have been another
};

class ModelPath {
 public:
  explicit ModelPath(Search& search)
      : lookup_(search.lookup()),
        bindings_(search.bindings()),
        formula_(search.formula()),
        question_(search.question()),
        entry_(search.entry()) {}

  std::vector<OnPath> find();

 private:
  // Downward, by hits. True: a mark was found, and what lies before it is in path_.
  bool walk(const core::Expr* e, const Frame* frame);
  bool enter(const core::Expr* e, const Frame* frame);
  bool walk_inside(const Thunk& thunk, uint32_t depth);
  bool variable(const core::Var* var, const Frame* frame);
  bool choice(const core::CaseExpr& c, const Frame* frame);
  bool step(const OnPath& what, const core::Expr* next, const Frame* frame);
  bool call(const View& function, const std::vector<Thunk>& args, const core::Expr* site, uint32_t skipped,
            const Frame* frame);
  // Upward, by the callers that are picked.
  bool climb(const core::Expr* from, const Frame* frame);
  bool position(const core::Expr* body, const core::Expr* what, const Frame* frame);

  bool holds(Literal l) const { return formula_.value(l); }
  std::string is(const core::CaseExpr& c, const View& subject, const core::Expr*& taken) const;

  Lookup& lookup_;
  Bindings& bindings_;
  const solve::Formula& formula_;
  const Question& question_;
  const Frame* entry_;
  std::vector<OnPath> path_;
  std::set<std::pair<const core::Expr*, const Frame*>> seen_;
};

}  // namespace needle::backward
