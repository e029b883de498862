-- | Functions on lists, under GHC's name for their module.
module GHC.List (module Data.List, lookup, scanl', errorEmptyList) where

import Data.List

-- | The error for a function of that name on an empty list.
errorEmptyList :: String -> a
errorEmptyList f = errorWithoutStackTrace ("Prelude." ++ f ++ ": empty list")
