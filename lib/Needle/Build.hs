{-# LANGUAGE NoImplicitPrelude, BangPatterns #-}
-- | Long strings from many small parts: a function that puts parts in front of others, gathered into chunks at the end.
module Needle.Build where

import Needle.Prim
import Needle.Classes
import Needle.Base
import Needle.Window

data Part a = One !a | Many !(Window a)

newtype Build a = Build ([Part a] -> [Part a])

instance Semigroup (Build a) where
  Build f <> Build g = Build (\r -> f (g r))

instance Monoid (Build a) where
  mempty = Build (\r -> r)

element :: a -> Build a
element x = Build (\r -> One x : r)

elements :: [a] -> Build a
elements xs = Build (\r -> listFoldr (\x t -> One x : t) r xs)

whole :: Window a -> Build a
whole v = if isEmpty v then mempty else Build (\r -> Many v : r)

-- | The chunks: the first is soon there, later ones are longer, and long parts are chunks of their own.
chunksOf :: Build a -> [Window a]
chunksOf (Build f) = chunksFrom 64 (f [])

chunksFrom :: Int -> [Part a] -> [Window a]
chunksFrom _ [] = []
chunksFrom _ (Many v : r) | size v >= longest = v : chunksFrom longest r
chunksFrom room parts = case gather room 0 [] parts of
  Gathered n back r -> create n (\arr w -> fill arr n back w) : chunksFrom (if room < longest then room * 2 else room) r

longest :: Int
longest = 4096

-- How many elements, their parts in reverse, what is left.
data Gathered a = Gathered !Int [Part a] [Part a]

gather :: Int -> Int -> [Part a] -> [Part a] -> Gathered a
gather room !n back parts = case parts of
  p@(One _) : r | n < room -> gather room (n + 1) (p : back) r
  p@(Many v) : r | n == 0 || n + size v <= room -> gather room (n + size v) (p : back) r
  _ -> Gathered n back parts

fill :: Arr a -> Int -> [Part a] -> World -> IORes ()
fill _ _ [] _ = IORes ()
fill arr end (One x : r) w = case primWriteArray arr (end - 1) x w of IORes _ -> fill arr (end - 1) r w
fill arr end (Many (Window o n from) : r) w = case primCopyArray from o arr (end - n) n w of IORes _ -> fill arr (end - n) r w
