// Tokens. The payload is base64 (with - and _) of the sum and, squeezed: fingerprint, file, types, values and, if there
// is one, target, separated by newlines.
//
// A value is written in prefix form, so that its type says where it ends:  _ a hole, 3. the constructor of tag 3 and
// then its fields (an image is its source), n-12. a number, r<bits in hex>. a Double, q3/4. a Ratio.
#include <fmt/format.h>

#include <bit>
#include <charconv>

#include "witness/squeeze.h"
#include "witness/witness.h"

namespace needle::witness {
namespace {

using space::Form;
using space::NumberKind;
using space::Value;

constexpr std::string_view kAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

constexpr size_t kFingerprint = 8;  // digits

std::string base64(std::string_view bytes) {
  std::string out;
  uint32_t buffer = 0;
  int bits = 0;
  for (char c : bytes) {
    buffer = buffer << 8 | static_cast<unsigned char>(c);
    for (bits += 8; bits >= 6; bits -= 6) out += kAlphabet[buffer >> (bits - 6) & 63];
  }
  if (bits > 0) out += kAlphabet[buffer << (6 - bits) & 63];
  return out;
}

std::optional<std::string> from_base64(std::string_view text) {
  std::string out;
  uint32_t buffer = 0;
  int bits = 0;
  for (char c : text) {
    const size_t digit = kAlphabet.find(c);
    if (digit == std::string_view::npos) return std::nullopt;
    buffer = buffer << 6 | static_cast<uint32_t>(digit);
    if ((bits += 6) >= 8) out += static_cast<char>(buffer >> (bits -= 8) & 255);
  }
  return out;
}

uint32_t sum_of(std::string_view text) {
  uint32_t hash = 2166136261u;
  for (char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 16777619u;
  return hash;
}

void write(std::string& out, const Value& v, const space::Spaces& spaces) {
  const space::Space& space = spaces[spaces.representation(v.space)];
  if (space.form == Form::Fixed) {
    return;
  } else if (v.hole) {
    out += '_';
  } else if (space.form == Form::Image) {
    write(out, v.fields[0], spaces);
  } else if (space.form != Form::Number) {
    out += fmt::format("{}.", v.con->tag);
    for (const Value& f : v.fields) write(out, f, spaces);
  } else if (space.number == NumberKind::Ratio) {
    out += fmt::format("q{}/{}.", v.number.whole(false).get_str(), v.number.denominator);
  } else if (space.number == NumberKind::Double || space.number == NumberKind::Float) {
    out += fmt::format("r{:x}.", std::bit_cast<uint64_t>(v.number.real));
  } else if (v.number.big != 0) {
    out += fmt::format("b{}.", v.number.big.get_str());
  } else {
    out += fmt::format("n{}.", v.number.integer);
  }
}

class TokenReader {
 public:
  TokenReader(std::string_view text, const space::Spaces& spaces) : rest_(text), spaces_(spaces) {}

  bool value(Value& out, space::SpaceId id) {
    out.space = id;
    const space::Space& space = spaces_[spaces_.representation(id)];
    out.hole = space.form != Form::Fixed && take('_');
    if (out.hole || space.form == Form::Fixed) return true;
    if (space.form == Form::Image) return value(out.fields.emplace_back(), space.inner);
    if (space.form != Form::Number) {
      uint32_t tag = 0;
      if (!number(tag, 10, '.') || tag >= space.alternatives.size()) return false;
      const space::Alternative& a = space.alternatives[tag];
      out.con = a.con;
      for (space::SpaceId f : a.fields)
        if (!value(out.fields.emplace_back(), f)) return false;
      return true;
    }
    if (space.number == NumberKind::Ratio)
      return take('q') && numerator(out.number) && number(out.number.denominator, 10, '.') &&
             out.number.denominator > 0;
    if (space.number == NumberKind::Double || space.number == NumberKind::Float) {
      uint64_t bits = 0;
      if (!take('r') || !number(bits, 16, '.')) return false;
      out.number.real = std::bit_cast<double>(bits);
      return true;
    }
    if (take('b')) return space.unbounded && big(out.number.big);
    return take('n') && number(out.number.integer, 10, '.');
  }
  bool at_end() const { return rest_.empty(); }

 private:
  bool big(mpz_class& out) {
    const size_t end = rest_.find('.');
    if (end == std::string_view::npos || out.set_str(std::string(rest_.substr(0, end)), 10) != 0) return false;
    rest_.remove_prefix(end + 1);
    return true;
  }
  bool numerator(space::Number& out) {
    const size_t end = rest_.find('/');
    mpz_class value;
    if (end == std::string_view::npos || value.set_str(std::string(rest_.substr(0, end)), 10) != 0) return false;
    rest_.remove_prefix(end + 1);
    out = space::make_whole(value, false);
    return true;
  }
  bool take(char c) {
    if (!rest_.starts_with(c)) return false;
    rest_.remove_prefix(1);
    return true;
  }
  template <class N>
  bool number(N& out, int base, char end) {
    auto [at, error] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), out, base);
    if (error != std::errc()) return false;
    rest_.remove_prefix(static_cast<size_t>(at - rest_.data()));
    return take(end);
  }

