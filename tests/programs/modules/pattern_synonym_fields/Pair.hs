{-# LANGUAGE PatternSynonyms #-}
module Pair (Pair, pattern Of, left, right) where

newtype Pair a = Pair (a, a) deriving Show

pattern Of :: a -> a -> Pair a
pattern Of { left, right } = Pair (left, right)
