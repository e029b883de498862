-- was: a proof at Int was taken for all types with Ord, and NaN gets there
-- $ needle cover cover_unlawful_order.hs -t 5s
-- > 0 proved unreachable
-- > proved unreachable at a = Int only
-- $ needle cover cover_unlawful_order.hs -t 5s --type a=Double
-- > 23 covered
module CoverUnlawfulOrder (pick) where

pick :: Ord a => a -> a -> Int
pick x y = if x < y then 1 else if y < x then 2 else if x == y then 3 else 0
