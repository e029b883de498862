// Verdicts for people and for programs. The words are QuickCheck's where the meaning is the same.
#pragma once
#include <string>
#include <vector>

#include "claim/verdict.h"

namespace needle::report {

enum class Detail : uint8_t { Quiet, Normal, Verbose };

// One property:  === prop_x from File.hs:3 ===  and what became of it, an empty line at the end. Quiet: only what needs
// attention.
std::string text(const claim::Result& result, Detail detail);
// The whole run as one document of schema needle/1, with a newline at the end.
std::string json(const std::string& command, int exit_code, const std::vector<claim::Result>& results);

struct SizeCount {
  uint32_t size;
  std::string count;  // decimal: it may be large
};
struct SizedValue {
  uint32_t size;
  std::string value;
};
std::string json_counts(const std::string& type, const std::vector<SizeCount>& counts);
std::string json_values(const std::string& command, const std::string& type, const std::vector<SizedValue>& values);

std::string grouped(uint64_t n);       // 21,845
std::string duration(double seconds);  // 0.2s, 12s

}  // namespace needle::report
