#include "core/print.h"

#include <cmath>

#include "base/show_number.h"
#include "base/unicode.h"

namespace needle::core {
namespace {

constexpr std::string_view kReserved[] = {"let",       "rec",
                                          "in",        "join",
                                          "case",      "of",
                                          "tick",      "def",
                                          "data",      "_",
                                          "newtype",   "class",
                                          "prim",      "->",
                                          "=",         "|",
                                          "::",        ".",
                                          "!",         "forall",
                                          "\\",        "NaN#",
                                          "Infinity#", "@",
                                          "overlap",   "overlap_in_order",
                                          "else"};

bool is_tuple_name(std::string_view s) {
  if (s.size() < 2 || s.front() != '(' || s.back() != ')') return false;
  return s.substr(1, s.size() - 2).find_first_not_of(',') == std::string_view::npos;
}

std::string quote_name(std::string_view s) {
  bool plain = !s.empty() && s.find_first_of(" \t\r\n(){},;\"`") == std::string_view::npos && s.front() != '\'' &&
               !(s.front() >= '0' && s.front() <= '9') &&
               !(s.front() == '-' && s.size() > 1 && s[1] >= '0' && s[1] <= '9') && s.front() != '\\';
  for (std::string_view r : kReserved) plain = plain && s != r;
  if (plain || is_tuple_name(s)) return std::string(s);
  std::string out = "`";
  for (char c : s) {
    if (c == '`' || c == '\\') out += '\\';
    out += c;
  }
  return out + "`";
}

void put_escaped(std::string& out, std::string_view utf8, char quote) {
  while (!utf8.empty()) {
    int64_t c = take_utf8(utf8);
    if (c == quote || c == '\\') {
      out += '\\';
      out += static_cast<char>(c);
    } else if (c < 32 || c == 127 || (c >= 0xD800 && c <= 0xDFFF) || c == 0xFFFD) {
      out += '\\' + std::to_string(c) + ';';
    } else {
      append_utf8(out, c);
    }
  }
}

enum class Level { Open, Argument };

void put_type(std::string& out, const Type* t, int level) {
  if (!t) {
    out += "_";
    return;
  }
  auto open = [&](int at) {
    if (level > at) out += '(';
  };
  auto close = [&](int at) {
    if (level > at) out += ')';
  };
  switch (t->kind) {
    case TypeKind::Con:
      out += t->con ? print_name(t->con->module, t->con->name) : "a primitive type";
      break;
    case TypeKind::Var:
      out += quote_name(t->var.text());
      break;
    case TypeKind::App:
      open(1);
      put_type(out, t->left, 1);
      out += ' ';
      put_type(out, t->right, 2);
      close(1);
      break;
    case TypeKind::Fun:
      open(0);
      put_type(out, t->left, 1);
      out += " -> ";
      put_type(out, t->right, 0);
      close(0);
      break;
    case TypeKind::Forall:
      open(0);
      out += "forall";
      for (Symbol v : t->vars) out += ' ' + quote_name(v.text());
      out += " . ";
      put_type(out, t->right, 0);
      close(0);
      break;
  }
}

class Printer {
 public:
  Printer(const Program& program, PrintOptions options) : program_(program), options_(options) {}
  std::string out;

  void expr(const Expr* e, Level level) {
    bool atom = e->kind == ExprKind::Var || e->kind == ExprKind::Global || e->kind == ExprKind::Lit ||
                (e->kind == ExprKind::Con && as<ConExpr>(e).args.empty()) ||
                (e->kind == ExprKind::Prim && as<PrimExpr>(e).args.empty());
    bool parens = level == Level::Argument && !atom;
    if (parens) out += '(';
    bare(e);
    if (parens) out += ')';
  }

 private:
  void line() {
    out += '\n';
    out.append(indent_, ' ');
  }

  void binder(const Var* v, bool parens) {
    bool typed = options_.types && v->type;
    if (typed && parens) out += '(';
    out += local(v);
    if (typed) {
      out += " :: ";
      put_type(out, v->type, 0);
      if (parens) out += ')';
    }
  }

  static std::string local(const Var* v) {
    return quote_name(std::string(v->name.text()) + '_' + std::to_string(v->unique));
  }

