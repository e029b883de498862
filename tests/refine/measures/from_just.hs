-- refine: get fine
-- refine: orElse fine
-- refine: firstPositive fine
-- refine: use calls get
-- witness: use []
-- use takes for granted that something is found.
module FromJust where

{-@ get :: m:{v:Maybe Int | isJust v} -> {v:Int | v = fromJust m} @-}
get :: Maybe Int -> Int
get (Just x) = x

{-@ orElse :: d:Int -> m:Maybe Int -> {v:Int | isJust m || v = d} @-}
orElse :: Int -> Maybe Int -> Int
orElse _ (Just x) = x
orElse d Nothing = d

{-@ firstPositive :: [Int] -> Maybe {v:Int | v > 0} @-}
firstPositive :: [Int] -> Maybe Int
firstPositive [] = Nothing
firstPositive (x : xs)
  | x > 0 = Just x
  | otherwise = firstPositive xs

{-@ use :: [Int] -> Int @-}
use :: [Int] -> Int
use xs = get (firstPositive xs)
