// The bytes of a file, mapped, not read: only the pages that are looked at are fetched. Whoever replaces such a file
// renames a new one over it; bytes that are cut off under a mapping are not there any more.
#pragma once
#include <string>
#include <string_view>

namespace needle {

class MappedFile {
 public:
  MappedFile() = default;
  explicit MappedFile(const std::string& path);  // of no bytes when there is no such file, or it is not a regular one
  ~MappedFile();
  MappedFile(MappedFile&& other) noexcept : bytes_(other.bytes_) { other.bytes_ = {}; }
  MappedFile& operator=(MappedFile&& other) noexcept {
    std::swap(bytes_, other.bytes_);
    return *this;
  }

  std::string_view bytes() const { return bytes_; }

 private:
  std::string_view bytes_;
};

}  // namespace needle
