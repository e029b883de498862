#include "engine/handed_over.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <iterator>

#include "base/watchdog.h"
#include "core/build.h"
#include "core/call_graph.h"
#include "core/spine.h"
#include "machine/machine.h"
#include "optimise/optimise.h"
#include "program/test_calls.h"

namespace needle::engine {
namespace {

using program::CompiledModule;
using program::Function;
using program::Workspace;

// warnings
constexpr int kNotListed = 713;  // main does not come to its end
constexpr int kLeftOut = 714;    // tests that are not run
constexpr size_t kLongestListing = size_t{64} << 20;
constexpr size_t kLongestTitle = 60;

// What a program begins with: its main, a value that is a suite, or an action that somebody runs by hand.
struct Entry {
  CompiledModule* module = nullptr;
  Function function;
  core::GlobalId program;   // an IO action
  std::string around = {};  // a group around its tests
};

core::GlobalId new_global(Workspace& workspace, Symbol module, const std::string& name, const core::Expr* body) {
  core::Global& g = *workspace.program().add_global(module, intern(name));
  g.body = body;
  return g.id;
}

bool is_action(const Workspace& workspace, names::EntityId value) {
  const auto known = workspace.types().values.find(value);
  const types::Type* type = known == workspace.types().values.end() ? nullptr : known->second;
  return type && type->kind == types::TypeKind::App && type->left->kind == types::TypeKind::Con &&
         type->left->con == workspace.names().known_type("IO");
}

bool has(const std::vector<core::GlobalId>& all, core::GlobalId one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

// Those that no other of them runs; of those that run each other the first.
std::vector<Entry> outermost(Workspace& workspace, std::vector<Entry> all) {
  std::vector<std::vector<core::GlobalId>> reached;
  for (const Entry& e : all) reached.push_back(core::reachable_from(workspace.program(), {e.program}));
  std::vector<Entry> out;
  for (size_t i = 0; i < all.size(); ++i) {
    bool inside = false;
    const core::GlobalId value = workspace.global_of(all[i].function.entity);
    for (size_t j = 0; j < all.size() && !inside; ++j)
      inside =
          j != i && has(reached[j], value) && (j < i || !has(reached[i], workspace.global_of(all[j].function.entity)));
    if (!inside) out.push_back(all[i]);
  }
  return out;
}

// Actions that have something to do with tests: mains, or all others but those that others of them run.
std::vector<Entry> actions(Workspace& workspace, const std::vector<CompiledModule*>& modules, bool mains) {
  std::vector<Entry> out;
  const core::GlobalId takes = workspace.library_global("handOver");
  for (CompiledModule* module : modules)
    for (Function& f : program::functions_of(*module)) {
      if ((f.name.text() == "main") != mains || !is_action(workspace, f.entity)) continue;
      const core::GlobalId action = workspace.global_of(f.entity);
      if (!has(core::reachable_from(workspace.program(), {action}), takes)) continue;
      out.push_back({module, std::move(f), action});
    }
  return mains ? out : outermost(workspace, std::move(out));
}

// The group that hspec-discover makes of a module: Data.QueueSpec is Data.Queue.
std::string discovered_name(Symbol module) {
  constexpr std::string_view kEnd = "Spec";
  const std::string_view name = module.text();
  return name.ends_with(kEnd) ? std::string(name.substr(0, name.size() - kEnd.size())) : "";
}

// Values that are suites by themselves, of modules that leave main to others; and actions that tasty-discover takes for unit tests.
std::vector<Entry> suites(Workspace& workspace, const std::vector<CompiledModule*>& modules) {
  std::vector<Entry> out;
  core::Program& program = workspace.program();
  core::Builder build(program);
  for (CompiledModule* module : modules)
    for (Function& f : program::functions_of(*module)) {
      const core::GlobalId value = workspace.global_of(f.entity);
      if (!value.valid() || !program.global(value).type || !program::exports(workspace, *module, f.entity)) continue;
      const std::string type = core::print(program.global(value).type);
      constexpr std::string_view kUnit = "unit_";
      const std::string_view called = f.name.text();
      for (const char* runner :
           {"suiteSpec", "suiteTree", "suiteTrees", "suiteMadeTree", "suiteMadeTrees", "suiteUnits", "suiteUnit"}) {
        const core::GlobalId run = workspace.library_global(runner);
        const core::Signature takes = core::signature(program.global(run).type);
        if (core::print(takes.arguments[0]) != type) continue;
        const bool by_name = takes.arguments.size() > 1;
        if (by_name && !called.starts_with(kUnit)) continue;
        std::vector<const core::Expr*> arguments = {build.global(value)};
        if (by_name) arguments.push_back(build.string_lit(std::string(called.substr(kUnit.size()))));
        const core::Expr* body = build.app(build.global(run), std::move(arguments));
        const Symbol name = module->resolved.name;
        out.push_back({module, f, new_global(workspace, name, "$run", body),
                       f.name.text() == "spec" ? discovered_name(name) : ""});
      }
    }
  return outermost(workspace, std::move(out));
}

// Mains. Where no module is Main: of each module what hspec-discover takes, or its main, or its suites.
std::vector<Entry> mains(Workspace& workspace, const std::vector<CompiledModule*>& modules) {
  std::vector<Entry> out = actions(workspace, modules, true);
  const bool program = std::any_of(modules.begin(), modules.end(),
                                   [](const CompiledModule* m) { return m->resolved.name.text() == "Main"; });
  if (out.empty() || program) return out;
  std::vector<Entry> values = suites(workspace, modules);
  const auto discovered = [&](const Entry& e) {
    return std::any_of(values.begin(), values.end(),
                       [&](const Entry& v) { return v.module == e.module && !v.around.empty(); });
  };
  std::erase_if(out, discovered);
  std::move(values.begin(), values.end(), std::back_inserter(out));
  const auto place = [&](const Entry& e) { return std::find(modules.begin(), modules.end(), e.module); };
  std::stable_sort(out.begin(), out.end(), [&](const Entry& a, const Entry& b) { return place(a) < place(b); });
  return outermost(workspace, std::move(out));
}

// Where tests are looked for, as long as there are none.
using Look = std::vector<Entry> (*)(Workspace&, const std::vector<CompiledModule*>&);
constexpr Look kLooks[] = {
    mains,
    suites,
    [](Workspace& workspace, const std::vector<CompiledModule*>& modules) {
      return actions(workspace, modules, false);
    },
};

// A world in which a program announces its tests: what it prints before it hands one over may be a name.
class Announced : public PrivateWorld {
 public:
  struct Text {
    std::string line;   // the last one that is not empty, without the punctuation after it
    bool open = false;  // the output goes on behind it, as in  putStr "name: " >> quickCheck p
  };

  int put(int64_t handle, std::string_view utf8) override {
    if (handle == 1) said_ += utf8.substr(utf8.size() - std::min(utf8.size(), kKept));
    if (said_.size() > 2 * kKept) said_.erase(0, said_.size() - kKept);
    return PrivateWorld::put(handle, utf8);
  }
  int flush(int64_t handle) override {
    if (handle != kHandedOver) return PrivateWorld::flush(handle);
    before_.push_back(last_line());
    said_.clear();
    return 0;
  }

  // What was printed before the test of that number, if that seems to be its name. Whole lines may be about something
  // else, or about the test before when lines come after the last test, too.
  std::string name(size_t number, bool only_if_open) const {
    if (number >= before_.size() || before_[number].line.size() > kLongestTitle) return {};
    return before_[number].open || (!only_if_open && last_line().line.empty()) ? before_[number].line : "";
  }

 private:
  static constexpr int64_t kHandedOver = -1;  // as in Needle.Suite
  static constexpr size_t kKept = 1024;

  Text last_line() const {
    constexpr const char* kSpace = " \t\r\n";
    const size_t end = said_.find_last_not_of(kSpace);
    if (end == said_.npos) return {};
    const size_t begin = said_.rfind('\n', end) + 1;  // npos + 1 is 0
    std::string_view line = std::string_view(said_).substr(begin, end + 1 - begin);
    line = line.substr(0, line.find_last_not_of(" \t\r:.-=") + 1);
    const size_t start = line.find_first_not_of(" \t-*=#");
    return {std::string(start == line.npos ? "" : line.substr(start)), said_.find('\n', end) == said_.npos};
  }

  std::string said_;  // since the last test
  std::vector<Text> before_;
};

// As suiteListing writes it.
struct Listed {
  enum Kind : char {
    Property = 'P',
    OfFunction = 'F',    // whose arguments can be given
    Within = '0',        // inside of something that counts
    WithinHanded = '1',  // which hands an argument on
    Examined = 'E',
    Unit = 'U',
    Waiting = 'W'
  } kind = Property;
  std::string place, name, why;
  std::vector<std::string> groups;
};

// The beginning of a text, up to a character that it has; nothing without it.
std::optional<std::string_view> take_until(std::string_view& text, char end) {
  const size_t at = text.find(end);
  if (at == text.npos) return std::nullopt;
  const std::string_view out = text.substr(0, at);
  text.remove_prefix(at + 1);
  return out;
}

std::vector<Listed> read_listing(std::string_view text) {
  std::vector<Listed> out;
  while (std::optional<std::string_view> line = take_until(text, '\1')) {
    std::vector<std::string> fields;
    while (const std::optional<std::string_view> field = take_until(*line, '\0')) fields.emplace_back(*field);
    if (fields.size() < 4 || fields[0].empty()) break;
    out.push_back(
        {static_cast<Listed::Kind>(fields[0][0]), fields[1], fields[2], fields[3], {fields.begin() + 4, fields.end()}});
  }
  return out;
}

// The tests of one entry.
class Taken {
 public:
  Taken(Workspace& workspace, const Entry& entry)
      : workspace_(workspace), entry_(entry), build_(workspace.program()), calls_(program::test_calls(workspace)) {
    const core::Expr* all =
        build_.app(build_.global(workspace.library_global("suiteOf")), {build_.global(entry.program)});
    suite_ = new_global(workspace, entry.module->resolved.name, "$suite", all);
  }

  // A warning when that cannot be said.
  std::vector<Function> tests(const SearchOptions& options, Control& control) {
    std::string text;
    const std::string why = list(options, control, text);
    if (!why.empty())
      workspace_.diagnostics().warning(kNotListed, entry_.function.name_span,
                                       fmt::format("Which tests {} runs is not known: it was run to find out, and {}",
                                                   entry_.function.name.text(), why));
    std::vector<Function> out;
    size_t number = 0;
    for (const Listed& test : read_listing(text)) {
      if (test.kind != Listed::Waiting || !test.name.empty())
        out.push_back(test_of(test, number));
      else if (number > 0 || !all_by_name())
        workspace_.diagnostics().warning(kLeftOut, entry_.function.name_span, test.why);
      ++number;
    }
    return out;
  }

  // Of that number, with its name if that can be said.
  Function numbered(size_t number, const SearchOptions& options, Control& control) {
    std::string text;
    list(options, control, text);
    const std::vector<Listed> all = read_listing(text);
    if (number >= all.size()) return numbered(number);
    Function out = test_of(all[number], number);
    return out.made.valid() ? out : numbered(number);
  }

  // Of that number, whatever it is.
  Function numbered(size_t number) {
    Function f = entry_.function;
    f.name = intern(fmt::format("{}#{}", entry_.function.name.text(), number));
    f.arguments.clear();
    const core::GlobalId nth = workspace_.library_global("suiteProperty");
    f.made = new_global(
        workspace_, entry_.module->resolved.name, fmt::format("$test{}", number),
        build_.app(build_.global(nth), {build_.global(suite_), build_.int_lit(static_cast<int64_t>(number))}));
    workspace_.program().global(f.made).type = core::signature(workspace_.program().global(nth).type).result;
    return f;
  }

 private:
  // \x y -> the property for x and y. Invalid without arguments.
  core::GlobalId given(core::GlobalId property, const std::vector<const core::Type*>& arguments, size_t number) {
    if (arguments.empty()) return {};
    const core::Expr* body = build_.global(property);
    const core::Type* type = workspace_.program().global(property).type;
    std::vector<const core::Var*> params;
    for (const core::Type* argument : arguments) {
      params.push_back(build_.fresh("x", argument));
      body = build_.app(build_.global(workspace_.library_global("suiteGiven")), {body, build_.var(params.back())});
    }
    for (size_t i = arguments.size(); i-- > 0;) type = build_.type_fun(arguments[i], type);
    const core::GlobalId out = new_global(workspace_, entry_.module->resolved.name, fmt::format("$given{}", number),
                                          build_.lam(std::move(params), body));
    workspace_.program().global(out).type = type;
    return out;
  }

  // Why there is nothing, or not all.
  std::string list(const SearchOptions& options, Control& control, std::string& text) {
    const core::GlobalId listing =
        new_global(workspace_, entry_.module->resolved.name, "$listing",
                   build_.app(build_.global(workspace_.library_global("suiteListing")), {build_.global(suite_)}));
    const core::GlobalId loop = workspace_.library_global("nonTermination");
    const std::vector<core::GlobalId> globals =
        optimise::optimise_program(workspace_.program(), {listing, loop}, {.level = options.optimise});
    machine::Limits limits;
    limits.max_memory = options.max_memory;
    if (options.steps) limits.steps = total_steps(options);
    machine::Machine machine(machine::compile(workspace_.program(), globals), limits, world_);
    machine.set_loop_exception(loop);
    const Control::Scope stoppable(control, [&] { machine.interrupt(); });
    const Watchdog watchdog(options.timeout_seconds, [&] { machine.interrupt(); });
    machine::Outcome outcome = machine.evaluate(listing);
    if (outcome.kind == machine::OutcomeKind::Finished)
      outcome = machine::read_string(machine, outcome.value, text, kLongestListing);
    if (outcome.kind == machine::OutcomeKind::Finished)
      return text.size() < kLongestListing ? "" : "what it says about its tests is too long";
    text.clear();
    if (control.interrupted()) return "that was interrupted";
    return outcome.kind == machine::OutcomeKind::Interrupted   ? "its time was up"
           : outcome.kind == machine::OutcomeKind::OutOfSteps  ? "its steps were used up"
           : outcome.kind == machine::OutcomeKind::OutOfMemory ? "its memory was used up"
                                                               : "it did not come to its end";
  }

  // Whether all that the program could test are functions that are checked because of their names.
  bool all_by_name() const {
    return std::all_of(calls_.begin(), calls_.end(), [&](const auto& at) {
      const program::TestCall& call = at.second;
      const std::optional<Function> named =
          call.tested ? program::named_function(workspace_, *call.tested) : std::nullopt;
      return named && named->module == entry_.module && named->name.text().starts_with("prop_");
    });
  }

  Function test_of(const Listed& test, size_t number) {
    const auto found = calls_.find(test.place);
    const program::TestCall* call = found == calls_.end() ? nullptr : &found->second;
    const syntax::Expr* tested = call ? call->tested : nullptr;
    const bool searched =
        test.kind == Listed::Property || test.kind == Listed::OfFunction || test.kind == Listed::Examined;
    const bool within = test.kind == Listed::Within || test.kind == Listed::WithinHanded;
    std::optional<Function> names;
    const bool as_it_stands = tested && call->wrapped == program::Wrapped::Not;
    if (as_it_stands && (searched || within)) names = program::named_function(workspace_, *tested);
    const bool named = names && searched;
    Function out = named ? *names : numbered(number);
    const size_t handed_on = test.kind == Listed::WithinHanded ? 1 : 0;
    if (names && within) {
      out.instead = names->entity;
      const std::vector<std::string>& all = names->arguments;
      out.arguments.assign(all.begin() + static_cast<ptrdiff_t>(std::min(handed_on, all.size())), all.end());
    } else if (call && call->local) {
      out.arguments = program::parameter_names(*call->local);
    } else if (tested && !named && call->wrapped != program::Wrapped::Unknown) {
      out.arguments = program::argument_names(workspace_, *tested, handed_on);
      if (out.arguments.empty()) out.arguments = parameter_names(*call);
    }
    if (call && test.kind == Listed::OfFunction && !named)
      out.given = given(out.made, program::argument_types(workspace_, *call), number);
    if (call && !named) out.span = out.name_span = call->call->span;
    out.title = test.name.empty() ? title_of(out, named, call, number) : test.name;
    out.groups = test.groups;
    if (!entry_.around.empty()) out.groups.insert(out.groups.begin(), entry_.around);
    out.examined = test.kind == Listed::Examined && !named;
    if (test.kind == Listed::Unit) out.suite = suite_, out.number = number;
    out.once = test.kind == Listed::Unit || test.kind == Listed::Waiting || out.examined;
    return out;
  }

  // Of the function of the program that has the test's arguments.
  std::vector<std::string> parameter_names(const program::TestCall& call) const {
    const syntax::Expr* property = program::property_of(workspace_, call);
    const std::optional<Function> function = property ? program::named_function(workspace_, *property) : std::nullopt;
    return function ? function->arguments : std::vector<std::string>();
  }

  std::string_view text_of(const syntax::Expr& e) const { return workspace_.sources().text(e.span); }
  static bool is_short(std::string_view text) {
    return !text.empty() && text.size() <= kLongestTitle && text.find('\n') == text.npos;
  }

  // What is tested, if that is short, without its type if that is not; or what the program says about it.
  std::string title_of(const Function& f, bool named, const program::TestCall* call, size_t number) const {
    if (named) return std::string(f.name.text());
    // a parameter's name says nothing
    const bool local = call && call->tested && call->tested->kind == syntax::ExprKind::Var && !call->local;
    std::string_view text = call && call->tested && !local ? text_of(*call->tested) : "";
    if (!is_short(text) && call && call->tested && call->tested->kind == syntax::ExprKind::Annotated)
      text = text_of(*static_cast<const syntax::AnnotatedExpr&>(*call->tested).expr);
    const bool told = is_short(text);
    if (std::string said = world_.name(number, told); !said.empty()) return said;
    return told ? std::string(text) : fmt::format("test {} of {}", number + 1, entry_.function.name.text());
  }

  Workspace& workspace_;
  const Entry& entry_;
  core::Builder build_;
  const std::unordered_map<std::string, program::TestCall> calls_;
  core::GlobalId suite_;
  Announced world_;
};

}  // namespace

std::vector<Function> handed_over(Workspace& workspace, const std::vector<CompiledModule*>& modules,
                                  const SearchOptions& options, Control& control) {
  std::vector<Function> out;
  const auto known = [&](const Function& f) {
    return !f.made.valid() && std::any_of(out.begin(), out.end(), [&](const Function& g) {
      return !g.made.valid() && g.entity == f.entity && g.title == f.title && g.groups == f.groups;
    });
  };
  for (const Look look : kLooks) {
    for (const Entry& entry : look(workspace, modules)) {
      std::vector<Function> tests = Taken(workspace, entry).tests(options, control);
      // what several actions test is one test
      std::erase_if(tests, known);
      std::move(tests.begin(), tests.end(), std::back_inserter(out));
    }
    if (!out.empty()) break;
  }
  return out;
}

std::optional<Function> handed_over(Workspace& workspace, CompiledModule& module, const std::string& name,
                                    const SearchOptions& options, Control& control) {
  const size_t mark = name.rfind('#');
  size_t number = 0;
  if (mark == name.npos || std::from_chars(name.data() + mark + 1, name.data() + name.size(), number).ec != std::errc())
    return std::nullopt;
  for (const Look look : kLooks)
    for (const Entry& entry : look(workspace, {&module}))
      if (entry.function.name.text() == name.substr(0, mark))
        return Taken(workspace, entry).numbered(number, options, control);
  return std::nullopt;
}

}  // namespace needle::engine
