-- refine: withdraw fine
-- refine: deposit concrete
-- witness: deposit 0 0
-- refine: transfer calls withdraw
-- witness: transfer 0 0 1
-- refine: fee fine
-- refine: charge abstract fee
-- refine: die fine
-- Three mistakes in one file.
module Bank where

{-@ withdraw :: b:Nat -> {n:Nat | n <= b} -> {v:Nat | v = b - n} @-}
withdraw :: Int -> Int -> Int
withdraw b n
  | n <= b = b - n
  | otherwise = die "withdraw: not enough"

{-@ deposit :: b:Nat -> n:Nat -> {v:Nat | v > b} @-}
deposit :: Int -> Int -> Int
deposit b n = b + n

{-@ transfer :: Nat -> Nat -> Nat -> (Nat, Nat) @-}
transfer :: Int -> Int -> Int -> (Int, Int)
transfer from to n = (withdraw from n, to + n)

{-@ fee :: Nat -> Nat @-}
fee :: Int -> Int
fee b = b `div` 10

{-@ charge :: Nat -> Nat @-}
charge :: Int -> Int
charge b = withdraw b (fee b)

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message
