#include "types/family_instances.h"

namespace needle::types {

using namespace syntax;

void FamilyInstances::collect(const Bindings& body) {
  auto one = [&](const Decl* d, EntityId of_closed) {
    if (d->kind != DeclKind::FamilyInstance) return;
    const auto& decl = *static_cast<const FamilyInstanceDecl*>(d);
    std::optional<Written> written = read(decl, of_closed);
    if (!written) return;
    add(written->family, written->equation);
    written_.emplace(&decl, *written);
  };
  for (const Decl* d : body.decls) {
    one(d, {});
    if (d->kind == DeclKind::Family)
      for (const FamilyInstanceDecl* e : static_cast<const FamilyDecl*>(d)->equations)
        one(e, static_cast<const FamilyDecl*>(d)->entity);
    if (d->kind == DeclKind::Instance && static_cast<const InstanceDecl*>(d)->body)
      for (const Decl* inner : static_cast<const InstanceDecl*>(d)->body->decls) one(inner, {});
    if (d->kind != DeclKind::Class || !static_cast<const ClassDecl*>(d)->body) continue;
    for (const Decl* inner : static_cast<const ClassDecl*>(d)->body->decls) {
      if (inner->kind != DeclKind::FamilyInstance) continue;
      if (std::optional<Written> standard = read(*static_cast<const FamilyInstanceDecl*>(inner), {}))
        s_.extra.families[standard->family].standard = {standard->equation};
    }
  }
}

EntityId FamilyInstances::family_of(const FamilyInstanceDecl& decl) const {
  const TypeExpr* head = decl.left;
  while (head->kind == TypeExprKind::App) head = as<AppType>(head).function;
  return head->kind == TypeExprKind::Con ? as<ConType>(head).ref.entity : EntityId{};
}

bool FamilyInstances::check_family(const FamilyInstanceDecl& decl, EntityId family, EntityId of_closed,
                                   size_t arguments) {
  auto fail = [&](const std::string& message) {
    r_.error(kFamily, decl.left->span, message);
    return false;
  };
  if (!family.valid()) return r_.count() ? false : fail("Malformed head of a type family instance");
  if (s_.names.entity(family).kind != names::EntityKind::TypeFamily)
    return fail("Illegal family instance for " + r_.quoted(family) + "\n  " + r_.quoted(family) +
                " is not an indexed type family");
  if (of_closed.valid() && family != of_closed)
    return fail("Mismatched type name in type family instance.\n  Expected: " +
                std::string(s_.names.entity(of_closed).name.text()) +
                "\n    But found: " + std::string(s_.names.entity(family).name.text()));
  auto info = s_.extra.families.find(family);
  if (info == s_.extra.families.end()) return false;
  if (info->second.closed && !of_closed.valid()) {
    r_.error(kFamily, decl.span, "Illegal instance for closed family " + r_.quoted(family));
    return false;
  }
  if (arguments != info->second.arity)
    return fail("Number of parameters must match family declaration; expected " + std::to_string(info->second.arity));
  return true;
}

// The arguments on the left; `vars` gets the variables and the wildcards in them.
std::vector<const Type*> FamilyInstances::read_left(const TypeExpr* left, std::vector<const TypeVar*>& vars) {
  std::vector<const TypeExpr*> written;
  for (; left->kind == TypeExprKind::App; left = as<AppType>(left).function)
    written.insert(written.begin(), as<AppType>(left).argument);
  std::vector<const Type*> out;
  for (const TypeExpr* t : written) {
    const Type* read = reader_.read(t);
    MetaSet wildcards;
    s_.metas_of(read, wildcards);
    for (MetaVar* m : wildcards) {
      TyVar* v = s_.var(intern("_"), s_.star());
      m->solution = v->type;
      vars.push_back(v);
    }
    read = s_.zonk(read);
    if (read->flags & kHasFamily)
      r_.error(kFamily, t->span, "Illegal type synonym family application in instance: " + r_.text(t->span));
    out.push_back(read);
  }
  return out;
}

std::optional<FamilyInstances::Written> FamilyInstances::read(const FamilyInstanceDecl& decl, EntityId of_closed) {
  Written out;
  out.family = family_of(decl);
  out.span = decl.span;
  size_t arguments = 0;
  for (const TypeExpr* t = decl.left; t->kind == TypeExprKind::App; t = as<AppType>(t).function) ++arguments;
  if (!check_family(decl, out.family, of_closed, arguments)) return {};
  const size_t errors = r_.count();
  std::vector<TypeReader::Entry> outer;
  outer.swap(reader_.scope);
  std::vector<Symbol> free;
  reader_.free_names(decl.left, free);
  std::vector<TyVar*> named;
  for (Symbol name : free) {
    named.push_back(s_.var(name, s_.meta()));
    reader_.bind(named.back());
  }
  const Type* kind = reader_.kind_of(decl.left);
  reader_.check_kind(decl.right, kind);
  std::vector<const TypeVar*> vars;
  for (TyVar* v : named) {
    v->kind = reader_.settle_kind(v->kind);
    vars.push_back(v);
  }
  const std::vector<const Type*> left = read_left(decl.left, vars);
  out.equation = {s_.arena.copy(vars), s_.arena.copy(left), reader_.read(decl.right), module_,
                  join(decl.left->span, decl.right->span)};
  outer.swap(reader_.scope);
  if (r_.count() > errors) return {};
  return out;
}

std::string FamilyInstances::text(EntityId family, const FamilyEquation& equation) {
  TypePrinter printer(s_.names);
  std::string out = printer.type(s_.apps(s_.con(family), equation.left));
  if (equation.right) out += " = " + printer.type(equation.right);
  return out;
}

void FamilyInstances::report_conflict(EntityId family, const FamilyEquation& a, const FamilyEquation& b) {
  const bool here = a.span.valid() && a.span.file == b.span.file;
  const std::string other = a.span.valid() ? "at " + r_.describe(a.span) : "in '" + std::string(a.module.text()) + "'";
  r_.error(kFamily, here ? a.span : b.span,
           "Conflicting family instance declarations:\n  " + text(family, a) + " -- Defined " + other + "\n  " +
               text(family, b) + " -- Defined at " + r_.describe(b.span));
}

void FamilyInstances::add(EntityId family, const FamilyEquation& equation) {
  FamilyInfo& info = s_.extra.families[family];
  if (!info.closed)
    for (const FamilyEquation& other : info.equations)
      if (s_.visible(other, family) && !s_.compatible(other, equation)) return report_conflict(family, other, equation);
  info.equations.push_back(equation);
}

void FamilyInstances::add_data(EntityId family, const DataDecl& decl, std::span<TyVar* const> vars, const Type* head) {
  // As an equation whose right side is the new type: two instances agree nowhere.
  auto equation = [&](std::span<const TypeVar* const> over, const Type* of, EntityId entity, Span span) {
    const Type* con = nullptr;
    std::vector<const Type*> args;
    s_.split_apps(of, con, args);
    return FamilyEquation{s_.arena.copy(over), s_.arena.copy(args), s_.con(entity), s_.names.entity(entity).module,
                          span};
  };
  FamilyInfo& info = s_.extra.families[family];
  const std::vector<const TypeVar*> over(vars.begin(), vars.end());
  FamilyEquation own = equation(over, head, decl.entity, decl.name.span);
  for (EntityId other : info.data) {
    const DataInfo& data = s_.env.data.at(other);
    FamilyEquation earlier = equation(data.params, data.family_head, other, s_.names.entity(other).span);
    const size_t shorter = std::min(own.left.size(), earlier.left.size());
    FamilyEquation cut = own;
    cut.left = cut.left.first(shorter);
    earlier.left = earlier.left.first(shorter);
    if (!s_.visible(earlier, family) || s_.compatible(earlier, cut)) continue;
    own.right = earlier.right = nullptr;
    return report_conflict(family, earlier, own);
  }
  info.data.push_back(decl.entity);
}

// ---------------------------------------------------------------- associated types

// The variables of an instance and of an equation in it are written alike but are not the same.
void FamilyInstances::check_indices(const Written& written, const Head& head) {
  const FamilyInfo& info = s_.extra.families.at(written.family);
  std::vector<const Type*> expected, renamed;
  std::vector<const Type*> to;
  for (const TypeVar* v : written.equation.vars) {
    const Type* same = rigid(v).type;
    for (const TypeVar* h : head.vars)
      if (h->name == v->name) same = rigid(h).type;
    to.push_back(same);
  }
  bool ok = true;
  for (size_t i = 0; i < written.equation.left.size(); ++i) {
    const Type* actual = s_.substitute(written.equation.left[i], written.equation.vars, to);
    const uint32_t at = i < info.class_params.size() ? info.class_params[i] : kNoParam;
    renamed.push_back(actual);
    expected.push_back(at == kNoParam ? actual : head.args[at]);
    ok = ok && s_.equal(expected.back(), actual);
  }
  if (ok) return;
  TypePrinter printer(s_.names);
  r_.error(kFamily, written.span,
           "Type indexes must match class instance head\n  Expected: " +
               printer.type(s_.apps(s_.con(written.family), expected)) +
               "\n    Actual: " + printer.type(s_.apps(s_.con(written.family), renamed)));
}

void FamilyInstances::complete(const Bindings* body, const Head& head) {
  std::unordered_set<EntityId> done;
  if (body) {
    for (const Decl* d : body->decls) {
      if (d->kind != DeclKind::FamilyInstance) continue;
      auto written = written_.find(static_cast<const FamilyInstanceDecl*>(d));
      if (written == written_.end()) continue;
      done.insert(written->second.family);
      check_indices(written->second, head);
    }
  }
  for (EntityId family : s_.names.entity(head.cls).children) {
    if (s_.names.entity(family).kind != names::EntityKind::TypeFamily || done.contains(family)) continue;
    auto info = s_.extra.families.find(family);
    if (info == s_.extra.families.end() || info->second.standard.empty()) continue;
    const FamilyEquation& standard = info->second.standard[0];
    std::vector<const TypeVar*> vars(head.vars.begin(), head.vars.end()), replaced;
    std::vector<const Type*> types;
    for (size_t i = 0; i < standard.left.size(); ++i) {
      const Type* param = standard.left[i];
      if (info->second.class_params[i] == kNoParam || param->kind != TypeKind::Var) continue;
      replaced.push_back(param->var);
      types.push_back(head.args[info->second.class_params[i]]);
    }
    for (const TypeVar* v : standard.vars)
      if (std::find(replaced.begin(), replaced.end(), v) == replaced.end()) vars.push_back(v);
    std::vector<const Type*> left;
    for (const Type* t : standard.left) left.push_back(s_.substitute(t, replaced, types));
    add(family,
        {s_.arena.copy(vars), s_.arena.copy(left), s_.substitute(standard.right, replaced, types), module_, head.span});
  }
}

void FamilyInstances::add_derived(EntityId family, const Head& head, const Type* right) {
  const std::vector<const Type*> left(head.args.end() - 1, head.args.end());
  add(family, {s_.arena.copy(head.vars), s_.arena.copy(left), right, module_, head.span});
}

void FamilyInstances::complete_via(const Head& head, const Type* inside) {
  for (EntityId family : s_.names.entity(head.cls).children) {
    auto info = s_.extra.families.find(family);
    if (s_.names.entity(family).kind != names::EntityKind::TypeFamily || info == s_.extra.families.end()) continue;
    std::vector<const TypeVar*> vars(head.vars.begin(), head.vars.end());
    std::vector<const Type*> left, right;
    for (uint32_t at : info->second.class_params) {
      if (at == kNoParam) {
        TyVar* v = s_.var(intern("x"), s_.star());
        vars.push_back(v);
        left.push_back(v->type);
      } else {
        left.push_back(head.args[at]);
      }
      right.push_back(at != kNoParam && at + 1 == head.args.size() ? inside : left.back());
    }
    add(family, {s_.arena.copy(vars), s_.arena.copy(left), s_.family(family, s_.apps(s_.con(family), right)), module_,
                 head.span});
  }
}

}  // namespace needle::types
