#include "engine/understood.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "core/call_graph.h"

namespace needle::engine {
namespace {

using core::Expr;
using program::CompiledModule;
using program::Workspace;

// Functions of the library that are defined for all finite arguments.
constexpr std::string_view kTotal =
    "== /= < <= > >= compare max min comparing on + - * negate abs signum subtract even odd fromInteger "
    "fromIntegral toInteger fromRational realToFrac fromEnum enumFromTo && || not otherwise id const . "
    "flip $ $! seq fst snd curry uncurry maybe either isJust isNothing fromMaybe catMaybes mapMaybe "
    "maybeToList listToMaybe map filter ++ reverse null length elem notElem sum product and or any all "
    "concat concatMap foldr foldl foldl' foldMap toList take drop splitAt takeWhile dropWhile span break "
    "zip zip3 zipWith zipWith3 unzip unzip3 lookup replicate sort sortBy sortOn nub insert delete "
    "partition find isPrefixOf isSuffixOf isInfixOf fmap <$> pure return >>= >> <*> <> mempty mappend "
    "mconcat ord isDigit isAlpha isUpper isLower isSpace toUpper toLower empty singleton member "
    "notMember size fromList union intersection difference isSubsetOf findWithDefault keys elems "
    "toAscList unpackString ";

const std::unordered_set<std::string_view>& total_functions() {
  static const std::unordered_set<std::string_view> names = [] {
    std::unordered_set<std::string_view> out;
    for (size_t begin = 0; begin < kTotal.size();) {
      const size_t end = kTotal.find(' ', begin);
      out.insert(kTotal.substr(begin, end - begin));
      begin = end + 1;
    }
    return out;
  }();
  return names;
}

class Walk {
 public:
  Walk(Workspace& workspace, const CompiledModule& module) : workspace_(workspace), module_(module) {
    for (const auto& [name, compiled] : workspace.modules()) find_fields(*compiled);
    find_fields(module);
  }

  std::string wrong;

  // What the type of a function says.
  void predicates(Symbol name) {
    for (const std::string_view suffix : {"$pre", "$post"}) {
      const core::GlobalId id = named(intern(std::string(name.text()) + std::string(suffix)));
      if (id.valid()) enter(id, false);
    }
  }

  // The code of a function with its callees as parameters.
  void function(Symbol name) {
    const std::string text(name.text());
    core::GlobalId id = named(intern(text + "$open"));
    if (!id.valid()) id = named(name);
    if (id.valid()) enter(id, true);
    const core::GlobalId judge = named(intern(text + "$judge"));
    if (!judge.valid()) return;
    core::each_child(workspace_.program().unoptimised_body(judge), [this](const Expr* e) { dictionaries(e); });
  }

 private:
  core::GlobalId named(Symbol name) const {
    core::GlobalId id = named(name, module_);
    for (auto it = workspace_.modules().begin(); !id.valid() && it != workspace_.modules().end(); ++it)
      id = named(name, *it->second);
    return id;
  }
  core::GlobalId named(Symbol name, const CompiledModule& module) const {
    for (const syntax::Decl* d : module.resolved.parsed.module->body->decls)
      if (d->kind == syntax::DeclKind::Function && static_cast<const syntax::FunctionDecl*>(d)->name.text == name)
        return workspace_.global_of(static_cast<const syntax::FunctionDecl*>(d)->entity);
    return {};
  }

  void find_fields(const CompiledModule& module) {
    for (const syntax::Decl* d : module.resolved.parsed.module->body->decls)
      if (d->kind == syntax::DeclKind::Data)
        for (const syntax::ConstructorDecl& con : static_cast<const syntax::DataDecl*>(d)->constructors)
          for (const syntax::FieldDecl& f : con.fields)
            if (f.name.text.valid()) fields_.insert(f.name.text);
  }

  void say(std::string why) {
    if (wrong.empty()) wrong = std::move(why);
  }

  void enter(core::GlobalId id, bool met) {
    if (!entered_.insert(id).second) return;
    const Expr* body = workspace_.program().unoptimised_body(id);
    if (!body) return say(fmt::format("the code of '{}' is not known", name_of(id)));
    if (body->kind == core::ExprKind::Lam) body = core::as<core::LamExpr>(body).body;
    look(body, met);
  }

  std::string_view name_of(core::GlobalId id) const { return workspace_.program().global(id).name.text(); }

  // `met`: it is evaluated whenever the function is.
  void look(const Expr* e, bool met) {
    if (!wrong.empty()) return;
    switch (e->kind) {
      case core::ExprKind::Global:
        return mention(core::as<core::GlobalExpr>(e).global, met);
      case core::ExprKind::App:
        if (is_harmless(core::as<core::AppExpr>(e))) return;
        if (is_called(core::as<core::AppExpr>(e), "refineTied") || is_called(core::as<core::AppExpr>(e), "refineSame"))
          return look(core::as<core::AppExpr>(e).args[0], met);  // the second is for its type only
        look(core::as<core::AppExpr>(e).function, met);
        for (const Expr* argument : core::as<core::AppExpr>(e).args) look(argument, false);
        return;
      case core::ExprKind::Let: {
        const auto& let = core::as<core::LetExpr>(e);
        for (const core::Bind& b : let.binds) {
          const bool jumps = let.join && b.rhs->kind == core::ExprKind::Lam;
          look(jumps ? core::as<core::LamExpr>(b.rhs).body : b.rhs, met && let.join);
        }
        return look(let.body, met);
      }
      case core::ExprKind::Case:
      case core::ExprKind::Tick:
        return core::each_child(e, [&](const Expr* child) { look(child, met); });
      default:
        return core::each_child(e, [&](const Expr* child) { look(child, false); });
    }
  }

