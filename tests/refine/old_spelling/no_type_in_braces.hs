-- refine: magnitude fine
-- refine: previous concrete
-- witness: previous 0
-- refine: second fine
-- {v | p}, and binders with other names.
module NoTypeInBraces where

{-@ magnitude :: Int -> {v | v >= 0} @-}
magnitude :: Int -> Int
magnitude n = if n >= 0 then n else negate n

{-@ previous :: {n:Int | n >= 0} -> {r:Int | r >= 0} @-}
previous :: Int -> Int
previous n = n - 1

{-@ second :: a:Int -> b:Int -> {b':Int | b' = b} @-}
second :: Int -> Int -> Int
second _ b = b
