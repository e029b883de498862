#include "cli/output.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "cli/options.h"
#include "cli/reads.h"
#include "cli/say.h"
#include "cli/write_file.h"

namespace needle::cli {
namespace {

const std::map<std::string, Format> kFormats = {
    {"text", Format::Text},     {"json", Format::Json}, {"junit", Format::Junit},         {"sarif", Format::Sarif},
    {"github", Format::Github}, {"lcov", Format::Lcov}, {"cobertura", Format::Cobertura}, {"html", Format::Html}};
const std::map<std::string, report::Framework> kFrameworks = {{"hspec", report::Framework::Hspec},
                                                              {"tasty", report::Framework::Tasty},
                                                              {"quickcheck", report::Framework::QuickCheck},
                                                              {"doctest", report::Framework::Doctest}};

Destination destination(const std::string& text) {
  const size_t equal = text.find('=');
  const auto format = kFormats.find(text.substr(0, equal));
  if (format == kFormats.end())
    throw CLI::ValidationError("--format", fmt::format("'{}' is not one of the formats (or FORMAT=FILE)", text));
  if (equal == std::string::npos && format->second == Format::Html)
    throw CLI::ValidationError("--format", "html is a directory of pages; name it: -f html=DIR");
  if (equal == std::string::npos) return {format->second, ""};
  if (equal + 1 == text.size()) throw CLI::ValidationError("--format", fmt::format("'{}' names no file", text));
  return {format->second, text.substr(equal + 1)};
}

// The name of a property bold, what became of it red or green.
std::string colored(const std::string& text) {
  std::string out;
  for (size_t at = 0; at < text.size();) {
    const size_t end = std::min(text.find('\n', at), text.size());
    const std::string line = text.substr(at, end - at);
    const char* code = line.starts_with("===")   ? "1"
                       : line.starts_with("***") ? "31"
                       : line.starts_with("+++") ? "32"
                                                 : nullptr;
    out += code ? fmt::format("\x1b[{}m{}\x1b[0m\n", code, line) : line + "\n";
    at = end + 1;
  }
  return out;
}

bool goes_to_stdout(const Destination& d) {
  return d.file.empty();
}

bool report_unwritten(const std::string& file, const std::string& why) {
  if (why.empty()) return true;
  complain("needle: error: [ND-0707] cannot write the file '{}': {}\n", file, why);
  return false;
}

}  // namespace

bool write_document(const std::string& file, const std::string& content) {
  return report_unwritten(file, write_file(file, content));
}

void add_output(CLI::App* command, OutputOptions& options) {
  std::vector<std::string> formats = {"text", "json"};
  for (const char* more : {"junit", "sarif", "github", "lcov", "cobertura", "html"})
    if (reads(command, fmt::format("-f {}", more))) formats.push_back(more);
  const std::string list = fmt::format("{}", fmt::join(formats, ", "));
  command
      ->add_option_function<std::vector<std::string>>(
          "-f,--format",
          [&options, formats, list, name = command->get_name()](const std::vector<std::string>& texts) {
            for (const std::string& text : texts) {
              options.destinations.push_back(destination(text));
              const std::string format = text.substr(0, text.find('='));
              if (std::find(formats.begin(), formats.end(), format) == formats.end())
                throw CLI::ValidationError("--format", fmt::format("{} writes {} only, not {}; {} do", name, list,
                                                                   format, writers_of(format)));
            }
            if (std::count_if(options.destinations.begin(), options.destinations.end(), goes_to_stdout) > 1)
              throw CLI::ValidationError("--format", "only one format can go to stdout; give the others a file");
          },
          list + "; FORMAT=FILE writes a file (repeatable) [text]")
      ->type_name("FORMAT[=FILE]")
      ->allow_extra_args(false)
      ->group("Output");
  if (reads(command, "--emit"))
    command
        ->add_option_function<std::string>(
            "--emit",
            [&options](const std::string& text) {
              const size_t equal = text.find('=');
              const auto found = kFrameworks.find(text.substr(0, equal));
              if (equal != std::string::npos) options.emit_file = text.substr(equal + 1);
              if (found == kFrameworks.end())
                throw CLI::ValidationError("--emit",
                                           fmt::format("'{}' is not one of hspec, tasty, quickcheck, doctest", text));
              options.emit = found->second;
            },
            fmt::format("print {} as a module of tests: hspec, tasty, quickcheck or doctest",
                        command->get_name() == "cover" ? "the suite" : "counterexamples"))
        ->type_name("FRAMEWORK[=FILE]")
        ->group("Output");
  auto* quiet =
      command
          ->add_flag("-q,--quiet", options.quiet,
                     command->get_name() == "cover" ? "print the four numbers only" : "print only what needs attention")
          ->group("Output");
  if (reads(command, "--verbose"))
    command
        ->add_flag("-v,--verbose", options.verbose,
                   command->get_name() == "cover" ? "print the source around what is not covered" : "print counts")
        ->excludes(quiet)
        ->group("Output");
}

report::Detail detail_of(const OutputOptions& options) {
  return options.quiet ? report::Detail::Quiet : options.verbose ? report::Detail::Verbose : report::Detail::Normal;
}

bool can_write(const OutputOptions& options) {
  const std::vector<Destination> to = all_destinations(options);
  const bool prints_tests = options.emit && options.emit_file.empty();
  const auto is_document = [](const Destination& d) { return goes_to_stdout(d) && d.format != Format::Text; };
  if (prints_tests && std::any_of(to.begin(), to.end(), is_document)) {
    complain(
        "needle: error: [ND-0702] only one thing can go to stdout; write --emit FRAMEWORK=FILE or "
        "-f FORMAT=FILE\n");
    return false;
  }
  const auto is_writable = [](const std::string& file) { return report_unwritten(file, cannot_write(file)); };
  if (!options.emit_file.empty() && !is_writable(options.emit_file)) return false;
  return std::all_of(to.begin(), to.end(), [&](const Destination& d) {
    return goes_to_stdout(d) || d.format == Format::Html || is_writable(d.file);
  });
}

Output::Output(std::string command, const OutputOptions& options, bool color)
    : command_(std::move(command)),
      options_(options),
      destinations_(all_destinations(options)),
      detail_(detail_of(options)),
      color_(color) {}

// Tests on stdout are a module; nothing else may be there.
void Output::tell(const std::string& text) const {
  if (options_.emit && options_.emit_file.empty()) return complain_text(text);
  say_text(text);
}

void Output::add(const claim::Result& result) {
  for (const Destination& d : destinations_)
    if (goes_to_stdout(d) && d.format == Format::Text) {
      const std::string text = report::text(result, detail_);
      tell(color_ ? colored(text) : text);
    }
  flush_said();
}

std::vector<report::Problem> problems_of(const program::Workspace& workspace) {
  return problems_of(workspace.diagnostics(), workspace.sources());
}

std::vector<report::Problem> problems_of(const Diagnostics& diagnostics, const Sources& sources) {
  std::vector<report::Problem> out;
  for (const Diagnostic& d : diagnostics.list()) {
    if (d.severity != Severity::Error) continue;
    report::Problem problem;
    problem.code = fmt::format("ND-{:04}", d.code);
    problem.message = d.message;
    if (d.span.valid()) {
      const Place begin = sources.begin_of(d.span), last = sources.last_of(d.span);
      problem.file = sources.file(d.span.file).path;
      problem.line = begin.line;
      problem.column = begin.column;
      problem.end_line = last.line;
      problem.end_column = last.column;
    }
    for (const std::string& hint : d.hints) problem.message += "\n* " + hint;
    out.push_back(std::move(problem));
  }
  return out;
}

std::vector<Destination> all_destinations(const OutputOptions& options) {
  std::vector<Destination> out = options.destinations;
  if (std::none_of(out.begin(), out.end(), goes_to_stdout)) out.push_back({});
  return out;
}

bool deliver(const Destination& to, const std::string& document) {
  if (!goes_to_stdout(to)) return write_document(to.file, document);
  say_text(document);
  flush_said();  // before what is said on stderr
  return true;
}

int deliver_problems(const std::vector<Destination>& to, const report::Run& run) {
  bool written = true;
  for (const Destination& d : to)
    if (d.format == Format::Json) written = deliver(d, report::json_problems(run)) && written;
  return written ? run.exit_code : kBadInput;
}

void Output::add_problems(const program::Workspace& workspace) {
  add_problems(workspace.diagnostics(), workspace.sources());
}

void Output::add_problems(const Diagnostics& diagnostics, const Sources& sources) {
  for (report::Problem& p : problems_of(diagnostics, sources))
    if (std::find(problems_.begin(), problems_.end(), p) == problems_.end()) problems_.push_back(std::move(p));
}

void Output::add_problem(int code, const std::string& message) {
  report::Problem& problem = problems_.emplace_back();
  problem.code = fmt::format("ND-{:04}", code);
  problem.message = message;
}

std::string Output::ending(const report::Run& run) const {
  if (command_ != "check" || detail_ == report::Detail::Quiet) return "";
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - started_;
  return report::summary(run.results, took.count());
}

bool Output::finish(int exit_code, const std::vector<claim::Result>& results,
                    const std::vector<report::Origin>& origins) {
  const report::Run run{command_, exit_code, results, problems_};
  tell_engine(options_.verbose);
  bool written = true;
  for (const Destination& d : destinations_) {
    if (!goes_to_stdout(d)) {
      written = write_document(d.file, document(d.format, run)) && written;
    } else if (d.format != Format::Text) {
      say_text(document(d.format, run));
    } else {
      tell(ending(run));
    }
  }
  if (options_.emit) {
    for (const report::Origin& o : origins)
      if (!o.missing.empty()) complain("needle: {}\n", o.missing);
    written = deliver({Format::Text, options_.emit_file}, report::emit(*options_.emit, results, origins)) && written;
  }
  flush_said();
  return written;
}

std::string Output::document(Format format, const report::Run& run) const {
  switch (format) {
    case Format::Text: {
      std::string out;
      for (const claim::Result& r : run.results) out += report::text(r, detail_);
      out += ending(run);
      return out;
    }
    case Format::Json:
      return report::json(run);
    case Format::Junit:
      return report::junit(run);
    case Format::Sarif:
      return report::sarif(run);
    case Format::Github:
      return report::github(run);
    case Format::Lcov:
    case Format::Cobertura:
    case Format::Html:
      break;  // of coverage only
  }
  return "";
}

}  // namespace needle::cli
