// instance Eq a => Eq (Maybe a) where (==) = e
//   ->  $fEqMaybe = \d -> D:Eq ($fEqMaybe_== d) ($fEqMaybe_/= d)
//       $fEqMaybe_== = \d -> e;   $fEqMaybe_/= = \d -> $dm/= ($fEqMaybe d)
#include <algorithm>

#include "desugar/desugarer.h"

namespace needle::desugar {

using namespace syntax;

void Desugarer::declare_instance(const types::InstanceBody& body) {
  const types::InstanceInfo& info = types_.instances[body.id.index];
  const core::Type* type = build_.type_con(program_.tycon(map_.types.get(info.cls)));
  for (const types::Type* t : info.head) {
    const core::Type* arg = types_of_core_.convert(t);
    type = type && arg ? build_.type_app(type, arg) : nullptr;
  }
  core::Global& g = add_global(info.dictionary_name, types_of_core_.qualified(info.vars, info.context, type),
                               body.decl ? body.decl->span : Span{});
  g.flags.dictionary = true;
  g.dict_params = static_cast<uint32_t>(body.context_params.size());
  map_.instances.set(body.id, g.id);
}

namespace {

const FunctionDecl* implementation(const types::InstanceBody& body, EntityId method) {
  if (!body.decl || !body.decl->body) return nullptr;
  for (const Decl* d : body.decl->body->decls) {
    if (d->kind == DeclKind::Function && static_cast<const FunctionDecl*>(d)->entity == method)
      return static_cast<const FunctionDecl*>(d);
  }
  return nullptr;
}

}  // namespace

// The body of a method that the instance does not define itself, over the instance's context.
CoreExpr Desugarer::method_of_instance(const types::InstanceBody& body, const types::MethodInfo& method,
                                       const core::Global& dictionary, const std::vector<const Var*>& context) {
  Span span = dictionary.span;
  if (body.via) {
    CoreExpr inside = build_.global(map_.values.get(method.entity), span);
    return measured(boxes_.method(body.id, method.entity), build_.app(inside, {evidence(body.via, span)}, span));
  }
  if (core::GlobalId id = map_.default_methods.get(method.entity); id.valid()) {
    std::vector<CoreExpr> self;
    for (const Var* v : context) self.push_back(build_.var(v, span));
    std::vector<CoreExpr> args{build_.app(build_.global(dictionary.id, span), self, span)};
    std::vector<const Var*> own;
    for (const auto& use : body.default_uses) {
      if (use.method != method.entity) continue;
      own = bind_evidence(use.params);
      for (CoreExpr d : evidences(use.extra, span)) args.push_back(d);
    }
    CoreExpr call = build_.app(build_.global(id, span), args, span);
    return measured(boxes_.method(body.id, method.entity), own.empty() ? call : build_.lam(own, call, span));
  }
  Span head = body.decl && body.decl->head ? body.decl->head->span : span;
  std::string place = head.valid() ? sources_.describe(head) : "<no location info>";
  return error_call("noMethodError",
                    place + ": No instance nor default method for class operation " +
                        std::string(names_.entity(method.entity).name.text()) + "\n",
                    span);
}

void Desugarer::instance(const types::InstanceBody& body) {
  const types::InstanceInfo& info = types_.instances[body.id.index];
  const types::ClassInfo& cls = types_.classes.at(info.cls);
  core::GlobalId dictionary = map_.instances.get(body.id);
  Span span = program_.global(dictionary).span;
  const Seq<Decl*>& decls = module_.parsed.module->body->decls;
  derived_ = std::find(decls.begin(), decls.end(), body.decl) == decls.end();
  std::vector<core::GlobalId> methods;
  for (const types::MethodInfo& m : cls.methods) {
    const FunctionDecl* written = implementation(body, m.entity);
    std::string name =
        std::string(info.dictionary_name.text()) + "_" + std::string(names_.entity(m.entity).name.text());
    core::Global& g = add_global(intern(name), nullptr, written ? written->span : span);
    g.flags.method = true;
    core::GlobalId id = g.id;
    methods.push_back(id);
    CoreExpr code = nullptr;
    uint32_t dictionaries = static_cast<uint32_t>(body.context_params.size());
    if (written) {
      code = function(*written);
      if (const types::BindInfo* b = bind_info(written->id)) dictionaries = static_cast<uint32_t>(b->params.size());
    } else {
      std::vector<const Var*> context = bind_evidence(body.context_params);
      code = build_.lam(context, method_of_instance(body, m, program_.global(dictionary), context), span);
    }
    program_.global(id).body = code;
    program_.global(id).dict_params = dictionaries;
  }
  derived_ = false;
  std::vector<const Var*> context = bind_evidence(body.context_params);
  std::vector<CoreExpr> fields = evidences(body.superclasses, span);
  for (core::GlobalId m : methods) {
    std::vector<CoreExpr> args;
    for (const Var* v : context) args.push_back(build_.var(v, span));
    fields.push_back(build_.app(build_.global(m, span), args, span));
  }
  const core::DataCon* con = program_.con(map_.constructors.get(info.cls));
  program_.global(dictionary).body = build_.lam(context, build_.con(con, fields, span), span);
}

}  // namespace needle::desugar
