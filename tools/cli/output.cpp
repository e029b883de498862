#include "cli/output.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "session/say.h"
#include "session/write_file.h"

namespace needle::cli {
namespace {

const std::map<std::string, Format> kFormats = {{"text", Format::Text},
                                                {"json", Format::Json},
                                                {"junit", Format::Junit},
                                                {"sarif", Format::Sarif},
                                                {"github", Format::Github}};
const std::map<std::string, report::Framework> kFrameworks = {{"hspec", report::Framework::Hspec},
                                                              {"tasty", report::Framework::Tasty},
                                                              {"quickcheck", report::Framework::QuickCheck},
                                                              {"doctest", report::Framework::Doctest}};

Destination destination(const std::string& text) {
  const size_t equal = text.find('=');
  const auto format = kFormats.find(text.substr(0, equal));
  if (format == kFormats.end())
    throw CLI::ValidationError(
        "--format", fmt::format("'{}' is not one of text, json, junit, sarif, github (or FORMAT=FILE)", text));
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
  session::complain("needle: error: [ND-0707] cannot write the file '{}': {}\n", file, why);
  return false;
}

}  // namespace

bool write_document(const std::string& file, const std::string& content) {
  return report_unwritten(file, session::write_file(file, content));
}

void add_output(CLI::App* command, OutputOptions& options) {
  command
      ->add_option_function<std::vector<std::string>>(
          "-f,--format",
          [&options](const std::vector<std::string>& texts) {
            for (const std::string& text : texts) options.destinations.push_back(destination(text));
            if (std::count_if(options.destinations.begin(), options.destinations.end(), goes_to_stdout) > 1)
              throw CLI::ValidationError("--format", "only one format can go to stdout; give the others a file");
          },
          "text, json, junit, sarif or github; FORMAT=FILE writes a file (repeatable)")
      ->type_name("FORMAT[=FILE]")
      ->allow_extra_args(false)
      ->group("Output");
  command
      ->add_option_function<std::string>(
          "--emit",
          [&options](const std::string& text) {
            const auto found = kFrameworks.find(text);
            if (found == kFrameworks.end())
              throw CLI::ValidationError("--emit",
                                         fmt::format("'{}' is not one of hspec, tasty, quickcheck, doctest", text));
            options.emit = found->second;
          },
          "print counterexamples as tests: hspec, tasty, quickcheck or doctest")
      ->type_name("FRAMEWORK")
      ->group("Output");
  auto* quiet = command->add_flag("-q,--quiet", options.quiet, "print only what needs attention")->group("Output");
  command->add_flag("-v,--verbose", options.verbose, "print counts")->excludes(quiet)->group("Output");
}

Output::Output(std::string command, const OutputOptions& options, bool color)
    : command_(std::move(command)), options_(options), destinations_(options.destinations), color_(color) {
  if (std::none_of(destinations_.begin(), destinations_.end(), goes_to_stdout)) destinations_.push_back({});
  detail_ = options.quiet ? report::Detail::Quiet : options.verbose ? report::Detail::Verbose : report::Detail::Normal;
}

bool Output::open() {
  for (const Destination& d : destinations_) {
    if (!goes_to_stdout(d) && !report_unwritten(d.file, session::cannot_write(d.file))) return false;
  }
  return true;
}

void Output::add(const claim::Result& result) {
  for (const Destination& d : destinations_)
    if (goes_to_stdout(d) && d.format == Format::Text) {
      const std::string text = report::text(result, detail_);
      session::say_text(color_ ? colored(text) : text);
    }
  session::flush_said();
}

bool Output::finish(int exit_code, const std::vector<claim::Result>& results) {
  bool written = true;
  for (const Destination& d : destinations_) {
    if (!goes_to_stdout(d)) {
      written = write_document(d.file, document(d.format, exit_code, results)) && written;
    } else if (d.format != Format::Text) {
      session::say_text(document(d.format, exit_code, results));
    } else if (options_.emit) {
      session::say_text(report::emit(*options_.emit, results));
    }
  }
  session::flush_said();
  return written;
}

std::string Output::document(Format format, int exit_code, const std::vector<claim::Result>& results) const {
  switch (format) {
    case Format::Text: {
      std::string out;
      for (const claim::Result& r : results) out += report::text(r, detail_);
      return options_.emit ? out + report::emit(*options_.emit, results) : out;
    }
    case Format::Json:
      return report::json(command_, exit_code, results);
    case Format::Junit:
      return report::junit(command_, exit_code, results);
    case Format::Sarif:
      return report::sarif(command_, exit_code, results);
    case Format::Github:
      return report::github(command_, exit_code, results);
  }
  return "";
}

}  // namespace needle::cli
