// Instructions as text. Places are counted from the start of their block and blocks are named after the global they
// belong to, so that the text of a function does not change when another one does.
#include <fmt/format.h>

#include <unordered_map>

#include "machine/code_reader.h"

namespace needle::machine {

namespace {

constexpr OpInfo kOps[] = {
#define OP(name, layout, meaning) {#name, layout, meaning},
#include "machine/ops.def"
#undef OP
};

class Printer {
 public:
  Printer(const Code& code, const core::Program& program) : code_(code), program_(program) {
    for (auto [id, word] : code.globals) globals_.emplace(word, core::GlobalId(id));
    std::unordered_map<core::GlobalId, int> seen;
    for (const Block& b : code.blocks) {
      int number = seen[b.global]++;
      names_.emplace(b.begin, number == 0 ? name(b.global) : fmt::format("{}/{}", name(b.global), number));
    }
  }

  std::string block(const Block& block) const {
    std::string out = block_name(block.begin) + ":\n";
    read_block(code_, block, [&](const Instruction& i) {
      out += fmt::format("{:6}  {:10}", i.at - block.begin, i.frame ? "frame of" : op_info(i.op).name);
      for (const Operand& o : i.operands) out += ' ' + operand(block, i, o);
      out += '\n';
    });
    return out;
  }

 private:
  std::string operand(const Block& block, const Instruction& i, const Operand& o) const {
    switch (o.layout) {
      case 'd':
      case 'r':
        return o.value >= 0 ? fmt::format("r{}", o.value) : constant(static_cast<size_t>(-1 - o.value));
      case 't':
        return fmt::format("<{}>", o.value);
      case 'J':
        return fmt::format("->{}", o.value - block.begin);
      case 'G':
        return i.op == Op::LoadPool ? constant(static_cast<size_t>(o.value))
                                    : block_name(static_cast<uint64_t>(o.value));
      case 'H':
        return block_name(aux_of(static_cast<uint64_t>(o.value)));
      default:
        if (i.op == Op::Prim && &o == &i.operands[1]) return core::prim_info(static_cast<core::Prim>(o.value)).name;
        return fmt::format("{}", o.value);
    }
  }

  std::string name(core::GlobalId id) const {
    if (!id.valid()) return "?";
    const core::Global& g = program_.global(id);
    std::string_view module = g.module.text();
    return fmt::format("{}{}{}", module, module.empty() ? "" : ".", g.name.text());
  }

  std::string constant(size_t index) const {
    Word w = code_.constants[index];
    if (is_int(w)) return fmt::format("#{}", to_int63(w));
    if (is_nullary(w)) return fmt::format("<{}>", w >> 3);
    auto found = globals_.find(w);
    return found != globals_.end() ? name(found->second) : fmt::format("static{}", w / sizeof(Word));
  }

  std::string block_name(uint64_t offset) const {
    auto found = names_.find(offset);
    return found == names_.end() ? fmt::format("@{}", offset) : found->second;
  }

  const Code& code_;
  const core::Program& program_;
  std::unordered_map<Word, core::GlobalId> globals_;
  std::unordered_map<uint64_t, std::string> names_;
};

}  // namespace

const OpInfo& op_info(Op op) {
  return kOps[static_cast<size_t>(op)];
}

std::string dump(const Code& code, const core::Program& program, core::GlobalId global) {
  std::string out;
  Printer printer(code, program);
  for (const Block& block : code.blocks) {
    if (block.global == global) out += printer.block(block);
  }
  return out;
}

std::string dump(const Code& code, const core::Program& program) {
  std::string out;
  Printer printer(code, program);
  for (const Block& block : code.blocks) out += printer.block(block);
  return out;
}

}  // namespace needle::machine
