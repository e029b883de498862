// As much of YAML as files of packages use: maps and lists by indentation or in brackets, words, quoted texts, and
// texts of several lines. Anchors, tags and documents of several parts are refused.
#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace needle::program {

struct YamlNode {
  enum class Kind : uint8_t { Text, List, Map } kind = Kind::Text;
  size_t line = 0;
  std::string text = {};                                       // "" where nothing is written
  std::vector<YamlNode> items = {};                            // of a list
  std::vector<std::pair<std::string, YamlNode>> entries = {};  // of a map

  const YamlNode* find(std::string_view key) const;  // null: there is none
};

// Throws BadPackage.
YamlNode read_yaml(const std::string& path, std::string_view text);

}  // namespace needle::program
