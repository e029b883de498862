#include <algorithm>
#include <cerrno>
#include <filesystem>

#include "base/unicode.h"
#include "base/world.h"

namespace needle {
namespace {

constexpr size_t kMostBytes = size_t{64} << 20;
constexpr size_t kMostHandles = 1024;

std::string normal(const std::string& path) {
  return std::filesystem::path(path).lexically_normal().string();
}

bool names_directory(const std::string& name) {
  return name.empty() || name == "." || name == ".." || name.back() == '/';
}

// d/ is d
std::string directory_name(const std::string& path) {
  std::string name = normal(path);
  if (name.size() > 1 && name.back() == '/') name.pop_back();
  return name;
}

// How the names in a directory begin; all names stand in the current one.
std::string below(const std::string& directory) {
  return directory == "." ? "" : directory == "/" ? "/" : directory + "/";
}

}  // namespace

PrivateWorld::PrivateWorld(std::string input, std::vector<std::string> args, bool keep)
    : World("", std::move(args)), keep_(keep), slots_(3) {
  for (Slot& slot : slots_) slot.file = std::make_shared<File>();
  slots_[0].file->bytes = std::move(input);
  slots_[0].reads = slots_[1].writes = slots_[2].writes = true;
  slots_[2].buffering = Buffering::None;
}

PrivateWorld::Slot* PrivateWorld::find(int64_t handle) {
  return const_cast<Slot*>(std::as_const(*this).find(handle));
}
const PrivateWorld::Slot* PrivateWorld::find(int64_t handle) const {
  if (handle < 0 || static_cast<size_t>(handle) >= slots_.size()) return nullptr;
  const Slot& slot = slots_[static_cast<size_t>(handle)];
  return slot.file ? &slot : nullptr;
}

// --- going back

void PrivateWorld::note(Change change) {
  change.total = total_;
  log_.push_back(std::move(change));
  logged_ = log_.size();
}

void PrivateWorld::note_slot(Slot& slot) {
  if (!logging_) return;
  const auto number = static_cast<size_t>(&slot - slots_.data());
  if (is_noted(slot.noted) && log_[slot.noted].kind == Change::Handle && log_[slot.noted].number == number) return;
  slot.noted = logged_;
  note({.kind = Change::Handle, .number = number, .slot = slot});
}

void PrivateWorld::note_length(const std::shared_ptr<File>& file) {
  if (!logging_) return;
  if (is_noted(file->noted) && log_[file->noted].file == file && log_[file->noted].kind <= Change::Length) return;
  file->noted = logged_;
  note({.kind = Change::Length, .file = file, .number = file->bytes.size()});
}

void PrivateWorld::note_bytes(const std::shared_ptr<File>& file) {
  if (!logging_) return;
  if (is_noted(file->noted) && log_[file->noted].file == file && log_[file->noted].kind == Change::Bytes) return;
  file->noted = logged_;
  note({.kind = Change::Bytes, .file = file, .text = file->bytes});
}

void PrivateWorld::note_name(const std::string& name) {
  if (!logging_) return;
  const auto found = files_.find(name);
  note({.kind = Change::Name, .file = found == files_.end() ? nullptr : found->second, .text = name});
}

void PrivateWorld::undo_to(size_t mark) {
  while (log_.size() > mark) {
    Change& change = log_.back();
    total_ = change.total;
    switch (change.kind) {
      case Change::Bytes:
        change.file->bytes = std::move(change.text);
        break;
      case Change::Length:
        change.file->bytes.resize(change.number);
        break;
      case Change::Name:
        if (change.file) {
          files_[change.text] = change.file;
        } else {
          files_.erase(change.text);
        }
        break;
      case Change::Handle:
        slots_[change.number] = change.slot;
        break;
    }
    log_.pop_back();
  }
  logged_ = log_.size();
}

void PrivateWorld::forget() {
  log_.clear();
  logged_ = 0;
}

// --- streams

int PrivateWorld::put(int64_t handle, std::string_view utf8) {
  Slot* slot = find(handle);
  if (!slot || !slot->writes) return -EBADF;
  if (handle < 3 && !keep_) return 0;
  File& file = *slot->file;
  if (handle >= 3 && total_ + utf8.size() > kMostBytes) return -ENOSPC;
  const size_t at = slot->appends ? file.bytes.size() : slot->at;
  if (at >= file.bytes.size()) {
    note_length(slot->file);
  } else {
    note_bytes(slot->file);
  }
  note_slot(*slot);
  const size_t before = file.bytes.size();
  if (at > before) file.bytes.resize(at);
  file.bytes.replace(at, utf8.size(), utf8);
  slot->at = at + utf8.size();
  total_ += file.bytes.size() - before;
  return 0;
}

int PrivateWorld::flush(int64_t handle) {
  const Slot* slot = find(handle);
  return slot && slot->writes ? 0 : -EBADF;
}

int64_t PrivateWorld::peek(Slot& slot, size_t& bytes) {
  if (!slot.reads || slot.at >= slot.file->bytes.size()) return kEnd;
  std::string_view rest = std::string_view(slot.file->bytes).substr(slot.at);
  const size_t before = rest.size();
  const int64_t c = take_utf8(rest, false);
  bytes = before - rest.size();
  return c;
}

int64_t PrivateWorld::get_char(int64_t handle) {
  ask();
  Slot* slot = find(handle);
  size_t bytes = 0;
  const int64_t c = slot ? peek(*slot, bytes) : kEnd;
  if (c == kEnd) return c;
  note_slot(*slot);
  slot->at += bytes;
  return c;
}

int64_t PrivateWorld::look_ahead(int64_t handle) {
  ask();
  Slot* slot = find(handle);
  size_t bytes = 0;
  return slot ? peek(*slot, bytes) : kEnd;
}

int PrivateWorld::get_rest(int64_t handle, size_t most, std::string& text) {
  ask();
  Slot* slot = find(handle);
  if (!slot || !slot->reads) return -EBADF;
  const std::string& bytes = slot->file->bytes;
  const size_t from = std::min(slot->at, bytes.size());
  if (bytes.size() - from > most) return -EFBIG;
  text = bytes.substr(from);
  note_slot(*slot);
  slot->at = bytes.size();
  return 0;
}

void PrivateWorld::set_buffering(int64_t handle, Buffering buffering) {
  if (Slot* slot = find(handle)) {
    note_slot(*slot);
    slot->buffering = buffering;
  }
}

Buffering PrivateWorld::buffering(int64_t handle) const {
  const Slot* slot = find(handle);
  return slot ? slot->buffering : Buffering::None;
}

// --- files

int64_t PrivateWorld::open(const std::string& path, OpenMode mode) {
  ask();
  const std::string name = normal(path);
  if (name.empty()) return -ENOENT;
  if (names_directory(name)) return -EISDIR;
  if (is_directory(name)) return -EISDIR;
  auto found = files_.find(name);
  if (found == files_.end()) {
    if (mode == OpenMode::Read) return -ENOENT;
    note_name(name);
    found = files_.emplace(name, std::make_shared<File>()).first;
  }
  const std::shared_ptr<File> file = found->second;
  if (mode == OpenMode::Write && !file->bytes.empty()) {
    note_bytes(file);
    total_ -= file->bytes.size();
    file->bytes.clear();
  }
  size_t free = 3;
  while (free < slots_.size() && slots_[free].file) ++free;
  if (free >= kMostHandles) return -EMFILE;
  if (free == slots_.size()) slots_.emplace_back();
  Slot& slot = slots_[free];
  note_slot(slot);
  const size_t noted = slot.noted;
  slot = {file,
          0,
          mode == OpenMode::Read || mode == OpenMode::ReadWrite,
          mode != OpenMode::Read,
          mode == OpenMode::Append,
          Buffering::Block,
          noted};
  return static_cast<int64_t>(free);
}

int PrivateWorld::close(int64_t handle) {
  Slot* slot = find(handle);
  if (!slot) return -EBADF;
  if (handle < 3) return 0;
  note_slot(*slot);
  slot->file = nullptr;
  return 0;
}

// --- names

bool PrivateWorld::is_file(const std::string& path) const {
  ask();
  const auto found = files_.find(normal(path));
  return found != files_.end() && !found->second->directory;
}

void PrivateWorld::take_away(const std::string& name) {
  const auto found = files_.find(name);
  note_name(name);
  total_ -= std::min(total_, found->second->bytes.size());
  files_.erase(found);
}

int PrivateWorld::remove(const std::string& path) {
  const std::string name = normal(path);
  if (is_file(name)) return take_away(name), 0;
  return is_directory(name) ? -EISDIR : -ENOENT;
}

// In a map they stand together.
PrivateWorld::Files::const_iterator PrivateWorld::first_below(const std::string& directory) const {
  const std::string prefix = below(directory);
  const auto found = files_.lower_bound(prefix);
  return found != files_.end() && found->first.starts_with(prefix) ? found : files_.end();
}

bool PrivateWorld::is_directory(const std::string& path) const {
  ask();
  const std::string name = directory_name(path);
  if (name.empty()) return false;
  const auto found = files_.find(name);
  if (found != files_.end()) return found->second->directory;
  return names_directory(name) || first_below(name) != files_.end();
}

int PrivateWorld::make_directory(const std::string& path) {
  const std::string name = directory_name(path);
  if (name.empty()) return -ENOENT;
  if (is_directory(name) || files_.contains(name)) return -EEXIST;
  note_name(name);
  files_[name] = std::make_shared<File>(File{.directory = true});
  return 0;
}

int PrivateWorld::remove_directory(const std::string& path) {
  const std::string name = directory_name(path);
  if (is_file(name)) return -ENOTDIR;
  if (!is_directory(name)) return -ENOENT;
  if (names_directory(name) || first_below(name) != files_.end()) return -ENOTEMPTY;
  return take_away(name), 0;
}

int PrivateWorld::rename(const std::string& from, const std::string& to) {
  const std::string old_name = directory_name(from), new_name = directory_name(to);
  if (old_name.empty() || new_name.empty()) return -ENOENT;
  if (old_name == new_name) return is_file(old_name) || is_directory(old_name) ? 0 : -ENOENT;
  if (is_file(old_name)) {
    if (is_directory(new_name)) return -EISDIR;
    const std::shared_ptr<File> file = files_[old_name];
    if (files_.contains(new_name)) take_away(new_name);
    note_name(old_name);
    note_name(new_name);
    files_.erase(old_name);
    files_[new_name] = file;
    return 0;
  }
  if (!is_directory(old_name)) return -ENOENT;
  if (names_directory(old_name) || new_name.starts_with(below(old_name))) return -EINVAL;
  if (is_file(new_name)) return -ENOTDIR;
  if (first_below(new_name) != files_.end()) return -ENOTEMPTY;
  std::vector<std::pair<std::string, std::shared_ptr<File>>> moved;
  for (const auto& [name, file] : files_)
    if (name == old_name || name.starts_with(below(old_name))) moved.emplace_back(name, file);
  for (const auto& [name, file] : moved) {
    const std::string there = new_name + name.substr(old_name.size());
    note_name(name);
    note_name(there);
    files_.erase(name);
    files_[there] = file;
  }
  return 0;
}

int PrivateWorld::list(const std::string& path, std::vector<std::string>& names) const {
  const std::string name = directory_name(path);
  if (is_file(name)) return -ENOTDIR;
  if (!is_directory(name)) return -ENOENT;
  const std::string prefix = below(name);
  for (auto it = first_below(name); it != files_.end() && it->first.starts_with(prefix); ++it) {
    const std::string child = it->first.substr(prefix.size(), it->first.find('/', prefix.size()) - prefix.size());
    if (!child.empty() && child != ".." && (names.empty() || names.back() != child)) names.push_back(child);
  }
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return 0;
}

std::string PrivateWorld::current_directory() const {
  ask();
  return "/";
}

}  // namespace needle
