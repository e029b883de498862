#include <fmt/format.h>

#include <cctype>

#include "liquid/elaboration.h"

namespace needle::liquid {

using namespace syntax;

namespace {

std::string in_prefix_form(Symbol name) {
  const char first = name.text()[0];
  const bool word = first == '_' || std::isalpha(static_cast<unsigned char>(first)) || (first & 0x80);
  return word ? std::string(name.text()) : fmt::format("({})", name.text());
}

}  // namespace

void Elaboration::find_measures() {
  measures_.push_back({intern("len"), intern("[]")});
  auto add_measure = [this](Symbol name, const Refined* t) {
    const bool one = t && t->kind == RefinedKind::Function && t->parts.size() == 2;
    if (!one || t->parts[0]->kind != RefinedKind::Constructor || t->parts[1]->name.text() != "Int") return;
    measures_.push_back({name, t->parts[0]->name});
  };
  for (const Definition& d : annotations_.definitions)
    if (d.type && !d.function->clauses.empty()) add_measure(d.function->name.text, d.type);
  for (const Promotion& p : annotations_.promotions) {
    const auto signature = signatures_.find(p.name.text);
    if (signature != signatures_.end()) add_measure(p.name.text, plain_type(tree_, signature->second));
  }
}

std::string Elaboration::with_predicate(const Refined& result, const Strengthening& s,
                                        const std::vector<std::string>& names) const {
  const std::string written(sources_.text(result.span));
  const bool braces = result.predicate && written.starts_with('{') && written.ends_with('}');
  if (!braces) return fmt::format("{{v:{} | {}}}", written, text_of(s, "v", names));
  return fmt::format("{} && {}}}", written.substr(0, written.size() - 1), text_of(s, result.subject.text(), names));
}

void Elaboration::strengthen(Contract& c) {
  if (c.is_constructor || !c.function || c.promoted || !c.result) return;
  const std::vector<Strengthening> all = strengthenings(measures_, c.types, c.result);
  if (all.empty()) return;
  std::vector<std::string> names, types;
  for (size_t i = 0; i < c.arity(); ++i) {
    const bool named = c.params[i].text()[0] != '$';
    names.push_back(named ? std::string(c.params[i].text()) : fmt::format("x{}", i + 1));
    types.emplace_back(sources_.text(c.types[i]->span));
    if (is_function(c, i) && !types.back().starts_with('(')) types.back() = "(" + types.back() + ")";
  }
  std::vector<std::string>& texts = out_.stronger[c.name.text];
  for (const Strengthening& s : all) {
    std::string text = fmt::format("{} :: ", in_prefix_form(c.name.text));
    for (size_t i = 0; i < c.arity(); ++i) text += fmt::format("{}:{} -> ", names[i], types[i]);
    texts.push_back(text + with_predicate(*c.result, s, names));
  }
  const auto wanted = options_.strengthened.find(c.name.text);
  if (wanted == options_.strengthened.end() || wanted->second >= all.size()) return;
  tree_.at(c.result->span);
  const Symbol v = intern("$v");
  c.stronger = tree_.lambda({tree_.bind(v)}, predicate_of(tree_, all[wanted->second], v, c.params));
}

}  // namespace needle::liquid