  bool is_called(const core::AppExpr& call, std::string_view name) const {
    return call.function->kind == core::ExprKind::Global &&
           name_of(core::as<core::GlobalExpr>(call.function).global) == name;
  }
  // By a number that is not 0.
  bool is_harmless(const core::AppExpr& call) {
    if (!is_called(call, "refineDivide") && !is_called(call, "refineModulo")) return false;
    const Expr* by = call.args.back();
    if (by->kind != core::ExprKind::Lit || core::as<core::LitExpr>(by).literal.value == 0) return false;
    for (const Expr* argument : call.args) look(argument, false);
    return true;
  }

  // The library's words for predicates.
  static bool is_logic(std::string_view name) {
    static const std::unordered_set<std::string_view> partial{"refineNoMeaning",  "refineDivide",  "refineModulo",
                                                              "refineFromJust",   "refineFirstOf", "refineRestOf",
                                                              "refineComplement", "refineUnknown", "refineViolated"};
    return name.starts_with("refine") && !name.starts_with("refineBad") && !partial.contains(name);
  }

  void mention(core::GlobalId id, bool met) {
    const core::Global& g = workspace_.program().global(id);
    if (id.index < workspace_.first_user_global().index) {
      if (g.flags.dictionary || total_functions().contains(g.name.text()) || is_constructor(g.name.text())) return;
      if (is_logic(g.name.text())) return;
      if (g.name.text().starts_with("refine")) return say("its type says something that is not defined for all values");
      if (g.name.text() == "patError") {
        if (!met) say("patterns that nothing matches are not seen where nobody needs the value");
        return;
      }
      return say(fmt::format("what is wrong with calls of '{}' is not seen where nobody needs them", g.name.text()));
    }
    if (g.flags.dictionary) return dictionary(id);
    if (g.flags.selector) return say(fmt::format("the code of the method '{}' runs unseen", g.name.text()));
    if (is_known(g)) return enter(id, false);
    if (is_constructor(g.name.text())) return;
    if (fields_.contains(g.name)) return field(id);
    say(fmt::format("the code of '{}' runs unseen", g.name.text().substr(0, g.name.text().find('$', 1))));
  }

  static bool is_constructor(std::string_view name) {
    return name.find('$') == name.npos &&
           (name[0] == ':' || std::isupper(static_cast<unsigned char>(name[0])) || name[0] == '(' || name == "[]");
  }

  // A measure or another part of a type, or what it was opened to.
  bool is_known(const core::Global& g) const {
    const auto found = workspace_.modules().find(g.module);
    const CompiledModule& of = found == workspace_.modules().end() ? module_ : *found->second;
    const std::string_view name = g.name.text();
    static constexpr std::string_view kGenerated[] = {"$pre", "$post", "$holds", "$predicate", "$exported"};
    const size_t dollar = name.rfind('$');
    for (const std::string_view suffix : kGenerated)
      if (dollar != name.npos && dollar > 0 && name.substr(dollar).starts_with(suffix)) return true;
    return of.refined.known.contains(g.name) ||
           (name.ends_with("$open") && of.refined.known.contains(intern(name.substr(0, name.size() - 5))));
  }

  void field(core::GlobalId id) {
    if (!entered_.insert(id).second) return;
    core::each_global(workspace_.program().unoptimised_body(id), [&](core::GlobalId) {
      say(fmt::format("'{}' is not a field of every constructor", name_of(id)));
    });
  }

  // One that is derived does what everybody expects, if those of the parts do.
  void dictionary(core::GlobalId id) {
    const core::Global& g = workspace_.program().global(id);
    if (id.index < workspace_.first_user_global().index || !entered_.insert(id).second) return;
    const auto found = workspace_.modules().find(g.module);
    const CompiledModule& of = found == workspace_.modules().end() ? module_ : *found->second;
    const auto around = [&](const Span& s) {
      return s.file == g.span.file && s.begin <= g.span.begin && g.span.end <= s.end;
    };
    if (g.flags.dictionary && std::any_of(of.refined.instances.begin(), of.refined.instances.end(), around))
      return say("the code of an instance runs unseen");
    if (const Expr* body = workspace_.program().unoptimised_body(id)) dictionaries(body);
  }

  void dictionaries(const Expr* e) {
    core::each_global(e, [this](core::GlobalId id) {
      const core::GlobalFlags& flags = workspace_.program().global(id).flags;
      if (flags.dictionary || flags.method) dictionary(id);
    });
  }

  Workspace& workspace_;
  const CompiledModule& module_;
  std::unordered_set<Symbol> fields_;
  std::unordered_set<core::GlobalId> entered_;
};

}  // namespace

namespace {

bool holds_functions(const core::Type* type, std::unordered_set<const core::TyCon*>& met) {
  if (!type) return true;
  switch (type->kind) {
    case core::TypeKind::Var:
      return false;
    case core::TypeKind::App:
      return holds_functions(type->left, met) || holds_functions(type->right, met);
    case core::TypeKind::Con:
      if (!met.insert(type->con).second) return false;
      for (const core::DataCon* con : type->con->constructors)
        for (const core::Type* field : con->field_types)
          if (holds_functions(field, met)) return true;
      return false;
    default:
      return true;
  }
}

}  // namespace

bool holds_functions(const core::Type* type) {
  std::unordered_set<const core::TyCon*> met;
  return holds_functions(type, met);
}

std::string not_understood(Workspace& workspace, const CompiledModule& module, const liquid::Judged& judged) {
  Walk walk(workspace, module);
  walk.function(judged.name);
  for (Symbol behind : judged.behind) walk.function(behind);
  walk.predicates(judged.name);
  for (Symbol callee : judged.callees) walk.predicates(callee);
  return walk.wrong;
}

}  // namespace needle::engine
