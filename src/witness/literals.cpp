#include "witness/literals.h"

#include <fmt/format.h>

namespace needle::witness {
namespace {

const char* const kControls[] = {"NUL", "SOH", "STX", "ETX", "EOT", "ENQ", "ACK", "a",   "b",   "t",   "n",
                                 "v",   "f",   "r",   "SO",  "SI",  "DLE", "DC1", "DC2", "DC3", "DC4", "NAK",
                                 "SYN", "ETB", "CAN", "EM",  "SUB", "ESC", "FS",  "GS",  "RS",  "US"};

}  // namespace

std::string in_parens(bool needed, std::string text) {
  return needed ? "(" + std::move(text) + ")" : text;
}

bool is_operator(std::string_view name) {
  // Functions too: values of abstract types are printed as calls of them.
  constexpr std::string_view kSymbols = "!#$%&*+./<=>?@\\^|-~:";
  return !name.empty() && kSymbols.find(name.front()) != std::string_view::npos;
}

std::string show_char(int64_t c, char quote) {
  if (c == quote || c == '\\') return fmt::format("\\{}", static_cast<char>(c));
  if (c < 32) return fmt::format("\\{}", kControls[c]);
  if (c == 127) return "\\DEL";
  if (c > 127) return fmt::format("\\{}", c);
  return std::string(1, static_cast<char>(c));
}

std::string show_string(const std::vector<int64_t>& chars) {
  std::string out = "\"";
  for (size_t i = 0; i < chars.size(); ++i) {
    out += show_char(chars[i], '"');
    const bool numeric = chars[i] > 127, so = chars[i] == 14;
    if (i + 1 < chars.size()) {
      const int64_t next = chars[i + 1];
      if ((numeric && next >= '0' && next <= '9') || (so && next == 'H')) out += "\\&";
    }
  }
  return out + "\"";
}

bool has_unboxed_literals(const core::DataCon* con) {
  const std::string_view name = con->name.text();
  return con->module.text() == "Needle.Unboxed" && con->parent->is_newtype &&
         (name == "MkInt#" || name == "MkWord#" || name == "MkChar#" || name == "MkDouble#" || name == "MkFloat#");
}

std::string unboxed_literal(const core::DataCon* con, const std::string& inner, int precedence) {
  if (inner == "_") return inner;
  const bool twice = con->name.text() == "MkWord#" || con->name.text() == "MkDouble#";
  return in_parens(inner.starts_with('-') && precedence > 6, inner + (twice ? "##" : "#"));
}

}  // namespace needle::witness