  std::string_view rest_;
  const space::Spaces& spaces_;
};

}  // namespace

std::string encode(const std::vector<Value>& inputs, const space::Spaces& spaces) {
  std::string out;
  for (const Value& v : inputs) write(out, v, spaces);
  return out;
}

std::optional<std::vector<Value>> decode(const std::string& text, const space::Spaces& spaces,
                                         const std::vector<claim::Input>& inputs) {
  TokenReader reader(text, spaces);
  std::vector<Value> out;
  for (const claim::Input& input : inputs)
    if (!reader.value(out.emplace_back(), input.space)) return std::nullopt;
  if (!reader.at_end()) return std::nullopt;
  return out;
}

std::string write_token(const Token& token) {
  std::string types;
  for (const auto& [variable, type] : token.types) types += variable + "=" + type + ";";
  std::string body = token.fingerprint + "\n" + token.file + "\n" + types + "\n" + token.values;
  if (!token.target.empty()) body += "\n" + token.target;
  return fmt::format("nd1:{}:{}", token.property,
                     base64(fmt::format("{:08x}\n{}", sum_of(token.property + "\n" + body), squeeze(body))));
}

std::optional<Token> read_token(const std::string& text) {
  const size_t last = text.rfind(':');
  if (!text.starts_with("nd1:") || last < 4) return std::nullopt;
  Token token;
  token.property = text.substr(4, last - 4);
  auto payload = from_base64(std::string_view(text).substr(last + 1));
  if (!payload || payload->size() < 9 || (*payload)[8] != '\n') return std::nullopt;
  const std::optional<std::string> expanded = expand(std::string_view(*payload).substr(9));
  if (!expanded) return std::nullopt;
  if (fmt::format("{:08x}", sum_of(token.property + "\n" + *expanded)) != payload->substr(0, 8)) return std::nullopt;
  const size_t start = expanded->find('\n');
  if (start != kFingerprint || expanded->find_first_not_of("0123456789abcdef") != start) return std::nullopt;
  token.fingerprint = expanded->substr(0, start);
  const std::string body = expanded->substr(start + 1);
  const size_t first = body.find('\n'), second = body.find('\n', first + 1);
  if (first == std::string::npos || second == std::string::npos) return std::nullopt;
  token.file = body.substr(0, first);
  const size_t third = body.find('\n', second + 1);
  token.values = body.substr(second + 1, third == std::string::npos ? third : third - second - 1);
  if (third != std::string::npos) token.target = body.substr(third + 1);
  const std::string types = body.substr(first + 1, second - first - 1);
  for (size_t at = 0; at < types.size();) {
    const size_t end = types.find(';', at), equal = types.find('=', at);
    if (end == std::string::npos || equal == std::string::npos || equal > end) return std::nullopt;
    token.types.emplace_back(types.substr(at, equal - at), types.substr(equal + 1, end - equal - 1));
    at = end + 1;
  }
  return token;
}

}  // namespace needle::witness
