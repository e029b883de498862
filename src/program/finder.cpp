#include "program/finder.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>

#include "base/budget.h"
#include "program/packages.h"
#include "syntax/parse.h"

namespace needle::program {
namespace fs = std::filesystem;
namespace {

std::string module_file(Symbol module) {
  std::string file(module.text());
  std::replace(file.begin(), file.end(), '.', '/');
  return file;
}

}  // namespace

void ModuleFinder::add_root(std::string directory) {
  if (directory.empty()) directory.push_back('.');
  if (std::find(roots_.begin(), roots_.end(), directory) == roots_.end()) roots_.push_back(std::move(directory));
}

void ModuleFinder::add_root(const SourceRoot& root) {
  for (const MadeFile& file : root.made) add_made(file.path, file.text);
  dialects_.try_emplace(root.directory.empty() ? "." : root.directory, root.dialect);
  add_root(root.directory);
}

void ModuleFinder::add_package(const SourceRoot& root) {
  for (const MadeFile& file : root.made) add_made(file.path, file.text);
  if (std::find(packages_.begin(), packages_.end(), root.directory) != packages_.end()) return;
  dialects_.try_emplace(root.directory, root.dialect);
  packages_.push_back(root.directory);
}

void ModuleFinder::add_dependencies(const std::vector<Dependency>& on) {
  dependencies_.insert(dependencies_.end(), on.begin(), on.end());
}

bool ModuleFinder::is_of_package(const std::string& path) const {
  return std::any_of(packages_.begin(), packages_.end(),
                     [&](const std::string& p) { return path.starts_with(p + "/"); });
}

const syntax::Dialect& ModuleFinder::dialect_of(const std::string& path) const {
  static const syntax::Dialect plain;
  for (fs::path at = fs::path(path).parent_path();; at = at.parent_path()) {
    const auto found = dialects_.find(at.empty() ? "." : at.string());
    if (found != dialects_.end()) return found->second;
    if (at.empty() || at == at.root_path()) return plain;
  }
}

void ModuleFinder::prepare(Sources& sources, FileId file, std::string text, Diagnostics& diagnostics) const {
  const std::string& path = sources.file(file).path;
  const syntax::Dialect& dialect = dialect_of(path);
  const auto included = [&](const std::string& name) -> std::optional<std::string> {
    if (name.empty() || name.starts_with('/')) return std::nullopt;
    std::vector<std::string> directories = {fs::path(path).parent_path().string()};
    directories.insert(directories.end(), dialect.include_directories.begin(), dialect.include_directories.end());
    for (const std::string& directory : directories)
      if (auto found = read((fs::path(directory) / name).lexically_normal().string())) return found;
    return std::nullopt;
  };
  syntax::PreparedText prepared = syntax::prepare_text(path, std::move(text), file, diagnostics, dialect, included);
  sources.set_text(file, std::move(prepared.text), std::move(prepared.line_numbers));
}

void ModuleFinder::add_root_of(const std::string& path, Symbol module) {
  fs::path stem = fs::path(path).parent_path() / fs::path(path).stem();
  fs::path inside = module_file(module);
  fs::path root = fs::path(path).parent_path();
  fs::path rest = stem;
  bool matches = true;
  for (fs::path part = inside; !part.empty(); part = part.parent_path()) {
    if (rest.filename() != part.filename()) {
      matches = false;
      break;
    }
    rest = rest.parent_path();
  }
  add_root(matches ? rest.string() : root.string());
}

std::string file_below(const std::string& directory, const std::string& name) {
  return ((directory == "." ? fs::path() : fs::path(directory)) / name).string();
}

std::optional<std::string> ModuleFinder::read(const std::string& path, std::string* why) const {
  std::optional<std::string> text = read_text_file(path, why);
  const auto made = made_.find(path);
  return text || made == made_.end() ? text : made->second;
}

std::optional<std::string> ModuleFinder::find_in(const std::vector<std::string>& directories, Symbol module) const {
  for (const std::string& root : directories) {
    for (const char* extension : {".hs", ".lhs"}) {
      std::string path = file_below(root, module_file(module) + extension);
      std::error_code error;
      if (fs::is_regular_file(path, error) || made_.contains(path)) return path;
    }
  }
  return std::nullopt;
}

namespace {

constexpr size_t kLargestFile = size_t{256} << 20;

// Why a file that is open should not be read; null when it may.
const char* refusal(int fd) {
  constexpr long kPipes = 0x50495045;  // the file system of pipes without a name
  struct stat info = {};
  struct statfs system = {};
  if (fstat(fd, &info) != 0) return std::strerror(errno);
  if (S_ISDIR(info.st_mode)) return "it is a directory";
  const bool pipe = S_ISFIFO(info.st_mode) && fstatfs(fd, &system) == 0 && system.f_type == kPipes;
  return S_ISREG(info.st_mode) || pipe ? nullptr : "it is not a regular file";
}

// Null when it was read to its end.
const char* read_all(int fd, std::string& text) {
  constexpr int kPatience = 50;  // milliseconds
  char chunk[65536];
  while (text.size() <= kLargestFile) {
    Budget::check();
    pollfd wanted{fd, POLLIN, 0};
    if (poll(&wanted, 1, kPatience) == 0) continue;
    const ssize_t n = ::read(fd, chunk, sizeof chunk);
    if (n == 0) return nullptr;
    if (n < 0 && errno != EINTR && errno != EAGAIN) return std::strerror(errno);
    if (n > 0) text.append(chunk, static_cast<size_t>(n));
  }
  return "it is too large";
}

}  // namespace

std::optional<std::string> read_text_file(const std::string& path, std::string* why) {
  const int fd = ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  std::string text;
  const char* wrong = fd < 0 ? std::strerror(errno) : refusal(fd);
  try {
    if (!wrong) wrong = read_all(fd, text);
  } catch (const OutOfBudget&) {
    ::close(fd);
    throw;
  }
  if (fd >= 0) ::close(fd);
  if (!wrong) return text;
  if (why) *why = wrong;
  return std::nullopt;
}

std::string source_path(const std::string& path) {
  std::error_code error;
  if (!fs::is_directory(path, error)) return path;
  for (const char* name : {"Main.hs", "Main.lhs"})
    if (fs::is_regular_file(fs::path(path) / name, error)) return (fs::path(path) / name).string();
  return executable_of(path).value_or(path);
}

}  // namespace needle::program
