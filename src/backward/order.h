// The order in which a strict program reads its inputs.
//
// A model gives a number to each place where the program reads one, in each activation that was looked at. What the
// program is given is a sequence. So the program is run once, with activations as lookups number them, and each read
// takes the number of its place; 0 where nobody looked.
#pragma once
#include "backward/lookup.h"

namespace needle::backward {

class Order {
 public:
  Order(core::Program& program, Bindings& bindings, Lookup& lookup, const solve::Formula& formula,
        const std::unordered_set<uint32_t>& marks, core::GlobalId input)
      : program_(program), bindings_(bindings), lookup_(lookup), formula_(formula), marks_(marks), input_(input) {}

  // Up to the first mark; up to where it is stuck, or takes too long.
  void run(const core::Expr* code);
  const std::vector<solve::Int>& numbers() const { return out_; }
  uint64_t path() const { return path_; }
  // The calls that are under way at the mark, the outermost first.
  std::vector<const core::Expr*> stack() const;

 private:
  struct Value {
    std::optional<solve::Int> number;
    const Source* source = nullptr;
  };
  struct Ended {};  // thrown
  using Key = std::pair<const core::Expr*, const Frame*>;

  Value value(const core::Expr* e, const Frame* frame);
  Value evaluate(const core::Expr* e, const Frame* frame);
  Value variable(const core::Var* var, const Frame* frame);
  Value choose(const core::CaseExpr& c, const Frame* frame);
  Value call(const core::AppExpr& app, const Frame* frame);
  Value primitive(const core::PrimExpr& e, const Frame* frame);
  Value thunk(const Thunk& t);
  Value truth(bool b);

  core::Program& program_;
  Bindings& bindings_;
  Lookup& lookup_;
  const solve::Formula& formula_;
  const std::unordered_set<uint32_t>& marks_;
  const core::GlobalId input_;
  std::map<Key, Value> known_;
  std::map<Key, Term> numbers_;
  std::map<const Source*, solve::Int> read_;
  std::deque<Source> made_;
  std::vector<solve::Int> out_;
  const Frame* at_mark_ = nullptr;
  uint64_t steps_ = 0, path_ = 0;
  uint32_t nesting_ = 0;
};

}  // namespace needle::backward
