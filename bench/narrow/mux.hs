-- A multiplexer made of gates gives the word that its one-hot selector points at.
-- flags: --strategy narrow --depth 6 --conjunction left
-- check: prop_mux holds_up_to 6
-- nodes: prop_mux 2395
module Main (main) where

import System.Environment (getArgs)
import Test.LazySmallCheck

type Bit = Bool
type Word' = [Bit]

both, either' :: Bit -> Bit -> Bit
both True b = b
both False _ = False
either' True _ = True
either' False b = b

gate :: Bit -> Word' -> Word'
gate _ [] = []
gate s (b : bs) = both s b : gate s bs

join :: Word' -> Word' -> Word'
join (a : as) (b : bs) = either' a b : join as bs
join as [] = as
join [] bs = bs

-- a balanced tree of gates
mux :: [Bit] -> [Word'] -> Word'
mux [s] [w] = gate s w
mux ss ws = case halve ss ws of
  (ss0, ws0, ss1, ws1) -> join (mux ss0 ws0) (mux ss1 ws1)

halve :: [a] -> [b] -> ([a], [b], [a], [b])
halve (x : y : xs) (u : v : us) = case halve xs us of
  (a, b, c, d) -> (x : a, u : b, y : c, v : d)
halve xs us = (xs, us, [], [])

oneHot :: [Bit] -> Bool
oneHot [] = False
oneHot (True : bs) = cold bs
oneHot (False : bs) = oneHot bs

cold :: [Bit] -> Bool
cold [] = True
cold (b : bs) = not b && cold bs

-- as many words as selector bits, all of one width
fits :: [Bit] -> [Word'] -> Bool
fits (_ : ss) (w : ws) = case ss of
  [] -> case ws of
    [] -> True
    _ -> False
  _ -> case ws of
    v : _ -> level w v && fits ss ws
    [] -> False
fits _ _ = False

level :: Word' -> Word' -> Bool
level [] [] = True
level (_ : as) (_ : bs) = level as bs
level _ _ = False

pick :: [Bit] -> [Word'] -> Word'
pick (True : _) (w : _) = w
pick (False : ss) (_ : ws) = pick ss ws
pick _ _ = []

equal :: Word' -> Word' -> Bool
equal [] [] = True
equal (a : as) (b : bs) = (if a then b else not b) && equal as bs
equal _ _ = False

prop_mux :: [Bit] -> [Word'] -> Bool
prop_mux ss ws = (oneHot ss && fits ss ws) ==> equal (pick ss ws) (mux ss ws)

main :: IO ()
main = do
  [depth] <- getArgs
  depthCheck (read depth) prop_mux
