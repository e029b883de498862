-- kind: forward
-- A list of primes is computed; the input is the hundredth.
module Sieve where

import Needle (target)

primes :: [Int]
primes = go [2 ..]
  where
    go (p : ns) = p : go (filter (\n -> n `mod` p /= 0) ns)
    go [] = []

entry :: Int -> Int
entry x = if primes !! 99 == x then target 1 else 0
