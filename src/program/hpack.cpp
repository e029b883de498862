#include "program/hpack.h"

#include <fmt/format.h>

#include <filesystem>
#include <map>

#include "program/yaml.h"

namespace needle::program {
namespace fs = std::filesystem;
namespace {

// Keys of hpack and the fields of cabal that say the same; others are of no interest here.
const std::map<std::string, std::string, std::less<>>& fields_by_key() {
  static const std::map<std::string, std::string, std::less<>> out = {
      {"source-dirs", "hs-source-dirs"},  {"main", "main-is"},
      {"dependencies", "build-depends"},  {"exposed-modules", "exposed-modules"},
      {"other-modules", "other-modules"}, {"default-extensions", "default-extensions"},
      {"ghc-options", "ghc-options"},     {"cpp-options", "cpp-options"},
      {"include-dirs", "include-dirs"},   {"buildable", "buildable"},
      {"language", "default-language"}};
  return out;
}

class HpackReader {
 public:
  explicit HpackReader(const std::string& path) : path_(path) {}

  CabalSection file(const YamlNode& top) const {
    if (top.kind != YamlNode::Kind::Map) bad(top, "a package is a map");
    CabalSection out;
    add_field(out, "name", top.find("name"), directory_name());
    add_field(out, "version", top.find("version"), "0.0.0");
    add_field(out, "data-dir", top.find("data-dir"), "");
    each_part(top, "flags", [&](const std::string& name, const YamlNode& flag) {
      CabalSection section{"flag", name, flag.line};
      add_field(section, "default", flag.find("default"), "false");
      out.items.push_back({{}, std::move(section)});
    });
    if (const YamlNode* library = top.find("library")) add_part(out, "library", "", top, *library);
    if (const YamlNode* only = top.find("executable")) add_part(out, "executable", "", top, *only);
    for (const auto& [key, kind] : {std::pair("internal-libraries", "library"), std::pair("executables", "executable"),
                                    std::pair("tests", "test-suite"), std::pair("benchmarks", "benchmark")})
      each_part(top, key, [&, kind = kind](const std::string& name, const YamlNode& part) {
        add_part(out, kind, name, top, part);
      });
    return out;
  }

 private:
  [[noreturn]] void bad(const YamlNode& at, const std::string& what) const {
    throw BadPackage(fmt::format("{}:{}: error: [ND-0720] {}", path_, at.line, what));
  }

  std::string directory_name() const {
    std::error_code error;
    return fs::absolute(path_, error).lexically_normal().parent_path().filename().string();
  }

  template <class F>
  void each_part(const YamlNode& top, std::string_view key, F f) const {
    const YamlNode* parts = top.find(key);
    if (!parts) return;
    for (const auto& [name, part] : parts->entries) f(name, part);
  }

  static void add_field(CabalSection& to, const char* name, const YamlNode* value, const std::string& otherwise) {
    to.items.push_back({{name, value ? value->text : otherwise, {value ? value->line : 1}}, {}});
  }

  // What stands at the top is said of every part.
  void add_part(CabalSection& to, const char* kind, const std::string& name, const YamlNode& top,
                const YamlNode& part) const {
    CabalSection section{kind, name, part.line};
    add_entries(section, top, 0);
    add_entries(section, part, 0);
    to.items.push_back({{}, std::move(section)});
  }

  void add_entries(CabalSection& to, const YamlNode& from, size_t depth) const {
    for (const auto& [key, value] : from.entries) {
      const auto field = fields_by_key().find(key);
      if (field != fields_by_key().end()) to.items.push_back({list(field->second, value), {}});
      if (key != "when") continue;
      if (value.kind == YamlNode::Kind::Map) add_condition(to, value, depth);
      for (const YamlNode& one : value.items) add_condition(to, one, depth);
    }
  }

  // condition: C, then either fields, or `then` and `else` with fields
  void add_condition(CabalSection& to, const YamlNode& from, size_t depth) const {
    constexpr size_t kDeepest = 50;
    const YamlNode* condition = from.find("condition");
    if (!condition || depth > kDeepest) bad(from, "this has no condition");
    CabalSection taken{"if", condition->text, condition->line};
    const YamlNode* then = from.find("then");
    add_entries(taken, then ? *then : from, depth + 1);
    to.items.push_back({{}, std::move(taken)});
    const YamlNode* otherwise = from.find("else");
    if (!otherwise) return;
    CabalSection other{"else", "", otherwise->line};
    add_entries(other, *otherwise, depth + 1);
    to.items.push_back({{}, std::move(other)});
  }

  // A text, a list of texts, or for dependencies their versions by name; an item a line.
  CabalField list(const std::string& name, const YamlNode& value) const {
    CabalField out{name, "", {}};
    const bool dependencies = name == "build-depends";
    const auto add = [&](const std::string& text, size_t line) {
      if (!out.lines.empty()) out.value += dependencies ? ",\n" : "\n";
      out.value += text;
      out.lines.push_back(line);
    };
    if (value.kind == YamlNode::Kind::Text) add(value.text, value.line);
    for (const YamlNode& item : value.items) {
      const YamlNode *called = item.find("name"), *version = item.find("version");
      if (item.kind == YamlNode::Kind::List || (item.kind == YamlNode::Kind::Map && !called))
        bad(item, fmt::format("this is no item of {}", name));
      add(called ? called->text + " " + (version ? version->text : "") : item.text, item.line);
    }
    for (const auto& [key, version] : value.entries) add(key + " " + version.text, version.line);
    return out;
  }

  const std::string& path_;
};

}  // namespace

bool is_hpack(const std::string& path) {
  return fs::path(path).filename() == "package.yaml";
}

CabalSection read_hpack(const std::string& path, std::string_view text) {
  return HpackReader(path).file(read_yaml(path, text));
}

}  // namespace needle::program
