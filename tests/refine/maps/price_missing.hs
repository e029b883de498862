-- refine: price calls die
-- witness: price 0 M.empty
-- refine: priceOr fine
-- refine: die fine
module PriceMissing where

import qualified Data.Map as M

{-@ price :: Int -> M.Map Int Nat -> Nat @-}
price :: Int -> M.Map Int Int -> Int
price item m = case M.lookup item m of
  Just p -> p
  Nothing -> die "price: not for sale"

{-@ priceOr :: Nat -> Int -> M.Map Int Nat -> Nat @-}
priceOr :: Int -> Int -> M.Map Int Int -> Int
priceOr other item m = case M.lookup item m of
  Just p -> p
  Nothing -> other

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message
