#include "program/cache.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <vector>

#include "base/digest.h"

namespace needle::program {
namespace fs = std::filesystem;
namespace {

constexpr std::string_view kEntryMagic = "needle cache 1\n";
constexpr size_t kDigits = 32;  // of the digest that follows

bool write_whole(int fd, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t n = ::write(fd, bytes.data(), bytes.size());
    if (n < 0 && errno != EINTR) return false;
    if (n > 0) bytes.remove_prefix(static_cast<size_t>(n));
  }
  return true;
}

struct KeptFile {
  fs::path path;
  fs::file_time_type used;
  size_t size = 0;
};

// Also those that a process has not finished, or never will.
std::vector<KeptFile> kept_files(const std::string& directory) {
  std::vector<KeptFile> out;
  std::error_code error;
  for (fs::directory_iterator at(directory, error); !error && at != fs::directory_iterator(); at.increment(error)) {
    const std::string name = at->path().filename().string();
    std::error_code unknown;
    if (!name.ends_with(".image") && !name.starts_with(".needle-")) continue;
    KeptFile file{at->path(), at->last_write_time(unknown)};
    if (!unknown) file.size = at->file_size(unknown);
    if (!unknown) out.push_back(std::move(file));
  }
  return out;
}

}  // namespace

std::optional<Cache::Entry> Cache::find(const std::string& name) const {
  if (directory_.empty()) return std::nullopt;
  Entry out{MappedFile(path(name)), {}};
  const std::string_view all = out.file.bytes();
  if (!all.starts_with(kEntryMagic) || all.size() < kEntryMagic.size() + kDigits) return std::nullopt;
  out.bytes = all.substr(kEntryMagic.size() + kDigits);
  if (Digest().add(out.bytes).hex() != all.substr(kEntryMagic.size(), kDigits)) return std::nullopt;
  ::utimensat(AT_FDCWD, path(name).c_str(), nullptr, 0);  // it was used now
  return out;
}

void Cache::keep(const std::string& name, std::string_view bytes) const {
  if (directory_.empty()) return;
  std::error_code error;
  fs::create_directories(directory_, error);
  std::string temporary = directory_ + "/.needle-XXXXXX";
  const int fd = ::mkostemp(temporary.data(), O_CLOEXEC);
  if (fd < 0) return;
  const bool written = write_whole(fd, std::string(kEntryMagic) + Digest().add(bytes).hex()) && write_whole(fd, bytes);
  if (::close(fd) != 0 || !written || std::rename(temporary.c_str(), path(name).c_str()) != 0)
    ::unlink(temporary.c_str());
  make_room(kLargest);
}

void Cache::make_room(size_t largest) const {
  std::vector<KeptFile> files = kept_files(directory_);
  std::sort(files.begin(), files.end(), [](const KeptFile& a, const KeptFile& b) { return a.used > b.used; });
  const auto long_ago = fs::file_time_type::clock::now() - std::chrono::hours(1);
  size_t sum = 0;
  for (const KeptFile& file : files) {
    const bool abandoned = file.path.extension() != ".image" && file.used < long_ago;
    sum += file.size;
    std::error_code error;
    if (sum > largest || abandoned) fs::remove(file.path, error);
  }
}

}  // namespace needle::program