  void args(Seq<const Expr* const> es) {
    for (const Expr* e : es) {
      out += ' ';
      expr(e, Level::Argument);
    }
  }

  void bind(const Bind& b) {
    binder(b.var, false);
    out += " = ";
    indent_ += 2;
    expr(b.rhs, Level::Open);
    indent_ -= 2;
  }

  void let(const LetExpr& e) {
    out += e.join ? "join " : "let ";
    if (!e.recursive && e.binds.size() == 1) {
      bind(e.binds[0]);
    } else {
      out += e.recursive ? "rec {" : "{";
      indent_ += 2;
      for (const Bind& b : e.binds) {
        line();
        bind(b);
        out += ';';
      }
      indent_ -= 2;
      line();
      out += '}';
    }
    out += " in";
    line();
    expr(e.body, Level::Open);
  }

  void case_of(const CaseExpr& e) {
    out += "case ";
    expr(e.scrutinee, Level::Open);
    out += " of ";
    binder(e.binder, true);
    out += " {";
    indent_ += 2;
    for (const Alt& a : e.alts) {
      line();
      out += a.con ? print_name(a.con->module, a.con->name) : print(a.literal);
      for (const Var* v : a.fields) {
        out += ' ';
        binder(v, true);
      }
      alt_body(a.body);
    }
    if (e.fallback) {
      line();
      out += '_';
      alt_body(e.fallback);
    }
    indent_ -= 2;
    line();
    out += '}';
  }

  void pattern(const OverlapPattern& p) {
    if (p.binder) {
      binder(p.binder, true);
      if (p.kind == OverlapPattern::Any) return;
      out += " @ ";
    }
    if (p.kind == OverlapPattern::Any) out += '_';
    if (p.kind == OverlapPattern::Lit) out += print(p.literal);
    if (p.kind != OverlapPattern::Con) return;
    if (!p.fields.empty()) out += '(';
    out += print_name(p.con->module, p.con->name);
    for (const OverlapPattern& field : p.fields) {
      out += ' ';
      pattern(field);
    }
    if (!p.fields.empty()) out += ')';
  }

  void overlap(const OverlapExpr& e) {
    out += e.in_order ? "overlap_in_order" : "overlap";
    args(e.subjects);
    out += " {";
    indent_ += 2;
    for (const OverlapClause& c : e.clauses) {
      line();
      for (const OverlapPattern& p : c.patterns) {
        if (&p != c.patterns.data()) out += ' ';
        pattern(p);
      }
      alt_body(c.body);
    }
    line();
    out += "else";
    alt_body(e.fallback);
    indent_ -= 2;
    line();
    out += '}';
  }

  void alt_body(const Expr* e) {
    out += " -> ";
    indent_ += 2;
    expr(e, Level::Open);
    indent_ -= 2;
    out += ';';
  }

  void bare(const Expr* e) {
    switch (e->kind) {
      case ExprKind::Var:
        out += local(as<VarExpr>(e).var);
        break;
      case ExprKind::Global: {
        const Global& g = program_.global(as<GlobalExpr>(e).global);
        out += print_name(g.module, g.name);
        break;
      }
      case ExprKind::Lit:
        out += print(as<LitExpr>(e).literal);
        break;
      case ExprKind::Con: {
        const auto& c = as<ConExpr>(e);
        out += print_name(c.con->module, c.con->name);
        args(c.args);
        break;
      }
      case ExprKind::App: {
        const auto& a = as<AppExpr>(e);
        bool simple = a.function->kind == ExprKind::Var || a.function->kind == ExprKind::Global;
        if (!simple) out += '(';
        bare(a.function);
        if (!simple) out += ')';
        args(a.args);
        break;
      }
      case ExprKind::Lam:
        out += '\\';
        for (const Var* v : as<LamExpr>(e).params) {
          binder(v, true);
          out += ' ';
        }
        out += "-> ";
        expr(as<LamExpr>(e).body, Level::Open);
        break;
      case ExprKind::Let:
        let(as<LetExpr>(e));
        break;
      case ExprKind::Case:
        case_of(as<CaseExpr>(e));
        break;
      case ExprKind::Prim:
        out += prim_info(as<PrimExpr>(e).prim).name;
        out += '#';
        args(as<PrimExpr>(e).args);
        break;
      case ExprKind::Tick:
        out += "tick " + std::to_string(as<TickExpr>(e).tick) + ' ';
        expr(as<TickExpr>(e).body, Level::Open);
        break;
      case ExprKind::Overlap:
        overlap(as<OverlapExpr>(e));
        break;
    }
  }

