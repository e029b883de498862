#include "claim/judge.h"

#include <algorithm>
#include <array>
#include <string>

#include "core/spine.h"

namespace needle::claim {
namespace {

using core::Expr;
using core::Type;
using core::TypeKind;

struct Head {
  const core::TyCon* con = nullptr;
  std::vector<const Type*> args;

  bool is(std::string_view module, std::string_view name) const {
    return con && con->name.text() == name && con->module.text() == module;
  }
  bool is_named(std::string_view name, size_t constructors) const {
    return con && con->name.text() == name && con->constructors.size() == constructors;
  }
};

Head parts_of(const Type* type) {
  core::Spine spine = core::spine(type);
  return {spine.con(), std::move(spine.args)};
}

// The library's own property types and Needle.Judge's functions for them.
struct LibraryForm {
  std::string_view module, type, monad;  // of Property m
  std::string_view judge, texts;
  Needs needs;
  bool notes;
};
constexpr std::string_view kSmallCheck = "Test.SmallCheck.Property";
constexpr std::array kForms = {
    LibraryForm{"Test.QuickCheck.Property", "Property", "", "judgeQuickCheck", "textsQuickCheck", Needs::ChoicesAndSize,
                true},
    LibraryForm{"Test.QuickCheck.Property", "Result", "", "judgeResult", "textsResult", Needs::Nothing, true},
    LibraryForm{"Test.LazySmallCheck.Property", "Property", "", "judgeLazySmallCheck", "", Needs::Nothing, false},
    LibraryForm{kSmallCheck, "Property", "IO", "judgeSmallCheckIO", "textsSmallCheckIO", Needs::Depth, false},
    LibraryForm{kSmallCheck, "Property", "Identity", "judgeSmallCheckIdentity", "textsSmallCheckIdentity", Needs::Depth,
                false},
    LibraryForm{kSmallCheck, "Property", "[]", "judgeSmallCheckList", "textsSmallCheckList", Needs::Depth, false},
    LibraryForm{kSmallCheck, "Property", "Maybe", "judgeSmallCheckMaybe", "textsSmallCheckMaybe", Needs::Depth, false},
};

const LibraryForm* library_form(const Head& head) {
  for (const LibraryForm& f : kForms) {
    if (!head.is(f.module, f.type)) continue;
    if (f.monad.empty()) return &f;
    if (head.args.size() == 1 && head.args[0]->kind == TypeKind::Con && head.args[0]->con->name.text() == f.monad)
      return &f;
  }
  return nullptr;
}

bool is_generator(const Head& head) {
  return head.is("Test.QuickCheck.Gen", "Gen") && head.args.size() == 1;
}

}  // namespace

bool Judge::makes_notes(const Type* type) const {
  const Head head = parts_of(type);
  if (const LibraryForm* form = library_form(head)) return form->notes;
  return (is_generator(head) || head.is_named("Maybe", 2)) && makes_notes(head.args.back());
}

const Expr* Judge::result(const Expr* value, const Type* type, bool notes) {
  const Head head = parts_of(type);
  if (const LibraryForm* form = library_form(head)) {
    size_is_depth_ = form->needs == Needs::Depth;
    return library(form->judge, value, form->needs);
  }
  if (is_generator(head)) return result(generated(value), head.args[0], notes);
  if (head.is_named("Bool", 2)) return chosen(value, head.con, {TestResult::Failed, TestResult::Passed}, notes);
  if (head.is_named("()", 1)) return chosen(value, head.con, {TestResult::Passed}, notes);
  if (head.is("Needle", "Result"))
    return chosen(value, head.con, {TestResult::Discarded, TestResult::Passed, TestResult::Failed}, notes);
  if (head.is("Test.QuickCheck.Property", "Discard")) return chosen(value, head.con, {TestResult::Discarded}, notes);
  if (head.is_named("Maybe", 2)) {
    const core::Var* field = build_.fresh("r", head.args[0]);
    const Expr* inside = result(build_.var(field), head.args[0], notes);
    if (!inside) return nullptr;
    return build_.case_of(value, build_.fresh("m"),
                          {build_.con_alt(head.con->constructors[0], {}, code(TestResult::Discarded, notes)),
                           build_.con_alt(head.con->constructors[1], {field}, inside)},
                          nullptr);
  }
  if (reason_type(type)) {
    return build_.case_of(value, build_.fresh("e"),
                          {build_.con_alt(head.con->constructors[0], {build_.fresh("why", head.args[0])},
                                          code(TestResult::Failed, notes)),
                           build_.con_alt(head.con->constructors[1], {build_.fresh("why", head.args[1])},
                                          code(TestResult::Passed, notes))},
                          nullptr);
  }
  return nullptr;
}

const Expr* Judge::texts(const Expr* value, const Type* type) {
  const Head head = parts_of(type);
  if (const LibraryForm* form = library_form(head))
    return form->texts.empty() ? nullptr : library(form->texts, value, form->needs);
  if (is_generator(head)) return texts(generated(value), head.args[0]);
  if (head.is_named("Maybe", 2)) {
    const core::Var* field = build_.fresh("r", head.args[0]);
    const Expr* inside = texts(build_.var(field), head.args[0]);
    return inside ? build_.case_of(value, build_.fresh("m"),
                                   {build_.con_alt(head.con->constructors[1], {field}, inside)}, none())
                  : nullptr;
  }
  if (const core::TyCon* list = reason_type(type)) {
    const core::Var* why = build_.fresh("why", head.args[0]);
    const Expr* only = build_.con(list->constructors[1], {build_.var(why), none()});
    return build_.case_of(value, build_.fresh("e"), {build_.con_alt(head.con->constructors[0], {why}, only)}, none());
  }
  return nullptr;
}

// SmallCheck: Either String String, a reason for the failure or for the success. The list type; null when it is none.
const core::TyCon* Judge::reason_type(const Type* type) const {
  const Head head = parts_of(type);
  if (!head.is_named("Either", 2)) return nullptr;
  const Head left = parts_of(head.args[0]), right = parts_of(head.args[1]);
  const bool lists = left.is_named("[]", 2) && right.con == left.con;
  return lists && parts_of(left.args[0]).is_named("Char", 0) ? left.con : nullptr;
}

const Expr* Judge::none() {
  return build_.string_lit("");
}

const Expr* Judge::library(std::string_view function, const Expr* value, Needs needs) {
  std::vector<const Expr*> args = {value};
  if (needs == Needs::ChoicesAndSize) args.push_back(build_.var(need_choices()));
  if (needs != Needs::Nothing) args.push_back(build_.var(need_size()));
  return build_.app(build_.global(known_(function)), args);
}

// A Gen is a function, its newtype gone.
const Expr* Judge::generated(const Expr* value) {
  return build_.app(value, {build_.var(need_choices()), build_.var(need_size())});
}

const core::Var* Judge::need_choices() {
  if (!choices_)
    choices_ = build_.fresh("choices", build_.type_con(find_type(program_, "Test.QuickCheck.Random", "Choices")));
  return choices_;
}

const core::Var* Judge::need_size() {
  if (!size_) size_ = build_.fresh("size", build_.type_con(find_type(program_, "Needle.Prim", "Int")));
  return size_;
}

const Expr* Judge::code(TestResult result, bool notes) {
  const Expr* number = build_.int_lit(static_cast<int64_t>(result));
  if (!notes) return number;
  return build_.con(find_type(program_, "Needle.Judge", "Judged")->constructors[0], {number, build_.string_lit("")});
}

const Expr* Judge::chosen(const Expr* value, const core::TyCon* con, const std::vector<TestResult>& results,
                          bool notes) {
  if (con->constructors.size() != results.size()) return nullptr;
  std::vector<core::Alt> alts;
  for (size_t i = 0; i < results.size(); ++i)
    alts.push_back(build_.con_alt(con->constructors[i], {}, code(results[i], notes)));
  return build_.case_of(value, build_.fresh("r"), alts, nullptr);
}

const core::TyCon* find_type(const core::Program& program, std::string_view module, std::string_view name) {
  for (uint32_t i = 0; i < program.tycon_count(); ++i) {
    const core::TyCon* con = program.tycon(core::TyConId(i));
    if (con->name.text() == name && con->module.text() == module) return con;
  }
  return nullptr;
}

}  // namespace needle::claim
