// The outside world: handles, files, arguments, clocks.
#include <sys/time.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <ctime>

#include "base/unicode.h"
#include "machine/prims.h"

namespace needle::machine {

using core::Prim;

namespace {

Word put_char(State& s, const Word* p) {
  std::string text;
  append_utf8(text, to_int64(p[1]));
  s.io.put(to_int64(p[0]), text);
  return kUnit;
}

Word put_string(State& s, const Word* p) {
  s.io.put(to_int64(p[0]), list_text(s, p[1]));
  return kUnit;
}

Word remove_file(State& s, const Word* p) {
  int failed = ::unlink(list_text(s, p[0]).c_str());
  return s.new_int(failed ? -errno : 0);
}

Word string_list(State& s, const std::vector<std::string>& strings) {
  Word list = kNil;
  for (size_t i = strings.size(); i-- > 0;) {
    Word text = s.new_text(strings[i]);
    list = s.new_con(kConsTag, {text, list});
  }
  return list;
}

Word get_env(State& s, const Word* p) {
  const char* value = std::getenv(list_text(s, p[0]).c_str());
  return string_list(s, value ? std::vector<std::string>{value} : std::vector<std::string>{});
}

Word cpu_time(State& s, const Word*) {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  mpz_class picoseconds = static_cast<long>(now.tv_sec);
  picoseconds = picoseconds * 1'000'000'000 + static_cast<long>(now.tv_nsec);
  return new_integer(s, picoseconds * 1000);
}

Word wall_time(State& s, const Word*) {
  timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  return s.new_double(static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9);
}

}  // namespace

std::string list_text(State& s, Word list) {
  std::string out;
  for (;;) {
    list = follow(list);
    if (!is_pointer(list)) return out;
    const Word* cell = cell_of(list);
    if (kind_of(*cell) == Kind::Con) {
      append_utf8(out, to_int64(follow(cell[1])));
      list = cell[2];
    } else if ((kind_of(*cell) == Kind::Thunk || kind_of(*cell) == Kind::Caf) && aux_of(*cell) == s.code->unpack) {
      std::string_view rest =
          s.text(static_cast<uint32_t>(to_int63(cell[2]))).substr(static_cast<size_t>(to_int63(cell[3])));
      while (!rest.empty()) append_utf8(out, take_utf8(rest));
      return out;
    } else {
      s.stop = OutcomeKind::Fault;  // the library did not force it
      return out;
    }
  }
}

std::vector<PrimEntry> io_prims() {
  return {
      {Prim::HPutChar, put_char},
      {Prim::HPutStr, put_string},
      {Prim::HFlush, [](State& s, const Word* p) { return s.io.flush(to_int64(p[0])), kUnit; }},
      {Prim::HGetChar, [](State& s, const Word* p) { return s.new_int(s.io.get_char(to_int64(p[0]))); }},
      {Prim::HLookAhead, [](State& s, const Word* p) { return s.new_int(s.io.look_ahead(to_int64(p[0]))); }},
      {Prim::HGetContents, [](State& s, const Word* p) { return s.new_text(s.io.get_rest(to_int64(p[0]))); }},
      {Prim::HSetBuffering,
       [](State& s, const Word* p) {
         int64_t mode = to_int64(p[1]);
         s.io.set_buffering(to_int64(p[0]), mode == 0   ? Buffering::None
                                            : mode == 1 ? Buffering::Line
                                                        : Buffering::Block);
         return kUnit;
       }},
      {Prim::HGetBuffering,
       [](State& s, const Word* p) { return s.new_int(static_cast<int64_t>(s.io.buffering(to_int64(p[0])))); }},
      {Prim::OpenFile,
       [](State& s, const Word* p) {
         return s.new_int(s.io.open(list_text(s, p[0]), static_cast<OpenMode>(to_int64(p[1]) & 3)));
       }},
      {Prim::HClose, [](State& s, const Word* p) { return s.io.close(to_int64(p[0])), kUnit; }},
      {Prim::FileExists,
       [](State& s, const Word* p) { return from_bool(::access(list_text(s, p[0]).c_str(), F_OK) == 0); }},
      {Prim::RemoveFile, remove_file},
      {Prim::GetArgs, [](State& s, const Word*) { return string_list(s, s.io.args()); }},
      {Prim::GetProgName, [](State& s, const Word*) { return s.new_text(s.io.program_name()); }},
      {Prim::GetEnv, get_env},
      {Prim::CpuTime, cpu_time},
      {Prim::WallTime, wall_time},
  };
}

}  // namespace needle::machine
