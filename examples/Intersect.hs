-- | The intersection of two lists as the Haskell Report has it. Is it commutative?
--
-- The functions are those with which the G2 paper begins: `needle explore` shows what they do, a line a path.
module Intersect where

import Prelude hiding (any)

intersect :: Eq a => [a] -> [a] -> [a]
intersect = intersectBy (==)

intersectBy :: (a -> a -> Bool) -> [a] -> [a] -> [a]
intersectBy _ [] _ = []
intersectBy _ _ [] = []
intersectBy eq xs ys = [x | x <- xs, any (eq x) ys]

any :: (a -> Bool) -> [a] -> Bool
any _ [] = False
any p (x : xs) = p x || any p xs

prop_commutative :: Eq a => [a] -> [a] -> Bool
prop_commutative xs ys = (xs `intersect` ys) == (ys `intersect` xs)
