// Random programs over the small world of narrow_support.h, with or without overlapping matches.
#pragma once
#include "narrow_support.h"

namespace needle::machine {

inline constexpr const char* kOverlapText = R"(
def and = \a b -> overlap a b { False _ -> False; _ False -> False; True x -> x; x True -> x; else -> raise# 0 };
def or = \a b -> overlap a b { True _ -> True; _ True -> True; False x -> x; x False -> x; else -> raise# 0 };
def andThen = \a b -> overlap_in_order a b { False _ -> False; True x -> x; _ False -> False; x True -> x; else -> raise# 0 };
def orElse = \a b -> overlap_in_order a b { True _ -> True; False x -> x; _ True -> True; x False -> x; else -> raise# 0 };
def same = \a b -> overlap a b { True True -> True; False False -> True; True False -> False; else -> False };
def pred = \n -> case n of m { Z -> Z; S k -> k };
def maximum = \a b -> overlap a b { Z Z -> Z; (S x) y -> S (maximum x (pred y)); x (S y) -> S (maximum (pred x) y); else -> raise# 0 };
def add = \a b -> overlap a b { Z y -> y; x Z -> x; (S x) y -> S (add x y); x (S y) -> S (add x y); else -> raise# 0 };
def meet = \a b -> overlap a b { (Bit True (Bit True _)) _ -> True; _ (Bit True _) -> True; whole @ (Bit x End) End -> case whole of w { Bit p q -> p; End -> x }; else -> False };
def blend = \a b -> overlap a b { Pale y -> y; x Pale -> x; (Mixed n True) (Mixed m _) -> Mixed (add n m) True; (Mixed n False) (Mixed m c) -> Mixed (add n m) c; else -> Dark };
)";

// Types of expressions: the data types, and a pair of a Nat and a tree.
inline constexpr uint32_t kPair = kDataTypes, kTypes = kDataTypes + 1;
inline const char* const kHash[] = {"hashBool", "hashNat", "hashBits", "hashTree", "hashShade", "hashPair"};

enum class Overlaps : uint8_t {
  None,
  Any,      // order-independent ones, and exceptions anywhere
  InOrder,  // Haskell's own too, and no exceptions: one in an operand that was not reached is another result
};

class Generator {
 public:
  explicit Generator(uint64_t seed, Overlaps overlaps = Overlaps::None) : random_(seed), overlaps_(overlaps) {}

  std::string program(const std::vector<uint32_t>& inputs) {
    std::string out;
    for (int i = 0; i < 4; ++i) {
      std::string name = "g" + std::to_string(i), fuel = fresh(), x = fresh(), y = fresh();
      uint32_t result = pick(kTypes), p = pick(kTypes), q = pick(kDataTypes);
      functions_.push_back({name, result, {p, q}});
      scope_ = {{x, p}, {y, q}};
      fuel_ = fuel;
      out += "def " + name + " = \\" + fuel + " " + x + " " + y + " -> case " + fuel + " of " + fuel + "e { 0 -> " +
             leaf(result) + "; _ -> " + expr(result, 4) + " };\n";
    }
    fuel_.clear();
    scope_.clear();
    for (int i = 0; i < 2; ++i) {
      std::string name = "c" + std::to_string(i);
      uint32_t type = pick(kTypes);
      out += "def " + name + " = " + expr(type, 3) + ";\n";
      globals_.emplace_back(name, type);
    }
    std::string parameters;
    for (uint32_t type : inputs) {
      std::string x = fresh();
      parameters += " " + x;
      scope_.emplace_back(x, type);
    }
    std::string body = expr_int(6);
    for (uint32_t i = 0; i < 3; ++i) {
      uint32_t type = pick(kTypes);
      std::string hashed = "(" + std::string(kHash[type]) + " " + expr(type, 5) + ")";
      body = "(intAdd# " + (pick(2) ? body + " (intMul# 3 " + hashed : hashed + " (intMul# 3 " + body) + "))";
    }
    out += "def prop = \\" + parameters.substr(1) + " -> " + body + ";\n";
    return out;
  }

 private:
  struct Function {
    std::string name;
    uint32_t result;
    std::vector<uint32_t> parameters;
  };

  uint32_t pick(uint32_t n) { return static_cast<uint32_t>(random_() % n); }
  std::string fresh() { return "v" + std::to_string(next_++); }

  std::string leaf(uint32_t type) {
    if (pick(40) == 0 && overlaps_ != Overlaps::InOrder) return "(raise# 1)";
    if (type == kPair) return "((,) (S Z) Tip)";
    uint32_t nullary = type == kBool || type == kShade ? 2 : 1;
    return kData[type][pick(nullary)].name;
  }

  std::string variable(uint32_t type) {
    std::vector<std::string> found;
    for (auto& [n, t] : scope_) {
      if (t == type) found.push_back(n);
    }
    for (auto& [n, t] : globals_) {
      if (t == type) found.push_back(n);
    }
    return found.empty() ? leaf(type) : found[pick(static_cast<uint32_t>(found.size()))];
  }

  std::string match(uint32_t type, const std::string& scrutinee, const std::function<std::string()>& body) {
    std::string out = "(case " + scrutinee + " of " + fresh() + " { ";
    if (type == kPair) {
      std::string a = fresh(), b = fresh();
      size_t before = scope_.size();
      scope_.emplace_back(a, kNat);
      scope_.emplace_back(b, kTree);
      out += "(,) " + a + " " + b + " -> " + body();
      scope_.resize(before);
      return out + " })";
    }
    bool rest = pick(4) == 0;
    size_t n = kData[type].size() - (rest ? 1 : 0);
    for (size_t c = 0; c < n; ++c) {
      out += std::string(c ? "; " : "") + kData[type][c].name;
      size_t before = scope_.size();
      for (uint32_t field : kData[type][c].fields) {
        scope_.emplace_back(fresh(), field);
        out += " " + scope_.back().first;
      }
      out += " -> " + body();
      scope_.resize(before);
    }
    if (rest) out += "; _ -> " + body();
    return out + " })";
  }

  std::string let(int depth, const std::function<std::string()>& body) {
    uint32_t type = pick(kTypes);
    std::string x = fresh(), value = expr(type, depth - 1);
    size_t before = scope_.size();
    scope_.emplace_back(x, type);
    std::string out = "(let " + x + " = " + value + " in ";
    if (type == kPair) {  // with its selectors
      std::string a = fresh(), b = fresh();
      out += "let " + a + " = case " + x + " of " + fresh() + " { (,) l r -> l } in let " + b + " = case " + x +
             " of " + fresh() + " { (,) l r -> r } in ";
      scope_.emplace_back(a, kNat);
      scope_.emplace_back(b, kTree);
    }
    out += body() + ")";
    scope_.resize(before);
    return out;
  }

  // Confluent ones.
  std::string overlap(uint32_t type, int depth) {
    auto call = [&](const char* f, uint32_t p, uint32_t q) {
      return std::string("(") + f + " " + expr(p, depth - 1) + " " + expr(q, depth - 1) + ")";
    };
    switch (type) {
      case kBool: {
        static constexpr const char* kAny[] = {"and", "or", "same", "meet"};
        static constexpr const char* kOrdered[] = {"andThen", "orElse"};
        if (overlaps_ == Overlaps::InOrder && pick(2)) return call(kOrdered[pick(2)], kBool, kBool);
        uint32_t which = pick(4);
        return which == 3 ? call(kAny[3], kBits, kBits) : call(kAny[which], kBool, kBool);
      }
      case kNat:
        return call(pick(2) ? "maximum" : "add", kNat, kNat);
      case kShade:
        return call("blend", kShade, kShade);
      default:
        return "";
    }
  }

  std::string expr_int(int depth) {
    if (depth == 0) return std::to_string(pick(5));
    auto next = [&] { return expr_int(depth - 1); };
    switch (pick(6)) {
      case 0: {
        uint32_t type = pick(kTypes);
        return "(" + std::string(kHash[type]) + " " + expr(type, depth - 1) + ")";
      }
      case 1:
        return let(depth, next);
      case 2:
        return "(intAdd# " + next() + " (intMul# 3 " + next() + "))";
      case 3:
        return "(case burn " + std::to_string(pick(2) ? 2 : 60) + " of " + fresh() + " { _ -> " + next() + " })";
      default: {
        uint32_t type = pick(kTypes);
        return match(type, expr(type, pick(2) ? 0 : depth - 2), next);
      }
    }
  }

  std::string expr(uint32_t type, int depth) {
    if (depth <= 0) return pick(5) ? variable(type) : leaf(type);
    auto next = [&] { return expr(type, depth - 1); };
    if (overlaps_ != Overlaps::None && pick(3) == 0) {
      std::string found = overlap(type, depth);
      if (!found.empty()) return found;
    }
    switch (pick(9)) {
      case 0:
        return variable(type);
      case 1:
        return let(depth, next);
      case 2:
      case 3: {
        uint32_t t = pick(kTypes);
        return match(t, expr(t, pick(2) ? 0 : depth - 1), next);
      }
      case 4:
      case 5: {
        std::vector<const Function*> found;
        for (const Function& f : functions_) {
          if (f.result == type) found.push_back(&f);
        }
        if (found.empty()) return next();
        const Function* f = found[pick(static_cast<uint32_t>(found.size()))];
        std::string out = "(" + f->name + " " + (fuel_.empty() ? "3" : "(intSub# " + fuel_ + "e 1)");
        for (uint32_t p : f->parameters) out += " " + expr(p, depth - 2);
        return out + ")";
      }
      case 6:
        return "(case burn " + std::to_string(1 + pick(9)) + " of " + fresh() + " { _ -> " + next() + " })";
      default: {
        if (type == kPair) return "((,) " + expr(kNat, depth - 1) + " " + expr(kTree, depth - 1) + ")";
        const Con& con = kData[type][pick(static_cast<uint32_t>(kData[type].size()))];
        std::string out = std::string("(") + con.name;
        for (uint32_t field : con.fields) out += " " + expr(field, depth - 1);
        return out + ")";
      }
    }
  }

  std::mt19937_64 random_;
  Overlaps overlaps_;
  std::vector<std::pair<std::string, uint32_t>> scope_, globals_;
  std::vector<Function> functions_;
  std::string fuel_;
  int next_ = 0;
};

}  // namespace needle::machine
