// The names of the library that the compiler itself uses, beside the special syntax of Needle.Builtin. Each is defined
// in exactly one module called Needle.*, and found by Environment::known_value and known_type. Derived instances
// (types/derive*) use more of the classes' methods; the tests check that what stands here is there.
#pragma once
#include <string_view>

namespace needle::names {

inline constexpr std::string_view kWellKnownTypes[] = {
    "Int",       "Word",     "Char",        "Integer", "Double",    "Bool",     "Ordering",
    "IO",        "IORes",    "World",       "String",  "Eq",        "Ord",      "Show",
    "Read",      "Enum",     "Bounded",     "Ix",      "Num",       "Integral", "Fractional",
    "Functor",   "Foldable", "Traversable", "Monad",   "MonadFail", "IsString", "Typeable",
    "Coercible", "KnownNat", "KnownSymbol", "Type",    "HasField",
};

inline constexpr std::string_view kWellKnownValues[] = {
    "False",
    "True",
    "IORes",
    // literals, sequences, do
    "fromInteger",
    "fromRational",
    "mkRational",
    "fromString",
    "negate",
    "==",
    ">>=",
    ">>",
    "fail",
    "enumFrom",
    "enumFromThen",
    "enumFromTo",
    "enumFromThenTo",
    "$",
    "otherwise",
    // failures
    "patError",
    "recConError",
    "recSelError",
    "noMethodError",
    "notRun",
    "nonTermination",
    "appTypeRep",
    "errorWithoutStackTrace",
    // Typeable, entry points
    "TypeRep",
    "typeRepOf",
    "getField",
    "runMainIO",
    "evalPrint",
    "evalIO",
};

}  // namespace needle::names
