#include "engine/check.h"

#include <algorithm>
#include <condition_variable>
#include <exception>
#include <functional>
#include <iterator>
#include <memory>

#include "base/deep_stack.h"
#include "base/serial.h"
#include "engine/attempt.h"
#include "engine/handed_over.h"
#include "engine/unit_tests.h"
#include "program/close.h"
#include "program/test_calls.h"

namespace needle::engine {
namespace {

using claim::Result;

class Run {
 public:
  Run(Workspace& workspace, const std::vector<program::Function>& sources, const SearchOptions& options,
      Control& control, const std::function<void(const Result&)>& each)
      : workspace_(workspace),
        options_(options),
        control_(control),
        each_(each),
        tasks_(sources.size()),
        units_(workspace, sources, options_, control) {
    for (size_t i = 0; i < sources.size(); ++i) tasks_[i].source = sources[i];
    jobs_ = std::max<size_t>(1, std::min<size_t>(options.jobs, sources.size()));
    options_.max_memory = (options_.max_memory - units_.take_memory(options_.max_memory)) / jobs_;
    if (options.jobs == 1 || options.allow_io) return;  // what is done to the world is done once
    options_.helping.spare = &spare_;
    options_.helping.most = options.jobs - 1;
    spare_.add(options.jobs - jobs_);
  }

  std::vector<Result> all() {
    const Control::Telling telling(control_, [this] { return progress(); });
    for (Task& task : tasks_) {
      wait_until([&] { return running_ < jobs_; });
      if (control_.interrupted() || damaged()) break;
      start(task);
    }
    leave_the_rest_to_helpers();
    wait_until([&] { return running_ == 0; });
    if (damaged_) std::rethrow_exception(damaged_);
    std::vector<Result> out;
    for (Task& task : tasks_)
      if (task.result) out.push_back(std::move(*task.result));
    return out;
  }

 private:
  struct Task {
    program::Function source;
    std::unique_ptr<Attempt> attempt;  // while it is under way
    std::unique_ptr<DeepThread> thread;
    std::optional<Result> result;
  };

  template <class Condition>
  void wait_until(Condition condition) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, condition);
    for (Task* task : ended_tasks_) task->thread.reset();
    ended_tasks_.clear();
  }

  void start(Task& task) {
    if (task.source.suite.valid() && is_done_with_others(task)) return;
    auto attempt = std::make_unique<Attempt>(workspace_, task.source, options_, control_);
    {
      std::lock_guard lock(mutex_);
      task.attempt = std::move(attempt);
      ++running_;
    }
    bool searchable = false;
    const Result prepared = guarded(*task.attempt, [&] { searchable = task.attempt->prepare(); });
    if (!searchable) return finish(task, prepared);
    auto search = [this, &task] { finish(task, guarded(*task.attempt, [&] { task.attempt->run(); })); };
    try {
      task.thread = std::make_unique<DeepThread>(search);
    } catch (const std::runtime_error&) {
      search();  // no room for a thread
    }
  }

  bool is_done_with_others(Task& task) {
    std::optional<Result> result = units_.result(task.source);
    if (!result) return false;
    {
      std::lock_guard lock(mutex_);
      ++running_;
    }
    finish(task, std::move(*result));
    return true;
  }

  // No property waits any more: whoever ends leaves a thread to those that go on.
  void leave_the_rest_to_helpers() {
    std::lock_guard lock(mutex_);
    all_started_ = true;
    spare_.add(jobs_ - running_);
  }

  bool damaged() {
    std::lock_guard lock(mutex_);
    return damaged_ != nullptr;
  }

  // What goes wrong inside us with one property is no reason to lose the others; a damaged library is.
  template <class Work>
  Result guarded(const Attempt& attempt, Work work) {
    try {
      work();
      return attempt.result();
    } catch (const ByteReader::Corrupt&) {
      std::lock_guard lock(mutex_);
      damaged_ = std::current_exception();
      return attempt.result();
    } catch (const std::exception& error) {
      Result broken = attempt.result();
      broken.verdict = internal_error(error.what());
      return broken;
    }
  }

  void finish(Task& task, Result result) {
    std::unique_ptr<Attempt> ended;  // detaches from the control without our lock
    std::lock_guard lock(mutex_);
    ended = std::move(task.attempt);
    task.result = std::move(result);
    ended_tasks_.push_back(&task);
    --running_;
    if (all_started_) spare_.add(1);
    for (; !damaged_ && printed_ < tasks_.size() && tasks_[printed_].result; ++printed_)
      each_(*tasks_[printed_].result);
    changed_.notify_all();
  }

