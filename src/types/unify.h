// Makes two types equal by solving metas. Of a failure it says where the two disagree; whoever asked knows the whole
// types and writes the message.
#pragma once
#include <functional>

#include "types/store.h"

namespace needle::types {

enum class MismatchKind : uint8_t { None, Clash, Occurs, Escape, Polytype };
struct Mismatch {
  MismatchKind kind = MismatchKind::None;
  const Type* left = nullptr;  // the parts that disagree
  const Type* right = nullptr;
  const TyVar* escaping = nullptr;  // Escape
};

class Unifier {
 public:
  explicit Unifier(Store& store) : s_(store) {}
  bool unify(const Type* a, const Type* b);
  // Takes an equality about an application of a family that cannot be decided yet. Without it, such a one is a clash.
  std::function<void(const Type*, const Type*)> later;
  const Mismatch& mismatch() const { return mismatch_; }
  // How many metas have been solved so far: tells whether anything happened.
  uint64_t solved() const { return solved_; }

 private:
  bool bind(const Type* meta, const Type* type);
  const Type* fit(MetaVar* meta, const Type* type);  // the type as the meta's solution, or null
  bool fail(MismatchKind kind, const Type* a, const Type* b);
  bool unify_foralls(const Type* a, const Type* b);
  bool unify_family(const Type* a, const Type* b);
  const Type* fit_family(MetaVar* meta, const Type* type);

  Store& s_;
  Mismatch mismatch_;
  uint64_t solved_ = 0;
};

}  // namespace needle::types
