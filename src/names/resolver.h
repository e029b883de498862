// The passes over one module, and the state they share. Private to this folder; each part lives in its own file.
#pragma once
#include <algorithm>
#include <string>
#include <unordered_set>
#include <vector>

#include "names/fixity.h"
#include "names/groups.h"
#include "names/lookup.h"

namespace needle::names {

// Several only where they are fields of different types (DuplicateRecordFields).
using Named = std::unordered_multimap<Symbol, EntityId>;

class Resolver {
 public:
  Resolver(Environment& environment, ResolvedModule& module, Diagnostics& diagnostics);

  void imports();       // imports.cpp: what other modules bring into scope
  void declare();       // declare.cpp: entities for everything this module defines
  void declarations();  // declarations.cpp: every name inside them
  void exports();       // exports.cpp

  void expression(syntax::Expr*& expr);  // scopes.cpp
  void overload_list(syntax::Expr*& expr);
  syntax::Expr* known_function(std::string_view name, Span span);
  void type(syntax::TypeExpr* type, bool is_kind = false);  // type_names.cpp

 private:
  // --- scopes.cpp
  void application(syntax::AppExpr& app);
  void variable(syntax::Expr*& expr, Name name);  // or a hole
  void alternative(syntax::Alternative& alternative);
  void right_hand_side(syntax::Rhs& rhs);
  void statement(syntax::Stmt& stmt);
  void statements(Seq<syntax::Stmt*> list);  // leaves what they bind in scope
  void record_construction(syntax::RecordConExpr& record);
  void record_update(syntax::RecordUpdateExpr& update);
  EntityId updated_type(const syntax::RecordUpdateExpr& update) const;
  void check_tuple(size_t size, Span span);
  void type_chain(syntax::ChainType& chain, bool is_kind);  // type_names.cpp

  // --- record_synonyms.cpp
  bool is_record_synonym(EntityId entity) const;
  EntityId updated_synonym(const syntax::RecordUpdateExpr& update) const;
  template <class Field>
  std::optional<size_t> place_of(const Field& field, EntityId synonym);
  syntax::Expr* applied(const Name& synonym, const Ref& ref, const std::vector<syntax::Expr*>& args, Span span);
  syntax::Pat* without_fields(const syntax::RecordPat& record, EntityId synonym);       // to be looked up
  syntax::Expr* without_fields(const syntax::RecordConExpr& record, EntityId synonym);  // to be looked up
  syntax::Expr* without_fields(syntax::RecordUpdateExpr& update, EntityId synonym);

  // --- operators.cpp: chains and sections
  void chain(syntax::Expr*& expr);
  void chain(syntax::Pat*& pat);
  void section(syntax::Expr* op, syntax::Expr* operand, bool left_section, Span span);
  ChainOp operator_of(const syntax::Expr* op) const;
  void report_conflict(const ChainOp& a, const ChainOp& b, Span span);

  // --- patterns.cpp. Patterns whose variables are bound together (all parameters of a clause, the patterns of a let).
  struct PatternContext {
    std::string place;       // "in an equation for 'f'": where a conflict was
    bool top_level = false;  // variables become entities
    std::vector<syntax::ViewPat*>* later =
        nullptr;  // view functions to resolve when all variables are bound; null: at once
    std::vector<Name> bound;
    std::vector<Ref> refs;  // of bound, alike
  };
  void pattern(syntax::Pat*& pat, PatternContext& context);
  void patterns(Seq<syntax::Pat*> pats, std::string place);  // leaves their variables in scope
  void record_pattern(syntax::RecordPat& record, PatternContext& context);
  void bind_variable(const Name& name, syntax::LocalId& local, EntityId& entity, PatternContext& context);
  void report_conflicts(const PatternContext& context);

