// The simplifier. It walks an expression together with its context: what will be done with the value, as a list of
// frames.
//
//   (\x -> e) a            ==>  let x = a in e             beta
//   let x = a in e         ==>  e with a for x             x occurs once, or a is small, and no work is repeated
//   case K a b of K x y -> e
//                          ==>  let x = a; y = b in e      a known constructor, literal or dictionary
//   case (case x of { A -> e1; B -> e2 }) of alts
//                          ==>  join j.. = alts in case x of { A -> case e1 of alts'; B -> case e2 of alts' }
//   f (case x of ..)       is left alone                   arguments are lazy
//   sel ($fEqList d)       ==>  $fEqList_== d              a method of a known instance
//   sum $fNumInt xs        ==>  sum@$fNumInt xs            a specialised copy, made and simplified on the way
//   let f = \x -> .. in case y of { A -> f 1; B -> f 2 }
//                          ==>  join f = \x -> .. in ..    f is only called, saturated, in tail position
//   sum 0 (upTo 1 n)       ==>  sum*upTo 0 1 n             one function of two, without the list between them
//
// Every expression of the input is looked at once: an inlined body is a fresh copy. So a variable of the input is bound
// once, and what it stands for can be kept in a table instead of an environment. Work is linear in input plus what is
// inlined, and that is limited per global.
#pragma once
#include <deque>
#include <string>
#include <unordered_map>

#include "optimise/occurrence.h"
#include "optimise/optimise.h"

namespace needle::optimise {

// The globals inlined around a place, so that no cycle of them is unrolled; but a function that takes apart what is
// written out is, each time with less of it.
struct Chain {
  GlobalId global;
  const Chain* outer = nullptr;
  uint32_t depth = 0;
  uint32_t written_out = 0;  // constructors in its arguments
};

struct Argument {
  const Expr* expr;
  const Chain* chain;
  bool done = false;  // simplified already
};

// The case by which a fused function takes apart what its other half makes.
struct Fold {
  const Expr* consumer;            // the function that the case was taken from
  size_t param;                    // which of its parameters
  std::vector<const Var*> others;  // what its other parameters are here
};

// What is done with the value of the expression at hand.
struct Context {
  enum Kind : uint8_t { Stop, Apply, Select } kind = Stop;
  std::vector<Argument> args;        // Apply
  const CaseExpr* select = nullptr;  // Select; its scrutinee is not used
  const Chain* chain = nullptr;      // Select
  bool again = false;                // Select: already simplified, used by several branches: copy it
  const Fold* fold = nullptr;        // Select
  Span span;
  const Context* next = nullptr;
};

// What inlining wants to know about a global.
struct GlobalInfo {
  enum State : uint8_t { Untouched, Active, Ready } state = Untouched;
  bool known = false;  // the rest is filled in
  bool recursive = false;
  uint32_t arity = 0;        // parameters of the lambda, 0 when it is none
  uint32_t size = 0;         // up to a limit
  uint64_t scrutinised = 0;  // parameters that are taken apart or called
  bool consumption_known = false;
  uint64_t consumed = 0;     // parameters that it, or a loop that it is made of, consumes (fuse.h)
  uint64_t recursed_on = 0;  // parameters of which it gives a part to itself
  enum Answer : uint8_t { NotAsked, Yes, No } produces = NotAsked;
};

class Simplifier {
 public:
  Simplifier(Program& program, const Options& options);

  // Simplifies the global's body, and those it calls, unless that was done.
  void prepare(GlobalId id);
  // Once more, after another pass changed it.
  void again(GlobalId id);
  // Globals whose body this simplifier made or changed, in the order they were finished.
  const std::vector<GlobalId>& finished() const { return finished_; }

 private:
  // What a variable of the input stands for.
  struct Meaning {
    enum Kind : uint8_t { Itself, Done, Delayed } kind = Itself;
    const Expr* expr = nullptr;    // Done: of the output, an atom or a closed dictionary; Delayed: of the input
    const Chain* chain = nullptr;  // Delayed
  };
  // What is known of a variable of the output.
  struct Knowledge {
    const Expr* value = nullptr;     // a constructor with atomic fields, a literal, or a small lambda
    const Var* evaluated = nullptr;  // the variable that holds it evaluated (a case binder), in this branch
    const Var* owner = nullptr;      // the case binder whose first field it is
    bool is_evaluated = false;
    bool join = false;
    bool dummy = false;  // a join point made from an expression: called with one dummy argument
  };
  struct Wrap {  // something to put around a result
    bool recursive = false, join = false;
    std::vector<Bind> binds;
  };
  using Wraps = std::vector<Wrap>;

  const Expr* simplify_body(GlobalId id, const Expr* body, int rounds);
  const Expr* go(const Expr* e, const Context* k, const Chain* chain);
  const Expr* nested(const Expr* e, const Chain* chain);
  const Expr* wrap(Wraps& wraps, const Expr* e, size_t from = 0);
  const Context* apply(std::vector<Argument> args, Span span, const Context* next);
  const Context* stop() const { return &stop_; }

