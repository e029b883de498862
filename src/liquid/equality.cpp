#include "liquid/equality.h"

#include <algorithm>
#include <map>
#include <unordered_set>

#include "liquid/scope.h"

namespace needle::liquid {

using namespace syntax;

namespace {

Symbol head_of(const TypeExpr* type) {
  while (type->kind == TypeExprKind::App) type = static_cast<const AppType*>(type)->function;
  return type->kind == TypeExprKind::Con ? static_cast<const ConType*>(type)->name.text : Symbol{};
}

class Deriving {
 public:
  Deriving(Tree& tree, Module& module, std::string_view cls) : tree_(tree), class_(intern(cls)) {
    for (Decl* d : module.body->decls) {
      if (d->kind == DeclKind::Data) find(static_cast<DataDecl&>(*d));
      if (d->kind == DeclKind::Instance) instance(static_cast<InstanceDecl*>(d)->head);
      if (d->kind == DeclKind::Deriving) instance(static_cast<DerivingDecl*>(d)->head);
    }
  }

  // Those that can be compared when all others of them can.
  void run() {
    for (bool changed = true; changed;) {
      changed = false;
      for (auto& [name, data] : missing_) {
        if (!data || !is_lacking(*data)) continue;
        data = nullptr;
        changed = true;
      }
    }
    for (auto& [name, data] : missing_)
      if (data) derive(*data);
  }

 private:
  void find(DataDecl& data) {
    for (const DerivingClause& d : data.deriving)
      if (head_of(d.type) == class_) {
        there_.insert(data.name.text);
        return;
      }
    missing_[data.name.text.text()] = &data;
  }
  void instance(const TypeExpr* head) {
    if (head->kind != TypeExprKind::App || head_of(head) != class_) return;
    const Symbol type = head_of(static_cast<const AppType*>(head)->argument);
    there_.insert(type);
    missing_.erase(type.text());
  }

  bool is_lacking(const DataDecl& data) {
    for (const ConstructorDecl& con : data.constructors) {
      if (con.gadt_result || !con.existentials.empty() || !con.context.empty()) return true;
      for (const FieldDecl& f : con.fields)
        if (!is_compared(plain_type(tree_, f.type), data)) return true;
    }
    return false;
  }

  bool is_compared(const Refined* type, const DataDecl& data) const {
    if (type->kind == RefinedKind::Variable) {
      const auto is = [&](const TypeBinder& b) { return b.name == type->name; };
      return type->parts.empty() && std::any_of(data.params.begin(), data.params.end(), is);
    }
    if (type->kind != RefinedKind::Constructor) return false;
    static const std::unordered_set<std::string_view> known{"Int",    "Integer", "Bool",  "Char",     "String",
                                                            "Double", "Float",   "Word",  "Ordering", "()",
                                                            "[]",     "(,)",     "Maybe", "Either"};
    const auto own = missing_.find(type->name.text());
    const bool here = there_.contains(type->name) || (own != missing_.end() && own->second);
    if (!here && (own != missing_.end() || !known.contains(type->name.text()))) return false;
    return std::all_of(type->parts.begin(), type->parts.end(), [&](const Refined* p) { return is_compared(p, data); });
  }

  void derive(DataDecl& data) {
    tree_.at(data.name.span);
    auto* cls = tree_.node<ConType>(TypeExprKind::Con);
    cls->name = {intern(kLibraryQualifier), class_, data.name.span};
    std::vector<DerivingClause> all(data.deriving.begin(), data.deriving.end());
    all.push_back({data.name.span, cls, DerivingStrategy::Default, nullptr});
    data.deriving = tree_.arena().copy(all);
  }

  Tree& tree_;
  const Symbol class_;
  std::map<std::string_view, DataDecl*> missing_;
  std::unordered_set<Symbol> there_;
};

}  // namespace

void derive_equality(Tree& tree, Module& module) {
  Deriving(tree, module, "Eq").run();
  Deriving(tree, module, "Ord").run();
}

}  // namespace needle::liquid
