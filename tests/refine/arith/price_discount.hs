-- refine: discount fine
-- refine: total abstract rate
-- refine: rate fine
-- refine: cheapest concrete
-- witness: cheapest 1 0
-- A rate that is not known to stay below the price, and a minimum that is none.
module PriceDiscount where

{-@ discount :: p:Nat -> {r:Nat | r <= p} -> Nat @-}
discount :: Int -> Int -> Int
discount p r = p - r

{-@ rate :: Nat -> Nat @-}
rate :: Int -> Int
rate p = if p > 10 then 10 else 0

{-@ total :: Nat -> Nat @-}
total :: Int -> Int
total p = discount p (rate p)

{-@ cheapest :: a:Nat -> b:Nat -> {v:Nat | v <= a && v <= b} @-}
cheapest :: Int -> Int -> Int
cheapest a b = if a > b then a else b