  const Program& program_;
  PrintOptions options_;
  size_t indent_ = 0;
};

std::string flags_of(const Global& g) {
  std::string out;
  auto put = [&](const std::string& s) { out += (out.empty() ? "{" : ", ") + s; };
  if (g.dict_params) put("dicts " + std::to_string(g.dict_params));
  if (g.flags.dictionary) put("dictionary");
  if (g.flags.method) put("method");
  if (g.flags.selector) put("selector");
  if (g.flags.no_inline) put("noinline");
  if (g.flags.inline_always) put("inline");
  return out.empty() ? out : out + "} ";
}

void put_con(std::string& out, const DataCon& c) {
  out += quote_name(c.name.text());
  if (c.dict_fields) out += " {dicts " + std::to_string(c.dict_fields) + "}";
  if (c.infix || c.fixity != 9 || c.associativity != 'l') {
    out +=
        std::string(" {") + (c.infix ? "infix " : "prefix ") + c.associativity + ' ' + std::to_string(c.fixity) + '}';
  }
  for (uint32_t i = 0; i < c.arity; ++i) {
    out += ' ';
    if (i < c.strict_fields.size() && c.strict_fields[i]) out += "! ";
    bool named = i >= c.dict_fields && i - c.dict_fields < c.field_names.size();
    if (named) out += '(' + quote_name(c.field_names[i - c.dict_fields].text()) + " :: ";
    put_type(out, i < c.field_types.size() ? c.field_types[i] : nullptr, named ? 0 : 2);
    if (named) out += ')';
  }
}

}  // namespace

std::string print(const Type* type) {
  std::string out;
  put_type(out, type, 0);
  return out;
}

std::string print_name(Symbol module, Symbol name) {
  std::string_view m = module.text();
  return (m.empty() ? "" : std::string(m) + '.') + quote_name(name.text());
}

std::string print(const Literal& l) {
  switch (l.kind) {
    case LitKind::Int:
      return std::to_string(l.value);
    case LitKind::Integer:
      return (l.text.text().empty() ? std::to_string(l.value) : std::string(l.text.text())) + 'n';
    case LitKind::Double:
      return show_double(l.real) + (std::isfinite(l.real) ? "" : "#");
    case LitKind::Char: {
      std::string utf8, out = "'";
      append_utf8(utf8, l.value);
      put_escaped(out, utf8, '\'');
      return out + '\'';
    }
    case LitKind::String: {
      std::string out = "\"";
      put_escaped(out, l.text.text(), '"');
      return out + '"';
    }
  }
  return "";
}

std::string print(const Expr* expr, const Program& program, PrintOptions options) {
  Printer p(program, options);
  p.expr(expr, Level::Open);
  return p.out;
}

std::string print(const Global& g, const Program& program, PrintOptions options) {
  std::string out = "def " + print_name(g.module, g.name) + ' ' + flags_of(g);
  if (g.type) out += ":: " + print(g.type) + ' ';
  if (g.body) out += "=\n" + print(g.body, program, options);
  return out + ";\n";
}

std::string print(const TyCon& t) {
  std::string out = t.is_primitive ? "prim " : t.is_newtype ? "newtype " : t.is_class ? "class " : "data ";
  out += print_name(t.module, t.name);
  for (Symbol p : t.params) out += ' ' + quote_name(p.text());
  for (size_t i = 0; i < t.constructors.size(); ++i) {
    out += i ? " | " : " = ";
    put_con(out, *t.constructors[i]);
  }
  return out + ";\n";
}

std::string print(Program& program, PrintOptions options) {
  std::string out;
  for (uint32_t i = 0; i < program.tycon_count(); ++i) out += print(*program.tycon(TyConId(i)));
  for (uint32_t i = 0; i < program.global_count(); ++i) {
    program.body(GlobalId(i));
    out += print(program.global(GlobalId(i)), program, options);
  }
  return out;
}

}  // namespace needle::core
