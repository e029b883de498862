#include "claim/property.h"

#include <fmt/format.h>

#include <unordered_set>

#include "core/build.h"
#include "space/show_type.h"

namespace needle::claim {
namespace {

using core::Expr;
using core::Type;
using core::TypeKind;

class Maker {
 public:
  explicit Maker(core::Program& program) : program_(program), build_(program) {}

  // An Int for a value of a type that can be a test's result; null when it cannot.
  const Expr* judged(const Expr* value, const Type* type) {
    const Type* head = type;
    std::vector<const Type*> args;
    for (; head->kind == TypeKind::App; head = head->left) args.insert(args.begin(), head->right);
    if (head->kind != TypeKind::Con) return nullptr;
    const core::TyCon* con = head->con;
    const std::string_view name = con->name.text(), module = con->module.text();
    if (name == "Bool" && con->constructors.size() == 2)
      return chosen(value, con, {TestResult::Failed, TestResult::Passed});
    if (name == "Maybe" && args.size() == 1) return maybe(value, con, args[0]);
    if (name == "Result" && module == "Needle")
      return chosen(value, con, {TestResult::Discarded, TestResult::Passed, TestResult::Failed});
    return nullptr;
  }

  // QuickCheck: a Property is a function from choices and a size to a Result, its newtypes gone. Null when it is none.
  const core::TyCon* quickcheck_result(const Type* type) const {
    return type->kind == TypeKind::Con && type->con->name.text() == "Property" &&
                   type->con->module.text() == "Test.QuickCheck.Property"
               ? find("Test.QuickCheck.Property", "Result")
               : nullptr;
  }
  const core::TyCon* find(std::string_view module, std::string_view name) const {
    for (uint32_t i = 0; i < program_.tycon_count(); ++i) {
      const core::TyCon* con = program_.tycon(core::TyConId(i));
      if (con->name.text() == name && con->module.text() == module) return con;
    }
    return nullptr;
  }

  const Type* type_of(const core::TyCon* con) { return build_.type_con(con); }

  // case result of MkResult ok expect .. -> ok: what was expected, when a failure was not.
  const Expr* judged_result(const Expr* result, const core::TyCon* con) {
    return with_fields(result, con, [this](auto field) {
      auto [ok, ok_type] = field("ok");
      auto [expect, expect_type] = field("expect");
      const Expr* as_is = judged(build_.var(ok), ok_type);
      const core::TyCon* boolean = expect_type->con;
      return build_.case_of(build_.var(expect), build_.fresh("e"),
                            {build_.con_alt(boolean->constructors[0], {}, code(TestResult::Passed)),
                             build_.con_alt(boolean->constructors[1], {}, as_is)},
                            nullptr);
    });
  }
  const Expr* texts(const Expr* result, const core::TyCon* con) {
    return with_fields(result, con, [this](auto field) { return build_.var(field("testCase").first); });
  }

  core::GlobalId rest_of_choices(const core::TyCon* choices) {
    const core::DataCon* node = choices->constructors[0];
    const core::DataCon* tried = node->field_types[0]->con->constructors[0];
    core::Global& g = *program_.add_global(Symbol(), intern("$rest_of_choices"));
    const core::GlobalId id = g.id;
    const Expr* self = build_.global(id);
    program_.global(id).body = build_.con(node, {build_.con(tried, {build_.int_lit(0)}), self, self});
    return id;
  }

 private:
  template <class Make>
  const Expr* with_fields(const Expr* result, const core::TyCon* con, Make make) {
    const core::DataCon* record = con->constructors[0];
    std::vector<const core::Var*> vars;
    for (const Type* t : record->field_types) vars.push_back(build_.fresh("f", t));
    auto field = [&](std::string_view name) -> std::pair<const core::Var*, const Type*> {
      for (size_t i = 0; i < record->field_names.size(); ++i)
        if (record->field_names[i].text() == name) return {vars[i], record->field_types[i]};
      return {vars[0], record->field_types[0]};
    };
    const Expr* body = make(field);
    return build_.case_of(result, build_.fresh("r"), {build_.con_alt(record, vars, body)}, nullptr);
  }

  const Expr* code(TestResult r) { return build_.int_lit(static_cast<int64_t>(r)); }

