// From inputs that an engine found to a candidate for a verdict: printed as Haskell, written as a token, and run again
// by the reference evaluator.
#pragma once
#include "claim/engine.h"
#include "engine/conclude.h"
#include "engine/control.h"
#include "engine/options.h"
#include "program/functions.h"
#include "witness/witness.h"

namespace needle::engine {

// What a replay needs of the library, with the limits of the search.
witness::ReplayOptions replay_options(const program::Workspace& workspace, const SearchOptions& options);

// The function a claim is about, as tokens and messages name it.
struct ClaimedFunction {
  std::string module, name, file;
  ChosenTypes types;  // chosen for its type variables
};

class Candidates {
 public:
  // With a control its interruption ends every run.
  Candidates(program::Workspace& workspace, const space::Spaces& spaces, const witness::ReplayOptions& replay,
             Control* control = nullptr)
      : workspace_(workspace), spaces_(spaces), replay_(replay), control_(control) {}

  // Printed, with what the reference evaluator says about it within the given time.
  Candidate confirm(const claim::Test& test, const ClaimedFunction& function, const claim::End::Found& found,
                    double seconds) const;
  // Printed only.
  claim::Witness describe(const claim::Test& test, const ClaimedFunction& function,
                          const std::vector<space::Value>& inputs, const std::string& target = "") const;
  struct Again {
    bool trace = false;                  // the calls of the user's functions
    std::vector<uint32_t> targets = {};  // ticks: the replay ends when one is passed
  };
  witness::Replay replay(const claim::Test& test, const std::vector<space::Value>& inputs, double seconds,
                         const Again& again) const;
  // As the user's own Show writes it, in the scope of this module; nothing where that is not to be had (as_shown.h).
  std::optional<std::string> shown(program::CompiledModule& module, const core::Type* type,
                                   const space::Value& value) const;
  // The arguments among the inputs as Haskell in the scope of this module: as the user's Show writes them where it may be
  // believed, otherwise by constructors. It may evaluate for a while: no search should wait for it.
  std::vector<std::string> texts(program::CompiledModule& module, const claim::Test& test,
                                 const std::vector<space::Value>& inputs) const;
  // The witness with these texts.
  void show(claim::Witness& witness, program::CompiledModule& module, const claim::Test& test,
            const std::vector<space::Value>& inputs) const;
  // The input as it is printed: what generators make of their choices.
  space::Value evaluated(const space::Value& input) const;

 private:
  program::Workspace& workspace_;
  const space::Spaces& spaces_;
  witness::ReplayOptions replay_;
  Control* control_;
  mutable double patience_ = 1;  // the seconds that texts may still take which then cannot be used
};

// A result about a function of the user's, with its place and nothing else.
claim::Result result_about(const program::Workspace& workspace, const program::CompiledModule& module, Symbol name,
                           Span span, Span name_span);
// About a function or a test, as reports call it.
claim::Result result_about(const program::Workspace& workspace, const program::Function& source);
// A file without a module header is known by its own name.
std::string module_name(const program::CompiledModule& module, const std::string& file);

}  // namespace needle::engine
