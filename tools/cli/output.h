// Where results go: -f FORMAT to stdout, -f FORMAT=FILE into a file. Text is printed as results arrive, every other
// format is one document at the end.
#pragma once
#include <CLI/CLI.hpp>
#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "program/workspace.h"
#include "report/report.h"

namespace needle::cli {

enum class Format : uint8_t { Text, Json, Junit, Sarif, Github, Lcov, Cobertura, Html };

struct Destination {
  Format format = Format::Text;
  std::string file;  // empty: stdout; of Html a directory
};

struct OutputOptions {
  std::vector<Destination> destinations;  // none for stdout: text goes there
  std::optional<report::Framework> emit;
  std::string emit_file;  // empty: stdout, and what is for people goes to stderr
  bool quiet = false, verbose = false;
};

void add_output(CLI::App* command, OutputOptions& options);

report::Detail detail_of(const OutputOptions& options);

// Whether everything that is asked for can be written, before anything is done; says on stderr what cannot.
bool can_write(const OutputOptions& options);

// To a file; false, said on stderr, when that is not possible.
bool write_document(const std::string& file, const std::string& content);

class Output {
 public:
  // `color`: on stdout.
  Output(std::string command, const OutputOptions& options, bool color);

  void add(const claim::Result& result);  // as it arrives
  // Errors that belong into the documents; people have been told on stderr.
  void add_problems(const program::Workspace& workspace);
  void add_problems(const Diagnostics& diagnostics, const Sources& sources);
  void add_problem(int code, const std::string& message);
  // The documents, and the line that sums up. False, said on stderr, when one cannot be written.
  bool finish(int exit_code, const std::vector<claim::Result>& results,
              const std::vector<report::Origin>& origins = {});

 private:
  void tell(const std::string& text) const;  // to people
  std::string document(Format format, const report::Run& run) const;
  std::string ending(const report::Run& run) const;

  std::string command_;
  const OutputOptions& options_;
  std::vector<Destination> destinations_;
  report::Detail detail_;
  bool color_;
  std::vector<report::Problem> problems_;
  std::chrono::steady_clock::time_point started_ = std::chrono::steady_clock::now();
};

// The errors of a workspace, for documents.
std::vector<report::Problem> problems_of(const program::Workspace& workspace);
std::vector<report::Problem> problems_of(const Diagnostics& diagnostics, const Sources& sources);

// For commands whose documents are no verdicts: where they go, text to stdout unless something else goes there; one of
// them; and what JSON says of a run that came to nothing, whose exit code is returned.
std::vector<Destination> all_destinations(const OutputOptions& options);
bool deliver(const Destination& to, const std::string& document);
int deliver_problems(const std::vector<Destination>& to, const report::Run& run);

}  // namespace needle::cli