  const Expr* chosen(const Expr* value, const core::TyCon* con, const std::vector<TestResult>& results) {
    if (con->constructors.size() != results.size()) return nullptr;
    std::vector<core::Alt> alts;
    for (size_t i = 0; i < results.size(); ++i)
      alts.push_back(build_.con_alt(con->constructors[i], {}, code(results[i])));
    return build_.case_of(value, build_.fresh("r"), alts, nullptr);
  }

  const Expr* maybe(const Expr* value, const core::TyCon* con, const Type* inside) {
    if (con->constructors.size() != 2) return nullptr;
    const core::Var* field = build_.fresh("b", inside);
    const Expr* judged_field = judged(build_.var(field), inside);
    if (!judged_field) return nullptr;
    return build_.case_of(value, build_.fresh("r"),
                          {build_.con_alt(con->constructors[0], {}, code(TestResult::Discarded)),
                           build_.con_alt(con->constructors[1], {field}, judged_field)},
                          nullptr);
  }

  core::Program& program_;
  core::Builder build_;
};

}  // namespace

std::variant<Property, NoProperty> make_property(core::Program& program, space::Spaces& spaces, core::GlobalId closed,
                                                 Symbol module, Symbol name, const std::vector<std::string>& names) {
  core::Builder build(program);
  Property out;
  out.module = module;
  out.name = name;
  const Type* type = program.global(closed).type;
  if (!type) return NoProperty{"its type is not known"};
  std::unordered_set<std::string> used(names.begin(), names.end());
  std::vector<const core::Var*> params;
  std::vector<const Expr*> args;
  for (; type->kind == TypeKind::Fun; type = type->right) {
    const size_t i = out.inputs.size();
    std::string input = i < names.size() ? names[i] : "";
    for (size_t n = i + 1; input.empty(); ++n)
      if (std::string made = fmt::format("x{}", n); used.insert(made).second) input = made;
    const space::SpaceId id = spaces.of(type->left);
    if (std::string why = spaces.unsupported(id); !why.empty())
      return NoProperty{
          fmt::format("no value can be made for its argument {} of type {}: {}", input, space::show(type->left), why)};
    out.inputs.push_back({input, type->left, id, false});
    params.push_back(build.fresh(input, type->left));
    args.push_back(build.var(params.back()));
  }
  Maker maker(program);
  const Expr* result = build.app(build.global(closed), args);
  const Expr* body = nullptr;
  auto global = [&](const char* prefix, const std::vector<const core::Var*>& of, const Expr* e) {
    core::Global& g = *program.add_global(module, intern(prefix + std::string(name.text())));
    g.body = build.lam(of, e);
    return g.id;
  };
  if (const core::TyCon* record = maker.quickcheck_result(type)) {
    const core::TyCon* choices = maker.find("Test.QuickCheck.Random", "Choices");
    const Type* tree = maker.type_of(choices);
    const Type* integer = maker.type_of(maker.find("Needle.Prim", "Int"));
    out.inputs.push_back({"choices", tree, spaces.of(tree), true});
    out.inputs.push_back({"size", integer, spaces.generator_size(integer), true});
    out.rest_of_choices = maker.rest_of_choices(choices);
    // the texts have variables of their own
    std::vector<const core::Var*> others;
    std::vector<const Expr*> other_args;
    for (const Input& input : out.inputs) {
      others.push_back(build.fresh(input.name, input.type));
      other_args.push_back(build.var(others.back()));
    }
    const Expr* again = build.app(build.global(closed), other_args);
    out.texts = global("$texts_", others, maker.texts(again, record));
    params.push_back(build.fresh("choices", tree));
    params.push_back(build.fresh("size", integer));
    args.push_back(build.var(params[params.size() - 2]));
    args.push_back(build.var(params.back()));
    body = maker.judged_result(build.app(build.global(closed), args), record);
  } else {
    body = maker.judged(result, type);
  }
  if (!body)
    return NoProperty{fmt::format(
        "its result of type {} is not a test's result (Bool, Maybe Bool, Needle.Result, Property)", space::show(type))};
  out.verdict = params.empty() ? global("$verdict_", {}, body) : global("$verdict_", params, body);
  return out;
}

}  // namespace needle::claim
