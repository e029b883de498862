// CPP lines. Directive lines and lines not taken become blank, so that every line keeps its number.
#include "syntax/preprocess.h"

#include <fmt/format.h>

#include "syntax/prepare.h"

namespace needle::syntax {
namespace {

std::string_view trim(std::string_view s) {
  size_t a = s.find_first_not_of(" \t\r");
  if (a == std::string_view::npos) return {};
  return s.substr(a, s.find_last_not_of(" \t\r") - a + 1);
}

std::string_view take_name(std::string_view& s) {
  size_t n = 0;
  while (n < s.size() && ((s[n] | 32) >= 'a' ? (s[n] | 32) <= 'z' || s[n] == '_' : s[n] >= '0' && s[n] <= '9')) ++n;
  std::string_view name = s.substr(0, n);
  s.remove_prefix(n);
  return name;
}

// Of GHC's MachDeps.h: SIZEOF_x and ALIGNMENT_x, in bytes.
struct Representation {
  const char *type, *bytes;
};
constexpr Representation kRepresentations[] = {
    {"HSCHAR", "4"},   {"HSINT", "8"},       {"HSWORD", "8"}, {"HSDOUBLE", "8"}, {"HSFLOAT", "4"}, {"HSPTR", "8"},
    {"HSFUNPTR", "8"}, {"HSSTABLEPTR", "8"}, {"INT8", "1"},   {"WORD8", "1"},    {"INT16", "2"},   {"WORD16", "2"},
    {"INT32", "4"},    {"WORD32", "4"},      {"INT64", "8"},  {"WORD64", "8"},
};

class Preprocessor {
 public:
  Preprocessor(const std::string& path, FileId file, Diagnostics& diagnostics, const Dialect& dialect,
               const ReadIncluded& included)
      : path_(path), file_(file), diagnostics_(diagnostics), included_(included) {
    for (auto [name, value] : {std::pair{"__GLASGOW_HASKELL__", "900"},
                               {"__GLASGOW_HASKELL_FULL_VERSION__", "\"9.0.2\""},
                               {"__GLASGOW_HASKELL_PATCHLEVEL1__", "2"},
                               {"linux_HOST_OS", "1"},
                               {"x86_64_HOST_ARCH", "1"}})
      macros_[name] = {false, {}, value};
    for (const auto& [name, value] : dialect.macros) macros_[name] = {false, {}, value};
  }

  PreparedText run(std::string_view text) {
    lines(text);
    for (const Branch& b : branches_) error(b.at, "unterminated #if");
    if (inserted_) numbers_.push_back(line_ + 1);  // of what is behind the last end of a line
    return {std::move(out_), inserted_ ? std::move(numbers_) : std::vector<uint32_t>()};
  }

 private:
  void lines(std::string_view text) {
    while (!text.empty()) {
      size_t end = text.find('\n');
      std::string_view line = text.substr(0, end);
      text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
      if (depth_ == 0) ++line_;
      if (line.starts_with("#") && !line.starts_with("#!")) {
        std::string whole(line);
        size_t extra = 0;
        while (!whole.empty() && whole.back() == '\\' && !text.empty()) {  // goes on on the next line
          end = text.find('\n');
          whole.pop_back();
          whole += text.substr(0, end);
          text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
          ++extra;
        }
        directive(whole);
        for (; extra > 0; --extra) {
          end_line();
          if (depth_ == 0) ++line_;
        }
      } else if (taken()) {
        macros_["__LINE__"] = {false, {}, std::to_string(line_)};
        out_ += expand_macros(line, macros_);
      }
      if (end != std::string_view::npos) end_line();
    }
  }
  void end_line() {
    out_ += '\n';
    numbers_.push_back(line_);
  }

  struct Branch {
    uint32_t at;  // offset of the #if in the output
    bool outer;   // the text around is taken
    bool done;    // some branch was taken
    bool taking;
    bool in_else = false;
  };

  bool taken() const { return branches_.empty() || branches_.back().taking; }
  uint32_t here() const { return static_cast<uint32_t>(out_.size()); }
  void error(uint32_t at, std::string message) { diagnostics_.error(106, {file_, at, at}, std::move(message)); }

  bool condition(std::string_view text) {
    auto value = evaluate_condition(text, macros_);
    if (!value) error(here(), fmt::format("malformed condition in a CPP directive of {}", path_));
    return value.value_or(0) != 0;
  }

  void open(bool (Preprocessor::*test)(std::string_view), std::string_view text, bool negate = false) {
    bool outer = taken();
    bool now = outer && (this->*test)(text) != negate;
    branches_.push_back({here(), outer, now, now});
  }
  bool defined(std::string_view text) { return is_defined(std::string(take_name(text)), macros_); }

  void directive(std::string_view line) {
    line = trim(line.substr(1));
    std::string_view word = take_name(line);
    line = trim(line);
    if (word == "if") return open(&Preprocessor::condition, line);
    if (word == "ifdef") return open(&Preprocessor::defined, line);
    if (word == "ifndef") return open(&Preprocessor::defined, line, true);
    if (word == "elif" || word == "else" || word == "endif") return next_branch(word, line);
    if (!taken()) return;
    if (word == "define") return define(line);
    if (word == "include") return include(line);
    if (word == "undef") macros_.erase(std::string(take_name(line)));
    if (word == "error") error(here(), fmt::format("#error {}", line));
  }

