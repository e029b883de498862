#include "solve/z3_decider.h"

#include <z3++.h>

#include <chrono>
#include <mutex>

#include "solve/component.h"
#include "solve/watchdog.h"
#include "solve/z3_doubles.h"

namespace needle::solve {

// Z3 with the path's variables.
struct Z3Engine {
  z3::context context;
  z3::solver solver{context, z3::solver::simple()};
  std::vector<z3::expr> variables;
  Watchdog watchdog{[this] { context.interrupt(); }};

  Z3Engine() { leave_signals(solver); }

  // Z3 would take SIGINT from the program.
  void leave_signals(z3::solver& of) {
    z3::params parameters(context);
    parameters.set("ctrl_c", false);
    of.set(parameters);
  }

  z3::check_result check(z3::solver& of, uint32_t milliseconds) {
    const Watchdog::Call call(watchdog, milliseconds);
    return of.check();
  }

  z3::expr number(Int value) {
    if (value == static_cast<int64_t>(value)) return context.int_val(static_cast<int64_t>(value));
    return context.int_val(show(value).c_str());
  }

  z3::expr variable(Variable v) {
    while (variables.size() <= v.index)
      variables.push_back(context.int_const(("x" + std::to_string(variables.size())).c_str()));
    return variables[v.index];
  }

  z3::expr term(const Terms& terms, Term t) {
    z3::expr_vector parts(context);
    for (const Summand& s : terms.summands(t)) {
      const z3::expr x = variable(s.variable);
      parts.push_back(s.coefficient == 1 ? x : number(s.coefficient) * x);
    }
    if (parts.empty() || terms.constant_part(t) != 0) parts.push_back(number(terms.constant_part(t)));
    return parts.size() == 1 ? parts[0] : z3::sum(parts);
  }

  z3::expr condition(const Path& path, Condition c, bool side) {
    const ConditionData& data = path.data(c);
    const z3::expr form = term(path.terms, data.form), bound = number(data.bound);
    if (data.equality) return side ? form == bound : form != bound;
    return side ? form <= bound : form > bound;
  }

  void define(const Path& path, const z3::expr& result, const Definition& definition, unsigned width) {
    const z3::expr a = term(path.terms, definition.a), b = term(path.terms, definition.b);
    switch (definition.operation) {
      case Operation::Multiply:
        solver.add(result == a * b);
        return;
      case Operation::Divide:
        // By a constant it is linear.
        solver.add(b * result <= a && a < b * result + b);
        return;
      case Operation::Modulo:
        solver.add(result == z3::mod(a, b));
        return;
      case Operation::And:
      case Operation::Or:
      case Operation::Xor:
        break;
      default:
        return;  // z3_doubles.h
    }
    if (width == 0) return;  // no word holds the operands, so Z3 is not told
    const z3::expr left = z3::int2bv(width, a), right = z3::int2bv(width, b);
    const z3::expr bits = definition.operation == Operation::And  ? left & right
                          : definition.operation == Operation::Or ? left | right
                                                                  : left ^ right;
    solver.add(result == z3::bv2int(bits, true));
  }

  void declare(const Path& path, Variable v) {
    const Meaning& meaning = path.meaning(v);
    const z3::expr x = variable(v);
    if (meaning.low) solver.add(x >= number(*meaning.low));
    if (meaning.high) solver.add(x <= number(*meaning.high));
    if (meaning.definition) define(path, x, *meaning.definition, meaning.bits);
  }

  std::optional<Int> value(const z3::model& model, Variable v) {
    const z3::expr numeral = model.eval(variable(v), true);
    if (int64_t small; numeral.is_numeral_i64(small)) return small;
    std::string digits;
    return numeral.is_numeral(digits) ? parse(digits) : std::nullopt;
  }
};

// Products by bits: whether there is a model among numbers of this many bits. Z3's own search over the integers often does
// not end there. What it does not find may still exist.
std::optional<z3::model> model_by_bits(Z3Engine& engine, const Path& path, unsigned bits, uint32_t milliseconds) {
  z3::context& context = engine.context;
  const z3::tactic steps = z3::tactic(context, "simplify") & z3::tactic(context, "nla2bv") & z3::tactic(context, "smt");
  z3::solver small = steps.mk_solver();
  engine.leave_signals(small);
  for (const z3::expr& assertion : engine.solver.assertions()) small.add(assertion);
  const z3::expr most = engine.number(Int{1} << bits);
  for (uint32_t i = 0; i < path.variables(); ++i) {
    const Variable variable(i);
    if (path.meaning(variable).definition) continue;
    small.add(engine.variable(variable) < most && engine.variable(variable) > -most);
  }
  if (engine.check(small, milliseconds) != z3::sat) return std::nullopt;
  return small.get_model();
}

// Products and quotients of numbers that are not known.
size_t count_products(const Path& path) {
  size_t count = 0;
  for (uint32_t i = 0; i < path.variables(); ++i) {
    const std::optional<Definition>& definition = path.meaning(Variable(i)).definition;
    count += definition && definition->operation <= Operation::Modulo && !path.terms.summands(definition->b).empty();
  }
  return count;
}

// What a scope of Z3 holds.
struct Z3Scope {
  Step step;
  Meaning meaning;
};

struct Z3Decider::State {
  uint32_t megabytes = 0;
  std::unique_ptr<Z3Engine> engine;
  std::mutex mutex;  // for `engine` and `stopped`, where another thread interrupts
  bool stopped = false;
  std::vector<Z3Scope> scopes;
  Component component;  // of the question

  static Meaning meaning_of(const Path& path, const Step& step) {
    return step.kind == Step::Kind::Declare ? path.meaning(Variable(step.number)) : Meaning();
  }

