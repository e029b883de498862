#include "claim/property.h"

#include <fmt/format.h>

#include <unordered_set>

#include "core/build.h"

namespace needle::claim {
namespace {

using core::Expr;
using core::Type;
using core::TypeKind;

class Maker {
 public:
  explicit Maker(core::Program& program) : build_(program) {}

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

 private:
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

  core::Builder build_;
};

}  // namespace

std::variant<Property, NoProperty> make_property(core::Program& program, space::Spaces& spaces, core::GlobalId closed,
                                                 Symbol module, Symbol name, const std::vector<std::string>& names) {
  core::Builder build(program);
  Property out{.module = module, .name = name, .verdict = {}, .inputs = {}};
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
          fmt::format("no value can be made for its argument {} of type {}: {}", input, core::print(type->left), why)};
    out.inputs.push_back({input, type->left, id});
    params.push_back(build.fresh(input, type->left));
    args.push_back(build.var(params.back()));
  }
  const Expr* body = Maker(program).judged(build.app(build.global(closed), args), type);
  if (!body)
    return NoProperty{fmt::format("its result of type {} is not a test's result (Bool, Maybe Bool, Needle.Result)",
                                  core::print(type))};
  core::Global& g = *program.add_global(module, intern("$verdict_" + std::string(name.text())));
  g.body = build.lam(params, body);
  out.verdict = g.id;
  return out;
}

}  // namespace needle::claim
