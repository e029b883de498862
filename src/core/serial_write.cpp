#include <algorithm>
#include <map>
#include <tuple>
#include <unordered_map>

#include "base/symbol_table.h"
#include "core/serial.h"
#include "core/serial_form.h"

namespace needle::core {
namespace {

// Numbers the symbols and types that are used; number 0 is "none".
class Tables {
 public:
  uint32_t symbol(Symbol s) { return symbols_.number(s); }

  uint32_t type(const Type* t) {
    if (!t) return 0;
    if (auto it = seen_.find(t); it != seen_.end()) return it->second;
    uint32_t n = intern_type(t);
    seen_[t] = n;
    return n;
  }

  void write(ByteWriter& out) const {
    symbols_.write(out);
    out.str(types_);
    out.str(lists_);
  }

 private:
  uint32_t intern_type(const Type* t) {
    uint32_t a = 0, b = 0;
    switch (t->kind) {
      case TypeKind::Con:
        a = t->con->id.index;
        break;
      case TypeKind::Var:
        a = symbol(t->var);
        break;
      case TypeKind::App:
      case TypeKind::Fun:
        a = type(t->left);
        b = type(t->right);
        break;
      case TypeKind::Forall:
        b = type(t->right);
        a = list(t->vars);
        break;
    }
    auto key = std::make_tuple(static_cast<uint32_t>(t->kind), a, b);
    auto [it, added] = numbers_.try_emplace(key, static_cast<uint32_t>(numbers_.size() + 1));
    if (added) {
      put_word(types_, static_cast<uint32_t>(t->kind));
      put_word(types_, a);
      put_word(types_, b);
    }
    return it->second;
  }

  uint32_t list(Seq<const Symbol> vars) {
    std::vector<uint32_t> numbers;
    for (Symbol v : vars) numbers.push_back(symbol(v));
    auto [it, added] = list_at_.try_emplace(numbers, static_cast<uint32_t>(lists_.size() / 4));
    if (added) {
      put_word(lists_, static_cast<uint32_t>(numbers.size()));
      for (uint32_t n : numbers) put_word(lists_, n);
    }
    return it->second;
  }

  SymbolWriter symbols_;
  std::unordered_map<const Type*, uint32_t> seen_;
  std::map<std::tuple<uint32_t, uint32_t, uint32_t>, uint32_t> numbers_;
  std::map<std::vector<uint32_t>, uint32_t> list_at_;
  std::string types_, lists_;
};

class BodyWriter {
 public:
  BodyWriter(Tables& tables, ByteWriter& out) : tables_(tables), out_(out) {}

  void expr(const Expr* e) {
    out_.u(static_cast<uint64_t>(e->kind));
    switch (e->kind) {
      case ExprKind::Var:
        out_.u(vars_.at(as<VarExpr>(e).var));
        break;
      case ExprKind::Global:
        out_.u(as<GlobalExpr>(e).global.index);
        break;
      case ExprKind::Lit:
        literal(as<LitExpr>(e).literal);
        break;
      case ExprKind::Con:
        out_.u(as<ConExpr>(e).con->id.index);
        list(as<ConExpr>(e).args);
        break;
      case ExprKind::App:
        expr(as<AppExpr>(e).function);
        list(as<AppExpr>(e).args);
        break;
      case ExprKind::Lam:
        binders(as<LamExpr>(e).params);
        expr(as<LamExpr>(e).body);
        break;
      case ExprKind::Let:
        let(as<LetExpr>(e));
        break;
      case ExprKind::Case:
        case_of(as<CaseExpr>(e));
        break;
      case ExprKind::Prim:
        out_.u(static_cast<uint64_t>(as<PrimExpr>(e).prim));
        list(as<PrimExpr>(e).args);
        break;
      case ExprKind::Tick:
        out_.u(as<TickExpr>(e).tick);
        expr(as<TickExpr>(e).body);
        break;
      case ExprKind::Overlap:
        overlap(as<OverlapExpr>(e));
        break;
    }
  }

 private:
  void binder(const Var* v) {
    vars_.emplace(v, vars_.size());
    out_.u(tables_.symbol(v->name));
    out_.u(tables_.type(v->type));
  }
  void binders(Seq<const Var* const> vs) {
    out_.u(vs.size());
    for (const Var* v : vs) binder(v);
  }
  void list(Seq<const Expr* const> es) {
    out_.u(es.size());
    for (const Expr* e : es) expr(e);
  }
  void let(const LetExpr& e) {
    out_.u((e.recursive ? 1 : 0) + (e.join ? 2 : 0));
    out_.u(e.binds.size());
    if (!e.recursive) {
      for (const Bind& b : e.binds) expr(b.rhs);
    }
    for (const Bind& b : e.binds) binder(b.var);
    if (e.recursive) {
      for (const Bind& b : e.binds) expr(b.rhs);
    }
    expr(e.body);
  }
  void case_of(const CaseExpr& e) {
    expr(e.scrutinee);
    binder(e.binder);
    out_.u(e.alts.size());
    for (const Alt& a : e.alts) {
      out_.u(a.con ? a.con->id.index + 1 : 0);
      if (a.con) {
        binders(a.fields);
      } else {
        literal(a.literal);
      }
      expr(a.body);
    }
    out_.b(e.fallback != nullptr);
    if (e.fallback) expr(e.fallback);
  }
  void overlap(const OverlapExpr& e) {
    list(e.subjects);
    out_.u(e.clauses.size());
    for (const OverlapClause& c : e.clauses) {
      patterns(c.patterns);
      expr(c.body);
    }
    expr(e.fallback);
    out_.b(e.in_order);
  }
  void patterns(Seq<const OverlapPattern> ps) {
    out_.u(ps.size());
    for (const OverlapPattern& p : ps) {
      out_.u(static_cast<uint64_t>(p.kind));
      out_.b(p.binder != nullptr);
      if (p.binder) binder(p.binder);
      if (p.kind == OverlapPattern::Lit) literal(p.literal);
      if (p.kind == OverlapPattern::Con) {
        out_.u(p.con->id.index);
        patterns(p.fields);
      }
    }
  }
  void literal(const Literal& l) {
    out_.u(static_cast<uint64_t>(l.kind));
    if (l.kind == LitKind::Double) {
      out_.raw({reinterpret_cast<const char*>(&l.real), sizeof l.real});
    } else {
      out_.i(l.value);
      out_.u(tables_.symbol(l.text));
    }
  }

