#include "types/report.h"

#include <algorithm>

namespace needle::types {

std::string number_word(size_t n) {
  static const char* const words[] = {"no", "one", "two", "three", "four", "five", "six"};
  return n <= 6 ? words[n] : std::to_string(n);
}

std::string ordinal_word(size_t n) {
  static const char* const words[] = {"zeroth", "first", "second", "third", "fourth", "fifth", "sixth"};
  return n <= 6 ? words[n] : std::to_string(n) + "th";
}

std::string in_parens(std::string_view name) {
  if (name.empty()) return "";
  auto c = static_cast<unsigned char>(name[0]);
  if (std::isalnum(c) || c == '_' || c == '(' || c == '[' || c >= 0x80) return std::string(name);
  return "(" + std::string(name) + ")";
}

std::string Reporter::text(Span span) const {
  if (!sources_ || !span.valid()) return "";
  std::string out;
  bool more = false;
  for (char c : sources_->text(span)) {
    if (c == '\n') {
      more = true;
      break;
    }
    out += c;
  }
  while (!out.empty() && (out.back() == ' ' || out.back() == '\r')) out.pop_back();
  if (out.size() > 100) {
    size_t cut = 96;
    while (cut > 0 && (static_cast<unsigned char>(out[cut]) & 0xC0) == 0x80) --cut;
    out.resize(cut);
    more = true;
  }
  return more ? out + " ..." : out;
}

std::string Reporter::describe(Span span) const {
  return sources_ && span.valid() ? sources_->describe(span) : std::string("<library>");
}

void Reporter::context_lines(const Context* context, std::string& out) const {
  if (!sources_) return;
  int shown = 0;
  for (; context && shown < 3; context = context->up) {
    std::string source = text(context->span);
    if (source.empty()) continue;
    std::string name = "'" + in_parens(context->name.text()) + "'";
    std::string line;
    switch (context->kind) {
      case ContextKind::Expression:
        line = "In the expression: " + source;
        break;
      case ContextKind::Argument:
        line = "In the " + ordinal_word(context->index) + " argument of " + name + ", namely '" + source + "'";
        break;
      case ContextKind::Field:
        line = "In the " + name + " field of a record";
        break;
      case ContextKind::Equation:
        line = "In an equation for " + name + ": " + source;
        break;
      case ContextKind::PatternBinding:
        line = "In a pattern binding: " + source;
        break;
      case ContextKind::Alternative:
        line = "In a case alternative: " + source;
        break;
      case ContextKind::Lambda:
        line = "In the expression: " + source;
        break;
      case ContextKind::Statement:
        line = "In a stmt of a 'do' block: " + source;
        break;
      case ContextKind::Guard:
        line = "In a stmt of a pattern guard for: " + source;
        break;
      case ContextKind::Pattern:
        line = "In the pattern: " + source;
        break;
      case ContextKind::Type:
        line = "In the type: " + source;
        break;
      case ContextKind::Instance:
        line = "In the instance declaration for '" + source + "'";
        break;
      case ContextKind::Class:
        line = "In the class declaration for " + name;
        break;
      case ContextKind::Constructor:
        line = "In the definition of data constructor " + name;
        break;
      case ContextKind::Data:
        line = "In the data declaration for " + name;
        break;
    }
    out += "\n" + line;
    ++shown;
  }
}

void Reporter::add(int code, Span span, std::string message, std::vector<std::string> hints,
                   std::function<std::string()> late) {
  if (muted) return;
  for (const Pending& p : errors_)
    if (p.diagnostic.span == span && span.valid()) return;
  errors_.push_back({{Severity::Error, code, span, std::move(message), std::move(hints)}, std::move(late)});
}

void Reporter::error(int code, Span span, std::string message, const Context* context, std::vector<std::string> hints) {
  context_lines(context, message);
  add(code, span, std::move(message), std::move(hints), nullptr);
}

void Reporter::rigid_notes(std::span<const Type* const> types, TypePrinter& printer, std::string& out) const {
  std::vector<const TypeVar*> done;
  for (const Type* t : types) {
    t = Store::prune(t);
    if (t->kind != TypeKind::Var || std::find(done.begin(), done.end(), t->var) != done.end()) continue;
    done.push_back(t->var);
    const RigidOrigin* origin = rigid(t->var).origin;
    if (!origin) continue;
    std::string name = "\n'" + printer.type(t) + "' is a rigid type variable bound by\n  ";
    std::string place = "\n  at " + describe(origin->span);
    TypePrinter signature(names_);
    signature.show_forall = true;
    switch (origin->kind) {
      case RigidKind::Signature:
        out += name + "the type signature for:\n    " + in_parens(origin->name.text()) +
               " :: " + (origin->type ? signature.type(origin->type) : "") + place;
        break;
      case RigidKind::Annotation:
        out +=
            name + "an expression type signature:\n    " + (origin->type ? signature.type(origin->type) : "") + place;
        break;
      case RigidKind::Expected:
        out +=
            name + "a type expected by the context:\n    " + (origin->type ? signature.type(origin->type) : "") + place;
        break;
      case RigidKind::Instance:
        out += name + "the instance declaration" + place;
        break;
      case RigidKind::Class:
        out += name + "the class declaration for '" + std::string(origin->name.text()) + "'" + place;
        break;
      case RigidKind::Pattern:
        out += name + "a pattern with constructor: " + in_parens(origin->name.text()) + place;
        break;
      case RigidKind::Quantified:
        out += name + "a quantified context" + place;
        break;
      case RigidKind::Inferred:
        out += name + "the inferred type of '" + std::string(origin->name.text()) + "'" + place;
        break;
    }
  }
}

static bool is_compound(const Type* t) {
  t = Store::prune(t);
  if (t->written) t = t->written;
  return t->kind == TypeKind::Fun || t->kind == TypeKind::App || t->kind == TypeKind::Forall;
}

void Reporter::mismatch(Span span, const Context* context, const Type* expected, const Type* actual,
                        const Mismatch& where, const std::vector<std::string>& notes) {
  std::string rest;
  for (const std::string& note : notes) rest += "\n" + note;
  context_lines(context, rest);
  int code = where.kind == MismatchKind::Occurs ? kOccurs : where.kind == MismatchKind::Escape ? kRigid : kMismatch;
  add(code, span, std::move(rest), {}, [=, this] { return mismatch_text(expected, actual, where); });
}

std::string Reporter::mismatch_text(const Type* expected, const Type* actual, const Mismatch& where) const {
  TypePrinter printer(names_);
  const Type* left = where.left ? where.left : expected;
  const Type* right = where.right ? where.right : actual;
  std::string e = printer.type(expected), a = printer.type(actual), l = printer.type(left), r = printer.type(right);
  bool whole = (l == e && r == a) || (l == a && r == e);
  std::string both = "\nExpected: " + e + "\n  Actual: " + a;
  if (where.kind == MismatchKind::Occurs) {
    std::string out =
        "Occurs check: cannot construct the infinite type: " + printer.type(left, 1) + " ~ " + printer.type(right, 1);
    return whole ? out : out + both;
  }
  std::string out;
  if (!whole) {
    out = "Couldn't match type '" + r + "' with '" + l + "'" + both;  // GHC names the actual part first
  } else if (is_compound(expected) && is_compound(actual)) {
    out = "Couldn't match expected type: " + e + "\n            with actual type: " + a;
  } else {
    out = "Couldn't match expected type '" + e + "' with actual type '" + a + "'";
  }
  if (where.kind == MismatchKind::Polytype)
    out += "\nCannot instantiate a unification variable with a type involving polytypes: " + r;
  if (where.kind == MismatchKind::Escape && where.escaping)
    out += "\nbecause type variable '" + printer.type(where.escaping->type) + "' would escape its scope";
  const Type* parts[] = {right, left};
  rigid_notes(parts, printer, out);
  return out;
}

std::string Reporter::arising(const Origin& origin) const {
  std::string name = "'" + in_parens(origin.name.text()) + "'";
  switch (origin.kind) {
    case OriginKind::Use: {
      std::string_view n = origin.name.text();
      return " arising from a use of '" + std::string(n) + "'";
    }
    case OriginKind::Literal:
      return " arising from the literal '" + text(origin.span) + "'";
    case OriginKind::Do:
      return " arising from a do statement";
    case OriginKind::Statement:
      return " arising from a do statement";
    case OriginKind::BindFail:
      return " arising from a do statement\nwith the failable pattern '" + text(origin.span) + "'";
    case OriginKind::Sequence:
      return " arising from the arithmetic sequence '" + text(origin.span) + "'";
    case OriginKind::Negation:
      return " arising from a use of syntactic negation";
    case OriginKind::Selection:
      return " arising from selecting the field " + name;
    case OriginKind::LiteralPattern:
      return " arising from the literal '" + text(origin.span) + "'";
    case OriginKind::Superclass:
      return " arising from the superclasses of an instance declaration";
    case OriginKind::Deriving:
      return " arising from the 'deriving' clause of a data type declaration";
    case OriginKind::Instance:
      return " arising from an instance declaration";
    case OriginKind::Pattern:
      return " arising from a use of " + name;
    case OriginKind::Eval:
      return " arising from a use of 'print'";
    case OriginKind::Coerce:
      return " arising from the coercion of the method " + name;
    case OriginKind::DefaultMethod:
      return " in the expression of the default method for " + name;
    case OriginKind::Update:
      return " arising from a record update";
    case OriginKind::Match:
      return "";
  }
  return "";
}

void Reporter::flush(Diagnostics& diagnostics) {
  std::stable_sort(errors_.begin(), errors_.end(), [](const Pending& a, const Pending& b) {
    return a.diagnostic.span.begin < b.diagnostic.span.begin;
  });
  for (Pending& p : errors_) {
    if (p.late) p.diagnostic.message = p.late() + p.diagnostic.message;
    diagnostics.add(std::move(p.diagnostic));
  }
  errors_.clear();
}

}  // namespace needle::types
