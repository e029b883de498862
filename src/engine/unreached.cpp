#include "engine/unreached.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "core/children.h"

namespace needle::engine {
namespace {

using core::Expr;
using core::ExprKind;

// A way that was taken to get to a place: out of a case, by an alternative.
struct Way {
  const Expr* scrutinee = nullptr;
  const core::Alt* alternative = nullptr;  // null: none of the others
};

// The ways from the root of an expression to a tick.
class WaysTo {
 public:
  explicit WaysTo(uint32_t tick) : tick_(tick) {}

  bool find(const Expr* e) {
    switch (e->kind) {
      case ExprKind::Tick:
        return core::as<core::TickExpr>(e).tick == tick_ || find(core::as<core::TickExpr>(e).body);
      case ExprKind::Case: {
        const auto& c = core::as<core::CaseExpr>(e);
        if (find(c.scrutinee)) return true;
        // It is only evaluated and named here: case e of s { _ -> case s of .. }
        if (c.alts.empty()) {
          names_[c.binder] = c.scrutinee;
          return c.fallback && find(c.fallback);
        }
        const Expr* scrutinee = named(c.scrutinee);
        for (const core::Alt& a : c.alts)
          if (find_by({scrutinee, &a}, a.body)) return true;
        return c.fallback && find_by({scrutinee, nullptr}, c.fallback);
      }
      case ExprKind::Let: {
        const auto& let = core::as<core::LetExpr>(e);
        for (const core::Bind& b : let.binds)
          if (find(b.rhs)) {
            after_others = after_others || let.join;
            return true;
          }
        return find(let.body);
      }
      default: {
        bool found = false;
        core::each_child(e, [&](const Expr* child) { found = found || find(child); });
        return found;
      }
    }
  }

  std::vector<Way> ways;      // the innermost first
  bool after_others = false;  // it is what is left when other alternatives did not fit

 private:
  bool find_by(const Way& way, const Expr* body) {
    if (!find(body)) return false;
    ways.push_back(way);
    return true;
  }
  const Expr* named(const Expr* e) const {
    const auto known = e->kind == ExprKind::Var ? names_.find(core::as<core::VarExpr>(e).var) : names_.end();
    return known == names_.end() ? e : known->second;
  }

  const uint32_t tick_;
  std::map<const core::Var*, const Expr*> names_;
};

const Expr* without_ticks(const Expr* e) {
  while (e->kind == ExprKind::Tick) e = core::as<core::TickExpr>(e).body;
  return e;
}

std::string listed(const std::vector<std::string>& names) {
  std::string out;
  for (size_t i = 0; i < names.size(); ++i) out += (i == 0 ? "" : i + 1 == names.size() ? " and " : ", ") + names[i];
  return out;
}

}  // namespace

std::string Unreached::why(PlaceId place, const IsUnreachable& dead) const {
  while (const std::optional<PlaceId> around = places_.around(place)) {
    if (!dead(*around)) break;
    place = *around;
  }
  switch (places_.info(place).box) {
    case core::Box::TopLevel:
    case core::Box::Local:
      return declaration(place);
    case core::Box::Guard:
    case core::Box::Condition:
    case core::Box::Qualifier:
      return condition(place);
    default:
      return expression(place);
  }
}

// Only mentioned by what is not called, or by nobody.
std::string Unreached::declaration(PlaceId place) const {
  const core::TickInfo& info = places_.info(place);
  const std::string name(info.path.empty() ? info.name.text() : info.path.back().text());
  if (info.box == core::Box::Local) return fmt::format("{} is never evaluated: nothing needs its value", name);
  const std::string callers = callers_of(places_.holder(place));
  if (callers.empty()) return fmt::format("nothing calls {}", name);
  return fmt::format("{} is mentioned only by {}, and no call gets there", name, callers);
}

std::string Unreached::condition(PlaceId place) const {
  const core::TickInfo& info = places_.info(place);
  std::string out = fmt::format("{} is never {}", quoted(info.span), info.value ? "True" : "False");
  WaysTo path(places_.tick(place));
  const core::GlobalId holder = places_.holder(place);
  if (!holder.valid() || !path.find(workspace_.program().unoptimised_body(holder))) return out;
  // Beneath the condition's own case there are those around it.
  std::vector<std::string> around;
  for (size_t i = 1; i < path.ways.size() && around.size() < 3; ++i) {
    const Way& way = path.ways[i];
    if (!way.alternative || !way.alternative->con || !way.scrutinee->span.valid()) continue;
    around.push_back(fmt::format("{} is {}", quoted(way.scrutinee->span), way.alternative->con->name.text()));
  }
  return around.empty() ? out : fmt::format("{} where {}", out, listed(around));
}

std::string Unreached::expression(PlaceId place) const {
  const core::GlobalId holder = places_.holder(place);
  if (!holder.valid()) return "it is not part of the program that runs";
  const Expr* body = workspace_.program().unoptimised_body(holder);
  WaysTo path(places_.tick(place));
  if (!path.find(body)) return "it is not part of the program that runs";
  std::vector<std::string> needs;
  for (const Way& way : path.ways) {
    if (needs.size() == 3) break;
    const std::string is = !way.alternative       ? std::string("none of the other alternatives")
                           : way.alternative->con ? std::string(way.alternative->con->name.text())
                                                  : std::string("that literal");
    const Expr* scrutinee = without_ticks(way.scrutinee);
    const std::string_view text =
        way.scrutinee->span.valid() ? workspace_.sources().text(way.scrutinee->span) : std::string_view();
    // An argument that has no name stands where its first pattern does.
    const bool argument =
        scrutinee->kind == ExprKind::Var && core::as<core::VarExpr>(scrutinee).var->name.text() != text;
    if (!text.empty() && !argument)
      needs.push_back(fmt::format("{} to be {}", quoted(way.scrutinee->span), is));
    else if (argument && way.alternative && way.alternative->con)
      needs.push_back(fmt::format("a call that passes {}", is));
  }
  if (path.after_others) needs.emplace_back("every alternative before it not to fit");
  if (needs.empty()) return "nothing needs its value";
  const std::string callers = callers_of(holder);
  std::string out = fmt::format("it needs {}, and no call makes that so", listed(needs));
  if (!callers.empty()) out += fmt::format("; the calls are in {}", callers);
  return out;
}

// The user's functions that mention it, but for itself.
std::string Unreached::callers_of(core::GlobalId function) const {
  std::vector<std::string> names;
  for (core::GlobalId id : callers_.of(function)) {
    const core::Global& g = workspace_.program().global(id);
    if (id == function || !g.span.valid() || g.name.text().starts_with("$")) continue;
    names.emplace_back(g.name.text());
  }
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  constexpr size_t kMost = 3;
  if (names.size() > kMost) {
    const size_t others = names.size() - kMost;
    names.resize(kMost);
    names.push_back(fmt::format("{} other{}", others, others == 1 ? "" : "s"));
  }
  return listed(names);
}

std::string Unreached::quoted(Span span) const {
  constexpr size_t kLongest = 40;
  std::string text;
  for (char c : workspace_.sources().text(span)) {
    const bool space = c == ' ' || c == '\n' || c == '\t' || c == '\r';
    if (!space || (!text.empty() && text.back() != ' ')) text += space ? ' ' : c;
  }
  if (text.size() > kLongest) {
    size_t cut = kLongest;
    while (cut > 0 && (static_cast<unsigned char>(text[cut]) & 0xC0) == 0x80) --cut;
    text = text.substr(0, cut) + "..";
  }
  return "`" + text + "`";
}

}  // namespace needle::engine