  // Of the first one that is under way.
  std::optional<Progress> progress() {
    std::lock_guard lock(mutex_);
    for (const Task& task : tasks_)
      if (task.attempt) return task.attempt->progress();
    return std::nullopt;
  }

  Workspace& workspace_;
  SearchOptions options_;
  Control& control_;
  const std::function<void(const Result&)>& each_;
  std::vector<Task> tasks_;
  UnitTests units_;
  size_t jobs_ = 1;
  SpareThreads spare_;
  std::mutex mutex_;  // of all below, and of the tasks' attempts and results
  std::condition_variable changed_;
  size_t running_ = 0;
  bool all_started_ = false;
  std::vector<Task*> ended_tasks_;  // their threads can be joined
  size_t printed_ = 0;              // of the tasks, how many at the front
  std::exception_ptr damaged_;
};

// Of the properties those that have instances at types of our choice, and those that no test uses at types of its own:
//   prop_assoc :: Law a => a -> a -> a -> Bool      prop "associates" (prop_assoc :: Sum -> Sum -> Sum -> Bool)
void leave_to_tests(Workspace& workspace, const std::vector<program::Function>& tests, const CheckOptions& options,
                    std::vector<program::Function>& functions) {
  if (tests.empty()) return;
  std::erase_if(functions, [&](const program::Function& f) {
    return program::is_used(workspace, f.entity) &&
           !program::closed_if_any(workspace, *f.module, f.entity, {}, options.search.types);
  });
}

// What is to be checked: functions by their names, tests as a program hands them over.
std::vector<program::Function> sources_of(Workspace& workspace, const std::vector<CompiledModule*>& modules,
                                          const CheckOptions& options, Control& control) {
  const std::vector<std::string>& named = options.properties;
  std::vector<program::Function> functions, tests;
  const auto is_function = [&](const std::string& name) {
    return std::any_of(modules.begin(), modules.end(), [&](CompiledModule* module) {
      const std::vector<program::Function> all = program::functions_of(*module);
      return std::any_of(all.begin(), all.end(), [&](const program::Function& f) { return f.name.text() == name; });
    });
  };
  std::vector<std::string>
      others;  // names of tests, or of nothing; a group may be called like the function that it tests
  std::copy_if(named.begin(), named.end(), std::back_inserter(others),
               [&](const std::string& name) { return !name.starts_with("prop_") || !is_function(name); });
  if (named.empty() || !others.empty()) tests = handed_over(workspace, modules, options.search, control);
  std::erase_if(tests, [&](const program::Function& t) {
    return (t.once && !t.examined && !options.units) ||
           (!named.empty() && std::none_of(others.begin(), others.end(),
                                           [&](const auto& n) { return claim::is_called(t.groups, t.title, n); }));
  });
  std::vector<std::string> left;  // no test is called like this
  std::copy_if(named.begin(), named.end(), std::back_inserter(left), [&](const std::string& name) {
    return std::none_of(tests.begin(), tests.end(),
                        [&](const program::Function& t) { return claim::is_called(t.groups, t.title, name); });
  });
  if (named.empty() || !left.empty())
    functions = program::properties(workspace, modules, left, options.may_be_elsewhere, tests, "function or test");
  if (named.empty()) leave_to_tests(workspace, tests, options, functions);
  functions.insert(functions.end(), tests.begin(), tests.end());
  return functions;
}

}  // namespace

std::vector<Result> check(Workspace& workspace, const std::vector<CompiledModule*>& modules,
                          const CheckOptions& options, Control& control,
                          const std::function<void(const Result&)>& each) {
  const size_t errors = workspace.diagnostics().error_count();
  const std::vector<program::Function> sources = sources_of(workspace, modules, options, control);
  if (workspace.diagnostics().error_count() > errors) return {};
  workspace.end_budget();
  return Run(workspace, sources, options.search, control, each).all();
}

std::vector<Result> list(Workspace& workspace, const std::vector<CompiledModule*>& modules, const CheckOptions& options,
                         Control& control) {
  std::vector<Result> out;
  for (const program::Function& f : sources_of(workspace, modules, options, control))
    out.push_back(result_about(workspace, f));
  return out;
}

}  // namespace needle::engine
