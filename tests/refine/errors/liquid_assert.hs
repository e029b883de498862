-- refine: check fine
-- refine: sane fine
-- refine: hasty calls check
-- witness: hasty 0 1
-- refine: die fine
-- An assertion in the code.
module LiquidAssert where

{-@ check :: {b:Bool | b} -> a -> a @-}
check :: Bool -> a -> a
check True x = x
check False _ = die "an assertion failed"

{-@ sane :: a:Int -> {b:Int | b <= a} -> Nat @-}
sane :: Int -> Int -> Int
sane a b = check (a - b >= 0) (a - b)

{-@ hasty :: Int -> Int -> Int @-}
hasty :: Int -> Int -> Int
hasty a b = check (a - b >= 0) (a - b)

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message
