#include <fmt/format.h>

#include <algorithm>

#include "base/unicode.h"
#include "report/report.h"

namespace needle::report {
namespace {

using namespace claim;

std::string grouped_digits(const std::string& digits) {
  std::string out;
  for (size_t i = 0; i < digits.size(); ++i) {
    if (i > 0 && (digits.size() - i) % 3 == 0) out += ',';
    out += digits[i];
  }
  return out;
}

std::string plural(uint64_t n, const char* what) {
  return fmt::format("{} {}{}", grouped(n), what, n == 1 ? "" : "s");
}

// A program may say what no encoding has: half of a surrogate pair.
std::string as_utf8(std::string_view text) {
  std::string out;
  while (!text.empty()) append_utf8(out, take_utf8(text, false));
  return out;
}

// The beginning and the end of a text that would fill the screen; never half a character.
std::string shortened(const std::string& text) {
  constexpr size_t kMost = 1000, kBegin = 600, kEnd = 100;
  if (text.size() <= kMost) return text;
  auto inside = [&](size_t at) { return (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80; };
  size_t begin = kBegin, end = text.size() - kEnd;
  while (begin > 0 && inside(begin)) --begin;
  while (end < text.size() && inside(end)) ++end;
  return fmt::format("{} .. {}\n    ({} characters; -v or -f json shows them all)", text.substr(0, begin),
                     text.substr(end), grouped(text.size()));
}

// As one line that is not too long.
std::string excerpt(const std::string& text) {
  constexpr size_t kMost = 60;
  const std::string line = text.substr(0, std::min(text.find('\n'), kMost));
  return line.size() < text.size() ? line + " .." : line;
}

//  by `isSorted xs` at Heap.hs:52:13-21: the condition that rejected most.
std::string mostly_by(const Result& result) {
  if (result.guards.empty()) return "";
  const Guard& g = result.guards.front();
  return fmt::format("{} by `{}` at {}", result.guards.size() > 1 ? ", most" : "", excerpt(g.text), g.place);
}

std::string discarded(const Result& result) {
  if (result.counts.discards == 0) return "";
  return fmt::format("; {} discarded{}", grouped(result.counts.discards), mostly_by(result));
}

// A share as QuickCheck writes it: the more tests, the more digits.
std::string percent(double share, uint64_t tests) {
  int digits = 0;
  for (uint64_t n = 100; n < tests && digits < 2; n *= 10) ++digits;
  return fmt::format("{:.{}f}%", share, digits);
}

// What the tests that passed said about themselves. Long tables are shortened unless the whole is wanted.
std::string notes_of(const Result& result, bool whole) {
  constexpr size_t kMostRows = 20;
  if (std::holds_alternative<Falsified>(result.verdict) || pending(result)) return "";
  std::string out;
  for (const NoteTable& table : result.counts.notes.tables()) {
    if (!table.name.empty()) out += fmt::format("{} ({} in total):\n", table.name, table.total);
    std::vector<std::string> shares;
    size_t width = 0;
    for (const auto& row : table.rows) {
      shares.push_back(
          percent(100.0 * static_cast<double>(row.second) / static_cast<double>(table.total), table.total));
      width = std::max(width, shares.back().size());
    }
    const size_t shown = whole || shares.size() <= kMostRows + 1 ? shares.size() : kMostRows;
    for (size_t i = 0; i < shown; ++i) out += fmt::format("{:>{}} {}\n", shares[i], width, table.rows[i].first);
    if (shown < shares.size())
      out += fmt::format(".. ({} more; -v or -f json shows them all)\n", grouped(shares.size() - shown));
  }
  if (const uint64_t left_out = result.counts.notes.left_out(); left_out > 0)
    out += fmt::format("What {} {} about {} depends on what {} did not look at.\n",
                       plural(left_out, out.empty() ? "test" : "other test"), left_out == 1 ? "says" : "say",
                       left_out == 1 ? "itself" : "themselves", left_out == 1 ? "it" : "they");
  for (const Notes::Lacking& l : result.counts.notes.lacking())
    out += fmt::format("Only {} {}, but expected {}\n", percent(l.have, 100), l.value, percent(l.wanted, 100));
  return out;
}

// The words of the papers on each strategy.
std::string size_line(const Result& result, const SizeDone& s) {
  const std::string inputs = s.inputs ? grouped_digits(*s.inputs) : "";
  if (result.method == Method::Listing) {
    const std::string tested = grouped(s.tests);
    return fmt::format("* Testing {}{} value{} at size {}\n", tested, inputs == tested ? "" : " of " + inputs,
                       inputs == "1" ? "" : "s", s.size);
  }
  return fmt::format("* size {}, {}{}\n", s.size, s.inputs ? fmt::format("worst case {}, ", inputs) : "",
                     plural(s.tests, "execution"));
}

struct Body {
  const Result& result;
  bool whole = true;  // nothing is shortened

  std::string fitted(const std::string& text) const { return whole ? text : shortened(text); }
  std::string inputs_of(const Witness& witness) const {
    std::string out;
    for (const WitnessInput& input : witness.inputs) out += fmt::format("{} = {}\n", input.name, fitted(input.value));
    for (const std::string& said : witness.texts) out += fitted(said) + "\n";
    return out;
  }
  std::string replay_of(const Witness& witness) const {
    constexpr size_t kLongestToken = 300;
    if (witness.token.empty()) return "";
    if (whole || witness.token.size() <= kLongestToken)
      return fmt::format("    Replay: needle replay {}\n", witness.token);
    return fmt::format("    Replay: needle replay - reads its token ({} characters; -v or -f json shows it)\n",
                       grouped(witness.token.size()));
  }

  std::string refutation() const {
    std::string out = result.refutation->located;
    if (!result.refutation->hint.empty())
      out += fmt::format("    This would do: {{-@ {} @-}}\n", result.refutation->hint);
    if (whole && !result.refutation->trace.empty()) {
      out += "    Calls:\n";
      for (const std::string& line : result.refutation->trace) out += "      " + line + "\n";
    }
    return out;
  }
  std::string passed_once() const {
    const std::optional<std::string> why = pending(result);
    return why ? "+++ Pending: " + *why + "\n" : "+++ OK, passed.\n";
  }
  std::string operator()(const Falsified& v) const {
    const Counts& c = result.counts;
    if (result.refutation) return refutation();
    const bool raised = v.witness.outcome == WitnessOutcome::Raised;
    std::string out = result.examined ? "*** Failed! Falsified, as far as its own library searches:\n"
                      : result.once   ? "*** Failed! The test does not pass:\n"
                                      : fmt::format("{} (size {}, {}, {}):\n",
                                                  c.expects_failure ? "+++ OK, failed as expected."
                                                    : raised          ? "*** Failed! Exception"
                                                                      : "*** Failed! Falsified",
                                                    v.witness.size, plural(c.nodes, "node"), duration(c.seconds));
    out += inputs_of(v.witness);
    if (raised) {
      out += "    ";
      for (char letter : fitted(v.witness.raised))
        out += letter == '\n' ? std::string("\n    ") : std::string(1, letter);
      out += '\n';
    }
    return out + replay_of(v.witness);
  }
  std::string operator()(const Unconfirmed& v) const {
    const char* said = v.witness.outcome == WitnessOutcome::Reached  ? "reaches it"
                       : v.witness.outcome == WitnessOutcome::Raised ? "raises an exception"
                                                                     : "falsifies it";
    return fmt::format(
        "*** Gave up! This input {}, as far as the search can tell; the reference evaluator could not decide it within "
        "its limits (size {}, {}, {}):\n{}{}",
        said, v.witness.size, plural(result.counts.nodes, "node"), duration(result.counts.seconds),
        inputs_of(v.witness), replay_of(v.witness));
  }
  std::string operator()(const Holds&) const {
    if (result.once) return passed_once();
    if (result.counts.expects_failure) return unexpected("every input");
    if (is_vacuous(result))
      return fmt::format(
          "*** Warning! Nothing was tested: no input satisfies the precondition (search exhausted, {}{}). This is a "
          "proof.{}\n",
          plural(result.counts.tests, "test"), discarded(result), instantiation());
    return fmt::format("+++ OK, holds for every input (search exhausted, {}{}). This is a proof.{}\n",
                       plural(result.counts.tests, "test"), discarded(result), instantiation());
  }
  std::string operator()(const HoldsUpTo& v) const {
    if (result.once) return passed_once();
    if (result.counts.expects_failure)
      return unexpected(fmt::format("all inputs up to {} {}", v.depth ? "depth" : "size", v.bound));
    std::string tests = plural(result.counts.tests, "test");
    if (v.inputs)
      tests = fmt::format("{} input{} in {}", grouped_digits(*v.inputs), *v.inputs == "1" ? "" : "s", tests);
    const std::string unproved = result.unproved.empty() ? "" : fmt::format("    No proof: {}.\n", result.unproved);
    return fmt::format("+++ OK, all inputs up to {} {} pass{} ({}{}){}.{}\n{}", v.depth ? "depth" : "size", v.bound,
                       open_numbers(v.numbers), tests, discarded(result), samples(), instantiation(), unproved);
  }
  std::string operator()(const Reached& v) const {
    const Counts& c = result.counts;
    std::string out;
    for (const Witness& w : v.witnesses) {
      out += out.empty() ? fmt::format("+++ Reached (size {}, {}, {}):{}\n", w.size, plural(c.nodes, "node"),
                                       duration(c.seconds), instantiation())
                         : fmt::format("+++ And by another path (size {}):\n", w.size);
      out += inputs_of(w) + replay_of(w) + explanation_of(w);
    }
    return out;
  }
  // The path backward, a step a line.
  std::string explanation_of(const Witness& w) const {
    constexpr size_t kMostSteps = 40;
    std::string out = w.explanation.empty() ? "" : "    Because, from the target back to the inputs:\n";
    size_t shown = 0;
    for (const PathStep& s : w.explanation) {
      if (!whole && ++shown > kMostSteps) {
        out += fmt::format("      .. ({} more; -v or -f json shows them all)\n", w.explanation.size() - kMostSteps);
        break;
      }
      std::string with;
      for (const auto& [name, value] : s.with)
        with += fmt::format("{} {} = {}", with.empty() ? ", with" : ",", name, value);
      const char* before = s.kind == PathStep::Call ? "called by " : "";
      out += fmt::format("      {}: {}`{}`{}{}\n", s.place, before, s.text, s.is.empty() ? "" : " is " + s.is, with);
    }
    return out;
  }
  std::string operator()(const Unreachable&) const {
    const Counts& c = result.counts;
    return fmt::format("*** Unreachable: no input gets there ({}). This is a proof.{}\n",
                       c.tests > 0 ? fmt::format("search exhausted, {}",
                                                 plural(c.tests, result.method == Method::Backward ? "round" : "test"))
                                   : std::string("no code leads to it"),
                       instantiation());
  }
  std::string operator()(const GaveUp& v) const {
    const Counts& c = result.counts;
    if (result.once && v.why == Reason::Timeout)
      return fmt::format("*** Gave up! It has not ended after {}.\n", duration(c.seconds));
    if (result.once && v.why == Reason::Steps)
      return fmt::format("*** Gave up! It has not ended after {}.\n", plural(c.steps, "step"));
    std::string out = v.why == Reason::Interrupted ? "*** Interrupted!" : "*** Gave up!";
    const char* nothing = result.target.empty() ? " No counterexample" : " Not reached";
    switch (v.why) {
      case Reason::Timeout:
      case Reason::Discards:
        out += fmt::format("{} in {}", nothing, duration(c.seconds));
        break;
      case Reason::Steps:
        out += fmt::format("{} in {}", nothing, plural(c.steps, "step"));
        break;
      case Reason::Memory:
        out += " Out of memory";
        break;
      case Reason::SolverUnknown:
        out += fmt::format("{}, but the solver could not decide {}", nothing, plural(c.undecided, "condition"));
        break;
      case Reason::Unsupported:
        out += fmt::format("{}, but the result holds functions, which are not called", nothing);
        break;
      default:
        out += nothing;
    }
    if (result.method == Method::Drawing) {
      out += fmt::format("; passed only {}.", plural(c.samples, "test"));
    } else if (result.method == Method::Backward) {
      out += fmt::format("; {}.", plural(c.nodes, "lookup"));
    } else {
      out += v.complete  ? fmt::format("; complete to size {}{}.", *v.complete, open_numbers(v.numbers))
             : c.waiting ? fmt::format("; {} ended, {} wait.", plural(c.tests, "path"), grouped(*c.waiting))
                         : std::string("; no size is complete.");
      if (c.samples > 0) out += fmt::format(" {} passed.", plural(c.samples, "random larger input"));
    }
    if (c.tests > 0 && c.discards > 0)
      out += fmt::format(" {}% discarded{}.", c.discards * 100 / c.tests, mostly_by(result));
    out += instantiation() + "\n";
    if (v.running)
      out += fmt::format("    {} for:\n{}", v.why == Reason::Memory ? "It runs out of memory" : "It may not terminate",
                         inputs_of(*v.running));
    return out;
  }
  std::string operator()(const Passed& v) const {
    if (result.examined) return "+++ OK, passes as far as its own library searches.\n";
    return fmt::format("+++ OK, passed {}{} (seed {}).{}\n", plural(v.inputs, "test"), discarded(result), result.seed,
                       instantiation());
  }
  std::string operator()(const Broken& v) const {
    return fmt::format("*** {} {}\n",
                       v.internal              ? "Internal error!"
                       : result.target.empty() ? "Cannot be checked:"
                                               : "Cannot be searched for:",
                       v.message);
  }

  std::string unexpected(const std::string& what) const {
    return fmt::format("*** Failed! Passed {} in {} (expected failure).{}\n", what, plural(result.counts.tests, "test"),
                       instantiation());
  }

  // What a size leaves out where numbers were left open.
  static std::string open_numbers(const OpenNumbers& numbers) {
    std::string out;
    if (!numbers.open) return out;
    if (numbers.decisions)
      out = fmt::format(", as far as {} decisions about their numbers lead", *numbers.decisions);
    else if (!numbers.chosen)
      out = ", whatever their numbers";
    return numbers.may_overflow ? out + ", unless a sum overflows" : out;
  }

  std::string samples() const {
    if (result.counts.samples == 0) return "";
    return fmt::format(", and {}", plural(result.counts.samples,
                                          result.method == Method::Listing ? "larger one" : "random larger one"));
  }

  std::string instantiation() const {
    std::string out;
    for (const auto& [variable, type] : result.instantiation)
      out += fmt::format("{}{} := {}", out.empty() ? "   [" : ", ", variable, type);
    return out.empty() ? out : out + "]";
  }
};

}  // namespace

std::string quoted_target(const Result& result) {
  return fmt::format("`{}` at {}", excerpt(result.target), result.place);
}

std::string grouped(uint64_t n) {
  return grouped_digits(std::to_string(n));
}

std::string duration(double seconds) {
  if (seconds < 9.95) return fmt::format("{:.1f}s", seconds);
  return fmt::format("{:.0f}s", seconds);
}

std::string body(const Result& result) {
  return as_utf8(std::visit(Body{result, true}, result.verdict) + notes_of(result, true));
}

std::string text(const Result& result, Detail detail) {
  if (detail == Detail::Quiet && gravity(result) == Gravity::Fine) return "";
  std::string out =
      result.target.empty()
          ? fmt::format("=== {} from {}:{} ===\n", full_name(result), result.file, result.line)
          : fmt::format("=== {}{}{} ===\n", quoted_target(result), result.from.empty() ? "" : ", from ", result.from);
  for (const SizeDone& s : result.sizes)
    if (detail != Detail::Quiet) out += size_line(result, s);
  out += as_utf8(std::visit(Body{result, detail == Detail::Verbose}, result.verdict) +
                 notes_of(result, detail == Detail::Verbose));
  if (detail == Detail::Verbose) {
    const Counts& c = result.counts;
    out += fmt::format("    {}, {} discarded, {}, {}, {}; strategy {}, seed {}\n", plural(c.tests, "test"),
                       grouped(c.discards), plural(c.nodes, "node"), plural(c.steps, "step"), duration(c.seconds),
                       result.strategy, result.seed);
    out += open_numbers_text(c);
    for (const Guard& g : result.guards)
      out += fmt::format("    {} discarded by `{}` at {}\n", grouped(g.count), excerpt(g.text), g.place);
  }
  return out + "\n";
}

}  // namespace needle::report
