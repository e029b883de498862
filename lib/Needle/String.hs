{-# LANGUAGE NoImplicitPrelude #-}
-- | Overloaded strings.
module Needle.String where

import Needle.Prim
import Needle.Foldable

-- | Types a string literal may have.
class IsString a where
  fromString :: String -> a

instance c ~ Char => IsString [c] where
  fromString s = s

instance IsString a => IsString (Identity a) where
  fromString s = Identity (fromString s)

instance IsString a => IsString (Const a b) where
  fromString s = Const (fromString s)
