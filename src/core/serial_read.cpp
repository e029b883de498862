#include <memory>

#include "base/paged.h"
#include "base/symbol_table.h"
#include "core/build.h"
#include "core/serial.h"
#include "core/serial_form.h"

namespace needle::core {
namespace {

using Corrupt = ByteReader::Corrupt;

// Things of which each global has one, or nothing, in the order of the globals.
struct ByGlobal {
  std::string_view bytes;
  WordTable ends;

  ByGlobal() = default;
  explicit ByGlobal(ByteReader& in) : bytes(in.str()), ends(in.str()) {}
  std::string_view of(GlobalId id) const {
    return id.index < ends.size() ? ends.part(bytes, id.index) : std::string_view();
  }
};

// An image that stays open: what is in it is decoded on demand.
class Image {
 public:
  Image(std::string_view bytes, Program& program) : program_(program) {
    ByteReader in(bytes);
    if (in.str() != kImageMagic) throw Corrupt("not a core image, or of another version");
    symbols_ = SymbolReader(in);
    types_ = WordTable(in.str());
    lists_ = WordTable(in.str());
    std::string_view declarations = in.str();
    globals_ = ByGlobal(in);
    bodies_ = ByGlobal(in);
    unoptimised_ = ByGlobal(in);
    specialised_ = WordTable(in.str());
    read_declarations(ByteReader(declarations));
  }

  void load(Global& g) {
    if (g.id.index >= global_count() || bodies_.of(g.id) == kNoBody) return;
    g.body = decode(bodies_, g);
    if (!g.body) throw Corrupt("no body in image");
  }
  void load_unoptimised(Global& g) { g.unoptimised = decode(unoptimised_, g); }
  uint32_t global_count() const { return static_cast<uint32_t>(globals_.ends.size()); }
  void load_global(Global& g) {
    ByteReader in(globals_.of(g.id));
    g.module = symbol(in.u());
    g.name = symbol(in.u());
    g.type = type(in.u());
    g.dict_params = in.u32();
    g.flags = unpack(in.u32());
    g.strict_params = in.u();
    if (uint64_t file = in.u()) {
      g.span.file = FileId(static_cast<uint32_t>(file - 1));
      g.span.begin = in.u32();
      g.span.end = g.span.begin + in.u32();
    }
  }

  // Of several with that name, the first.
  GlobalId specialised(Symbol name) const {
    const std::string_view wanted = name.text();
    size_t from = 0, to = specialised_.size();
    while (from < to) {
      const size_t middle = (from + to) / 2;
      if (name_of(specialised_[middle]) < wanted) {
        from = middle + 1;
      } else {
        to = middle;
      }
    }
    return from < specialised_.size() && name_of(specialised_[from]) == wanted ? GlobalId(specialised_[from])
                                                                               : GlobalId();
  }

  Symbol symbol(uint64_t n) { return symbols_.get(n); }

  const Type* type(uint64_t n) {
    if (n == 0) return nullptr;
    if (n > types_.size() / 3) throw Corrupt("bad type in image");
    if (!type_memo_[n]) {
      const Type* made = make_type(n);  // which makes others
      type_memo_[n] = made;
    }
    return type_memo_[n];
  }

  const TyCon* tycon(uint64_t n) {
    if (n >= program_.tycon_count()) throw Corrupt("bad type constructor in image");
    return program_.tycon(TyConId(static_cast<uint32_t>(n)));
  }
  const DataCon* con(uint64_t n) {
    if (n >= program_.con_count()) throw Corrupt("bad constructor in image");
    return program_.con(ConId(static_cast<uint32_t>(n)));
  }

 private:
  const Expr* decode(const ByGlobal& bodies, const Global& g);
  std::string_view name_of(uint32_t global) const {
    ByteReader in(globals_.of(GlobalId(global)));
    in.u();  // its module
    return symbols_.text(in.u());
  }

  const Type* make_type(uint64_t n) {
    uint32_t kind = types_[3 * (n - 1)], a = types_[3 * (n - 1) + 1], b = types_[3 * (n - 1) + 2];
    if (kind > static_cast<uint32_t>(TypeKind::Forall)) throw Corrupt("bad type in image");
    Type* t = program_.arena.make<Type>();
    t->kind = static_cast<TypeKind>(kind);
    auto earlier = [&](uint32_t m) {
      if (m >= n) throw Corrupt("bad type in image");
      return type(m);
    };
    if (t->kind == TypeKind::Con) t->con = tycon(a);
    if (t->kind == TypeKind::Var) t->var = symbol(a);
    if (t->kind == TypeKind::App || t->kind == TypeKind::Fun) t->left = earlier(a);
    if (t->kind != TypeKind::Con && t->kind != TypeKind::Var) t->right = earlier(b);
    if (t->kind == TypeKind::Forall) {
      std::vector<Symbol> vars;
      for (uint32_t i = 1, count = lists_[a]; i <= count; ++i) vars.push_back(symbol(lists_[a + i]));
      t->vars = program_.arena.copy(vars);
    }
    return t;
  }

