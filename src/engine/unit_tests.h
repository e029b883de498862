// The unit tests of a suite, from one evaluation of its main.
//
// A search of its own would make code for each of them, and run main again up to where it is handed over: time that grows with the
// square of their number. Here the tests stand behind one choice point, each starts from what main had left, and going
// back undoes what it did. A test that fails, or has something to say, is nobody's here: a search looks at it again.
#pragma once
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "claim/verdict.h"
#include "engine/control.h"
#include "engine/options.h"
#include "program/functions.h"

namespace needle::engine {

class UnitTests {
 public:
  // Of these tests; those of a suite that has no other are left out.
  UnitTests(program::Workspace& workspace, const std::vector<program::Function>& tests, const SearchOptions& options,
            Control& control);
  ~UnitTests();
  // How much of it they need.
  uint64_t take_memory(uint64_t of) { return max_memory_ = left_.empty() ? 0 : of / 4; }
  // On the thread that owns the workspace, in the order of the tests. Nothing when a search has to look.
  std::optional<claim::Result> result(const program::Function& test);

 private:
  struct Session;  // a machine in which the suite's main has ended
  std::optional<claim::Result> run(const program::Function& test);
  bool is_ready(const program::Function& test);
  void give_up(core::GlobalId suite, bool at_once);

  program::Workspace& workspace_;
  const SearchOptions& options_;
  Control& control_;
  const core::GlobalId is_discard_;
  std::map<core::GlobalId, size_t> left_;  // by suite: tests that are still to come
  core::GlobalId suite_;                   // the session's
  std::unique_ptr<Session> session_;
  uint64_t max_memory_ = 0;
  size_t lost_ = 0;  // sessions of that suite
};

}  // namespace needle::engine
