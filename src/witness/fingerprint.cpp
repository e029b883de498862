// The types that a token was made for, in one number: their constructors in order and all they are made of.
#include <fmt/format.h>

#include <set>

#include "witness/witness.h"

namespace needle::witness {

namespace {

class Types {
 public:
  void add(const core::Type* type) {
    text_ += core::print(type) + ";";
    visit(type);
  }
  const std::string& text() const { return text_; }

 private:
  void visit(const core::Type* type) {
    if (!type) return;
    if (type->con && seen_.insert(type->con).second) describe(*type->con);
    visit(type->left);
    visit(type->right);
  }
  void describe(const core::TyCon& con) {
    text_ += fmt::format("{}.{}=", con.module.text(), con.name.text());
    for (const core::DataCon* k : con.constructors) {
      text_ += fmt::format("{}", k->name.text());
      for (const core::Type* field : k->field_types) text_ += " " + core::print(field);
      text_ += "|";
    }
    for (const core::DataCon* k : con.constructors)
      for (const core::Type* field : k->field_types) visit(field);
  }

  std::set<const core::TyCon*> seen_;
  std::string text_;
};

}  // namespace

std::string fingerprint(const space::Spaces& spaces, const std::vector<claim::Input>& inputs) {
  Types types;
  for (const claim::Input& input : inputs) {
    types.add(input.type);
    const bool generated = spaces[input.space].form == space::Form::Image;
    if (generated) types.add(spaces[spaces[input.space].inner].type);
  }
  uint64_t hash = 14695981039346656037u;
  for (const char c : types.text()) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211u;
  return fmt::format("{:08x}", static_cast<uint32_t>(hash ^ hash >> 32));
}

}  // namespace needle::witness