  Tables& tables_;
  ByteWriter& out_;
  std::unordered_map<const Var*, size_t> vars_;
};

void write_tycon(const TyCon& t, Tables& tables, ByteWriter& out) {
  out.u(tables.symbol(t.module));
  out.u(tables.symbol(t.name));
  out.u((t.is_newtype ? 1 : 0) + (t.is_class ? 2 : 0) + (t.is_primitive ? 4 : 0));
  out.u(t.params.size());
  for (Symbol p : t.params) out.u(tables.symbol(p));
  out.u(t.constructors.size());
  for (const DataCon* c : t.constructors) out.u(c->id.index);
}

void write_con(const DataCon& c, Tables& tables, ByteWriter& out) {
  out.u(c.parent->id.index);
  out.u(tables.symbol(c.name));
  out.u(tables.symbol(c.module));
  out.u(c.tag);
  out.u(c.arity);
  out.u(c.dict_fields);
  out.u(c.field_types.size());
  for (const Type* t : c.field_types) out.u(tables.type(t));
  out.u(c.strict_fields.size());
  for (bool s : c.strict_fields) out.b(s);
  out.u(c.field_names.size());
  for (Symbol n : c.field_names) out.u(tables.symbol(n));
  out.i(c.fixity);
  out.u(static_cast<unsigned char>(c.associativity));
  out.b(c.infix);
  out.u(c.weight);
  out.u(c.cost);
}

void write_global(const Global& g, Tables& tables, ByteWriter& out) {
  out.u(tables.symbol(g.module));
  out.u(tables.symbol(g.name));
  out.u(tables.type(g.type));
  out.u(g.dict_params);
  out.u(pack(g.flags));
  out.u(g.strict_params);
  out.u(g.span.valid() ? g.span.file.index + 1 : 0);
  if (g.span.valid()) {
    out.u(g.span.begin);
    out.u(g.span.end - g.span.begin);
  }
}

}  // namespace

void write_program(Program& program, ByteWriter& out) {
  Tables tables;
  ByteWriter declarations, globals, bodies, unoptimised;
  std::string global_ends, body_ends, unoptimised_ends;
  declarations.u(program.tycon_count());
  declarations.u(program.con_count());
  for (uint32_t i = 0; i < program.tycon_count(); ++i) write_tycon(*program.tycon(TyConId(i)), tables, declarations);
  for (uint32_t i = 0; i < program.con_count(); ++i) write_con(*program.con(ConId(i)), tables, declarations);
  for (const DataCon* c : known_of(program)) declarations.u(c ? c->id.index + 1 : 0);
  for (uint32_t i = 0; i < program.global_count(); ++i) {
    const Global& g = program.global(GlobalId(i));
    program.body(g.id);
    program.unoptimised_body(g.id);
    write_global(g, tables, globals);
    if (g.body) {
      BodyWriter(tables, bodies).expr(g.body);
    } else {
      bodies.raw(kNoBody);
    }
    // a copy that the optimiser made is not reached from unoptimised bodies
    if (g.unoptimised && g.unoptimised != g.body && !g.flags.specialised)
      BodyWriter(tables, unoptimised).expr(g.unoptimised);
    put_word(global_ends, globals.size());
    put_word(body_ends, bodies.size());
    put_word(unoptimised_ends, unoptimised.size());
  }
  std::vector<GlobalId> specialised;
  for (uint32_t i = 0; i < program.global_count(); ++i)
    if (program.global(GlobalId(i)).flags.specialised) specialised.push_back(GlobalId(i));
  std::stable_sort(specialised.begin(), specialised.end(), [&](GlobalId a, GlobalId b) {
    return program.global(a).name.text() < program.global(b).name.text();
  });
  std::string specialised_words;
  for (GlobalId id : specialised) put_word(specialised_words, id.index);
  out.str(kImageMagic);
  tables.write(out);
  out.str(declarations.bytes());
  for (const auto& [part, ends] : {std::pair(&globals, &global_ends), std::pair(&bodies, &body_ends),
                                   std::pair(&unoptimised, &unoptimised_ends)}) {
    out.str(part->bytes());
    out.str(*ends);
  }
  out.str(specialised_words);
}

}  // namespace needle::core
