// Where results go: -f FORMAT to stdout, -f FORMAT=FILE into a file. Text is printed as results arrive, every other
// format is one document at the end.
#pragma once
#include <CLI/CLI.hpp>
#include <optional>
#include <string>
#include <vector>

#include "report/report.h"

namespace needle::cli {

enum class Format : uint8_t { Text, Json, Junit, Sarif, Github };

struct Destination {
  Format format = Format::Text;
  std::string file;  // empty: stdout
};

struct OutputOptions {
  std::vector<Destination> destinations;  // none for stdout: text goes there
  std::optional<report::Framework> emit;
  bool quiet = false, verbose = false;
};

void add_output(CLI::App* command, OutputOptions& options);

// To a file; false, said on stderr, when that is not possible.
bool write_document(const std::string& file, const std::string& content);

class Output {
 public:
  // `color`: on stdout.
  Output(std::string command, const OutputOptions& options, bool color);

  // Whether all files can be written; says on stderr which cannot.
  bool open();
  void add(const claim::Result& result);  // as it arrives
  // The documents. False, said on stderr, when one cannot be written.
  bool finish(int exit_code, const std::vector<claim::Result>& results);

 private:
  std::string document(Format format, int exit_code, const std::vector<claim::Result>& results) const;

  std::string command_;
  const OutputOptions& options_;
  std::vector<Destination> destinations_;
  report::Detail detail_;
  bool color_;
};

}  // namespace needle::cli
