-- | Six properties of insertion into a sorted list, each stronger than the one before it.
module Insert where

import Data.List (insert, (\\))
import Test.QuickCheck (OrderedList(..))

ordered :: [Int] -> Bool
ordered (x : ys@(y : _)) = x <= y && ordered ys
ordered _ = True

prop_insert0 :: Int -> [Int] -> Bool
prop_insert0 x xs = not (ordered xs) || ordered (insert x xs)

prop_insert1, prop_insert2, prop_insert3, prop_insert4, prop_insert5 :: Int -> OrderedList Int -> Bool
prop_insert1 x (Ordered xs) = ordered (insert x xs)

prop_insert2 x (Ordered xs) = ordered out && x `elem` out
  where out = insert x xs

prop_insert3 x (Ordered xs) = ordered out && length out == length xs + 1
  where out = insert x xs

prop_insert4 x (Ordered xs) = ordered out && x `elem` out && length out == length xs + 1
  where out = insert x xs

prop_insert5 x (Ordered xs) = ordered out && null (xs \\ out) && [x] == (out \\ xs)
  where out = insert x xs
