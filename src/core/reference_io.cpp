#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <istream>
#include <iterator>
#include <ostream>

#include "base/unicode.h"
#include "core/reference.h"
#include "core/reference_prims.h"

namespace needle::core::reference {
namespace {

constexpr int64_t kEnd = -1;

mpz_class picoseconds(clockid_t clock) {
  timespec t{};
  clock_gettime(clock, &t);
  return (mpz_class(static_cast<long>(t.tv_sec)) * 1000000000 + static_cast<long>(t.tv_nsec)) * 1000;
}

}  // namespace

Primitives::Primitives(Values& values, std::istream& in, std::ostream& out, std::ostream& err,
                       std::vector<std::string> args, std::string program_name)
    : values_(values), heap_(values.heap), args_(std::move(args)), program_name_(std::move(program_name)) {
  handles_.resize(3);
  handles_[0].in = &in;
  handles_[1].out = &out;
  handles_[2].out = &err;
}

void Primitives::flush() {
  for (Handle& h : handles_) {
    if (h.out) h.out->flush();
  }
}

Primitives::Handle& Primitives::handle(Node* n) {
  auto at = static_cast<uint64_t>(n->integer);
  if (n->kind != NodeKind::Int || at >= handles_.size()) throw Malformed("not a handle");
  return handles_[at];
}

int64_t Primitives::get_char(Handle& h) {
  if (h.ahead) {
    int64_t c = *h.ahead;
    if (c != kEnd) h.ahead.reset();
    return c;
  }
  if (!h.in) return kEnd;
  int lead = h.in->get();
  if (lead == std::istream::traits_type::eof()) return kEnd;
  std::string bytes(1, static_cast<char>(lead));
  size_t length = lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
  while (bytes.size() < length && (h.in->peek() & ~0x3F) == 0x80) bytes += static_cast<char>(h.in->get());
  std::string_view view = bytes;
  return take_utf8(view, false);
}

Node* Primitives::contents(Handle& h) {
  std::vector<Node*> chars;
  if (h.ahead && *h.ahead != kEnd) chars.push_back(heap_.integer(*h.ahead));
  h.ahead = kEnd;
  if (!h.in) return values_.nil();
  std::string bytes(std::istreambuf_iterator<char>(*h.in), {});
  std::string_view rest = bytes;
  while (!rest.empty()) chars.push_back(heap_.integer(take_utf8(rest, false)));
  return values_.list(chars);
}

int64_t Primitives::open(const std::string& path, int64_t mode) {
  struct stat info {};
  if (stat(path.c_str(), &info) == 0 && S_ISDIR(info.st_mode)) return -EISDIR;
  if (mode == 3 && access(path.c_str(), F_OK) != 0) std::ofstream create(path);
  constexpr std::ios::openmode kModes[] = {std::ios::in, std::ios::out | std::ios::trunc, std::ios::out | std::ios::app,
                                           std::ios::in | std::ios::out};
  Handle h;
  errno = 0;
  h.file = std::make_unique<std::fstream>(path, kModes[mode & 3] | std::ios::binary);
  if (!h.file->is_open()) return errno ? -errno : -EIO;
  if (mode == 0 || mode == 3) h.in = h.file.get();
  if (mode != 0) h.out = h.file.get();
  h.buffering = 2;
  handles_.push_back(std::move(h));
  return static_cast<int64_t>(handles_.size() - 1);
}

Node* Primitives::outside(Prim prim, Node** args) {
  auto done = [&] { return values_.io_res(values_.unit()); };
  auto number = [&](int64_t x) { return values_.io_res(heap_.integer(x)); };
  switch (prim) {
    case Prim::HPutChar: {
      std::string s;
      append_utf8(s, args[1]->integer);
      if (auto* out = handle(args[0]).out) *out << s;
      return done();
    }
    case Prim::HPutStr:
      if (auto* out = handle(args[0]).out) *out << values_.text_of(args[1]);
      return done();
    case Prim::HFlush:
      if (auto* out = handle(args[0]).out) out->flush();
      return done();
    case Prim::HGetChar:
      return number(get_char(handle(args[0])));
    case Prim::HLookAhead: {
      Handle& h = handle(args[0]);
      h.ahead = get_char(h);
      return number(*h.ahead);
    }
    case Prim::HGetContents:
      return values_.io_res(contents(handle(args[0])));
    case Prim::HSetBuffering:
      handle(args[0]).buffering = args[1]->integer;
      return done();
    case Prim::HGetBuffering:
      return number(handle(args[0]).buffering);
    case Prim::OpenFile:
      return number(open(values_.text_of(args[0]), args[1]->integer));
    case Prim::HClose: {
      Handle& h = handle(args[0]);
      if (h.out) h.out->flush();
      h = {};
      return done();
    }
    case Prim::FileExists: {
      struct stat info {};
      bool found = stat(values_.text_of(args[0]).c_str(), &info) == 0 && !S_ISDIR(info.st_mode);
      return values_.io_res(values_.boolean(found));
    }
    case Prim::RemoveFile:
      return number(unlink(values_.text_of(args[0]).c_str()) == 0 ? 0 : -errno);
    case Prim::GetArgs: {
      std::vector<Node*> items;
      for (const std::string& a : args_) items.push_back(values_.string(a));
      return values_.io_res(values_.list(items));
    }
    case Prim::GetProgName:
      return values_.io_res(values_.string(program_name_));
    case Prim::GetEnv: {
      const char* value = std::getenv(values_.text_of(args[0]).c_str());
      return values_.io_res(value ? values_.list({values_.string(value)}) : values_.nil());
    }
    case Prim::CpuTime:
      return values_.io_res(heap_.big(picoseconds(CLOCK_PROCESS_CPUTIME_ID)));
    case Prim::WallTime:
      return values_.io_res(heap_.real(picoseconds(CLOCK_REALTIME).get_d() / 1e12));
    default:
      throw Malformed("not an action");
  }
}

}  // namespace needle::core::reference
