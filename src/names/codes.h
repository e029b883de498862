// The stable numbers of what this folder has to say (see source/diagnostic.h).
#pragma once

namespace needle::names {

enum Code : int {
  kNoModule = 201,
  kNotExported = 202,  // by an imported module
  kVariable = 203,     // not in scope
  kConstructor = 204,
  kType = 205,
  kAmbiguous = 206,
  kMultiple = 207,     // declarations of one name
  kConflicting = 208,  // definitions within one pattern or binding list
  kPrecedence = 209,
  kEquations = 210,  // of different lengths
  kSignature = 211,  // without a binding, or twice
  kMethod = 212,     // not one of the class
  kFixity = 213,     // declaration without a binding, or twice
  kExport = 214,
  kConflictingExports = 215,
  kField = 216,
  kPragma = 217,  // without a binding, or with a weight that is none
  kSplice = 510,
  kTupleSize = 511,
};

}  // namespace needle::names
