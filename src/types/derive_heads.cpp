// Deriving clauses and standalone deriving: which strategy, which head, which context.
#include "types/check.h"
#include "types/derive.h"
#include "types/instance_heads.h"

namespace needle::types {

using namespace syntax;

// How many parameters of the data type the class's last argument leaves open: 0 for Eq, 1 for Functor.
size_t InstanceHeads::dropped_params(EntityId cls) const {
  auto info = s_.env.classes.find(cls);
  if (info == s_.env.classes.end() || info->second.params.empty()) return 0;
  size_t n = 0;
  for (const Type* k = Store::prune(info->second.params.back()->kind); k->kind == TypeKind::Fun;
       k = Store::prune(k->right))
    ++n;
  return n;
}

static bool ignored_class(std::string_view name) {
  return name == "Typeable";
}

// A class of the library that deriving takes for an empty instance: its methods' defaults say that nobody runs them.
static bool empty_class(std::string_view name) {
  return name == "Lift";
}

// Generic and Generic1.
bool InstanceHeads::has_structure(EntityId cls) const {
  return cls == s_.names.known_type("Generic") || cls == s_.names.known_type("Generic1");
}

DerivingStrategy InstanceHeads::choose(EntityId cls, const DataInfo& data) const {
  bool any = has_extension("DeriveAnyClass");
  if (empty_class(s_.names.entity(cls).name.text())) return DerivingStrategy::AnyClass;
  if (is_stock_class(s_.names, cls)) {
    // As in GHC: Eq, Ord, Ix and Bounded of a newtype are those of the type inside; Enum, when the extension is on.
    std::string_view stock = s_.names.entity(cls).name.text();
    bool general = has_extension("GeneralizedNewtypeDeriving") || has_extension("GeneralisedNewtypeDeriving");
    bool inside =
        stock == "Eq" || stock == "Ord" || stock == "Ix" || stock == "Bounded" || (stock == "Enum" && general && !any);
    return data.is_newtype && inside ? DerivingStrategy::Newtype : DerivingStrategy::Stock;
  }
  if (data.is_newtype && !any) return DerivingStrategy::Newtype;
  std::string_view name = s_.names.entity(cls).name.text();
  if (any || name == "NFData" || name == "Exception") return DerivingStrategy::AnyClass;
  return DerivingStrategy::Default;  // cannot be derived
}

void InstanceHeads::clause(const DataDecl& decl, const DerivingClause& clause) {
  auto found = s_.env.data.find(decl.entity);
  if (found == s_.env.data.end()) return;
  const DataInfo& data = found->second;
  if (clause.type->kind == TypeExprKind::Con && ignored_class(as<ConType>(clause.type).name.text.text())) return;
  size_t mark = reader_.scope.size();
  Head head;
  for (const TypeVar* v : data.params) {
    reader_.bind(&rigid(v));
    head.vars.push_back(v);
  }
  reader_.kind_of(clause.type);
  const Type* read = reader_.read(clause.type);
  const Type* via = nullptr;
  if (clause.via) {
    reader_.kind_of(clause.via);
    via = reader_.read(clause.via);
  }
  reader_.scope.resize(mark);
  const Type* con = nullptr;
  s_.split_apps(read, con, head.args);
  auto cls = con->kind == TypeKind::Con ? s_.env.classes.find(con->con) : s_.env.classes.end();
  if (cls == s_.env.classes.end() || head.args.size() + 1 != cls->second.params.size()) {
    r_.error(kDeriving, clause.span, "Illegal deriving item '" + r_.text(clause.span) + "'");
    return;
  }
  head.cls = con->con;
  size_t dropped = dropped_params(head.cls);
  if (dropped > data.params.size()) {
    r_.error(kDeriving, clause.span,
             "Cannot derive well-kinded instance of form '" + std::string(s_.names.entity(head.cls).name.text()) +
                 " (" + std::string(decl.name.text.text()) + " ...)'");
    return;
  }
  head.vars.resize(data.params.size() - dropped);
  head.args.push_back(s_.drop_arguments(data, dropped));
  if (has_structure(head.cls)) return derive_structure(std::move(head), data, clause.span, true);
  derive(std::move(head), data, clause.strategy, via, clause.span, true);
}

void InstanceHeads::standalone(const DerivingDecl& decl) {
  Head head = read_head(decl.context, decl.head, reader_.scope.size());
  if (!head.ok || head.args.empty()) return;
  if (ignored_class(s_.names.entity(head.cls).name.text())) return;
  std::vector<const Type*> params;
  const DataInfo* data = data_instance(s_.env, head.args.back(), params);
  if (!data) {
    auto plain = s_.env.data.find(s_.head_con(head.args.back()));
    if (plain != s_.env.data.end()) data = &plain->second;
  }
  if (!data) {
    r_.error(kDeriving, decl.head->span, "The last argument of the instance must be a data or newtype application");
    return;
  }
  if (has_structure(head.cls)) return derive_structure(std::move(head), *data, decl.head->span, false);
  const Type* via = nullptr;
  if (decl.via) {
    size_t mark = reader_.scope.size();
    for (const TypeVar* v : head.vars) reader_.bind(&rigid(v));
    reader_.kind_of(decl.via);
    via = reader_.read(decl.via);
    reader_.scope.resize(mark);
  }
  derive(std::move(head), *data, decl.strategy, via, decl.head->span, false);
}

// The type inside a newtype, without its last `dropped` arguments; null when it cannot be cut off.
const Type* InstanceHeads::representation(const DataInfo& data, size_t dropped, std::span<const Type* const> args) {
  if (!data.is_newtype || data.constructors.size() != 1 || data.constructors[0].fields.size() != 1) return nullptr;
  const Type* type = data.constructors[0].fields[0];
  for (size_t i = 0; i < dropped; ++i) {
    Store::Application a = s_.as_application(s_.shallow(type));
    const Type* last = rigid(data.params[data.params.size() - 1 - i]).type;
    if (!a.function || s_.shallow(a.argument) != last) return nullptr;
    type = a.function;
  }
  return s_.substitute(type, data.params.first(data.params.size() - dropped), args);
}

// What an instance without methods needs: the superclasses, and what the signatures of default methods demand of it.
std::vector<Pred> InstanceHeads::default_demands(const Head& head) {
  const ClassInfo& cls = s_.env.classes.at(head.cls);
  Seq<const Pred> supers = s_.substitute(cls.superclasses, cls.params, head.args);
  std::vector<Pred> out(supers.begin(), supers.end());
  for (const MethodInfo& m : cls.methods) {
    if (!m.default_signature) continue;
    Store::Instance at_head = s_.instantiate(s_.extra.default_types.at(m.entity), head.args);
    for (const Pred& p : at_head.context.subspan(1))  // not the class itself
      if (!s_.has_metas(p)) out.push_back(p);         // nor what is about the method's own variables
  }
  return out;
}

void InstanceHeads::derive(Head head, const DataInfo& data, DerivingStrategy strategy, const Type* via, Span span,
                           bool infer_context) {
  std::string what =
      "Can't make a derived instance of '" + TypePrinter(s_.names).pred({head.cls, head.args}) + "':\n  ";
  const bool lift = strategy == DerivingStrategy::Stock && empty_class(s_.names.entity(head.cls).name.text());
  if (strategy == DerivingStrategy::Default || lift) strategy = choose(head.cls, data);
  if (strategy == DerivingStrategy::Default) {
    std::string hint = "\n  Try enabling DeriveAnyClass";
    r_.error(kDeriving, span, what + r_.quoted(head.cls) + " is not a stock derivable class (Eq, Show, etc.)" + hint);
    return;
  }
  std::vector<Pred> wanted;
  PendingInstance p;
  p.span = span;
  p.derived = true;
  if (strategy == DerivingStrategy::Stock) {
    DerivedInstance d = derive_instance(s_.names, s_.env, module_, data, head.cls, span);
    if (!d.decl) {
      r_.error(kDeriving, span,
               what + (d.error.empty() ? "it is not a stock derivable class (Eq, Show, etc.)" : d.error));
      return;
    }
    p.decl = d.decl;
    wanted = std::move(d.wanted);
  } else if (strategy == DerivingStrategy::AnyClass) {
    auto* empty = module_.parsed.arena.make<InstanceDecl>();
    empty->kind = DeclKind::Instance;
    empty->span = span;
    empty->id = NodeId(module_.parsed.module->node_count++);
    empty->body = module_.parsed.arena.make<Bindings>();
    p.decl = empty;
    wanted = default_demands(head);
    families_.complete(nullptr, head.for_families(span));
  } else {
    const Type* head_con = nullptr;
    std::vector<const Type*> params;
    if (!data.family_head || !data_instance(s_.env, head.args.back(), params))
      s_.split_apps(head.args.back(), head_con, params);
    const Type* inside = via ? via : representation(data, dropped_params(head.cls), params);
    if (!inside) {
      r_.error(kDeriving, span, what + "cannot eta-reduce the representation type enough");
      return;
    }
    std::vector<const Type*> args(head.args.begin(), head.args.end() - 1);
    args.push_back(inside);
    p.via = s_.pred(head.cls, args);
    families_.complete_via(head.for_families(span), inside);
    wanted.push_back(*p.via);
    // The superclasses must hold of the new type as well.
    const ClassInfo& cls = s_.env.classes.at(head.cls);
    for (const Pred& super : s_.substitute(cls.superclasses, cls.params, head.args)) wanted.push_back(super);
  }
  p.id = add(head, span);
  if (!p.id.valid()) return;
  pending.push_back(p);
  if (infer_context) derived_.push_back({p.id, std::move(wanted), span});
}

// May the constraint stand in a context that was found, not written? As in GHC: of distinct type variables only.
bool InstanceHeads::inferable(const Pred& pred) const {
  std::vector<const Type*> seen;
  std::vector<const Type*> todo(pred.args.begin(), pred.args.end());
  while (!todo.empty()) {
    const Type* t = s_.shallow(todo.back());
    todo.pop_back();
    if (t->kind == TypeKind::Var) {
      if (std::find(seen.begin(), seen.end(), t) != seen.end()) return false;
      seen.push_back(t);
    } else if (t->kind == TypeKind::App) {
      todo.push_back(t->left);
      todo.push_back(t->right);
    } else {
      return false;
    }
  }
  return true;
}

// Every derived instance starts with an empty context; solving what its methods want, with the contexts found so far,
// leaves constraints on variables: its next context. Contexts only grow, so this ends.
void InstanceHeads::infer_contexts() {
  auto left_over = [&](const Derived& d) {
    const Origin* origin = r_.origin(OriginKind::Deriving, d.span, nullptr);
    std::vector<Wanted> list;
    for (const Pred& p : d.wanted) list.push_back({s_.arena.make<Pred>(p), s_.arena.make<Evidence>(), nullptr, origin});
    std::erase_if(list, [&](const Wanted& w) { return !s_.has_evidence(*w.pred); });
    solver_.solve(list);
    return list;
  };
  for (int round = 0; round < 20; ++round) {
    bool changed = false;
    for (const Derived& d : derived_) {
      std::vector<Pred> next;
      for (const Wanted& w : left_over(d)) {
        bool seen = false;
        for (const Pred& p : next) seen = seen || s_.equal(p, *w.pred);
        if (inferable(*w.pred) && !seen) next.push_back(*w.pred);
      }
      if (next.size() != s_.env.instances[d.id.index].context.size()) {
        s_.env.instances[d.id.index].context = s_.keep(next);
        changed = true;
      }
    }
    if (!changed) break;
  }
  for (const Derived& d : derived_) {
    for (const Wanted& w : left_over(d)) {
      if (inferable(*w.pred)) continue;
      TypePrinter printer(s_.names);
      r_.error(kNoInstance, d.span,
               "No instance for " + printer.pred(*w.pred, 1) + r_.arising(*w.origin) +
                   "\nPossible fix:\n  use a standalone 'deriving instance' declaration,\n    so you can specify the "
                   "instance "
                   "context yourself\nWhen deriving the instance for " +
                   printer.pred({s_.env.instances[d.id.index].cls, s_.env.instances[d.id.index].head}, 1));
      break;
    }
  }
}

}  // namespace needle::types
