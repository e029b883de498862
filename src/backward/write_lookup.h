// Writes single lookups, for show_lookup.h.
#pragma once
#include <map>
#include <set>
#include <string>

#include "backward/names.h"
#include "backward/search.h"

namespace needle::backward {

class LookupWriter {
 public:
  using Calls = std::map<std::pair<const Frame*, const core::Expr*>, std::vector<const Frame*>>;
  LookupWriter(Search& search, const Names& names, const Calls& calls)
      : program_(search.question().program),
        input_(search.question().how.input),
        root_(search.lookup().root()),
        bindings_(search.bindings()),
        names_(names),
        calls_(calls) {}

  // A line, or several where it leads to others that nobody makes himself; none for one that was written before, or
  // for what has no name.
  void lookup(const core::Expr* e, const Frame* frame);
  void guard(const core::CaseExpr& c, const Frame* frame);
  size_t size() const { return out_.size(); }
  std::string take() { return std::move(out_); }

 private:
  void variable(const core::Var* var, const Frame* frame);
  void non_local(const core::Var* var, const Frame* frame, const std::string& head);
  bool is_inlined(const core::Var* var) const;
  bool is_local(const Binding& binding, const Frame* frame) const;
  bool is_input(const Binding& binding, const Frame* frame) const;
  std::string unbound(const Names::Name& name, const Frame* frame) const;
  const Frame* settled(const core::Var* var, const Frame* frame) const;
  std::string through(const core::Var* var, const core::Expr* site, const Frame* caller) const;
  std::string from_callers(const Frame* frame, const std::function<std::string(const Activation::Caller&)>& at) const;

  // What the value is, in terms of others. `nesting`: of the text so far.
  std::string written(const core::Expr* e, const Frame* frame, uint32_t nesting = 0);
  std::string reference(const core::Var* var, const Frame* frame, uint32_t nesting);
  std::string argument(const core::Var* var, const Binding& binding, const Frame* frame);
  std::string part(const Binding& binding, const Frame* frame, uint32_t nesting);
  std::string call(const core::AppExpr& app, const Frame* frame, uint32_t nesting);
  std::string result(const Frame* frame, uint32_t nesting);
  std::string choice(const core::CaseExpr& c, const Frame* frame, uint32_t nesting);
  std::string projection(const core::CaseExpr& c, const Frame* frame, uint32_t nesting);
  std::string operation(const core::PrimExpr& e, const Frame* frame, uint32_t nesting);
  std::string construction(const core::ConExpr& e, const Frame* frame, uint32_t nesting);
  std::string literal(const core::Literal& l) const;
  bool reads_input(const core::Expr* e) const;

  core::Program& program_;
  const core::GlobalId input_;
  const Frame* root_;
  const Bindings& bindings_;
  const Names& names_;
  const Calls& calls_;
  std::string out_;
  std::set<std::pair<const void*, const Frame*>> written_;
  std::vector<std::pair<const core::Var*, const Frame*>> mentioned_;  // in the line being written
};

}  // namespace needle::backward
