{-# LANGUAGE MagicHash, PatternSynonyms, ViewPatterns #-}
-- | Small whole numbers in their box. Large ones have no constructor here.
module GHC.Integer.GMP.Internals (Integer(S#), gcdInteger, lcmInteger) where

import GHC.Integer
import GHC.Num.Integer (pattern IS)
import Needle.Unboxed

-- | A number that an Int can be.
pattern S# :: Int# -> Integer
pattern S# n = IS n
