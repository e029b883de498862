#include "cover_fixture.h"

#include <algorithm>
#include <stdexcept>

namespace needle::report {
namespace {

using namespace claim;
using core::Box;

struct LineColumn {
  uint32_t line = 1, column = 1;
};

LineColumn line_column(const std::string& source, size_t at) {
  LineColumn out;
  for (size_t i = 0; i < at; ++i) {
    if (source[i] == '\n')
      out = {out.line + 1, 1};
    else if (i + 1 == source.size() || (static_cast<unsigned char>(source[i + 1]) & 0xC0) != 0x80)
      ++out.column;
  }
  return out;
}

size_t last_character(const std::string& source, size_t begin, size_t end) {
  size_t at = end - 1;
  while (at > begin && (static_cast<unsigned char>(source[at]) & 0xC0) == 0x80) --at;
  return at;
}

CoverTest test_of(const std::string& module, const std::string& function, const std::string& call,
                  const std::string& result) {
  CoverTest out;
  out.module = module;
  out.function = function;
  out.call = call;
  out.result = result;
  out.found_by = "random";
  out.token = "nd1:" + module + "." + function + ":AAEC";
  out.chosen = true;
  out.covers = 7;
  return out;
}

constexpr const char* kQueue =
    "-- | A queue <of> \"things\" & more.\n"
    "module Data.Queue (push, pop, size) where\n"
    "\n"
    "data Queue a = Queue [a] [a]\n"
    "\n"
    "push :: Int -> Queue Int -> Queue Int\n"
    "push x (Queue front back)\n"
    "  | x > 1000 = error \"full\"\n"
    "  | x >= minBound = Queue front (x : back)\n"
    "  | otherwise = error \"'impossible' <b>\"\n"
    "\n"
    "pop :: Queue a -> Maybe (a, Queue a)\n"
    "pop q = case q of\n"
    "\tQueue (x : rest) back -> Just (x, Queue rest back)\n"
    "\tQueue [] [] -> Nothing\n"
    "\tQueue [] back ->\n"
    "\t  pop\n"
    "\t    (Queue\n"
    "\t      (reverse back) [])\n"
    "\n"
    "size :: Queue a -> Int\n"
    "size (Queue front back) = length front + length back  -- \xE6\x97\xA5\xE6\x9C\xAC\xE8\xAA\x9E \xF0\x9F\x98\x80\n"
    "\n"
    "name :: Queue a -> String\n"
    "name _ = \"\xE6\x97\xA5\xE6\x9C\xAC\" ++ suffix \"caf\xC3\xA9\" ++ \"\xF0\x9F\x98\x80\" -- bad: \xFF\xED\xA0\x80\n"
    "  where\n"
    "    suffix s = if null s then \"none\" else s\n";

CoverModule queue_module() {
  ModuleMaker m("Data.Queue", "src/Data/Queue.hs", kQueue);
  m.function("push", "push x (Queue");
  m.tick(Box::TopLevel,
         "push x (Queue front back)\n  | x > 1000 = error \"full\"\n  | x >= minBound = Queue front (x : back)\n"
         "  | otherwise = error \"'impossible' <b>\"",
         Reach::Covered)
      .path = {"push"};
  m.condition(Box::Guard, "x > 1000", Reach::Unknown, Reach::Covered);
  m.tick(Box::Expression, "x > 1000", Reach::Covered);
  m.tick(Box::Alternative, "error \"full\"", Reach::Unknown).reason = "1,000 random runs, symbolic to size 6";
  m.condition(Box::Guard, "x >= minBound", Reach::Covered, Reach::Unreachable);
  m.tick(Box::Expression, "x >= minBound", Reach::Covered);
  m.tick(Box::Alternative, "Queue front (x : back)", Reach::Covered);
  m.tick(Box::Expression, "x : back", Reach::Covered);
  m.tick(Box::Alternative, "error \"'impossible' <b>\"", Reach::Unreachable).reason =
      "the guard `x >= minBound` at 9:5 is always True\nfor every Int";
  m.tick(Box::Expression, "\"'impossible' <b>\"", Reach::Unreachable);
  m.function("pop", "pop q");
  const std::string body =
      "case q of\n\tQueue (x : rest) back -> Just (x, Queue rest back)\n\tQueue [] [] -> Nothing\n\tQueue [] back ->\n"
      "\t  pop\n\t    (Queue\n\t      (reverse back) [])";
  m.tick(Box::TopLevel, "pop q = " + body, Reach::Covered).path = {"pop"};
  m.tick(Box::Expression, body, Reach::Covered);
  m.tick(Box::Expression, "q", Reach::Covered, 2);
  m.tick(Box::Alternative, "Just (x, Queue rest back)", Reach::Covered);
  m.tick(Box::Alternative, "Nothing", Reach::Covered);
  m.tick(Box::Alternative, "pop\n\t    (Queue\n\t      (reverse back) [])", Reach::Unknown).reason =
      "backward: no caller that was started from passes such a queue within size 5";
  m.tick(Box::Expression, "reverse back", Reach::Unknown);
  m.function("size", "size (Queue");
  m.tick(Box::TopLevel, "size (Queue front back) = length front + length back", Reach::Covered).path = {"size"};
  m.tick(Box::Expression, "length front + length back", Reach::Covered);
  m.tick(Box::Expression, "length front", Reach::Covered);
  m.tick(Box::Expression, "length back", Reach::Covered);
  m.function("name", "name _");
  m.tick(Box::TopLevel, "name _ = ", Reach::Covered).path = {"name"};
  m.tick(Box::Expression, "\"\xE6\x97\xA5\xE6\x9C\xAC\" ++ suffix \"caf\xC3\xA9\" ++ \"\xF0\x9F\x98\x80\"",
         Reach::Covered);
  m.tick(Box::Expression, "\"\xF0\x9F\x98\x80\"", Reach::Unknown).reason = "\x1b[31mnot\x1b[0m evaluated </script>";
  m.tick(Box::Local, "suffix s = if null s then \"none\" else s", Reach::Covered).path = {"name", "suffix"};
  m.tick(Box::Expression, "if null s then \"none\" else s", Reach::Covered);
  m.condition(Box::Condition, "null s", Reach::Unreachable, Reach::Covered);
  m.tick(Box::Expression, "null s", Reach::Covered);
  m.tick(Box::Alternative, "\"none\"", Reach::Unreachable).reason =
      "`null s` is always False: `suffix` is only called with \"caf\xC3\xA9\"";
  m.tick(Box::Alternative, "s", Reach::Covered, ModuleMaker::kLast);
  return m.made();
}

CoverModule main_module() {
  ModuleMaker m("Main", "src/Main.hs", "module Main where\n\nmain :: IO ()\nmain = print 1\n\nold :: Int\nold = 2\n");
  m.function("main", "main = ");
  m.tick(Box::TopLevel, "main = print 1", Reach::Covered).path = {"main"};
  m.tick(Box::Expression, "print 1", Reach::Covered).test = std::nullopt;
  m.function("old", "old = ");
  CoverTick& old = m.tick(Box::TopLevel, "old = 2", Reach::Unreachable);
  old.path = {"old"};
  old.reason = "nothing that was started from calls it";
  m.tick(Box::Expression, "2", Reach::Unreachable).reason = "nothing that was started from calls it";
  return m.made();
}

}  // namespace

ModuleMaker::ModuleMaker(std::string name, std::string file, std::string source) {
  module_.name = std::move(name);
  module_.file = std::move(file);
  module_.source = std::move(source);
}

void ModuleMaker::function(const std::string& name, const std::string& text) {
  const LineColumn at = line_column(module_.source, module_.source.find(text));
  module_.functions.push_back({name, at.line, at.column, at.line});
}

CoverTick& ModuleMaker::tick(Box box, const std::string& text, Reach reach, size_t nth) {
  size_t begin = nth == kLast ? module_.source.rfind(text) : module_.source.find(text);
  for (; nth != kLast && nth > 0 && begin != std::string::npos; --nth) begin = module_.source.find(text, begin + 1);
  if (begin == std::string::npos) throw std::logic_error("not in the source: " + text);
  const size_t end = begin + text.size();
  CoverTick out;
  out.box = box;
  const LineColumn from = line_column(module_.source, begin);
  const LineColumn to = line_column(module_.source, last_character(module_.source, begin, end));
  out.line = from.line, out.column = from.column, out.end_line = to.line, out.end_column = to.column;
  out.span = {FileId(0), static_cast<uint32_t>(begin), static_cast<uint32_t>(end)};
  out.text = text;
  out.function = module_.functions.empty() ? 0 : module_.functions.size() - 1;
  out.reach = reach;
  if (reach == Reach::Covered) {
    out.test = 0;
    out.count = 3;
  }
  module_.ticks.push_back(out);
  ranges_.emplace_back(begin, end);
  return module_.ticks.back();
}

void ModuleMaker::condition(Box box, const std::string& text, Reach is_true, Reach is_false) {
  tick(box, text, is_true).value = true;
  tick(box, text, is_false).value = false;
}

CoverModule ModuleMaker::made() const {
  CoverModule out = module_;
  for (size_t i = 0; i < out.ticks.size(); ++i)
    for (size_t j = 0; j < out.ticks.size(); ++j) {
      const bool around = ranges_[j].first <= ranges_[i].first && ranges_[i].second <= ranges_[j].second &&
                          (ranges_[j] != ranges_[i] || j < i);
      if (i != j && around && out.ticks[i].reach == out.ticks[j].reach) out.ticks[i].outermost = false;
    }
  return out;
}

Coverage mixed_coverage() {
  Coverage out;
  out.modules = {queue_module(), main_module(), {"Data.Empty", "src/Data/Empty.hs", "", {}, {}}};
  out.tests = {test_of("Data.Queue", "push", "push 3 (Queue [] [])", "Queue [] [3]"),
               test_of("Data.Queue", "prop_size", "prop_size <&> [\"\xE6\x97\xA5\"]", "False"),
               test_of("Data.Queue", "pop", "pop (Queue [] [])", ""), test_of("Main", "main", "main", "()")};
  out.tests[1].property = out.tests[1].failed = true;
  out.tests[2].has_raised = true;
  out.tests[2].raised = "no\nsuch </script> thing";
  out.tests[3].chosen = false;
  out.starts = {"Data.Queue.push", "Data.Queue.pop"};
  out.not_started = {{"Data.Queue.fold", "its argument has a type without values that can be made"}};
  out.seconds = 1.25;
  out.runs = 12345;
  return out;
}

Coverage complete_coverage() {
  ModuleMaker m("Done", "Done.hs", "module Done where\none = 1\n");
  m.function("one", "one = 1");
  m.tick(Box::TopLevel, "one = 1", Reach::Covered).path = {"one"};
  m.tick(Box::Expression, "1", Reach::Covered);
  Coverage out;
  out.modules = {m.made()};
  out.tests = {test_of("Done", "one", "one", "1")};
  return out;
}

Coverage large_coverage() {
  Coverage out;
  CoverModule m = {"Large", "Large.hs", "", {}, {}};
  for (uint32_t line = 1; line <= 5000; ++line) {
    const std::string text = "f" + std::to_string(10000 + line) + " x = ((((((x))))))  -- as it is";
    m.source += text + "\n";
    m.functions.push_back({text.substr(0, 6), line, 1, line});
    for (uint32_t i = 0; i < 8; ++i) {
      CoverTick tick;
      tick.box = i == 0 ? Box::TopLevel : Box::Expression;
      tick.line = tick.end_line = line;
      tick.column = i == 0 ? 1 : 11 + i - 1;
      tick.end_column = i == 0 ? 23 : 23 - (i - 1);
      tick.text = text.substr(tick.column - 1, tick.end_column - tick.column + 1);
      tick.function = line - 1;
      tick.reach = i >= 4 && line % 10 == 0 ? Reach::Unknown : Reach::Covered;
      tick.outermost = i == 0 || i == 4;
      if (tick.reach == Reach::Covered)
        tick.test = line % 50, tick.count = line;
      else
        tick.reason = "nothing was tried";
      m.ticks.push_back(tick);
    }
  }
  for (int i = 0; i < 50; ++i) out.tests.push_back(test_of("Large", "f", "f " + std::to_string(i), "0"));
  out.modules = {std::move(m)};
  return out;
}

Coverage deep_coverage(size_t depth) {
  const std::string source = "x = " + std::string(depth, '(') + "1" + std::string(depth, ')') + "\n";
  CoverModule m = {"Deep", "Deep.hs", source, {}, {{"x", 1, 1, 1}}};
  for (size_t i = 0; i < depth; ++i) {
    CoverTick tick;
    tick.line = tick.end_line = 1;
    tick.column = static_cast<uint32_t>(5 + i);
    tick.end_column = static_cast<uint32_t>(5 + 2 * depth - i);
    tick.text = "1";
    tick.reach = Reach::Covered;
    tick.outermost = i == 0;
    m.ticks.push_back(tick);
  }
  Coverage out;
  out.modules = {std::move(m)};
  return out;
}

}  // namespace needle::report
