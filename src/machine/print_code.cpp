// Instructions as text, driven by the layouts of ops.def.
#include <fmt/format.h>

#include <set>
#include <unordered_map>

#include "machine/code.h"

namespace needle::machine {

namespace {

constexpr OpInfo kOps[] = {
#define OP(name, layout, meaning) {#name, layout, meaning},
#include "machine/ops.def"
#undef OP
};

const std::unordered_map<uint32_t, Op>& ops_by_address() {
  static const auto map = [] {
    std::unordered_map<uint32_t, Op> m;
    for (size_t i = 0; i < kOpCount; ++i) m.emplace(static_cast<uint32_t>(op_addresses()[i]), static_cast<Op>(i));
    return m;
  }();
  return map;
}

int16_t slot(uint64_t w, int i) { return static_cast<int16_t>(w >> (16 * i)); }

std::string constant(const Code& code, size_t index) {
  Word w = code.constants[index];
  if (is_int(w)) return fmt::format("#{}", to_int63(w));
  if (is_nullary(w)) return fmt::format("<{}>", tag_of(w));
  for (auto [id, word] : code.globals) {
    if (word == w) return fmt::format("@{}", id);
  }
  return fmt::format("@static{}", w / sizeof(Word));
}

std::string operand(const Code& code, int value) {
  return value >= 0 ? fmt::format("r{}", value) : constant(code, static_cast<size_t>(-1 - value));
}

std::string block_name(const Code& code, uint64_t offset) {
  for (const Block& b : code.blocks) {
    if (b.begin == offset) return fmt::format("{}@{}", b.name, offset);
  }
  return fmt::format("@{}", offset);
}

// Prints the instruction at `at` and returns its length.
uint32_t print_one(const Code& code, uint32_t at, std::string& out) {
  const uint64_t* words = code.words.data() + at;
  const OpInfo& op = op_info(ops_by_address().at(static_cast<uint32_t>(words[0])));
  out += fmt::format("{:6}  {:10}", at, op.name);
  uint32_t word = 0;
  int slots = 2;  // of the first word
  int64_t count = 0;
  for (const char* c = op.layout; *c; ++c) {
    auto next = [&] { return slot(words[word], slots++); };
    auto jump = [&] {
      auto distance = static_cast<int32_t>(words[word] >> (slots == 0 ? 0 : 32));
      slots += 2;
      return static_cast<int64_t>(at) + distance;
    };
    switch (*c) {
      case '|': ++word; slots = 0; break;
      case '.': next(); break;
      case 'd':
      case 'r': out += ' ' + operand(code, next()); break;
      case 'n': count = static_cast<uint16_t>(next()); out += fmt::format(" {}", count); break;
      case 't': out += fmt::format(" <{}>", next()); break;
      case 'J': out += fmt::format(" ->{}", jump()); break;
      case 'G': out += ' ' + block_name(code, words[word]); break;
      case 'W': out += fmt::format(" {}", static_cast<int64_t>(words[word])); break;
      case 'H': out += ' ' + block_name(code, aux_of(words[word])); break;
      case 'L':
        out += " [";
        for (int64_t i = 0; i < count; ++i) {
          out += (i ? " " : "") + operand(code, slot(words[word + i / 4], static_cast<int>(i % 4)));
        }
        out += ']';
        word += static_cast<uint32_t>((count + 3) / 4) - 1;
        break;
      case 'T':
        for (int64_t i = 0; i < count; ++i) {
          out += fmt::format(" ->{}", at + static_cast<int32_t>(words[word + i / 2] >> (i % 2 * 32)));
        }
        word += static_cast<uint32_t>((count + 1) / 2) - 1;
        break;
    }
  }
  out += '\n';
  return word + 1;
}

void print_block(const Code& code, const Block& block, std::string& out) {
  out += fmt::format("{}@{}:\n", block.name, block.begin);
  std::set<uint32_t> frames;  // words that hold the size of a frame, before its return address
  for (uint32_t at = block.begin; at < block.end;) {
    if (frames.contains(at)) {
      out += fmt::format("{:6}  frame of {}\n", at, code.words[at]);
      ++at;
      continue;
    }
    std::string_view name = op_info(ops_by_address().at(static_cast<uint32_t>(code.words[at]))).name;
    if (name == "Eval") frames.insert(at + 1);
    if (name.starts_with("Push")) frames.insert(at + static_cast<uint32_t>(code.words[at + 1]) - 1);
    at += print_one(code, at, out);
  }
}

}  // namespace

const OpInfo& op_info(Op op) { return kOps[static_cast<size_t>(op)]; }

std::string print_code(const Code& code, core::GlobalId global) {
  std::string out;
  for (const Block& block : code.blocks) {
    if (block.global == global) print_block(code, block, out);
  }
  return out;
}

std::string print_code(const Code& code) {
  std::string out;
  for (const Block& block : code.blocks) print_block(code, block, out);
  return out;
}

}  // namespace needle::machine
