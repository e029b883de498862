#include "program/archive.h"

#include <fmt/format.h>
#include <zlib.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <memory>
#include <optional>

#include "base/budget.h"
#include "program/finder.h"

namespace needle::program {
namespace {

constexpr size_t kLargestArchive = size_t{128} << 20;  // unpacked

[[noreturn]] void refuse(const std::string& path, const std::string& why) {
  throw BadPackage(fmt::format("{}:1: error: [ND-0721] this archive is not read: {}", path, why));
}

bool is_source(std::string_view name) {
  constexpr std::string_view kEndings[] = {".hs", ".lhs", ".cabal", ".h"};
  return std::any_of(std::begin(kEndings), std::end(kEndings), [&](std::string_view e) { return name.ends_with(e); });
}

// Blocks of 512 bytes: a header, then as many as the file that it describes takes.
class TarReader {
 public:
  TarReader(const std::string& path, std::string_view bytes) : path_(path), rest_(bytes) {}

  std::vector<MadeFile> files() {
    while (const std::optional<std::string_view> header = next_header()) entry(*header);
    return std::move(out_);
  }

 private:
  static constexpr size_t kBlock = 512;

  std::string_view take(size_t size) {
    if (size > rest_.size()) refuse(path_, "it ends in the middle of a file");
    const std::string_view out = rest_.substr(0, size);
    rest_.remove_prefix(std::min(rest_.size(), (size + kBlock - 1) / kBlock * kBlock));
    return out;
  }

  // Nothing at the end, which is two blocks of zeros; many writers leave them out.
  std::optional<std::string_view> next_header() {
    Budget::check();
    if (rest_.empty()) return std::nullopt;
    const std::string_view block = take(kBlock);
    if (block.find_first_not_of('\0') == block.npos) return std::nullopt;
    if (number(block, 148, 8) != sum_of(block)) refuse(path_, "it is damaged, or no tar file");
    return block;
  }
  static size_t sum_of(std::string_view block) {
    size_t sum = 0;
    for (size_t i = 0; i < kBlock; ++i)
      sum += i >= 148 && i < 156 ? ' ' : static_cast<unsigned char>(block[i]);  // the sum itself counts as blanks
    return sum;
  }

  static std::string_view text(std::string_view block, size_t from, size_t size) {
    const std::string_view field = block.substr(from, size);
    return field.substr(0, field.find('\0'));
  }
  size_t number(std::string_view block, size_t from, size_t size) const {
    std::string_view digits = text(block, from, size);
    while (digits.starts_with(' ')) digits.remove_prefix(1);
    size_t out = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), out, 8);
    if (error != std::errc() && !digits.empty()) refuse(path_, "a number in it is none, or too large");
    return out;
  }

  void entry(std::string_view header) {
    const std::string_view content = take(number(header, 124, 12));
    switch (header[156]) {
      case 'x':  // says more about the next file
        extend(content);
        return;
      case 'g':
        return;
      case 'L':
        long_name_ = content.substr(0, content.find('\0'));
        return;
      case '0':
      case '\0':
      case '7':
        add(name_of(header), content);
        break;
      case '5':
        check_name(name_of(header));
        break;
      default:
        refuse(path_, fmt::format("'{}' is neither a file nor a directory", name_of(header)));
    }
    long_name_.clear();
  }

  std::string name_of(std::string_view header) const {
    if (!long_name_.empty()) return long_name_;
    const std::string_view prefix = text(header, 257, 5) == "ustar" ? text(header, 345, 155) : std::string_view();
    const std::string_view name = text(header, 0, 100);
    return prefix.empty() ? std::string(name) : fmt::format("{}/{}", prefix, name);
  }

  // Records "LENGTH path=NAME\n".
  void extend(std::string_view records) {
    while (!records.empty()) {
      size_t length = 0;
      const auto [end, error] = std::from_chars(records.data(), records.data() + records.size(), length);
      const size_t digits = static_cast<size_t>(end - records.data());
      if (error != std::errc() || length > records.size() || length < digits + 2)
        refuse(path_, "a header in it is damaged");
      const std::string_view record = records.substr(digits + 1, length - digits - 2);
      if (record.starts_with("path=")) long_name_ = record.substr(5);
      if (record.starts_with("size=") || record.starts_with("linkpath="))
        refuse(path_, "it has links, or files of more than 8 GB");
      records.remove_prefix(length);
    }
  }

  void check_name(const std::string& name) const {
    const std::filesystem::path inside(name);
    if (name.empty() || inside.is_absolute() || name.find('\\') != name.npos || name.find('\n') != name.npos ||
        std::find(inside.begin(), inside.end(), "..") != inside.end())
      refuse(path_, fmt::format("the path '{}' leads out of it", name));
  }

  void add(const std::string& name, std::string_view content) {
    check_name(name);
    if (!is_source(name)) return;
    const std::string inside = std::filesystem::path(name).lexically_normal().string();
    out_.push_back({path_ + "/" + inside, std::string(content)});
  }

  const std::string& path_;
  std::string_view rest_;
  std::string long_name_;  // of the next file
  std::vector<MadeFile> out_;
};

}  // namespace

std::string unzipped(const std::string& path, const std::string& bytes) {
  constexpr int kGzip = 15 + 16;  // the largest window, and gzip's header
  z_stream stream = {};
  if (inflateInit2(&stream, kGzip) != Z_OK) refuse(path, "there is no memory for it");
  const std::unique_ptr<z_stream, int (*)(z_stream*)> ended(&stream, inflateEnd);
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
  stream.avail_in = static_cast<uInt>(bytes.size());
  std::string out, chunk(size_t{1} << 16, '\0');
  for (int state = Z_OK; state != Z_STREAM_END;) {
    Budget::check();
    stream.next_out = reinterpret_cast<Bytef*>(chunk.data());
    stream.avail_out = static_cast<uInt>(chunk.size());
    state = inflate(&stream, Z_NO_FLUSH);
    if (state != Z_OK && state != Z_STREAM_END) refuse(path, "it is damaged, or not compressed by gzip");
    out.append(chunk, 0, chunk.size() - stream.avail_out);
    if (out.size() > kLargestArchive) refuse(path, "it is too large");
  }
  return out;
}

std::vector<MadeFile> files_of_tar(const std::string& path, std::string_view bytes) {
  return TarReader(path, bytes).files();
}

std::vector<MadeFile> read_archive(const std::string& path) {
  std::string why;
  const std::optional<std::string> bytes = read_text_file(path, &why);
  if (!bytes) refuse(path, why);
  if (bytes->size() > kLargestArchive) refuse(path, "it is too large");
  return files_of_tar(path, unzipped(path, *bytes));
}

}  // namespace needle::program
