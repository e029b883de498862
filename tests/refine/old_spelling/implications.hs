-- refine: start fine
-- refine: stop fine
-- refine: sign concrete
-- witness: sign 0
-- => and ==> and <=> side by side, and conditions inside predicates.
module Implications where

{-@ start :: n:Int -> {v:Int | (n > 0 => v = n) && (n <= 0 ==> v = 0)} @-}
start :: Int -> Int
start n = if n > 0 then n else 0

{-@ stop :: n:Int -> {v:Bool | v <=> (if n > 0 then n > 9 else n < -9)} @-}
stop :: Int -> Bool
stop n = n > 9 || n < -9

{-@ sign :: n:Int -> {v:Int | (n = 0 => v = 0) && (n > 0 => v = 1) && (n < 0 => v = -1)} @-}
sign :: Int -> Int
sign n = if n >= 0 then 1 else -1
