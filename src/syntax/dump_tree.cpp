// --dump=surface: the tree as indented lists, one declaration, clause, statement or alternative a line. Works before
// and after `names`; what names fills in is not shown.
#include <fmt/format.h>

#include "syntax/dump.h"
#include "syntax/parse.h"

namespace needle::syntax {

std::string Dump::name(const Name& n) {
  if (!n.qualifier.valid()) return std::string(n.text.text());
  return fmt::format("{}.{}", n.qualifier.text(), n.text.text());
}

void Dump::line() {
  out += '\n';
  out.append(static_cast<size_t>(indent) * 2, ' ');
}

void Dump::types(Seq<TypeExpr*> list) {
  for (TypeExpr* t : list) {
    out += ' ';
    type(*t);
  }
}

void Dump::binders(Seq<TypeBinder> list) {
  for (const TypeBinder& b : list) {
    out += ' ';
    if (!b.kind) {
      out += b.name.text();
      continue;
    }
    out += fmt::format("(:: {} ", b.name.text());
    type(*b.kind);
    out += ')';
  }
}

void Dump::type(const TypeExpr& t) {
  switch (t.kind) {
    case TypeExprKind::Var:
      out += static_cast<const VarType&>(t).name.text();
      return;
    case TypeExprKind::Con:
      out += name(static_cast<const ConType&>(t).name);
      return;
    case TypeExprKind::App: {
      auto& a = static_cast<const AppType&>(t);
      return group(
          "", [&] { type(*a.function); }, [&] { type(*a.argument); });
    }
    case TypeExprKind::Fun: {
      auto& f = static_cast<const FunType&>(t);
      return group(
          "->", [&] { type(*f.argument); }, [&] { type(*f.result); });
    }
    case TypeExprKind::List:
      return group("list", [&] { type(*static_cast<const ListType&>(t).element); });
    case TypeExprKind::Tuple:
      out += "(tuple";
      types(static_cast<const TupleType&>(t).elements);
      out += ')';
      return;
    case TypeExprKind::Forall: {
      auto& f = static_cast<const ForallType&>(t);
      out += "(forall (";
      binders(f.binders);
      out += ") ";
      type(*f.body);
      out += ')';
      return;
    }
    case TypeExprKind::Qualified: {
      auto& q = static_cast<const QualifiedType&>(t);
      out += "(=> (";
      types(q.context);
      out += ") ";
      type(*q.body);
      out += ')';
      return;
    }
    case TypeExprKind::Bang: {
      auto& b = static_cast<const BangType&>(t);
      return group(b.lazy ? "~" : "!", [&] { type(*b.type); });
    }
    case TypeExprKind::Wildcard:
      out += '_';
      return;
    case TypeExprKind::Literal:
      out += static_cast<const LiteralType&>(t).text.text();
      return;
    case TypeExprKind::Chain: {
      auto& c = static_cast<const ChainType&>(t);
      out += "(chain";
      types(c.operands);
      out += " by";
      types(c.operators);
      out += ')';
      return;
    }
    case TypeExprKind::Kinded: {
      auto& k = static_cast<const KindedType&>(t);
      return group(
          "::", [&] { type(*k.type); }, [&] { type(*k.kind); });
    }
  }
}

void Dump::literal(const Literal& l) {
  switch (l.kind) {
    case LiteralKind::Integer:
    case LiteralKind::Fractional:
      out += l.text.text();
      return;
    case LiteralKind::Char:
      out += fmt::format("'\\{}'", l.character);
      return;
    case LiteralKind::String:
      out += '"';
      for (char c : l.text.text()) {
        if (c == '"' || c == '\\')
          out += fmt::format("\\{}", c);
        else if (static_cast<unsigned char>(c) < 0x20)
          out += fmt::format("\\{}\\&", static_cast<int>(c));
        else
          out += c;
      }
      out += '"';
  }
}

void Dump::patterns(Seq<Pat*> list) {
  for (Pat* p : list) {
    out += ' ';
    pattern(*p);
  }
}

void Dump::pattern(const Pat& p) {
  switch (p.kind) {
    case PatKind::Wild:
      out += '_';
      return;
    case PatKind::Var:
      out += name(static_cast<const VarPat&>(p).name);
      return;
    case PatKind::Lit: {
      auto& l = static_cast<const LitPat&>(p);
      if (l.negative) out += '-';
      return literal(l.literal);
    }
    case PatKind::Con: {
      auto& c = static_cast<const ConPat&>(p);
      if (c.args.empty()) {
        out += name(c.con);
        return;
      }
      out += '(' + name(c.con);
      patterns(c.args);
      out += ')';
      return;
    }
    case PatKind::OpChain: {
      auto& c = static_cast<const OpChainPat&>(p);
      out += "(chain ";
      pattern(*c.operands[0]);
      for (size_t i = 0; i < c.operators.size(); ++i) {
        out += ' ' + name(c.operators[i].name) + ' ';
        pattern(*c.operands[i + 1]);
      }
      out += ')';
      return;
    }
    case PatKind::Tuple:
      out += "(tuple";
      patterns(static_cast<const TuplePat&>(p).elements);
      out += ')';
      return;
    case PatKind::List:
      out += "(list";
      patterns(static_cast<const ListPat&>(p).elements);
      out += ')';
      return;
    case PatKind::Record: {
      auto& r = static_cast<const RecordPat&>(p);
      out += "(record " + name(r.con);
      for (const FieldPat& f : r.fields) {
        out += " (" + name(f.field);
        if (f.pat) {
          out += ' ';
          pattern(*f.pat);
        }
        out += ')';
      }
      out += r.wildcard ? " ..)" : ")";
      return;
    }
    case PatKind::As: {
      auto& a = static_cast<const AsPat&>(p);
      return group(
          "@", [&] { out += name(a.name); }, [&] { pattern(*a.pat); });
    }
    case PatKind::Lazy:
      return group("~", [&] { pattern(*static_cast<const LazyPat&>(p).pat); });
    case PatKind::Bang:
      return group("!", [&] { pattern(*static_cast<const BangPat&>(p).pat); });
    case PatKind::View: {
      auto& v = static_cast<const ViewPat&>(p);
      return group(
          "view", [&] { expr(*v.function); }, [&] { pattern(*v.pat); });
    }
    case PatKind::Sig: {
      auto& s = static_cast<const SigPat&>(p);
      return group(
          "::", [&] { pattern(*s.pat); }, [&] { type(*s.type); });
    }
    case PatKind::Paren:
      return pattern(*static_cast<const ParenPat&>(p).pat);
  }
}

std::string dump_tree(const Module& module) {
  Dump dump;
  dump.module(module);
  return dump.out + "\n";
}

}  // namespace needle::syntax
