// Looks values up, on demand, from where they are used back to where they are made.
//
// The value of an expression in a frame is looked up once. What has one possible outcome is that outcome: an alias, a
// parameter, a known callee, a known constructor. Where there are several, a node is made that collects them, and clauses
// say under which literal which of them it is:
//
//   case s of { A -> e; B -> f }     d -> demand(s);   d & s is A -> a;   a -> demand(e) & value is e's;  the same with B
//
// A call of a site that is on the stack already is put off: its literal is assumed to be false until somebody opens it.
// So the formula is finite at any time, describes exactly the runs that need none of what was put off, and grows by
// opening. All clauses are permanent.
//
// hit(e, F) is the literal of: the evaluation of e in F passes a mark.
#pragma once
#include <map>
#include <memory>
#include <set>
#include <string>

#include "backward/facts.h"
#include "backward/flow.h"
#include "backward/heap.h"
#include "backward/listener.h"
#include "base/stop.h"

namespace needle::backward {

struct LookupOptions {
  core::GlobalId input;  // the action that reads the next number; invalid: there is none
  bool typed = true;     // a value that is a number here is one everywhere
  bool strict = true;    // what is evaluated only to be evaluated counts
  bool wraps = false;    // sums of Int are computed modulo 2^64; otherwise runs in which one does not fit are left out
  bool summarises = false;         // calls are not put off: of their results some facts are known
  size_t most_lookups = SIZE_MAX;  // what comes then cannot be told
  size_t most_at_once = 3000;      // calls of a recursion in which nothing is undecided
  LookupListener* listener = nullptr;
};

class Lookup {
 public:
  Lookup(core::Program& program, Bindings& bindings, Flow& flow, const space::Spaces& spaces, solve::Formula& formula,
         std::unordered_set<uint32_t> marks, const LookupOptions& options, const Stop& stop);

  const Frame* root() const { return &root_; }
  Unknown* unknown(space::SpaceId space);
  // The activation of a lambda without free variables whose parameters are inputs.
  const Frame* enter(const core::LamExpr& lambda, const std::vector<Unknown*>& inputs);

  View value(const core::Expr* e, const Frame* frame);
  Literal hit(const core::Expr* e, const Frame* frame);
  // The evaluation of all of the value passes a mark.
  Literal hit_inside(const core::Expr* e, const Frame* frame);

  // The same as hit, asked the other way: from the marks to callers, and to theirs, up to the entry. What must hold on
  // any way is demanded; but that a delayed value is demanded by somebody is taken for granted. So inputs that are found
  // may be wrong, but if there are none, there are none.
  Literal hit_from_marks(const core::Expr* code, const Frame* entry);
  struct Beginning {
    Literal literal;  // this mark is the one
    const core::TickExpr* tick;
    const Frame* frame;
  };
  const std::vector<Beginning>& beginnings() const { return beginnings_; }

  // --- what was put off
  struct Open {
    Literal literal;  // implies that the call is made
    uint32_t depth = 0;
    std::function<void()> expand;
  };
  std::vector<Open>& open() { return open_; }
  void expand(const Open& open);
  void settle();  // tells everybody of sources that arrived meanwhile; before the formula is asked
  // The next lookups, some hundreds or, when there are many already, thousands, are made at once; what comes then is put
  // off. So nothing takes long, and the formula is asked while it is small.
  void begin_round();
  // What cannot be said in clauses: assumed to be false, and never opened.
  Literal undecided() const { return undecided_; }
  // Some sum of Int was taken as exact, and only runs in which it fits are described.
  bool has_sums_of_int() const { return !fits_.empty(); }

  // Facts about the results of calls that are not made, as literals to assume; of those that were met so far. Nothing may
  // be assumed meanwhile that a body would not know. Nothing: it was paused, and goes on when it is called again.
  std::optional<std::vector<Literal>> find_facts(const std::function<bool()>& paused);

  size_t nodes() const { return nodes_.size() + hits_.size(); }
  struct Read {  // an input of the program: at this site, in this frame
    const core::Expr* site;
    const Frame* frame;
    Term number;
  };
  const std::vector<Read>& reads() const { return reads_; }
  // --- for who walks through the program himself
  // The frame that an expression needs at most, seen from one in which it can be evaluated.
  const Frame* home_of(const core::Expr* e, const Frame* frame) const;
  // Null: the variable belongs to a frame that is not known.
  const Frame* frame_of_owner(const core::Var* var, const Frame* frame) const;
  // The frame of a call, made or known; `callee` is what is called at the site, `function` the lambda in it.
  const Frame* frame_for(const Frame* caller, const core::Expr* site, uint32_t skipped, const Source* callee,
                         const Source* function, std::vector<Thunk> args);
  const Source* source_of(const core::Expr* made, const Frame* frame);
  const Source* nullary(const core::DataCon* con);
  std::vector<Thunk> arguments(Seq<const core::Expr* const> args, const Frame* frame) const;
  // The numbers among the inputs that somebody looked at.
  std::vector<Term> numbers() const;

