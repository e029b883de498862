#include "optimise/components.h"

#include <algorithm>

namespace needle::optimise {
namespace {

// Tarjan's algorithm; the depth of the recursion is kept on a stack of its own.
class Tarjan {
 public:
  Tarjan(Program& program, const std::vector<GlobalId>& globals) : program_(program) {
    for (GlobalId id : globals) state_[id.index].member = true;
    for (GlobalId id : globals) {
      if (state_[id.index].order == 0) visit(id);
    }
  }
  std::vector<std::vector<GlobalId>> groups;

 private:
  struct State {
    uint32_t order = 0, low = 0;
    bool member = false, on_stack = false;
  };
  struct Visit {
    GlobalId id;
    std::vector<GlobalId> callees;
    size_t next = 0;
  };

  Visit enter(GlobalId id) {
    State& s = state_[id.index];
    s.order = s.low = ++count_;
    s.on_stack = true;
    stack_.push_back(id);
    Visit v{id, {}, 0};
    if (const Expr* body = program_.body(id)) {
      each_global(body, [&](GlobalId g) {
        if (state_[g.index].member) v.callees.push_back(g);
      });
    }
    return v;
  }

  void visit(GlobalId root) {
    std::vector<Visit> visits;
    visits.push_back(enter(root));
    while (!visits.empty()) {
      Visit& v = visits.back();
      State& s = state_[v.id.index];
      if (v.next < v.callees.size()) {
        GlobalId callee = v.callees[v.next++];
        State& c = state_[callee.index];
        if (c.order == 0) {
          visits.push_back(enter(callee));
        } else if (c.on_stack) {
          s.low = std::min(s.low, c.order);
        }
        continue;
      }
      if (s.low == s.order) close(v.id);
      uint32_t low = s.low;
      visits.pop_back();
      if (!visits.empty()) {
        State& parent = state_[visits.back().id.index];
        parent.low = std::min(parent.low, low);
      }
    }
  }

  void close(GlobalId root) {
    std::vector<GlobalId> group;
    for (;;) {
      GlobalId id = stack_.back();
      stack_.pop_back();
      state_[id.index].on_stack = false;
      group.push_back(id);
      if (id == root) break;
    }
    groups.push_back(std::move(group));
  }

  Program& program_;
  Paged<State> state_;
  std::vector<GlobalId> stack_;
  uint32_t count_ = 0;
};

}  // namespace

std::vector<std::vector<GlobalId>> components(Program& program, const std::vector<GlobalId>& globals) {
  return Tarjan(program, globals).groups;
}

}  // namespace needle::optimise
