#include "program/package_sources.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "program/archive.h"
#include "program/packages.h"

namespace needle::program {
namespace fs = std::filesystem;
namespace {

constexpr std::string_view kArchive = ".tar.gz";

// Packages whose modules the shipped library has, as far as it has them: another copy would have other types.
constexpr std::string_view kShipped =
    " base ghc-prim integer-gmp array attoparsec bifunctors bytestring containers data-default data-default-class "
    "deepseq "
    "directory dlist exceptions filepath hashable logict mtl parallel parsec pretty primitive random safe split "
    "splitmix stm string-conversions template-haskell text time transformers "
    "tagged unordered-containers vector QuickCheck quickcheck-instances smallcheck leancheck lazysmallcheck HUnit "
    "doctest doctest-parallel hspec hspec-core hspec-discover "
    "hspec-contrib hspec-expectations hspec-smallcheck tasty tasty-expected-failure tasty-hspec tasty-th tasty-hunit "
    "tasty-quickcheck tasty-smallcheck test-framework "
    "test-framework-hunit test-framework-quickcheck2 test-framework-smallcheck test-framework-th ";

bool is_shipped(const std::string& package) {
  return kShipped.find(" " + package + " ") != kShipped.npos;
}

struct ArchiveName {
  std::string package;
  Version version;
};

// my-package-1.2.tar.gz
ArchiveName name_of_archive(const fs::path& path) {
  std::string name = path.filename().string();
  name.resize(name.size() - kArchive.size());
  const size_t dash = name.rfind('-');
  if (dash == name.npos) return {name, {}};
  return {name.substr(0, dash), read_version(std::string_view(name).substr(dash + 1))};
}

bool is_archive(const fs::path& path) {
  std::error_code error;
  return path.string().ends_with(kArchive) && fs::is_regular_file(path, error);
}

std::vector<fs::path> entries_of(const fs::path& directory, std::error_code& error) {
  std::vector<fs::path> out;
  fs::directory_iterator at(directory, fs::directory_options::skip_permission_denied, error);
  for (; !error && at != fs::directory_iterator(); at.increment(error)) out.push_back(at->path());
  std::sort(out.begin(), out.end());
  return out;
}

// The archive of the highest version in the range, or else of the highest.
fs::path best_archive(const std::vector<fs::path>& directories, const Dependency& wanted) {
  fs::path best;
  std::pair<bool, Version> rank;
  for (const fs::path& directory : directories) {
    std::error_code error;
    for (const fs::path& version : entries_of(directory, error)) {
      const fs::path file = version / fmt::format("{}-{}{}", wanted.name, version.filename().string(), kArchive);
      const Version number = read_version(version.filename().string());
      const std::pair<bool, Version> found{is_in_range(number, wanted.range), number};
      if (!is_archive(file) || (!best.empty() && found <= rank)) continue;
      best = file;
      rank = found;
    }
  }
  return best;
}

}  // namespace

void PackageSources::depend(const Dependency& on) {
  declared_.try_emplace(on.place + " " + on.name, on);
  if (known_.insert(on.name).second) wanted_.push_back(on);
}

std::vector<Dependency> PackageSources::missing_for(const std::string& file) const {
  std::vector<Dependency> out;
  for (const auto& [key, wanted] : declared_) {
    const std::string directory = fs::path(wanted.place).parent_path().string();
    const bool of_it = directory.empty() ? !fs::path(file).is_absolute() : file.starts_with(directory + "/");
    if (of_it && missing_.contains(wanted.name) &&
        std::none_of(out.begin(), out.end(), [&](const Dependency& d) { return d.name == wanted.name; }))
      out.push_back(wanted);
  }
  return out;
}

std::optional<std::string> PackageSources::find(ModuleFinder& finder, Symbol module) {
  add_given(finder);
  std::optional<std::string> found = finder.find_in_packages(module);
  while (!found && !wanted_.empty()) {
    const Dependency wanted = wanted_.front();
    wanted_.pop_front();
    add_wanted(finder, wanted);
    found = finder.find_in_packages(module);
  }
  return found;
}

void PackageSources::add_given(ModuleFinder& finder) {
  if (std::exchange(given_added_, true)) return;
  for (const std::string& path : given_) {
    if (is_archive(path))
      add_archive(finder, path);
    else
      add_from_directory(finder, path);
  }
}

void PackageSources::add_from_directory(ModuleFinder& finder, const std::string& directory) {
  std::vector<std::string> files = cabal_files(directory);
  std::map<std::string, std::pair<Version, fs::path>> archives;  // the highest of each name
  std::error_code error;
  if (files.empty())
    for (const fs::path& entry : entries_of(directory, error)) {
      for (std::string& file : cabal_files(entry.string())) files.push_back(std::move(file));
      if (!is_archive(entry)) continue;
      const ArchiveName name = name_of_archive(entry);
      auto& highest = archives[name.package];
      if (highest.second.empty() || name.version > highest.first) highest = {name.version, entry};
    }
  if (error) throw BadPackage(fmt::format("{}:1: error: [ND-0720] it cannot be read: {}", directory, error.message()));
  for (const std::string& file : files) add(finder, read_package(file));
  for (const auto& [name, archive] : archives)
    if (!added_.contains(name)) add_archive(finder, archive.second.string());
}

void PackageSources::add_archive(ModuleFinder& finder, const std::string& path) {
  std::vector<MadeFile> files = read_archive(path);
  const auto describes = [&](const MadeFile& file) {  // ARCHIVE/foo-1.2/foo.cabal
    const std::string inside = file.path.substr(path.size() + 1);
    return std::count(inside.begin(), inside.end(), '/') <= 1 && inside.ends_with(".cabal");
  };
  const auto cabal = std::find_if(files.begin(), files.end(), describes);
  if (cabal == files.end())
    throw BadPackage(fmt::format("{}:1: error: [ND-0721] there is no .cabal file in this archive", path));
  const Package package = read_package(cabal->path, cabal->text);
  for (const Component& part : package.components)
    for (const std::string& directory : part.directories)
      if (!directory.starts_with(path + "/"))
        throw BadPackage(
            fmt::format("{}:1: error: [ND-0721] its directory '{}' is not in the archive", cabal->path, directory));
  for (MadeFile& file : files) finder.add_made(std::move(file.path), std::move(file.text));
  add(finder, package);
}

void PackageSources::add(ModuleFinder& finder, const Package& package) {
  known_.insert(package.name);
  added_.insert(package.name);
  add_libraries(finder, package);
  for (const Component& part : package.components)
    if (part.kind == Component::Kind::Library)
      for (const Dependency& on : part.dependencies) depend(on);
}

void PackageSources::add_wanted(ModuleFinder& finder, const Dependency& wanted) {
  if (is_shipped(wanted.name) || added_.contains(wanted.name)) return;
  std::vector<fs::path> directories;
  std::error_code error;
  for (const std::string& cache : caches_)
    for (const fs::path& repository : entries_of(cache, error)) directories.push_back(repository / wanted.name);
  const fs::path archive = best_archive(directories, wanted);
  if (archive.empty())
    missing_.insert(wanted.name);
  else
    add_archive(finder, archive.string());
}

}  // namespace needle::program
