// What others wrote: .tix and .mix files, which are Haskell values as `show` writes them and `read` reads them.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <tuple>

#include "report/hpc_places.h"

namespace needle::report {

using claim::CoverModule;
using core::Box;

std::string_view TixModule::module() const {
  const std::string_view all = name;
  return all.substr(all.rfind('/') + 1);  // npos + 1 is 0
}

namespace {

// Reads one token after the other; throws the problem it has with the text.
class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  [[noreturn]] void fail(const std::string& message) const {
    HpcProblem out;
    out.message = message;
    out.line = 1 + static_cast<uint32_t>(std::count(text_.begin(), text_.begin() + static_cast<ptrdiff_t>(at_), '\n'));
    const size_t line = at_ == 0 ? std::string_view::npos : text_.rfind('\n', at_ - 1);
    out.column = static_cast<uint32_t>(line == std::string_view::npos ? at_ + 1 : at_ - line);
    throw out;
  }

  bool accept(std::string_view token) {
    skip_blanks();
    if (text_.substr(at_, token.size()) != token) return false;
    at_ += token.size();
    return true;
  }
  void expect(std::string_view token) {
    if (!accept(token)) fail(fmt::format("'{}' was expected here", token));
  }
  void end() {
    skip_blanks();
    if (at_ < text_.size()) fail("the file should end here");
  }

  uint64_t number(uint64_t largest) {
    skip_blanks();
    if (!is_digit()) fail("a number was expected here");
    uint64_t out = 0;
    for (; is_digit(); ++at_) {
      const uint64_t digit = static_cast<uint64_t>(text_[at_] - '0');
      if (out > (largest - digit) / 10) fail("this number is too large");
      out = out * 10 + digit;
    }
    return out;
  }

  // Up to the next blank.
  std::string_view word() {
    skip_blanks();
    const size_t begin = at_;
    while (at_ < text_.size() && !is_blank()) ++at_;
    if (begin == at_) fail("the file ends too soon");
    return text_.substr(begin, at_ - begin);
  }

  std::string string() {
    expect("\"");
    std::string out;
    for (;;) {
      if (at_ == text_.size() || text_[at_] == '\n') fail("this string has no end");
      const char c = text_[at_++];
      if (c == '"') return out;
      if (c != '\\') {
        out += c;
      } else {
        escape(out);
      }
    }
  }