  void synchronise(const Path& path) {
    const std::vector<Step>& steps = path.steps();
    size_t common = 0;
    while (common < scopes.size() && common < steps.size() && scopes[common].step == steps[common] &&
           scopes[common].meaning == meaning_of(path, steps[common]))
      ++common;
    if (common < scopes.size()) {
      engine->solver.pop(static_cast<unsigned>(scopes.size() - common));
      scopes.resize(common);
    }
    for (size_t i = common; i < steps.size(); ++i) {
      engine->solver.push();
      scopes.push_back({steps[i], meaning_of(path, steps[i])});
      if (steps[i].kind == Step::Kind::Declare)
        engine->declare(path, Variable(steps[i].number));
      else
        engine->solver.add(engine->condition(path, Condition(steps[i].number), steps[i].kind == Step::Kind::True));
    }
  }

  // Doubles elsewhere keep their values: here nothing is known of what is computed from them.
  bool take_model(Path& path, const z3::model& model) {
    path.differences.begin_change();
    for (const Variable variable : component.variables()) {
      if (path.meaning(variable).definition) continue;
      const std::optional<Int> value = engine->value(model, variable);
      if (!value || !in_limits(*value)) return false;
      path.differences.set_value(variable, *value);
    }
    return path.follow() && path.model_holds();
  }

  Possible taken(Path& path, const z3::model& model, Condition condition, bool side) {
    if (take_model(path, model) && path.model_side(condition) == side) return Possible::Yes;
    path.differences.take_back();
    return Possible::Unknown;
  }

  // Small numbers first. The time is for all attempts; the first have half of what is left.
  Possible by_bits(Path& path, Condition condition, bool side, uint32_t milliseconds) {
    using Clock = std::chrono::steady_clock;
    constexpr unsigned kBits[] = {8, 20, 40};
    const Clock::time_point until = Clock::now() + std::chrono::milliseconds(milliseconds);
    for (unsigned bits : kBits) {
      const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now()).count();
      if (left <= 0) break;
      const auto most = static_cast<uint32_t>(bits == kBits[2] ? left : left / 2 + 1);
      const std::optional<z3::model> model = model_by_bits(*engine, path, bits, most);
      if (model && taken(path, *model, condition, side) == Possible::Yes) return Possible::Yes;
    }
    return Possible::Unknown;
  }

  static constexpr uint32_t kForProducts = 150;  // milliseconds
  static constexpr size_t kMostProducts = 300;   // with thousands of them Z3 does not even notice interrupts

  Possible ask(Path& path, Condition condition, bool side, uint32_t milliseconds) {
    component.find(path, path.data(condition).form);
    const bool doubles = component.computes_doubles(path);
    const size_t products = count_products(path);
    if (products > kMostProducts) return Possible::Unknown;
    // Z3's own limit makes it fail where it cannot say so (a context that is not there). All contexts count together.
    if (Z3_get_estimated_alloc_size() >> 20 > megabytes) {
      start_again();
      return Possible::Unknown;
    }
    if (!engine) start();
    if (doubles) return ask_doubles(path, condition, side, milliseconds);
    synchronise(path);
    engine->solver.push();
    engine->solver.add(engine->condition(path, condition, side));
    Possible answer = Possible::Unknown;
    switch (engine->check(engine->solver, products ? std::min(milliseconds, kForProducts) : milliseconds)) {
      case z3::unsat:
        answer = Possible::No;
        break;
      case z3::unknown:
        if (products) answer = by_bits(path, condition, side, milliseconds);
        break;
      case z3::sat:
        answer = taken(path, engine->solver.get_model(), condition, side);
    }
    engine->solver.pop();
    return answer;
  }

  Possible ask_doubles(Path& path, Condition condition, bool side, uint32_t milliseconds) {
    Z3Doubles question(engine->context, path, component);
    z3::solver solver = question.ask(condition, side);
    engine->leave_signals(solver);
    switch (engine->check(solver, milliseconds)) {
      case z3::unsat:
        return question.is_complete() ? Possible::No : Possible::Unknown;
      case z3::unknown:
        return Possible::Unknown;
      case z3::sat:
        break;
    }
    path.differences.begin_change();
    question.take(solver.get_model());
    if (path.follow() && path.model_holds() && path.model_side(condition) == side) return Possible::Yes;
    path.differences.take_back();
    return Possible::Unknown;
  }

  void start() {
    auto made = std::make_unique<Z3Engine>();
    const std::lock_guard lock(mutex);
    if (stopped) made->watchdog.stop();
    engine = std::move(made);
  }

  void start_again() {
    scopes.clear();
    const std::lock_guard lock(mutex);
    engine.reset();
  }
};

Z3Decider::Z3Decider(uint32_t megabytes) : state_(std::make_unique<State>()) {
  state_->megabytes = megabytes;
}
Z3Decider::~Z3Decider() = default;

Possible Z3Decider::ask(Path& path, Condition condition, bool side, uint32_t milliseconds) {
  path.differences.begin_change();
  try {
    return state_->ask(path, condition, side, milliseconds);
  } catch (const std::exception&) {
    // In which state it left its scopes nobody knows.
    path.differences.take_back();
    state_->start_again();
    return Possible::Unknown;
  }
}

void Z3Decider::forget() {
  if (!state_->engine) return;
  try {
    state_->engine->solver.pop(static_cast<unsigned>(state_->scopes.size()));
    state_->scopes.clear();
  } catch (const std::exception&) {
    state_->start_again();
  }
}

void Z3Decider::interrupt() {
  const std::lock_guard lock(state_->mutex);
  state_->stopped = true;
  if (state_->engine) state_->engine->watchdog.stop();
}

}  // namespace needle::solve
