#include "program/cabal_condition.h"

#include <algorithm>
#include <cctype>

#include "program/version.h"

namespace needle::program {
namespace {

const Version kGhc = {9, 0, 2};

class Condition {
 public:
  Condition(std::string_view text, const std::map<std::string, bool>& flags) : text_(text), flags_(flags) {}

  std::optional<bool> whole() {
    const bool value = either();
    space();
    return ok_ && text_.empty() ? std::optional(value) : std::nullopt;
  }

 private:
  void space() {
    while (!text_.empty() && std::isspace(static_cast<unsigned char>(text_.front()))) text_.remove_prefix(1);
  }
  bool accept(std::string_view token) {
    space();
    if (!text_.starts_with(token)) return false;
    text_.remove_prefix(token.size());
    return true;
  }
  std::string_view until(std::string_view ends) {
    space();
    const std::string_view out = text_.substr(0, text_.find_first_of(ends));
    text_.remove_prefix(out.size());
    return out;
  }

  template <class Part>
  bool deeper(Part part) {
    ++depth_;
    const bool value = part();
    --depth_;
    return value;
  }
  bool either() {
    bool value = both();
    while (accept("||")) value = both() || value;
    return value;
  }
  bool both() {
    bool value = single();
    while (accept("&&")) value = single() && value;
    return value;
  }
  bool single() {
    constexpr int kDeepest = 100;
    if (depth_ > kDeepest) return fail();
    if (accept("!")) return !deeper([this] { return single(); });
    if (accept("(")) {
      const bool value = deeper([this] { return either(); });
      return accept(")") ? value : fail();
    }
    std::string word(until(" \t()!&|"));
    std::transform(word.begin(), word.end(), word.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    if (word == "true" || word == "false") return word == "true";
    if (!accept("(")) return fail();
    std::string_view inside = until(")");
    if (!accept(")")) return fail();
    while (!inside.empty() && std::isspace(static_cast<unsigned char>(inside.back()))) inside.remove_suffix(1);
    return holds(word, std::string(inside));
  }

  bool holds(const std::string& what, std::string of) {
    std::transform(of.begin(), of.end(), of.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    if (what == "flag") {
      const auto found = flags_.find(of);
      return found != flags_.end() && found->second;
    }
    if (what == "os") return of == "linux";
    if (what == "arch") return of == "x86_64";
    if (what == "impl") return is_ghc(of);
    return fail();
  }

  // ghc, ghc >= 8.6 && < 9.2
  bool is_ghc(std::string_view text) {
    if (!text.starts_with("ghc")) return false;
    text.remove_prefix(3);
    if (!text.empty() && std::isalnum(static_cast<unsigned char>(text.front()))) return false;  // ghcjs
    return is_in_range(kGhc, text);
  }

  bool fail() {
    ok_ = false;
    return false;
  }

  std::string_view text_;
  const std::map<std::string, bool>& flags_;
  bool ok_ = true;
  int depth_ = 0;
};

}  // namespace

std::optional<bool> cabal_condition(std::string_view text, const std::map<std::string, bool>& flags) {
  return Condition(text, flags).whole();
}

}  // namespace needle::program
