#include "machine/code_reader.h"

#include <set>
#include <string_view>

#include "machine/native/native.h"

namespace needle::machine {

namespace {

const std::unordered_map<uint32_t, Op>& ops_by_address() {
  static const auto map = [] {
    std::unordered_map<uint32_t, Op> m;
    for (size_t i = 0; i < kOpCount; ++i) m.emplace(static_cast<uint32_t>(op_addresses()[i]), static_cast<Op>(i));
    return m;
  }();
  return map;
}

class Reader {
 public:
  Reader(const Code& code, Instruction& out) : code_(code), words_(code.words.data() + out.at), out_(out) {}

  void read() {
    out_.operands.clear();
    out_.op = op_at(code_, out_.at);
    for (const char* c = op_info(out_.op).layout; *c; ++c) part(*c);
    out_.words = word_ + 1;
  }

 private:
  int16_t slot(uint64_t i) const { return static_cast<int16_t>(words_[word_ + i / 4] >> (16 * (i % 4))); }
  int64_t half(uint64_t i) const { return static_cast<int32_t>(words_[word_ + i / 2] >> (32 * (i % 2))); }
  void add(char layout, int64_t value) { out_.operands.push_back({layout, value}); }

  void part(char layout) {
    switch (layout) {
      case '|':
        ++word_;
        slot_ = 0;
        break;
      case '.':
        ++slot_;
        break;
      case 'n':
        count_ = static_cast<uint16_t>(slot(slot_++));
        add('n', static_cast<int64_t>(count_));
        break;
      case 'J':
        add('J', out_.at + half(slot_ / 2));
        slot_ += 2;
        break;
      case 'G':
      case 'W':
      case 'H':
        add(layout, static_cast<int64_t>(words_[word_]));
        break;
      case 'L':
        for (uint64_t i = 0; i < count_; ++i) add('r', slot(i));
        word_ += static_cast<uint32_t>((count_ + 3) / 4) - 1;
        break;
      case 'T':
        for (uint64_t i = 0; i < count_; ++i) add('J', out_.at + half(i));
        word_ += static_cast<uint32_t>((count_ + 1) / 2) - 1;
        break;
      default:
        add(layout, slot(slot_++));
    }
  }

  const Code& code_;
  const uint64_t* words_;
  Instruction& out_;
  uint32_t word_ = 0;
  uint64_t slot_ = 2;  // the first word's operands stand in its upper half
  uint64_t count_ = 0;
};

}  // namespace

Op op_at(const Code& code, uint32_t at) {
  auto address = static_cast<uint32_t>(code.words[at]);
  if (address == static_cast<uint32_t>(op_addresses()[static_cast<size_t>(Op::Native)])) {
    const Native* native = code.native.code.load(std::memory_order_acquire);
    address = static_cast<uint32_t>(native->arm(code.words.data() + at));
  }
  return ops_by_address().at(address);
}

Instruction read_instruction(const Code& code, uint32_t at) {
  Instruction i;
  i.at = at;
  Reader(code, i).read();
  return i;
}

void read_block(const Code& code, const Block& block, const std::function<void(const Instruction&)>& visit) {
  std::set<uint32_t> frames;
  Instruction i;
  for (uint32_t at = block.begin; at < block.end; at += i.words) {
    if (frames.contains(at)) {
      i = {at, 1, true, Op::Fun, {{'n', static_cast<int64_t>(static_cast<uint32_t>(code.words[at]))}}};
    } else {
      i.at = at;
      i.frame = false;
      Reader(code, i).read();
      std::string_view name = op_info(i.op).name;
      if (name.starts_with("Eval")) frames.insert(at + 1);
      if (name.starts_with("Push")) frames.insert(static_cast<uint32_t>(i.operands[1].value) - 1);
    }
    visit(i);
  }
}

}  // namespace needle::machine
