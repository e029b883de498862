#include "session/check.h"

#include <algorithm>
#include <condition_variable>
#include <memory>
#include <thread>

#include "base/deep_stack.h"
#include "session/attempt.h"
#include "session/interrupts.h"
#include "session/progress_line.h"

namespace needle::session {
namespace {

using claim::Result;
using namespace std::chrono_literals;

class Run {
 public:
  Run(Workspace& session, const std::vector<Workspace::PropertySource>& sources, const CheckOptions& options,
      const std::function<void(const Result&)>& each)
      : session_(session), options_(options), each_(each), tasks_(sources.size()), line_(options.progress) {
    for (size_t i = 0; i < sources.size(); ++i) tasks_[i].source = sources[i];
    jobs_ = std::max<size_t>(1, std::min<size_t>(options.jobs, sources.size()));
    options_.max_memory /= jobs_;
  }

  std::vector<Result> all() {
    Interrupts interrupts;
    std::thread monitor([&] { watch(interrupts); });
    for (Task& task : tasks_) {
      wait_until([&] { return running_ < jobs_; });
      if (Interrupts::noted()) break;
      start(task);
    }
    wait_until([&] { return running_ == 0; });
    {
      std::lock_guard lock(mutex_);
      ended_ = true;
    }
    interrupts.wake();
    monitor.join();
    std::vector<Result> out;
    for (Task& task : tasks_)
      if (task.result) out.push_back(std::move(*task.result));
    return out;
  }

 private:
  struct Task {
    Workspace::PropertySource source;
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
    {
      std::lock_guard lock(mutex_);
      task.attempt = std::make_unique<Attempt>(session_, task.source, options_);
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

  // What goes wrong inside us with one property is no reason to lose the others.
  template <class Work>
  static Result guarded(const Attempt& attempt, Work work) {
    try {
      work();
      return attempt.result();
    } catch (const std::exception& error) {
      Result broken = attempt.result();
      broken.verdict = claim::Broken{error.what(), true};
      return broken;
    }
  }

  void finish(Task& task, Result result) {
    std::lock_guard lock(mutex_);
    task.attempt.reset();
    task.result = std::move(result);
    ended_tasks_.push_back(&task);
    --running_;
    line_.erase();
    for (; printed_ < tasks_.size() && tasks_[printed_].result; ++printed_) each_(*tasks_[printed_].result);
    changed_.notify_all();
  }

  // On a thread of its own: the user's interrupts, and the progress line.
  void watch(Interrupts& interrupts) {
    while (true) {
      interrupts.wait(100ms);
      std::lock_guard lock(mutex_);
      if (ended_) return;
      if (Interrupts::noted()) {
        for (Task& task : tasks_)
          if (task.attempt) task.attempt->stop();
      } else if (running_ > 0) {
        draw();
      }
    }
  }

  void draw() {
    for (const Task& task : tasks_)
      if (task.attempt) return line_.draw(*task.attempt, options_.depth.has_value());
  }

  Workspace& session_;
  CheckOptions options_;
  const std::function<void(const Result&)>& each_;
  std::vector<Task> tasks_;
  size_t jobs_ = 1;
  std::mutex mutex_;  // of all below, and of the tasks' attempts and results
  std::condition_variable changed_;
  ProgressLine line_;
  size_t running_ = 0;
  std::vector<Task*> ended_tasks_;  // their threads can be joined
  size_t printed_ = 0;              // of the tasks, how many at the front
  bool ended_ = false;
};

}  // namespace

std::vector<Result> check(Workspace& session, const std::vector<CompiledModule*>& modules, const CheckOptions& options,
                          const std::function<void(const Result&)>& each) {
  const size_t errors = session.diagnostics().error_count();
  const std::vector<Workspace::PropertySource> sources =
      program::properties(session, modules, options.properties, options.may_be_elsewhere);
  if (session.diagnostics().error_count() > errors) return {};
  session.end_budget();
  return Run(session, sources, options, each).all();
}

}  // namespace needle::session
