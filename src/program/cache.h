// A directory of files that can always be made again, each named by what it was made from.
//
// Whatever is wrong with the directory or a file in it, the file is taken as absent: a cache that cannot be read or
// written costs time and nothing else. A file appears complete or not at all, so that several processes may share the
// directory.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "base/mapped_file.h"

namespace needle::program {

class Cache {
 public:
  // Without a directory nothing is kept.
  explicit Cache(std::string directory) : directory_(std::move(directory)) {}

  struct Entry {
    MappedFile file;
    std::string_view bytes;  // those that were kept
  };
  // Unless it is missing or was damaged.
  std::optional<Entry> find(const std::string& name) const;
  // Those that were not used for the longest time go, when all together have become too large.
  void keep(const std::string& name, std::string_view bytes) const;

  static constexpr size_t kLargest = size_t{512} << 20;  // bytes of all files
  void make_room(size_t largest) const;

 private:
  std::string path(const std::string& name) const { return directory_ + "/" + name + ".image"; }

  std::string directory_;
};

}  // namespace needle::program