 private:
  bool is_digit() const { return at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9'; }
  bool is_blank() const { return text_[at_] == ' ' || text_[at_] == '\n' || text_[at_] == '\t' || text_[at_] == '\r'; }
  void skip_blanks() {
    while (at_ < text_.size() && is_blank()) ++at_;
  }

  // Names and file names have no control characters, so of the escapes these are left.
  void escape(std::string& out) {
    if (is_digit()) return add_utf8(out, static_cast<uint32_t>(number(0x10FFFF)));
    if (at_ < text_.size() && text_[at_] == '&') {
      ++at_;
      return;
    }
    if (at_ == text_.size() || (text_[at_] != '"' && text_[at_] != '\\')) fail("this escape is not known");
    out += text_[at_++];
  }

  static void add_utf8(std::string& out, uint32_t c) {
    if (c < 0x80) {
      out += static_cast<char>(c);
      return;
    }
    const int more = c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
    static constexpr uint8_t kFirst[] = {0, 0xC0, 0xE0, 0xF0};
    out += static_cast<char>(kFirst[more] | c >> (6 * more));
    for (int i = more; i-- > 0;) out += static_cast<char>(0x80 | (c >> (6 * i) & 0x3F));
  }

  std::string_view text_;
  size_t at_ = 0;
};

// [x, y, ..]
template <class Item>
void list(Reader& in, Item item) {
  in.expect("[");
  if (in.accept("]")) return;
  do item();
  while (in.accept(","));
  in.expect("]");
}

bool truth(Reader& in) {
  if (in.accept("True")) return true;
  in.expect("False");
  return false;
}

constexpr uint64_t kLargestPlace = UINT32_MAX - 1;

MixBox box(Reader& in) {
  MixBox out;
  auto place = [&] { return static_cast<uint32_t>(in.number(kLargestPlace)); };
  in.expect("(");
  out.line = place();
  in.expect(":");
  out.column = place();
  in.expect("-");
  out.end_line = place();
  in.expect(":");
  out.end_column = place();
  in.expect(",");
  if (in.accept("ExpBox")) {
    out.box = truth(in) ? Box::Alternative : Box::Expression;
  } else if (in.accept("BinBox")) {
    out.box = in.accept("GuardBinBox") ? Box::Guard : in.accept("CondBinBox") ? Box::Condition : Box::Qualifier;
    if (out.box == Box::Qualifier) in.expect("QualBinBox");
    out.value = truth(in);
  } else {
    out.box = in.accept("LocalBox") ? Box::Local : Box::TopLevel;
    if (out.box == Box::TopLevel) in.expect("TopLevelBox");
    list(in, [&] { out.path.push_back(in.string()); });
  }
  in.expect(")");
  return out;
}

TixModule tix_module(Reader& in) {
  TixModule out;
  in.expect("TixModule");
  out.name = in.string();
  out.hash = in.number(UINT64_MAX);
  const uint64_t size = in.number(UINT32_MAX);
  list(in, [&] { out.counts.push_back(in.number(UINT64_MAX)); });
  if (out.counts.size() != size)
    in.fail(fmt::format("module {} says that it has {} ticks, but there are {}", out.name, size, out.counts.size()));
  return out;
}

template <class File, class Read>
std::variant<File, HpcProblem> reading(std::string_view text, Read read) {
  try {
    Reader in(text);
    File out = read(in);
    in.end();
    return out;
  } catch (HpcProblem& problem) {
    return std::move(problem);
  }
}

using Key = std::tuple<Box, bool, uint32_t, uint32_t, uint32_t, uint32_t>;
Key key_of(const MixBox& b) {
  return {b.box, b.value, b.line, b.column, b.end_line, b.end_column};
}

}  // namespace

std::variant<TixFile, HpcProblem> read_tix(std::string_view text) {
  return reading<TixFile>(text, [](Reader& in) {
    TixFile out;
    in.expect("Tix");
    list(in, [&] { out.modules.push_back(tix_module(in)); });
    return out;
  });
}

std::variant<MixFile, HpcProblem> read_mix(std::string_view text) {
  return reading<MixFile>(text, [](Reader& in) {
    MixFile out;
    in.expect("Mix");
    out.file = in.string();
    in.word(), in.word();  // the day and the time
    in.expect("UTC");
    out.hash = in.number(UINT64_MAX);
    in.number(UINT32_MAX);  // GHC always writes a tab stop of 8
    list(in, [&] { out.boxes.push_back(box(in)); });
    return out;
  });
}

std::variant<TixCounts, HpcProblem> counts_of(const CoverModule& module, const TixModule& tix, const MixFile* mix) {
  TixCounts out;
  if (!mix) {
    if (tix.counts.size() == module.ticks.size()) return TixCounts{tix.counts, 0};
    return HpcProblem{fmt::format("module {} has {} places in it, and {} here: it is of another version of the module",
                                  tix.name, tix.counts.size(), module.ticks.size())};
  }
  if (mix->hash != tix.hash || mix->boxes.size() != tix.counts.size())
    return HpcProblem{fmt::format("module {}: the .tix file and the .mix file are of different versions", tix.name)};
  std::map<Key, std::vector<size_t>> places;  // the last first
  for (size_t i = mix->boxes.size(); i-- > 0;) places[key_of(mix->boxes[i])].push_back(i);
  const TabStops tabs(module.source);
  for (const claim::CoverTick& tick : module.ticks) {
    const auto at = places.find(key_of(place_of(tick, tabs)));
    if (at == places.end() || at->second.empty()) {
      out.counts.push_back(0);
      ++out.unknown;
      continue;
    }
    out.counts.push_back(tix.counts[at->second.back()]);
    at->second.pop_back();
  }
  return out;
}

}  // namespace needle::report
