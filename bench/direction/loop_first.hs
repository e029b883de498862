-- kind: forward
-- Five thousand turns with known numbers, then one question.
module LoopFirst where

import Needle (target)

loop :: Int -> Int -> Int
loop 0 acc = acc
loop n acc = loop (n - 1) ((acc * 31 + n) `mod` 1009)

entry :: Int -> Int
entry x = if x == loop 5000 7 then target 1 else 0
