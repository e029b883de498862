#include "types/print.h"

#include "types/check.h"

namespace needle::types {

std::string print_type(const names::Environment& names, const Type* type) {
  return TypePrinter(names).type(type);
}

std::string TypePrinter::variable(const TypeVar* var) {
  for (size_t i = 0; i < seen_.size(); ++i)
    if (seen_[i] == var) return seen_names_[i];
  std::string base(var->name.text());
  std::string name = base;
  for (int n = 1; std::find(seen_names_.begin(), seen_names_.end(), name) != seen_names_.end(); ++n)
    name = base + std::to_string(n);
  seen_.push_back(var);
  seen_names_.push_back(name);
  return name;
}

std::string TypePrinter::con_name(EntityId con) const {
  if (con == kStarCon) return "*";
  if (con == kConstraintCon) return "Constraint";
  return std::string(names_.entity(con).name.text());
}

static bool is_operator(std::string_view name) {
  if (name.empty() || name[0] == '[' || name[0] == '(') return false;
  auto c = static_cast<unsigned char>(name[0]);
  return !(std::isalpha(c) || c == '_' || c >= 0x80 || name == "*");
}

std::string TypePrinter::application(const Type* type, int precedence) {
  std::vector<const Type*> args;
  const Type* head = type;
  while (head->kind == TypeKind::App) {
    args.push_back(head->right);
    head = Store::prune(head->left);
  }
  std::reverse(args.begin(), args.end());
  if (head->kind == TypeKind::Con) {
    std::string name = con_name(head->con);
    if (name == "[]" && args.size() == 1) return "[" + this->type(args[0]) + "]";
    if (name.size() > 2 && name[0] == '(' && name[1] == ',' && args.size() == name.size() - 1) {
      std::string out = "(";
      for (size_t i = 0; i < args.size(); ++i) out += (i ? ", " : "") + this->type(args[i]);
      return out + ")";
    }
    if (is_operator(name) && args.size() == 2) {
      std::string out = this->type(args[0], 2) + " " + name + " ";
      out += this->type(args[1], 2);
      return precedence > 0 ? "(" + out + ")" : out;
    }
  }
  std::string out = this->type(head, 2);
  for (const Type* a : args) out += " " + this->type(a, 2);
  return precedence > 1 ? "(" + out + ")" : out;
}

std::string TypePrinter::type(const Type* type, int precedence) {
  type = Store::prune(type);
  if (type->written) return this->type(type->written, precedence);
  switch (type->kind) {
    case TypeKind::Con: {
      std::string name = con_name(type->con);
      return is_operator(name) ? "(" + name + ")" : name;
    }
    case TypeKind::Var:
      return variable(type->var);
    case TypeKind::Meta: {
      auto at = std::find(metas_.begin(), metas_.end(), type->meta);
      if (at == metas_.end()) {
        metas_.push_back(type->meta);
        at = metas_.end() - 1;
      }
      size_t n = static_cast<size_t>(at - metas_.begin());
      return std::string(1, static_cast<char>('a' + n % 26)) + std::to_string(n / 26);
    }
    case TypeKind::App:
      return application(type, precedence);
    case TypeKind::Family:
      return this->type(type->left, precedence);
    case TypeKind::Literal:
      return std::string(type->literal.text());
    case TypeKind::Fun: {
      std::string out = this->type(type->left, 1);  // in this order: variables are named as they are met
      out += " -> ";
      out += this->type(type->right);
      return precedence > 0 ? "(" + out + ")" : out;
    }
    case TypeKind::Forall: {
      bool outer = precedence == 0 && !show_forall;
      bool shown = std::exchange(show_forall, true);
      std::string out;
      if (!outer && !type->vars.empty()) {
        out = "forall";
        for (const TypeVar* v : type->vars) out += " " + variable(v);
        out += ". ";
      }
      out += context(type->context);
      out += this->type(type->right);
      show_forall = shown;
      return precedence > 0 ? "(" + out + ")" : out;
    }
  }
  return "?";
}

std::string TypePrinter::pred(const Pred& pred, int precedence) {
  std::string name = con_name(pred.cls);
  if (name == "forall") return type(pred.args[0], 1);
  if (name == "constraint") return type(pred.args[0], precedence);
  if (is_operator(name) && pred.args.size() == 2) {
    std::string out = type(pred.args[0], name == "~" ? 1 : 2) + " " + name + " ";
    out += type(pred.args[1], name == "~" ? 1 : 2);
    return precedence > 0 ? "(" + out + ")" : out;
  }
  std::string out = name;
  for (const Type* a : pred.args) out += " " + type(a, 2);
  return precedence > 0 && !pred.args.empty() ? "(" + out + ")" : out;
}

std::string TypePrinter::context(std::span<const Pred> preds) {
  if (preds.empty()) return "";
  if (preds.size() == 1) return pred(preds[0]) + " => ";
  std::string out = "(";
  for (size_t i = 0; i < preds.size(); ++i) out += (i ? ", " : "") + pred(preds[i]);
  return out + ") => ";
}

}  // namespace needle::types