  void next_branch(std::string_view word, std::string_view line) {
    if (branches_.empty()) return error(here(), fmt::format("#{} without #if", word));
    Branch& b = branches_.back();
    if (word == "endif") {
      branches_.pop_back();
      return;
    }
    if (b.in_else) return error(here(), fmt::format("#{} after #else", word));
    b.in_else = word == "else";
    b.taking = b.outer && !b.done && (b.in_else || condition(line));
    b.done = b.done || b.taking;
  }

  void include(std::string_view line) {
    const size_t end = line.empty() ? line.npos : line.find(line[0] == '<' ? '>' : '"', 1);
    if (end == line.npos || (line[0] != '<' && line[0] != '"')) return;
    const std::string name(line.substr(1, end - 1));
    if (name == "MachDeps.h") return representations();
    std::optional<std::string> text = included_ ? included_(name) : std::nullopt;
    if (!text) return;
    if (depth_ == kDeepest || out_.size() + text->size() > kLongest)
      return error(here(), fmt::format("#include of {}: files include each other, or too much text", name));
    if (name.ends_with(".h")) blank_comments(*text);
    const size_t size = out_.size(), lines_before = numbers_.size();
    ++depth_;
    lines(*text);
    --depth_;
    if (out_.find_first_not_of(" \t\r\n", size) == out_.npos) {  // macros only
      out_.resize(size);
      numbers_.resize(lines_before);
    } else {
      inserted_ = true;
      if (out_.back() != '\n') end_line();
    }
  }

  // /* .. */, which in Haskell is an operator
  static void blank_comments(std::string& text) {
    for (size_t at = text.find("/*"); at != text.npos; at = text.find("/*", at)) {
      const size_t end = std::min(text.find("*/", at + 2), text.size() - 2) + 2;
      for (; at < end; ++at)
        if (text[at] != '\n') text[at] = ' ';
    }
  }

  void representations() {
    for (const Representation& r : kRepresentations)
      for (const char* what : {"SIZEOF_", "ALIGNMENT_"}) macros_[std::string(what) + r.type] = {false, {}, r.bytes};
    for (auto [name, value] : {std::pair{"WORD_SIZE_IN_BITS", "64"},
                               {"WORD_SIZE_IN_BITS_FLOAT", "64.0"},
                               {"TAG_BITS", "3"},
                               {"TAG_MASK", "((1 << TAG_BITS) - 1)"}})
      macros_[name] = {false, {}, value};
  }

  void define(std::string_view line) {
    std::string name(take_name(line));
    Macro macro;
    if (line.starts_with("(")) {
      macro.has_params = true;
      size_t close = line.find(')');
      std::string_view params = line.substr(1, close == std::string_view::npos ? close : close - 1);
      line = close == std::string_view::npos ? std::string_view{} : line.substr(close + 1);
      while (!params.empty()) {
        size_t comma = params.find(',');
        macro.params.emplace_back(trim(params.substr(0, comma)));
        params.remove_prefix(comma == std::string_view::npos ? params.size() : comma + 1);
      }
    }
    macro.body = trim(line);
    macros_[name] = std::move(macro);
  }

  const std::string& path_;
  FileId file_;
  Diagnostics& diagnostics_;
  const ReadIncluded& included_;
  Macros macros_;
  std::vector<Branch> branches_;
  std::string out_;
  std::vector<uint32_t> numbers_;  // of the lines that ended
  uint32_t line_ = 0;              // in the file itself
  int depth_ = 0;                  // of files that include each other
  bool inserted_ = false;          // text of another file
  static constexpr int kDeepest = 20;
  static constexpr size_t kLongest = size_t{64} << 20;
};

bool mentions(std::string_view body, std::string_view word) {
  for (size_t at = body.find(word); at != std::string_view::npos; at = body.find(word, at + 1)) {
    auto edge = [&](size_t i) {
      return i >= body.size() || std::string_view(" ,\t\n\r#").find(body[i]) != std::string_view::npos;
    };
    if (edge(at - 1) && edge(at + word.size())) return true;
  }
  return false;
}

}  // namespace

// Does a line outside comments begin with a directive? (Programs whose makefile turns CPP on have no pragma.)
static bool has_directive(std::string_view text) {
  int depth = 0;
  for (size_t at = 0; at < text.size(); ++at) {
    std::string_view here = text.substr(at);
    if (here.starts_with("{-")) ++depth;
    if (here.starts_with("-}") && depth > 0) --depth;
    if (depth > 0 || here[0] != '#' || (at > 0 && text[at - 1] != '\n')) continue;
    std::string_view word = trim(here.substr(1, here.find('\n') - 1));
    word = word.substr(0, word.find_first_not_of("abcdefghijklmnopqrstuvwxyz"));
    if (word == "if" || word == "ifdef" || word == "ifndef" || word == "define" || word == "include") return true;
  }
  return false;
}

bool asks_for_cpp(std::string_view text) {
  for (size_t at = text.find("{-#"); at != std::string_view::npos; at = text.find("{-#", at + 3)) {
    size_t end = text.find("#-}", at);
    if (end == std::string_view::npos) return false;
    std::string_view body = text.substr(at + 3, end - at - 3);
    std::string_view rest = trim(body);
    if (rest.starts_with("LANGUAGE") || rest.starts_with("language") || rest.starts_with("Language")) {
      if (mentions(body, "CPP")) return true;
    } else if (rest.starts_with("OPTIONS")) {
      if (mentions(body, "-cpp") || mentions(body, "-XCPP")) return true;
    }
  }
  return has_directive(text);
}

PreparedText preprocess(std::string_view text, const std::string& path, FileId file, Diagnostics& diagnostics,
                        const Dialect& dialect, const ReadIncluded& included) {
  return Preprocessor(path, file, diagnostics, dialect, included).run(text);
}

}  // namespace needle::syntax
