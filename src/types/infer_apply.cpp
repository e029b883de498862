// Application: variables, constructors, calls, operators, sections, f $ x.
#include "types/infer.h"

namespace needle::types {

using namespace syntax;

static Symbol head_name(const Expr* e) {
  e = strip(e);
  if (e->kind == ExprKind::Var) return as<VarExpr>(e).name.text;
  if (e->kind == ExprKind::Con) return as<ConExpr>(e).name.text;
  return {};
}

const Type* Infer::variable_type(const Name& name, const Ref& ref, NodeId id) {
  if (ref.local.valid()) {
    auto group = local_groups_.find(ref.local);
    if (group != local_groups_.end() && group->second) group->second->uses.push_back(id);
    const Type* type = ref.local.index < out_.locals.size() ? out_.locals[ref.local.index] : nullptr;
    return type ? type : s_.meta();
  }
  if (!ref.entity.valid()) return s_.meta();
  auto group = entity_groups_.find(ref.entity);
  if (group != entity_groups_.end() && group->second) group->second->uses.push_back(id);
  auto at = s_.env.values.find(ref.entity);
  if (at != s_.env.values.end()) return at->second;
  if (s_.names.entity(ref.entity).kind == names::EntityKind::Field) {
    r_.error(kRecord, name.span,
             "Cannot use record selector '" + std::string(name.text.text()) +
                 "' as a function due to escaped type variables",
             context);
  }
  return s_.meta();
}

const Type* Infer::instantiate(NodeId id, const Type* sigma, std::span<const Type* const> type_args,
                               const Origin* origin) {
  sigma = s_.shallow(sigma);
  if (sigma->kind != TypeKind::Forall) return sigma;
  if (type_args.size() > sigma->vars.size()) {
    r_.error(kMismatch, origin->span,
             "Cannot apply expression of type '" + print_type(s_.names, sigma) + "' to a visible type argument",
             context);
    type_args = type_args.first(sigma->vars.size());
  }
  Store::Instance inst = s_.instantiate(sigma, type_args);
  Seq<const Evidence* const> args = solver_.want_all(inst.context, origin);
  if (!args.empty()) add_wrap(id, {false, {}, args});
  return inst.type;
}

const Type* Infer::variable(const Expr* e, std::span<const Type* const> type_args) {
  const Name& name = e->kind == ExprKind::Var ? as<VarExpr>(e).name : as<ConExpr>(e).name;
  const Ref& ref = e->kind == ExprKind::Var ? as<VarExpr>(e).ref : as<ConExpr>(e).ref;
  const Type* sigma = s_.shallow(variable_type(name, ref, e->id));
  if (sigma->kind != TypeKind::Forall) {
    if (!type_args.empty())
      r_.error(kMismatch, e->span,
               "Cannot apply expression of type '" + print_type(s_.names, sigma) + "' to a visible type argument",
               context);
    node(e->id).type = sigma;
    return sigma;
  }
  const Type* rho = instantiate(e->id, sigma, type_args, r_.origin(OriginKind::Use, e->span, context, name.text));
  node(e->id).type = rho;
  return rho;
}

bool Infer::split_function(const Call& call, const Type* type, const Type*& argument, const Type*& result) {
  type = s_.shallow(type);
  if (type->kind == TypeKind::Fun) {
    argument = type->left;
    result = type->right;
    return true;
  }
  argument = s_.meta();
  result = s_.meta();
  const Type* wanted = s_.fun(argument, result);
  solver_.at(call.whole->span, context);
  if (u_.unify(wanted, type)) return true;
  Mismatch where = u_.mismatch();
  size_t has = 0;
  for (const Type* t = s_.shallow(call.head_type); t->kind == TypeKind::Fun; t = s_.shallow(t->right)) ++has;
  std::string f = r_.text(call.head->span);
  if (f.empty()) f = std::string(head_name(call.head).text());
  std::vector<std::string> notes;
  std::string kind = head_name(call.head).valid() ? "The function '" + f + "'" : "The expression '" + f + "'";
  if (has > 0 || head_name(call.head).valid()) {
    notes.push_back(kind + " is applied to " + number_word(call.arguments) + " value argument" +
                    (call.arguments == 1 ? "" : "s") + ",");
    notes.push_back("  but its type '" + print_type(s_.names, s_.zonk(call.head_type)) + "' has " +
                    (has == 0 ? "none" : "only " + number_word(has)));
  }
  r_.mismatch(call.whole->span, context, s_.zonk(wanted), s_.zonk(type), where, notes);
  return false;
}

void Infer::argument(const Call& call, size_t index, const Expr* e, const Type* type) {
  Symbol name = head_name(call.head);
  if (!name.valid()) {
    std::string text = r_.text(call.head->span);
    if (!text.empty()) name = intern(text);
  }
  InContext in(*this, r_.push(context, ContextKind::Argument, e->span, name, static_cast<uint32_t>(index)));
  check_sigma(e, type);
}

// Does the pattern bring constraints or equalities into scope?
bool Infer::refines(const Pat* p) const {
  switch (p->kind) {
    case PatKind::Con: {
      EntityId con = as<ConPat>(p).ref.entity;
      const ConInfo* info = con.valid() ? s_.constructor(con) : nullptr;
      if (info && !info->context.empty()) return true;
      for (const Pat* q : as<ConPat>(p).args)
        if (refines(q)) return true;
      return false;
    }
    case PatKind::Paren:
      return refines(as<ParenPat>(p).pat);
    case PatKind::Bang:
      return refines(as<BangPat>(p).pat);
    case PatKind::As:
      return refines(as<AsPat>(p).pat);
    case PatKind::Tuple:
      for (const Pat* q : as<TuplePat>(p).elements)
        if (refines(q)) return true;
      return false;
    default:
      return false;
  }
}

// A function that refines types is checked after the other arguments and the result, when what it refines is known. So is
// what may use constraints, (a ~ b) => r: they say nothing about an r that is not known yet.
bool Infer::check_late(const Expr* e, const Type* type) {
  type = s_.shallow(type);
  if (type->kind == TypeKind::Forall && !type->context.empty()) return true;
  e = strip(e);
  if (e->kind == ExprKind::Lambda) {
    for (const Pat* p : as<LambdaExpr>(e).params)
      if (refines(p)) return true;
  } else if (e->kind == ExprKind::LambdaCase) {
    for (const Alternative& a : as<LambdaCaseExpr>(e).alternatives)
      if (refines(a.pat)) return true;
  }
  return false;
}

std::vector<std::string> Infer::too_few_note(const Call& call, const Type* actual, const Type* expected) {
  if (!expected || !head_name(call.head).valid()) return {};
  actual = s_.shallow(actual);
  expected = s_.shallow(expected);
  if (actual->kind != TypeKind::Fun || expected->kind == TypeKind::Fun || expected->kind == TypeKind::Meta) return {};
  return {"Probable cause: '" + in_parens(head_name(call.head).text()) + "' is applied to too few arguments"};
}

void Infer::application(const Expr* e, Expected& x) {
  std::vector<const Expr*> spine;  // outermost first
  const Expr* head = e;
  for (;;) {
    if (head->kind == ExprKind::App) {
      spine.push_back(head);
      head = as<AppExpr>(head).function;
    } else if (head->kind == ExprKind::TypeApp) {
      spine.push_back(head);
      head = as<TypeAppExpr>(head).function;
    } else if (head->kind == ExprKind::Paren && !spine.empty()) {
      spine.push_back(head);
      head = as<ParenExpr>(head).expr;
    } else {
      break;
    }
  }
  Call call{e, head, nullptr, 0};
  std::vector<const Type*> type_args;
  size_t at = spine.size();
  while (at > 0 && spine[at - 1]->kind != ExprKind::App) {
    --at;
    if (spine[at]->kind == ExprKind::TypeApp)
      type_args.push_back(reader_.type_argument(as<TypeAppExpr>(spine[at]).type));
  }
  for (const Expr* part : spine) call.arguments += part->kind == ExprKind::App;
  const Type* type = nullptr;
  if (head->kind == ExprKind::Var || head->kind == ExprKind::Con) {
    type = variable(head, type_args);
  } else {
    type = infer(head);
    if (!type_args.empty())
      r_.error(kMismatch, e->span, "Cannot apply an expression of an inferred type to a visible type argument",
               context);
  }
  call.head_type = type;
  for (size_t i = at; i < spine.size(); ++i) node(spine[i]->id).type = type;
  size_t index = 0;
  NodeId before = strip(head)->id;
  struct Late {
    size_t index;
    const Expr* arg;
    const Type* type;
  };
  std::vector<Late> late;
  while (at > 0) {
    const Expr* part = spine[--at];
    if (part->kind != ExprKind::App) {
      node(part->id).type = type;
      continue;
    }
    // A selector of a polymorphic field gives a forall.
    type = s_.shallow(type);
    if (type->kind == TypeKind::Forall)
      type = instantiate(before, type, {}, r_.origin(OriginKind::Use, head->span, context, head_name(head)));
    const Type *from = nullptr, *to = nullptr;
    const Expr* arg = as<AppExpr>(part).argument;
    split_function(call, type, from, to);  // after an error, fresh types
    ++index;
    if (check_late(arg, from)) {
      late.push_back({index, arg, from});
    } else {
      argument(call, index, arg, from);
    }
    type = to;
    node(part->id).type = type;
    before = part->id;
  }
  type = s_.shallow(type);
  if (type->kind == TypeKind::Forall) {
    type = instantiate(before, type, {}, r_.origin(OriginKind::Use, head->span, context, head_name(head)));
    node(before).type = type;
  }
  std::vector<std::string> notes;
  if (!x.infer()) notes = too_few_note(call, type, x.type);
  result(e, type, x, notes);
  for (const Late& l : late) argument(call, l.index, l.arg, l.type);
}

// What an operator that selects a field of a quantified type, as (>>-) :: M a -> forall r. .., gives for its first
// argument. There is no place for evidence between the arguments.
const Type* Infer::opened(const Expr& e, const Expr* op, const Type* type) {
  type = s_.shallow(type);
  if (type->kind != TypeKind::Forall || !type->context.empty()) return type;
  return instantiate(e.id, type, {}, r_.origin(OriginKind::Use, op->span, context));
}

void Infer::infix(const InfixExpr& e, Expected& x) {
  const Expr* op = strip(e.op);
  if (op->kind == ExprKind::Var && k_.dollar.valid() && as<VarExpr>(op).ref.entity == k_.dollar) return dollar(e, x);
  const Type* type = infer(e.op);
  Call call{&e, e.op, type, 2};
  const Type *left = nullptr, *rest = nullptr, *right = nullptr, *to = nullptr;
  if (!split_function(call, type, left, rest) || !split_function(call, opened(e, e.op, rest), right, to)) {
    infer(e.left);
    infer(e.right);
    node(e.id).type = demand(x);
    return;
  }
  to = opened(e, e.op, to);
  bool late_left = check_late(e.left, left), late_right = check_late(e.right, right);
  if (!late_left) argument(call, 1, e.left, left);
  if (!late_right) argument(call, 2, e.right, right);
  result(&e, to, x, x.infer() ? std::vector<std::string>{} : too_few_note(call, to, x.type));
  if (late_left) argument(call, 1, e.left, left);
  if (late_right) argument(call, 2, e.right, right);
}

// f $ x is f x: so f may take an argument of polymorphic type.
void Infer::dollar(const InfixExpr& e, Expected& x) {
  const Type* function = nullptr;
  {
    InContext in(*this, r_.push(context, ContextKind::Argument, e.left->span, intern("$"), 1));
    function = infer(e.left);
  }
  Call call{&e, e.left, function, 1};
  const Type *from = nullptr, *to = nullptr;
  if (!split_function(call, function, from, to)) {
    infer(e.right);
    node(e.id).type = demand(x);
    return;
  }
  Call by_dollar{&e, e.op, function, 2};
  const bool late = check_late(e.right, from);
  if (!late) argument(by_dollar, 2, e.right, from);
  node(strip(e.op)->id).type = s_.fun(s_.fun(from, to), s_.fun(from, to));
  node(e.op->id).type = node(strip(e.op)->id).type;
  to = s_.shallow(to);
  if (to->kind == TypeKind::Forall) to = instantiate(e.id, to, {}, r_.origin(OriginKind::Use, e.span, context));
  result(&e, to, x);
  if (late) argument(by_dollar, 2, e.right, from);
}

void Infer::left_section(const LeftSectionExpr& e, Expected& x) {
  const Type* type = infer(e.op);
  Call call{&e, e.op, type, 1};
  const Type *from = nullptr, *to = nullptr;
  if (!split_function(call, type, from, to)) {
    node(e.id).type = demand(x);
    return;
  }
  argument(call, 1, e.operand, from);
  node(e.id).type = to;
  if (x.infer()) {
    x.type = to;
  } else {
    match(join(e.operand->span, e.op->span), x.type, to);  // GHC's place: without the parentheses
  }
}

void Infer::right_section(const RightSectionExpr& e, Expected& x) {
  const Type* type = infer(e.op);
  Call call{&e, e.op, type, 2};
  const Type *left = nullptr, *rest = nullptr, *right = nullptr, *to = nullptr;
  if (!split_function(call, type, left, rest) || !split_function(call, opened(e, e.op, rest), right, to)) {
    node(e.id).type = demand(x);
    return;
  }
  argument(call, 2, e.operand, right);
  const Type* function = s_.fun(left, to);
  node(e.id).type = function;
  if (x.infer()) {
    x.type = function;
  } else {
    match(join(e.op->span, e.operand->span), x.type, function);
  }
}

}  // namespace needle::types
