// One function per command; each prints its results to stdout, what is wrong to stderr, and returns the exit code.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace needle::cli {

struct CommonOptions {
  std::vector<std::string> include_directories;
  std::string color = "auto";
  std::string dump;
  std::string evaluator = "machine";
  std::string timeout;
  std::string image;  // empty: beside the binary
  uint64_t steps = 0;
  uint64_t max_memory = uint64_t{2} << 30;
  int optimise = 2;
};

int run(const std::string& file, const std::vector<std::string>& arguments, const CommonOptions& options);
int eval(const std::string& file, const std::string& expression, const CommonOptions& options);
struct SearchOptions {
  std::vector<std::string> properties;
  std::vector<std::string> types;  // a=Bool
  std::optional<uint32_t> max_size, depth;
  std::string strategy = "auto";
  std::string format = "text";
  uint64_t seed = 1;
  bool quiet = false, verbose = false, no_progress = false;
};
int check(const std::string& file, const SearchOptions& search, const CommonOptions& options);
int replay(const std::string& token, const CommonOptions& options);
int build_library(const std::string& directory, const std::string& image, const CommonOptions& options);

}  // namespace needle::cli
