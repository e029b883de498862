#include "optimise/share.h"

#include "optimise/dictionary.h"

namespace needle::optimise {
namespace {

class Sharer {
 public:
  Sharer(Program& program, Specialisations& specialisations)
      : program_(program), build_(program), shared_(specialisations) {
    shared_.update(program);
  }

  const Expr* expr(const Expr* e) {
    const bool lambda = e->kind == ExprKind::Lam;
    if (e->kind == ExprKind::Con && lambdas_ > 0 && !as<ConExpr>(e).args.empty() && is_constant_data(e))
      return build_.global(constant(e), e->span);
    if (e->kind == ExprKind::App && is_closed_dictionary(program_, e)) return build_.global(shared(e), e->span);
    lambdas_ += lambda;
    const Expr* now = map_children(build_, e, [&](const Expr* child) { return expr(child); });
    lambdas_ -= lambda;
    return now;
  }

  void global(Global& g) {
    owner_ = &g;
    constants_ = 0;
    lambdas_ = 0;
    g.body = expr(g.body);
  }

 private:
  GlobalId constant(const Expr* e) {
    Symbol name = intern(std::string(owner_->name.text()) + "$c" + std::to_string(++constants_));
    Global* g = program_.add_global(owner_->module, name);
    g->flags.optimised = true;
    g->body = e;
    return g->id;
  }

  GlobalId shared(const Expr* closed) {
    Symbol name = intern(std::string(kSharedPrefix) + dictionary_key(program_, closed));
    if (const GlobalId known = shared_.find(name); known.valid()) return known;
    const auto& a = as<AppExpr>(closed);
    Global* g = program_.add_global(program_.global(as<GlobalExpr>(a.function).global).module, name);
    shared_.add(name, g->id);
    g->flags.specialised = g->flags.dictionary = g->flags.optimised = true;
    GlobalId id = g->id;
    std::vector<const Expr*> args;
    for (const Expr* x : a.args) args.push_back(expr(x));
    program_.global(id).body = build_.app(a.function, args);
    return id;
  }

  Program& program_;
  Builder build_;
  Specialisations& shared_;
  const Global* owner_ = nullptr;
  int constants_ = 0;
  int lambdas_ = 0;
};

}  // namespace

void share_constants(Program& program, const std::vector<GlobalId>& globals, Specialisations& specialisations) {
  Sharer sharer(program, specialisations);
  for (GlobalId id : globals) {
    Global& g = program.global(id);
    if (g.body && !g.flags.dictionary && !g.flags.selector) sharer.global(g);
  }
}

}  // namespace needle::optimise
