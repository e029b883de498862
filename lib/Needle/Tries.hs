-- | The tries that maps and sets of numbers are, as text.
module Needle.Tries (showTrie) where

import Data.IntMap.Internal (IntMap(..), Key)

-- | How a leaf is written; whether branches hang below each other or stand beside each other, larger keys first; whether
-- there are empty lines.
showTrie :: (Key -> a -> ShowS) -> Bool -> Bool -> IntMap a -> String
showTrie leaf hanging wide m = if hanging then hang [] m "" else beside [] [] m ""
  where
    beside above below t = case t of
      Nil -> bars above . showString "|\n"
      Tip k x -> bars above . showString " " . leaf k x . showString "\n"
      Bin _ mask a b | (l, r) <- unsigned mask a b ->
        beside (bar : below) (blank : below) r . empty below . bars above . showString "*\n" . empty above
          . beside (blank : above) (bar : above) l
    hang here t = case t of
      Nil -> bars here . showString "|\n"
      Tip k x -> bars here . showString " " . leaf k x . showString "\n"
      Bin _ mask a b | (l, r) <- unsigned mask a b ->
        bars here . showString "*\n" . empty here . hang (bar : here) l . empty here . hang (blank : here) r
    -- keys below 0 come last
    unsigned mask a b = if mask == 0 then (b, a) else (a, b)
    empty here = if wide then showString (concat (reverse here)) . showString "|\n" else id
    bars here = case here of
      [] -> id
      _ : outer -> showString (concat (reverse outer)) . showString "+--"
    bar = "|  "
    blank = "   "
