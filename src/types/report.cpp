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
      case ContextKind::Expression: line = "In the expression: " + source; break;
      case ContextKind::Argument:
        line = "In the " + ordinal_word(context->index) + " argument of " + name + ", namely '" + source + "'";
        break;
      case ContextKind::Field: line = "In the " + name + " field of a record"; break;
      case ContextKind::Equation: line = "In an equation for " + name + ": " + source; break;
      case ContextKind::PatternBinding: line = "In a pattern binding: " + source; break;
      case ContextKind::Alternative: line = "In a case alternative: " + source; break;
      case ContextKind::Lambda: line = "In the expression: " + source; break;
      case ContextKind::Statement: line = "In a stmt of a 'do' block: " + source; break;
      case ContextKind::Guard: line = "In a stmt of a pattern guard for: " + source; break;
      case ContextKind::Pattern: line = "In the pattern: " + source; break;
      case ContextKind::Type: line = "In the type: " + source; break;
      case ContextKind::Instance: line = "In the instance declaration for '" + source + "'"; break;
      case ContextKind::Class: line = "In the class declaration for " + name; break;
      case ContextKind::Constructor: line = "In the definition of data constructor " + name; break;
      case ContextKind::Data: line = "In the data declaration for " + name; break;
    }
    out += "\n" + line;
    ++shown;
  }
}

void Reporter::error(int code, Span span, std::string message, const Context* context, std::vector<std::string> hints) {
  if (muted) return;
  for (const Diagnostic& d : errors_)
    if (d.span == span && span.valid()) return;
  context_lines(context, message);
  errors_.push_back({Severity::Error, code, span, std::move(message), std::move(hints)});
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
        out += name + "the type signature for:\n    " + in_parens(origin->name.text()) + " :: " +
               (origin->type ? signature.type(origin->type) : "") + place;
        break;
      case RigidKind::Annotation:
        out += name + "an expression type signature:\n    " + (origin->type ? signature.type(origin->type) : "") + place;
        break;
      case RigidKind::Expected:
        out += name + "a type expected by the context:\n    " + (origin->type ? signature.type(origin->type) : "") + place;
        break;
      case RigidKind::Instance: out += name + "the instance declaration" + place; break;
      case RigidKind::Class: out += name + "the class declaration for '" + std::string(origin->name.text()) + "'" + place; break;
      case RigidKind::Pattern:
        out += name + "a pattern with constructor: " + in_parens(origin->name.text()) + place;
        break;
      case RigidKind::Inferred: out += name + "the inferred type of '" + std::string(origin->name.text()) + "'" + place; break;
    }
  }
}

static bool is_compound(const Type* t) {
  t = Store::prune(t);
  if (t->written) t = t->written;
  return t->kind == TypeKind::Fun || t->kind == TypeKind::App || t->kind == TypeKind::Forall;
}

void Reporter::mismatch(Span span, const Context* context, const Type* expected, const Type* actual, const Mismatch& where,
                        const std::vector<std::string>& notes) {
  TypePrinter printer(names_);
  expected = Store::prune(expected);
  actual = Store::prune(actual);
  std::string out;
  int code = kMismatch;
  const Type* left = where.left ? Store::prune(where.left) : expected;
  const Type* right = where.right ? Store::prune(where.right) : actual;
  bool whole = (left == expected && right == actual) || (left == actual && right == expected);
  auto expected_actual = [&] {
    return "\nExpected: " + printer.type(expected) + "\n  Actual: " + printer.type(actual);
  };
  if (where.kind == MismatchKind::Occurs) {
    code = kOccurs;
    out = "Occurs check: cannot construct the infinite type: " + printer.type(left, 1) + " ~ " + printer.type(right, 1);
    if (!whole) out += expected_actual();
  } else if (where.kind == MismatchKind::Polytype) {
    out = "Couldn't match expected type '" + printer.type(expected) + "' with actual type '" + printer.type(actual) +
          "'\nCannot instantiate a unification variable with a type involving polytypes: " + printer.type(right);
  } else {
    if (whole) {
      std::string e = printer.type(expected), a = printer.type(actual);
      if (is_compound(expected) && is_compound(actual)) {
        out = "Couldn't match expected type: " + e + "\n            with actual type: " + a;
      } else {
        out = "Couldn't match expected type '" + e + "' with actual type '" + a + "'";
      }
    } else {
      // GHC names the actual part first.
      out = "Couldn't match type '" + printer.type(right) + "' with '" + printer.type(left) + "'" + expected_actual();
    }
    if (where.kind == MismatchKind::Escape && where.escaping) {
      std::string v = printer.type(where.escaping->type);
      out += "\nbecause type variable '" + v + "' would escape its scope";
      code = kRigid;
    }
    const Type* both[] = {right, left};
    rigid_notes(both, printer, out);
  }
  for (const std::string& note : notes) out += "\n" + note;
  error(code, span, std::move(out), context);
}

std::string Reporter::arising(const Origin& origin) const {
  std::string name = "'" + in_parens(origin.name.text()) + "'";
  switch (origin.kind) {
    case OriginKind::Use: {
      std::string_view n = origin.name.text();
      return " arising from a use of '" + std::string(n) + "'";
    }
    case OriginKind::Literal: return " arising from the literal '" + text(origin.span) + "'";
    case OriginKind::Do: return " arising from a do statement";
    case OriginKind::Statement: return " arising from a do statement";
    case OriginKind::BindFail: return " arising from a do statement\nwith the failable pattern '" + text(origin.span) + "'";
    case OriginKind::Sequence: return " arising from the arithmetic sequence '" + text(origin.span) + "'";
    case OriginKind::Negation: return " arising from a use of syntactic negation";
    case OriginKind::LiteralPattern: return " arising from the literal '" + text(origin.span) + "'";
    case OriginKind::Superclass: return " arising from the superclasses of an instance declaration";
    case OriginKind::Deriving: return " arising from the 'deriving' clause of a data type declaration";
    case OriginKind::Instance: return " arising from an instance declaration";
    case OriginKind::Pattern: return " arising from a use of " + name;
    case OriginKind::Eval: return " arising from a use of 'print'";
    case OriginKind::Coerce: return " arising from the coercion of the method " + name;
    case OriginKind::DefaultMethod: return " in the expression of the default method for " + name;
    case OriginKind::Update: return " arising from a record update";
  }
  return "";
}

void Reporter::flush(Diagnostics& diagnostics) {
  std::stable_sort(errors_.begin(), errors_.end(), [](const Diagnostic& a, const Diagnostic& b) {
    return a.span.begin < b.span.begin;
  });
  for (Diagnostic& d : errors_) diagnostics.add(std::move(d));
  errors_.clear();
}

}  // namespace needle::types
