// Show and Read.
//
//   data T = A Int | T :+ T | R { f :: Int }     infixl 6 :+
//   ->  showsPrec d (A x1)     = showParen (d >= 11) (\s -> showString "A " (showsPrec 11 x1 s))
//       showsPrec d (x1 :+ x2) = showParen (d >= 7) (\s -> showsPrec 7 x1 (showString " :+ " (showsPrec 7 x2 s)))
//       showsPrec d (R x1)     = showParen (d >= 11) (\s -> showString "R {f = " (showsPrec 0 x1 (showString "}" s)))
//       readsPrec = readAlternatives (\d s0 ->
//         (if d > 10 then [] else [(A x1, s2) | s1 <- readToken "A" s0, (x1, s2) <- readsPrec 11 s1]) ++ ..)
#include "types/derive_tree.h"

namespace needle::types {

using namespace syntax;

namespace {

constexpr size_t kApplication = 10;

bool is_symbolic(std::string_view name) {
  unsigned char c = static_cast<unsigned char>(name[0]);
  bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c >= 0x80;
  return !letter;
}

std::string prefix_form(const std::string& name) {
  return is_symbolic(name) ? "(" + name + ")" : name;
}
std::string infix_form(const std::string& name) {
  return is_symbolic(name) ? name : "`" + name + "`";
}

size_t precedence(const DeriveTree& t, const ConInfo& c) {
  return static_cast<size_t>(t.names.entity(c.entity).fixity.precedence);
}

// A constructor's text: literal pieces around its fields, each field at a precedence. pieces has one more than fields.
struct Layout {
  std::vector<std::string> pieces;
  size_t field_precedence;
  size_t own_precedence;  // parentheses above this
};

Layout layout_of(const DeriveTree& t, const ConInfo& c) {
  std::string name = t.text(c.entity);
  size_t n = c.fields.size();
  if (c.infix && n == 2 && c.labels.empty()) {
    size_t p = precedence(t, c);
    return {{"", " " + infix_form(name) + " ", ""}, p + 1, p};
  }
  if (!c.labels.empty()) {
    Layout out{{}, 0, kApplication};
    for (size_t i = 0; i < n; ++i)
      out.pieces.push_back((i == 0 ? prefix_form(name) + " {" : ", ") + prefix_form(t.text(c.labels[i])) + " = ");
    out.pieces.push_back("}");
    return out;
  }
  Layout out{{prefix_form(name)}, kApplication + 1, kApplication};
  if (n > 0) out.pieces[0] += " ";
  for (size_t i = 1; i < n; ++i) out.pieces.push_back(" ");
  if (n > 0) out.pieces.push_back("");
  return out;
}

void show_constructor(DeriveTree& t, const ConInfo& c) {
  Layout layout = layout_of(t, c);
  if (c.fields.empty())
    return t.clause("showsPrec", {t.wild(), t.match(c.entity, {})}, t.call("showString", {t.string(layout.pieces[0])}));
  auto d = t.local("d"), s = t.local("s");
  auto xs = t.locals("x", c.fields.size());
  auto piece = [&](size_t i, Expr* rest) {
    return layout.pieces[i].empty() ? rest : t.call("showString", {t.string(layout.pieces[i]), rest});
  };
  Expr* text = piece(xs.size(), t.var(s));
  for (size_t i = xs.size(); i-- > 0;)
    text = piece(i, t.call("showsPrec", {t.integer(layout.field_precedence), t.var(xs[i]), text}));
  Expr* parentheses = t.call("intGt", {t.var(d), t.integer(layout.own_precedence)});
  t.clause("showsPrec", {t.bind(d), t.match(c.entity, xs)}, t.call("showParen", {parentheses, t.lambda({s}, text)}));
}

// The lexemes of a name as it stands in prefix or infix form.
std::vector<std::string> lexemes(const std::string& name, bool infix) {
  if (is_symbolic(name)) return infix ? std::vector<std::string>{name} : std::vector<std::string>{"(", name, ")"};
  return infix ? std::vector<std::string>{"`", name, "`"} : std::vector<std::string>{name};
}

// Reads one constructor from the text `s`: a comprehension whose generators thread the rest of the text.
class ReadConstructor {
 public:
  ReadConstructor(DeriveTree& tree, const ConInfo& con, const DeriveTree::Local& text) : t(tree), c(con), rest(text) {}

  Expr* build() {
    std::string name = t.text(c.entity);
    size_t n = c.fields.size();
    if (c.infix && n == 2 && c.labels.empty()) {
      own = precedence(t, c);
      field(own + 1);
      tokens(lexemes(name, true));
      field(own + 1);
    } else if (!c.labels.empty()) {
      own = kApplication + 1;
      tokens(lexemes(name, false));
      for (size_t i = 0; i < n; ++i) {
        tokens({i == 0 ? "{" : ","});
        tokens(lexemes(t.text(c.labels[i]), false));
        tokens({"="});
        field(0);
      }
      tokens({"}"});
    } else {
      own = kApplication;
      tokens(lexemes(name, false));
      for (size_t i = 0; i < n; ++i) field(kApplication + 1);
    }
    return t.comprehension(t.tuple({t.apps(t.con(c.entity), values), t.var(rest)}), generators);
  }

  size_t own = 0;

 private:
  void tokens(const std::vector<std::string>& list) {
    for (const std::string& token : list) {
      auto next = t.local("s");
      generators.push_back({t.bind(next), t.call("readToken", {t.string(token), t.var(rest)})});
      rest = next;
    }
  }
  void field(size_t at) {
    auto x = t.local("x"), next = t.local("s");
    generators.push_back({t.match_tuple({t.bind(x), t.bind(next)}), t.call("readsPrec", {t.integer(at), t.var(rest)})});
    values.push_back(t.var(x));
    rest = next;
  }

  DeriveTree& t;
  const ConInfo& c;
  DeriveTree::Local rest;
  std::vector<DeriveTree::Generator> generators;
  DeriveTree::Exprs values;
};

}  // namespace

void derive_show(DeriveTree& t) {
  t.want_of_fields();
  for (const ConInfo& c : t.data.constructors) show_constructor(t, c);
  if (!t.data.constructors.empty()) return;
  auto x = t.local("x");
  t.clause("showsPrec", {t.wild(), t.bind(x)}, t.case_of(t.var(x), {}));
}

void derive_read(DeriveTree& t) {
  t.want_of_fields();
  EntityId nil = t.names.builtin_value(intern("[]"));
  auto d = t.local("d"), s = t.local("s");
  Expr* all = nullptr;
  for (size_t i = t.data.constructors.size(); i-- > 0;) {
    const ConInfo& c = t.data.constructors[i];
    ReadConstructor reader(t, c, s);
    Expr* one = reader.build();
    if (!c.fields.empty()) one = t.if_then_else(t.call("intGt", {t.var(d), t.integer(reader.own)}), t.con(nil), one);
    all = all ? t.call("++", {one, all}) : one;
  }
  t.clause("readsPrec", {}, t.call("readAlternatives", {t.lambda({d, s}, all ? all : t.con(nil))}));
}

}  // namespace needle::types