  // --- bindings.cpp
  struct Binder {
    Name name;
    Ref ref;
    uint32_t binding;
  };
  void bindings(syntax::Bindings& list);  // leaves the binders in scope
  void function(syntax::FunctionDecl& function);
  void binding_bodies(syntax::Bindings& list, const std::vector<syntax::Decl*>& bindings,
                      const std::vector<Binder>& binders, std::vector<std::vector<syntax::ViewPat*>>& views);
  void check_signatures(const syntax::Bindings& list, const std::vector<Binder>& binders);
  void local_fixities(const syntax::Bindings& list, const std::vector<Binder>& binders);
  void numbered(syntax::PragmaDecl& pragma);
  void pragma(syntax::PragmaDecl& pragma);
  void newer(const syntax::PragmaDecl& pragma);
  void overlap_pragmas(const syntax::Bindings& list);  // marks the functions they name

  // --- declare.cpp
  bool is_free(EntityKind kind, Symbol name) const;
  EntityId declare(EntityKind kind, const Name& name, EntityId parent, Span whole = {});
  void declare_data(syntax::DataDecl& data);
  void declare_class(syntax::ClassDecl& cls);
  EntityId declare_data_instance(const syntax::DataDecl& data);
  void declare_family(syntax::FamilyDecl& family, EntityId cls);
  void declare_decl(syntax::Decl& decl);
  void synonym_fields(const syntax::Bindings& list);
  void top_fixities(const syntax::Bindings& list, bool last_chance);

  // --- declarations.cpp
  void strict_fields(syntax::DataDecl& data);
  void data_decl(syntax::DataDecl& data);
  void data_instance(syntax::DataDecl& data);
  void family_decl(syntax::FamilyDecl& family);
  void family_instance(syntax::FamilyInstanceDecl& instance, EntityId cls);
  void class_decl(syntax::ClassDecl& cls);
  void instance_decl(syntax::InstanceDecl& instance);
  void pattern_synonym(syntax::PatternSynonymDecl& synonym);
  void splice(const syntax::SpliceDecl& splice);
  void context(Seq<syntax::TypeExpr*> preds);
  void binders(Seq<syntax::TypeBinder> params);
  void method_bodies(syntax::Bindings& body, EntityId cls);

  // --- imports.cpp, exports.cpp
  void import_module(const syntax::Import& import, const ModuleInfo& module);
  struct ImportSet;
  void import_item(const syntax::Import& import, const ModuleInfo& module, const syntax::ImportItem& item,
                   ImportSet& set);
  struct ExportSet;
  void export_item(const syntax::ImportItem& item, ExportSet& set);
  void export_type(const syntax::ImportItem& item, ExportSet& set);
  void export_module(const syntax::ImportItem& item, ExportSet& set);
  bool in_scope(EntityId entity);

  void error(int code, Span span, std::string message, std::vector<std::string> hints = {}) {
    diagnostics_.error(code, span, std::move(message), std::move(hints));
  }
  bool extension(std::string_view name) const {
    return std::any_of(module_.extensions.begin(), module_.extensions.end(),
                       [name](Symbol on) { return on.text() == name; });
  }
  syntax::NodeId new_node() { return syntax::NodeId(module_.node_count++); }

  Environment& env_;
  ResolvedModule& out_;
  Diagnostics& diagnostics_;
  Arena& arena_;
  syntax::Module& module_;
  Scope scope_;
  Dependencies dependencies_;
  Named own_values_, own_types_;  // defined in this module
  size_t data_instances_ = 0;
  std::vector<syntax::Decl*> top_bindings_;
  std::vector<Binder> top_binders_;
  std::vector<std::vector<syntax::ViewPat*>> top_views_;
  // Names by the qualifier they were imported under: what `module M` in an export list means.
  struct Imported {
    Symbol qualifier;
    Export what;
    bool type_level;
  };
  std::vector<Imported> imported_;
  std::unordered_set<EntityId> visible_;  // filled on first use by in_scope
};

}  // namespace needle::names
