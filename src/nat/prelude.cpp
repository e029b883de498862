#include "nat/prelude.h"

#include <stdexcept>

#include "core/parse.h"

namespace needle::nat {
namespace {

// Numbers may stand between blanks and commas. `digits` has no alternative for anything but a digit: a program is stuck
// in `input` where there is no number.
constexpr std::string_view kPrelude = R"(
prim Int; prim Integer; prim World;
data Bool = False | True;
data () = ();
data [] a = [] | : {infix r 5} a ([] a);
data IORes a = IORes a;

def input :: World -> IORes Integer = \w -> number w;
def number = \w -> case hLookAhead# 0 w of r { IORes c -> case c of k {
  9 -> skip w; 10 -> skip w; 13 -> skip w; 32 -> skip w; 44 -> skip w;
  45 -> case hGetChar# 0 w of s { _ -> case digits w of n { _ -> case integerNegate# n of m { _ -> IORes m } } };
  _ -> case digits w of n { _ -> IORes n } } };
def skip = \w -> case hGetChar# 0 w of s { _ -> number w };
def digits = \w -> case hLookAhead# 0 w of r { IORes c -> case isDigit c of b { True -> value w 0n } };
def value = \w n -> case hLookAhead# 0 w of r { IORes c -> case isDigit c of b {
  False -> n;
  True -> case hGetChar# 0 w of s { _ ->
    case integerAdd# (integerMul# 10n n) (intToInteger# (intSub# c 48)) of m { _ -> value w m } } } };
def isDigit = \c -> case intLt# c 48 of b { True -> False; False -> intLe# c 57 };
)";

}  // namespace

core::GlobalId add_prelude(core::Program& program) {
  const core::ParseResult result = core::parse_program(kPrelude, program);
  if (!result.ok) throw std::logic_error("the prelude of .nat programs: " + result.message);
  return core::find_global(program, "input");
}

}  // namespace needle::nat