 private:
  static constexpr uint32_t kDeepest = 1500;  // lookups inside each other; what is deeper is put off
  using Key = std::pair<const void*, const Frame*>;
  struct KeyHash {
    size_t operator()(const Key& k) const {
      return std::hash<const void*>()(k.first) * 1000003u ^ std::hash<const void*>()(k.second);
    }
  };
  struct Entry {
    View view;
    bool done = false;
  };
  struct Hit {
    Literal literal = kFalse;
    bool done = false, asked = false;
  };

  // --- nodes
  Node* new_node();
  View bottom();
  View number(Term term, Literal demand = kTrue);
  View truth(Literal holds, Literal demand = kTrue);
  View single(const Source* source, Literal demand = kTrue);
  View opaque();
  Node* collecting();
  void finish(Node* node, bool subject_closed) { node->closed = subject_closed && node->waits == 0; }
  std::optional<Term> number_of(const View& view);
  void give_number(Node* node);
  void link_number(Node* node, Literal guard, Node* to);
  Literal both(Literal a, Literal b);
  void link(Node* node, Literal guard, const View& to);
  void add_source(Node* node, const Source* source, Literal guard, Literal literal);
  void forbid_number(Literal guard, Node* node);
  void each_number(Node* node, std::function<void(Literal)> f);
  void each_source(Node* node, std::function<void(const Source*, Literal)> f);

  // --- values
  View compute(const core::Expr* e, const Frame* frame);
  View variable(const core::Var* var, const Frame* frame);
  View field(const core::Var* var, const Binding& binding, const Frame* frame);
  View thunk(const Thunk& thunk);
  View literal(const core::Literal& literal);
  View text(std::u32string_view characters);
  View choose(const core::CaseExpr& c, const Frame* frame);
  View choose_number(const core::CaseExpr& c, const Frame* frame, const View& subject);
  View choose_constructor(const core::CaseExpr& c, const Frame* frame, const View& subject);
  struct Way {
    Literal condition;
    const core::Expr* body;  // null: none
  };
  std::optional<std::vector<Way>> ways(const core::CaseExpr& c, Term x);
  void link_in_branch(Node* node, Literal guard, const core::Expr* body, const Frame* frame);
  View call(const View& function, const std::vector<Thunk>& args, const core::Expr* site, uint32_t skipped,
            const Frame* frame);
  View call_source(const Source* source, const std::vector<Thunk>& args, const core::Expr* site, uint32_t skipped,
                   const Frame* frame);
  View read(const core::Expr* site, const Frame* frame);
  View look(Unknown& unknown);
  View look_at_data(Unknown& unknown, const space::Space& space);
  View look_at_number(const space::Space& space);

  const Frame* same_call(const Frame* caller, const Source* function, const std::vector<Thunk>& args) const;
  // A call as it is about to be made: the lambda, its arguments, and what is left of them.
  struct Ready {
    const Source* function = nullptr;  // null: it makes a partial application
    std::vector<Thunk> args, rest;
    const Source* partial = nullptr;
  };
  Ready ready(const Source* source, const std::vector<Thunk>& args, const core::Expr* site, uint32_t skipped,
              const Frame* frame);
  bool is_put_off(const core::Expr* site, uint32_t skipped, const core::LamExpr* lambda, const Frame* frame);
  // What is met in f is met under something undecided.
  template <class F>
  auto in_branch(const F& f) {
    const uint64_t before = branch_;
    branch_ = ++branches_;
    auto out = f();
    branch_ = before;
    return out;
  }
  void put_off(Node* node, Literal guard, uint32_t depth, std::function<void()> expand);
  bool is_too_much() const { return nesting_ > kDeepest || nodes() > full_at_; }

  // --- upward
  const Frame* activation_of(const core::LamExpr& lambda, const Frame* called, const core::AppExpr* site);
  void open_callers(const Frame* frame);
  void position(const core::Expr* body, const core::Expr* what, const Frame* frame, Literal guard);
  void take_way(const core::CaseExpr& c, const core::Expr* taken, const Frame* frame, Literal guard);
  // The frame of a caller, and that the site is evaluated there.
  const Frame* frame_around(const core::Expr* site, const Frame* called, Literal guard);
  View from_callers(const void* what, const core::Var* var, const Frame* frame,
                    const std::function<View(const Activation::Caller&, const Source*)>& value_at);
  View parameter(const Frame* frame, uint32_t index);
  View nonlocal(const core::Var* var, const Frame* frame);

