-- Huffman codes of a text: decoding undoes encoding. Characters are only compared.
module Huffman where

import Needle

data Tree = Leaf Int Char | Fork Int Tree Tree

weight :: Tree -> Int
weight (Leaf w _) = w
weight (Fork w _ _) = w

count :: Char -> [(Char, Int)] -> [(Char, Int)]
count c [] = [(c, 1)]
count c ((d, n) : rest)
  | c == d = (d, n + 1) : rest
  | otherwise = (d, n) : count c rest

place :: Tree -> [Tree] -> [Tree]
place t [] = [t]
place t (u : us)
  | weight t <= weight u = t : u : us
  | otherwise = u : place t us

build :: [Tree] -> Tree
build [t] = t
build (t : u : us) = build (place (Fork (weight t + weight u) t u) us)
build [] = error "no text"

tree :: String -> Tree
tree text = build (foldr place [] [Leaf n c | (c, n) <- foldr count [] text])

codes :: Tree -> [(Char, [Bool])]
codes (Leaf _ c) = [(c, [])]
codes (Fork _ l r) = [(c, False : bs) | (c, bs) <- codes l] ++ [(c, True : bs) | (c, bs) <- codes r]

encode :: [(Char, [Bool])] -> String -> [Bool]
encode table = concatMap (\c -> maybe [] id (lookup c table))

decode :: Tree -> [Bool] -> String
decode t = go t
  where
    go (Leaf _ c) [] = [c]
    go (Leaf _ c) bs = c : go t bs
    go (Fork _ _ _) [] = []
    go (Fork _ l r) (b : bs) = go (if b then r else l) bs

several :: String -> Bool
several (a : rest) = any (/= a) rest
several [] = False

prop_decode :: String -> Result
prop_decode text = several text ==> decode t (encode (codes t) text) == text
  where t = tree text
