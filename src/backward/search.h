// The search from marks back to the inputs: one formula that grows until it has a model, or none is possible.
//
//   ask: can a mark be hit, without any of the calls that were put off?
//   yes: the model is a candidate.     no: the core says which of those calls matter; they are opened, and a few more.
//   no, and no such call matters: no input hits a mark.
//
// Any real run makes, of every core, at least one of the calls in it: otherwise it would be a model. So each round brings
// every real run nearer, and what can be hit by a finite run is found, as long as the solver answers.
#pragma once
#include <chrono>
#include <deque>
#include <memory>
#include <optional>

#include "backward/lookup.h"
#include "base/stop.h"
#include "space/value.h"

namespace needle::backward {

struct Question {
  core::Program& program;
  const space::Spaces& spaces;
  const core::Expr* code = nullptr;  // a closed lambda over the inputs; or an expression, when there are none
  std::vector<space::SpaceId> inputs = {};
  std::unordered_set<uint32_t> marks = {};
  bool whole = true;    // all of the value is evaluated
  bool upward = false;  // from the marks to their callers, and theirs; otherwise from the entry to the marks
  LookupOptions how = {};
  std::function<LookupListener*(class Search&)> listen = {};  // when a search begins: who wants to be told
  std::function<void(class Search&)> at_candidate = {};       // before anybody judges it
};

struct SearchLimits {
  Stop& stop;
  size_t max_memory = size_t{2} << 30;
  uint32_t solver_milliseconds = 2000;
};

enum class State : uint8_t {
  Working,
  Candidate,  // the model may be a run that hits a mark
  Exhausted,  // no run does
  Overflows,  // none does, but for those in which a sum of Int does not fit
  Undecided,  // none does, but for those that clauses cannot tell
  OutOfMemory,
  Stopped,
};

class Search {
 public:
  Search(const Question& question, const SearchLimits& limits);
  ~Search();

  // A round or some, or a part of one, until about so many lookups were made or a fraction of a second is over. Only a
  // question to the solver may take longer, after it was given up sooner before.
  State work(uint64_t lookups);

  // --- of a candidate
  std::vector<space::Value> inputs() const;
  // The numbers that the program reads until it hits a mark, in order; and the path it takes, which is equal where all
  // choices on the way are.
  struct Reads {
    std::vector<solve::Int> numbers;
    uint64_t path = 0;
    std::vector<const core::Expr*> stack;  // the calls under way there, the outermost first
  };
  Reads reads();
  // Makes the numbers small, as far as that is quick.
  void make_small();
  void refuse();  // no candidate on the same path any more

  // --- for those who show it
  Lookup& lookup() { return *lookup_; }  // after some work
  Bindings& bindings() { return bindings_; }
  const Question& question() const { return question_; }
  const Frame* entry() const { return entry_; }

  bool sums_of_int() const { return lookup_ && lookup_->has_sums_of_int(); }
  uint64_t lookups() const { return lookup_ ? lookup_->nodes() : 0; }
  const solve::Formula& formula() const { return formula_; }
  uint64_t rounds() const { return rounds_; }
  uint64_t unknown() const { return unknown_; }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr uint32_t kFirstPatience = 250;
  double seconds() const { return std::chrono::duration<double>(Clock::now() - began_).count(); }
  bool prepare();  // false: there is more to do
  void look_for_goal();
  std::vector<Literal> assumptions() const;
  State ask();
  State open_core();
  void take_out(std::vector<size_t> which);
  void open_some();
  bool is_full() const;
  bool is_over() const;  // the time for now, the memory, or everything
  space::Value value_of(const Unknown& unknown, const std::unordered_set<uint32_t>& used) const;

  const Question question_;
  const SearchLimits limits_;
  solve::Formula formula_;
  Bindings bindings_;
  Flow flow_;
  std::unique_ptr<Lookup> lookup_;
  std::vector<Unknown*> unknowns_;
  std::vector<Literal> facts_;  // about results of calls that are not made
  const Frame* entry_ = nullptr;
  Literal goal_;
  uint64_t rounds_ = 0, unknown_ = 0;
  enum class Stage : uint8_t { Nothing, Inputs, Program, Rounds } stage_ = Stage::Nothing;
  uint32_t patience_ = kFirstPatience;      // with the solver, in milliseconds
  Clock::time_point began_;                 // the work under way
  std::deque<Lookup::Open> to_open_;        // in this round; the formula is asked when there are none
  size_t before_round_ = 0, old_open_ = 0;  // lookups; calls that were open and stay so
  bool hidden_ = false;                     // making an input may hit a mark, and nobody looks there
  const Stop::Scope stoppable_;
};

}  // namespace needle::backward