  // calls (simplify_call.cpp)
  const Expr* call_var(const Expr* e, const Var* v, const Context* k, const Chain* chain);
  const Expr* call_global(const Expr* e, GlobalId g, const Context* k, const Chain* chain);
  const Expr* call_selector(GlobalId g, const Context*& k, const Chain* chain);
  const Context* simplify_arguments(const Context* k, size_t count, std::vector<const Expr*>& out);
  bool specialised(GlobalId& g, const Context*& k, const Chain* chain);
  GlobalId specialise(GlobalId g, const std::vector<const Expr*>& dictionaries, uint32_t size);
  const Expr* inline_global(GlobalId g, const Context* k, const Chain* chain);
  bool worth_unfolding(const Global& g, const GlobalInfo& info, const Context* k, const Chain* before,
                       uint32_t& written);
  bool feeds_consumer(const CaseExpr& e);
  uint32_t written_out(const Expr* e, uint32_t depth);
  bool worth_inlining(const Global& g, const GlobalInfo& info, const Context* k, size_t args);
  bool interesting(const Expr* arg);
  const GlobalInfo& info_of(GlobalId g);
  const Expr* beta(const LamExpr& lam, const Context* k, const Chain* chain);
  const Expr* rebuild(const Expr* e, const Context* k);
  const Expr* lambda(const LamExpr& e, const Chain* chain);

  // one function of two (simplify_fuse.cpp)
  // Of a local loop: calls whose argument `param` is a call of the producer, or is this constructor, are calls of
  // `fused`, which takes the arguments of that instead.
  struct Rule {
    const Var* loop;
    size_t arity;
    size_t param;
    GlobalId producer;
    const DataCon* con;
    const Var* fused;
  };
  bool is_producer(GlobalId g);
  GlobalId fused_global(GlobalId consumer, size_t param, GlobalId producer);
  const Expr* fused_body(const Expr* consumer, const LamExpr& f, size_t param, GlobalId producer);
  const Expr* fused_call(const Expr* f, const std::vector<const Expr*>& args, Span span);
  const Expr* call_consumer(const Expr* e, GlobalId g, const Context* k);
  const Expr* call_loop(const Expr* e, const Context* k);
  const Expr* fold_back(const Expr* scrutinee, const Fold& fold, Span span);
  const ConExpr* known_con(const Expr* e);
  const Expr* unpacked_body(const LamExpr& f, size_t param, const DataCon* con);
  const Expr* fuse_loops(const Expr* e, const Chain* chain);
  const Expr* fuse_group(const LetExpr& e, const Chain* chain);
  Rule find_rule(const std::vector<Bind>& group, const Expr* body);
  const GlobalInfo& consumption_of(GlobalId g);
  void find_consumed(const Expr* body, GlobalId g, GlobalInfo& info);
  bool brings_producer(const Expr* arg);

  // bindings (simplify_let.cpp)
  const Expr* let(const LetExpr& e, const Context* k, const Chain* chain);
  const Expr* let_rec(const LetExpr& e, const Context* k, const Chain* chain);
  const Expr* join(const LetExpr& e, const Context* k, const Chain* chain);
  void bind(const Var* v, const Expr* rhs, const Chain* chain, Wraps& wraps, bool under_lambda = false);
  const Expr* partial_application(const Expr* e, const Chain* chain, Wraps& wraps);
  void bind_output(const Var* v, const Expr* rhs, Wraps& wraps);
  const Expr* atomic_fields(const ConExpr& con, Wraps& wraps);
  const Var* fresh(const Var* v);
  void learn(const Var* v, const Expr* value);

  // cases (simplify_case.cpp)
  const Expr* select_known(const Expr* value, const Expr* whole, const Context* k);
  const Expr* select_con(const DataCon* con, const std::vector<Argument>& fields, const Expr* whole, const Context* k);
  const Expr* select_literal(const Expr* literal, const Context* k);
  const Expr* select_dictionary(const Expr* scrutinee, const Context* k);
  const Expr* build_case(const Expr* scrutinee, const Context* k);
  const Expr* explicit_fallback(const Expr* fallback, std::vector<Alt>& alts);
  const Var* same_value(const DataCon* con, const std::vector<const Expr*>& args);
  Alt alternative(const Alt& a, const Var* binder, const Context* next, const Chain* chain);
  const Context* duplicable(const Context* k, Wraps& wraps);
  const Context* duplicable_select(const Context* k, Wraps& wraps);
  Alt share_alternative(Alt a, const Var* own_binder, const Var* binder, Wraps& wraps);
  const CaseExpr* input_case(const Context* k);
  const Expr* primitive(const PrimExpr& e, const Context* k, const Chain* chain);
  bool is_evaluated(const Expr* e);
  bool is_cheap(const Expr* e);

  const Expr* copy(const Expr* e);
  const Expr* value(const Argument& a) { return a.done ? a.expr : nested(a.expr, a.chain); }

  Program& program_;
  const Options& options_;
  Builder build_;
  OccurrenceTable occurrences_;
  VarTable<Meaning> meanings_;
  VarTable<Knowledge> known_;
  Paged<GlobalInfo> infos_;
  std::vector<GlobalId> finished_;
  Specialisations own_specialisations_;
  Specialisations& specialisations_;
  std::deque<Context> contexts_;
  std::deque<Chain> chains_;
  std::unordered_map<const Expr*, Fold> folds_;  // by the scrutinee of their case
  std::vector<Rule> rules_;
  bool settling_ = false;   // nothing is fused any more
  bool unpacking_ = false;  // loops are given the fields of what they would take apart
  uint32_t fusing_ = 0;     // how deep in functions that are being fused
  Context stop_;
  int64_t budget_ = 0;    // how much may still be inlined into the global at hand
  uint32_t depth_ = 0;    // of nested prepare
  uint64_t changes_ = 0;  // made so far
  uint64_t fused_ = 0;    // loops moved out and calls fused so far
};

}  // namespace needle::optimise
