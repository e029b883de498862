-- | Indices of arrays.
module GHC.Ix (Ix(..), indexError) where

import Needle.Ix (Ix(..))

-- | The index is not in the range.
indexError :: Show a => (a, a) -> a -> String -> b
indexError range i ty = errorWithoutStackTrace (showString "Ix{" (showString ty (showString "}.index: Index "
  (showParen True (showsPrec 0 i) (showString " out of range " (showParen True (showsPrec 0 range) ""))))))
