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

int16_t slot(uint64_t w, int i) {
  return static_cast<int16_t>(w >> (16 * i));
}

class Printer {
 public:
  Printer(const Code& code, const core::Program& program) : code_(code), program_(program) {
    for (auto [id, word] : code.globals) globals_.emplace(word, core::GlobalId(id));
    for (const Block& b : code.blocks) blocks_.emplace(b.begin, &b);
  }
  void block(const Block& block, std::string& out) const;

 private:
  std::string name(core::GlobalId id) const;
  std::string constant(size_t index) const;
  std::string operand(int value) const;
  std::string block_name(uint64_t offset) const;
  uint32_t instruction(uint32_t at, std::string& out) const;

  const Code& code_;
  const core::Program& program_;
  std::unordered_map<Word, core::GlobalId> globals_;
  std::unordered_map<uint64_t, const Block*> blocks_;
};

std::string Printer::name(core::GlobalId id) const {
  if (!id.valid()) return "?";
  const core::Global& g = program_.global(id);
  std::string_view module = g.module.text();
  return fmt::format("{}{}{}", module, module.empty() ? "" : ".", g.name.text());
}

std::string Printer::constant(size_t index) const {
  Word w = code_.constants[index];
  if (is_int(w)) return fmt::format("#{}", to_int63(w));
  if (is_nullary(w)) return fmt::format("<{}>", w >> 3);
  auto found = globals_.find(w);
  return found != globals_.end() ? name(found->second) : fmt::format("static{}", w / sizeof(Word));
}

std::string Printer::operand(int value) const {
  return value >= 0 ? fmt::format("r{}", value) : constant(static_cast<size_t>(-1 - value));
}

std::string Printer::block_name(uint64_t offset) const {
  auto found = blocks_.find(offset);
  return fmt::format("{}@{}", found == blocks_.end() ? "" : name(found->second->global), offset);
}

// Prints the instruction at `at` and returns its length.
uint32_t Printer::instruction(uint32_t at, std::string& out) const {
  const uint64_t* words = code_.words.data() + at;
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
      case '|':
        ++word;
        slots = 0;
        break;
      case '.':
        next();
        break;
      case 'd':
      case 'r':
        out += ' ' + operand(next());
        break;
      case 'n':
        count = static_cast<uint16_t>(next());
        out += fmt::format(" {}", count);
        break;
      case 't':
        out += fmt::format(" <{}>", next());
        break;
      case 'J':
        out += fmt::format(" ->{}", jump());
        break;
      case 'G':
        out += ' ' + block_name(words[word]);
        break;
      case 'W':
        out += fmt::format(" {}", static_cast<int64_t>(words[word]));
        break;
      case 'H':
        out += ' ' + block_name(aux_of(words[word]));
        break;
      case 'L':
        out += " [";
        for (int64_t i = 0; i < count; ++i) {
          out += (i ? " " : "") + operand(slot(words[word + i / 4], static_cast<int>(i % 4)));
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

void Printer::block(const Block& block, std::string& out) const {
  out += block_name(block.begin) + ":\n";
  std::set<uint32_t> frames;  // words that hold the size of a frame, before its return address
  for (uint32_t at = block.begin; at < block.end;) {
    if (frames.contains(at)) {
      out += fmt::format("{:6}  frame of {}\n", at, code_.words[at]);
      ++at;
      continue;
    }
    std::string_view name = op_info(ops_by_address().at(static_cast<uint32_t>(code_.words[at]))).name;
    if (name == "Eval") frames.insert(at + 1);
    if (name.starts_with("Push")) frames.insert(at + static_cast<uint32_t>(code_.words[at + 1]) - 1);
    at += instruction(at, out);
  }
}

}  // namespace

const OpInfo& op_info(Op op) {
  return kOps[static_cast<size_t>(op)];
}

std::string dump(const Code& code, const core::Program& program, core::GlobalId global) {
  std::string out;
  Printer printer(code, program);
  for (const Block& block : code.blocks) {
    if (block.global == global) printer.block(block, out);
  }
  return out;
}

std::string dump(const Code& code, const core::Program& program) {
  std::string out;
  Printer printer(code, program);
  for (const Block& block : code.blocks) printer.block(block, out);
  return out;
}

}  // namespace needle::machine
