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

bool PrivateWorld::is_file(const std::string& path) const {
  ask();
  return files_.contains(normal(path));
}

int PrivateWorld::remove(const std::string& path) {
  ask();
  const std::string name = normal(path);
  const auto found = files_.find(name);
  if (found == files_.end()) return names_directory(name) && !name.empty() ? -EISDIR : -ENOENT;
  note_name(name);
  total_ -= std::min(total_, found->second->bytes.size());
  files_.erase(found);
  return 0;
}

}  // namespace needle
