#include "optimise/confluence.h"

#include <functional>

#include "core/children.h"
#include "optimise/normalise.h"

namespace needle::optimise {

using namespace core;

namespace {

constexpr uint64_t kSteps = 20'000;      // for one comparison
constexpr uint32_t kMaxSplits = 3;       // one below the other
constexpr size_t kMaxConstructors = 12;  // of a type that is split
constexpr int kShownDepth = 6;

// What the arguments of both clauses look like: free variables inside constructors.
struct InputShape {
  enum Kind : uint8_t { Free, Con, Lit } kind = Free;
  const DataCon* con = nullptr;
  Literal literal;
  uint32_t input = 0;  // Free
  std::vector<InputShape> fields;
};

bool is_operator(std::string_view name) {
  constexpr std::string_view kSymbols = "!#$%&*+./<=>?@\\^|-~:";
  return !name.empty() && kSymbols.find(name[0]) != std::string_view::npos;
}

std::string in_parens(const std::string& text, bool parens) {
  return parens ? "(" + text + ")" : text;
}

std::string show_literal(const Literal& l) {
  if (l.kind == LitKind::Char && l.value >= 32 && l.value < 127) return {'\'', static_cast<char>(l.value), '\''};
  if (l.kind == LitKind::String) return '"' + std::string(l.text.text()) + '"';
  if (l.kind == LitKind::Double) return std::to_string(l.real);
  return l.text.valid() ? std::string(l.text.text()) : std::to_string(l.value);
}

std::string show_con(const DataCon* con, const std::vector<std::string>& args, bool nested) {
  std::string name(con->name.text());
  if (args.empty()) return is_operator(name) ? "(" + name + ")" : name;
  if (name[0] == '(') {
    std::string out = "(";
    for (size_t i = 0; i < args.size(); ++i) out += (i ? "," : "") + args[i];
    return out + ")";
  }
  if (args.size() == 2 && is_operator(name)) return in_parens(args[0] + " " + name + " " + args[1], nested);
  for (const std::string& a : args) name += " " + a;
  return in_parens(name, nested);
}

// One pair of clauses.
class Pair {
 public:
  Pair(Program& program, const OverlapExpr& overlap, const OverlapClause& a, const OverlapClause& b)
      : program_(program), overlap_(overlap), a_(a), b_(b) {}

  // False when no argument matches both.
  bool unify() {
    for (size_t i = 0; i < overlap_.subjects.size(); ++i) {
      shapes_.emplace_back();
      if (!unify(a_.patterns[i], b_.patterns[i], shapes_.back())) return false;
    }
    return true;
  }

  Normaliser::Same compare() { return compare(shapes_, 0); }

  std::string call(std::string_view function) const {
    std::vector<std::string> args;
    for (const InputShape& s : witness_) args.push_back(show(s, true));
    if (is_operator(function) && args.size() == 2) return args[0] + " " + std::string(function) + " " + args[1];
    std::string out = is_operator(function) ? "(" + std::string(function) + ")" : std::string(function);
    for (const std::string& a : args) out += " " + a;
    return out;
  }
  std::string left, right;  // once they differ
  bool waits_for_function = false;

 private:
  InputShape free_shape(const Var* name) {
    std::string text = name && name->name.valid() ? std::string(name->name.text()) : "x";
    for (const std::string& other : names_) {
      if (other == text) text += '\'';
    }
    names_.push_back(text);
    InputShape s;
    s.input = static_cast<uint32_t>(names_.size() - 1);
    return s;
  }

  bool unify(const OverlapPattern& p, const OverlapPattern& q, InputShape& out) {
    if (p.kind == OverlapPattern::Any && q.kind == OverlapPattern::Any) {
      out = free_shape(p.binder ? p.binder : q.binder);
      return true;
    }
    static const OverlapPattern any;
    const OverlapPattern& known = p.kind == OverlapPattern::Any ? q : p;
    const OverlapPattern& other = p.kind == OverlapPattern::Any ? p : q;
    if (other.kind != OverlapPattern::Any && other.kind != known.kind) return false;
    if (known.kind == OverlapPattern::Lit) {
      out.kind = InputShape::Lit;
      out.literal = known.literal;
      return other.kind == OverlapPattern::Any ||
             (known.literal.value == other.literal.value && known.literal.text == other.literal.text);
    }
    if (other.kind == OverlapPattern::Con && other.con != known.con) return false;
    out.kind = InputShape::Con;
    out.con = known.con;
    for (size_t i = 0; i < known.fields.size(); ++i) {
      out.fields.emplace_back();
      if (!unify(known.fields[i], other.kind == OverlapPattern::Con ? other.fields[i] : any, out.fields.back()))
        return false;
    }
    return true;
  }

  static Term* term_of(Normaliser& n, const InputShape& s) {
    if (s.kind == InputShape::Free) return n.input(s.input);
    if (s.kind == InputShape::Lit) return n.literal(s.literal);
    std::vector<Term*> fields;
    for (const InputShape& f : s.fields) fields.push_back(term_of(n, f));
    return n.con(s.con, std::move(fields));
  }

