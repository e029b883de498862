#include "types/instance_heads.h"

namespace needle::types {

using namespace syntax;

void InstanceHeads::collect(const Bindings& body) {
  for (const Decl* d : body.decls)
    if (d->kind == DeclKind::Instance) written(*static_cast<const InstanceDecl*>(d));
  for (const Decl* d : body.decls) {
    if (d->kind == DeclKind::Data) {
      const auto& data = *static_cast<const DataDecl*>(d);
      for (const DerivingClause& c : data.deriving) clause(data, c);
    } else if (d->kind == DeclKind::Deriving) {
      standalone(*static_cast<const DerivingDecl*>(d));
    }
  }
  infer_contexts();
}

InstanceHeads::Head InstanceHeads::read_head(Seq<TypeExpr*> context, const TypeExpr* head, size_t mark) {
  Head out;
  std::vector<Symbol> free;
  for (const TypeExpr* t : context) reader_.free_names(t, free);
  reader_.free_names(head, free);
  std::vector<TyVar*> vars;
  for (Symbol name : free) {
    vars.push_back(s_.var(name, s_.meta()));
    reader_.bind(vars.back());
  }
  for (const TypeExpr* t : context) reader_.check_kind(t, s_.constraint());
  reader_.check_kind(head, s_.constraint());
  for (TyVar* v : vars) {
    v->kind = reader_.settle_kind(v->kind);
    out.vars.push_back(v);
  }
  reader_.read_context(context, out.context);
  const Type* read = reader_.read(head);
  reader_.scope.resize(mark);
  const Type* con = nullptr;
  s_.split_apps(read, con, out.args);
  if (con->kind == TypeKind::Con && con->con.valid() && con->con.index < s_.names.entity_count() &&
      s_.names.entity(con->con).kind == names::EntityKind::Class) {
    out.cls = con->con;
    auto info = s_.env.classes.find(out.cls);
    out.ok = info != s_.env.classes.end() && info->second.params.size() == out.args.size();
  }
  return out;
}

InstanceId InstanceHeads::add(const Head& head, Span span) {
  InstanceInfo info;
  info.cls = head.cls;
  info.module = module_.name;
  info.vars = s_.arena.copy(head.vars);
  info.head = s_.arena.copy(head.args);
  std::vector<Pred> dictionaries, silent;
  for (const Pred& p : head.context) (s_.has_evidence(p) ? dictionaries : silent).push_back(p);
  info.context = s_.keep(dictionaries);

  InstanceId same = solver_.same_instance(info);
  if (same.valid()) {
    TypePrinter printer(s_.names);
    std::string text = "instance " + printer.pred({info.cls, info.head});
    Span first = same.index < s_.extra.instance_spans.size() ? s_.extra.instance_spans[same.index] : Span{};
    bool here = first.valid() && first.file == span.file;
    std::string other =
        here ? "at " + r_.describe(first) : "in '" + std::string(s_.env.instances[same.index].module.text()) + "'";
    r_.error(kDuplicateInstance, here ? first : span,
             "Duplicate instance declarations:\n  " + text + " -- Defined " +
                 (here ? other : "at " + r_.describe(span)) + "\n  " + text + " -- Defined " +
                 (here ? "at " + r_.describe(span) : other));
    return {};
  }
  std::string name = "$f" + std::string(s_.names.entity(head.cls).name.text());
  for (const Type* a : head.args) {
    EntityId con = s_.head_con(a);
    if (con.valid()) name += s_.names.entity(con).name.text();
  }
  int n = dictionary_names_[intern(name)]++;
  info.dictionary_name = intern(n ? name + "_" + std::to_string(n) : name);
  info.id = InstanceId(static_cast<uint32_t>(s_.env.instances.size()));
  s_.env.instances.push_back(info);
  s_.extra.instance_spans.resize(info.id.index + 1);
  s_.extra.instance_spans[info.id.index] = span;
  if (!silent.empty()) s_.extra.silent_context[info.id] = s_.keep(silent);
  solver_.add_instance(info.id);
  return info.id;
}

static const Type* find_family(const Type* type) {
  type = Store::prune(type);
  if (type->kind == TypeKind::Family) return type;
  if (type->kind != TypeKind::App && type->kind != TypeKind::Fun) return nullptr;
  const Type* left = find_family(type->left);
  return left ? left : find_family(type->right);
}

void InstanceHeads::written(const InstanceDecl& decl) {
  Head head = read_head(decl.context, decl.head, reader_.scope.size());
  if (!head.ok) {
    if (!r_.count()) r_.error(kBadInstance, decl.head->span, "Malformed instance head: " + r_.text(decl.head->span));
    return;
  }
  for (const Type* a : head.args) {
    if (s_.shallow(a)->kind != TypeKind::Forall) continue;
    r_.error(kBadInstance, decl.head->span,
             "Illegal polymorphic type in an instance head: " + r_.text(decl.head->span));
    return;
  }
  if (head.cls == s_.typeable || head.cls == s_.coercible) {
    r_.error(kBadInstance, decl.head->span,
             "Class " + r_.quoted(head.cls) + " does not support user-specified instances.");
    return;
  }
  for (const Type* a : head.args) {
    const Type* family = find_family(a);
    if (!family) continue;
    TypePrinter printer(s_.names);
    r_.error(kBadInstance, decl.head->span,
             "Illegal type synonym family application '" + printer.type(family) +
                 "' in instance: " + printer.pred({head.cls, s_.arena.copy(head.args)}));
    return;
  }
  families_.complete(decl.body, head.for_families(decl.head->span));
  InstanceId id = add(head, decl.head->span);
  if (id.valid()) pending.push_back({id, &decl, decl.head->span});
}

bool InstanceHeads::has_extension(std::string_view name) const {
  for (Symbol s : module_.parsed.module->extensions)
    if (s.text() == name) return true;
  return false;
}

}  // namespace needle::types
