#include <cerrno>

#include "base/unicode.h"
#include "core/reference.h"
#include "core/reference_prims.h"

namespace needle::core::reference {

// Nodes are large; a text must fit into memory as a list.
Node* Primitives::contents(int64_t handle) {
  constexpr size_t kBytesPerCharacter = 64;
  std::string bytes;
  out_of_memory_ = world_.get_rest(handle, max_memory_ / kBytesPerCharacter, bytes) == -EFBIG;
  std::vector<Node*> chars;
  std::string_view rest = bytes;
  while (!rest.empty()) chars.push_back(heap_.integer(take_utf8(rest, false)));
  return values_.list(chars);
}

Node* Primitives::outside(Prim prim, Node** args) {
  auto number = [&](int64_t x) { return values_.io_res(heap_.integer(x)); };
  auto texts = [&](const std::vector<std::string>& all) {
    std::vector<Node*> items;
    for (const std::string& text : all) items.push_back(values_.string(text));
    return values_.io_res(values_.list(items));
  };
  switch (prim) {
    case Prim::HPutChar: {
      std::string s;
      append_utf8(s, args[1]->integer);
      return number(world_.put(args[0]->integer, s));
    }
    case Prim::HPutStr:
      return number(world_.put(args[0]->integer, values_.text_of(args[1])));
    case Prim::HFlush:
      return number(world_.flush(args[0]->integer));
    case Prim::HGetChar:
      return number(world_.get_char(args[0]->integer));
    case Prim::HLookAhead:
      return number(world_.look_ahead(args[0]->integer));
    case Prim::HGetContents:
      return values_.io_res(contents(args[0]->integer));
    case Prim::HSetBuffering:
      world_.set_buffering(args[0]->integer, static_cast<Buffering>(std::min<int64_t>(args[1]->integer, 2)));
      return values_.io_res(values_.unit());
    case Prim::HGetBuffering:
      return number(static_cast<int64_t>(world_.buffering(args[0]->integer)));
    case Prim::OpenFile:
      return number(world_.open(values_.text_of(args[0]), static_cast<OpenMode>(args[1]->integer & 3)));
    case Prim::HClose:
      return number(world_.close(args[0]->integer));
    case Prim::FileExists:
      return values_.io_res(values_.boolean(world_.is_file(values_.text_of(args[0]))));
    case Prim::RemoveFile:
      return number(world_.remove(values_.text_of(args[0])));
    case Prim::Rename:
      return number(world_.rename(values_.text_of(args[0]), values_.text_of(args[1])));
    case Prim::MakeDirectory:
      return number(world_.make_directory(values_.text_of(args[0])));
    case Prim::RemoveDirectory:
      return number(world_.remove_directory(values_.text_of(args[0])));
    case Prim::DirectoryExists:
      return values_.io_res(values_.boolean(world_.is_directory(values_.text_of(args[0]))));
    case Prim::ListDirectory:
      return texts(listed(world_, values_.text_of(args[0])));
    case Prim::CurrentDirectory:
      return values_.io_res(values_.string(world_.current_directory()));
    case Prim::GetArgs:
      return texts(world_.args());
    case Prim::GetProgName:
      return values_.io_res(values_.string(world_.program_name()));
    case Prim::GetEnv: {
      const std::optional<std::string> value = world_.environment(values_.text_of(args[0]));
      return values_.io_res(value ? values_.list({values_.string(*value)}) : values_.nil());
    }
    case Prim::CpuTime:
      return values_.io_res(heap_.big(world_.cpu_picoseconds()));
    case Prim::WallTime:
      return values_.io_res(heap_.real(world_.seconds()));
    default:
      throw Malformed("not an action");
  }
}

}  // namespace needle::core::reference
