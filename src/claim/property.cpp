#include "claim/property.h"

#include <fmt/format.h>

#include "claim/inputs.h"
#include "space/show_type.h"

namespace needle::claim {
namespace {

using core::Expr;
using core::Type;
using core::TypeKind;

// The property applied to variables of its own, and what becomes of that: one global a question. The choices that it
// needs are found on the way, and are no inputs of `property` yet.
class Applied {
 public:
  Applied(core::Program& program, const Test& property, core::GlobalId closed, const Known& known)
      : judge(program, known), program_(program), build_(program), property_(property) {
    Call call = call_of(build_, closed, property.inputs);
    params_ = std::move(call.params);
    value = call.value;
  }

  core::GlobalId global(const char* prefix, const Expr* body) {
    for (const core::Var* extra : {judge.choices(), judge.size()})
      if (extra) params_.push_back(extra);
    core::Global& g = *program_.add_global(property_.module, intern(prefix + std::string(property_.name.text())));
    g.body = build_.lam(params_, body);
    return g.id;
  }

  Judge judge;
  const Expr* value = nullptr;

 private:
  core::Program& program_;
  core::Builder build_;
  const Test& property_;
  std::vector<const core::Var*> params_;
};

}  // namespace

std::variant<Test, NoClaim> make_test(core::Program& program, space::Spaces& spaces, core::GlobalId closed,
                                      Symbol module, Symbol name, const std::vector<std::string>& names,
                                      const Making& making) {
  Test out;
  out.module = module;
  out.name = name;
  out.rest_of_choices = making.known("restOfChoices");
  const Type* type = program.global(closed).type;
  if (!type) return NoClaim{"its type is not known"};
  std::variant<Inputs, NoClaim> inputs = inputs_of(program, spaces, type, names);
  if (auto* no = std::get_if<NoClaim>(&inputs)) return *no;
  out.inputs = std::get<Inputs>(inputs).list;
  type = std::get<Inputs>(inputs).result;
  Applied verdict(program, out, closed, making.known);
  out.notes = verdict.judge.makes_notes(type);
  if (making.predicate) verdict.value = core::Builder(program).prim(core::Prim::Precondition, {verdict.value});
  const Expr* result = verdict.judge.result(verdict.value, type, out.notes);
  if (!result)
    return NoClaim{fmt::format(
        "its result of type {} is not a test's result (Bool, Maybe Bool, Needle.Result, Property)", space::show(type))};
  out.verdict = verdict.global("$verdict_", result);
  Applied texts(program, out, closed, making.known);
  if (const Expr* said = texts.judge.texts(texts.value, type)) out.texts = texts.global("$texts_", said);
  if (const core::Var* choices = verdict.judge.choices())
    out.inputs.push_back({"choices", choices->type, spaces.of(choices->type), true});
  if (const core::Var* size = verdict.judge.size()) {
    const space::SpaceId id = verdict.judge.size_is_depth() ? spaces.generator_depth(size->type, making.depth)
                                                            : spaces.generator_size(size->type);
    out.inputs.push_back({"size", size->type, id, true});
  }
  return out;
}

}  // namespace needle::claim
