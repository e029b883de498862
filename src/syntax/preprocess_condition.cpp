#include <algorithm>

#include "syntax/preprocess.h"

namespace needle::syntax {
namespace {

constexpr int kDeepestCondition = 200;
// What shipped modules are the modules of.
struct Version {
  std::string_view macro;
  int parts;
  long number[4];
};
constexpr Version kVersions[] = {
    {"MIN_VERSION_base", 3, {4, 15, 0}},    {"MIN_VERSION_GLASGOW_HASKELL", 4, {9, 0, 2, 0}},
    {"MIN_VERSION_ghc_prim", 3, {0, 7, 0}}, {"MIN_VERSION_template_haskell", 3, {2, 17, 0}},
    {"MIN_VERSION_random", 3, {1, 2, 1}},   {"MIN_VERSION_time", 3, {1, 9, 3}}};

struct Malformed {};

struct Binary {
  std::string_view text;
  int level;
};
constexpr Binary kBinary[] = {{"||", 1}, {"&&", 2}, {"==", 3}, {"!=", 3}, {"<=", 4}, {">=", 4}, {"<", 4},
                              {">", 4},  {"+", 5},  {"-", 5},  {"*", 6},  {"/", 6},  {"%", 6}};

class Condition {
 public:
  Condition(std::string_view text, const Macros& macros, int depth) : text_(text), macros_(macros), depth_(depth) {}

  long whole() {
    long v = binary(1);
    if (!rest_is_comment()) throw Malformed{};
    return v;
  }

 private:
  void blanks() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t' || text_[at_] == '\r')) ++at_;
  }
  bool rest_is_comment() {
    blanks();
    return at_ == text_.size() || text_.substr(at_).starts_with("/*") || text_.substr(at_).starts_with("//") ||
           text_.substr(at_).starts_with("--");
  }
  bool accept(std::string_view s) {
    blanks();
    if (!text_.substr(at_).starts_with(s)) return false;
    at_ += s.size();
    return true;
  }
  void expect(std::string_view s) {
    if (!accept(s)) throw Malformed{};
  }

  long binary(int level) {
    if (++depth_ > kDeepestCondition) throw Malformed{};
    long left = unary();
    while (const Binary* op = operator_here(level)) {
      long right = binary(op->level + 1);
      left = apply(op->text, left, right);
    }
    --depth_;
    return left;
  }
  const Binary* operator_here(int level) {
    blanks();
    if (rest_is_comment()) return nullptr;
    for (const Binary& op : kBinary)
      if (op.level >= level && accept(op.text)) return &op;
    return nullptr;
  }
  static long apply(std::string_view op, long a, long b) {
    auto wrap = [](unsigned long v) { return static_cast<long>(v); };
    auto ua = static_cast<unsigned long>(a), ub = static_cast<unsigned long>(b);
    if (op == "||") return a || b;
    if (op == "&&") return a && b;
    if (op == "==") return a == b;
    if (op == "!=") return a != b;
    if (op == "<=") return a <= b;
    if (op == ">=") return a >= b;
    if (op == "<") return a < b;
    if (op == ">") return a > b;
    if (op == "+") return wrap(ua + ub);
    if (op == "-") return wrap(ua - ub);
    if (op == "*") return wrap(ua * ub);
    if (b == 0 || b == -1) throw Malformed{};
    return op == "/" ? a / b : a % b;
  }

  long unary() {
    if (++depth_ > kDeepestCondition) throw Malformed{};
    long v;
    if (accept("!"))
      v = !unary();
    else if (accept("-"))
      v = static_cast<long>(0ul - static_cast<unsigned long>(unary()));
    else if (accept("("))
      v = binary(1), expect(")");
    else
      v = primary();
    --depth_;
    return v;
  }
  long primary() {
    blanks();
    if (at_ == text_.size()) throw Malformed{};
    char c = text_[at_];
    if (c >= '0' && c <= '9') return number();
    std::string name = word();
    if (name == "defined") {
      bool open = accept("(");
      blanks();
      std::string subject = word();
      if (open) expect(")");
      return is_defined(subject, macros_);
    }
    if (name.starts_with("MIN_VERSION_")) return min_version(name);
    auto macro = macros_.find(name);
    if (macro == macros_.end()) {
      if (accept("(")) skip_arguments();
      return 0;
    }
    if (macro->second.has_params) return call(name);
    if (macro->second.body.find_first_not_of(" \t") == std::string::npos) return 0;
    return Condition(macro->second.body, macros_, depth_ + 1).whole();
  }
  long number() {
    unsigned long v = 0;
    bool hex = accept("0x");
    for (; at_ < text_.size(); ++at_) {
      char c = text_[at_];
      if (c >= '0' && c <= '9')
        v = v * (hex ? 16 : 10) + static_cast<unsigned long>(c - '0');
      else if (hex && ((c | 32) >= 'a' && (c | 32) <= 'f'))
        v = v * 16 + static_cast<unsigned long>((c | 32) - 'a' + 10);
      else if ((c | 32) != 'l' && (c | 32) != 'u')
        break;
    }
    return static_cast<long>(v);
  }
  std::string word() {
    std::string out;
    while (at_ < text_.size()) {
      char c = text_[at_];
      bool fits = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || (c >= '0' && c <= '9');
      if (!fits) break;
      out += c;
      ++at_;
    }
    if (out.empty()) throw Malformed{};
    return out;
  }
  void skip_arguments() {
    while (at_ < text_.size() && text_[at_] != ')') ++at_;
    expect(")");
  }
  // A macro with arguments: what it is replaced by.
  long call(const std::string& name) {
    const size_t begin = at_;
    expect("(");
    skip_arguments();
    const std::string body = expand_macros(name + std::string(text_.substr(begin, at_ - begin)), macros_);
    return Condition(body, macros_, depth_ + 1).whole();
  }
  long min_version(const std::string& name) {
    expect("(");
    const auto* ours =
        std::find_if(std::begin(kVersions), std::end(kVersions), [&](auto& v) { return v.macro == name; });
    const bool known = ours != std::end(kVersions);
    const int parts = known ? ours->parts : 3;
    long version[4];
    for (int i = 0; i < parts; ++i) {
      version[i] = binary(1);
      expect(i + 1 < parts ? "," : ")");
    }
    for (int i = 0; known && i < parts; ++i)
      if (version[i] != ours->number[i]) return version[i] < ours->number[i];
    return 1;
  }

  std::string_view text_;
  const Macros& macros_;
  int depth_;
  size_t at_ = 0;
};

}  // namespace

bool is_defined(const std::string& name, const Macros& macros) {
  return macros.contains(name) || name.starts_with("MIN_VERSION_");
}

std::optional<long> evaluate_condition(std::string_view text, const Macros& macros) {
  try {
    return Condition(text, macros, 0).whole();
  } catch (Malformed) {
    return std::nullopt;
  }
}

}  // namespace needle::syntax