  Normaliser::Same compare(const std::vector<InputShape>& shapes, uint32_t splits) {
    using Same = Normaliser::Same;
    Normaliser n(program_, kSteps);
    Same same = Same::Unknown;
    try {
      std::vector<Term*> args;
      for (const InputShape& s : shapes) args.push_back(term_of(n, s));
      auto side = [&](const OverlapClause& c) {
        const Environment* env = nullptr;
        for (size_t i = 0; i < args.size(); ++i) {
          env = n.bind_pattern(c.patterns[i], args[i], env);
          // A subject that is a parameter may be mentioned as such.
          if (overlap_.subjects[i]->kind == ExprKind::Var)
            env = n.bind(as<VarExpr>(overlap_.subjects[i]).var, args[i], env);
        }
        return n.delay(c.body, env);
      };
      Term *l = side(a_), *r = side(b_);
      same = n.compare(l, r);
      if (same == Same::No) {
        witness_ = shapes;
        left = show(n, l, false, kShownDepth);
        right = show(n, r, false, kShownDepth);
      }
    } catch (const OutOfBudget&) {
      return same;
    }
    waits_for_function = waits_for_function || (same == Same::Unknown && n.waits_for_function());
    if (same != Same::Unknown || !n.blocker() || splits >= kMaxSplits) return same;
    return split(shapes, *n.blocker(), splits + 1);
  }

  Normaliser::Same split(const std::vector<InputShape>& shapes, Normaliser::Blocker at, uint32_t splits) {
    using Same = Normaliser::Same;
    if (at.type->constructors.size() > kMaxConstructors) return Same::Unknown;
    Same result = Same::Yes;
    for (const DataCon* con : at.type->constructors) {
      std::vector<InputShape> refined = shapes;
      bool found = false;
      for (InputShape& s : refined) found = refine(s, at.input, con) || found;
      if (!found) return Same::Unknown;  // the argument of a function, not of the clauses
      Same one = compare(refined, splits);
      if (one == Same::No) return one;
      if (one == Same::Unknown) result = one;
    }
    return result;
  }

  bool refine(InputShape& s, uint32_t input, const DataCon* con) {
    if (s.kind == InputShape::Free && s.input == input) {
      s.kind = InputShape::Con;
      s.con = con;
      for (uint32_t i = 0; i < con->arity; ++i) s.fields.push_back(free_shape(nullptr));
      return true;
    }
    for (InputShape& f : s.fields) {
      if (refine(f, input, con)) return true;
    }
    return false;
  }

  std::string show(const InputShape& s, bool nested) const {
    if (s.kind == InputShape::Free) return names_[s.input];
    if (s.kind == InputShape::Lit) return in_parens(show_literal(s.literal), s.literal.value < 0);
    std::vector<std::string> fields;
    for (const InputShape& f : s.fields) fields.push_back(show(f, s.con->name.text()[0] != '('));
    return show_con(s.con, fields, nested);
  }

  std::string show(Normaliser& n, Term* t, bool nested, int depth) {
    t = n.whnf(t);
    switch (t->kind) {
      case TermKind::Bottom:
        return "an exception";
      case TermKind::Lit:
        return in_parens(show_literal(t->literal), nested && t->literal.value < 0);
      case TermKind::Input:
        return t->input < names_.size() ? names_[t->input] : "_";
      case TermKind::Con: {
        if (depth == 0) return "_";
        std::vector<std::string> fields;
        for (Term* f : t->args) fields.push_back(show(n, f, t->con->name.text()[0] != '(', depth - 1));
        return show_con(t->con, fields, nested);
      }
      case TermKind::Applied: {
        if (depth == 0) return "_";
        std::string out = show(n, t->head, true, depth - 1);
        for (Term* a : t->args) out += " " + show(n, a, true, depth - 1);
        return in_parens(out, nested);
      }
      default:
        return "_";
    }
  }

  Program& program_;
  const OverlapExpr& overlap_;
  const OverlapClause &a_, &b_;
  std::vector<InputShape> shapes_, witness_;
  std::vector<std::string> names_;  // of the free variables
};

void check(Program& program, const OverlapExpr& e, const std::string& function, std::vector<ClausePair>& out) {
  for (uint32_t i = 0; i < e.clauses.size(); ++i) {
    for (uint32_t j = i + 1; j < e.clauses.size(); ++j) {
      Pair pair(program, e, e.clauses[i], e.clauses[j]);
      if (!pair.unify()) continue;
      Normaliser::Same same = pair.compare();
      if (same == Normaliser::Same::Yes) continue;
      const Span place = e.clauses[j].body->span.valid() ? e.clauses[j].body->span : e.span;
      ClausePair found{function, i + 1, j + 1, place, same == Normaliser::Same::No, pair.waits_for_function,
                       {},       {},    {}};
      if (found.decided) {
        found.call = pair.call(function);
        found.left = pair.left;
        found.right = pair.right;
      }
      out.push_back(std::move(found));
    }
  }
}

}  // namespace

std::vector<ClausePair> check_confluence(Program& program, GlobalId first) {
  std::vector<ClausePair> out;
  std::function<void(const Expr*, const std::string&)> walk = [&](const Expr* e, const std::string& name) {
    if (e->kind == ExprKind::Overlap && !as<OverlapExpr>(e).in_order) check(program, as<OverlapExpr>(e), name, out);
    if (e->kind != ExprKind::Let) return each_child(e, [&](const Expr* child) { walk(child, name); });
    for (const Bind& b : as<LetExpr>(e).binds) walk(b.rhs, std::string(b.var->name.text()));
    walk(as<LetExpr>(e).body, name);
  };
  const auto count = static_cast<uint32_t>(program.global_count());
  for (uint32_t i = first.index; i < count; ++i) {
    const Global& g = program.global(GlobalId(i));
    std::string name(g.name.text());
    if (g.flags.method && name.find('_') != std::string::npos) name = name.substr(name.find('_') + 1);
    if (g.body) walk(g.body, name);
  }
  return out;
}

}  // namespace needle::optimise
