-- | Errors.
module GHC.Err (error, errorWithoutStackTrace, undefined, absentErr) where

-- | A value that nobody should need.
absentErr :: a
absentErr = errorWithoutStackTrace "Oops! The program has entered an `absent' argument!\n"