  void read_declarations(ByteReader in) {
    size_t tycons = in.u(), cons = in.u();
    std::vector<std::vector<uint64_t>> members(tycons);
    for (auto& ids : members) read_tycon(in, ids);
    for (size_t i = 0; i < cons; ++i) read_con(in);
    for (size_t i = 0; i < tycons; ++i) {
      std::vector<DataCon*> list;
      for (uint64_t id : members[i]) list.push_back(const_cast<DataCon*>(con(id)));
      program_.tycon(TyConId(static_cast<uint32_t>(i)))->constructors = program_.arena.copy(list);
    }
    auto& k = program_.known;
    for (const DataCon** c : {&k.false_con, &k.true_con, &k.nil, &k.cons, &k.unit, &k.io_res}) {
      uint64_t n = in.u();
      *c = n ? con(n - 1) : nullptr;
    }
  }

  void read_tycon(ByteReader& in, std::vector<uint64_t>& members) {
    Symbol module = symbol(in.u()), name = symbol(in.u());
    TyCon* t = program_.add_tycon(module, name);
    uint64_t flags = in.u();
    t->is_newtype = flags & 1;
    t->is_class = flags & 2;
    t->is_primitive = flags & 4;
    t->params = symbols(in);
    for (size_t n = in.u(); n > 0; --n) members.push_back(in.u());
  }

  Seq<const Symbol> symbols(ByteReader& in) {
    std::vector<Symbol> list;
    for (size_t n = in.u(); n > 0; --n) list.push_back(symbol(in.u()));
    return program_.arena.copy(list);
  }

  void read_con(ByteReader& in) {
    auto* parent = const_cast<TyCon*>(tycon(in.u()));
    DataCon* c = program_.add_con(parent, symbol(in.u()));
    c->module = symbol(in.u());
    c->tag = in.u32();
    c->arity = in.u32();
    c->dict_fields = in.u32();
    std::vector<const Type*> types;
    for (size_t n = in.u(); n > 0; --n) types.push_back(type(in.u()));
    c->field_types = program_.arena.copy(types);
    std::string strict;
    for (size_t n = in.u(); n > 0; --n) strict.push_back(in.b() ? 1 : 0);
    bool* flags = static_cast<bool*>(program_.arena.allocate(strict.size() + 1, 1));
    for (size_t i = 0; i < strict.size(); ++i) flags[i] = strict[i] != 0;
    c->strict_fields = {flags, strict.size()};
    c->field_names = symbols(in);
    c->fixity = static_cast<int>(in.i());
    c->associativity = static_cast<char>(in.u());
    c->infix = in.b();
    c->weight = in.u32();
    c->cost = in.u32();
  }

  Program& program_;
  SymbolReader symbols_;
  WordTable types_, lists_;
  Paged<const Type*> type_memo_;
  ByGlobal globals_, bodies_, unoptimised_;
  WordTable specialised_;  // the numbers of such globals, sorted by name
};

class BodyReader {
 public:
  BodyReader(Image& image, Program& program, std::string_view bytes) : image_(image), program_(program), in_(bytes) {}

  const Expr* expr() {
    uint64_t kind = in_.u();
    switch (static_cast<ExprKind>(kind)) {
      case ExprKind::Var: {
        uint64_t n = in_.u();
        if (n >= vars_.size()) throw Corrupt("bad variable in image");
        return make<VarExpr>(ExprKind::Var, vars_[n]);
      }
      case ExprKind::Global: {
        uint64_t n = in_.u();
        if (n >= program_.global_count()) throw Corrupt("bad global in image");
        return make<GlobalExpr>(ExprKind::Global, GlobalId(static_cast<uint32_t>(n)));
      }
      case ExprKind::Lit:
        return make<LitExpr>(ExprKind::Lit, literal());
      case ExprKind::Con: {
        const DataCon* c = image_.con(in_.u());
        return make<ConExpr>(ExprKind::Con, c, list());
      }
      case ExprKind::App: {
        const Expr* f = expr();
        return make<AppExpr>(ExprKind::App, f, list());
      }
      case ExprKind::Lam: {
        Seq<const Var* const> params = binders();
        return make<LamExpr>(ExprKind::Lam, params, expr());
      }
      case ExprKind::Let:
        return let();
      case ExprKind::Case:
        return case_of();
      case ExprKind::Prim: {
        uint64_t n = in_.u();
        if (n >= prim_count()) throw Corrupt("bad primitive in image");
        return make<PrimExpr>(ExprKind::Prim, static_cast<Prim>(n), list());
      }
      case ExprKind::Tick: {
        uint32_t n = in_.u32();
        return make<TickExpr>(ExprKind::Tick, n, expr());
      }
      case ExprKind::Overlap:
        return overlap();
    }
    throw Corrupt("bad expression in image");
  }

