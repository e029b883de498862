// The outside world: handles, files, arguments, clocks.
#include <cerrno>

#include "base/unicode.h"
#include "machine/prims.h"

namespace needle::machine {

using core::Prim;

namespace {

// What an action answers. Who waited for the outside when the machine was interrupted has no answer.
Word answer(State& s, int64_t number) {
  if (s.interrupted.load(std::memory_order_relaxed)) s.stop = OutcomeKind::Interrupted;
  return s.new_int(number);
}

Word put_char(State& s, const Word* p) {
  std::string text;
  append_utf8(text, to_int64(p[1]));
  return answer(s, s.io.put(to_int64(p[0]), text));
}

Word put_string(State& s, const Word* p) {
  return answer(s, s.io.put(to_int64(p[0]), list_text(s, p[1])));
}

// The characters are unpacked as they are demanded, so the bytes stay; they count as memory.
Word get_contents(State& s, const Word* p) {
  std::string text;
  const size_t most = s.heap.max_memory() / 2;
  const int error = s.io.get_rest(to_int64(p[0]), most - std::min(most, s.read_bytes), text);
  s.read_bytes += text.size();
  if (error == -EFBIG) s.stop = OutcomeKind::OutOfMemory;
  if (error == -EINTR) s.stop = OutcomeKind::Interrupted;
  return s.new_text(std::move(text));
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
  const std::optional<std::string> value = s.io.environment(list_text(s, p[0]));
  return string_list(s, value ? std::vector<std::string>{*value} : std::vector<std::string>{});
}

}  // namespace

std::string list_text(State& s, Word list) {
  std::string out;
  for (;;) {
    list = follow(list);
    if (!is_pointer(list)) return out;
    const Word* cell = cell_of(list);
    if (kind_of(*cell) == Kind::Con) {
      const Word character = follow(cell[1]);
      if (is_symbol(character)) {
        s.stop = OutcomeKind::Undecided;
        return out;
      }
      append_utf8(out, to_int64(character));
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
      {Prim::HFlush, [](State& s, const Word* p) { return answer(s, s.io.flush(to_int64(p[0]))); }},
      {Prim::HGetChar, [](State& s, const Word* p) { return answer(s, s.io.get_char(to_int64(p[0]))); }},
      {Prim::HLookAhead, [](State& s, const Word* p) { return answer(s, s.io.look_ahead(to_int64(p[0]))); }},
      {Prim::HGetContents, get_contents},
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
         return answer(s, s.io.open(list_text(s, p[0]), static_cast<OpenMode>(to_int64(p[1]) & 3)));
       }},
      {Prim::HClose, [](State& s, const Word* p) { return answer(s, s.io.close(to_int64(p[0]))); }},
      {Prim::FileExists, [](State& s, const Word* p) { return from_bool(s.io.is_file(list_text(s, p[0]))); }},
      {Prim::RemoveFile, [](State& s, const Word* p) { return s.new_int(s.io.remove(list_text(s, p[0]))); }},
      {Prim::Rename,
       [](State& s, const Word* p) { return s.new_int(s.io.rename(list_text(s, p[0]), list_text(s, p[1]))); }},
      {Prim::MakeDirectory, [](State& s, const Word* p) { return s.new_int(s.io.make_directory(list_text(s, p[0]))); }},
      {Prim::RemoveDirectory,
       [](State& s, const Word* p) { return s.new_int(s.io.remove_directory(list_text(s, p[0]))); }},
      {Prim::DirectoryExists, [](State& s, const Word* p) { return from_bool(s.io.is_directory(list_text(s, p[0]))); }},
      {Prim::ListDirectory, [](State& s, const Word* p) { return string_list(s, listed(s.io, list_text(s, p[0]))); }},
      {Prim::CurrentDirectory, [](State& s, const Word*) { return s.new_text(s.io.current_directory()); }},
      {Prim::GetArgs, [](State& s, const Word*) { return string_list(s, s.io.args()); }},
      {Prim::GetProgName, [](State& s, const Word*) { return s.new_text(s.io.program_name()); }},
      {Prim::GetEnv, get_env},
      {Prim::CpuTime, [](State& s, const Word*) { return new_integer(s, s.io.cpu_picoseconds()); }},
      {Prim::WallTime, [](State& s, const Word*) { return s.new_double(s.io.seconds()); }},
  };
}

}  // namespace needle::machine
