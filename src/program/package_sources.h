// Sources of packages that a program may depend on: those that the user names, all of which are there, and those in the
// caches of cabal, which are read when a module is missing and somebody depends on them.
#pragma once
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "program/cabal.h"
#include "program/finder.h"

namespace needle::program {

class PackageSources {
 public:
  // Given: packages, directories of packages, archives, directories of archives. Caches: directories of
  // REPOSITORY/NAME/VERSION/NAME-VERSION.tar.gz.
  PackageSources(std::vector<std::string> given, std::vector<std::string> caches)
      : given_(std::move(given)), caches_(std::move(caches)) {}

  void depend(const Dependency& on);

  // Adds packages to the finder until one has the module. Throws BadPackage for a package that cannot be read.
  std::optional<std::string> find(ModuleFinder& finder, Symbol module);

  // What the package of this file depends on, was looked for, and is neither shipped nor found.
  std::vector<Dependency> missing_for(const std::string& file) const;

 private:
  void add_given(ModuleFinder& finder);
  void add_from_directory(ModuleFinder& finder, const std::string& directory);
  void add_archive(ModuleFinder& finder, const std::string& path);
  void add(ModuleFinder& finder, const Package& package);
  void add_wanted(ModuleFinder& finder, const Dependency& wanted);

  std::vector<std::string> given_, caches_;
  bool given_added_ = false;
  std::deque<Dependency> wanted_;  // not looked for yet
  std::set<std::string> known_;    // names: wanted at some time, or added
  std::set<std::string> added_, missing_;
  std::map<std::string, Dependency> declared_;  // by place and name: all that were ever wanted
};

}  // namespace needle::program
