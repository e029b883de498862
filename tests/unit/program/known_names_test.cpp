// What the compiler asks the library for by name stands in one module called Needle.* alone: which of two it would get is chance.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

namespace {

std::string text_of(const std::filesystem::path& path) {
  std::ostringstream out;
  out << std::ifstream(path).rdbuf();
  return out.str();
}

template <class Each>
void each_match(const std::string& text, const char* pattern, Each each) {
  const std::regex wanted(pattern, std::regex::multiline);
  for (std::sregex_iterator m(text.begin(), text.end(), wanted), end; m != end; ++m) each((*m)[1].str());
}

template <class Each>
void each_file(const std::string& folder, Each each) {
  for (const auto& entry : std::filesystem::recursive_directory_iterator(NEEDLE_SOURCE_DIR "/" + folder))
    if (entry.is_regular_file()) each(entry.path());
}

}  // namespace

TEST(KnownNames, AreDefinedOnce) {
  std::set<std::string> asked;
  each_file("src", [&](const std::filesystem::path& path) {
    each_match(text_of(path), R"re((?:library_global|known_value|known)\("([a-z]\w*)"\))re",
               [&](const std::string& name) { asked.insert(name); });
  });
  ASSERT_GT(asked.size(), 20u);
  std::map<std::string, std::vector<std::string>> defined;
  each_file("lib/Needle", [&](const std::filesystem::path& path) {
    each_match(text_of(path), R"re(^([a-z]\w*(?:, [a-z]\w*)*) ::)re", [&](const std::string& names) {
      each_match(names, R"re((\w+))re", [&](const std::string& name) { defined[name].push_back(path.filename()); });
    });
  });
  for (const std::string& name : asked) {
    const size_t times = defined[name].size();  // 0: of another kind, a method say
    EXPECT_LE(times, 1u) << name << " in " << testing::PrintToString(defined[name]);
  }
}