 private:
  template <class T, class... Args>
  const Expr* make(ExprKind kind, Args&&... args) {
    return program_.arena.make<T>(Expr{kind, {}}, std::forward<Args>(args)...);
  }
  const Var* binder() {
    Symbol name = image_.symbol(in_.u());
    vars_.push_back(program_.fresh(name, image_.type(in_.u())));
    return vars_.back();
  }
  Seq<const Var* const> binders() {
    std::vector<const Var*> vs;
    for (size_t n = in_.u(); n > 0; --n) vs.push_back(binder());
    return program_.arena.copy(vs);
  }
  Seq<const Expr* const> list() {
    std::vector<const Expr*> es;
    for (size_t n = in_.u(); n > 0; --n) es.push_back(expr());
    return program_.arena.copy(es);
  }
  const Expr* let() {
    uint64_t flags = in_.u();
    std::vector<Bind> binds;
    size_t n = in_.u();
    bool recursive = flags & 1;
    for (size_t i = 0; i < n; ++i) binds.push_back({nullptr, recursive ? nullptr : expr()});
    for (Bind& b : binds) b.var = binder();
    if (recursive) {
      for (Bind& b : binds) b.rhs = expr();
    }
    auto list = program_.arena.copy(binds);
    return make<LetExpr>(ExprKind::Let, recursive, (flags & 2) != 0, list, expr());
  }
  const Expr* case_of() {
    const Expr* scrutinee = expr();
    const Var* v = binder();
    std::vector<Alt> alts;
    for (size_t n = in_.u(); n > 0; --n) {
      uint64_t id = in_.u();
      Alt a{id ? image_.con(id - 1) : nullptr, {}, {}, nullptr};
      if (a.con) {
        a.fields = binders();
      } else {
        a.literal = literal();
      }
      a.body = expr();
      alts.push_back(a);
    }
    auto list = program_.arena.copy(alts);
    return make<CaseExpr>(ExprKind::Case, scrutinee, v, list, in_.b() ? expr() : nullptr);
  }
  const Expr* overlap() {
    Seq<const Expr* const> subjects = list();
    std::vector<OverlapClause> clauses;
    for (size_t n = in_.u(); n > 0; --n) {
      Seq<const OverlapPattern> ps = patterns();
      clauses.push_back({ps, expr()});
    }
    auto copied = program_.arena.copy(clauses);
    const Expr* fallback = expr();
    return make<OverlapExpr>(ExprKind::Overlap, subjects, copied, fallback, in_.b());
  }
  Seq<const OverlapPattern> patterns() {
    std::vector<OverlapPattern> ps;
    for (size_t n = in_.u(); n > 0; --n) {
      uint64_t kind = in_.u();
      if (kind > OverlapPattern::Lit) throw Corrupt("bad pattern in image");
      OverlapPattern p;
      p.kind = static_cast<OverlapPattern::Kind>(kind);
      if (in_.b()) p.binder = binder();
      if (p.kind == OverlapPattern::Lit) p.literal = literal();
      if (p.kind == OverlapPattern::Con) {
        p.con = image_.con(in_.u());
        p.fields = patterns();
      }
      ps.push_back(p);
    }
    return program_.arena.copy(ps);
  }
  Literal literal() {
    uint64_t kind = in_.u();
    if (kind > static_cast<uint64_t>(LitKind::String)) throw Corrupt("bad literal in image");
    Literal l;
    l.kind = static_cast<LitKind>(kind);
    if (l.kind == LitKind::Double) {
      char bytes[sizeof l.real];
      for (char& c : bytes) c = static_cast<char>(in_.byte());
      std::memcpy(&l.real, bytes, sizeof l.real);
    } else {
      l.value = in_.i();
      l.text = image_.symbol(in_.u());
    }
    return l;
  }

  Image& image_;
  Program& program_;
  ByteReader in_;
  std::vector<const Var*> vars_;
};

const Expr* Image::decode(const ByGlobal& bodies, const Global& g) {
  const std::string_view bytes = bodies.of(g.id);
  return bytes.empty() ? nullptr : BodyReader(*this, program_, bytes).expr();
}

}  // namespace

void read_program(std::string_view bytes, Program& program) {
  if (program.global_count() || program.tycon_count()) throw Corrupt("an image is read into an empty program only");
  auto image = std::make_shared<Image>(bytes, program);
  program.expect_globals(
      image->global_count(), [image](Global& g) { image->load_global(g); },
      [image](Symbol name) { return image->specialised(name); });
  program.load_body = [image](Program&, Global& g) { image->load(g); };
  program.load_unoptimised = [image](Program&, Global& g) { image->load_unoptimised(g); };
}

}  // namespace needle::core
