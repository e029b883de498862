// From a value that can be a test's result to how the test went.
//
//   b :: Bool          case b of { False -> 0; True -> 1 }
//   m :: Maybe R       case m of { Nothing -> 2; Just r -> <r> }
//   g :: Gen R         <g choices size>
//   p :: Property      judgeQuickCheck p choices size
//
// Needle.Judge, in Haskell, knows what is inside the testing libraries' own types; here is only which of its functions
// is for which type, and what they must be given beside the property.
#pragma once
#include <functional>
#include <string_view>

#include "core/build.h"
#include "core/core.h"

namespace needle::claim {

enum class TestResult : uint8_t {
  Failed = 0,
  Passed = 1,
  Discarded = 2,
  FailedAsExpected = 3,    // the property says that it is meant to fail
  PassedUnexpectedly = 4,  // the same
  Unfinished = 5,          // of a target only (target.h): the result is larger than anybody looks
};

inline bool expects_failure(TestResult r) {
  return r == TestResult::FailedAsExpected || r == TestResult::PassedUnexpectedly;
}
// The same without regard to what was expected.
inline TestResult as_tested(TestResult r) {
  return r == TestResult::FailedAsExpected     ? TestResult::Failed
         : r == TestResult::PassedUnexpectedly ? TestResult::Passed
                                               : r;
}

// A function that the library has for the compiler's own use, by name.
using Known = std::function<core::GlobalId(std::string_view)>;

// What a judging function must be given beside the property.
enum class Needs : uint8_t { Nothing, ChoicesAndSize, Depth };

class Judge {
 public:
  Judge(core::Program& program, const Known& known) : program_(program), build_(program), known_(known) {}

  // Whether tests of this type say something about themselves when they pass: labels, classes.
  bool makes_notes(const core::Type* type) const;
  // The number of a TestResult; with `notes`, Needle.Judge's Judged, which holds one. Null when the type is none of a
  // test's result.
  const core::Expr* result(const core::Expr* value, const core::Type* type, bool notes);
  // A [String]: what a failing test says about itself. Null when it has nothing to say.
  const core::Expr* texts(const core::Expr* value, const core::Type* type);

  // What the expressions made so far need beside the property's arguments; null when they do not.
  const core::Var* choices() const { return choices_; }
  const core::Var* size() const { return size_; }
  // The size is a depth for quantifiers, not what QuickCheck calls one.
  bool size_is_depth() const { return size_is_depth_; }

 private:
  const core::Expr* library(std::string_view function, const core::Expr* value, Needs needs);
  const core::Expr* generated(const core::Expr* value);
  const core::TyCon* reason_type(const core::Type* type) const;
  const core::Expr* none();
  const core::Expr* code(TestResult result, bool notes);
  const core::Expr* chosen(const core::Expr* value, const core::TyCon* con, const std::vector<TestResult>& results,
                           bool notes);
  const core::Var* need_choices();
  const core::Var* need_size();

  core::Program& program_;
  core::Builder build_;
  const Known& known_;
  const core::Var *choices_ = nullptr, *size_ = nullptr;
  bool size_is_depth_ = false;
};

// Null when the program has none.
const core::TyCon* find_type(const core::Program& program, std::string_view module, std::string_view name);

}  // namespace needle::claim
