// Options that all searches share. A search adds its own beside them, in its command's file.
#pragma once
#include "cli/options.h"
#include "report/report.h"
#include "session/check.h"

namespace needle::cli {

struct SearchOptions {
  std::vector<std::pair<std::string, std::string>> types;  // a=Bool
  std::optional<uint32_t> max_size, depth;
  std::string strategy = "auto";
  std::string format = "text";
  uint64_t seed = 1;
  bool quiet = false, verbose = false, no_progress = false;
};

void add_search(CLI::App* command, SearchOptions& search);

session::CheckOptions check_options(const SearchOptions& search, const CommonOptions& options);
report::Detail detail_of(const SearchOptions& search);

}  // namespace needle::cli
