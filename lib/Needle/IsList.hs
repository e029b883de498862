{-# LANGUAGE NoImplicitPrelude, TypeFamilies #-}
-- | Lists as values of other types; what OverloadedLists makes of list literals and patterns.
module Needle.IsList where

import Needle.Base
import Needle.Classes
import Needle.Exception (errorWithoutStackTrace)
import Needle.Prim

-- | Types whose values are made of lists and become lists.
class IsList l where
  -- | The type of the elements.
  type Item l
  -- | From a list.
  fromList :: [Item l] -> l
  -- | From a list of a length.
  fromListN :: Int -> [Item l] -> l
  fromListN _ = fromList
  -- | To a list.
  toList :: l -> [Item l]

instance IsList [a] where
  type Item [a] = a
  fromList xs = xs
  toList xs = xs

instance IsList (NonEmpty a) where
  type Item (NonEmpty a) = a
  fromList xs = case xs of
    x : rest -> x :| rest
    [] -> errorWithoutStackTrace "NonEmpty.fromList: empty list"
  toList (x :| xs) = x : xs

-- | What a literal is.
ofListLiteral :: IsList l => [Item l] -> l
ofListLiteral = fromList

-- | What a pattern looks at.
toListPattern :: IsList l => l -> [Item l]
toListPattern = toList