  // --- facts
  View top();
  void widen(Node* node, const core::TyCon* type);
  const Frame* by_anybody(const core::LamExpr* lambda, uint32_t depth = 0);
  View anything(const std::vector<Flow::Token>& tokens, uint32_t depth);
  View summarised(const core::LamExpr* lambda);
  Summary& summary_of(const core::LamExpr* lambda);
  Literal holds(const Fact& fact, const View& v);
  std::vector<Literal> made_by(const View& v, const core::DataCon* con) const;
  bool is_broken(const Fact& fact, const View& body) const;
  bool look_at_bodies(const std::function<bool()>& paused);

  // --- numbers
  View primitive(const core::PrimExpr& e, const Frame* frame);
  View operation(core::Prim prim, const std::vector<View>& operands, Literal demand);
  View tag_of(const View& operand);
  std::optional<Term> arithmetic(core::Prim prim, Term a, Term b, Literal& demand);
  std::optional<Term> truncated(bool remainder, Term a, Term b);
  std::optional<Term> rounded_down(bool remainder, Term a, Term b);
  std::optional<Term> either(Literal condition, std::optional<Term> yes, std::optional<Term> no);
  std::optional<Term> negated(Term a);
  std::optional<Term> fitted(Term exact, Literal& demand);

  // --- hits
  Literal compute_hit(const core::Expr* e, const Frame* frame);
  Literal hit_thunk(const Thunk& thunk);
  Literal hit_unseen(const Thunk& thunk, bool inside) const;
  Literal hit_variable(const core::Var* var, const Frame* frame);
  Literal hit_case(const core::CaseExpr& c, const Frame* frame);
  Literal hit_constructor(const core::CaseExpr& c, const Frame* frame, const View& subject);
  Literal hit_number(const core::CaseExpr& c, const Frame* frame, const View& subject);
  Literal hit_call(const core::AppExpr& app, const Frame* frame);
  Literal hit_call_of(const View& function, const std::vector<Thunk>& args, const core::Expr* site, uint32_t skipped,
                      const Frame* frame);
  Literal hit_source(const Source* source, const std::vector<Thunk>& args, const core::Expr* site, uint32_t skipped,
                     const Frame* frame);
  Literal hit_operands(const core::PrimExpr& e, const Frame* frame);
  Literal hit_inside(const Thunk& thunk, uint32_t depth);
  Literal some(Literal a, Literal b);
  const core::Expr* body_taken(const core::CaseExpr& c, const Source* source) const;

  core::Program& program_;
  Bindings& bindings_;
  Flow& flow_;
  const space::Spaces& spaces_;
  solve::Formula& formula_;
  const std::unordered_set<uint32_t> marks_;
  const LookupOptions options_;
  const Stop& stop_;
  Frame root_;
  Literal undecided_;
  std::deque<Node> all_nodes_;
  std::deque<Frame> frames_;
  std::deque<Source> all_sources_;
  std::deque<Unknown> unknowns_;
  std::deque<std::u32string> texts_;
  std::unordered_map<Key, Entry, KeyHash> nodes_;
  std::unordered_map<Key, Hit, KeyHash> hits_;
  std::unordered_map<Key, const Source*, KeyHash> sources_;
  std::map<std::tuple<const Frame*, const core::Expr*, uint32_t, const Source*>, const Frame*> calls_;
  std::map<std::tuple<const Frame*, const core::Expr*, uint32_t, const Source*>, const Source*> partials_;
  std::unordered_map<uint64_t, Literal> conjunctions_;
  std::unordered_map<const Source*, View> rests_;  // of texts
  std::unordered_map<uint32_t, Literal> fits_;     // by term: that it fits into an Int
  std::deque<Activation> activations_;
  std::map<const core::LamExpr*, Summary> summaries_;
  std::set<std::pair<const Node*, const core::TyCon*>> widened_;
  std::vector<const core::LamExpr*> unlooked_;  // bodies of functions with summaries
  std::map<std::tuple<const core::LamExpr*, const Frame*, const core::AppExpr*>, Frame*> entered_;
  const core::Expr* entry_code_ = nullptr;
  std::vector<Beginning> beginnings_;
  const Frame* entry_ = nullptr;
  std::vector<Open> open_;
  std::deque<std::function<void()>> later_;
  std::vector<Read> reads_;
  uint64_t branch_ = 0, branches_ = 0;
  size_t at_once_ = 0;
  uint32_t nesting_ = 0;
  size_t full_at_ = SIZE_MAX;  // lookups; what comes then is put off
  bool opening_ = false;       // the next frame is that of a call that was put off
};

}  // namespace needle::backward
